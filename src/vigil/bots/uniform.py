"""Uniform: any legal move, but the turn goes on while there is something to do."""

from __future__ import annotations

from vigil.bots.bot import Bot
from vigil.rules.game import View
from vigil.rules.kernel import verbs
from vigil.rules.moves import Decision, Move
from vigil.wording.words import Words, say


class Uniform(Bot):
    """Knows the rules and nothing else: any move, and the turn ends when none is left."""

    def choose(self, view: View, decision: Decision) -> Move:
        if view.table.turn_too_long():
            return decision.moves[-1]
        moves = [move for move in decision.moves if move.verb != verbs.END_TURN]
        return self.any_of(moves or decision.moves, view)

    def reason(self, view: View, move: Move) -> Words:
        return say("nothing else is left to do" if move.verb == verbs.END_TURN else "chance decided")
