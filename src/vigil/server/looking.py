"""Looking into documents: records and positions of others, read in a process that nobody waits for."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from vigil.rules import record, snapshot
from vigil.rules.game import Game
from vigil.rules.record import Record
from vigil.server import messages
from vigil.server.messages import Looked
from vigil.server.replay import Film
from vigil.server.requests import Look, Start, TableSetup
from vigil.server.table import Table


def looked(asked: Look) -> bytes:
    """What a document holds, as an answer."""
    document = start_in(asked)
    base, moves = opened(document)
    assert base.base is not None
    film = Film(Table(base.base, base.events or [], None), moves)
    step = len(moves) if asked.step is None else asked.step
    setup = base.setup
    return messages.encode(
        Looked(
            document=document,
            setup=TableSetup([card_set.code for card_set in setup.sets], setup.edition, setup.variant),
            names=list(setup.names),
            steps=len(moves),
            turns=film.turns(),
            update=film.update(step, asked.seat),
        )
    )


def start_in(asked: Look) -> Start:
    """The document that somebody has sent, in whichever way."""
    if asked.text is None:
        return Start(record=asked.record, position=asked.position)
    document = parsed(asked.text)
    form = document.get("format")
    return Start(record=document) if form == record.FORMAT else Start(position=document)


def parsed(text: str) -> dict[str, Any]:
    """The document in the text of a JSON or TOML file."""
    try:
        document = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise ValueError(f"this is neither a record nor a position: {error}") from error
    if not isinstance(document, dict):
        raise ValueError("this is neither a record nor a position")
    return document


def opened(start: Start) -> tuple[Game, list[str]]:
    """The game before the first move of a document, and its moves."""
    if start.record is not None:
        kept = Record.from_data(start.record)
        return kept.begin(), kept.moves
    if start.position is None:
        raise ValueError("a start is a match, a record or a position")
    if start.position.get("format") == snapshot.FORMAT:
        return Game.from_data(start.position), []
    return Game.from_position(start.position), []


def game_at(start: Start) -> dict[str, Any]:
    """The exact game of a document after so many moves; left out: after the last."""
    game, moves = opened(start)
    count = len(moves) if start.step is None else start.step
    if not 0 <= count <= len(moves):
        raise ValueError(f"there are steps 0 to {len(moves)}, not {count}")
    for move in moves[:count]:
        game.do(move)
    if game.over:
        raise ValueError("that game is over: take an earlier step")
    return game.to_data()
