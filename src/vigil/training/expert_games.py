"""Games of experts with the last network, many at a time: the network is asked seldom.

The targets of every turn end come from how the network saw the game go on (TD(λ)). At some decisions
all moves are followed for some turns: what the others would have led to is learned, too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from vigil.bots.afterstate import Afterstate, Line, describe, last_turn
from vigil.bots.expert import Expert
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.master import Master
from vigil.bots.network import Network, Weights
from vigil.bots.search import Found, best, candidates
from vigil.rules.game import Game, View
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.rules.table import honor
from vigil.training.draws import Draws
from vigil.training.game_kinds import Sets, deal
from vigil.training.samples import UNKNOWN, Noted, Samples, packed
from vigil.training.td_targets import td_targets
from vigil.training.tuned_games import PLAYED
from vigil.training.turn_ends import Ended, Played, with_targets

STRAYS: Final = 0.02  # how often a random move is made
GUESSES: Final = 2  # of an expert that plays to be learned from: many games teach more than good ones
LOOKED_INTO: Final = 0.3  # of the decisions of experts: every move is followed for some turns
TURNS: Final = 4  # own turns that a move is followed for
TRACE_AHEAD: Final = 0.9
TOGETHER: Final = 64  # games that are played at a time

Asking = Generator[list[Afterstate], Sequence[float], list[Noted]]
Thinking = Generator[list[Afterstate], Sequence[float], Move]


class Surprise(NamedTuple):
    """A turn end, what the network said of it, and by how much it went better."""

    end: Afterstate
    said: float
    by: float


class Seats:
    """The expert at all seats of a game, and what it sees ahead."""

    def __init__(self, number: int, draws: Draws, network: Network) -> None:
        self.draws = draws
        self.expert = Expert(number, network, GUESSES, turns=1)
        self.master = Master(number, network, GUESSES, TURNS)
        self.expert.believes = self.master.believes = True  # it is the network that learns
        self.ahead: list[Noted] = []

    def chosen(self, game: Game, moves: list[Move]) -> Thinking:
        """The expert's move."""
        if len(moves) == 1:
            return moves[0]
        advised = tuned_judge().choose(game, moves)
        decision = game.decision
        assert decision is not None
        tried = candidates(decision, advised)
        if len(tried) == 1:
            return tried[0]
        view = game.view(game.deciding())
        looked = self.draws.happens(LOOKED_INTO)
        found = yield from self.looking(view, tried) if looked else self.expert.racing(view, tried)
        return best(found, advised)

    def looking(self, view: View, moves: list[Move]) -> Generator[list[Afterstate], Sequence[float], Found]:
        """Follow all moves for some turns, and note what this says of where each of them led first."""
        found: Found = {move: [] for move in moves}
        lines = self.master.lines(view, range(GUESSES), moves)
        values = yield [end for _, line in lines for end in line.ends]
        self.master.note(view, lines, values, found)
        self.ahead += compared(lines, values, len(moves))
        return found


def compared(lines: list[tuple[Move, Line]], values: Sequence[float], moves: int) -> list[Noted]:
    """What to learn of where moves led first, from how they compare on the same guess.

    What a guess means for all of them alike is luck: it is left out.
    """
    noted: list[Noted] = []
    begin = 0
    for start in range(0, len(lines), moves):
        group: list[Surprise] = []
        for _, line in lines[start : start + moves]:
            end = begin + len(line.ends)
            if len(line.ends) > 1:
                said = values[begin]
                group.append(Surprise(line.ends[0], said, target_of(line, values[begin:end]) - said))
            begin = end
        noted += [Noted(first, UNKNOWN, UNKNOWN, target) for first, target in without_luck(group)]
    return noted


def without_luck(group: list[Surprise]) -> list[tuple[Afterstate, float]]:
    """Turn ends with their targets; what surprised in all of them does not count."""
    luck = sum(surprise.by for surprise in group) / max(len(group), 1)
    return [(each.end, min(max(each.said + each.by - luck, 0.0), 1.0)) for each in group]


def target_of(line: Line, values: Sequence[float]) -> float:
    """What to learn of the first turn end of a line, from those that follow."""
    winners = honor.result(line.game).winners if line.game.over else None
    return td_targets(line.game.setup, line.seats, values, winners, TRACE_AHEAD)[0]


def expert_games(first: int, count: int, weights: Weights, without: Sets = ()) -> Samples:
    """Play some games, and note every turn end with its target."""
    network = Network(weights)
    found: list[Noted] = []
    games = [playing(deal(number, without), number, network) for number in range(first, first + count)]
    for noted in together(games, network):
        found += noted
    return packed(found)


def together(games: Iterable[Asking], network: Network) -> list[list[Noted]]:
    """Play games, some at a time: what all of them ask for, the network answers at once."""
    waiting = iter(games)
    finished: list[list[Noted]] = []
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
    seats = Seats(number, draws, network)
    ends: list[Ended] = []
    yield []  # so that every game has something to be sent
    while not game.over:
        moves = game.legal_moves()
        seat = game.deciding()
        if len(moves) > 1 and draws.happens(STRAYS):
            move = draws.any_of(moves)
        else:
            move = yield from seats.chosen(game, moves)
        if move.verb == verbs.END_TURN and not last_turn(game):
            ends.append((describe(game, seat), seat))
        game.step(move)
    return [*with_targets(Played(game, ends), network), *seats.ahead]
