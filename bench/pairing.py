"""How much processor time it takes to pair a round of a tournament.

python -m bench.pairing
python -m bench.pairing --people 64 200 512 --rounds 9
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median

from vigil.server.people.pairing.contest import Contest, Contestant, ContestGame, DrawnTable
from vigil.server.people.pairing.drawing import draw_tables


def game_of(table: DrawnTable, number: int, game: int, chance: Random) -> ContestGame:
    """A game of a table, decided by chance."""
    people = table.people if game == 1 else table.people[::-1]
    if len(people) == 1:
        return ContestGame(number, table.table, game, people, "bye", (1.0,), (0,))
    won = float(chance.random() < 0.5)
    return ContestGame(number, table.table, game, people, "played", (won, 1 - won), (50, 55))


def measure(people: int, rounds: int, chance: Random) -> list[float]:
    """The seconds of processor that each round of a tournament takes to be paired."""
    lots = chance.sample(range(people), people)
    contest = Contest("swiss", 2, 0, [Contestant(number, lot) for number, lot in enumerate(lots)], [])
    seconds = []
    for number in range(1, rounds + 1):
        began = time.process_time()
        tables = draw_tables(contest)
        seconds.append(time.process_time() - began)
        games = [
            game_of(table, number, game, chance) for table in tables for game in (1, 2)[: len(table.people)]
        ]
        contest = Contest("swiss", 2, number, contest.people, [*contest.games, *games])
    return seconds


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, nargs="*", default=[16, 64, 200, 512])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    draw_tables(Contest("swiss", 2, 0, [Contestant(number, number) for number in range(4)], []))  # imports
    for people in wishes.people:
        seconds = measure(people, wishes.rounds, Random(wishes.seed))
        found = f"median {median(seconds):.2f} s, at most {max(seconds):.2f} s"
        print(f"{people:4} people, {wishes.rounds} rounds: {found}")


if __name__ == "__main__":
    main()
