"""Identity: what makes two cards, or two sets, the same: all that play depends on, and nothing else."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from vigil.rules.kernel.box import CardSet, Rulebook
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.value import encode

# What is printed on a card. Its copies are a matter of the box, its face one of this process.
FACTS: Final = (
    "name", "kind_bit", "faction_bits", "cost", "honor", "home", "play", "reward", "fate", "acquired",
    "abilities", "bargain", "trophy", "transform", "dreamborn", "reverts",
)  # fmt: skip
SUMMED_UP: Final = (
    "counts",
    "marks",
    "watch",
    "watch_in_discard",
    "treats",
    "would",
)  # from the abilities of a card
RULES: Final = (
    "number", "rival", "rewards_last", "reactions_in_any_order", "banish_at_will", "starting_insight",
    "large_set_treasure", "small_set_treasure", "first_edition",
)  # fmt: skip
LATER_RULES: Final = ("honor_pool",)  # hashed only where they are said: sets of before keep their hashes


def card_data(card: Card) -> list[Any]:
    """A printed card with its other side as plain data; the same card of two boxes has the same."""
    other = None if card.into is None else card_data(card.into)
    return [*[encode(getattr(card, fact)) for fact in FACTS], other]


def same_card(one: Card, other: Card) -> bool:
    """Whether two boxes have the same printed card."""
    return one is other or (one.name == other.name and card_data(one) == card_data(other))


def set_data(card_set: CardSet) -> list[Any]:
    """Everything about a set that play depends on as plain data: not its name, which means nothing to it."""
    cards = [[card.copies, card_data(card)] for card in card_set.cards]
    box = [
        card_set.bare_code,
        card_set.kind,
        card_set.least_players,
        card_set.most_players,
        list(card_set.needs),
    ]
    starting = list(card_set.starting_deck.items())
    return [*box, rulebook_data(card_set.rulebook), starting, encode(card_set.die), card_set.large,
            list(card_set.shards.items()), cards]  # fmt: skip


def rules_said(rulebook: Rulebook) -> dict[str, Any]:
    """What a rulebook says, by name."""
    later = [rule for rule in LATER_RULES if getattr(rulebook, rule)]
    return {rule: getattr(rulebook, rule) for rule in [*RULES, *later]}


def rulebook_data(rulebook: Rulebook | None) -> list[Any] | None:
    """What a rulebook says as plain data."""
    if rulebook is None:
        return None
    said = rules_said(rulebook)
    return [said[rule] if rule in RULES else [rule, said[rule]] for rule in said]


def set_identity(card_set: CardSet) -> str:
    """A hash of a set: two sets with the same play alike in every game."""
    text = json.dumps(set_data(card_set), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
