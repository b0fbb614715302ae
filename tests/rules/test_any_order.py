"""Plays whose order the rulebooks call free: every order leads to the same honor and the same cards."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

import vigil
from tests.conftest import table
from vigil.language import Draw, Gain, MultiUnite, Unite
from vigil.rules.kernel.card import IN_CENTER_DECK, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.library import SETS

ORDERS = 6
COUNTERS = ("runes", "earmarked", "power", "energy", "honor_gained", "honor_pool", "void", "center_row")


def looks_at_nothing_else(effect: Effect) -> bool:
    """Whether an effect gives the same whatever else was played, save what Unite says."""
    if isinstance(effect, Unite | MultiUnite):
        return looks_at_nothing_else(effect.effect)
    if isinstance(effect, Gain):
        return effect.per is None
    return isinstance(effect, Draw)


def independent(card: Card) -> bool:
    """Whether a card is a hero that can be played at any time with the same effect."""
    if not card.heard or card.home != IN_CENTER_DECK or card.transform is not None:
        return False
    return all(looks_at_nothing_else(effect) for effect in card.play)


def heroes(sets: list[str]) -> list[str]:
    """A name for every copy of a hero whose order does not matter."""
    found = [card for code in sets for card in vigil.cards(code) if independent(card)]
    return [card.name for card in found for _ in range(card.copies)]


def played(game: vigil.Game, order: tuple[str, ...]) -> dict[str, Any]:
    """What a player has, and what there is, after these plays; whatever is asked gets its first answer."""
    game = game.copy()
    for name in order:
        game.do(f"play {name}")
        while game.pending:
            game.apply(game.legal_moves()[0])
    player = game.players[0]
    zones = (player.hand, player.played, player.discard)
    facts: dict[str, Any] = {name: getattr(game, name) for name in COUNTERS}
    return facts | {
        "honor": [each.honor for each in game.players],
        "insight": player.insight,
        "deck": list(player.deck),
        "cards": [sorted(zone) for zone in zones],
    }


TABLES = [["realms_unraveled"], ["delirium"], ["realms_unraveled", "delirium"], list(SETS)]


@pytest.mark.parametrize("sets", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_heroes_that_need_nothing_of_each_other_can_be_played_in_any_order(sets, seed):
    """RU-72, DEL-R19, COTG-26: with Unite and Multi-Unite counted before and after."""
    dice = Random(seed)
    hand = dice.sample(heroes(sets), 5)
    game = table(sets, hand=hand).game
    orders = list(islice(permutations(dice.sample(hand, 5)), 0, 120, 120 // ORDERS))
    assert len(orders) == ORDERS
    first = played(game, orders[0])
    for order in orders[1:]:
        assert played(game, order) == first
