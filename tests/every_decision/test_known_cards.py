"""Cards that everybody saw going to a hidden place: known to all, and dealt so in every guess."""

from __future__ import annotations

from typing import Any

import pytest

import vigil
from vigil.rules.kernel.cards import pack

ROW = ["Arha Initiate", "Landtalker", "Muramasa", "Sea Tyrant", "Snapdragon", "Xeron, Duke of Lies"]
EVERYBODY = (0, 1, None)


def position(**changed: Any) -> vigil.Game:
    """Ada's turn, with Bo holding three different cards."""
    seats = [
        {"name": "Ada", "hand": changed.pop("hand", []), "deck": ["Apprentice"] * 7},
        {"name": "Bo", "hand": ["Apprentice", "Militia", "Mystic"], "deck": ["Apprentice"] * 4},
    ]
    return vigil.Game.from_position({"sets": ["godslayer"], "center_row": ROW, "seats": seats, **changed})


def seen(game: vigil.Game, seat: int | None, whose: int) -> dict[str, Any]:
    """What a seat sees of a side."""
    return game.view(seat).to_data()["players"][whose]  # type: ignore[no-any-return]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_card_put_on_a_deck_in_public_is_known_to_be_there(seat: int | None) -> None:
    game = position(hand=["Druids of the Stone Circle"])
    game.do("play Druids of the Stone Circle")
    game.do("acquire Arha Initiate onto deck")
    assert seen(game, seat, 0)["deck_top"] == ["Arha Initiate"]
    for seed in range(20):
        assert game.view(seat).guess(seed).players[0].deck[-1] == vigil.card("Arha Initiate").face


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_card_drawn_from_a_known_top_is_known_to_be_in_hand(seat: int | None) -> None:
    game = position(hand=["Druids of the Stone Circle"])
    for move in ("play Druids of the Stone Circle", "acquire Arha Initiate onto deck", "end turn"):
        game.do(move)
    assert seen(game, seat, 0)["deck_top"] == []
    assert seen(game, seat, 0)["hand_known"] == ["Arha Initiate"]
    for seed in range(20):
        assert vigil.card("Arha Initiate").face in game.view(seat).guess(seed).players[0].hand


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_card_taken_with_xeron_is_known_to_everybody(seat: int | None) -> None:
    game = position(power=6)
    game.do("defeat Xeron, Duke of Lies")
    assert len(seen(game, seat, 0)["hand_known"]) == 1
    assert seen(game, seat, 1)["hand"] == 2
    taken = game.players[0].hand[0]
    for seed in range(20):
        assert game.view(seat).guess(seed).players[0].hand == pack([taken])


def test_a_card_played_from_a_hand_is_known_to_be_there_no_more():
    game = position(power=6)
    game.do("defeat Xeron, Duke of Lies")
    game.do(str(game.legal_moves()[0]))
    assert seen(game, 1, 0)["hand_known"] == []


def test_what_is_left_when_a_deck_runs_out_is_known_to_be_in_hand():
    game = position()
    game.do("end turn")  # Ada draws 5 of her 7 Apprentices
    for _ in range(2):
        game.do("end turn")  # Bo's turn; then Ada draws the last 2 and shuffles
    assert seen(game, 1, 0)["hand_known"].count("Apprentice") >= 2


@pytest.mark.parametrize("seat", [1, None])
def test_a_question_about_a_hidden_hand_stays_a_question_in_a_guess(seat: int | None) -> None:
    game = position(hand=["Temple Librarian", "Apprentice", "Militia"])
    game.do("play Temple Librarian")
    for seed in range(40):
        guess = game.view(seat).guess(seed)
        assert len(guess.legal_moves()) > 1
        assert guess.view(seat).to_data() == game.view(seat).to_data()
