"""Answers to a decision: the numbered list of moves, and which of them a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from vigil.rules.game import Game
from vigil.rules.labels import label
from vigil.rules.moves import Decision, Move
from vigil.terminal.phrases import command_phrases
from vigil.terminal.screen import columns
from vigil.wording import errors
from vigil.wording.edges import to_text


def labels(game: Game, decision: Decision, moves: Sequence[Move]) -> list[str]:
    """Moves of a decision as a person reads them."""
    return [to_text(label(game, decision, move)) for move in moves]


def number_moves(shown: Sequence[str], width: int) -> Text:
    """The moves with their numbers, in columns."""
    return Text("\n".join(columns([f"{number:>3} {move}" for number, move in enumerate(shown, 1)], width)))


def exact(line: str, moves: Sequence[Move], shown: Sequence[str]) -> Move | None:
    """The move with this number or this text, or the one that is shown so."""
    if line.isdecimal() and 1 <= int(line) <= len(moves):
        return moves[int(line) - 1]
    wanted = " ".join(line.lower().split())
    for texts in ([move.text for move in moves], shown):
        found = [move for move, text in zip(moves, texts, strict=True) if text.lower() == wanted]
        if found:
            return found[0]
    return None


def move_by_beginning(line: str, moves: Sequence[Move], shown: Sequence[str]) -> Move:
    """The only move whose text, or whose words, begin like this; the error says what else was possible."""
    wanted = " ".join(line.lower().split())
    fitting = [move for move in moves if move.text.lower().startswith(wanted)]
    fitting = fitting or with_words(wanted, moves, [move.text for move in moves])
    fitting = fitting or with_words(wanted, moves, shown)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise ValueError(command_phrases.several_moves(line, [move.text for move in fitting]))
    if line.lstrip("-").isdecimal():
        raise ValueError(command_phrases.no_move_number(line, len(moves)))
    near = get_close_matches(wanted, [move.text.lower() for move in moves], n=1)
    hint = errors.did_you_mean(near[0]) if near else command_phrases.WHAT_TO_TYPE
    raise ValueError(command_phrases.not_a_move(line, hint))


def with_words(wanted: str, moves: Sequence[Move], texts: Sequence[str]) -> list[Move]:
    """The moves whose words begin like those that are wanted."""
    pairs = zip(moves, texts, strict=True)
    return [move for move, text in pairs if words_begin(wanted.split(), text.lower().split())]


def words_begin(typed: Sequence[str], text: Sequence[str]) -> bool:
    """Whether each typed word begins a word of the text, in order: "acq mys" is "acquire Mystic"."""
    words = iter(text)
    return all(any(word.startswith(begin) for word in words) for begin in typed)
