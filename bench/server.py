"""How much the server bears: many matches at once, two connected clients each, playing at random.

    python -m bench.server                             500 matches on SQLite, a second's thought before a move
    python -m bench.server --pace 0                    the same as fast as it goes
    python -m bench.server --postgres --processes 2    two processes on one PostgreSQL, a client at each

`make load` runs this on the compiled engine. The clients have a process of their own. In the end
everything they were told is held against the database: an act that is missing, doubled, out of order or
leads to another table than somebody saw is a fault, and there must be none.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import vigil
from bench import crowd
from bench.audit import faults
from bench.crowd import Load, Outcome
from bench.engine import processor
from bench.players import Seen
from bench.processes import Server
from tests.server.postgres import Cluster, programs
from vigil.build import compiled


@contextmanager
def servers(directory: Path, postgres: bool, processes: int) -> Iterator[list[Server]]:
    """Server processes on one new database."""
    with ExitStack() as stack:
        database = str(directory / "vigil.db")
        if postgres:
            binaries = programs()
            assert binaries, "PostgreSQL is not installed"
            cluster = Cluster(binaries)
            stack.callback(cluster.stop)
            database = cluster.database()
        made = [
            Server(database, directory / f"log{number}", "--connections", "2000")
            for number in range(processes)
        ]
        yield [stack.enter_context(server) for server in made]


def headings(postgres: bool, processes: int) -> Iterator[str]:
    """Where and on what it is measured."""
    build = "compiled" if compiled() else "plain Python"
    cores = f"{os.cpu_count()} cores, {processor()}"
    yield f"Vigil {vigil.__version__}, {build}; Python {platform.python_version()}; {cores}"
    yield f"server processes: {processes}, on {'PostgreSQL' if postgres else 'SQLite'}"


def run_clients(load: Load) -> Outcome:
    """What the clients say, who play in a process of their own."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(crowd.play, load).result()


def to_the_other(players: list[Seen]) -> list[float]:
    """Seconds from when a player sees the table after a move until the opponent does."""
    pairs: dict[str, list[Seen]] = {}
    for seen in players:
        pairs.setdefault(seen.match, []).append(seen)
    return [
        pair[1 - by].heard[step] - pair[by].heard[step]
        for pair in pairs.values()
        for step, (by, _) in pair[0].acts.items()
        if by is not None and step in pair[1].heard
    ]


def spread(what: str, seconds: list[float]) -> str:
    """A line about how long something took."""
    cuts = statistics.quantiles(seconds, n=100)
    figures = [f"p{percent} {cuts[percent - 1] * 1000:.0f} ms" for percent in (50, 95, 99)]
    return f"{what}: {', '.join(figures)}, at most {max(seconds) * 1000:.0f} ms"


def report(outcome: Outcome, wrong: list[str]) -> Iterator[str]:
    """What was found, line by line."""
    players = outcome.players
    times = [seconds for seen in players for seconds in seen.times]
    refusals = Counter(reason for seen in players for reason in seen.refusals)
    lost = sum(seen.lost for seen in players)
    yield f"{len(times):,} acts in {outcome.seconds:.0f} s: {len(times) / outcome.seconds:,.0f} a second"
    yield spread("from a move to the table after it", times)
    yield spread("and on to the opponent's", to_the_other(players))
    yield f"connections lost: {lost}; refused: {refusals.total()}; never answered: {outcome.unanswered}"
    yield from (f"  {number} x {reason}" for reason, number in refusals.most_common(5))
    yield f"the servers used {outcome.served / len(times) * 1000:.2f} ms of processor for an act"
    share, clients = outcome.served / outcome.seconds, outcome.busy / outcome.seconds
    cores = f"{share:.2f} with the servers, {clients:.2f} with the clients"
    yield f"cores busy: {cores}; load of the machine {os.getloadavg()[0]:.1f}"
    yield f"held against the database, every act and the last table of everybody: {len(wrong)} faults"
    yield from (f"  {fault}" for fault in wrong[:20])


def main() -> None:
    """Measure, check, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1, help="seconds of thought before a move, on average")
    parser.add_argument("--postgres", action="store_true", help="a private PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="several need --postgres")
    wishes = parser.parse_args()
    print(*headings(wishes.postgres, wishes.processes), sep="\n")
    print(f"{wishes.matches} matches, two clients each, {wishes.pace:g} s of thought before a move")
    with tempfile.TemporaryDirectory() as directory:
        with servers(Path(directory), wishes.postgres, wishes.processes) as serving:
            processes = {server.address: server.process.pid for server in serving}
            outcome = run_clients(Load(processes, wishes.matches, wishes.seconds, wishes.pace))
            wrong = faults(serving[0].database, outcome.players)
        for log in Path(directory).glob("log*"):
            print(log.read_text(), end="")
    print(*report(outcome, wrong), sep="\n")
    sys.exit(1 if wrong or outcome.unanswered else 0)


if __name__ == "__main__":
    main()
