"""Everything a card says is a value: equal if it says the same, and plain data when it has to be."""

import json

import pytest

from vigil.language.effects import Do, Draw, Gain
from vigil.language.selectors import CARDS, HEROES
from vigil.rules.documents.vocabulary import vocabulary
from vigil.rules.game import Game
from vigil.rules.kernel.card import VOID
from vigil.rules.kernel.value import encode
from vigil.rules.kernel.zones import HAND
from vigil.rules.library import SETS


@pytest.mark.parametrize("code", SETS)
def test_all_that_a_card_says_comes_back_from_plain_data(code):
    words = vocabulary(Game.new([code], 2, 1).setup)
    for card in SETS[code].cards:
        for effect in [*card.play, *card.reward, *card.fate, *card.acquired]:
            assert words.effect(json.loads(json.dumps(encode(effect)))).effect == effect, card.name


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


def test_what_is_usual_may_be_left_out_of_data():
    words = vocabulary(Game.new(["godslayer"], 2, 1).setup)
    assert words.effect({"is": "Draw"}).effect == Draw(1)


def test_a_word_that_there_is_not_is_refused_and_the_nearest_named():
    words = vocabulary(Game.new(["godslayer"], 2, 1).setup)
    with pytest.raises(ValueError, match="this Drow for later; did you mean 'Draw'"):
        words.effect({"is": "Drow"})
    with pytest.raises(ValueError, match=r'this Draw for later; the nearest is \{"cards": '):
        words.effect({"is": "Draw", "cards": 99})
