"""Games of experts with the last network, and of judges, many at a time: the network is asked seldom.

The targets of every turn end come from how the network saw the game go on (TD(λ)).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from vigil.bots.afterstate import Afterstate, describe, last_turn, lead
from vigil.bots.expert import Expert
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.network import Network, Weights
from vigil.bots.search import best, candidates
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.rules.table import honor
from vigil.training.game_kinds import Sets, deal
from vigil.training.judge_games import PLAYED, stray, strayed_judge
from vigil.training.normal_deviates import Normal
from vigil.training.samples import Noted, Samples, packed
from vigil.training.td_targets import td_targets

EXPERTS: Final = 0.78  # of the seats; the others are strayed judges, so that their ways are known, too
STRAYS: Final = 0.02  # how often a random move is made
GUESSES: Final = 2  # of an expert that plays to be learned from: many games teach more than good ones
TRACE: Final = 0.7  # the λ of TD(λ)
TOGETHER: Final = 64  # games that are played at a time

Ended = tuple[Afterstate, int]  # a turn end, and whose
Asking = Generator[list[Afterstate], Sequence[float], "Played"]
Thinking = Generator[list[Afterstate], Sequence[float], Move]


class Played(NamedTuple):
    """A finished game and its turn ends."""

    game: Game
    ends: list[Ended]


def expert_games(first: int, count: int, weights: Weights, without: Sets = ()) -> Samples:
    """Play some games, and note every turn end with its target."""
    network = Network(weights)
    found: list[Noted] = []
    games = [playing(deal(number, without), number, network) for number in range(first, first + count)]
    for played in together(games, network):
        found += noted(played, network)
    return packed(found)


def together(games: Iterable[Asking], network: Network) -> list[Played]:
    """Play games, some at a time: what all of them ask for, the network answers at once."""
    waiting = iter(games)
    finished: list[Played] = []
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
    normal = Normal(number, PLAYED)
    judges = [None if normal.uniform() < EXPERTS else strayed_judge(normal) for _ in game.players]
    expert = Expert(number, network, GUESSES)
    ends: list[Ended] = []
    straying = stray(game, normal, STRAYS)
    yield []  # so that every game has something to be sent
    while not game.over:
        moves = game.legal_moves()
        seat = game.deciding()
        if len(moves) > 1 and game.moves_made >= straying:
            move = moves[int(normal.uniform() * len(moves)) % len(moves)]
            straying = stray(game, normal, STRAYS)
        else:
            move = yield from chosen(game, moves, judges[seat], expert)
        if move.verb == verbs.END_TURN and not last_turn(game):
            ends.append((describe(game, seat), seat))
        game.step(move)
    return Played(game, ends)


def chosen(game: Game, moves: list[Move], judge: Judge | None, expert: Expert) -> Thinking:
    """The move of a seat: of its judge, or else of the expert."""
    if len(moves) == 1:
        return moves[0]
    if judge is not None:
        return judge.choose(game, moves)
    advised = tuned_judge().choose(game, moves)
    decision = game.decision
    assert decision is not None
    tried = candidates(decision, advised)
    if len(tried) == 1:
        return tried[0]
    found = yield from expert.racing(game.view(game.deciding()), tried)
    return best(found, advised)


def noted(played: Played, network: Network) -> list[Noted]:
    """The turn ends of a game with their targets."""
    game, ends = played
    if not ends:
        return []
    result = honor.result(game)
    values: list[float] = network.chances([afterstate for afterstate, _ in ends]).tolist()
    seats = [seat for _, seat in ends]
    targets = td_targets(game.setup, seats, values, result.winners, TRACE)
    leads = [lead(game, seat) for seat in range(len(game.players))]
    return [
        Noted(afterstate, seat in result.winners, leads[seat], target)
        for (afterstate, seat), target in zip(ends, targets, strict=True)
    ]
