"""Two networks against each other in experts, many games at once, so that small differences can be told:

    python -m bench.networks run-network-2.npz master --pairs 2000 --turns 1 --guesses 4 --jobs 2

A network is that of a level, or a file. With `--plans` the first expert also lets its network choose what
follows in a turn, as `master` does. Every seed is played from both seats.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Generator, Sequence
from functools import partial
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from vigil.arena.seeds import KINDS, VALIDATION, seeds
from vigil.bots.afterstate import Afterstate, candidates, outcome
from vigil.bots.expert import Expert
from vigil.bots.network import Network, shipped_network
from vigil.bots.search import best
from vigil.rules.game import Game

LOT = 100  # seeds of a process at a time
TOGETHER = 64  # games that are played at a time
LEVELS = ("expert", "master")

Asked = tuple[int, list[Afterstate]]  # which network is asked, and of what
Playing = Generator[Asked, Sequence[float], float]  # it ends with what the first network got


class Contest(NamedTuple):
    """Who plays, and what."""

    names: tuple[str, str]
    turns: int
    guesses: int
    plans: bool
    sets: list[str]


def network(name: str) -> Network:
    """The network of a level, or of a file."""
    return shipped_network(name) if name in LEVELS else Network.load(Path(name))


def play_lot(contest: Contest, lot: Sequence[int]) -> list[float]:
    """What the first network got, seed by seed."""
    networks = [network(name) for name in contest.names]
    games = [playing(contest, networks, seed, place) for seed in lot for place in range(2)]
    won = together(games, networks)
    return [(won[number] + won[number + 1]) / 2 for number in range(0, len(won), 2)]


def playing(contest: Contest, networks: Sequence[Network], seed: int, place: int) -> Playing:
    """Play one game, the first network in a place, asking for the chances of afterstates."""
    game = Game.new(contest.sets, 2, seed).forget()
    whose = (place, 1 - place)  # the network of every seat
    experts = [Expert(seed + seat, networks[whose[seat]], contest.guesses, contest.turns) for seat in (0, 1)]
    experts[place].plans = contest.plans
    while decision := game.decision:
        seat = decision.player
        expert = experts[seat]
        advised = expert.judge.choose(game, decision.moves)
        moves = candidates(game, advised)
        if len(moves) == 1:
            game.step(moves[0])
            continue
        racing = expert.racing(game.view(seat), moves)
        wanted = next(racing)
        while True:
            values = yield whose[seat], wanted
            try:
                wanted = racing.send(values)
            except StopIteration as done:
                game.step(best(done.value, advised))
                break
    return outcome(game, place)


def together(games: Sequence[Playing], networks: Sequence[Network]) -> list[float]:
    """Play games, some at a time: what all of them ask a network for, it answers at once."""
    won = [0.0] * len(games)
    waiting = iter(range(len(games)))
    asked: dict[int, Asked] = {number: next(games[number]) for number in islice(waiting, TOGETHER)}
    while asked:
        for which, asked_network in enumerate(networks):
            asking = [number for number in asked if asked[number][0] == which]
            ends = [end for number in asking for end in asked[number][1]]
            values = iter(asked_network.chances(ends).tolist() if ends else [])
            for number in asking:
                answer = list(islice(values, len(asked[number][1])))
                try:
                    asked[number] = games[number].send(answer)
                except StopIteration as done:
                    won[number] = done.value
                    del asked[number]
                    asked.update({following: next(games[following]) for following in islice(waiting, 1)})
    return won


def summary_text(shares: Sequence[float]) -> str:
    """The mean and half of its 95 % interval."""
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    return f"{len(shares)} pairs: {100 * mean:.2f} ± {196 * math.sqrt(spread / len(shares)):.2f} %"


def main() -> None:
    """Play, and say after every lot how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("network")
    parser.add_argument("rival", nargs="?", default="master")
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--turns", type=int, default=1, help="own turns that both look ahead")
    parser.add_argument("--guesses", type=int, default=4)
    parser.add_argument("--plans", action="store_true")
    parser.add_argument("--set", action="append", dest="sets")
    parser.add_argument("--seeds", choices=KINDS, default=VALIDATION)
    parser.add_argument("--start", type=int, default=0, help="the number of the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    names = (asked.network, asked.rival)
    for name in names:
        network(name)  # a wrong name is told before anything is played
    contest = Contest(names, asked.turns, asked.guesses, asked.plans, asked.sets or ["godslayer"])
    numbers = seeds(asked.seeds, asked.start, asked.pairs)
    lots = [numbers[start : start + LOT] for start in range(0, len(numbers), LOT)]
    shares: list[float] = []
    with Pool(asked.jobs) as pool:
        for each in pool.imap(partial(play_lot, contest), lots):
            shares += each
            print(summary_text(shares), flush=True)


if __name__ == "__main__":
    main()
