"""Settling: what is pending is carried out until a player has something to decide."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.actions import transform
from vigil.rules.kernel.state import State
from vigil.rules.table import row
from vigil.wording import task_errors

MOST_STEPS: Final = 200_000  # after one move; random games over all sets need up to 20


class Endless(ValueError):
    """Carrying out what is pending does not come to an end."""


def settle(game: State) -> None:
    """Carry out pending tasks until a player has something to decide."""
    steps: i64 = 0
    while True:
        steps += 1
        if steps > MOST_STEPS:
            raise Endless(task_errors.endless(MOST_STEPS))
        if game.setup.transforms:
            transform.check(game)
        if game.short_row and row.fill_again(game):
            continue
        if not game.pending:
            if not game.fates:
                return
            row.come(game, game.fates.pop(0))
            continue
        task = game.pending[-1]
        asking = task.effect.asking()
        if asking is None:
            game.pending.pop()
            task.effect.resolve(game, task)
            continue
        moves = asking.moves(game, task)
        if len(moves) > 1:
            game.options = moves
            return
        game.pending.pop()
        if moves:
            asking.answer(game, task, moves[0])
