"""What is said is what happens: keywords that do not hold, counts below zero, orders called offers."""

import pytest

import vigil
from tests.conftest import Table, table
from tests.rules.delirium import rolling
from tests.sets.shards import both, dark, on, rise

DEFEAT = "defeat a Monster with cost 6 or less without paying its cost"


def prompt(game: Table) -> str:
    """What is asked."""
    assert game.game.decision is not None
    return str(game.game.decision.prompt)


def test_webclaw_names_no_energize_where_the_plain_line_happens():
    constructs = ["Mosaic Horn", "Charging Chamber", "Riftwalker's Axe"]
    game = dark(power=4, center_row=["Webclaw"], opponents=[{"constructs": constructs}])
    game.do("defeat Webclaw")
    assert prompt(game).startswith("Webclaw: ")


def test_veya_names_no_energize_where_the_plain_line_happens():
    game = dark(hand=["Veya, Handmaiden of Logos"], center_row=["Oxipede", "Phasefiend"])
    game.do("play Veya, Handmaiden of Logos", DEFEAT)
    assert prompt(game).startswith("Veya, Handmaiden of Logos: ")


def test_a_second_copy_counts_anew_how_often_something_was_done():
    hand = ["Azerax, Nyx's Chosen", "Ulu, Askara Prince", *["Militia"] * 3]
    game = both(hand=hand, energy=2)
    game.do("play Azerax, Nyx's Chosen", "decline", "play Ulu, Askara Prince", "decline")
    assert "done" not in prompt(game)


def test_jakeb_doubles_the_honor_of_the_die_and_says_so():
    game = table(["darkness_unleashed", "delirium"], hand=["Jakeb, Cobra King"], insight=5, seed=rolling(5))
    game.do("play Jakeb, Cobra King", "roll the die")
    assert game.honor() == 6 + 2 * 5
    assert "from another card" not in vigil.card("Jakeb, Cobra King").text


def test_wildcall_staff_makes_no_offer_of_what_it_does_by_itself():
    game = rise(constructs=["Wildcall Staff"], runes=3, center_row=[on("Lifebound Muse")])
    game.do("acquire Lifebound Muse")
    assert (game.runes, "may" in vigil.card("Wildcall Staff").text) == (1, False)


@pytest.mark.parametrize("key", ["xyzzy", "qqq"])
def test_an_unknown_key_of_a_document_is_told_the_keys_there_are(key):
    with pytest.raises(ValueError, match=r"there are .*center_row") as error:
        vigil.Game.from_position({"sets": ["godslayer"], "seats": [{}, {}], key: 1})
    assert "vigil cards" not in str(error.value)
