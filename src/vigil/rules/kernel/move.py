"""A move: one answer to a decision."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES, FACTIONS, Card
from vigil.rules.kernel.zones import CODES, NOWHERE

ANYWHERE: Final = -1  # the first place of the center row with that card
NOBODY: Final = -1  # a card in the center has no owner
COUNTED: Final = (verbs.USE, verbs.CHOOSE, verbs.ORDER)  # where `number` is a place in a list, from 0


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

    @property
    def notation(self) -> str:
        """How it is kept, in a record for instance: unique within the decision, and no wording changes it.

        What it does, which card, where that lies and goes, which number or whose: `banish/Apprentice/hand`.
        """
        parts = [self.verb]
        if self.face >= 0:
            parts.append(FACES[self.face].name)
        if self.zone != NOWHERE:
            parts.append(CODES[self.zone])
        if self.to != NOWHERE:
            parts.append(f"to {CODES[self.to]}")
        if self.place != ANYWHERE:
            parts.append(f"place {self.place + 1}")
        if self.verb in COUNTED:
            parts.append(str(self.number + 1))
        elif self.verb == verbs.NAME_FACTION:
            parts.append(FACTIONS[self.number])
        elif self.verb == verbs.BID:
            parts.append(str(self.number))
        if self.owner != NOBODY:
            parts.append(f"seat {self.owner + 1}")
        return "/".join(parts)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
