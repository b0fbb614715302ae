"""Everything a card says is a value: equal if it says the same, and plain data when it has to be."""

import json

import pytest

from tests.language.test_texts import said_by
from vigil.language.effects import Do, Draw, Gain
from vigil.language.selectors import CARDS, HEROES
from vigil.rules.kernel.card import VOID
from vigil.rules.kernel.value import decode, encode
from vigil.rules.kernel.zones import HAND
from vigil.rules.library import SETS


@pytest.mark.parametrize("code", SETS)
def test_all_that_a_card_says_comes_back_from_plain_data(code):
    for card in SETS[code].cards:
        said = said_by(card)
        assert decode(json.loads(json.dumps(encode(said)))) == said, card.name


def test_a_value_as_data_names_its_word_and_its_parts():
    assert encode(Draw(2)) == {"is": "Draw", "cards": 2}


def test_values_are_equal_if_they_say_the_same():
    assert Do(Draw(), Gain(runes=1)) == Do(Draw(), Gain(runes=1))
    assert Draw(1) != Draw(2)
    assert hash(CARDS.in_(HAND)) == hash(CARDS.in_(HAND))


def test_a_selector_is_narrowed_without_being_changed():
    narrowed = HEROES.of(VOID)
    assert narrowed != HEROES
    assert HEROES.text() == "a Hero"


def test_a_word_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match="no word 'Conjure'"):
        decode({"is": "Conjure"})
