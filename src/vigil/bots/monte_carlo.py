"""Monte Carlo: many games played on by tuned, the better half of the candidates kept each time."""

from __future__ import annotations

import time
from typing import Final

from vigil.bots.bot import OWN, Bot
from vigil.bots.expert import best, candidates
from vigil.bots.judging import tuned_judge
from vigil.bots.rollout import play_on
from vigil.rules import chance
from vigil.rules.moves import Decision, Move
from vigil.rules.view import View

ROLLOUTS: Final = 400  # for a decision, as far as the time lasts
FEWEST: Final = 4  # for a candidate in a round: fewer would be worse than none


class MonteCarlo(Bot):
    """Sequential halving over candidates; every candidate meets the same guesses."""

    def __init__(self, seed: int, rollouts: int = ROLLOUTS) -> None:
        super().__init__(seed)
        self.rollouts = rollouts
        self.judge = tuned_judge()

    def choose(self, view: View, decision: Decision) -> Move:
        return best(self.values(view, decision), decision)

    def values(self, view: View, decision: Decision) -> dict[Move, float]:
        """The share of games won by move, for the candidates that were left at the end."""
        moves = list(candidates(decision, self.judge.choose(view.table, decision.moves)))
        won = dict.fromkeys(moves, 0.0)
        if len(moves) == 1:
            return won
        until = time.monotonic() + self.budget
        rounds = max((len(moves) - 1).bit_length(), 1)
        played = 0
        while len(moves) > 1:
            each = max(self.rollouts // (rounds * len(moves)), FEWEST)
            for number in range(played, played + each):
                self.play_round(view, decision, moves, number, won)
                if time.monotonic() > until and number >= FEWEST:
                    return {move: won[move] / (number + 1) for move in moves}
            played += each
            moves.sort(key=lambda move: -won[move])
            if len(moves) == 2:
                break
            moves = moves[: (len(moves) + 1) // 2]
        return {move: won[move] / played for move in moves}

    def play_round(
        self, view: View, decision: Decision, moves: list[Move], number: int, won: dict[Move, float]
    ) -> None:
        """Play one guess on with every candidate."""
        seed = chance.stream(self.seed, OWN - view.table.moves_made * self.rollouts - number)
        guess = view.guess(seed)
        for move in moves:
            game = guess.copy()
            game.step(move)
            result = play_on(game, [self.judge] * len(game.players))
            if decision.player in result.winners:
                won[move] += 1.0
