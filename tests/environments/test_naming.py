"""Naming a card by number: a column of every card that was free before, in every encoding."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import vigil
from tests.conftest import table
from tests.environments.proofs import not_one_to_one
from tests.own_sets import added, expansion, omen_cards
from vigil.environments.actions import Actions
from vigil.environments.cells import SHARED_LINES, number_names
from vigil.environments.columns import CARDS, COLUMNS, ENCODING
from vigil.environments.encoder import STRUCTURED, Encoder

NAMES = 25  # the column
ABOUT = SHARED_LINES.index("asked about")


@pytest.fixture
def game() -> Iterator[vigil.Game]:
    """A game in which a card is to be named."""
    with added(expansion("omens", omen_cards())) as later:
        shown = table(["godslayer", *later], hand=["Omen Crow"], deck=["Mystic"])
        shown.do("play Omen Crow")
        yield shown.game


def test_every_name_has_a_number_of_its_card_and_back(game):
    actions = Actions([card_set.code for card_set in game.setup.sets])
    assert not not_one_to_one(game, actions)
    number = actions.of(game, next(move for move in game.legal_moves() if str(move) == "name Mystic"))
    assert number == CARDS + COLUMNS * actions.names.index("Mystic") + NAMES
    assert actions.text(number) == "name Mystic"
    assert str(actions.move(game, number)) == "name Mystic"


def test_names_of_own_cards_are_in_an_encoding_of_its_own(game):
    actions = Actions([card_set.code for card_set in game.setup.sets])
    assert actions.encoding.startswith(f"{ENCODING}+omens#")
    assert "name Omen Crow" in [actions.text(number) for number in actions.numbers(game)]
    assert Actions(["godslayer"]).encoding == str(ENCODING)


def test_the_question_is_seen_as_one_for_a_card(game):
    seen = Encoder(game.setup, STRUCTURED).arrays(game, 0)
    asks = dict(zip(number_names(2), seen["numbers"], strict=True))
    assert (asks["asks for card"], asks["asks for turn"]) == (1, 0)


def test_the_named_card_is_seen_by_all_while_something_waits():
    with added(expansion("omens", omen_cards())) as later:
        shown = table(
            ["godslayer", *later],
            variant="team",
            hand=["Tide Reader"],
            runes=1,
            center_deck=["Arha Initiate"],
        )
        shown.do("play Tide Reader", "name Landtalker")
        encoder = Encoder(shown.game.setup, STRUCTURED)
        about = [encoder.arrays(shown.game, seat)["cards"][ABOUT] for seat in range(4)]
        seen = {encoder.actions.names[card] for line in about for card in line.nonzero()[0]}
    assert seen == {"Arha Initiate", "Landtalker"}


def test_two_tables_with_the_same_name_but_other_hidden_cards_look_the_same(game):
    twin = game.view(1).guess(5)
    encoder = Encoder(game.setup)
    assert (encoder.flat(game, 1) == encoder.flat(twin, 1)).all()
