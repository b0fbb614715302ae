"""Games of experts with the last network, many at a time: the network is asked seldom."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Final

from vigil.bots.afterstate import Afterstate, candidates
from vigil.bots.expert import Expert
from vigil.bots.network import Network, Weights
from vigil.bots.search import best
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.training.draws import Draws
from vigil.training.game_kinds import Sets, deal
from vigil.training.samples import Samples, TrainingGame, pack_games
from vigil.training.tuned_games import PLAYED, stray

STRAYS: Final = 0.05  # how often something else is done, once no card is left to play
GUESSES: Final = 1  # of an expert that plays to be learned from: many games teach more than good ones
TOGETHER: Final = 64  # games that are played at a time

Asking = Generator[list[Afterstate], Sequence[float], TrainingGame]
Thinking = Generator[list[Afterstate], Sequence[float], Move]


def expert_games(first: int, count: int, weights: Weights, without: Sets = ()) -> Samples:
    """Play some games, and note every turn end."""
    network = Network(weights)
    games = [playing(deal(number, without), number, network) for number in range(first, first + count)]
    return pack_games(together(games, network))


def together(games: Iterable[Asking], network: Network) -> list[TrainingGame]:
    """Play games, some at a time: what all of them ask for, the network answers at once."""
    waiting = iter(games)
    finished: list[TrainingGame] = []
    running = [(asking, next(asking)) for asking in islice(waiting, TOGETHER)]
    while running:
        wanted = [afterstate for _, asked in running for afterstate in asked]
        values: list[float] = network.chances(wanted).tolist() if wanted else []
        begin = 0
        still: list[tuple[Asking, list[Afterstate]]] = []
        for asking, asked in running:
            end = begin + len(asked)
            try:
                still.append((asking, asking.send(values[begin:end])))
            except StopIteration as done:
                finished.append(done.value)
                still += [(following, next(following)) for following in islice(waiting, 1)]
            begin = end
        running = still
    return finished


def playing(game: Game, number: int, network: Network) -> Asking:
    """Play one game, asking for the chances of afterstates."""
    draws = Draws(number, PLAYED)
    expert = Expert(number, network, GUESSES, turns=1)
    expert.believes = True  # it is the network that learns
    played = TrainingGame(game, [])
    yield []  # so that every game has something to be sent
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else (yield from choose_move(expert, game))
        if len(moves) > 1 and move.verb != verbs.PLAY_CARD and draws.happens(STRAYS):
            move = stray(moves, draws)
        played.make(move)
    return played


def choose_move(expert: Expert, game: Game) -> Thinking:
    """The expert's move."""
    decision = game.decision
    assert decision is not None
    advised = expert.judge.choose(game, decision.moves)
    tried = candidates(game, advised)
    if len(tried) == 1:
        return tried[0]
    found = yield from expert.racing(game.view(decision.player), tried)
    return best(found, advised)
