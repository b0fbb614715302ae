"""Knockout: a bracket by seeds, whose winners meet until one is left."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.server.people.pairing.contest import Contest, Contestant, ContestGame, DrawnTable


def rounds_of(people: int) -> int:
    """How many rounds a knockout of so many has."""
    return max(people - 1, 0).bit_length()


def seed_order(people: Sequence[Contestant]) -> list[int]:
    """Everybody by strength, then by lot."""
    return [one.person for one in sorted(people, key=lambda one: (-one.strength, one.lot))]


def bracket(size: int) -> list[int]:
    """The seeds of a bracket from top to bottom: the first two meet in the final at the earliest."""
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [seed for one in order for seed in (one, last - one)]
    return order


def knockout_tables(contest: Contest, number: int) -> list[DrawnTable]:
    """The tables of a round; a table at which one is left has a bye, and one without anybody is not there."""
    staying = {one.person for one in contest.people if one.state != "out"}
    if number == 1:
        order = seed_order(contest.people)
        places = [order[seed] if seed < len(order) else None for seed in bracket(1 << rounds_of(len(order)))]
    else:
        last = {table: winner(games) for table, games in tables_of(contest, number - 1).items()}
        places = [
            last.get(table) for table in range(1, (1 << (rounds_of(len(contest.people)) - number + 1)) + 1)
        ]
    tables = []
    for table in range(1, len(places) // 2 + 1):
        drawn = places[2 * table - 2 : 2 * table]
        there = tuple(person for person in drawn if person is not None and person in staying)
        if there:
            tables.append(DrawnTable(table, there))
    return tables


def tables_of(contest: Contest, number: int) -> dict[int, list[ContestGame]]:
    """The games of a round by table."""
    found: dict[int, list[ContestGame]] = {}
    for game in contest.of_round(number):
        found.setdefault(game.table, []).append(game)
    return found


def winner(games: Sequence[ContestGame]) -> int:
    """Who goes on from a table: more points, then more honor, then whoever was named first."""
    people = games[0].people

    def rank(person: int) -> tuple[float, int]:
        counted = [game for game in games if game.counts and len(game.people) > 1]
        return sum(game.points_of(person) for game in counted), sum(game.lead_of(person) for game in counted)

    return max(people, key=rank)


def wants_decider(games: Sequence[ContestGame]) -> bool:
    """Whether a table is even after its pair of games, and one more decides."""
    people = games[0].people
    if len(people) < 2 or len(games) % 2 or any(game.ended is None for game in games):
        return False
    if all(game.ended == "absent" for game in games):
        return False
    first, second = [sum(game.points_of(person) for game in games) for person in people]
    return first == second


def rounds_survived(contest: Contest) -> dict[int, int]:
    """How many rounds everybody has survived."""
    found = dict.fromkeys([one.person for one in contest.people], 0)
    for number in range(1, contest.round + 1):
        for games in tables_of(contest, number).values():
            if all(game.ended is not None for game in games) and not wants_decider(games):
                found[winner(games)] = number
    return found
