"""Grammar: articles, plurals, lists, sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def article(noun: str) -> str:
    """The noun with "a" or "an"."""
    return f"an {noun}" if noun[0].lower() in "aeiou" else f"a {noun}"


def count(number: int, noun: str) -> str:
    """The noun with an article or a number: "a card", "2 cards"."""
    return article(noun) if number == 1 else f"{number} {plural(noun)}"


def plural(noun: str) -> str:
    """The noun in the plural."""
    if noun.endswith("ero"):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def amount(number: int, resource: str) -> str:
    """So much of a resource: "1 rune", "2 runes", "3 power"."""
    return f"{number} rune{'' if number == 1 else 's'}" if resource == "rune" else f"{number} {resource}"


def joined(parts: Sequence[str], word: str = "and") -> str:
    """A list in words: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def capital(clause: str) -> str:
    """A clause with a capital letter."""
    return clause[:1].upper() + clause[1:]


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    clause = capital(clause)
    return clause if clause.endswith((".", "!")) else f"{clause}."


def of_opponent(clause: str) -> str:
    """A clause spoken of somebody else's cards."""
    return (
        clause.replace("your ", "their ")
        .replace("you control", "they control")
        .replace("you have", "they have")
    )
