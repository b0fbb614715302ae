"""A bot as a Python class: it plays everything and collects the dearest cards.

cd examples
vigil arena collector:Collector greedy
"""

from vigil import Bot, Decision, Move, View

FIRST = ("play", "use", "roll", "acquire", "defeat")


class Collector(Bot):
    """All moves of one kind before any of the next; among them, whatever costs most.

    When the last round is played, only the honor on a card counts.
    """

    def choose(self, view: View, decision: Decision) -> Move:
        return min(decision.moves, key=lambda move: (rank(move), -worth(move, view), str(move)))


def rank(move: Move) -> int:
    """How late a move is made."""
    return FIRST.index(move.verb) if move.verb in FIRST else len(FIRST)


def worth(move: Move, view: View) -> int:
    """What the card of a move costs, or counts in the end."""
    card = move.card
    if card is None:
        return 0
    return card.honor if view.ending else card.cost
