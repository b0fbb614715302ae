"""English grammar."""

import pytest

from vigil.wording.english import (
    article,
    at_least,
    capital,
    further,
    join_items,
    number,
    plural,
    quantity,
    third_person,
)


def test_a_vowel_takes_an():
    assert (article("Enlightened"), article("card")) == ("an", "a")


def test_plurals():
    assert [plural(noun) for noun in ("card", "Hero", "Trophy")] == ["cards", "Heroes", "Trophies"]


@pytest.mark.parametrize(
    ("amount", "unit", "text"),
    [
        (1, "rune", "1 rune"),
        (2, "rune", "2 runes"),
        (1, "power", "1 power"),
        (2, "insight", "2 insight"),
        (1, "card", "a card"),
        (2, "card", "2 cards"),
    ],
)
def test_runes_and_cards_are_counted_and_power_is_measured(amount, unit, text):
    assert quantity(amount, unit) == text


def test_small_numbers_are_written_in_words():
    assert [number(value) for value in (1, 10, 11)] == ["one", "ten", "11"]


def test_a_least_quantity():
    assert (at_least(3, "energy"), at_least(2, "rune")) == ("3 or more energy", "2 or more runes")


@pytest.mark.parametrize(
    ("amount", "unit", "text"),
    [
        (1, "rune", "1 more rune"),
        (2, "rune", "2 more runes"),
        (2, "power", "2 more power"),
        (1, "card", "another card"),
        (2, "card", "2 more cards"),
    ],
)
def test_an_amount_on_top_of_another(amount, unit, text):
    assert further(amount, unit) == text


@pytest.mark.parametrize(
    ("verb", "third"),
    [
        ("draw", "draws"),
        ("banish", "banishes"),
        ("copy", "copies"),
        ("destroy", "destroys"),
        ("have", "has"),
        ("do", "does"),
        ("can", "can"),
    ],
)
def test_a_verb_said_of_one_person(verb, third):
    assert third_person(verb) == third


def test_a_list_ends_with_its_word():
    assert join_items(["a"]) == "a"
    assert join_items(["a", "b"]) == "a and b"
    assert join_items(["a", "b", "c"], "or") == "a, b or c"


def test_a_capital_leaves_the_rest_as_it_is():
    assert (capital("draw a Void card"), capital("")) == ("Draw a Void card", "")
