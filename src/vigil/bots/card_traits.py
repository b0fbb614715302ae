"""Traits: what a card is and does, as the numbers that a value network knows it by."""

from __future__ import annotations

from typing import Final

from vigil.bots import features
from vigil.bots.judge import PHASES
from vigil.bots.judge_bots import guide_judge
from vigil.rules.kernel.card import FACTIONS, Card

WAYS: Final = 3  # a card is played and discarded, stays in play, or is fought
STEEPER: Final = (2, 4, 6)  # costs from which on a card may be worth more for every rune
TRAITS: Final = WAYS * (features.COUNT + 1) + len(FACTIONS) + 4 + len(STEEPER)


def traits_of(card: Card) -> list[float]:
    """What it does, apart for each way to use cards; its factions, cost and honor; what lore thinks of it.

    Lore speaks of everything a card can do, so that a network knows what to make of what it never met.
    """
    known: list[float] = []
    for way in (card.owned and not card.stays, card.stays, card.fought):
        fits = float(way)
        known += [fits, *[fits * amount for amount in features.vector(card.face)]]
    known += [float(card.faction_bits & bit != 0) for bit in FACTIONS]
    lore = guide_judge()
    lore.catch_up()
    known += [float(card.cost) / 5.0, float(card.honor) / 5.0]
    known += [lore.kept[PHASES][card.face] / 10.0, lore.now[PHASES][card.face] / 10.0]
    return [*known, *[max(float(card.cost) - cost, 0.0) / 3.0 for cost in STEEPER]]
