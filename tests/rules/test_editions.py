"""What the two editions of the rulebook do not share."""

import pytest

import vigil
from tests.conftest import table


@pytest.mark.parametrize("variant", ["team", "solitaire"])
def test_the_first_edition_has_no_variants(variant):
    """COTG-111, COTG-117: teams and solitaire came with the second."""
    players = {"team": 4, "solitaire": 1}[variant]
    with pytest.raises(ValueError, match="edition"):
        vigil.Game.new(sets=["godslayer"], players=players, seed=1, edition=1, variant=variant)


def test_there_are_two_editions():
    with pytest.raises(ValueError, match="there are 1 and 2"):
        vigil.Game.new(sets=["godslayer"], players=2, seed=1, edition=3)


def test_a_mystic_banished_in_the_first_edition_is_lost_for_good():
    """COTG-65, COTG-83: through the void and out of the game, never back to the stack."""
    row = ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "Landtalker", "Wolf Shaman"]
    game = table(
        edition=1, hand=["Void Initiate"], discard=["Mystic"], runes=2, center_row=row, exact=["center_deck"]
    )
    stack = game.left("Mystic")
    game.do("play Void Initiate", "banish Mystic from discard pile", "acquire Wolf Shaman")
    assert (game.left("Mystic"), game.names("removed")) == (stack, ["Mystic"])


def test_both_editions_deal_the_same_game_from_the_same_seed():
    """COTG-OPEN-8: apart from the pool and banished basics nothing differs."""
    first = vigil.Game.new(sets=["godslayer"], players=2, seed=4, edition=1)
    second = vigil.Game.new(sets=["godslayer"], players=2, seed=4, edition=2)
    left, right = first.position(), second.position()
    assert left.pop("edition") != right.pop("edition")
    assert left == right


@pytest.mark.parametrize("edition", [True, False, 1.0, "1", None])
def test_what_is_no_number_of_an_edition_is_refused(edition):
    with pytest.raises(ValueError, match="edition"):
        vigil.Game.new(sets=["godslayer"], players=2, seed=1, edition=edition)
