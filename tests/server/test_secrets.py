"""No byte that a seat is sent depends on what it may not know."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.clients import GREEDY, ME, Line
from vigil.rules.documents.event_data import event_data
from vigil.rules.events import Drew
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.event import Event
from vigil.rules.log import Log
from vigil.server.domain.acts import Act
from vigil.server.match import course as courses
from vigil.server.match.course import Course, TurnEvents, Viewpoint
from vigil.server.match.layout import new_course
from vigil.server.protocol import messages
from vigil.server.protocol.decision import describe_decision
from vigil.server.protocol.messages import Update
from vigil.server.protocol.table_view import table_view
from vigil.server.store.matches import match_queries

SETUPS = [
    (["godslayer"], 2, "standard"),
    (["rise_of_vigil", "darkness_unleashed"], 3, "standard"),
    (["realms_unraveled"], 2, "standard"),
    (["delirium"], 3, "standard"),
    (["godslayer"], 4, "team"),
    (["delirium"], 1, "solitaire"),
]
ANOTHER = 1  # a face that is not that of the card that was drawn, or seldom


def played(sets: list[str], players: int, variant: str) -> Iterator[tuple[Course, Act, list[Event]]]:
    """A game of random moves, with the table after each of them."""
    chance = Random(7)
    course = Course(Game.new(sets, players, 13, 2, variant), None)
    while not course.game.over:
        moves = course.game.legal_moves()
        text = chance.choice(moves[:-1] if len(moves) > 1 and chance.random() < 0.9 else moves).text
        act = Act(course.step + 1, course.game.deciding(), "move", text, 0.0)
        yield course, act, course.take(act)


def dealt_anew(course: Course, seat: Viewpoint, seed: int) -> Course:
    """The same course, but everything that a seat does not know is something else."""
    twin = course.copy()
    twin.game = course.game.view(seat).guess(seed)
    twin.game.history = course.game.history  # undo is allowed to the same moves
    twin.happened = [disguised(happened, seat) for happened in course.happened]
    twin.turns = [TurnEvents(turn.turn, turn.player, disguised(turn.events, seat)) for turn in course.turns]
    return twin


def disguised(happened: Sequence[Event], seat: Viewpoint) -> list[Event]:
    """The same events about other cards, where the seat may not know which they were about.

    What others draw is all that is hidden; which card it was is said here, not asked of the event itself.
    """
    return [
        Drew(event.player, ANOTHER) if isinstance(event, Drew) and event.player != seat else event
        for event in happened
    ]


def compare(sets: list[str], players: int, variant: str) -> None:
    """Hold what every seat is told against what it would be told if all hidden cards were others."""
    compared = differing = drawn = 0
    for course, act, happened in played(sets, players, variant):
        if course.step % 13:
            continue
        for seat in [None, *range(players)]:
            twin = dealt_anew(course, seat, course.step)
            differing += twin.game.to_data() != course.game.to_data()
            shown = disguised(happened, seat)
            drawn += any(one is not other for one, other in zip(shown, happened, strict=True))
            update = messages.encode(course.update(seat, 0.0, act, happened))
            assert messages.encode(twin.update(seat, 0.0, act, shown)) == update
            compared += 1
    for seat in [None, *range(players)]:
        assert dealt_anew(course, seat, 1).whole_log(seat) == course.whole_log(seat)
    assert compared > 20
    assert differing > compared / 2
    assert drawn


@pytest.mark.parametrize(("sets", "players", "variant"), SETUPS)
def test_what_a_seat_is_told_does_not_depend_on_hidden_cards(sets, players, variant):
    compare(sets, players, variant)


def leak_events(happened: Sequence[Event], _: Viewpoint) -> list[Any]:
    """Everybody is told of events as they happened."""
    return [event_data(event) for event in happened]


def leak_log(setup: Setup, _: Viewpoint) -> Log:
    """Everybody reads the log of seat 0."""
    return Log(setup, 0)


def leak_view(course: Course, seat: Viewpoint, *more: Any) -> Update:
    """Everybody sees the table of seat 0."""
    update = TRUE_UPDATE(course, seat, *more)
    update.view = table_view(course.game.view(0))
    return update


def leak_decision(course: Course, seat: Viewpoint, *more: Any) -> Update:
    """Everybody is asked what is asked of anybody."""
    update = TRUE_UPDATE(course, seat, *more)
    update.asked = None if course.deciding is None else describe_decision(course.game.view(course.deciding))
    return update


TRUE_UPDATE = Course.update
LEAKS = [
    (courses, "events_view", leak_events),
    (courses, "Log", leak_log),
    (Course, "update", leak_view),
    (Course, "update", leak_decision),
]


@pytest.mark.parametrize(("where", "name", "leak"), LEAKS)
def test_a_server_that_leaks_is_found_out(monkeypatch, where, name, leak):
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match=r"^assert (b'|\[Turn)"):
        compare(["godslayer"], 2, "standard")


def test_no_card_is_named_in_what_others_draw():
    hidden = 0
    for course, act, happened in played(["godslayer"], 2, "standard"):
        for seat in (None, 0, 1):
            told = json.loads(messages.encode(course.update(seat, 0.0, act, happened)))["events"]
            drawn = [event for event in told if event["event"] == "drew"]
            assert all(("card" in event) == (event["player"] == seat) for event in drawn)
            hidden += sum(event["player"] != seat for event in drawn)
        if course.game.turn_number > 10:
            break
    assert hidden > 20


def test_every_byte_on_the_wire_is_what_the_seat_may_know(ada, bo, server):
    watcher = server.visitor("Cy")
    setup = {"sets": ["delirium"]}
    match = ada.make(ME, {"kind": "open"}, GREEDY, setup=setup)["id"]
    bo.join(match)
    with ada.sit(match) as one, bo.sit(match) as two, watcher.sit(match) as three:
        for _ in range(60):
            play_one_move([one, two, three])
    with server.services.database.engine.connect() as connection:
        kept, seats, acts, *_ = match_queries.load(connection, match)
    for seat, line in ((0, one), (1, two), (None, three)):
        assert len(line.heard) > 60
        course = new_course(kept, seats)
        for message in map(json.loads, line.heard):
            if message["type"] == "update":
                assert as_told(message) == expected(course, acts, message, seat)
    hidden = [str(kept.seed), *[secret for who in (ada, bo, watcher) for secret in traces(who.key)]]
    for line in (one, two, three):
        assert not [secret for secret in hidden if any(secret in text for text in line.heard)]


def play_one_move(lines: list[Line]) -> None:
    """Let whoever is asked move, once everybody has heard of everything."""
    catch_up(lines)  # a bot may have moved before the last of them sat down
    asked = next((line for line in lines if line.asked), None)
    if asked is not None:
        asked.move(asked.texts[0])
    else:
        lines[2].until("update")
    catch_up(lines)


def catch_up(lines: list[Line]) -> None:
    """Let everybody hear what any of them has heard."""
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
    token = ada.token(match, 0)
    database = server.services.database.engine.url.database
    content = b"".join(Path(f"{database}{end}").read_bytes() for end in ("", "-wal"))
    assert traces(ada.key)[1].encode() in content
    assert ada.key.encode() not in content
    assert token.encode() not in content
