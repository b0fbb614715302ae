"""What is wrong with the tasks and the size of a document that somebody wrote."""

from __future__ import annotations

from typing import Final

NEXT_TURN_MISPLACED: Final = "the next turn waits in the wrong place"


def unknown_shape(part: int) -> str:
    """A part of a shape that nothing checks."""
    return f"nothing checks the part {part} of a shape"


def endless(steps: int) -> str:
    """What is pending never ends."""
    return f"what is pending has not come to an end after {steps} steps"


def not_left_for_later(word: str, near: str) -> str:
    """An effect that no card of the sets leaves for later."""
    return f"no card of these sets leaves this {word} for later; {near}"


def not_let_last(word: str, near: str) -> str:
    """An ability that no card of the sets lets last."""
    return f"no card of these sets lets this {word} last; {near}"


def too_many_tasks(number: int) -> str:
    """More tasks than ever wait."""
    return f"{number} tasks wait, more than ever do"


def lasts_otherwise(name: str | None) -> str:
    """An ability that a card lets last in another way."""
    return f"{name} does not let that ability last, or not so often or by so much"


def cannot_be(why: str) -> str:
    """A task in a shape that play does not reach."""
    return f"a task cannot be: {why}"


def no_such_fate(name: str | None) -> str:
    """A fate that its card does not have."""
    return f"{name} has no such fate"


def not_said(name: str | None, word: str) -> str:
    """A task from a card that does not say it."""
    return f"{name} does not say {word}"


def not_told(seat: int, word: str) -> str:
    """A task for a seat that nobody can tell it."""
    return f"seat {seat} cannot be told to {word}"


def not_about_seat(word: str, seat: int) -> str:
    """A task about the cards of a seat that it cannot be about."""
    return f"{word} cannot be about the cards of seat {seat}"


def not_about(word: str, name: str | None) -> str:
    """A task about a card that it cannot be about."""
    return f"{word} cannot be about {name}"


def foreign_card(name: str) -> str:
    """A card that does not take part."""
    return f"{name} is not among the cards of these sets"


def not_about_zone(word: str, zone: int) -> str:
    """A task about a card where it cannot be."""
    return f"{word} cannot be about a card in zone {zone}"


def not_counted(word: str, number: int) -> str:
    """A number that a task cannot keep."""
    return f"{word} cannot keep the number {number}"


def not_noted(word: str, noted: list[int]) -> str:
    """What a task cannot have noted."""
    return f"{word} cannot have noted {noted}"


def not_named(word: str, card: str | None) -> str:
    """A task that lacks the card its player has named, or has one though nobody was asked."""
    return f"{word} cannot come before a card is named" if card is None else f"nobody names a card for {word}"


def too_deep(what: str, depth: int) -> str:
    """A document that is nested too deeply."""
    return f"{what} is nested more than {depth} deep"


def too_many_parts(what: str, parts: int) -> str:
    """A document with too many parts."""
    return f"{what} has more than {parts} parts"


def no_short_key(what: str) -> str:
    """A key that is too long, or no text."""
    return f"{what} has a key that is no short text"


def too_long_text(what: str, length: int) -> str:
    """A text that is too long."""
    return f"{what} has a text of more than {length} characters"
