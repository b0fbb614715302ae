"""Hints for people."""

import pytest

from tests.conftest import table
from tests.terminal.typing_at import vigil
from vigil.bots.advice import advise
from vigil.wording.edges import to_data


def test_a_hint_names_a_move_and_what_the_card_is_good_for():
    game = table(runes=4, hand=[], center_row=["Arbiter of the Precipice"]).game
    advice = advise(game.view(game.turn))
    assert advice.move in game.legal_moves()
    assert advice.move.text == "acquire Arbiter of the Precipice"
    assert "draws cards" in advice.reason


def test_a_hint_says_what_would_be_left_over():
    game = table(power=3, hand=[], exact=["center_row"], center_row=[]).game
    assert "1 power would be left" in advise(game.view(game.turn)).reason


def test_a_reason_says_which_words_are_cards_and_amounts():
    game = table(runes=4, hand=[], center_row=["Arbiter of the Precipice"]).game
    spans = to_data(advise(game.view(game.turn)).words)
    assert spans[0] == {"card": "Arbiter of the Precipice", "text": "Arbiter of the Precipice"}
    assert {"number": 1, "unit": "honor", "text": "1 honor"} in spans


def test_with_nothing_to_do_the_hint_is_to_end_the_turn():
    game = table(hand=[]).game
    assert advise(game.view(game.turn)).move.text == "end turn"


def test_nobody_is_advised_on_what_others_decide():
    game = table(hand=["Mystic"]).game
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(game.view(1 - game.turn))


def test_a_person_can_ask_for_a_hint():
    assert "Hint: play " in vigil("play", "--seed", "3", lines=["hint", "quit", "n"]).out
