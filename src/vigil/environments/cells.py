"""Cells: the names of everything in an observation, and the scales of its flat form."""

from __future__ import annotations

from typing import Final

# Lines of `cards`: those of the table and of the seat that looks, then these of every seat, its own first.
SHARED_LINES: Final = (
    "center row",
    "treasure",
    "void",
    "center deck",
    "known bottom of center deck",
    "out of the game",
    "set aside",
    "supply",
    "asks",
    "asked about",
    "rival",
    "own hand",
    "own deck",
)
SEAT_LINES: Final = (
    "discard pile",
    "played",
    "played and gone",
    "constructs",
    "used",
    "this turn",
    "trophies",
    "known top of deck",
    "known in hand",
    "hand and deck",
)

QUESTION_KINDS: Final = ("turn", "card", "option", "bid", "faction", "opponent", "order")
QUESTIONS: Final = len(QUESTION_KINDS)

# Each with what it is divided by in the flat form.
NUMBER_NAMES: Final = (
    ("honor pool", 60),
    ("game is ending", 1),
    ("turn number", 50),
    ("whose turn", 1),
    ("who decides", 1),
    ("who was first", 1),
    ("runes", 10),
    ("Mechana runes", 10),
    ("power", 10),
    ("energy", 10),
    ("honor gained this turn", 10),
    ("honor doubled", 1),
    ("runes as power", 1),
    ("void open", 1),
    ("defeats in row this turn", 3),
    ("extra turns", 1),
    ("idle turns", 10),
    ("size of center deck", 100),
    ("size of center row", 6),
    ("rival's honor", 50),
    ("tasks pending", 5),
    ("game is over", 1),
    ("Enlightened played", 5),
    ("Lifebound played", 5),
    ("Mechana played", 5),
    ("Void played", 5),
    *[(f"asks for {kind}", 1) for kind in QUESTION_KINDS],
    ("number of the question", 5),
    ("seat of the question", 1),
)
SEAT_NUMBER_NAMES: Final = (
    ("honor", 50),
    ("insight", 5),
    ("hand", 5),
    ("deck", 10),
    ("discard pile", 10),
    ("known in hand", 5),
)
NUMBERS: Final = 35
PER_SEAT: Final = 6
CARD_SCALE: Final = 4  # what counts of cards are divided by in the flat form


def number_names(players: int) -> list[str]:
    """The names of `numbers`, in order."""
    seats = [f"{name} of seat {seat}" for seat in range(players) for name, _ in SEAT_NUMBER_NAMES]
    return [*[name for name, _ in NUMBER_NAMES], *seats]


def number_scales(players: int) -> list[int]:
    """What `numbers` are divided by in the flat form, in order."""
    seats = [scale for _ in range(players) for _, scale in SEAT_NUMBER_NAMES]
    return [*[scale for _, scale in NUMBER_NAMES], *seats]
