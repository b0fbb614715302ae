"""A move: one answer to a decision."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.zones import NOWHERE

ANYWHERE: Final = -1  # the first place of the center row with that card
NOBODY: Final = -1  # a card in the center has no owner


@final
class Move:
    """One legal answer; its text is unique within the decision. `verb` is one of those in `verbs`.

    `zone` and `owner` say where the card lies, `place` which of the center row it is, `to` where it goes.
    """

    def __init__(
        self,
        verb: str,
        text: str,
        face: i64 = -1,
        zone: i64 = NOWHERE,
        to: i64 = NOWHERE,
        place: i64 = ANYWHERE,
        number: i64 = 0,
        owner: i64 = NOBODY,
    ) -> None:
        self.verb = verb
        self.text = text
        self.face = face
        self.zone = zone
        self.to = to
        self.place = place
        self.number = number
        self.owner = owner

    @property
    def card(self) -> Card | None:
        """The card it is about."""
        return FACES[self.face] if self.face >= 0 else None

    @property
    def declines(self) -> bool:
        """Whether it turns down what was offered."""
        return self.verb == verbs.DECLINE or self.verb == verbs.PASS

    def at(self, place: i64) -> Move:
        """The same move on the card at another place of the center row."""
        text = f"{self.text} (place {place + 1})"
        return Move(self.verb, text, self.face, self.zone, self.to, place, self.number, self.owner)

    def of(self, owner: i64, text: str) -> Move:
        """The same move on a card of a seat, with another text."""
        return Move(self.verb, text, self.face, self.zone, self.to, self.place, self.number, owner)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
