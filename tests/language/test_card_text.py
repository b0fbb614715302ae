"""How a whole card reads, in lines and sentences."""

import re

import pytest

from vigil.language.abilities import Activated, When
from vigil.language.card_kinds import Construct, Hero, Monster
from vigil.language.choices import May
from vigil.language.conditions import Energize
from vigil.language.effects import Draw, Gain, If
from vigil.language.keywords import Recur
from vigil.language.selectors import HEROES
from vigil.language.standing import Unbanishable
from vigil.language.triggers import Plays
from vigil.rules.kernel.card import Card
from vigil.rules.library import SETS, all_cards
from vigil.wording.edges import Data, to_text
from vigil.wording.sentences import data_of, styled_text_of


def sentences(card: Card) -> list[list[str]]:
    """The sentences of a card, line by line."""
    return [[to_text(sentence.words(), capital=True) for sentence in line.sentences] for line in card.lines]


def test_a_hero_says_its_effects_one_after_the_other():
    assert Hero("X", play=[Gain(runes=1), Draw()]).text == "Gain 1 rune. Draw a card."


def test_a_construct_says_its_abilities():
    abilities = [Activated(Gain(power=1)), When(Plays(HEROES), Draw())]
    card = Construct("X", abilities=abilities)
    assert card.text == "Once per turn, gain 1 power.\nWhenever you play a Hero, draw a card."


def test_a_monster_says_what_protects_it_and_then_its_reward():
    card = Monster("X", reward=[Gain(honor=2), May(Draw())], abilities=[Unbanishable()])
    assert card.text == "Unbanishable.\nReward: Gain 2 honor. You may draw a card."


def test_an_effect_can_take_several_sentences():
    card = Hero("X", play=[Recur(2, Gain(power=1), If(Energize(3), Draw(2), Draw()))])
    assert sentences(card) == [
        ["Gain 1 power.", "Draw a card.", "Energize 3: Draw 2 cards instead."],
        ["Recur (2 insight)."],
    ]


def test_a_sentence_knows_the_effect_it_tells_of():
    card = Monster("X", reward=[Gain(honor=2), May(Draw())])
    assert [sentence.tells for sentence in card.lines[0].sentences] == [Gain(honor=2), May(Draw())]


@pytest.mark.parametrize("card", all_cards(), ids=[card.name for card in all_cards()])
def test_the_data_and_the_styled_text_of_a_card_spell_its_text(card):
    lines = []
    for line in data_of(card.lines):
        told = [spelled(spans) for spans in [line["heading"], *line["sentences"]]]
        lines.append(" ".join(told).lstrip())
    assert "\n".join(lines) == card.text
    assert "\n".join("".join(text for text, _ in line) for line in styled_text_of(card.lines)) == card.text


def spelled(spans: list[Data]) -> str:
    """What plain data says."""
    return "".join(span if isinstance(span, str) else str(span["text"]) for span in spans)


def test_the_other_side_of_a_card_is_called_by_its_name():
    for card in all_cards():
        assert "its other side" not in card.text, card.name
        if card.into is not None:
            assert card.into.name in card.text, card.name


@pytest.mark.parametrize("code", SETS)
def test_articles_are_right_on_every_card(code):
    for card in SETS[code].cards:
        assert not re.search(r"\b[Aa] [AEIOaeio]|\b[Aa]n [^AEIOUaeiou]", card.text), card.text
