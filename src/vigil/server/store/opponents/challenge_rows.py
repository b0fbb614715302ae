"""Challenges to a name, and what becomes of them."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from vigil.server.domain.paces import PaceCode
from vigil.server.store.tables.opponent_tables import challenges

ChallengeStatus = Literal["open", "accepted", "declined", "withdrawn", "expired"]
RECENT: Final = 24 * 3600.0  # seconds for which an answer is shown to both


class StoredChallenge(Struct, frozen=True):
    """A challenge; `second` is the other game of two with one deal."""

    id: int
    by: int
    to: int
    pace: PaceCode
    sets: str
    rated: bool
    duplicate: bool
    state: ChallengeStatus
    at: float
    until: float
    match: str | None
    second: str | None

    @property
    def codes(self) -> list[str]:
        """The sets that are played."""
        return self.sets.split(",")


def add_challenge(connection: Connection, values: dict[str, Any]) -> int:
    """Add an open challenge; returns its number."""
    new = challenges.insert().values(**values, state="open").returning(challenges.c.id)
    return int(connection.execute(new).scalar_one())


def lock_challenge(connection: Connection, challenge: int) -> StoredChallenge | None:
    """A challenge that nobody else changes until this transaction is over."""
    row = connection.execute(select(challenges).where(challenges.c.id == challenge).with_for_update()).first()
    return None if row is None else StoredChallenge(**row._mapping)


def settle_challenge(connection: Connection, challenge: int, **values: Any) -> None:
    """Write what has become of a challenge."""
    connection.execute(update(challenges).where(challenges.c.id == challenge).values(**values))


def count_open(connection: Connection, mine: ColumnElement[bool], now: float) -> int:
    """How many challenges by or to somebody are open."""
    waiting = mine & (challenges.c.state == "open") & (challenges.c.until > now)
    return int(connection.execute(select(func.count()).select_from(challenges).where(waiting)).scalar_one())


def is_open_between(connection: Connection, by: int, to: int, now: float) -> bool:
    """Whether somebody has challenged somebody else already."""
    pair = (challenges.c.by == by) & (challenges.c.to == to)
    return count_open(connection, pair, now) > 0


def challenges_of(connection: Connection, person: int, now: float) -> list[StoredChallenge]:
    """Open challenges by and to a person, and those that were answered lately."""
    waiting = (challenges.c.state == "open") & (challenges.c.until > now)
    answered = challenges.c.state.in_(["accepted", "declined"])
    recent = answered & (challenges.c.at > now - RECENT)
    own = or_(challenges.c.by == person, challenges.c.to == person)
    wanted = select(challenges).where(own, or_(waiting, recent)).order_by(challenges.c.at.desc())
    return [StoredChallenge(**row._mapping) for row in connection.execute(wanted.limit(100))]


def expire_challenges(connection: Connection, now: float) -> None:
    """Close challenges that nobody has answered in time."""
    late = (challenges.c.state == "open") & (challenges.c.until <= now)
    connection.execute(update(challenges).where(late).values(state="expired"))
