"""Play a Swiss tournament with people who come back by themselves, and kill the server in its second round.

    python -m tools.tournament_ordeal --people 8 --kills 3
    python -m tools.tournament_ordeal --database postgresql://me@localhost/scratch

In the end everybody must have had one table in every round, no match may lack a game of the tournament or
stand for two of them, nobody may have met twice, and the points must be as many as there were rounds to win.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from bench.players import Person, Player
from bench.processes import Server
from vigil.server.store.backend import open_engine
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tables.tournament_tables import pairings
from vigil.server.store.tournaments.tournament_queries import WholeTournament, load_tournament

PATIENCE = 300.0  # seconds for the tournament to come to its end
AGAIN = 0.3  # seconds between two looks at the page
ROUND = 2  # in which the server is killed


class Contender:
    """Somebody who enters a tournament and plays whatever is drawn for them, by chance."""

    def __init__(self, person: Person, name: str, chance: Random) -> None:
        self.person = person
        self.name = name
        self.chance = chance
        self.played: set[str] = set()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers, once it is there."""
        while True:
            try:
                return await (self.person.get(path) if method == "GET" else self.person.post(path, body))
            except httpx.TransportError:
                await asyncio.sleep(AGAIN)

    async def play(self, tournament: str) -> None:
        """Play until the tournament is over."""
        while True:
            page = await self.ask("GET", f"tournaments/{tournament}")
            if page["body"]["terms"]["state"] in ("finished", "cancelled"):
                return
            match = page["you"]["match"]
            if match is None or match in self.played:
                await asyncio.sleep(AGAIN)
                continue
            seat = 0 if page["you"]["begins"] else 1
            await Player(self.person, match, seat, Random(self.chance.getrandbits(32))).play()
            self.played.add(match)


class TournamentOrdeal:
    """A tournament on a server that is killed in its second round."""

    def __init__(self, database: str, log: Path, seed: int = 1) -> None:
        self.server = Server(database, log)
        self.chance = Random(seed)
        self.contenders: list[Contender] = []
        self.tournament = ""

    async def run(self, people: int, rounds: int, kills: int) -> list[str]:
        """Enter, play, kill, finish; what was found wrong."""
        await asyncio.to_thread(self.server.start)
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                await self.enter(http, people, rounds)
                async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
                    for one in self.contenders:
                        playing.create_task(one.play(self.tournament))
                    for _ in range(kills):
                        await self.kill()
        finally:
            self.server.stop()
        return self.faults(rounds)

    async def enter(self, http: httpx.AsyncClient, people: int, rounds: int) -> None:
        """Let people enter a tournament, which then begins."""
        for number in range(people):
            person = Person(self.server.address, http)
            chance = Random(self.chance.getrandbits(32))
            self.contenders.append(Contender(person, f"Guest {number + 1}", chance))
        maker = self.contenders[0]
        await maker.person.post("me", {"name": maker.name})
        setup = {"sets": ["godslayer"]}
        asked = {"name": "Ordeal", "kind": "swiss", "setup": setup, "rounds": rounds, "games": 2}
        made = await maker.person.post("tournaments/new", asked)
        self.tournament = made["body"]["terms"]["id"]
        for one in self.contenders:
            await one.person.post(f"tournaments/{self.tournament}/enter", {"name": one.name})
        await maker.person.post(f"tournaments/{self.tournament}/begin")

    async def kill(self) -> None:
        """Wait for the second round, kill the server somewhere in it and start it again."""
        maker = self.contenders[0]
        while (await maker.ask("GET", f"tournaments/{self.tournament}"))["body"]["terms"]["round"] < ROUND:
            await asyncio.sleep(AGAIN / 3)
        await asyncio.sleep(self.chance.uniform(0, 1.5))
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    def faults(self, rounds: int) -> list[str]:
        """What is wrong with what was kept."""
        engine = open_engine(self.server.database)
        with engine.connect() as connection:
            whole = load_tournament(connection, self.tournament)
            made = set(connection.execute(select(matches.c.id)).scalars())
            used = [match for match in connection.execute(select(pairings.c.match)).scalars() if match]
        engine.dispose()
        found = [f"match {match} is in no game" for match in made - set(used)]
        return [*found, *round_faults(whole, rounds)]


def round_faults(whole: WholeTournament, rounds: int) -> list[str]:
    """What is wrong with the rounds of a tournament that is over."""
    found = []
    if (whole.tournament.state, whole.tournament.round) != ("finished", rounds):
        found.append(f"it is {whole.tournament.state} after round {whole.tournament.round}")
    for number in range(1, rounds + 1):
        first = [game for game in whole.pairings if (game.round, game.game) == (number, 1)]
        sitting = Counter(person for game in first for person in game.people)
        if sitting != Counter(entrant.person for entrant in whole.entrants):
            found.append(f"round {number}: not everybody has one table")
    pairs = Counter(
        frozenset(game.people) for game in whole.pairings if game.game == 1 and len(game.people) > 1
    )
    found += [f"{sorted(pair)} met {times} times" for pair, times in pairs.items() if times > 1]
    found += [f"{game.key} ended as {game.ended}" for game in whole.pairings if game.ended != "played"]
    return found


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory)
        ordeal = TournamentOrdeal(wishes.database or str(path / "vigil.db"), path / "log", wishes.seed)
        wrong = asyncio.run(ordeal.run(wishes.people, wishes.rounds, wishes.kills))
    print(f"{wishes.people} people, {wishes.rounds} rounds, {wishes.kills} kills, {len(wrong)} faults")
    sys.exit("\n".join(wrong) if wrong else None)


if __name__ == "__main__":
    main()
