"""The transcript of a record: the game told turn by turn, and verified."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from vigil.files import Record
from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.rules.library import closest
from vigil.rules.log import Log
from vigil.terminal.markup import log_lines
from vigil.terminal.panels import scores
from vigil.terminal.phrases import seat_phrases, session_phrases
from vigil.terminal.screen import Screen
from vigil.wording import document_errors


def show_replay(screen: Screen, path: Path, seat: str | None) -> bool:
    """Tell the game in a file; whether it leads to the end that it claims."""
    record = load_record(path)
    viewer = (
        None if seat is None else find_seat(seat, [str(name) for name in record.setup.get("players", [])])
    )
    try:
        tell(screen, record, viewer)
        record.verify()
    except (ValueError, LookupError) as error:
        screen.say(session_phrases.does_not_verify(path, error), "bold")
        return False
    screen.say(session_phrases.verifies(path, len(record.moves)), "bold")
    return True


def load_record(path: Path) -> Record:
    """The record in a file; an error names the file."""
    try:
        return Record.load(path)
    except ValueError as error:
        named = str(path) in str(error)
        raise ValueError(str(error) if named else document_errors.in_file(path, error)) from error


def find_seat(wanted: str, names: list[str]) -> int:
    """The seat with a name, or with a number counted from 1."""
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    for seat, name in enumerate(names):
        if name.lower() == wanted.lower():
            return seat
    raise LookupError(seat_phrases.no_such_seat(wanted, closest(wanted, names)))


def tell(screen: Screen, record: Record, viewer: int | None) -> None:
    """Tell the game turn by turn, as one seat or a spectator may know it."""
    waiting: list[Event] = []
    game: Game | None = None
    try:
        for game, happened in record.steps():
            for event in happened:
                if isinstance(event, events.Began):
                    say_log(screen, Log(game.setup, viewer), waiting)
                    waiting = []
                waiting.append(event)
    finally:
        if game is not None:
            say_log(screen, Log(game.setup, viewer), waiting)
    if game is not None and game.over:
        screen.show(scores(game.view(viewer)))


def say_log(screen: Screen, log: Log, happened: list[Event]) -> None:
    """Events in words, a line between the turns."""
    for heading, line in log_lines(log, happened):
        screen.say(Text("\n").append(line) if heading else line)
