"""Set files there and back: every card of every set."""

from __future__ import annotations

import pytest

import vigil
from tests.notation.ember import BOX, EMBER
from vigil.language import roles
from vigil.language.constants import BY_ROLE, NARROWINGS, NOUNS
from vigil.language.selectors import Selector
from vigil.language.word_list import WORDS
from vigil.notation.line_reader import LineReader
from vigil.notation.set_reader import SetDocument, read_set
from vigil.notation.set_writer import write_set
from vigil.rules.kernel.identity import set_identity
from vigil.rules.library import SETS, shipped_sets

NO_LINES = {  # of the language: what set files say in their tables
    "CardSet", "Construct", "Hero", "Monster", "Rulebook", "Treasure", "basics", "starting_shard", "STARTING",
    "STARTING_WITH_SHARD", "IN_CENTER_DECK", "IN_STACK", "IN_STARTING_DECK",
}  # fmt: skip


@pytest.mark.parametrize("code", [card_set.code for card_set in shipped_sets()])
def test_every_shipped_set_is_the_same_after_it_was_written_and_read(code: str) -> None:
    text = write_set(SetDocument(SETS[code], shipped=True))
    again = read_set(text, shipped=True)
    assert set_identity(again.card_set) == set_identity(SETS[code])
    assert write_set(again) == text
    sides = zip(again.card_set.sides(), SETS[code].sides(), strict=True)
    assert all(read.text == card.text for read, card in sides)


@pytest.mark.parametrize("text", [EMBER, BOX])
def test_an_own_set_is_the_same_after_it_was_read_and_written(text: str) -> None:
    first = read_set(text)
    again = read_set(write_set(first))
    assert set_identity(again.card_set) == set_identity(first.card_set)
    assert (again.about["author"], again.extras) == ("Ada", first.extras)
    assert list(again.extras) == ["Cinder Idol", "Lantern Keeper"]


def test_a_set_file_says_the_cards_that_were_meant() -> None:
    cards = {card.name: card for card in read_set(EMBER).card_set.cards}
    assert cards["Ember Witch"].text == "Gain 1 rune. If you control a Construct, draw a card."
    assert (cards["Ash Wyrm"].cost, cards["Ash Wyrm"].copies) == (4, 3)
    assert read_set(BOX).card_set.starting_deck == {"Apprentice": 8, "Militia": 2}


def test_every_word_of_the_language_declares_its_parts_and_its_place() -> None:
    constants = {name for known in BY_ROLE.values() for name in known} | set(NOUNS)
    missing = set(vigil.language.__all__) - set(WORDS) - constants - NO_LINES
    assert not missing, (
        f"declare in language/effect_words.py, word_list.py or constants.py: {sorted(missing)}"
    )
    assert {step.attribute for step in NARROWINGS.values()} | {"kinds"} == set(
        Selector.__dataclass_fields__
    ), "a narrowing of Selector has no row in language/constants.py"


def test_a_word_declares_only_fields_that_it_has_and_leaves_out_only_usual_ones() -> None:
    for word in WORDS.values():
        fields = word.made.__dataclass_fields__  # type: ignore[attr-defined]
        assert set(word.parts) <= set(fields), word.name
        assert all(part.role in roles.ROLES for part in word.parts.values())


def test_one_value_has_one_spelling() -> None:
    spellings = {
        read_set(EMBER.replace("Draw(1)", said, 1)).card_set.cards[0].text
        for said in ("Draw(1)", "Draw()", "Draw(cards=1)", " Draw( 1 ) ")
    }
    assert len(spellings) == 1


def test_reading_evaluates_nothing() -> None:
    reader = LineReader()
    said = "__import__('os').system('rm -rf /')"
    assert reader.read(said, roles.Slot(roles.EFFECT), 0) is None
    assert reader.errors[0].message == f"an effect is wanted here, such as Draw(1), not {said}"
