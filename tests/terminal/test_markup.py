"""Words on the terminal: drawn from their parts, and saying the same as the plain text."""

from __future__ import annotations

import pytest

import vigil
from vigil.rules.kernel.event import Event
from vigil.rules.library import SETS
from vigil.rules.log import Log
from vigil.terminal.card_panels import keyword_meanings
from vigil.terminal.markup import STYLES, card_text, colour, log_lines


def styles(card: vigil.Card) -> dict[str, str]:
    """The stretches of a card's text that are drawn in a style."""
    text = card_text(card)
    return {text.plain[span.start : span.end]: str(span.style) for span in text.spans if span.style}


@pytest.mark.parametrize("code", SETS)
def test_a_card_says_the_same_in_styles_as_in_plain_text(code: str) -> None:
    for card in vigil.cards(code):
        assert card_text(card).plain == card.text


def test_numbers_keywords_and_cards_are_drawn_in_their_styles():
    assert styles(vigil.card("Mystic")) == {"2 runes": STYLES["number"]}
    styled = styles(vigil.card("Disciple of Cetra"))
    assert styled["Scion of Cetra"] == colour(vigil.card("Scion of Cetra")) == "green"


def test_the_words_of_the_glossary_that_a_card_uses_are_explained():
    assert [word for word, _ in keyword_meanings(vigil.card("Mephit"))] == ["Banish"]
    assert keyword_meanings(vigil.card("Mystic")) == []


def test_the_log_says_the_same_in_styles_as_in_plain_text_with_a_heading_for_each_turn():
    game = vigil.Game.new(["delirium"], 2, 3)
    happened: list[Event] = list(game.events or [])
    while game.decision and game.turn_number < 9:
        happened += game.apply(game.decision.moves[0])
    lines = list(log_lines(Log(game.setup, 0), happened))
    assert [text.plain for _, text in lines] == Log(game.setup, 0).lines(happened)
    assert [text.plain for heading, text in lines if heading] == [
        text.plain for _, text in lines if text.plain.startswith("Turn ")
    ]
    assert list(log_lines(Log(game.setup, 0), [])) == []
