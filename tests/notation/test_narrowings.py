"""Which cards are meant: a word honours a narrowing, or refuses it; none is ignored in silence."""

from __future__ import annotations

import pytest

from tests.notation.ember import saying, whats_wrong
from vigil.language import roles
from vigil.language.constants import NARROWINGS
from vigil.language.selectors import Selector
from vigil.language.word_list import WORDS
from vigil.notation.fitting import cards_misfit
from vigil.notation.line_reader import with_narrowing

SAID = {
    "of": 2,
    "costing": 3,
    "with_name": "Mephit",
    "born_of_dreams": True,
    "with_treasure": True,
    "other": True,
}
ABOUT_CARDS = [
    (word.name, name)
    for word in WORDS.values()
    for name, part in word.parts.items()
    if part.role == roles.CARDS
]


@pytest.mark.parametrize(("word", "part"), ABOUT_CARDS)
def test_a_word_honours_a_narrowing_or_refuses_it(word: str, part: str) -> None:
    fit = WORDS[word].parts[part].fit
    for name, said in SAID.items():
        cards = Selector(kinds=fit.kinds if fit.kinds != roles.ANY_KIND else 0, zones=fit.places[0])
        told = cards_misfit(word, with_narrowing(cards, NARROWINGS[name].attribute, said), fit)
        refused = told == f"{word} does not look at .{name}: leave it out"
        assert refused != bool(NARROWINGS[name].bit & fit.by)


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ("When(Defeats(MONSTERS.costing(3).at(CENTER_ROW)), Draw(1))", "Defeats does not look at .costing"),
        ("When(Plays(HEROES.costing(2)), Draw(1))", "Plays does not look at .costing"),
        ("Activated(If(Played(HEROES.costing(2)), Draw(1)))", "Played does not look at .costing"),
        ("Cheaper(HEROES.at(CENTER_ROW), 1)", "Cheaper says no place"),
        ("Activated(Destroy(CONSTRUCTS.at(PLAY).other))", "Destroy does not look at .other"),
        ("Activated(Gain(honor=1, per=Each(CONSTRUCTS.other)))", "Each does not look at .other"),
    ],
)
def test_a_narrowing_that_would_be_ignored_is_refused(ability: str, why: str) -> None:
    assert why in whats_wrong(saying(ability))
