"""No byte that a seat is sent depends on what it may not know."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.clients import GREEDY, ME, Line
from vigil.rules.events import EVERYONE, Event
from vigil.rules.game import Game
from vigil.server.match import layout as matches
from vigil.server.match.course import Seat, Table
from vigil.server.protocol import messages
from vigil.server.store import queries as store
from vigil.server.store.acts import Act

SETUPS = [
    (["godslayer"], 2, "standard"),
    (["rise_of_vigil", "darkness_unleashed"], 3, "standard"),
    (["realms_unraveled"], 2, "standard"),
    (["delirium"], 3, "standard"),
    (["godslayer"], 4, "team"),
    (["delirium"], 1, "solitaire"),
]
SEED = 90_071_992_547  # a number that no message has by accident


def played(sets: list[str], players: int, variant: str) -> Iterator[tuple[Table, Act, list[Event]]]:
    """A game of random moves, with the table after each of them."""
    chance = Random(7)
    game = Game.new(sets, players, 11, 2, variant)
    assert game.base
    table = Table(game.base, game.events or [], None)
    while not table.game.over:
        moves = table.game.legal_moves()
        text = chance.choice(moves[:-1] if len(moves) > 1 and chance.random() < 0.9 else moves).text
        act = Act(table.step + 1, table.game.deciding(), "move", text, 0.0)
        yield table, act, table.take(act)


def dealt_anew(table: Table, seat: Seat, seed: int) -> Table:
    """The same table, but everything that a seat does not know is something else."""
    twin = table.copy()
    guess = table.game.view(seat).guess(seed)
    guess.base, guess.past = table.game.base, table.game.past
    guess.undoable, guess.undo_seat = table.game.undoable, table.game.undo_seat
    twin.game = guess
    for turn in twin.turns:
        turn.events = [disguised(event, seat) for event in turn.events]
    return twin


def disguised(event: Event, seat: Seat) -> Event:
    """An event about another card, if the seat may not know which one it was about."""
    if event.knows == EVERYONE or event.face < 0 or (seat is not None and event.knows >> seat & 1):
        return event
    return Event(event.what, event.player, 1, event.number, event.zone, event.to, event.detail, event.knows)


@pytest.mark.parametrize(("sets", "players", "variant"), SETUPS)
def test_what_a_seat_is_told_does_not_depend_on_hidden_cards(sets, players, variant):
    compared = differing = 0
    for table, act, happened in played(sets, players, variant):
        if table.step % 13:
            continue
        for seat in [None, *range(players)]:
            twin = dealt_anew(table, seat, table.step)
            differing += twin.game.to_data() != table.game.to_data()
            shown = [disguised(event, seat) for event in happened]
            update = messages.text(table.update(seat, 0.0, act, happened))
            assert messages.text(twin.update(seat, 0.0, act, shown)) == update
            assert twin.log(seat) == table.log(seat)
            compared += 1
    assert compared > 20
    assert differing > compared / 2


def test_every_byte_on_the_wire_is_what_the_seat_may_know(ada, bo, server):
    watcher = server.visitor("Cy")
    setup = {"sets": ["delirium"]}
    match = ada.make(ME, {"kind": "open"}, GREEDY, setup=setup, seed=SEED)["id"]
    bo.join(match)
    with ada.sit(match) as one, bo.sit(match) as two, watcher.sit(match) as three:
        for _ in range(60):
            play_one_move([one, two, three])
    with server.app.state.database.engine.connect() as connection:
        kept, seats, acts, _ = store.load(connection, match)
    for seat, line in ((0, one), (1, two), (None, three)):
        assert len(line.heard) > 60
        table = matches.new_table(kept, seats)
        for message in map(json.loads, line.heard):
            if message["type"] == "update":
                assert as_told(message) == expected(table, acts, message, seat)
    hidden = [str(SEED), *[secret for who in (ada, bo, watcher) for secret in traces(who.key)]]
    for line in (one, two, three):
        assert not [secret for secret in hidden if any(secret in text for text in line.heard)]


def play_one_move(lines: list[Line]) -> None:
    """Let whoever is asked move, once everybody has heard of everything."""
    asked = next((line for line in lines if line.asked), None)
    if asked is not None:
        asked.move(asked.texts[0])
    else:
        lines[2].until("update")
    for line in lines:
        while line.step < max(other.step for other in lines):
            line.until("update")


def as_told(message: dict[str, Any]) -> dict[str, Any]:
    """An update without the time at which it was sent."""
    return {**message, "moment": 0.0}


def expected(table: Table, acts: list[Act], message: dict[str, Any], seat: Seat) -> Any:
    """The update that follows from the acts alone."""
    happened: list[Event] = []
    while table.step < message["step"]:
        happened = table.take(acts[table.step])
    act = acts[table.step - 1] if message["act"] else None
    return json.loads(messages.text(table.update(seat, 0.0, act, happened if act else [])))


def traces(key: str) -> list[str]:
    """A secret, and what the server keeps of it."""
    return [key, hashlib.sha256(key.encode()).hexdigest()]


def test_the_server_keeps_only_the_hash_of_a_key(ada, server):
    match = ada.make()["id"]
    token = ada.link(match, 0)["url"].rsplit("/", 1)[1]
    database = server.app.state.database.engine.url.database
    content = b"".join(Path(f"{database}{end}").read_bytes() for end in ("", "-wal"))
    assert traces(ada.key)[1].encode() in content
    assert ada.key.encode() not in content
    assert token.encode() not in content
