"""Uploads: records and positions that clients send, read in the process of the document pool."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from vigil.rules import record
from vigil.rules.documents import snapshot
from vigil.rules.documents.fields import COUNT, NUMBER, PLAYER, STATE, Field, value_of
from vigil.rules.game import Game
from vigil.rules.kernel.state import Player, State
from vigil.rules.record import GameRecord
from vigil.server.domain.acts import MOVE, Act
from vigil.server.library.film import turn_marks
from vigil.server.match.course import Course, Viewpoint
from vigil.server.protocol import bounds
from vigil.server.protocol.messages import Update, encode
from vigil.server.protocol.requests import Look, Start, TableSetup
from vigil.server.protocol.responses import Looked

MOST: Final = {NUMBER: bounds.AMOUNT, COUNT: bounds.COUNTED}  # by the kind of a field


def look_into(asked: Look) -> bytes:
    """What a document holds, as an encoded answer."""
    document = start_in(asked)
    game, moves = open_document(document)
    if asked.seat is not None and not 0 <= asked.seat < len(game.players):
        raise ValueError(f"there are seats 0 to {len(game.players) - 1}, not {asked.seat}")
    course = Course(game, None)
    update = play_moves(course, moves, resolve_step(asked.step, moves), asked.seat)
    setup = game.setup
    return encode(
        Looked(
            document=document,
            setup=TableSetup([card_set.code for card_set in setup.sets], setup.edition, setup.variant),
            names=list(setup.names),
            steps=len(moves),
            turns=turn_marks(course),
            update=update,
        )
    )


def play_moves(course: Course, moves: list[str], step: int, seat: Viewpoint) -> Update:
    """Make all the moves; returns what a seat would have been told after one of them."""
    update = course.update(seat, 0.0, going=False)
    for number, move in enumerate(moves, 1):
        act = Act(number, course.game.deciding(), MOVE, move, 0.0)
        happened = course.take(act)
        if number == step:
            update = course.update(seat, 0.0, act, happened, going=False)
    return update


def resolve_step(step: int | None, moves: list[str]) -> int:
    """A step that exists; left out: the last."""
    if step is None:
        return len(moves)
    if not 0 <= step <= len(moves):
        raise ValueError(f"there are steps 0 to {len(moves)}, not {step}")
    return step


def start_in(asked: Look) -> Start:
    """The document that was sent, as such or as text."""
    if asked.text is None:
        return Start(record=asked.record, position=asked.position)
    document = parse_document(asked.text)
    form = document.get("format")
    return Start(record=document) if form == record.FORMAT else Start(position=document)


def parse_document(text: str) -> dict[str, Any]:
    """The document in the text of a JSON or TOML file."""
    if not text.strip():
        raise ValueError("this is empty: a record is a JSON file, a position is written in TOML")
    is_json = text.lstrip().startswith("{")
    check_length(text, is_json)
    try:
        document = json.loads(text) if is_json else tomllib.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise ValueError(f"this is neither a record nor a position: {error}") from error
    if not isinstance(document, dict):
        raise ValueError("this is neither a record nor a position")
    return document


def check_length(text: str, is_json: bool) -> None:
    """Refuse a text that would take long to read: tables within tables of TOML take quadratic time."""
    longest = bounds.RECORD if is_json else bounds.WRITTEN
    if len(text) > longest:
        raise ValueError(f"this text has {len(text)} characters: at most {longest} are read")
    if not is_json and any(line.count(".") > bounds.DOTS for line in text.splitlines()):
        raise ValueError("this text is nested too deep to be a position")


def check_game(game: Game, moves: list[str]) -> None:
    """Refuse a game that would go on for longer than a match may."""
    if len(moves) > bounds.ACTS:
        raise ValueError(f"this record has {len(moves)} moves: a match has at most {bounds.ACTS}")
    if len(game.center_row) > bounds.PLACES:
        raise ValueError(
            f"the center row has {len(game.center_row)} places: in a match at most {bounds.PLACES}"
        )
    check_numbers(game, STATE)
    for player in game.players:
        check_numbers(player, PLAYER)
        used = max([place.used for place in player.construct_places], default=0)
        if used > bounds.AMOUNT:
            raise ValueError(f"a construct was used {used} times: in a match at most {bounds.AMOUNT}")


def check_numbers(holder: State | Player, fields: Sequence[Field]) -> None:
    """Refuse numbers that no game comes near: they would grow in play to what no process passes on."""
    for field in fields:
        most = MOST.get(field.kind)
        value = value_of(holder, field)
        if most is not None and value > most:
            raise ValueError(f"{field.snapshot} is {value}: in a match it is at most {most}")


def open_document(start: Start) -> tuple[Game, list[str]]:
    """The game before the first move of a document, and its moves."""
    game, moves = read(start)
    check_game(game, moves)
    return game, moves


def read(start: Start) -> tuple[Game, list[str]]:
    """The game in a document of any kind, and its moves."""
    if start.record is not None:
        kept = GameRecord.from_data(start.record)
        return kept.begin(), kept.moves
    if start.position is None:
        raise ValueError("a start is a match, a record or a position")
    if start.position.get("format") == snapshot.FORMAT:
        return Game.from_data(start.position), []
    return Game.from_position(start.position), []


def game_at(start: Start) -> dict[str, Any]:
    """The exact game of a document at a step; left out: after the last move."""
    game, moves = open_document(start)
    for move in moves[: resolve_step(start.step, moves)]:
        game.redo(move)
    if game.over:
        raise ValueError("that game is over: take an earlier step")
    return game.to_data()
