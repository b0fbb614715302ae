"""Films: a finished game step by step. Its course can go back to any of its moves, so nothing is built."""

from __future__ import annotations

from vigil.rules import events
from vigil.server.domain.acts import MOVE, Act
from vigil.server.match.course import Course, Viewpoint
from vigil.server.protocol.messages import Update
from vigil.server.protocol.responses import TurnMark
from vigil.server.protocol.table_view import table_view


def frame(course: Course, step: int, seat: Viewpoint) -> Update:
    """The table after `step` moves, as a seat saw it."""
    if not 0 <= step <= course.moves_made:
        raise ValueError(f"there are steps 0 to {course.moves_made}, not {step}")
    then = course.after_moves(step)
    if step == 0:
        return then.update(seat, 0.0, going=False)
    act = Act(step, then.movers()[-1], MOVE, then.last_move, 0.0)
    return then.update(seat, 0.0, act, then.happened[step], going=False)


def open_frame(course: Course, step: int) -> Update:
    """The table after `step` moves of a finished game with all hands open, each as its own seat saw it."""
    update = frame(course, step, None)
    game = course.after_moves(step).game
    sides = range(len(game.players))
    update.view.players = [table_view(game.view(seat)).players[seat] for seat in sides]
    return update


def turn_marks(course: Course) -> list[TurnMark]:
    """Where each turn begins."""
    return [
        TurnMark(step, event.turn, event.player)
        for step, happened in enumerate(course.happened)
        for event in happened
        if isinstance(event, events.Began)
    ]
