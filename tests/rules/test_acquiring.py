"""Acquiring heroes and constructs."""

import pytest

from tests.conftest import table


def test_a_card_is_paid_for_in_runes():
    """COTG-42, COTG-45: and goes to the new owner's discard pile."""
    game = table(runes=4, center_row=["Wolf Shaman"])
    game.do("acquire Wolf Shaman")
    assert game.runes == 1
    assert game.names("discard") == ["Wolf Shaman"]


def test_a_card_that_cannot_be_paid_for_is_not_offered():
    """COTG-42: three runes buy no card of cost four."""
    game = table(runes=3, center_row=["Demon Slayer"])
    assert "acquire Demon Slayer" not in game.moves()


def test_any_number_of_cards_can_be_acquired_while_runes_last():
    """COTG-43: four cards in one turn, and then no rune is left."""
    game = table(runes=9, center_row=["Arha Initiate", "Wolf Shaman"])
    game.do("acquire Arha Initiate", "acquire Wolf Shaman", "acquire Mystic", "acquire Heavy Infantry")
    assert game.runes == 0
    assert game.names("discard") == ["Arha Initiate", "Wolf Shaman", "Mystic", "Heavy Infantry"]


def test_heroes_and_constructs_of_the_row_and_two_stacks_are_for_sale():
    """COTG-44: nothing else, monsters and the Cultist least of all."""
    game = table(runes=20, center_row=["Wolf Shaman", "Muramasa", "Mephit"], void=["Landtalker"])
    offered = [move for move in game.moves() if move.startswith("acquire")]
    assert {"acquire Wolf Shaman", "acquire Muramasa", "acquire Mystic", "acquire Heavy Infantry"} <= set(
        offered
    )
    assert len(offered) == 7  # three cards fill the row up
    for name in ("Mephit", "Cultist", "Landtalker", "Apprentice"):
        assert f"acquire {name}" not in offered


@pytest.mark.parametrize("name", ["Mystic", "Heavy Infantry"])
def test_an_empty_stack_sells_nothing(name):
    """COTG-47: what the box holds is all there is."""
    game = table(runes=9, supply={name: 0})
    assert f"acquire {name}" not in game.moves()


def test_an_acquired_card_can_be_drawn_in_the_same_turn():
    """COTG-OPEN-4: it lies in the discard pile, and that may be shuffled at any time."""
    game = table(hand=["Arha Initiate"], runes=3, center_row=["Wolf Shaman"], exact=["deck"])
    game.do("acquire Wolf Shaman", "play Arha Initiate")
    assert game.names("hand") == ["Wolf Shaman"]


def test_a_card_is_followed_where_it_contradicts_a_rule():
    """COTG-23: Rocket Courier X-99 sends a construct into play instead of the discard pile."""
    game = table(runes=4, constructs=["Rocket Courier X-99"], center_row=["Rocket Courier X-99"])
    assert "acquire Rocket Courier X-99" in game.moves()
    game.do("acquire Rocket Courier X-99 into play")
    assert game.names("discard") == []
