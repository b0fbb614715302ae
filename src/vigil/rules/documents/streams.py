"""Seeds and streams of chance in documents.

A document that names no generator is from before there were two, and is read and written as it was then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.rules.documents import checks
from vigil.rules.kernel.cards import Cards, pack
from vigil.rules.kernel.chance import (
    BLAKE2B,
    GENERATORS,
    MULTIPLY_WITH_CARRY,
    SEATS,
    Chance,
    Fast,
    keyed_streams,
)
from vigil.rules.kernel.state import State
from vigil.wording import document_errors

EXACT: Final = 1 << 53  # JavaScript and TOML cannot hold every larger number
MOST_STATE: Final = (1 << 63) - 1


def seed_data(seed: int, generator: str) -> int | str:
    """A seed as documents have it: a long one is a text, in hexadecimal."""
    return hex(seed) if abs(seed) > EXACT and generator == BLAKE2B else seed


def seed_from(value: Any) -> int:
    """Any whole number, or a text with one in hexadecimal."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str) or not value.removeprefix("-").startswith("0x"):
        raise ValueError(document_errors.not_a_seed(value))
    try:
        return int(value, 16)
    except ValueError as error:
        raise ValueError(document_errors.not_a_seed(value)) from error


def chance_data(game: State) -> dict[str, Any]:
    """Where the streams of a game are, and by which generator."""
    found: dict[str, Any] = {"chance": [f"{number:x}" for number in game.chance.numbers]}
    if game.chance.generator() == BLAKE2B:
        found["generator"] = BLAKE2B
    return found


def generator_in(document: Mapping[str, Any], left_out: str = MULTIPLY_WITH_CARRY) -> str:
    """The generator that a document names."""
    named = document.get("generator", left_out)
    if named not in GENERATORS:
        raise ValueError(document_errors.no_generator(named, GENERATORS))
    return str(named)


def chance_from(document: Mapping[str, Any], seed: int, seats: int) -> Chance:
    """The streams of a game where a document says that they are."""
    value = checks.require(document, "chance")
    if generator_in(document) == BLAKE2B:
        return keyed_streams(seed, seats).at(numbers(value, SEATS + seats, 0, checks.COUNTED))
    return Fast(numbers(value, SEATS + seats, 1, MOST_STATE))


def numbers(value: Any, count: int, least: int, most: int) -> Cards:
    """The numbers of the streams, in hexadecimal."""
    try:
        found = [int(checks.text(number, "chance"), 16) for number in checks.entries(value, "chance")]
    except ValueError as error:
        raise ValueError(document_errors.not_hexadecimal(value)) from error
    if len(found) != count or min(found) < least or max(found) > most:
        raise ValueError(document_errors.wrong_chance(count, least, most))
    return pack(found)
