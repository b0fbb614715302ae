"""How much luck decides a tournament: how often the best comes first, and among the first three.

    python -m bench.tournament_luck --tournaments 400

Strengths are drawn with a deviation of 180 points, 400 points are odds of ten to one, and whoever begins is
worth 35 points more, as measured with the bots. The figures stand in `people/pairing/luck.py`.
"""

from __future__ import annotations

import argparse
from random import Random

from vigil.server.domain.tournament_kinds import TournamentKind
from vigil.server.people.pairing.contest import Contest, Contestant, ContestGame, DrawnTable
from vigil.server.people.pairing.drawing import draw_tables
from vigil.server.people.pairing.knockout import rounds_of, wants_decider
from vigil.server.people.pairing.standings import standings
from vigil.server.people.pairing.swiss import rounds_for

SPREAD = 180.0
FIRST_SEAT = 35.0
ARENA_GAMES = 8  # of each in an hour


def chance_of(lead: float) -> float:
    """The chance to win with so many points more."""
    return float(1 / (1 + 10 ** (-lead / 400)))


class Trial:
    """One tournament of simulated people, whose numbers are their ranks by strength."""

    def __init__(self, kind: TournamentKind, people: int, games: int, chance: Random) -> None:
        strengths = sorted((chance.gauss(0, SPREAD) for _ in range(people)), reverse=True)
        lots = chance.sample(range(people), people)
        seeded = kind == "knockout"
        there = [
            Contestant(rank, lots[rank], strength if seeded else 0.0)
            for rank, strength in enumerate(strengths)
        ]
        self.strengths, self.chance = strengths, chance
        self.contest = Contest(kind, games, 0, there, [])

    def play(self, rounds: int) -> int:
        """The place of the best after so many rounds, from 0."""
        for number in range(1, rounds + 1):
            games = [game for table in draw_tables(self.contest) for game in self.table_games(table, number)]
            known = self.contest
            self.contest = Contest(known.kind, known.games_each, number, known.people, [*known.games, *games])
        return [ranked.history.person for ranked in standings(self.contest)].index(0)

    def table_games(self, table: DrawnTable, number: int) -> list[ContestGame]:
        """The games of a table."""
        if len(table.people) == 1:
            return [ContestGame(number, table.table, 1, table.people, "bye", (1.0,), (0,))]
        played: list[ContestGame] = []
        decides = self.contest.kind == "knockout"
        while len(played) < self.contest.games_each or (decides and wants_decider(played)):
            people = table.people if len(played) % 2 == 0 else table.people[::-1]
            first, second = [self.strengths[person] for person in people]
            won = float(self.chance.random() < chance_of(first - second + FIRST_SEAT))
            scores = (60, 50) if won else (50, 60)
            game = len(played) + 1
            played.append(ContestGame(number, table.table, game, people, "played", (won, 1 - won), scores))
        return played


def main() -> None:
    """Simulate what the pages of tournaments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tournaments", type=int, default=400)
    parser.add_argument("--people", type=int, nargs="*", default=[8, 16, 32])
    wishes = parser.parse_args()
    kinds: list[tuple[TournamentKind, int]] = [
        ("swiss", 1), ("swiss", 2), ("knockout", 1), ("knockout", 2), ("arena", 1),
    ]  # fmt: skip
    for kind, games in kinds:
        for people in wishes.people:
            usual = {"swiss": rounds_for(people), "knockout": rounds_of(people), "arena": ARENA_GAMES}
            places = [
                Trial(kind, people, games, Random(seed)).play(usual[kind])
                for seed in range(wishes.tournaments)
            ]
            share = [round(100 * sum(place < most for place in places) / len(places)) for most in (1, 3)]
            size = f"{people:3} people, {usual[kind]} rounds, {games} games"
            print(f"{kind:8} {size}: first {share[0]} %, in three {share[1]} %")


if __name__ == "__main__":
    main()
