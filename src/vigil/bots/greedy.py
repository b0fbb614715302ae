"""Greedy: plays everything, then takes the honor that lies nearest."""

from __future__ import annotations

from typing import Final

from vigil.bots.bot import Bot
from vigil.bots.likely_cards import worth_trying
from vigil.rules.game import View
from vigil.rules.kernel import verbs
from vigil.rules.kernel.zones import DECK, DISCARD, HAND, PLAY
from vigil.rules.moves import Decision, Move
from vigil.wording.words import Words, say

# On its turn, all of the first before any of the next. Expensive cards go first: they draw, and a
# cheap one that discards for cards still finds some in hand.
ON_TURN: Final = {
    verbs.PLAY_CARD: 5,
    verbs.ROLL: 4,
    verbs.USE: 4,
    verbs.DEFEAT: 3,
    verbs.ACQUIRE: 2,
    verbs.END_TURN: 0,
}
DESTINATIONS: Final = {PLAY: 4, HAND: 3, DECK: 2, DISCARD: 1}
LOSING: Final = (verbs.BANISH, verbs.DESTROY, verbs.DISCARD, verbs.PUT)
GETTING: Final = (
    verbs.ACQUIRE, verbs.USE, verbs.RETURN, verbs.KEEP, verbs.ENERGIZE, verbs.COPY, verbs.TAKE,
    verbs.MOVE_TREASURE, verbs.PUT_UNDER, verbs.ORDER, verbs.NAME_CARD,
)  # fmt: skip
UNWELCOME: Final = (verbs.BANISH, verbs.DESTROY)
WHY: Final = {
    verbs.PLAY_CARD: "cards are there to be played",
    verbs.ROLL: "everything that can be used is used",
    verbs.USE: "everything that can be used is used",
    verbs.DEFEAT: "no other monster within reach brings more honor",
    verbs.ACQUIRE: "no other card within reach has more honor printed on it",
    verbs.DECLINE: "it keeps what it has",
    verbs.PASS: "it keeps what it has",
    verbs.END_TURN: "nothing else is left to do",
}

Worth = tuple[int, int, int, int]


class Greedy(Bot):
    """Knows what honor is: takes the most it can have now, with no thought for its deck."""

    def choose(self, view: View, decision: Decision) -> Move:
        if view.table.turn_too_long():
            return decision.moves[-1]
        on_turn = decision.main
        worths = {move: worth(move, on_turn) for move in worth_trying(view.table, decision.moves)}
        best = max(worths.values())
        return self.any_of([move for move, value in worths.items() if value == best], view)

    def reason(self, view: View, move: Move) -> Words:
        return say(WHY.get(move.verb, "it is worth the most honor, or costs the least"))


def worth(move: Move, on_turn: bool) -> Worth:
    """How much a move is wanted, the first difference deciding."""
    rank = ON_TURN.get(move.verb, 1) if on_turn else 2
    if move.declines:
        return (1, 0, 0, 0)
    card = move.card
    if card is None:
        return (rank, 0, 0, -move.number)
    if move.verb == verbs.DEFEAT:
        return (rank, card.reward_honor, -card.cost, 0)
    if move.verb == verbs.PLAY_CARD:
        return (rank, card.cost, 0, 0)
    if move.verb in LOSING:
        wanted = 0 if move.verb in UNWELCOME else 2
        return (wanted, -card.honor, -card.cost, 0)
    if move.verb in GETTING:
        return (rank, card.honor, card.cost, DESTINATIONS.get(move.to, 0))
    raise ValueError(f"nobody has said how much {move.verb!r} is wanted")
