"""Prompts: what a player is asked."""

from __future__ import annotations

from typing import final

from vigil.wording.edges import Data, to_data, to_text
from vigil.wording.parts import COLON, CardName
from vigil.wording.reader import Reader
from vigil.wording.words import Words, say


@final
class Prompt:
    """A question: which card asks, what, and who reads it."""

    def __init__(self, asked: Words, reader: Reader, asker: str = "", opening: Words | None = None) -> None:
        self.asked = asked
        self.reader = reader
        self.asker = asker  # the card that asks, by name; none for a question of the rules
        self.opening = opening  # how it is introduced where a name alone is not enough

    @property
    def optional(self) -> bool:
        """Whether what is asked can be declined."""
        return self.asked.optional

    def words(self) -> Words:
        """The whole prompt."""
        if self.opening is not None:
            return say(self.opening, COLON, self.asked)
        return say(CardName(self.asker), COLON, self.asked) if self.asker else self.asked

    def to_data(self) -> list[Data]:
        """The whole prompt as plain data."""
        return to_data(self.words(), self.reader)

    def __str__(self) -> str:
        return to_text(self.words(), self.reader)
