"""Which card bots name: the commonest of those that may turn up, as far as they may know."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import pytest

import vigil
from tests.conftest import Table, table
from tests.import_graph import SOURCE, tree
from tests.own_sets import added, expansion, omen_cards
from vigil.bots.coach import weigh
from vigil.bots.levels import LEVELS
from vigil.bots.likely_cards import TURNED_UP, worth_trying
from vigil.review.assessor import Assessor

KNOWING = [level for level in LEVELS if level != "uniform"]


@pytest.fixture
def codes() -> Iterator[list[str]]:
    """Godslayer with cards that let their player name a card."""
    with added(expansion("omens", omen_cards())) as later:
        yield ["godslayer", *later]


def asked(codes: list[str], hero: str, **given: Any) -> Table:
    """A table at which a hero asks for a name."""
    game = table(codes, hand=[hero], exact=["deck"], **given)
    game.do(f"play {hero}")
    return game


def choice(game: Table, level: str) -> str:
    """What a bot does."""
    bot = vigil.bot(level, 3)
    bot.budget = 0.05
    assert game.game.decision is not None
    return str(bot.choose(game.view(0), game.game.decision))


@pytest.mark.parametrize("level", KNOWING)
def test_bots_name_the_commonest_card_of_their_deck(codes, level):
    game = asked(codes, "Omen Crow", deck=["Militia", "Mystic", "Apprentice", "Mystic"])
    assert choice(game, level) == "name Mystic"


@pytest.mark.parametrize("level", KNOWING)
def test_bots_name_a_card_also_where_they_could_decline(codes, level):
    game = asked(codes, "Fortune Teller", deck=["Militia", "Mystic", "Mystic"])
    assert choice(game, level) == "name Mystic"


def test_the_weakest_bot_names_anything(codes):
    game = asked(codes, "Omen Crow", deck=["Mystic", "Militia"])
    assert choice(game, "uniform") in game.moves()


def test_an_empty_deck_is_made_of_the_discard_pile(codes):
    game = asked(codes, "Omen Crow", discard=["Militia", "Mystic", "Mystic"])
    assert choice(game, "tuned") == "name Mystic"


def test_with_no_card_left_any_name_will_do(codes):
    game = asked(codes, "Omen Crow")
    assert choice(game, "tuned") in game.moves()


def test_a_card_that_was_put_on_the_deck_is_known(codes):
    game = asked(codes, "Omen Crow", deck=["Mystic", "Militia", "Militia"])
    game.game.players[0].deck_known = 1
    assert choice(game, "tuned") == "name Mystic"


def test_where_the_center_deck_is_turned_up_its_commonest_card_is_named(codes):
    deck = ["Mephit", "Wind Tyrant", "Mephit", "Landtalker"]
    game = asked(codes, "Tide Reader", deck=["Militia"], center_deck=deck)
    game.game.center_deck = game.game.center_deck[-4:]
    assert choice(game, "tuned") == "name Mephit"


def test_a_name_is_weighed_against_the_likeliest_alone(codes):
    game = asked(codes, "Omen Crow", deck=["Militia", "Mystic", "Mystic"])
    weighed = weigh(game.view(0), "name Cultist")
    assert str(weighed.best) in ("name Mystic", "name Cultist")
    appraisal = Assessor("expert", 1, guesses=8).assess(game.view(0), "name Cultist")
    assert {str(move) for move in appraisal.found} == {"name Mystic", "name Cultist"}


def test_other_questions_keep_all_their_moves():
    game = table(hand=["Mystic", "Militia"]).game
    assert worth_trying(game, game.legal_moves()) is game.legal_moves()


def words_that_reveal() -> set[str]:
    """The words of the language that tell of a card that was turned up."""
    classes = [
        node
        for file in (SOURCE / "language").glob("*.py")
        for node in tree(file).body
        if isinstance(node, ast.ClassDef)
    ]
    return {node.name for node in classes if "events.Revealed(" in ast.unparse(node)}


def test_bots_know_from_where_every_word_turns_a_card_up():
    assert words_that_reveal() == {kind.__name__ for kind in TURNED_UP}
