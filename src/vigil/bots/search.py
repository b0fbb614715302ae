"""Searching: candidates meet the same guesses, the clearly worse drop out, and what is left is compared.

A candidate is worth the chance of winning where it leads: tuned plays on to the end of the turn, or
of some turns more, and at every turn end on the way the value network looks at the table. A search that
plans asks the network, too, what to do next in the turn. Where the network never met many of the cards, tuned
plays on to the end of the game, and who wins counts as much.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypeVar

from vigil.bots import reasons
from vigil.bots.afterstate import Afterstate, LineOfPlay, candidates, follow, next_candidates
from vigil.bots.bot import OWN, Advice, Bot
from vigil.bots.chances import lines_worth
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.value_network import ValueNetwork
from vigil.rules.game import Game, View
from vigil.rules.kernel import chance, verbs
from vigil.rules.moves import Decision, Move
from vigil.wording.parts import SEMICOLON
from vigil.wording.words import Words, say

MANY: Final = 1 << 16  # more guesses than any search makes
CLEARLY: Final = 2.0  # standard errors by which a candidate that drops out is worse
MORE: Final = 4  # times as many guesses where games are played to their end: how they end is mostly chance
UNMET: Final = 0.2  # the share of the center deck up to which cards that the network never met matter little
SURELY: Final = 0.5  # standard errors by which another move must be better than what tuned would do

Answer = TypeVar("Answer")
Asking = Generator[list[Afterstate], Sequence[float], Answer]  # what a network says of afterstates is sent in
Found = dict[Move, list[float]]  # what each candidate was worth, guess by guess


class Try(NamedTuple):
    """A candidate on a guess: a table in this turn, and what is done there."""

    candidate: Move
    game: Game
    move: Move


class Searching(Bot):
    """Looks where moves lead."""

    def __init__(self, seed: int, network: ValueNetwork, guesses: int, lot: int, turns: int) -> None:
        super().__init__(seed)
        self.network = network
        self.judge = tuned_judge()
        self.guesses = guesses  # at most, for every candidate the same ones
        self.lot = lot  # guesses in a round, after which the worst drop out
        self.turns = turns  # own turns to look at, this one included
        self.plans = False  # whether the network, not tuned, chooses what is done next in this turn
        self.believes = False  # what the network says of cards it never met

    def to_end(self, view: View) -> bool:
        """Whether to see how games end, too: of cards it never met a network can tell little."""
        return not self.believes and self.network.unmet(view.table.setup.center) > UNMET

    def choose(self, view: View, decision: Decision) -> Move:
        advised = self.judge.choose(view.table, decision.moves)
        moves = candidates(view.table, advised)
        return moves[0] if len(moves) == 1 else best(self.race(view, moves), advised)

    def explain(self, view: View, decision: Decision) -> Advice:
        advised = self.judge.choose(view.table, decision.moves)
        found = self.race(view, candidates(view.table, advised))
        move = best(found, advised)
        chances = {move: mean(values) for move, values in found.items()}
        return Advice(move, say(self.reason(view, move), SEMICOLON, odds(chances, move)), chances)

    def reason(self, view: View, move: Move) -> Words:
        return reasons.reason(view.table, self.judge, move)

    def race(self, view: View, moves: list[Move]) -> Found:
        """Try the moves on more guesses until it is clear which is best."""
        return self.answer_all(self.racing(view, moves))

    def racing(self, view: View, moves: list[Move]) -> Asking[Found]:
        """The same for whoever has the network: it asks for the chances of afterstates."""
        until = time.monotonic() + self.budget
        found: Found = {move: [] for move in moves}
        running = moves
        guesses = MORE * self.guesses if self.to_end(view) else self.guesses
        for start in range(0, guesses, self.lot):
            if start:
                running = left(running, found)
                if len(running) == 1 or time.monotonic() > until:
                    break
            yield from self.trying(view, range(start, min(start + self.lot, guesses)), running, found)
        return found

    def try_lot(self, view: View, numbers: range, moves: list[Move], found: Found) -> None:
        """Try moves on some guesses, and note what they are worth."""
        self.answer_all(self.trying(view, numbers, moves, found))

    def answer_all(self, asking: Asking[Answer]) -> Answer:
        """Let the network answer until nothing more is asked."""
        wanted = next(asking)
        while True:
            try:
                wanted = asking.send(self.network.chances(wanted).tolist() if wanted else [])
            except StopIteration as done:
                answer: Answer = done.value
                return answer

    def trying(self, view: View, numbers: range, moves: list[Move], found: Found) -> Asking[None]:
        """Try moves on some guesses, asking for the chances of afterstates, and note what they are worth."""
        seat = view.table.deciding()
        tries = self.tries(view, numbers, moves)
        if self.plans and view.table.turn == seat:
            tries = yield from self.planning(seat, tries)
        lines = self.lines(view, tries)
        values = yield [end for line in lines for end in line.ends]
        full = len(view.table.players) * (self.turns - 1) + 1
        for each, worth in zip(tries, lines_worth(lines, values, seat, full), strict=True):
            found[each.candidate].append(worth)

    def tries(self, view: View, numbers: range, moves: list[Move]) -> list[Try]:
        """Moves on some guesses."""
        tries: list[Try] = []
        for number in numbers:
            guess = view.guess(chance.stream(self.seed, OWN - view.table.moves_made * MANY - number))
            tries += [Try(move, guess, move) for move in moves]
        return tries

    def lines(self, view: View, tries: list[Try]) -> list[LineOfPlay]:
        """Where they lead."""
        seat, to_end = view.table.deciding(), self.to_end(view)
        return [follow(each.game, seat, each.move, self.judge, self.turns, to_end) for each in tries]

    def planning(self, seat: int, tries: list[Try]) -> Asking[list[Try]]:
        """Let the network choose what is done next in the turn: that after which the turn ends best."""
        options = [following(each, seat, self.judge) for each in tries]
        lines = [follow(then.game, seat, then.move, self.judge, 1) for some in options for then in some]
        values = yield [end for line in lines for end in line.ends]
        worths = iter(lines_worth(lines, values, seat, 1))
        ranked = [zip([next(worths) for _ in some], some, strict=True) for some in options]
        return [max(some, key=itemgetter(0))[1] for some in ranked]


def following(each: Try, seat: int, judge: Judge) -> list[Try]:
    """What can be done after a move in the same turn; the move itself if there is nothing to choose."""
    if each.move.verb == verbs.END_TURN:
        return [each]
    game = each.game.copy()
    game.step(each.move)
    moves = next_candidates(game, seat, judge)
    return [Try(each.candidate, game, move) for move in moves] or [each]


def left(moves: list[Move], found: Found) -> list[Move]:
    """The moves that are not clearly worse than the best, nor always worth the same."""
    leader = max(moves, key=lambda move: mean(found[move]))
    return [move for move in moves if move is leader or not beaten(found[leader], found[move], CLEARLY)]


def best(found: Found, advised: Move) -> Move:
    """The best of the moves that were tried most; the advised one unless another is surely better."""
    most = max(len(values) for values in found.values())
    leader = max([move for move in found if len(found[move]) == most], key=lambda move: mean(found[move]))
    if len(found[advised]) < most or beaten(found[leader], found[advised], SURELY):
        return leader
    return advised


def beaten(better: list[float], worse: list[float], errors: float) -> bool:
    """Whether one is ahead by a number of standard errors, or never differs: then one is enough."""
    lead = [one - other for one, other in zip(better, worse, strict=True)]
    ahead = mean(lead)
    spread = sum([(value - ahead) ** 2 for value in lead])
    return ahead >= errors * math.sqrt(spread) / len(lead)


def mean(values: list[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)


def odds(chances: dict[Move, float], move: Move) -> str:
    """How likely a move wins, and how likely the next best of those that were looked at."""
    said = f"about {chances[move]:.0%} to win"
    others = [other for other in chances if other != move]
    if not others:
        return said
    second = max(others, key=lambda other: chances[other])
    return f"{said}, {chances[second]:.0%} with {second}"
