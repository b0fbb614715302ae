"""A bot as a Python class: it plays everything and collects the dearest cards.

cd examples
vigil arena collector:Collector greedy
"""

from vigil import Decision, Move, View
from vigil.bots import Bot
from vigil.rules.kernel.card import FACES

FIRST = ("play", "use", "roll", "acquire", "defeat")


class Collector(Bot):
    """All moves of one kind before any of the next; among them, whatever costs most."""

    def choose(self, view: View, decision: Decision) -> Move:
        return min(decision.moves, key=lambda move: (rank(move), -cost(move), str(move)))


def rank(move: Move) -> int:
    """How late a move is made."""
    verb = str(move).split()[0]
    return FIRST.index(verb) if verb in FIRST else len(FIRST)


def cost(move: Move) -> int:
    """What the card of a move costs."""
    return FACES[move.face].cost if move.face >= 0 else 0
