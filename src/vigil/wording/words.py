"""Words: a clause made of parts, and how clauses are put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from vigil.wording.parts import (
    ABSOLUTE,
    COMMA,
    DOER,
    FULL_STOP,
    HEAD,
    HEADING,
    NAMED_BEFORE,
    OWNER,
    POSSESSIVE,
    SUBJECT,
    THEY,
    Mark,
    OfCard,
    Part,
    Plain,
    Pronoun,
    Verb,
)

# How a clause opens, which decides how it follows another.
PLAIN: Final = 0  # "draw a card"
MAY: Final = 1  # "you may draw a card"
IF: Final = 2  # "if you control a Construct, draw a card"
HEADED: Final = 3  # "Energize 3: Draw a card"


@final
class Words:
    """A clause: its parts in order. Immutable."""

    def __init__(self, parts: tuple[Part, ...], opening: int = PLAIN) -> None:
        self.parts = parts
        self.opening = opening

    def speaking_of(self, role: int, person: int) -> Words:
        """The clause with somebody spoken of in another way: "they control" for "you control"."""
        return Words(tuple([part.speaking_of(role, person) for part in self.parts]), self.opening)

    def speaks_of(self, role: int) -> bool:
        """Whether somebody in that role is mentioned."""
        return any(part.belongs_to(role) for part in self.parts)

    def on_card(self, own: Mapping[int, Words]) -> Words:
        """The clause as a card says it: with the names of what is the card's own."""
        pieces: list[Piece] = [
            own.get(part.what, part) if isinstance(part, OfCard) else part for part in self.parts
        ]
        return Words(tuple(flat(pieces)), self.opening)

    @property
    def optional(self) -> bool:
        """Whether it can be declined."""
        return self.opening == MAY

    @property
    def under_heading(self) -> bool:
        """Whether it stands under a heading of its own."""
        return self.opening == HEADED

    @property
    def has_subject(self) -> bool:
        """Whether it opens with who does it."""
        first = self.parts[0] if self.parts else None
        return isinstance(first, Pronoun) and first.case == SUBJECT

    @property
    def predicate(self) -> Words:
        """The clause without its "you may"."""
        return Words(self.parts[len(YOU_MAY) :]) if self.optional else self

    def __bool__(self) -> bool:
        return len(self.parts) > 0


Piece = str | Part | Words

YOUR: Final = Pronoun(DOER, POSSESSIVE)
YOURS: Final = Pronoun(DOER, ABSOLUTE)
OWNERS: Final = Pronoun(OWNER, POSSESSIVE)
YOU_MAY: Final[tuple[Part, ...]] = (Pronoun(DOER, SUBJECT), Plain("may"))


def say(*pieces: Piece) -> Words:
    """A clause of words, parts and other clauses."""
    return Words(tuple(flat(pieces)))


def flat(pieces: Sequence[Piece]) -> list[Part]:
    """The parts of all the pieces in one list; an empty string is none."""
    parts: list[Part] = []
    for piece in pieces:
        if isinstance(piece, Words):
            parts += piece.parts
        elif isinstance(piece, Part):
            parts.append(piece)
        elif piece:
            parts.append(Plain(piece))
    return parts


def you(verb: str, role: int = DOER) -> Words:
    """A subject with its verb: "you control"."""
    return say(Pronoun(role, SUBJECT), Verb(verb, role))


def optional(clause: Words) -> Words:
    """Something that can be declined: "you may draw a card"."""
    return Words(YOU_MAY + clause.parts, MAY)


def conditional(condition: Words, clause: Words) -> Words:
    """Something that happens under a condition: "if you control a Construct, draw a card"."""
    return Words(tuple(flat(["if", condition, COMMA, clause])), IF)


def with_heading(heading: Piece, clause: Words) -> Words:
    """Something under a heading: "Energize 3: Draw a card"."""
    return Words(tuple(flat([heading, HEADING, clause])), HEADED)


def with_consequence(clause: Words, after: Words) -> Words:
    """A clause and its consequence, joined according to how the second one opens."""
    if after.opening == HEADED:
        return run_on([clause, after])
    if after.opening == IF:
        return say(clause, Mark(";"), after)
    return say(clause, Mark("; if"), you("do"), COMMA, after)


def told_of(subject: str, clause: Words) -> Words:
    """The clause said of somebody: "each player draws a card", "each player may draw a card"."""
    clause = spoken_of_others(clause)
    if clause.optional:
        return say(subject, "may", clause.predicate)
    return say(subject, clause.speaking_of(HEAD, NAMED_BEFORE))


def who(clause: Words) -> Words:
    """A clause with its subject, said of somebody named right before it: "who controls a Construct"."""
    return say("who", Words(clause.speaking_of(DOER, NAMED_BEFORE).parts[1:]))


def spoken_of_others(clause: Words) -> Words:
    """The clause with other players as those who do it, with their own cards."""
    return clause.speaking_of(DOER, THEY).speaking_of(OWNER, THEY)


def join_clauses(clauses: Sequence[Words], word: str) -> Words:
    """A list: "a, b and c"."""
    if len(clauses) < 2:
        return say(*clauses)
    return say(chain(clauses[:-1], COMMA), word, clauses[-1])


def chain(clauses: Sequence[Words], between: Mark) -> Words:
    """Clauses with the same mark between each two of them."""
    pieces: list[Piece] = []
    for clause in clauses:
        if pieces:
            pieces.append(between)
        pieces.append(clause)
    return say(*pieces)


def run_on(clauses: Sequence[Words]) -> Words:
    """Several sentences in one, without the last full stop."""
    return chain(clauses, FULL_STOP)
