"""A table goes back and forth and stays what its moves make of it."""

from __future__ import annotations

from random import Random

import pytest

from vigil.rules.game import Game
from vigil.server.match.clock import Clocks
from vigil.server.match.course import Table
from vigil.server.protocol.requests import Clock
from vigil.server.store.acts import Act, Kind


def new_table() -> Table:
    """A table at which nothing has happened yet."""
    game = Game.new(["godslayer"], 2, 5)
    assert game.base
    return Table(game.base, game.events or [], Clocks(Clock(600, "turn"), 2, 0.0))


def take(table: Table, kind: Kind, text: str) -> Table:
    """The table after one more act; the one before stays as it is."""
    after = table.copy()
    after.take(Act(table.step + 1, table.deciding or 0, kind, text, float(table.step)))
    return after


@pytest.mark.parametrize("seed", range(3))
def test_going_back_leads_to_the_table_of_the_moves_that_are_left(seed):
    chance, table = Random(seed), new_table()
    for _ in range(300):
        if table.moves and chance.random() < 0.1:
            back = min(len(table.moves), chance.choice([1, 2, 60]))
            table = take(table, "undo", str(len(table.moves) - back))
        else:
            table = take(table, "move", chance.choice(table.game.legal_moves()).text)
        if table.game.over:
            break
    straight = new_table()
    for text in table.moves:
        straight = take(straight, "move", text)
    assert table.game.to_data() == straight.game.to_data()
    assert [move.text for move in table.game.past_moves()] == table.moves
    assert [(turn.turn, len(turn.events)) for turn in table.turns] == [
        (turn.turn, len(turn.events)) for turn in straight.turns
    ]


def test_a_table_that_went_back_leaves_the_one_before_alone():
    before = new_table()
    while before.game.turn_number < 4:
        before = take(before, "move", "end turn")
    kept = before.game.to_data()
    back = take(before, "undo", "2")
    take(back, "move", "end turn")
    assert before.game.to_data() == kept
    assert before.moves == ["end turn"] * 3
