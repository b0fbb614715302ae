"""In a sample of random games every card and every ability has its day."""

from __future__ import annotations

import pytest

import vigil
from tests.every_decision.happenings import possible, shown
from tests.every_decision.play import Dice, curious_move
from tests.every_decision.tables import ALONE, TABLES, Table

MOST_GAMES = 300
RARE = "Yolocryx, the Guardian: while this is in your discard pile"  # seen once in 2,000 games


@pytest.mark.parametrize("sets", ALONE, ids=" + ".join)
def test_every_card_is_acquired_or_defeated_and_every_ability_used(sets: tuple[str, ...]) -> None:
    tables = [table for table in TABLES if table.sets == sets]
    every = {f"{card.name}: {what}" for card in vigil.cards(sets[0]) for what in possible(card)}
    missing = {what for what in every if not what.startswith(RARE)}
    for seed in range(MOST_GAMES):
        missing -= happenings(tables[seed % len(tables)], seed, missing)
        if not missing:
            return
    assert not missing, f"never seen in {MOST_GAMES} games: {sorted(missing)}"


def happenings(table: Table, seed: int, missing: set[str]) -> set[str]:
    """Everything that happens in one random game, played so that what is missing may happen."""
    game, dice, seen = table.new(seed), Dice(seed), set[str]()
    sought = missing if seed % 2 else []
    curious = {vigil.card(entry.partition(":")[0]).front for entry in sought}
    while not game.over:
        move = curious_move(game, dice, curious)
        seen.update(shown(move, game.apply(move), game.players))
    return seen
