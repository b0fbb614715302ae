"""The bots that judge every move by weights: guide (from lore) and tuned (from the tuner)."""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data
from typing import Final

from vigil.bots import reasons, weights
from vigil.bots.bot import Bot
from vigil.bots.judge import PHASES, Judge
from vigil.rules.game import View
from vigil.rules.library import shipped_cards
from vigil.rules.moves import Decision, Move
from vigil.wording.words import Words

KNOTS: Final = 6  # phases for which the worth of a card is written down; between them it is interpolated


class Judging(Bot):
    """Takes the move that is worth most."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, view: View, decision: Decision) -> Move:
        return self.judge.choose(view.table, decision.moves)

    def reason(self, view: View, move: Move) -> Words:
        return reasons.reason(view.table, self.judge, move)


class Guide(Judging):
    """Knows what experienced players say: draw, thin your deck, take the best card."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, guide_judge())


class Tuned(Judging):
    """Knows what everything a card does is worth, early and late, and wastes little of its runes."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, tuned_judge())


@cache
def guide_judge() -> Judge:
    """The judge with the weights of lore, which takes the best card first and does not plan."""
    return Judge(weights.lore(), plans=False)


@cache
def tuned_judge() -> Judge:
    """The judge with the tuner's weights, and what the network found every card worth."""
    stored = json.loads(get_data("vigil.bots", "tuned.json") or "")
    named = stored["weights"]
    judge = Judge([float(named[name]) for name in weights.NAMES])
    value_cards(judge, stored.get("cards", {}))
    return judge


def value_cards(judge: Judge, worths: dict[str, list[float]]) -> None:
    """Let a judge value shipped cards by a table, early first; all others by what they do, as before.

    A monster is worth what defeating it brings at once, any other card what it is worth in a deck.
    """
    steps = PHASES // (KNOTS - 1)
    for card in shipped_cards():
        worth = worths.get(card.name)
        if worth is None:
            continue
        table = judge.now if card.fought else judge.kept
        for phase in range(PHASES + 1):
            place, beyond = divmod(PHASES - phase, steps)
            later = worth[min(place + 1, KNOTS - 1)]
            table[phase][card.face] = worth[place] + (later - worth[place]) * beyond / steps
