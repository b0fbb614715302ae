"""The text of every word of the language that a card uses."""

from dataclasses import fields
from typing import Any

import pytest

from tests.language.texts import TEXTS
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.value import Value
from vigil.rules.library import SETS, cards


@pytest.mark.parametrize(("word", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_a_word_reads_like_this(word, text):
    assert word.text() == text


def words_in(value: object) -> set[str]:
    """The words that a value is made of."""
    if isinstance(value, tuple):
        return {word for part in value for word in words_in(part)}
    if not isinstance(value, Value):
        return set()
    parts: Any = value
    found = {type(value).__name__}
    for field in fields(parts):
        found |= words_in(getattr(value, field.name))
    return found


def said_by(card: Card) -> tuple[object, ...]:
    """Everything a card says."""
    said = (card.play, card.reward, card.abilities, card.fate, card.acquired)
    return (*said, card.bargain, card.trophy, card.transform)


@pytest.mark.parametrize("code", SETS)
def test_every_word_that_a_card_uses_has_its_text_here(code):
    used = {word for card in cards(code) for word in words_in(said_by(card))}
    assert used - words_in(tuple(word for word, _ in TEXTS)) == set()
