"""What moves are worth: features, weights, the judge."""

import json
from importlib.resources import files

import pytest

import vigil
from tests.conftest import table
from vigil.bots import features, weights
from vigil.bots.judge import Judge, knapsack
from vigil.rules.game import Game
from vigil.rules.library import SETS, cards


def feature(name: str, which: int) -> float:
    return features.vector(vigil.card(name).face)[which]


def judged(judge: Judge, game: Game) -> str:
    return judge.choose(game, game.legal_moves()).text


@pytest.mark.parametrize("code", SETS)
def test_every_card_of_every_set_does_something_that_counts(code):
    mute = [card.name for card in cards(code) if not any(features.vector(card.face))]
    assert not mute


def test_features_are_read_off_what_a_card_does():
    assert feature("Mystic", features.RUNES) == 2
    assert feature("Arbiter of the Precipice", features.DRAW) == 2
    assert feature("Void Initiate", features.BANISH) == 1
    assert feature("Mephit", features.BANISH_ROW) == 1
    assert feature("Sea Tyrant", features.HURT) == 1


def test_there_is_a_weight_for_every_name():
    assert len(weights.lore()) == len(weights.greedy()) == len(weights.NAMES) == weights.SIZE
    stored = json.loads(files("vigil.bots").joinpath("tuned.json").read_text(encoding="utf-8"))
    assert set(stored["weights"]) == set(weights.NAMES)


def test_a_vector_of_another_length_is_refused():
    with pytest.raises(ValueError, match=f"there must be {weights.SIZE} weights, not 3"):
        Judge([1.0, 2.0, 3.0])


def test_cards_are_played_before_anything_is_bought():
    judge = Judge(weights.lore())
    assert (
        judged(judge, table(hand=["Apprentice"], runes=8, center_row=["Landtalker"]).game)
        == "play Apprentice"
    )


def test_cards_that_draw_are_played_first():
    judge = Judge(weights.lore())
    assert judged(judge, table(hand=["Apprentice", "Arha Initiate", "Militia"]).game) == "play Arha Initiate"


def test_the_purse_is_filled_as_well_as_possible():
    assert sorted(knapsack([6.0, 5.0, 4.0], [5, 3, 2], 5)) == [1, 2]
    assert knapsack([1.0], [7], 6) == []


def test_a_weak_card_is_banished_and_a_strong_one_is_kept():
    judge = Judge(weights.lore())
    game = table(hand=["Void Initiate"], discard=["Apprentice", "Landtalker"]).game
    game.do("play Void Initiate")
    assert judge.choose(game, game.legal_moves()).text == "banish Apprentice from discard pile"


def test_greedy_weights_never_thin_a_deck():
    judge = Judge(weights.greedy())
    game = table(hand=["Void Initiate"], discard=["Apprentice"]).game
    game.do("play Void Initiate")
    assert judge.choose(game, game.legal_moves()).text == "decline"
