"""Illegal moves: one clear error that names what is legal, and the game as it was."""

from __future__ import annotations

import pytest

import vigil
from tests.conftest import table


@pytest.fixture
def game() -> vigil.Game:
    return vigil.Game.from_position(
        {
            "sets": ["godslayer"],
            "center_row": ["Mephit", "Arha Initiate", "Landtalker", "Muramasa", "Sea Tyrant", "Snapdragon"],
            "runes": 1,
            "seats": [{"name": "Ada", "hand": ["Apprentice", "Militia"]}, {"name": "Bo"}],
        }
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "acquire the moon",
        "play Mystic",
        "defeat Mephit",
        "play",
        "decline",
        "end",
        "play Militia twice",
        "0",
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(game: vigil.Game, text: str) -> None:
    before, record = game.to_data(), vigil.Record.of(game).to_data()
    with pytest.raises(
        vigil.IllegalMove, match="legal: play Apprentice; play Militia; acquire Arha Initiate; "
    ):
        game.do(text)
    assert game.to_data() == before
    assert vigil.Record.of(game).to_data() == record


def test_the_error_names_the_closest_move(game: vigil.Game) -> None:
    with pytest.raises(vigil.IllegalMove, match="did you mean 'play Militia'"):
        game.do("play militai")


def test_capitals_and_spaces_do_not_matter(game: vigil.Game) -> None:
    game.do("  PLAY   miLITia ")
    assert game.power == 1


def test_a_move_of_another_decision_is_refused(game: vigil.Game) -> None:
    stale = game.legal_moves()[0]
    game.do("play Apprentice")
    before = game.to_data()
    with pytest.raises(vigil.IllegalMove, match="'play Apprentice' is not a legal move now"):
        game.apply(stale)
    assert game.to_data() == before


def test_a_move_of_another_game_counts_by_its_text(game: vigil.Game) -> None:
    other = game.copy()
    game.apply(other.legal_moves()[0])
    assert game.moves_made == 1


@pytest.mark.parametrize("text", ["play Apprentice", "end turn", "nonsense"])
def test_nothing_can_be_done_when_the_game_is_over(text: str) -> None:
    game = vigil.Game.new(["godslayer"], 2, seed=1)
    game.playout(1)
    before = game.to_data()
    with pytest.raises(vigil.IllegalMove, match="the game is over"):
        game.do(text)
    assert game.to_data() == before


def test_an_illegal_move_is_a_value_error():
    assert issubclass(vigil.IllegalMove, ValueError)


def test_nothing_can_be_taken_back_before_the_first_move(game: vigil.Game) -> None:
    for seat in (0, 1):
        assert not game.can_undo(seat)
        with pytest.raises(vigil.IllegalMove, match="nothing to take back"):
            game.undo(seat)


def test_a_move_of_another_seat_is_not_taken_back(game: vigil.Game) -> None:
    game.do("play Apprentice")
    before = game.to_data()
    with pytest.raises(vigil.IllegalMove, match="nothing to take back"):
        game.undo(1)
    assert game.to_data() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_view_of_a_seat_that_is_not_there_is_refused(game: vigil.Game, seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}; this game has seats 0 to 1"):
        game.view(seat)


def test_an_illegal_bid_lists_the_bids_once_and_in_numeric_order() -> None:
    game = table(["delirium"], runes=1, insight=11, center_row=["Steelweaver"], center_deck=["Vineweaver"])
    game.do("acquire Steelweaver")
    bids = "; ".join(f"bid {number}" for number in range(1, 12))
    with pytest.raises(vigil.IllegalMove) as refused:
        game.do("fold")
    assert str(refused.value) == f"'fold' is not a legal move now; legal: {bids}; decline"
    with pytest.raises(vigil.IllegalMove, match=f"did you mean 'bid 1'[?] legal: {bids}; decline$"):
        game.do("bid 1.")
