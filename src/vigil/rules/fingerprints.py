"""Fingerprints: short hashes of what decides whether something that was kept still holds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.documents.snapshot import OWN_SETS, to_data
from vigil.rules.kernel.box import CardSet, Rulebook
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.identity import rules_said
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import encode

RULES: Final = 3  # raised whenever the same moves could lead to another game

# All that play depends on, by attribute. A test knows the other attributes, and why they are left out.
OF_A_SET: Final = (
    "code", "kind", "least_players", "most_players", "needs", "large", "starting_deck", "shards",
)  # fmt: skip
OF_A_CARD: Final = (
    "name", "kind", "factions", "cost", "honor", "copies", "home", "dreamborn", "reverts",
    "play", "reward", "fate", "acquired", "abilities", "bargain", "trophy", "transform",
)  # fmt: skip


def sets_fingerprint(sets: Sequence[CardSet]) -> str:
    """Of sets: all that play with them depends on, and no words."""
    return digest([set_data(card_set) for card_set in sets])


def set_data(card_set: CardSet) -> dict[str, Any]:
    """All of a set that play depends on."""
    return {
        **{name: encode(getattr(card_set, name)) for name in OF_A_SET},
        "rulebook": rulebook_data(card_set.rulebook),
        "die": encode(card_set.die),
        "sides": [side_data(card) for card in card_set.sides()],
    }


def rulebook_data(rulebook: Rulebook | None) -> dict[str, Any] | None:
    """All that a rulebook says."""
    return None if rulebook is None else rules_said(rulebook)


def side_data(card: Card) -> dict[str, Any]:
    """All of a side that play depends on, and which side it turns into."""
    data = {name: encode(getattr(card, name)) for name in OF_A_CARD}
    return {**data, "into": None if card.into is None else card.into.name}


def state_fingerprint(game: State) -> str:
    """Of the exact state of a game."""
    data = to_data(game)
    data["setup"].pop(OWN_SETS, None)  # their codes have hashes of all that is in them
    data.pop("turn_moves", None)  # counted for programs only, and not when the first records were made
    return digest(data)


def digest(data: Any) -> str:
    """A short hash of plain data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
