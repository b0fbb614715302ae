"""Drawing and reshuffling."""

import pytest

from tests.conftest import table
from vigil.language.effects import Gain, RevealToHand


@pytest.mark.parametrize("edition", [1, 2])
def test_an_empty_deck_is_replaced_by_the_discard_pile_in_the_middle_of_a_turn(edition):
    """COTG-70: whenever a card has to be drawn."""
    game = table(edition=edition, hand=["Arha Initiate"], discard=["Mystic", "Militia"], exact=["deck"])
    game.do("play Arha Initiate")
    assert sorted(game.names("hand") + game.names("deck")) == ["Militia", "Mystic"]
    assert (len(game.names("hand")), game.names("discard")) == (1, [])


def test_the_discard_pile_is_shuffled():
    """COTG-70: which card is drawn depends on chance."""
    pile = ["Mystic", "Militia", "Landtalker"]
    drawn = set()
    for seed in range(30):
        game = table(seed=seed, hand=["Arha Initiate"], discard=pile, exact=["deck"])
        game.do("play Arha Initiate")
        drawn.update(game.names("hand"))
    assert drawn == set(pile)


def test_the_discard_pile_waits_until_a_card_has_to_be_drawn():
    """COTG-70: drawing the last card alone shuffles nothing."""
    game = table(hand=["Arha Initiate"], deck=["Mystic"], discard=["Militia"], exact=["deck"])
    game.do("play Arha Initiate")
    assert (game.names("hand"), game.names("deck"), game.names("discard")) == (["Mystic"], [], ["Militia"])


def test_a_draw_goes_on_after_the_reshuffle():
    """COTG-72: what was left is drawn first."""
    game = table(hand=["Master Dhartha"], deck=["Mystic"], discard=["Militia", "Landtalker"], exact=["deck"])
    game.do("play Master Dhartha")
    assert sorted(game.names("hand")) == ["Landtalker", "Militia", "Mystic"]


def test_an_empty_deck_is_replaced_when_its_top_card_has_to_be_revealed():
    """COTG-71: no card of the first set reveals, but the rule is that of its rulebook."""
    game = table(discard=["Landtalker"], exact=["deck"])
    game.carry_out(RevealToHand(Gain(power=1)))
    assert (game.names("hand"), game.names("discard"), game.power) == (["Landtalker"], [], 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_played_heroes_take_no_part_in_a_reshuffle(edition):
    """COTG-34: they are not in the discard pile yet."""
    game = table(edition=edition, hand=["Landtalker", "Arha Initiate"], discard=["Mystic"], exact=["deck"])
    game.do("play Landtalker", "play Arha Initiate")
    assert game.names("hand") == ["Mystic"]
    assert game.names("played") == ["Landtalker", "Arha Initiate"]


def test_a_player_without_cards_draws_as_many_as_there_are():
    """COTG-OPEN-1: deck and discard pile may both be empty."""
    game = table(hand=["Master Dhartha"], deck=["Mystic"], exact=["deck"])
    game.do("play Master Dhartha")
    assert game.names("hand") == ["Mystic"]
    game.do("end turn")
    assert sorted(game.names("hand")) == ["Master Dhartha", "Mystic"]
