"""Undo: a move can be taken back unless it showed something or used chance."""

from __future__ import annotations

import vigil
from tests.every_decision.play import decisions, games, random_move
from tests.every_decision.tables import Table, at_every_table
from vigil.rules import events
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import CENTER_DECK

# What nobody, or not everybody, knew before.
TURNED_UP = {
    events.Drew,
    events.Shuffled,
    events.Entered,
    events.Rebuilt,
    events.Revealed,
    events.Rolled,
}


def turns_up(event: Event) -> bool:
    """Whether an event shows what nobody, or not everybody, knew; what the center deck loses is seen, too."""
    return type(event) in TURNED_UP or (isinstance(event, events.Banished) and event.zone == CENTER_DECK)


@at_every_table
def test_undo_leads_back_to_exactly_the_same_game(table: Table) -> None:
    for game, dice in decisions(table, in_all=40, salt=31, every=31):
        seat, before, moves = game.deciding(), game.to_data(), game.legal_moves()
        after = game.copy()
        after.apply(random_move(game, dice))
        if after.can_undo(seat):
            after.undo(seat)
            assert after.to_data() == before
            assert after.legal_moves() == moves


@at_every_table
def test_a_game_goes_on_after_undo_as_if_nothing_had_been(table: Table) -> None:
    for game, dice in decisions(table, in_all=24, salt=32, every=97):
        seat, twin = game.deciding(), game.copy()
        twin.apply(random_move(game, dice))
        if twin.can_undo(seat):
            twin.undo(seat)
            other, move = game.copy(), random_move(game, dice)
            assert repr(twin.apply(move)) == repr(other.apply(move))
            assert twin.can_undo(seat) == other.can_undo(seat)
            assert vigil.Record.of(twin).to_data() == vigil.Record.of(other).to_data()


@at_every_table
def test_moves_can_be_taken_back_one_by_one_to_the_last_one_that_showed_something(table: Table) -> None:
    for game, _ in decisions(table, in_all=16, salt=33, every=151):
        assert game.history is not None
        seat, back = game.history.seat, game.copy()
        while back.can_undo(seat):
            back.undo(seat)
        assert back.moves_made == game.moves_made - game.history.undoable
        assert [str(m) for m in back.past_moves()] == [str(m) for m in game.past_moves()][: back.moves_made]


@at_every_table
def test_only_a_move_that_turned_nothing_up_can_be_taken_back(table: Table) -> None:
    for game, dice in games(table, in_all=200, salt=34):
        while not game.over:
            seat, chance = game.deciding(), game.chance
            turned_up = [event for event in game.apply(random_move(game, dice)) if turns_up(event)]
            assert game.can_undo(seat) == (not turned_up and game.chance == chance), turned_up


@at_every_table
def test_nobody_else_can_take_a_move_back(table: Table) -> None:
    for game, _ in decisions(table, in_all=40, salt=35, every=3):
        assert game.history is not None
        for seat in range(table.players):
            assert seat == game.history.seat or not game.can_undo(seat)


@at_every_table
def test_a_copy_of_a_game_can_be_taken_back_without_the_game(table: Table) -> None:
    for game, _ in decisions(table, in_all=24, salt=36, every=73):
        data, twin = game.to_data(), game.copy()
        assert twin.history is not None
        if twin.can_undo(twin.history.seat):
            twin.undo(twin.history.seat)
            assert twin.to_data() != data
        assert game.to_data() == data
