"""Grammar, and how a whole card reads."""

import re

import pytest

from vigil.language.abilities import Activated, When
from vigil.language.cards import Construct, Hero, Monster
from vigil.language.choices import May
from vigil.language.effects import Draw, Gain
from vigil.language.selectors import HEROES
from vigil.language.triggers import Plays
from vigil.language.wording import amount, article, count, joined, of_opponent, plural, sentence
from vigil.rules.library import SETS


def test_a_vowel_takes_an():
    assert (article("Enlightened card"), article("card")) == ("an Enlightened card", "a card")


def test_one_thing_takes_an_article_and_more_take_a_number():
    assert (count(1, "card"), count(2, "card")) == ("a card", "2 cards")


def test_plurals():
    assert [plural(noun) for noun in ("card", "Hero", "Trophy")] == ["cards", "Heroes", "Trophies"]


def test_runes_are_counted_and_power_is_measured():
    assert [amount(1, "rune"), amount(2, "rune"), amount(2, "power")] == ["1 rune", "2 runes", "2 power"]


def test_a_list_ends_with_its_word():
    assert joined(["a"]) == "a"
    assert joined(["a", "b"]) == "a and b"
    assert joined(["a", "b", "c"], "or") == "a, b or c"


def test_a_sentence_begins_with_a_capital_and_ends_with_one_full_stop():
    assert (sentence("draw a card"), sentence("Draw a card.")) == ("Draw a card.", "Draw a card.")


def test_what_is_yours_is_theirs_when_it_is_said_of_an_opponent():
    assert of_opponent("discard a card from your hand") == "discard a card from their hand"
    assert of_opponent("destroy a Construct you control") == "destroy a Construct they control"


def test_a_hero_says_its_effects_one_after_the_other():
    assert Hero("X", play=[Gain(runes=1), Draw()]).text == "Gain 1 rune. Draw a card."


def test_a_construct_says_its_abilities():
    abilities = [Activated(Gain(power=1)), When(Plays(HEROES), Draw())]
    card = Construct("X", abilities=abilities)
    assert card.text == "Once per turn, gain 1 power.\nWhen you play a Hero, draw a card."


def test_a_monster_says_what_protects_it_and_then_its_reward():
    card = Monster("X", reward=[Gain(honor=2), May(Draw())], unbanishable=True)
    assert card.text == "Cannot be banished from the center row.\nReward: Gain 2 honor. You may draw a card."


@pytest.mark.parametrize("code", SETS)
def test_articles_are_right_on_every_card(code):
    for card in SETS[code].cards:
        assert not re.search(r"\b[Aa] [AEIOaeio]|\b[Aa]n [^AEIOUaeiou]", card.text), card.text
