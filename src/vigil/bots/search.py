"""Searching: candidates meet the same guesses, the clearly worse drop out, and what is left is compared.

A candidate is worth the chance of winning where it leads: tuned plays on to the end of the turn, or
of some turns more, and at every turn end on the way the value network looks at the table. Among cards
that the network never met, tuned plays on to the end of the game, and who wins counts as much.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from typing import Final

from vigil.bots import reasons
from vigil.bots.afterstate import Afterstate, Line, follow
from vigil.bots.bot import OWN, Advice, Bot
from vigil.bots.chances import line_worth
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.network import Network
from vigil.rules.game import View
from vigil.rules.kernel import chance, verbs
from vigil.rules.moves import Decision, Move
from vigil.wording.parts import SEMICOLON
from vigil.wording.words import Words, say

MANY: Final = 1 << 16  # more guesses than any search makes
CLEARLY: Final = 2.0  # standard errors by which a candidate that drops out is worse
MORE: Final = 4  # times as many guesses where games are played to their end: how they end is mostly chance
SURELY: Final = 0.5  # standard errors by which another move must be better than what tuned would do

Found = dict[Move, list[float]]  # what each candidate was worth, guess by guess
Asking = Generator[list[Afterstate], Sequence[float], Found]  # what a network says of afterstates is sent in


class Searching(Bot):
    """Looks where moves lead."""

    def __init__(self, seed: int, network: Network, guesses: int, lot: int, turns: int) -> None:
        super().__init__(seed)
        self.network = network
        self.judge = tuned_judge()
        self.guesses = guesses  # at most, for every candidate the same ones
        self.lot = lot  # guesses in a round, after which the worst drop out
        self.turns = turns  # own turns to look at, this one included
        self.believes = False  # what the network says of cards it never met

    def to_end(self, view: View) -> bool:
        """Whether to see how games end, too: of cards it never met a network can tell little."""
        return not (self.believes or self.network.met(view.table.setup.center))

    def choose(self, view: View, decision: Decision) -> Move:
        advised = self.judge.choose(view.table, decision.moves)
        moves = candidates(decision, advised)
        return moves[0] if len(moves) == 1 else best(self.race(view, moves), advised)

    def explain(self, view: View, decision: Decision) -> Advice:
        advised = self.judge.choose(view.table, decision.moves)
        found = self.race(view, candidates(decision, advised))
        move = best(found, advised)
        chances = {move: mean(values) for move, values in found.items()}
        return Advice(move, say(self.reason(view, move), SEMICOLON, odds(chances, move)), chances)

    def reason(self, view: View, move: Move) -> Words:
        return reasons.reason(view.table, self.judge, move)

    def race(self, view: View, moves: list[Move]) -> Found:
        """Try the moves on more guesses until it is clear which is best."""
        asking = self.racing(view, moves)
        wanted = next(asking)
        while True:
            try:
                wanted = asking.send(self.network.chances(wanted).tolist() if wanted else [])
            except StopIteration as done:
                found: Found = done.value
                return found

    def racing(self, view: View, moves: list[Move]) -> Asking:
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
            lines = self.lines(view, range(start, min(start + self.lot, guesses)), running)
            values = yield [end for _, line in lines for end in line.ends]
            self.note(view, lines, values, found)
        return found

    def try_lot(self, view: View, numbers: range, moves: list[Move], found: Found) -> None:
        """Try moves on some guesses, and note what they are worth."""
        lines = self.lines(view, numbers, moves)
        ends = [end for _, line in lines for end in line.ends]
        self.note(view, lines, self.network.chances(ends).tolist() if ends else [], found)

    def lines(self, view: View, numbers: range, moves: list[Move]) -> list[tuple[Move, Line]]:
        """Where moves lead on some guesses."""
        seat, to_end = view.table.deciding(), self.to_end(view)
        lines: list[tuple[Move, Line]] = []
        for number in numbers:
            guess = view.guess(chance.stream(self.seed, OWN - view.table.moves_made * MANY - number))
            lines += [(move, follow(guess, seat, move, self.judge, self.turns, to_end)) for move in moves]
        return lines

    def note(self, view: View, lines: list[tuple[Move, Line]], values: Sequence[float], found: Found) -> None:
        """Note what lines are worth."""
        seat = view.table.deciding()
        full = len(view.table.players) * (self.turns - 1) + 1
        begin = 0
        for move, line in lines:
            end = begin + len(line.ends)
            found[move].append(line_worth(line, list(values[begin:end]), seat, full))
            begin = end


def candidates(decision: Decision, advised: Move) -> list[Move]:
    """The moves worth trying: while there are cards to play, only what tuned would do."""
    on_turn = decision.main
    return [advised] if on_turn and advised.verb == verbs.PLAY_CARD else decision.moves


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
