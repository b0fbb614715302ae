"""Solitaire with treasure, trophies and Fate."""

from typing import Any

import pytest

from tests.conftest import Table
from tests.sets.shards import DARK, SHARD, both, on

ROW = ["Voidfeeder", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]


def alone(**given: Any) -> Table:
    return both(variant="solitaire", **given)


def test_treasure_moves_with_the_card_on_it():
    """ROV-82: when the row closes up to the right."""
    row = [on("Voidfeeder"), "Portabillet", "Lagoon Troll", *ROW[2:], "Temporal Eye"]
    game = alone(power=3, center_row=row, center_deck=[SHARD, "Raging Ursine"])
    game.do("defeat Lagoon Troll")
    assert game.names("center_row")[:3] == ["Raging Ursine", "Voidfeeder", "Portabillet"]
    assert (game.under("Raging Ursine"), game.under("Voidfeeder")) == ([SHARD], [SHARD])


def test_the_rival_takes_the_treasure_under_its_two_cards():
    """ROV-82: set aside and worth nothing."""
    row = [*ROW, on("Darkwalker", SHARD, SHARD), on("Lagoon Troll", DARK)]
    game = alone(center_row=row, center_deck=["Temporal Eye", "Foresight Monacle"])
    game.do("end turn")
    assert sorted(game.names("rival")) == ["Dark Energy Shard", "Darkwalker", SHARD, SHARD]
    assert game.names("center_row")[:2] == ["Foresight Monacle", "Temporal Eye"]
    assert all(game.under(name) == [] for name in game.names("center_row"))


def test_treasure_of_the_rival_is_worth_nothing_at_the_end():
    """ROV-82: only the honor of its cards and monsters counts."""
    row = [*ROW, on("Darkwalker", SHARD, SHARD), on("Lagoon Troll", DARK)]
    game = alone(honor_pool=0, center_row=row)
    game.do("end turn")
    assert game.result.rival == 2 + 2


@pytest.mark.parametrize(
    ("monster", "honor"), [("Vault Sphinx", 2), ("Smoke Tyrant", 4), ("Erabus, the Exiled", 0)]
)
def test_trophies_and_erabus_go_to_the_void_from_the_rival(monster, honor):
    """ROV-82: on the monster side; nothing but honor is gained."""
    game = alone(center_row=[*ROW, "Temporal Eye", monster])
    game.do("end turn")
    assert (game.names("void"), game.rival_honor) == ([monster], honor)
    assert game.names("hoard") == []


def test_in_a_fate_each_player_is_the_player_alone():
    """ROV-82, ROV-OUR-4: whose discard pile is asked, also after the rival's turn."""
    center = ["Temporal Eye", DARK, "Foresight Monacle"]
    game = alone(hand=["Militia"], center_row=[*ROW, "Darkwalker", "Lagoon Troll"], center_deck=center)
    game.do("play Militia", "end turn")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("decline")
    assert game.under("Foresight Monacle") == [DARK]


def test_the_pool_is_fifty():
    """ROV-82: as in the earlier rulebooks."""
    assert alone().honor_pool == 50


def test_a_treasure_that_replaces_a_banished_card_is_found_at_the_left_end():
    """ROV-82: Truth Seeker takes it before the next card enters there."""
    row = ["Voidfeeder", "Portabillet", "Lagoon Troll", *ROW[2:], "Temporal Eye"]
    game = alone(hand=["Truth Seeker"], center_row=row, center_deck=[SHARD, SHARD, "Raging Ursine"])
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert (game.names("discard"), game.under("Raging Ursine")) == ([SHARD], [SHARD])
    assert game.names("center_row")[:2] == ["Raging Ursine", "Voidfeeder"]


def test_moken_counts_the_treasure_of_the_rival():
    """ROV-OUR-5: what the honor of a card depends on is looked at among the cards of whoever has it."""
    row = [*ROW, on("Darkwalker", SHARD, SHARD), "Moken, the Huntmaster"]
    game = alone(honor_pool=0, center_row=row)
    game.do("end turn")
    assert game.result.rival == 2 + 2
