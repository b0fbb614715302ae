"""Selectors: which cards are meant."""

from typing import Any

import pytest

from tests.conftest import table
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS, Selector
from vigil.language.targets import Banish
from vigil.rules.kernel.card import LIFEBOUND, MECHANA, VOID
from vigil.rules.kernel.zones import CENTER_ROW, DISCARD, HAND, PLAY, PLAYED
from vigil.rules.library import find_card

ROW = ["Landtalker", "Muramasa", "Mephit", "Wolf Shaman", "Snapdragon", "Sea Tyrant"]


def picked(selector: Selector) -> list[str]:
    """The cards of a row that an effect could pick."""
    game = table(center_row=ROW, constructs=["Hedron Cannon"])
    game.carry_out(Banish(selector.in_(CENTER_ROW)))
    return [move.removeprefix("banish ").removesuffix(" from center row") for move in game.moves()]


@pytest.mark.parametrize(
    ("selector", "meant"),
    [
        (CARDS, ROW),
        (HEROES, ["Landtalker", "Wolf Shaman"]),
        (CONSTRUCTS, ["Muramasa", "Snapdragon"]),
        (MONSTERS, ["Mephit", "Sea Tyrant"]),
        (CARDS.of(LIFEBOUND), ["Landtalker", "Wolf Shaman", "Snapdragon"]),
        (CARDS.costing(3), ["Mephit", "Wolf Shaman"]),
    ],
)
def test_a_selector_means_kinds_factions_and_costs(selector, meant):
    assert picked(selector) == meant


def test_a_selector_means_places():
    cards: dict[str, Any] = {
        "hand": ["Mystic"],
        "discard": ["Militia"],
        "played": ["Landtalker"],
        "constructs": ["Muramasa"],
    }
    game = table(**cards)
    game.carry_out(Banish(CARDS.in_(HAND | DISCARD)))
    assert game.moves() == ["banish Mystic from hand", "banish Militia from discard pile"]
    for zone, name in ((PLAY, "Muramasa"), (PLAYED, "Landtalker")):
        game = table(**cards)
        game.carry_out(Banish(CARDS.in_(zone)))
        assert game.names("void") == [name]


def test_a_faction_that_all_constructs_count_as_is_found_by_a_selector():
    game = table(center_row=ROW, constructs=["Hedron Link Device"])
    game.carry_out(Banish(CARDS.of(MECHANA).in_(CENTER_ROW)))
    assert game.moves() == ["banish Muramasa from center row", "banish Snapdragon from center row"]


def test_equal_cards_in_one_place_are_meant_once():
    game = table(hand=["Mystic", "Mystic", "Militia"])
    game.carry_out(Banish(CARDS.in_(HAND)))
    assert game.moves() == ["banish Militia from hand", "banish Mystic from hand"]


def test_a_selector_describes_cards_by_what_is_printed_on_them():
    mystic = find_card("Mystic")
    assert HEROES.describes(mystic)
    assert HEROES.costing(3).with_name("Mystic").describes(mystic)
    others = (
        CONSTRUCTS,
        HEROES.of(VOID),
        HEROES.costing(2),
        HEROES.with_name("Militia"),
        HEROES.born_of_dreams,
    )
    assert not any(other.describes(mystic) for other in others)
