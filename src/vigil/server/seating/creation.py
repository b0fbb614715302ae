"""Creation: new matches from what somebody asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, assert_never

import msgspec
from msgspec import structs

from vigil.bots import bot
from vigil.rules.game import Game
from vigil.rules.setup import make_setup
from vigil.rules.table import honor
from vigil.rules.view import deal_anew, deal_from_here, is_predictable
from vigil.server.domain.kinds import SeatKind
from vigil.server.match.layout import FREE, SEED_BITS, distinct, draw_seed, new_id
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import Chosen, ChosenSeat
from vigil.server.protocol.requests import NewMatch, NewSeat, TableSetup
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people.persons import Person

KINDS: Final[dict[str, SeatKind]] = {
    "me": "person",
    "here": "person",
    "link": "invited",
    "open": "open",
    "bot": "bot",
}


def new_match(asked: NewMatch, person: Person, start: Game | None, now: float) -> StoredMatch:
    """The match that was asked for; anything wrong with it is a ValueError or a LookupError."""
    check(asked)
    setup = structs.asdict(asked.setup)
    lot = asked.lot or start is not None  # which says whose turn it is
    seed = draw_seed(setup, len(asked.seats), lot) if asked.seed is None else asked.seed
    if start is not None:
        if len(start.players) != len(asked.seats):
            raise ValueError(f"this game has {len(start.players)} seats, not {len(asked.seats)}")
        setup = {
            "sets": [card_set.code for card_set in start.setup.sets],
            "edition": start.setup.edition,
            "variant": start.setup.variant,
        }
        if asked.shuffle:
            deal_anew(start, seed, seats_with_hands(asked.seats))
        elif is_predictable(start):
            deal_from_here(start, seed)
    return StoredMatch(
        id=new_id(),
        setup=setup,
        seed=seed,
        start=None if start is None else start.to_data(),
        clock=None if asked.clock is None else structs.asdict(asked.clock),
        listed=is_listed(asked),
        status="waiting",
        made_by=person.id,
        began=now,
        moved=now,
        chosen=msgspec.to_builtins(chosen_start(asked, start)),
        hints=asked.hints,
        lot=lot,
    )


def seats_with_hands(seats: Sequence[NewSeat]) -> list[int]:
    """The seats that keep their hands in a start that is dealt anew: one's own, where only bots play along.

    Where other people play, whoever has seen the start would know the cards of everybody.
    """
    alone = all(seat.kind in ("me", "bot") for seat in seats)
    return [number for number, seat in enumerate(seats) if alone and seat.kind == "me"]


def is_listed(asked: NewMatch) -> bool:
    """Whether a match is to be listed; by default if it has an open seat."""
    return any(seat.kind == "open" for seat in asked.seats) if asked.listed is None else asked.listed


def chosen_start(asked: NewMatch, start: Game | None) -> Chosen | None:
    """What was chosen that is usually left to chance; None for the usual deal."""
    if asked.start is None or start is None:
        return None if asked.seed is None else Chosen(seed=True)
    kinds: tuple[Literal["match", "record", "position"], ...] = ("match", "record", "position")
    return Chosen(
        seed=asked.seed is not None,
        start=next(kind for kind in kinds if getattr(asked.start, kind) is not None),
        shuffled=asked.shuffle,
        seats=[
            ChosenSeat(honor.score(start, seat), len(player.scoring_cards()))
            for seat, player in enumerate(start.players)
        ],
    )


def check(asked: NewMatch) -> None:
    """Refuse seats, clocks and levels that no match can have."""
    if not 1 <= len(asked.seats) <= bounds.SEATS:
        raise ValueError(f"a table has 1 to {bounds.SEATS} seats, not {len(asked.seats)}")
    shortest, longest = bounds.SECONDS
    if asked.clock is not None and not shortest <= asked.clock.seconds <= longest:
        raise ValueError(f"a clock has {shortest} to {longest} seconds, not {asked.clock.seconds}")
    if asked.seed is not None and any(KINDS[seat.kind] in FREE for seat in asked.seats):
        raise ValueError("where somebody else may sit down, the server draws the seed: leave it out")
    if asked.seed is not None and asked.seed.bit_length() > SEED_BITS:
        raise ValueError(f"a seed has at most {SEED_BITS} bits, not {asked.seed.bit_length()}")
    for seat in asked.seats:
        if seat.kind == "bot":
            bot(seat.level)  # an unknown level is an error now, not in the middle of a game


def new_seats(asked: Sequence[NewSeat], person: Person) -> list[StoredSeat]:
    """Who sits where in a new match; people and bots without a name get one."""
    seats = []
    for seat in asked:
        kind = KINDS[seat.kind]
        own = kind == "person"
        named = seat.name.strip() and not person.muted
        name = bounds.name(seat.name) if named else usual_name(seat, person)
        seats.append(
            StoredSeat(
                kind,
                name,
                person.id if own else None,
                seat.level.lower() if kind == "bot" else None,
                owner=person.id if own else None,
            )
        )
    names = distinct([seat.name for seat in seats if seat.name])
    for sitting in seats:
        if sitting.name:
            sitting.name = names.pop(0)
    return seats


def usual_name(seat: NewSeat, person: Person) -> str:
    """The name of a seat that was given none; a free seat stays without."""
    match seat.kind:
        case "bot":
            return seat.level.lower().replace("-", " ").capitalize()
        case "me" | "here":
            return person.name
        case "link" | "open":
            return ""
        case _:
            assert_never(seat.kind)


def right_counts(setup: TableSetup) -> list[int]:
    """How many can play a setup."""
    return [count for count in range(1, bounds.SEATS + 1) if wrong_with(setup, count) is None]


def wrong_with(setup: TableSetup, players: int) -> str | None:
    """What is wrong with a setup; None if it can be played."""
    try:
        make_setup(setup.sets, players, setup.edition, setup.variant)
    except (ValueError, LookupError) as error:
        return str(error)
    return None
