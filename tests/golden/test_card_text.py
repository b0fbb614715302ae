"""The rendered text of every card, one file a set: read it, it is what people will read.

After a wanted change: ACCEPT=1 .venv/bin/python -m pytest tests/golden, then read the difference.
"""

import os
from pathlib import Path

import pytest

import vigil
from vigil.commands.card_checks import golden_text
from vigil.rules.library import SETS

TEXTS = Path(__file__).parent / "card_text"
HINT = "if the new text is better, run: ACCEPT=1 .venv/bin/python -m pytest tests/golden"


def set_text(code: str) -> str:
    """All cards of a set, in the order of its file, each followed by its other side."""
    return "\n".join([golden_text(card) for card in vigil.cards(code)])


@pytest.mark.parametrize("code", SETS)
def test_the_cards_of_a_set_read_as_accepted(code):
    path = TEXTS / f"{code}.txt"
    text = set_text(code)
    if os.environ.get("ACCEPT"):
        path.write_text(text, encoding="utf-8")
    accepted = path.read_text(encoding="utf-8") if path.exists() else ""
    assert text.splitlines() == accepted.splitlines(), HINT


def test_every_file_of_card_texts_is_of_a_set():
    assert {path.stem for path in TEXTS.glob("*.txt")} == set(SETS)


@pytest.mark.parametrize("code", SETS)
def test_the_text_of_a_card_is_made_of_whole_sentences(code):
    for card in vigil.cards(code):
        assert card.text.endswith("."), card.name
        assert card.text[0].isupper(), card.name
        for slip in ("  ", " ,", "..", ";;", "None", " ."):
            assert slip not in card.text, (card.name, card.text)
