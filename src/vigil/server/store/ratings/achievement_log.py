"""Achievements: what people have earned, and how far they are with the rest."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from vigil.server.store.statements import insert, upsert
from vigil.server.store.tables.achievement_tables import achievements, card_counts, deeds, tallies
from vigil.server.store.tables.result_tables import results, totals


class KeptAchievement(NamedTuple):
    """How far somebody is with an achievement; `at`: when it was earned, `number`: by which result."""

    code: str
    at: float | None
    number: int | None
    progress: int


def achievements_of(connection: Connection, person: int) -> dict[str, KeptAchievement]:
    """What somebody has earned or begun, by code."""
    columns = [achievements.c[name] for name in KeptAchievement._fields]
    found = connection.execute(select(*columns).where(achievements.c.person == person))
    return {row.code: KeptAchievement(*row) for row in found}


def save_achievements(connection: Connection, person: int, found: list[KeptAchievement]) -> None:
    """Keep what somebody has earned or begun."""
    upsert(connection, achievements, [{"person": person, **each._asdict()} for each in found])


def earned_in(connection: Connection, person: int, number: int) -> list[str]:
    """What a result has earned somebody."""
    by_it = (achievements.c.person == person) & (achievements.c.number == number)
    return sorted(connection.execute(select(achievements.c.code).where(by_it)).scalars())


def share_of(connection: Connection, code: str) -> int:
    """How many of 100 players have an achievement."""
    return shares(connection).get(code, 0)


def shares(connection: Connection) -> dict[str, int]:
    """How many of 100 players have each achievement."""
    players = connection.execute(select(func.count(func.distinct(totals.c.person)))).scalar() or 1
    earned = select(achievements.c.code, func.count()).where(achievements.c.at.is_not(None))
    return {
        code: round(100 * count / players)
        for code, count in connection.execute(earned.group_by(achievements.c.code))
    }


def matches_of(connection: Connection, numbers: list[int]) -> dict[int, str]:
    """The matches of some results."""
    wanted = select(results.c.number, results.c.match).where(results.c.number.in_(numbers))
    return {row.number: row.match for row in connection.execute(wanted)}


def load_deeds(connection: Connection, person: int) -> str | None:
    """What is kept of all games of somebody."""
    return connection.execute(select(deeds.c.content).where(deeds.c.person == person)).scalar()


def save_deeds(connection: Connection, person: int, content: str) -> None:
    """Keep it."""
    row: dict[str, Any] = {"person": person, "content": content}
    upsert(connection, deeds, [row])


def save_tally(connection: Connection, number: int, seat: int, content: bytes) -> None:
    """Keep what was counted at a seat."""
    upsert(connection, tallies, [{"number": number, "seat": seat, "content": content}])


def count_cards(connection: Connection, person: int, acquired: dict[str, int], won: bool) -> None:
    """Count the cards that somebody has acquired in a game."""
    for card, copies in acquired.items():
        more = {"copies": copies, "games": 1, "won": int(won)}
        new = insert(connection, card_counts).values(person=person, card=card, **more)
        sums = {name: card_counts.c[name] + value for name, value in more.items()}
        connection.execute(new.on_conflict_do_update(index_elements=["person", "card"], set_=sums))
