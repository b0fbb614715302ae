"""Games of judges that stray more or less from tuned: cheap, so there can be many of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from vigil.bots.afterstate import describe, last_turn
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.network import Network, Weights
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES
from vigil.training.game_kinds import Sets, deal
from vigil.training.normal_deviates import Normal
from vigil.training.samples import Noted, Samples, packed
from vigil.training.turn_ends import Ended, Played, with_outcome, with_targets

JUDGES: Final = 64  # near tuned: the first is tuned itself, the last has strayed
FARTHEST: Final = 0.6  # the distance of the last, as a share of every weight
PERTURBED: Final = 1  # the stream that the judges come from
PLAYED: Final = 2  # the stream of what happens in a game
STRAYS: Final = 0.04  # how often a random move is made
NOTED: Final = 0.4  # of the afterstates: those of one game tell much the same


def judge_games(first: int, count: int, without: Sets = (), weights: Weights | None = None) -> Samples:
    """Play some games of strayed judges; note some turn ends with the outcome, or all by a network."""
    network = None if weights is None else Network(weights)
    found: list[Noted] = []
    for number in range(first, first + count):
        game = deal(number, without)
        normal = Normal(number, PLAYED)
        judges = [strayed_judge(normal) for _ in game.players]
        played = play(game, judges, normal, NOTED if network is None else 1.0)
        found += with_outcome(played) if network is None else with_targets(played, network)
    return packed(found)


def strayed_judge(normal: Normal) -> Judge:
    """Any of the judges near tuned."""
    return perturbed(int(normal.uniform() * JUDGES) % JUDGES)


@cache
def perturbed(number: int) -> Judge:
    """One of some judges with weights more or less near tuned's."""
    normal = Normal(number, PERTURBED)
    far = number / JUDGES * FARTHEST
    tuned = tuned_judge()
    judge = Judge([strayed(weight, 0.2, far * normal.draw()) for weight in tuned.weights])
    for card in FACES:
        far_off = far * normal.draw()
        for phase, kept in enumerate(judge.kept):
            kept[card.face] = strayed(tuned.kept[phase][card.face], 1.0, far_off)
    return judge


def strayed(value: float, least: float, share: float) -> float:
    """A number changed by a share of its size, or of a least size."""
    return value + share * max(abs(value), least)


def play(game: Game, judges: list[Judge], normal: Normal, share: float) -> Played:
    """Play a game and note a share of its turn ends."""
    ends: list[Ended] = []
    straying = stray(game, normal, STRAYS)
    while not game.over:
        moves = game.legal_moves()
        seat = game.deciding()
        move = moves[0] if len(moves) == 1 else judges[seat].choose(game, moves)
        if game.moves_made >= straying:
            move = moves[int(normal.uniform() * len(moves)) % len(moves)]
            straying = stray(game, normal, STRAYS)
        if move.verb == verbs.END_TURN and not last_turn(game) and normal.uniform() <= share:
            ends.append((describe(game, seat), seat))
        game.step(move)
    return Played(game, ends)


def stray(game: Game, normal: Normal, often: float) -> int:
    """After how many moves the next random one is made."""
    return game.moves_made + 1 + int(2 * normal.uniform() / often)
