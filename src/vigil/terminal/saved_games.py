"""Saved games: files to go on with, and where they go."""

from __future__ import annotations

import json
import secrets
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from vigil.files import Record, open_game, read, write_safely
from vigil.rules.game import Game
from vigil.rules.view import deal_anew, is_predictable
from vigil.terminal.lineup import Seat
from vigil.terminal.phrases import session_phrases

NAME: Final = "vigil-game"
SEEDS: Final = 10**6  # it is shown, so that people can play the same cards again
PLAYED_BY: Final = "played_by"  # who sits where; records have no need of it, people who go on with one do


class SavedGame(NamedTuple):
    """The game in a file, and who played it, if the file says so."""

    game: Game
    played_by: list[str]
    file: Path | None  # which a longer record of the same game may replace
    dealt_anew: bool  # since the cards to come could be foreseen


def take_up(path: Path) -> SavedGame:
    """The game in a file. Whatever is played on is dealt by keyed streams; then it is another record."""
    game = open_game(path)
    document = read(path)
    words = document.get(PLAYED_BY) if isinstance(document, dict) else None
    played_by = [str(word) for word in words] if isinstance(words, list) else []
    if game.over or not is_predictable(game):
        return SavedGame(game, played_by, path if "moves" in document else None, False)
    deal_anew(game, secrets.randbelow(SEEDS), list(range(len(game.players))))
    return SavedGame(game.begin(), played_by, None, True)


def save(path: Path, game: Game, seats: Sequence[Seat]) -> None:
    """Write a game and who plays it to a file."""
    if path.suffix == ".toml":
        raise ValueError(session_phrases.not_as_toml(path))
    document = Record.of(game).to_data() | {PLAYED_BY: [seat.word for seat in seats]}
    write_safely(path, json.dumps(document, indent=1) + "\n")


def save_somewhere(wanted: Path, game: Game, seats: Sequence[Seat]) -> Path:
    """Save where it was asked for, else where it is possible."""
    try:
        save(wanted, game, seats)
        return wanted
    except ValueError:
        elsewhere = free_name(Path(tempfile.gettempdir()))
        save(elsewhere, game, seats)
        return elsewhere


def free_name(folder: Path) -> Path:
    """A file name that is not taken."""
    number = 1
    path = folder / f"{NAME}.json"
    while path.exists():
        number += 1
        path = folder / f"{NAME}-{number}.json"
    return path


def how_to_go_on(path: Path) -> str:
    """The command that takes a saved game up again."""
    return f"{program()} play {shlex.quote(str(path))}"


def program() -> str:
    """How this program was called, short if that is enough."""
    called = Path(sys.argv[0])
    if called.match("vigil/__main__.py"):
        return "python -m vigil"
    if shutil.which("vigil") or called.name != "vigil":
        return "vigil"
    inside = called.is_relative_to(Path.cwd())
    return str(called.relative_to(Path.cwd()) if inside else called)
