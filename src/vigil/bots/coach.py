"""The coach: what a move is worth beside the best one, before it is made."""

from __future__ import annotations

from typing import NamedTuple

from vigil.bots.afterstate import candidates
from vigil.bots.expert import Expert
from vigil.bots.search import CLEARLY, beaten, best, mean
from vigil.rules.game import View
from vigil.rules.moves import IllegalMove, Move
from vigil.wording.edges import to_text
from vigil.wording.words import Words


class Comparison(NamedTuple):
    """The chance of winning by a move and by the best one; `clear`: the difference is more than chance."""

    chance: float
    best: Move
    best_chance: float
    words: Words
    clear: bool

    @property
    def reason(self) -> str:
        """Why the best one is better, as a string."""
        return to_text(self.words)


def weigh(view: View, text: str) -> Comparison:
    """Weigh a move of the pending decision against what the expert would do."""
    decision = view.decision
    moves = [] if decision is None else decision.moves
    wanted = next((move for move in moves if move.text == text), None)
    if decision is None or wanted is None:
        raise IllegalMove(f"{text!r} cannot be done now")
    expert = Expert(seed=0)
    advised = expert.judge.choose(view.table, moves)
    tried = candidates(view.table, advised)
    found = expert.race(view, tried if wanted in tried else [*tried, wanted])
    better = best(found, advised)
    shared = min(len(found[better]), len(found[wanted]))
    clear = better != wanted and beaten(found[better][:shared], found[wanted][:shared], CLEARLY)
    return Comparison(mean(found[wanted]), better, mean(found[better]), expert.reason(view, better), clear)
