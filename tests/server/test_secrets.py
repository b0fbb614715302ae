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
from vigil.rules.events import EVERYONE
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.layout import new_course
from vigil.server.protocol import messages
from vigil.server.store import queries
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


def played(sets: list[str], players: int, variant: str) -> Iterator[tuple[Course, Act, list[Event]]]:
    """A game of random moves, with the table after each of them."""
    chance = Random(7)
    game = Game.new(sets, players, 11, 2, variant)
    assert game.base
    course = Course(game.base, game.events or [], None)
    while not course.game.over:
        moves = course.game.legal_moves()
        text = chance.choice(moves[:-1] if len(moves) > 1 and chance.random() < 0.9 else moves).text
        act = Act(course.step + 1, course.game.deciding(), "move", text, 0.0)
        yield course, act, course.take(act)


def dealt_anew(course: Course, seat: Viewpoint, seed: int) -> Course:
    """The same course, but everything that a seat does not know is something else."""
    twin = course.copy()
    guess = course.game.view(seat).guess(seed)
    guess.base, guess.past = course.game.base, course.game.past
    guess.undoable, guess.undo_seat = course.game.undoable, course.game.undo_seat
    twin.game = guess
    for turn in twin.turns:
        turn.events = [disguised(event, seat) for event in turn.events]
    return twin


def disguised(event: Event, seat: Viewpoint) -> Event:
    """An event about another card, if the seat may not know which one it was about."""
    if event.knows == EVERYONE or event.face < 0 or (seat is not None and event.knows >> seat & 1):
        return event
    return Event(event.what, event.player, 1, event.number, event.zone, event.to, event.detail, event.knows)


@pytest.mark.parametrize(("sets", "players", "variant"), SETUPS)
def test_what_a_seat_is_told_does_not_depend_on_hidden_cards(sets, players, variant):
    compared = differing = 0
    for course, act, happened in played(sets, players, variant):
        if course.step % 13:
            continue
        for seat in [None, *range(players)]:
            twin = dealt_anew(course, seat, course.step)
            differing += twin.game.to_data() != course.game.to_data()
            shown = [disguised(event, seat) for event in happened]
            update = messages.encode(course.update(seat, 0.0, act, happened))
            assert messages.encode(twin.update(seat, 0.0, act, shown)) == update
            assert twin.log(seat) == course.log(seat)
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
    with server.services.database.engine.connect() as connection:
        kept, seats, acts, _ = queries.load(connection, match)
    for seat, line in ((0, one), (1, two), (None, three)):
        assert len(line.heard) > 60
        course = new_course(kept, seats)
        for message in map(json.loads, line.heard):
            if message["type"] == "update":
                assert as_told(message) == expected(course, acts, message, seat)
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


def expected(course: Course, acts: list[Act], message: dict[str, Any], seat: Viewpoint) -> Any:
    """The update that follows from the acts alone."""
    happened: list[Event] = []
    while course.step < message["step"]:
        happened = course.take(acts[course.step])
    act = acts[course.step - 1] if message["act"] else None
    return json.loads(messages.encode(course.update(seat, 0.0, act, happened if act else [])))


def traces(key: str) -> list[str]:
    """A secret, and what the server keeps of it."""
    return [key, hashlib.sha256(key.encode()).hexdigest()]


def test_the_server_keeps_only_the_hash_of_a_key(ada, server):
    match = ada.make()["id"]
    token = ada.link(match, 0)["url"].rsplit("/", 1)[1]
    database = server.services.database.engine.url.database
    content = b"".join(Path(f"{database}{end}").read_bytes() for end in ("", "-wal"))
    assert traces(ada.key)[1].encode() in content
    assert ada.key.encode() not in content
    assert token.encode() not in content
