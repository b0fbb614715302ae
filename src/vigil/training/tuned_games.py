"""Games of tuned that does something else by chance now and then: cheap, so there can be many of them.

All seats play alike. If some of them played worse and bought other cards, those cards would seem bad for it.
"""

from __future__ import annotations

from typing import Final

from vigil.bots.judge_bots import tuned_judge
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.training.draws import Draws
from vigil.training.game_kinds import Sets, deal
from vigil.training.samples import Samples, TrainingGame, pack_games

PLAYED: Final = 2  # the stream of what happens in a game
STRAYS: Final = 0.15  # how often something else is done, once no card is left to play
GOES_ON: Final = 0.9  # how often that is not to end the turn, which is seldom of use


def tuned_games(first: int, count: int, without: Sets = ()) -> Samples:
    """Play some games, and note every turn end."""
    numbers = range(first, first + count)
    return pack_games([play(deal(number, without), Draws(number, PLAYED)) for number in numbers])


def play(game: Game, draws: Draws) -> TrainingGame:
    """Play a game and note its turn ends."""
    judge = tuned_judge()
    played = TrainingGame(game, [])
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if len(moves) > 1 and move.verb != verbs.PLAY_CARD and draws.happens(STRAYS):
            move = stray(moves, draws)
        played.make(move)
    return played


def stray(moves: list[Move], draws: Draws) -> Move:
    """Any of some moves, though seldom the end of the turn."""
    going_on = [move for move in moves if move.verb != verbs.END_TURN]
    return draws.any_of(going_on if draws.happens(GOES_ON) else moves)
