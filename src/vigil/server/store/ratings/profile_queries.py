"""What a profile shows of a person: ratings over time, results of all kinds, games, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Integer, case, func, select

from vigil.server.domain.kinds import Pace
from vigil.server.store.statements import upsert
from vigil.server.store.tables.achievement_tables import card_counts, profile_choices
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import rating_changes
from vigil.server.store.tables.result_tables import result_seats, results

RECENT: Final = 10  # games
RIVALS: Final = 8  # people one has played most
CARDS: Final = 3
PARTS: Final = ("rating", "games", "cards", "achievements")


class KnownPlayer(NamedTuple):
    """Somebody whose profile can be looked at."""

    id: int
    name: str
    created: float
    account: bool


class RatedMoment(NamedTuple):
    """A rating after a game."""

    finished: float
    mean: float
    deviation: float
    change: float


class WonCount(NamedTuple):
    """Games of one kind, and how many were won: of all, of those one began, of the others."""

    kind: str
    games: int
    won: int
    first_games: int = 0
    first_won: int = 0


class RecentSeat(NamedTuple):
    """A seat of a recent game."""

    number: int
    match: str
    finished: float
    sets: str
    pace: Pace
    reason: str
    seat: int
    person: int | None
    name: str | None
    level: str | None
    place: int | None
    score: int
    won: bool
    mean: float | None
    change: float | None


def find_player(connection: Connection, person: int) -> KnownPlayer | None:
    """Somebody by their number, unless they have gone."""
    wanted = select(people.c.id, people.c.name, people.c.created, people.c.account)
    row = connection.execute(wanted.where(people.c.id == person, people.c.deleted.is_(None))).first()
    return None if row is None else KnownPlayer(*row)


def rating_moments(connection: Connection, person: int, since: float) -> list[RatedMoment]:
    """The ratings of somebody from a time on, in their order."""
    columns = [rating_changes.c[name] for name in RatedMoment._fields]
    theirs = (rating_changes.c.person == person) & (rating_changes.c.finished > since)
    wanted = select(*columns).where(theirs).order_by(rating_changes.c.number)
    return [RatedMoment(*row) for row in connection.execute(wanted)]


def highest_rating(connection: Connection, person: int) -> float | None:
    """The best rating that somebody ever had."""
    wanted = select(func.max(rating_changes.c.mean)).where(rating_changes.c.person == person)
    return connection.execute(wanted).scalar()


def decided_seats(person: int) -> Any:
    """The seats of somebody in games that somebody has won."""
    return (result_seats.c.person == person) & result_seats.c.place.is_not(None) & ~results.c.aborted


def results_by_set(connection: Connection, person: int) -> list[WonCount]:
    """What somebody has played with each set, and from which seat."""
    won = result_seats.c.won.cast(Integer)
    began = case((results.c.first == result_seats.c.seat, 1), else_=0)
    wanted = (
        select(results.c.sets, func.count(), func.sum(won), func.sum(began), func.sum(began * won))
        .join(result_seats, result_seats.c.number == results.c.number)
        .where(decided_seats(person), results.c.players > 1)
        .group_by(results.c.sets)
        .order_by(func.count().desc())
    )
    return [WonCount(*row) for row in connection.execute(wanted)]


def results_by_bot(connection: Connection, person: int) -> list[WonCount]:
    """What somebody has played against each level of bots alone, with one of them."""
    other = result_seats.alias("other")
    wanted = (
        select(other.c.level, func.count(), func.sum(result_seats.c.won.cast(Integer)))
        .select_from(result_seats)
        .join(results, results.c.number == result_seats.c.number)
        .join(other, (other.c.number == result_seats.c.number) & (other.c.seat != result_seats.c.seat))
        .where(decided_seats(person), results.c.players == 2, other.c.person.is_(None))
        .group_by(other.c.level)
    )
    return [WonCount(*row) for row in connection.execute(wanted)]


def results_by_person(connection: Connection, person: int) -> list[WonCount]:
    """Whom somebody has played most, by name."""
    other = result_seats.alias("other")
    wanted = (
        select(people.c.name, func.count(), func.sum(result_seats.c.won.cast(Integer)))
        .select_from(result_seats)
        .join(results, results.c.number == result_seats.c.number)
        .join(other, (other.c.number == result_seats.c.number) & (other.c.side != result_seats.c.side))
        .join(people, people.c.id == other.c.person)
        .where(decided_seats(person), other.c.person != person, people.c.account, people.c.deleted.is_(None))
        .group_by(other.c.person, people.c.name)
        .order_by(func.count().desc())
        .limit(RIVALS)
    )
    return [WonCount(*row) for row in connection.execute(wanted)]


def recent_seats(connection: Connection, person: int) -> list[RecentSeat]:
    """All seats of somebody's last games, the last one first."""
    own = (result_seats.c.person == person) & result_seats.c.place.is_not(None)
    numbers = select(result_seats.c.number).where(own).order_by(result_seats.c.finished.desc()).limit(RECENT)
    wanted = (
        select(
            results.c.number, results.c.match, results.c.finished, results.c.sets, results.c.pace,
            results.c.reason, result_seats.c.seat, result_seats.c.person, people.c.name,
            result_seats.c.level, result_seats.c.place, result_seats.c.score, result_seats.c.won,
            rating_changes.c.mean, rating_changes.c.change,
        )
        .select_from(results)
        .join(result_seats, result_seats.c.number == results.c.number)
        .outerjoin(people, people.c.id == result_seats.c.person)
        .outerjoin(
            rating_changes,
            (rating_changes.c.number == result_seats.c.number)
            & (rating_changes.c.seat == result_seats.c.seat),
        )
        .where(results.c.number.in_(numbers))
        .order_by(results.c.number.desc(), result_seats.c.seat)
    )  # fmt: skip
    return [RecentSeat(**row._mapping) for row in connection.execute(wanted)]


def card_tallies(connection: Connection, person: int) -> list[tuple[str, int, int, int]]:
    """The cards that somebody has acquired: copies, games, games won; the most frequent first."""
    wanted = select(card_counts.c.card, card_counts.c.copies, card_counts.c.games, card_counts.c.won)
    theirs = wanted.where(card_counts.c.person == person).order_by(card_counts.c.copies.desc())
    return [(row.card, row.copies, row.games, row.won) for row in connection.execute(theirs)]


def load_choices(connection: Connection, person: int) -> dict[str, bool]:
    """What others may see of somebody: everything, unless they have chosen otherwise."""
    row = connection.execute(select(profile_choices).where(profile_choices.c.person == person)).first()
    return {part: True if row is None else getattr(row, part) for part in PARTS}


def save_choices(connection: Connection, person: int, choices: dict[str, bool]) -> None:
    """Keep what others may see of somebody."""
    upsert(connection, profile_choices, [{"person": person, **choices}])


def changes_of_match(connection: Connection, match: str) -> Sequence[Any]:
    """What a match did to ratings: a row for each seat, with everything that is shown of it."""
    wanted = (
        select(
            results.c.number, results.c.rated, results.c.unrated, results.c.sets, results.c.first,
            results.c.players, results.c.finished, result_seats.c.seat, result_seats.c.person,
            result_seats.c.level, people.c.name, rating_changes.c.mean, rating_changes.c.deviation,
            rating_changes.c.change, rating_changes.c.weight, profile_choices.c.rating.label("shown"),
        )
        .select_from(results)
        .join(result_seats, result_seats.c.number == results.c.number)
        .outerjoin(people, people.c.id == result_seats.c.person)
        .outerjoin(profile_choices, profile_choices.c.person == result_seats.c.person)
        .outerjoin(
            rating_changes,
            (rating_changes.c.number == result_seats.c.number)
            & (rating_changes.c.seat == result_seats.c.seat),
        )
        .where(results.c.match == match)
        .order_by(result_seats.c.seat)
    )  # fmt: skip
    return connection.execute(wanted).all()
