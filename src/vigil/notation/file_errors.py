"""What is wrong with a set file as a whole, with its tables and its cards, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOT_UTF8: Final = "a set file is a text in UTF-8"
NO_LONG_TEXTS: Final = "texts over several lines (with three quotation marks) are not read here"
NOT_A_SET: Final = 'a set file begins with format = "vigil set" and version = 1'
NO_CARDS: Final = "a set has at least one card: [[card]]"
NEEDS_RULEBOOK: Final = 'a box needs a table [rulebook] with like = "godslayer", or another set'
NEEDS_BASICS: Final = "a box needs a table [basics] with decks, mystics and infantry"
ONLY_A_BOX: Final = "only a box has this"
ONE_FATE: Final = "a card has one of fate, dreamborn and auction"
BOTH_SIDES: Final = "transforms and [card.into] belong together"
NEVER_IN_HAND: Final = "a monster transforms WhenDefeated()"
NEVER_DEFEATED: Final = "only a monster transforms WhenDefeated()"
OF_ITSELF: Final = "a card replaces what would happen to itself: WouldBeDestroyed()"
STAYS_IN_PLAY: Final = "what transforms in play turns into a construct"
NEVER_IN_PLAY: Final = "only a construct transforms WhileInPlay(...)"
NO_SIDE_OF_ITS_OWN: Final = "the other side of a card is a hero or a construct"
SAME_NAME: Final = "the two sides of a card have two names"
TOO_FEW_DECKS: Final = "there are fewer starting decks than players"
VISIBLE: Final = "at most one space between visible characters, without control or direction signs"
PLAYERS: Final = "players = [1, 4]: the fewest and the most, from 1 to 6"
MUST_BE_COVERED: Final = "treasure lies under other cards: a box needs some others"


def too_large(most: int) -> str:
    """A file is too large."""
    return f"a set file has at most {most // 1024} KiB"


def too_much_in_line(what: str, most: int) -> str:
    """A line of the file has too many signs."""
    return f"a line of the file has at most {most} {what}"


def not_toml(why: object) -> str:
    """The file is no TOML."""
    return f"this is no TOML: {str(why)[:120]}"


def no_key(where: str, key: str, near: str) -> str:
    """Nothing is called so."""
    return f"{where} has no {key[:30]}" + (f"; did you mean {near}?" if near else "")


def needs_key(key: str) -> str:
    """Something must be said."""
    return f"{key} is missing"


def wrong_type(key: str, wanted_type: str) -> str:
    """Something is not what it should be."""
    return f"{key} is {wanted_type}"


def not_one_of(key: str, known: Sequence[str], said: object, near: str) -> str:
    """Something is none of those that there are."""
    hint = f"did you mean {near}?" if near else f"there are {', '.join(known)}"
    return f"there is no {key} {str(said)[:30]}; {hint}"


def not_of_kind(kind: str, key: str) -> str:
    """Cards of a kind do not have something."""
    if kind == "monster" and key == "cost":
        return "a monster has no cost; what it is defeated for is its power"
    if key == "power":
        return f"a {kind} has no power; what it is acquired for is its cost"
    return f"a {kind} has no {key}"


def bad_number(key: str, least: int, most: int, said: object) -> str:
    """A number is out of bounds."""
    return f"{key} is a whole number from {least} to {most}, not {str(said)[:30]}"


def bad_name(what: str, most: int, without: str) -> str:
    """A name that nobody could read."""
    return f"{what} has 1 to {most} characters, {VISIBLE}, and none of {' '.join(without)}"


def bad_code(least: int, most: int) -> str:
    """A code that cannot be one."""
    return f"a code has {least} to {most} of the letters a to z, figures and _, and begins with a letter"


def too_many(what: str, most: int) -> str:
    """Too many of something."""
    return f"there are at most {most} {what}"


def name_twice(name: str) -> str:
    """Two cards of one name."""
    return f"two cards are called {name}"


def name_is_taken(name: str, set_name: str) -> str:
    """A shipped set has another card of that name."""
    return f"{name} is a card of {set_name} that does something else; another name is needed"


def code_is_shipped(code: str) -> str:
    """A code of a shipped set."""
    return f"{code} is a set that comes with Vigil; another code is needed"


def newer(what: str, version: object, known: int) -> str:
    """Something written by a later program."""
    return f"{what} = {str(version)[:20]} is not known; this Vigil reads up to {known}"


def more_errors(left: int) -> str:
    """There are more errors than are told."""
    return f"and {left} more"


def prolongs_games(most: int) -> str:
    """A card that makes games longer has many copies."""
    return f"a card that makes games longer has at most {most} copies"
