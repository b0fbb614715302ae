"""Whereabouts: which cards play can bring where. A document with a card anywhere else is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from vigil.rules.kernel.ability import KEPT, TAKES_MONSTERS
from vigil.rules.kernel.box import CardSet, Setup
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, IN_STACK, IN_STARTING_DECK, Card
from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.kernel.zones import EMPTY
from vigil.wording import place_errors

REMEMBERED: Final = 64

# Kinds by what the rules do with them: a further kind finds its places by itself.
EVERY: Final = [kind.code for kind in KINDS.values()]
OWNED: Final = [kind.code for kind in KINDS.values() if kind.owned]
PLAYED: Final = [kind.code for kind in KINDS.values() if kind.owned and not kind.stays]
STAYING: Final = [kind.code for kind in KINDS.values() if kind.owned and kind.stays]
FOUGHT: Final = [kind.code for kind in KINDS.values() if kind.fought]
ROW: Final = [kind.code for kind in KINDS.values() if not kind.lies_under]
UNDER_ROW: Final = [kind.code for kind in KINDS.values() if kind.lies_under]

CENTER: Final = (IN_CENTER_DECK,)
ANYWHERE: Final = (IN_CENTER_DECK, IN_STARTING_DECK, IN_STACK)


class Spot(NamedTuple):
    """A place for cards in a document: which kinds come there, where these come from, what they show."""

    kinds: list[str]  # by their codes
    homes: tuple[int, ...] = ANYWHERE
    first_edition: tuple[int, ...] = ANYWHERE  # the homes by its rules
    center_side: bool = False  # not a side that no card shows in the center deck
    trophy: bool = False  # only what is kept when it is defeated


# One row for each place, by the name that `fields` gives it.
SPOTS: Final = {
    "hand": Spot(OWNED),
    "deck": Spot(OWNED),
    "discard": Spot(OWNED),
    "played": Spot(PLAYED),
    "recurred": Spot(EVERY),
    "constructs": Spot(STAYING),
    "under_constructs": Spot(OWNED),
    "trophies": Spot(FOUGHT, CENTER, CENTER, trophy=True),
    "under_trophies": Spot(UNDER_ROW, CENTER, CENTER),
    "center_row": Spot(ROW, CENTER, CENTER, center_side=True),
    "under_row": Spot(UNDER_ROW, CENTER, CENTER),
    "center_deck": Spot(EVERY, CENTER, ANYWHERE, center_side=True),
    "void": Spot(EVERY, CENTER, ANYWHERE),  # COTG-77, COTG-80, COTG-81
    "removed": Spot(OWNED, (IN_STARTING_DECK,), (IN_STARTING_DECK, IN_STACK)),  # COTG-65, COTG-80
    "aside": Spot(EVERY, CENTER, CENTER),
    "rival_cards": Spot(OWNED, CENTER, CENTER, center_side=True),
}


def can_lie(card: Card, spot: Spot, first_edition: bool) -> bool:
    """Whether play can bring a side of a card to a place."""
    if card.kind not in spot.kinds or (card.reverts and spot.center_side):
        return False
    if never_leaves(card):
        return False
    if spot.trophy and not card.marks & KEPT and (card.trophy is None or card.into is not None):
        return False
    return card.home in (spot.first_edition if first_edition else spot.homes)


def can_be_owned(card: Card, place: str) -> bool:
    """Whether a monster can lie at a place once there are cards by which it is acquired (ROTF-30)."""
    owned = place in ("hand", "deck", "discard", "played", "under_constructs")
    return owned and card.fought and card.home == IN_CENTER_DECK and card.into is None


def never_leaves(card: Card) -> bool:
    """Whether a card is always in its stack: one that is defeated there stays there (COTG-56)."""
    return card.home == IN_STACK and card.fought


class Whereabouts:
    """The faces that can lie at each place, in the games of some sets."""

    def __init__(self, setup: Setup) -> None:
        self.first_edition = setup.first_edition
        every = [card for card_set in setup.sets for card in card_set.sides()]
        joining = any(card.watch & TAKES_MONSTERS for card in every)
        self.faces = {  # an empty place is right everywhere: only the center row has any
            name: frozenset(
                [
                    EMPTY,
                    *[card.face for card in every if can_lie(card, spot, setup.first_edition)],
                    *[card.face for card in every if joining and can_be_owned(card, name)],
                ]
            )
            for name, spot in SPOTS.items()
        }

    def check(self, cards: Iterable[int], place: str, seat: str = "") -> None:
        """Refuse a card that play does not bring to a place, perhaps of a seat."""
        allowed = self.faces[place]
        if allowed.issuperset(cards):
            return
        for face in cards:
            if face not in allowed:
                raise ValueError(self.refusal(FACES[face], place, seat))

    def refusal(self, card: Card, place: str, seat: str) -> str:
        """Why a card cannot lie at a place, and what can."""
        spot = SPOTS[place]
        if card.reverts and spot.center_side and card.kind in spot.kinds:
            return place_errors.other_side(card.name, place, seat, FACES[card.front].name)
        if never_leaves(card):
            return place_errors.always_in_stack(card.name, place, seat)
        homes = spot.first_edition if self.first_edition else spot.homes
        what = place_errors.card_words(card.kind, card.home)
        right = place_errors.cards_words(spot.kinds, homes, spot.trophy)
        return place_errors.cannot_lie(card.name, what, place, seat, right)


_made: Final[dict[tuple[tuple[CardSet, ...], bool], Whereabouts]] = {}


def whereabouts(setup: Setup) -> Whereabouts:
    """The whereabouts of a setup, made once for all of its games."""
    key = (setup.sets, setup.first_edition)
    known = _made.get(key)
    if known is None:
        if len(_made) >= REMEMBERED:
            _made.clear()
        known = _made[key] = Whereabouts(setup)
    return known


def drop_whereabouts(card_set: CardSet) -> None:
    """Remember none with a set that has gone."""
    for key in [key for key in _made if card_set.code in [each.code for each in key[0]]]:
        del _made[key]
