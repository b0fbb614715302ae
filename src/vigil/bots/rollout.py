"""Rollouts: games played on by judges, without views, for simulation and tuning."""

from __future__ import annotations

from vigil.bots.judge import Judge
from vigil.rules.game import Game
from vigil.rules.table import honor
from vigil.rules.table.honor import Result


def play_on(game: Game, judges: list[Judge]) -> Result:
    """Play a game to its end, every seat by its judge."""
    game.forget()
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judges[game.deciding()].choose(game, moves)
        game.step(move)
    return honor.result(game)
