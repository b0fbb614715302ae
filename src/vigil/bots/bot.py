"""What every bot has: chance of its own, one method that chooses, and reasons."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.rules.game import View
from vigil.rules.kernel import chance
from vigil.rules.moves import Decision, Move
from vigil.wording.edges import to_text
from vigil.wording.words import Words, say

OWN: Final = -1  # no stream of a game has a negative number: a bot with the game's seed cannot predict it


class Advice(NamedTuple):
    """A move, the reason for it, and the chance of winning by move where the bot has one."""

    move: Move
    words: Words
    chances: dict[Move, float] | None = None

    @property
    def reason(self) -> str:
        """The reason as a string."""
        return to_text(self.words)


class Bot:
    """A program that plays one seat.

    It remembers nothing from one question to the next: the same seed and the same view give the same
    answer, also after a move was taken back or a saved game was loaded.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.budget = 1.0  # seconds it may think about a decision; a fast bot ignores it

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves, found from what the seat may know."""
        raise NotImplementedError

    def explain(self, view: View, decision: Decision) -> Advice:
        """What it chooses, and why."""
        move = self.choose(view, decision)
        return Advice(move, self.reason(view, move))

    def reason(self, view: View, move: Move) -> Words:
        """Why it chooses a move."""
        return say("it said nothing about that")

    def any_of(self, moves: list[Move], view: View) -> Move:
        """One of several moves at random, from a stream of this bot for this point of the game."""
        state = chance.following(chance.stream(self.seed, OWN - view.moves_made))
        return moves[chance.below(state, len(moves))]
