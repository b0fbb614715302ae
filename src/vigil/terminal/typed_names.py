"""Naming a card at the keyboard: a part of its name is enough, and hundreds of names are never listed."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from vigil.rules.kernel import verbs
from vigil.rules.moves import NAMES, Decision, Move
from vigil.terminal.phrases import command_phrases
from vigil.terminal.typed_moves import with_words

FEW: Final = 8  # names that are listed where several fit
NEAREST: Final = 3  # names that are offered where none fits


def card_names(decision: Decision) -> list[Move]:
    """The moves that name a card."""
    return [move for move in decision.moves if move.verb == verbs.NAME_CARD]


def other_moves(decision: Decision) -> list[Move]:
    """The moves that have a number on the screen."""
    return [move for move in decision.moves if move.verb != verbs.NAME_CARD]


def exact_name(line: str, names: Sequence[Move]) -> Move | None:
    """The card with exactly this name."""
    wanted = " ".join(line.lower().split())
    return next((move for move in names if wanted in (bare(move), move.text.lower())), None)


def move_by_part(line: str, names: Sequence[Move], others: Sequence[Move]) -> Move:
    """The only card whose name, or the only other move whose text, has these words or this part."""
    wanted = " ".join(line.lower().split()).removeprefix(f"{NAMES.said} ")
    moves = [*others, *names]
    fitting = with_words(wanted, moves, [move.text for move in moves])
    fitting = fitting or [move for move in names if wanted in bare(move)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise ValueError(command_phrases.several_names(line, [name_or_text(move) for move in fitting], FEW))
    by_name = {bare(move): move.card.name for move in names if move.card is not None}
    near = [by_name[name] for name in get_close_matches(wanted, by_name, n=NEAREST, cutoff=0.5)]
    hint = command_phrases.meant_names(near) if near else command_phrases.PART_OF_A_NAME
    raise ValueError(command_phrases.not_a_name(line, hint))


def name_or_text(move: Move) -> str:
    """A name as it is typed, or another move."""
    return move.card.name if move.card is not None else move.text


def bare(move: Move) -> str:
    """The name alone, in small letters."""
    return "" if move.card is None else move.card.name.lower()
