"""Matches: what follows from what is kept of them, without anybody being connected."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from vigil.rules import honor
from vigil.rules.events import Event
from vigil.rules.game import Game
from vigil.rules.honor import Result
from vigil.rules.setup import honor_pool
from vigil.server.match.clock import Clocks
from vigil.server.match.course import Table
from vigil.server.protocol import messages
from vigil.server.protocol.requests import Clock
from vigil.server.store.acts import Act
from vigil.server.store.queries import Person, StoredMatch, StoredSeat

SEEDS: Final = 1 << 53  # as large as every client can write


def new_id() -> str:
    """A name for a match that nobody can guess."""
    return secrets.token_urlsafe(12)


def started(match: StoredMatch, seats: Sequence[StoredSeat], now: float) -> StoredMatch:
    """The match as it is once its seats are taken; with a free seat it goes on waiting."""
    table = new_table(match, seats)
    ready = all(seat.kind in ("person", "bot") for seat in seats)
    return structs.replace(
        match,
        status="playing" if ready else "waiting",
        began=now,
        moved=now,
        deciding=table.deciding,
        turn_number=table.game.turn_number,
        honor_pool=table.game.honor_pool,
    )


def rematch(
    match: StoredMatch, seats: Sequence[StoredSeat], now: float
) -> tuple[StoredMatch, list[StoredSeat]]:
    """The same table again, everybody one seat further on."""
    again = StoredMatch(
        id=new_id(),
        setup=match.setup,
        seed=secrets.randbelow(SEEDS),
        start=None,
        clock=match.clock,
        listed=match.listed,
        status="waiting",
        made_by=match.made_by,
        began=now,
        moved=now,
    )
    moved = [structs.replace(seat, token_hash=None, resigned=False) for seat in seats]
    for seat, name in zip(moved, player_names(seats), strict=True):
        seat.name = name
        if seat.person is not None:  # also of somebody for whom a bot played on
            seat.kind, seat.level = "person", None
    moved = [*moved[-1:], *moved[:-1]]
    return started(again, moved, now), moved


def new_table(match: StoredMatch, seats: Sequence[StoredSeat]) -> Table:
    """The table of a match before its first act."""
    base, opening = opened(match, player_names(seats))
    clock = clock_of(match)
    return Table(base, opening, Clocks(clock, len(seats), match.began) if clock else None)


def opened(match: StoredMatch, names: list[str]) -> tuple[Game, list[Event]]:
    """The game before its first move, and what happened when it was laid out."""
    if match.start is None:
        setup = match.setup
        game = Game.new(setup["sets"], names, match.seed, setup["edition"], setup["variant"])
    else:
        game = Game.from_data(named(match.start, names))
    assert game.base is not None
    return game.base, game.events or []


def named(start: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """A saved game with other people at the table."""
    players = [{**player, "name": name} for player, name in zip(start["players"], names, strict=True)]
    return {**start, "setup": {**start["setup"], "players": list(names)}, "players": players}


def player_names(seats: Sequence[StoredSeat]) -> list[str]:
    """A name for every seat; one that is still free is called by its number."""
    return distinct([seat.name or f"Seat {number + 1}" for number, seat in enumerate(seats)])


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which no two are equal: the second Ada is "Ada 2"."""
    found: list[str] = []
    for name in names:
        taken = {other.lower() for other in found}
        tries = [name, *[f"{name} {number}" for number in range(2, len(names) + 1)]]
        found.append(next(free for free in tries if free.lower() not in taken))
    return found


def clock_of(match: StoredMatch) -> Clock | None:
    """The clock of a match, if it has one."""
    return None if match.clock is None else msgspec.convert(match.clock, Clock)


def after(match: StoredMatch, table: Table, act: Act, becomes: dict[str, Any]) -> StoredMatch:
    """What an act makes of a match; `becomes` is what the game itself cannot know."""
    game = table.game
    result = game.result
    ended = {} if result is None else {"status": "finished", "result": result_data(result)}
    return structs.replace(
        match,
        **{
            "acts": act.number,
            "moved": act.at,
            "deciding": table.deciding,
            "turn_number": game.turn_number,
            "honor_pool": game.honor_pool,
            **ended,
            **becomes,
        },
    )


def comes_out(match: StoredMatch, table: Table) -> bool:
    """Whether a match that is played again stands where it stood, as far as both know the same acts."""
    game = table.game
    kept = (match.deciding, match.turn_number, match.honor_pool)
    return table.step != match.acts or kept == (table.deciding, game.turn_number, game.honor_pool)


def result_data(result: Result) -> dict[str, Any]:
    """How a game ended, as plain data."""
    return {
        "scores": result.scores,
        "winners": result.winners,
        "reason": result.reason,
        "rival": result.rival,
    }


def given_up(game: Game, seats: Sequence[StoredSeat], seat: int) -> dict[str, Any] | None:
    """How a match ends by somebody giving up; None if others play on, with a bot in their place."""
    everybody = range(len(seats))
    sides = {frozenset(everybody) - set(game.setup.opponents(number)) for number in everybody}
    left = [side for side in sides if plays_on(side, seats, seat)]
    if len(left) > 1:
        return None
    scores = [honor.score(game, player) for player in everybody]
    winners = sorted(left[0]) if left else []
    return result_data(Result(scores, winners, "resigned", None))


def plays_on(side: Collection[int], seats: Sequence[StoredSeat], leaving: int) -> bool:
    """Whether a side goes on when somebody leaves; where somebody has, it takes a person to go on for."""
    left = [number for number in side if number == leaving or seats[number].resigned]
    return not left or any(seats[number].kind == "person" for number in side if number not in left)


def pool(match: StoredMatch, players: int) -> int:
    """The honor pool of a match at the start."""
    return honor_pool(players, match.setup["edition"], match.setup["variant"])


def describe(
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    person: Person | None,
    online: Collection[int] = (),
    clocks: Sequence[float | None] = (),
) -> messages.Match:
    """A match as somebody may know it."""
    going = match.status == "playing"
    names = player_names(seats)
    described = []
    for number, seat in enumerate(seats):
        left = clocks[number] if clocks and seat.kind != "bot" else None
        described.append(
            messages.Seat(
                kind=seat.kind,
                name=names[number] if seat.name else "",
                level=seat.level,
                yours=person is not None and seat.kind == "person" and seat.person == person.id,
                online=number in online or seat.kind == "bot",
                clock=left,
                late=going and left == 0,
                resigned=seat.resigned,
            )
        )
    return messages.Match(
        id=match.id,
        status=match.status,
        setup=messages.MatchSetup(**match.setup, honor_pool=pool(match, len(seats))),
        seats=described,
        clock=clock_of(match),
        listed=match.listed,
        acts=match.acts,
        deciding=match.deciding if going else None,
        turn_number=match.turn_number,
        honor_pool=match.honor_pool,
        taken_back=match.taken_back,
        result=None if match.result is None else msgspec.convert(match.result, messages.Result),
        began=match.began,
        moved=match.moved,
        rematch=match.rematch,
    )
