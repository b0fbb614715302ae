"""Greedy: plays everything, then takes the honor that lies nearest."""

from __future__ import annotations

from typing import Final

from vigil.bots.bot import Bot
from vigil.rules.moves import ACQUIRE, DECLINE, DEFEAT, END_TURN, PICK, PLAY_CARD, ROLL, USE, Decision, Move
from vigil.rules.printed import FACES
from vigil.rules.view import View
from vigil.rules.zones import DECK, DISCARD, HAND, PLAY

# On its turn, all of the first before any of the next. Dear cards go first: they draw, and a cheap
# one that discards for cards still finds some in hand.
ON_TURN: Final = {PLAY_CARD: 5, ROLL: 4, USE: 4, DEFEAT: 3, ACQUIRE: 2, END_TURN: 0}
DESTINATIONS: Final = {PLAY: 4, HAND: 3, DECK: 2, DISCARD: 1}
LOSING: Final = ("banish", "destroy", "discard")
UNWELCOME: Final = ("banish", "destroy")
WHY: Final = {
    PLAY_CARD: "cards are there to be played",
    ROLL: "whatever can be used is used",
    USE: "whatever can be used is used",
    DEFEAT: "no other monster within reach brings more honor",
    ACQUIRE: "no other card within reach has more honor printed on it",
    DECLINE: "what one has, one keeps",
    END_TURN: "nothing else is left to do",
}

Worth = tuple[int, int, int, int]


class Greedy(Bot):
    """The most honor now; never a thought for the deck."""

    def choose(self, view: View, decision: Decision) -> Move:
        on_turn = decision.moves[-1].verb == END_TURN
        worths = {move: worth(move, on_turn) for move in decision.moves}
        best = max(worths.values())
        return self.any_of([move for move, value in worths.items() if value == best], view)

    def reason(self, view: View, move: Move) -> str:
        return WHY.get(move.verb, "it is worth the most honor, or costs the least")


def worth(move: Move, on_turn: bool) -> Worth:
    """How much a move is wanted, the first difference deciding."""
    rank = ON_TURN.get(move.verb, 1) if on_turn else 2
    if move.verb == DECLINE:
        return (1, 0, 0, 0)
    if move.face < 0:
        return (rank, 0, 0, -move.number)
    card = FACES[move.face]
    if move.verb == DEFEAT:
        return (rank, sum([effect.plain_honor() for effect in card.reward]), -card.cost, 0)
    if move.verb == PLAY_CARD:
        return (rank, card.cost, 0, 0)
    if move.verb == PICK and move.text.startswith(LOSING):
        wanted = 0 if move.text.startswith(UNWELCOME) else 2
        return (wanted, -card.honor, -card.cost, 0)
    return (rank, card.honor, card.cost, DESTINATIONS.get(move.to, 0))
