"""English: how parts are spelled and put in a row. Another language would be a module like this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.wording.parts import (
    EACH_OPPONENT,
    NAMED_BEFORE,
    NAMESAKE,
    OTHER_SIDE,
    THEY,
    YOU,
    Article,
    CardName,
    Keyword,
    Mark,
    Noun,
    Number,
    OfCard,
    Part,
    Plain,
    PlayerName,
    Pronoun,
    Quantity,
    Verb,
)
from vigil.wording.reader import Reader

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MEASURED: Final = ("power", "honor", "energy", "insight")  # these have no plural
MODAL: Final = ("can", "may", "must", "would")
HISSING: Final = ("s", "sh", "ch", "x", "z", "o")
PRONOUNS: Final = {  # subject, object, possessive, absolute
    YOU: ("you", "you", "your", "yours"),
    THEY: ("they", "them", "their", "theirs"),
    NAMED_BEFORE: ("they", "them", "their", "theirs"),
    EACH_OPPONENT: ("each opponent", "each opponent", "each opponent's", "each opponent's"),
}
OF_SOME_CARD: Final = {  # where the card that says it is not known
    OTHER_SIDE.what: "its other side",
    NAMESAKE.what: "copy of this",
}


def spell(part: Part, reader: Reader) -> str:
    """A part as text. An article has none here, since it depends on what follows."""
    if isinstance(part, (Plain, Mark, Keyword)):
        return part.text
    if isinstance(part, Verb):
        return conjugate(part.word, reader.person(part.person))
    if isinstance(part, Pronoun):
        return pronoun(part, reader)
    if isinstance(part, Quantity):
        return quantity_text(part)
    if isinstance(part, Noun):
        return plural(part.word) if part.many else part.word
    if isinstance(part, Number):
        return number(part.value)
    if isinstance(part, CardName):
        return part.name
    if isinstance(part, PlayerName):
        return "you" if reader.person(part.seat) == YOU else reader.name(part.seat)
    if isinstance(part, OfCard):
        return OF_SOME_CARD[part.what]
    if isinstance(part, Article):
        return ""
    raise TypeError(f"nobody knows how {type(part).__name__} is spelled")


def pronoun(part: Pronoun, reader: Reader) -> str:
    """A pronoun in its case, or the name of who is meant."""
    person = reader.person(part.person)
    if person < 0:
        return PRONOUNS[person][part.case]
    name = reader.name(person)
    return name if part.case < 2 else f"{name}'s"


def conjugate(verb: str, person: int) -> str:
    """The verb as it agrees with its subject."""
    return verb if person in (YOU, THEY) else third_person(verb)


def third_person(verb: str) -> str:
    """The verb as said of one person: "draws"."""
    if verb in MODAL:
        return verb
    if verb == "have":
        return "has"
    if verb.endswith(HISSING):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if ends_in_y(verb) else f"{verb}s"


def plural(noun: str) -> str:
    """The noun in the plural."""
    if noun.endswith("ero"):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if ends_in_y(noun) else f"{noun}s"


def ends_in_y(word: str) -> bool:
    """Whether a word ends in a y that becomes -ies."""
    return word.endswith("y") and word[-2:-1] not in ("a", "e", "o", "u")


def article(word: str) -> str:
    """The article before a word."""
    return "an" if word[0].lower() in "aeiou" else "a"


def number(value: int) -> str:
    """A small number in words, a larger one in digits."""
    return NUMBERS[value] if 0 <= value < len(NUMBERS) else str(value)


def quantity_text(part: Quantity) -> str:
    """A quantity, perhaps as the least there must be, perhaps on top of others."""
    if part.or_more:
        return at_least(part.number, part.unit)
    return further(part.number, part.unit) if part.more else quantity(part.number, part.unit)


def quantity(amount: int, unit: str) -> str:
    """An amount of something: "1 rune", "2 runes", "3 power"; cards are counted: "a card", "2 cards"."""
    if unit in MEASURED:
        return f"{amount} {unit}"
    if amount != 1:
        return f"{amount} {plural(unit)}"
    return f"1 {unit}" if unit == "rune" else f"{article(unit)} {unit}"


def at_least(amount: int, unit: str) -> str:
    """An amount of something or more: "3 or more energy"."""
    return f"{amount} or more {unit if unit in MEASURED else plural(unit)}"


def further(amount: int, unit: str) -> str:
    """An amount on top of another: "1 more rune", "2 more power"; of cards "another card", "2 more cards"."""
    if unit == "card" and amount == 1:
        return f"another {unit}"
    return f"{amount} more {unit if unit in MEASURED or amount == 1 else plural(unit)}"


def join_items(items: Sequence[str], word: str = "and") -> str:
    """A list in words: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def capital(clause: str) -> str:
    """A clause with a capital letter."""
    return clause[:1].upper() + clause[1:]
