"""Settling: what is pending is carried out until a player has something to decide."""

from __future__ import annotations

from vigil.rules.actions import transform
from vigil.rules.kernel.state import State
from vigil.rules.table import row


def settle(game: State) -> None:
    """Carry out pending tasks until a player has something to decide."""
    while True:
        if game.setup.transforms:
            transform.check(game)
        if game.short_row and row.fill_again(game):
            continue
        if not game.pending:
            if not game.fates:
                return
            game.pending.append(game.fates.pop(0))
            continue
        task = game.pending[-1]
        effect = task.effect
        if not effect.asks():
            game.pending.pop()
            effect.resolve(game, task)
            continue
        moves = effect.moves(game, task)
        if len(moves) > 1:
            game.options = moves
            return
        game.pending.pop()
        if moves:
            effect.answer(game, task, moves[0])
