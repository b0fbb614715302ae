"""Layout: the table of a stored match before its first act, and the names of its players."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import make_setup
from vigil.rules.view import deal_anew
from vigil.server.domain.kinds import SeatKind
from vigil.server.match.course import Course
from vigil.server.protocol.names import skeleton
from vigil.server.protocol.requests import Clock
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.matches.match_snapshots import Snapshot
from vigil.server.timing.clock import Clocks
from vigil.wording.signs import is_name

FREE: Final[tuple[SeatKind, ...]] = ("open", "invited")  # seats that nobody has taken yet
SEED_BITS: Final = 256  # nobody finds such a seed by trying


def new_id() -> str:
    """An unguessable name for a match."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """An unguessable seed."""
    return secrets.randbits(SEED_BITS)


def draw_seed(setup: dict[str, Any], seats: int, lot: bool) -> int:
    """An unguessable seed; one by which the first seat begins, if that is not left to the lot."""
    seed = new_seed()
    if lot:
        return seed
    whole = make_setup(setup["sets"], seats, setup["edition"], setup["variant"])
    while Game.deal(whole, seed, BLAKE2B).first:
        seed = new_seed()
    return seed


def deal_again(match: StoredMatch, seats: Sequence[StoredSeat], now: float, clock: float) -> StoredMatch:
    """The match with other cards, which nobody has seen; of what was chosen only a start is left."""
    if match.start is None:
        seed, start, chosen = draw_seed(match.setup, len(seats), match.lot), None, None
    else:
        game = Game.from_data(match.start)
        seed, chosen = new_seed(), {**(match.chosen or {}), "seed": False}
        deal_anew(game, seed, [])
        start = game.to_data()
    dealt = structs.replace(match, seed=seed, generator=BLAKE2B, start=start, chosen=chosen)
    return start_match(dealt, seats, now, clock)


def start_match(match: StoredMatch, seats: Sequence[StoredSeat], now: float, clock: float) -> StoredMatch:
    """The match with its table laid out; it is played once every seat is taken.

    `now` is by the calendar, `clock` in the time of the service.
    """
    course = new_course(match, seats)
    clocks, start = course.clocks, match.start
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
        clocks=clocks.to_data() if clocks else None,
        pool=whole_pool(course.game),
        first_turn=None if start is None else course.game.turn_number,
    )


def whole_pool(game: Game) -> int:
    """The honor pool of a game with what is taken already."""
    return game.honor_pool + game.rival_honor + sum(player.honor for player in game.players)


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
    return Game.deal(setup, match.seed, match.generator)


def with_names(start: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """A saved game with other players' names."""
    players = [{**player, "name": name} for player, name in zip(start["players"], names, strict=True)]
    return {**start, "setup": {**start["setup"], "players": list(names)}, "players": players}


def player_names(seats: Sequence[StoredSeat]) -> list[str]:
    """A name for every seat; a free one, or one with a name that nobody may have any more, by its number."""
    return distinct(
        [seat.name if is_name(seat.name) else f"Seat {number + 1}" for number, seat in enumerate(seats)]
    )


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
