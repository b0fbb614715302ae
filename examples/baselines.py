"""Baselines as bots of the arena: random moves, and OpenSpiel's search for games with hidden information.

cd examples
vigil arena greedy baselines:Wanderer baselines:Searcher --gauntlet

They are given views, like any bot, and so cannot see what is hidden.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from vigil import Bot, Decision, Move, View
from vigil.environments.episodes import rewards

SIMULATIONS = 50


class Wanderer(Bot):
    """Any legal move, the end of the turn as likely as any other."""

    def choose(self, view: View, decision: Decision) -> Move:
        return self.any_of(list(decision.moves), view)


class Searcher(Bot):
    """OpenSpiel's information set search with our resampler, and games inside the engine as its judge."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        import pyspiel
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        from vigil.environments.spiel import resample

        self.game = pyspiel.load_game("python_ascension")
        chance = np.random.RandomState(seed % (1 << 32))
        self.search = ISMCTSBot(self.game, Playouts(), 2.0, SIMULATIONS, random_state=chance)
        self.search.set_resampler(resample)

    def choose(self, view: View, decision: Decision) -> Move:
        if len(decision.moves) == 1:
            return decision.moves[0]
        from vigil.environments.spiel import Holder

        state = self.game.new_initial_state()
        for byte in range(4):  # chance draws the seed of a game, in whose place comes one that fits the view
            state.apply_action(byte)
        state.held = Holder(view.guess(self.seed))
        numbers: list[int] = self.game.encoder.actions.numbers(view.table)
        return decision.moves[numbers.index(int(self.search.step(state)))]


class Playouts:
    """Judges states by a game played on at random."""

    def evaluate(self, state: Any) -> Any:
        """What the game is worth for every seat."""
        return np.asarray(rewards(state.game.copy().playout(random.getrandbits(30))))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
