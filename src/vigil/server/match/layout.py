"""Layout: the table of a stored match before its first act, and the names of its players."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from vigil.rules.game import Game
from vigil.rules.setup import make_setup
from vigil.server.domain.kinds import SeatKind
from vigil.server.match.clock import Clocks
from vigil.server.match.course import Course
from vigil.server.protocol.names import skeleton
from vigil.server.protocol.requests import Clock
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.matches.match_snapshots import Snapshot

FREE: Final[tuple[SeatKind, ...]] = ("open", "invited")  # seats that nobody has taken yet
SEED_BITS: Final = 256  # nobody finds such a seed by trying


def new_id() -> str:
    """An unguessable name for a match."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """An unguessable seed."""
    return secrets.randbits(SEED_BITS)


def started(match: StoredMatch, seats: Sequence[StoredSeat], now: float, clock: float) -> StoredMatch:
    """The match with its table laid out; it is played once every seat is taken.

    `now` is by the calendar, `clock` in the time of the service.
    """
    course = new_course(match, seats)
    ready = all(seat.kind in ("person", "bot") for seat in seats)
    return structs.replace(
        match,
        status="playing" if ready else "waiting",
        began=now,
        moved=now,
        clock_began=clock,
        deciding=course.deciding,
        turn_number=course.game.turn_number,
        honor_pool=course.game.honor_pool,
    )


def new_course(match: StoredMatch, seats: Sequence[StoredSeat], base: Snapshot | None = None) -> Course:
    """The course of a match before its first act, or after the act of the snapshot that it goes on from."""
    clock = clock_of(match)
    clocks = Clocks(clock, len(seats), clocks_began(match, seats)) if clock else None
    names = player_names(seats)
    if base is None:
        return Course(first_game(match, names), clocks)
    if clocks:
        clocks.seconds, clocks.since = list(base.seconds), base.since
    return Course(Game.from_data(with_names(base.game, names)), clocks, base.act)


def clocks_began(match: StoredMatch, seats: Sequence[StoredSeat]) -> float:
    """When the clocks began, in the time of the service: no earlier than the last who was awaited came."""
    return max(match.clock_began, *[seat.came for seat in seats])


def first_game(match: StoredMatch, names: list[str]) -> Game:
    """The game before its first move."""
    if match.start is not None:
        return Game.from_data(with_names(match.start, names))
    asked = match.setup
    setup = make_setup(asked["sets"], names, asked["edition"], asked["variant"])
    return Game.dealt(setup, match.seed, match.generator)


def with_names(start: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """A saved game with other players' names."""
    players = [{**player, "name": name} for player, name in zip(start["players"], names, strict=True)]
    return {**start, "setup": {**start["setup"], "players": list(names)}, "players": players}


def player_names(seats: Sequence[StoredSeat]) -> list[str]:
    """A name for every seat; a free one is called by its number."""
    return distinct([seat.name or f"Seat {number + 1}" for number, seat in enumerate(seats)])


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which no two look alike: the second Ada is "Ada 2"."""
    found: list[str] = []
    for name in names:
        taken = {skeleton(other) for other in found}
        tries = [name, *[f"{name} {number}" for number in range(2, len(names) + 1)]]
        found.append(next(free for free in tries if skeleton(free) not in taken))
    return found


def clock_of(match: StoredMatch) -> Clock | None:
    """The clock of a match, if it has one."""
    return None if match.clock is None else msgspec.convert(match.clock, Clock)
