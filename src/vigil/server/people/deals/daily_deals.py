"""Daily deals: what is played on a day, and its match for one person."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Final

import msgspec

from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B, commitment
from vigil.rules.library import SETS, added_sets
from vigil.rules.setup import make_setup
from vigil.server.match.layout import distinct, new_id, new_seed, start_match
from vigil.server.protocol.match_state import Chosen
from vigil.server.store.deals.deal_rows import StoredDeal
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people.persons import Person

LEVEL: Final = "tuned"  # it does not look ahead, so that no clock changes what it does
BOT: Final = "Hard"
EDITION: Final = 2
PLAYERS: Final = 2


def draw_deal(day: str, now: float) -> StoredDeal:
    """A deal for a day: nothing of it exists before, so that nothing can be known."""
    seed = new_seed()
    return StoredDeal(day, seed, BLAKE2B, commitment(seed), LEVEL, set_of_day(day), now)


def set_of_day(day: str) -> str:
    """The set of a day: one after another of those that come with Vigil."""
    own = {card_set.code for card_set in added_sets()}
    codes = [code for code in SETS if code not in own]
    return codes[date.fromisoformat(day).toordinal() % len(codes)]


@lru_cache(maxsize=64)
def first_row(sets: str, seed: int, generator: str) -> list[str]:
    """The center row with which a deal begins, which everybody may see."""
    setup = make_setup(sets.split(","), PLAYERS, EDITION, "standard")
    view = Game.deal(setup, seed, generator).view(None)
    return [card.name for card in view.center_row if card is not None]


def new_attempt(
    deal: StoredDeal, person: Person, strict: bool, now: float, clock: float
) -> tuple[StoredMatch, list[StoredSeat]]:
    """The match of one person with a deal; a strict one has no undo and no hints."""
    names = distinct([person.name, BOT])
    seats = [
        StoredSeat("person", names[0], person.id, owner=person.id),
        StoredSeat("bot", names[1], level=deal.level),
    ]
    match = StoredMatch(
        id=new_id(),
        setup={"sets": deal.codes, "edition": EDITION, "variant": "standard"},
        seed=deal.seed,
        start=None,
        clock=None,
        listed=False,
        status="waiting",
        made_by=person.id,
        began=now,
        moved=now,
        chosen=msgspec.to_builtins(Chosen(day=deal.day, strict=strict)),
        generator=deal.generator,
    )
    return start_match(match, seats, now, clock), seats
