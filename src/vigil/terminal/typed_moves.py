"""Answers to a decision: the numbered list of moves, and which of them a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from vigil.rules.moves import Move
from vigil.terminal.phrases import command_phrases
from vigil.terminal.screen import columns
from vigil.wording import errors


def numbered(moves: Sequence[Move], width: int) -> Text:
    """The moves with their numbers, in columns."""
    return Text("\n".join(columns([f"{number:>3} {move}" for number, move in enumerate(moves, 1)], width)))


def exact(line: str, moves: Sequence[Move]) -> Move | None:
    """The move with this number or this text."""
    if line.isdecimal() and 1 <= int(line) <= len(moves):
        return moves[int(line) - 1]
    wanted = " ".join(line.lower().split())
    return next((move for move in moves if move.text.lower() == wanted), None)


def begun(line: str, moves: Sequence[Move]) -> Move:
    """The only move whose text, or whose words, begin like this; the error says what else was possible."""
    wanted = " ".join(line.lower().split())
    fitting = [move for move in moves if move.text.lower().startswith(wanted)]
    if not fitting:
        fitting = [move for move in moves if words_begin(wanted.split(), move.text.lower().split())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise ValueError(command_phrases.several_moves(line, [move.text for move in fitting]))
    if line.lstrip("-").isdecimal():
        raise ValueError(command_phrases.no_move_number(line, len(moves)))
    near = get_close_matches(wanted, [move.text.lower() for move in moves], n=1)
    hint = errors.did_you_mean(near[0]) if near else command_phrases.WHAT_TO_TYPE
    raise ValueError(command_phrases.not_a_move(line, hint))


def words_begin(typed: Sequence[str], text: Sequence[str]) -> bool:
    """Whether each typed word begins a word of the text, in order: "acq mys" is "acquire Mystic"."""
    words = iter(text)
    return all(any(word.startswith(begin) for word in words) for begin in typed)
