"""The keywords that a card uses: no word of its text is looked for."""

import re

import pytest

from vigil.language.text import card_keywords
from vigil.rules.library import all_cards, find_card
from vigil.wording.glossary import GLOSSARY


def found_in_the_text(text: str) -> list[str]:
    """The keywords that a reader of the text would see."""
    used = [word for word in GLOSSARY if re.search(rf"\b{word}", text, re.IGNORECASE)]
    return [word for word in used if not any(word in longer for longer in used if longer != word)]


@pytest.mark.parametrize("card", all_cards(), ids=[card.name for card in all_cards()])
def test_a_card_uses_the_keywords_that_stand_in_its_text(card):
    assert card_keywords(card) == found_in_the_text(card.text)


@pytest.mark.parametrize(
    ("name", "keywords"),
    [
        ("Apprentice", []),
        ("Mephit", ["Banish"]),
        ("Avatar of the Fallen", ["Unbanishable"]),
        ("Mosaic Horn", ["Energize"]),
        ("Yolothian Monolith", ["Energize", "Transform"]),
        ("Moken, the Huntmaster", ["Treasure"]),
        ("Vault Lich", ["Banish", "Fate", "Treasure"]),
        ("Vineweaver", ["Fate Auction"]),
        ("Starcaller Leotan", ["Energize"]),
    ],
)
def test_a_card_uses_these_keywords(name, keywords):
    assert card_keywords(find_card(name)) == keywords


def test_every_word_of_the_glossary_is_used_by_a_card():
    assert {word for card in all_cards() for word in card_keywords(card)} == set(GLOSSARY)
