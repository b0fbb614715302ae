"""Parts: what a text is made of until it is spelled.

A part knows what it stands for and nothing of how it is spelled: that is for the module of a
language (`english`), which sees the whole text and who reads it.
"""

from __future__ import annotations

from typing import Final, final

# Who a pronoun or a verb belongs to.
HEAD: Final = 0  # the verb a clause is built on, which has no subject yet: "draw a card"
DOER: Final = 1  # who carries an effect out and decides
OWNER: Final = 2  # whose cards it is about
OPPONENT: Final = 3  # the opponent it is done to

# How that person is spoken of. A number from 0 on is a seat: the player is called by name.
YOU: Final = -1
THEY: Final = -2
EACH_OPPONENT: Final = -3
NAMED_BEFORE: Final = -4  # the subject stands before the verb: "each player draws"

# The case of a pronoun.
SUBJECT: Final = 0  # you
OBJECT: Final = 1  # you
POSSESSIVE: Final = 2  # your
ABSOLUTE: Final = 3  # yours


class Part:
    """A piece of a text. Immutable."""

    def speaking_of(self, role: int, person: int) -> Part:
        """The same part where somebody is spoken of in another way."""
        return self

    def belongs_to(self, role: int) -> bool:
        """Whether it speaks of somebody in that role."""
        return False

    def keyword(self) -> str:
        """The word a glossary might explain, or nothing."""
        return ""


@final
class Plain(Part):
    """Words spelled as given; perhaps a form of a word that the glossary explains: "banished"."""

    def __init__(self, text: str, word: str = "") -> None:
        self.text = text
        self.word = word

    def keyword(self) -> str:
        return self.word


@final
class Mark(Part):
    """Punctuation, perhaps with words: ",", "; if". It follows without a space."""

    def __init__(self, text: str, ends: bool = False, opens: bool = False) -> None:
        self.text = text
        self.ends = ends  # whether what follows begins like a sentence
        self.opens = opens  # whether what follows has no space before it


@final
class Article(Part):
    """The indefinite article of what follows."""


@final
class Number(Part):
    """A number in words: "three"."""

    def __init__(self, value: int) -> None:
        self.value = value


@final
class Quantity(Part):
    """A number of something: a resource, or cards; perhaps on top of what was said before."""

    def __init__(self, number: int, unit: str, or_more: bool = False, more: bool = False) -> None:
        self.number = number
        self.unit = unit
        self.or_more = or_more  # "2 or more runes"
        self.more = more  # "2 more runes"


@final
class Noun(Part):
    """A kind of thing, one or many."""

    def __init__(self, word: str, many: bool = False) -> None:
        self.word = word
        self.many = many

    def keyword(self) -> str:
        return self.word


@final
class CardName(Part):
    """A card by its name."""

    def __init__(self, name: str) -> None:
        self.name = name


@final
class OfCard(Part):
    """Something of the card that says it, named as soon as the card is known."""

    def __init__(self, what: int) -> None:
        self.what = what


@final
class PlayerName(Part):
    """A player as the subject or object of something: "you", or the name."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Keyword(Part):
    """A printed keyword, as its glossary names it and as it stands here: Energize, "Energize 3"."""

    def __init__(self, word: str, text: str = "") -> None:
        self.word = word
        self.text = text or word

    def keyword(self) -> str:
        return self.word


@final
class Pronoun(Part):
    """Somebody spoken of without being named; who that is can be chosen later."""

    def __init__(self, role: int, case: int, person: int = YOU) -> None:
        self.role = role
        self.case = case
        self.person = person

    def speaking_of(self, role: int, person: int) -> Part:
        return Pronoun(role, self.case, person) if role == self.role else self

    def belongs_to(self, role: int) -> bool:
        return role == self.role


@final
class Verb(Part):
    """A verb that agrees with its subject: that of its role; a head, with what comes before it."""

    def __init__(self, word: str, role: int = HEAD, person: int = YOU) -> None:
        self.word = word
        self.role = role
        self.person = person

    def speaking_of(self, role: int, person: int) -> Part:
        return Verb(self.word, role, person) if role == self.role else self

    def keyword(self) -> str:
        return self.word.capitalize()


ARTICLE: Final = Article()
OTHER_SIDE: Final = OfCard(0)  # the name of its other side
NAMESAKE: Final = OfCard(1)  # its own name, of another copy
COMMA: Final = Mark(",")
SEMICOLON: Final = Mark(";")
COLON: Final = Mark(":")
FULL_STOP: Final = Mark(".", ends=True)
HEADING: Final = Mark(":", ends=True)
OPEN: Final = Mark(" (", opens=True)
CLOSE: Final = Mark(")")
