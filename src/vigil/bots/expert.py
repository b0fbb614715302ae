"""Expert: tries every candidate, lets tuned finish the turn, and values where that leads."""

from __future__ import annotations

from typing import Final

import numpy as np

from vigil.bots.afterstate import try_move
from vigil.bots.bot import OWN, Bot
from vigil.bots.judging import tuned_judge
from vigil.bots.network import Network, shipped
from vigil.rules import chance
from vigil.rules.moves import END_TURN, PLAY_CARD, Decision, Move
from vigil.rules.view import View

GUESSES: Final = 8  # games that fit the view, for every candidate the same ones


class Expert(Bot):
    """One turn deep with a learned value."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        super().__init__(seed)
        self.network = shipped() if network is None else network
        self.judge = tuned_judge()

    def choose(self, view: View, decision: Decision) -> Move:
        return best(self.values(view, decision), decision)

    def values(self, view: View, decision: Decision) -> dict[Move, float]:
        """The chance of winning by move, for the moves that are candidates."""
        moves = candidates(decision, self.judge.choose(view.table, decision.moves))
        if len(moves) == 1:
            return {moves[0]: 0.0}
        seat = decision.player
        found = dict.fromkeys(moves, 0.0)
        described: list[list[float]] = []
        owners: list[Move] = []
        for number in range(GUESSES):
            game = view.guess(chance.stream(self.seed, OWN - view.table.moves_made * GUESSES - number))
            for move in moves:
                vector = try_move(game, seat, move, self.judge)
                if len(vector) == 1:
                    found[move] += vector[0] / GUESSES
                else:
                    described.append(vector)
                    owners.append(move)
        if described:
            chances = self.network.chances(np.array(described, dtype=np.float32))
            for move, value in zip(owners, chances, strict=True):
                found[move] += float(value) / GUESSES
        return found


def best(values: dict[Move, float], decision: Decision) -> Move:
    """The move with the highest value, the first of equals in the decision's order."""
    return max([move for move in decision.moves if move in values], key=lambda move: values[move])


def candidates(decision: Decision, advised: Move) -> list[Move]:
    """The moves worth a thought: while there are cards to play or to use, what tuned would do."""
    on_turn = decision.moves[-1].verb == END_TURN
    if on_turn and advised.verb == PLAY_CARD:
        return [advised]
    return decision.moves
