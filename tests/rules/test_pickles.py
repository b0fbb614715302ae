"""Games, views and records can be pickled and deep-copied, on both builds, at any moment."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import vigil

Again = Callable[[Any], Any]


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS = pytest.mark.parametrize(
    "again", [pickled, copy.deepcopy, copy.copy], ids=["pickle", "deepcopy", "copy"]
)
ALL_SETS = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]


def moments() -> Iterator[vigil.Game]:
    """A game with every set where cards ask something, and at the decision of a turn after that."""
    game = vigil.Game.new(ALL_SETS, 2, 3)
    asked = 0
    while (decision := game.decision) and (asked < 3 or not decision.main):
        if not decision.main:
            asked += 1
            yield game
        choices = decision.moves[:-1] or decision.moves  # the last ends the turn
        game.apply(choices[game.moves_made * 7 % len(choices)])
    yield game


@WAYS
def test_a_game_is_the_same_again(again: Again) -> None:
    for game in moments():
        twin = again(game)
        assert twin is not game
        assert twin.to_data() == game.to_data()
        assert [str(move) for move in twin.legal_moves()] == [str(move) for move in game.legal_moves()]


@WAYS
def test_a_game_keeps_its_past(again: Again) -> None:
    for game in moments():
        twin = again(game)
        assert twin.past_moves() == game.past_moves()
        assert [twin.can_undo(seat) for seat in (0, 1)] == [game.can_undo(seat) for seat in (0, 1)]
        assert vigil.Record.of(twin).to_data() == vigil.Record.of(game).to_data()


@WAYS
def test_both_go_on_independently_of_each_other(again: Again) -> None:
    game = vigil.Game.new(["godslayer"], 2, 5)
    twin = again(game)
    before = game.to_data()
    twin.playout(1)
    assert twin.result is not None
    assert game.to_data() == before
    assert game.result is None


@WAYS
def test_a_simulation_stays_one(again: Again) -> None:
    for game in moments():
        guess = game.view(0).guess(8)
        twin = again(guess)
        assert twin.history is None
        assert twin.events is None
        assert twin.playout(4).scores == guess.playout(4).scores


@WAYS
def test_a_game_that_is_over_stays_over(again: Again) -> None:
    game = vigil.Game.new(["godslayer"], 3, 5)
    scores = game.playout(2).scores
    twin = again(game)
    assert twin.decision is None
    assert twin.result.scores == scores


@WAYS
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_the_same_again(again: Again, seat: int | None) -> None:
    for game in moments():
        view = game.view(seat)
        twin = again(view)
        assert twin.seat == seat
        assert twin.to_data() == view.to_data()
        assert twin.guess(3).to_data() == view.guess(3).to_data()


def test_a_pickled_view_holds_no_more_than_the_view() -> None:
    """Two games that differ only in what a seat does not know give the same pickle."""
    game = vigil.Game.new(["godslayer"], 2, 5)
    other = game.view(0).guess(9)
    assert other.to_data()["center_deck"] != game.to_data()["center_deck"]
    assert pickle.dumps(other.view(0)) == pickle.dumps(game.view(0))


def test_the_table_of_a_view_can_be_pickled_by_itself() -> None:
    table = vigil.Game.new(["godslayer"], 2, 5).view(1).table
    assert pickled(table).to_data() == table.to_data()


@WAYS
def test_a_record_is_the_same_again(again: Again) -> None:
    for game in moments():
        record = vigil.Record.of(game)
        twin = again(record)
        assert type(twin) is vigil.Record
        assert twin.to_data() == record.to_data()
        assert twin.verify().to_data() == game.to_data()


def test_a_deep_copy_of_a_record_shares_nothing_that_can_change() -> None:
    record = vigil.Record.of(vigil.Game.new(["godslayer"], 2, 5))
    twin = copy.deepcopy(record)
    twin.setup["players"].append("Cy")
    twin.moves.append("end turn")
    assert record.setup["players"] == ["Player 1", "Player 2"]
    assert record.moves == []
