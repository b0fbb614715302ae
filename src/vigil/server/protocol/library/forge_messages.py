"""Messages of the forge: cards of somebody's own, read and drawn, and the words they can be made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from vigil.server.protocol.bounds import RawName, Word
from vigil.server.protocol.catalogue import Kind, Printed
from vigil.server.protocol.requests import Asking

FILE: Final = 64 * 1024  # characters of a set file
LINES: Final = 250  # that are tried at once

SetText = Annotated[str, Meta(max_length=FILE)]
Line = Annotated[str, Meta(max_length=600)]


class ForgeCards(Asking):
    """The text of a set file, to be read and drawn."""

    text: SetText


class ForgeLines(Asking):
    """Lines that could stand in a part of a card; `names` are those of the cards of the same file."""

    kind: Kind
    part: Word
    lines: Annotated[list[Line], Meta(max_length=LINES)]
    two_sided: bool = False
    trophy: bool = False
    auction: bool = False
    names: Annotated[list[RawName], Meta(max_length=400)] = field(default_factory=list)


class ForgeTemplate(Asking):
    """A printed card to begin with."""

    card: RawName


class SetComplaint(Struct):
    """Something that is wrong with a set file: lines count from 1, columns from 0, 0 and none: not known."""

    line: int
    column: int | None
    where: str
    message: str


class EstimatedGain(Struct):
    """What a card may be worth, in points of the chance of winning, judged by what it does.

    `reach` is half a 95 % interval, `peers` the mean of measured cards of its kind and cost; `stronger` is
    the share of those that are weaker, from 0 to 100.
    """

    points: float
    reach: float
    peers: float
    verdict: Literal["weak", "fair", "strong"]
    stronger: int | None
    measured: int


class ForgedCard(Struct):
    """A card of a set file as it is drawn, with its other side, and what it may be worth."""

    front: Printed
    into: Printed | None
    estimate: EstimatedGain | None


class Forged(Struct):
    """A set file that was read: its cards, or all that is wrong with it."""

    code: str
    name: str
    author: str
    about: str
    kind: str
    needs: list[str]
    cards: list[ForgedCard]
    errors: list[SetComplaint]
    more_errors: int


class LinesTried(Struct):
    """For every line what it reads as on a card, or None if it cannot stand there."""

    texts: list[str | None]


class SetFileText(Struct):
    """The text of a set file."""

    text: str


class WordPart(Struct):
    """One part of a word: what stands there, and between which bounds."""

    name: str
    role: str
    required: bool
    many: bool
    plain: bool
    least: int
    most: int
    nouns: list[str]
    places: list[str]
    narrowings: list[str]
    only: list[str]


class LanguageWord(Struct):
    """A word of the language; `uses` are short ways in which printed cards say it."""

    name: str
    role: str
    meaning: str
    by_name: bool
    parts: list[WordPart]
    uses: list[str]


class CardPart(Struct):
    """A part of a card that has lines: which kinds of cards have it, what its lines are, and how many."""

    name: str
    role: str
    kinds: list[str]
    most: int


class ForgeWords(Struct):
    """Everything that cards can be made of."""

    words: list[LanguageWord]
    constants: dict[str, list[str]]
    narrowings: dict[str, str]
    parts: list[CardPart]
