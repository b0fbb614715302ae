"""Every kind of part, at every edge."""

import json

import pytest

from vigil.wording.edges import keywords, to_data, to_styled, to_text
from vigil.wording.glossary import GLOSSARY
from vigil.wording.parts import (
    ARTICLE,
    FULL_STOP,
    NAMESAKE,
    OTHER_SIDE,
    OWNER,
    POSSESSIVE,
    CardName,
    Keyword,
    Noun,
    Number,
    Plain,
    PlayerName,
    Pronoun,
    Quantity,
    Verb,
)
from vigil.wording.reader import Reader
from vigil.wording.sentences import CardLine, Sentence, data_of, styled_text_of, text_of
from vigil.wording.words import optional, say, with_heading, you

ADA_READS = Reader(["Ada", "Bo"], 0)
BO_READS = Reader(["Ada", "Bo"], 1)
BOS = say("banish a Construct", you("control", OWNER), "or", Pronoun(OWNER, POSSESSIVE), "hand").speaking_of(
    OWNER, 1
)


@pytest.mark.parametrize(
    ("part", "data"),
    [
        ("for each", "for each"),
        (Plain("banished", "Banish"), "banished"),
        (Quantity(2, "rune"), {"number": 2, "unit": "rune", "text": "2 runes"}),
        (Quantity(3, "energy", or_more=True), {"at_least": 3, "unit": "energy", "text": "3 or more energy"}),
        (Quantity(2, "power", more=True), {"more": 2, "unit": "power", "text": "2 more power"}),
        (Quantity(1, "card"), {"number": 1, "unit": "card", "text": "a card"}),
        (Quantity(1, "card", more=True), {"more": 1, "unit": "card", "text": "another card"}),
        (CardName("Mystic"), {"card": "Mystic", "text": "Mystic"}),
        (PlayerName(1), {"player": 1, "text": "Bo"}),
        (PlayerName(0), {"player": 0, "text": "you"}),
        (Keyword("Energize", "Energize 3"), {"keyword": "Energize", "text": "Energize 3"}),
        (Keyword("Echo"), {"keyword": "Echo", "text": "Echo"}),
        (Noun("Hero"), "Hero"),
        (Noun("Hero", many=True), "Heroes"),
        (Number(3), "three"),
        (Verb("draw"), "draw"),
        (Pronoun(OWNER, POSSESSIVE), "your"),
        (Pronoun(OWNER, POSSESSIVE, 1), {"player": 1, "text": "Bo's"}),
        (OTHER_SIDE, "its other side"),
        (NAMESAKE, "copy of this"),
    ],
)
def test_a_part_as_plain_data(part, data):
    told = to_data(say(part), ADA_READS)
    assert told == [data]
    assert json.loads(json.dumps(told)) == told


def test_an_article_is_that_of_what_follows():
    assert to_text(say(ARTICLE, "Enlightened", Noun("Hero"))) == "an Enlightened Hero"
    assert to_data(say("find", ARTICLE, Keyword("Dreamborn"), "card")) == [
        "find a ",
        {"keyword": "Dreamborn", "text": "Dreamborn"},
        " card",
    ]


def test_a_player_is_named_to_others_and_spoken_to_as_you():
    assert to_text(BOS, ADA_READS) == "banish a Construct Bo controls or Bo's hand"
    assert to_text(BOS, BO_READS) == "banish a Construct you control or your hand"
    assert to_text(BOS) == "banish a Construct player 2 controls or player 2's hand"


def test_plain_words_are_one_span_and_everything_else_is_marked():
    words = say(Verb("gain"), Quantity(2, "rune"), "or", CardName("Mystic"), FULL_STOP)
    assert to_styled(words, capital=True) == [
        ("Gain ", ""),
        ("2 runes", "number"),
        (" or ", ""),
        ("Mystic", "card"),
        (".", ""),
    ]


@pytest.mark.parametrize("words", [BOS, say(), optional(say(Verb("gain"), Quantity(1, "honor")))])
def test_all_edges_spell_the_same(words):
    text = to_text(words, ADA_READS)
    data = to_data(words, ADA_READS)
    assert "".join(part if isinstance(part, str) else str(part["text"]) for part in data) == text
    assert "".join(part for part, _ in to_styled(words, ADA_READS)) == text


def test_a_sentence_begins_with_a_capital_whatever_its_first_part_is():
    for part, text in ((ARTICLE, "A card"), ("the", "The card"), (Keyword("Fate", "fated"), "Fated card")):
        assert to_text(say(part, "card"), capital=True) == text
    assert to_text(with_heading(Keyword("Echo"), optional(say("go")))) == "Echo: You may go"


def test_the_keywords_of_words_are_those_of_the_glossary_in_its_order():
    words = say(
        Keyword("Reward"), Verb("transform"), Noun("Treasure", many=True), Verb("banish"), Noun("card")
    )
    assert keywords(words) == ["Banish", "Treasure", "Transform"]


def test_the_glossary_explains_in_sentences():
    assert all(to_text(meaning).endswith(".") for meaning in GLOSSARY.values())


def test_the_glossary_says_what_banish_means_in_each_edition():
    first, later = to_text(GLOSSARY["Banish"]).split(";")
    assert "first edition" in first
    assert "leave the game" in later
    assert "go back to their stack" in later


def test_the_glossary_measures_by_what_the_card_says():
    assert "at least that much energy" in to_text(GLOSSARY["Energize"])
    assert "pay that much insight" in to_text(GLOSSARY["Recur"])


LINES = (
    CardLine((Sentence(say("draw")), Sentence(say("gain", Quantity(1, "rune"))))),
    CardLine((Sentence(say("draw")),), say(Keyword("Reward"))),
)


def test_lines_of_sentences_at_every_edge():
    assert text_of(LINES) == "Draw. Gain 1 rune.\nReward: Draw."
    assert data_of(LINES) == [
        {
            "heading": [],
            "sentences": [["Draw."], ["Gain ", {"number": 1, "unit": "rune", "text": "1 rune"}, "."]],
        },
        {"heading": [{"keyword": "Reward", "text": "Reward"}, ":"], "sentences": [["Draw."]]},
    ]
    assert styled_text_of(LINES)[1] == [("Reward", "keyword"), (": Draw.", "")]


def test_amounts_in_the_glossary_can_be_shown_with_icons():
    told = to_data(GLOSSARY["Dreamborn"])
    assert {"text": "1 insight", "number": 1, "unit": "insight"} in told
    assert to_text(GLOSSARY["Delirium Die"]).endswith("gain 3 runes, 4 power, 5 honor or 6 insight.")
