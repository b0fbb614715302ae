"""Everything that clients ask, the acts of a match and the orders of the host: no kind is passed over."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args, get_type_hints

import pytest

import vigil
from tests.conftest import table
from tools.protocol_schema import FILE
from vigil.server.domain.acts import Act, moves
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.domain.kinds import ActKind, Channel, Ending
from vigil.server.domain.switches import FeatureSwitches
from vigil.server.match import outcome
from vigil.server.match.company.chat import hears
from vigil.server.match.course import Course
from vigil.server.match.ending import ENDINGS
from vigil.server.protocol import requests
from vigil.server.protocol.messages import FromServer
from vigil.server.protocol.requests import Asking, FromClient, NewSeat
from vigil.server.seating.creation import usual_name
from vigil.server.store.hosting.orders import Order, OrderKind
from vigil.server.store.people.persons import Person
from vigil.server.upkeep.host_orders import obey
from vigil.server.web.websocket import LiveConnection

PLAY = Path(vigil.__file__).parent / "client" / "table" / "state" / "play.js"
NEW: Any = "wave"  # a kind that nobody knows yet
ADA = Person(1, "Ada")


class Wave(Asking, tag="wave"):
    """A request that nobody knows yet."""


class Listening:
    """A room, or a registry, that remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.audience = SimpleNamespace(online=set)

    def __getattr__(self, name: str) -> Any:
        async def answer(*_: object) -> None:
            self.asked.append(name)

        return answer

    def dismiss(self, *_: object) -> None:
        """End all connections of a person."""
        self.asked.append("dismiss")

    def revoke(self, *_: object) -> None:
        """End all connections by a session."""
        self.asked.append("revoke")


class Connection(LiveConnection):
    """A connection that notes in its room that it has answered."""

    def send(self, text: str) -> None:
        """Send a message."""
        cast("Listening", self.room).asked.append("answer")


async def ask(message: Any) -> list[str]:
    """What a connection does with a message."""
    room: Any = Listening()
    state = SimpleNamespace(services=SimpleNamespace(features=FeatureSwitches()))
    socket: Any = SimpleNamespace(app=SimpleNamespace(state=state))
    connection = Connection(socket, room, ADA, 0)
    await connection.do(message)
    if connection.advice is not None:
        await connection.advice
    return list(room.asked)


@pytest.mark.parametrize("kind", get_args(FromClient), ids=lambda kind: kind.__name__)
def test_every_request_is_answered_or_carried_out(kind):
    fields = {"step": 0, "text": "", "seat": 0, "to": 0, "reaction": "wow"}
    message = kind(**{name: fields[name] for name in kind.__struct_fields__})
    asked = asyncio.run(ask(message))
    assert asked
    assert asked == ["answer"] or kind is not requests.Ping


def test_a_request_that_nobody_knows_is_not_answered_with_a_pong():
    with pytest.raises(AssertionError, match="Wave"):
        asyncio.run(ask(Wave()))


@pytest.mark.parametrize("kind", [*get_args(ActKind), NEW])
def test_every_act_is_carried_out_and_a_new_kind_is_asked_for(kind):
    course = Course(table(hand=["Apprentice"]).game, None)
    act = Act(1, 0, kind, "play/Apprentice/hand" if kind == "move" else "0", 0.0)
    if kind != NEW:
        course.take(act)
        assert course.moves == moves([act]) == ([act.text] if kind == "move" else [])
        return
    with pytest.raises(AssertionError, match=NEW):
        course.take(act)
    with pytest.raises(AssertionError, match=NEW):
        moves([act])


def test_every_channel_has_its_hearers_and_a_new_one_is_asked_for():
    def line(channel: Any) -> ChatLine:
        return ChatLine(0, "Ada", "Hello", 1, 0.0, channel, "")

    assert [hears(line(channel), 0, over=False) for channel in get_args(Channel)] == [True, False]
    with pytest.raises(AssertionError, match=NEW):
        hears(line(NEW), 0, over=False)


def test_every_seat_that_can_be_asked_for_has_a_usual_name_and_a_new_kind_is_asked_for():
    kinds = get_args(get_type_hints(NewSeat)["kind"])
    names = {kind: usual_name(NewSeat(kind, level="greedy"), ADA) for kind in kinds}
    assert names == {"me": "Ada", "here": "Ada", "link": "", "open": "", "bot": "Greedy"}
    with pytest.raises(AssertionError, match=NEW):
        usual_name(NewSeat(NEW), ADA)


@pytest.mark.parametrize("kind", [*get_args(OrderKind), NEW])
def test_every_order_of_the_host_is_followed_and_a_new_kind_is_asked_for(kind):
    registry: Any = Listening()
    order = Order(1, kind, "m1", 7, "8", 0.0)
    if kind == NEW:
        with pytest.raises(AssertionError, match=NEW):
            asyncio.run(obey(order, registry))
        return
    asyncio.run(obey(order, registry))
    assert registry.asked or kind in ("settle", "switch", "cancel")  # of which matches notice nothing


def test_the_browser_hears_every_kind_of_message():
    text = PLAY.read_text(encoding="utf-8")
    table_of_kinds = re.search(r"#hearing = \{\n(.*?)\n  \};", text, re.DOTALL)
    assert table_of_kinds
    heard = set(re.findall(r"^    (\w+): ", table_of_kinds[1], re.MULTILINE))
    schema = json.loads(FILE.read_text(encoding="utf-8"))
    kinds = schema["properties"]["from the server, over the WebSocket"]["anyOf"]
    names = [kind["$ref"].rpartition("/")[2] for kind in kinds]
    assert heard == {schema["$defs"][name]["properties"]["type"]["enum"][0] for name in names}
    assert len(heard) == len(get_args(FromServer))


def test_every_reason_by_which_the_server_ends_a_match_is_an_ending():
    reasons = {value for name, value in vars(outcome).items() if name.isupper() and isinstance(value, str)}
    assert ENDINGS.keys() == reasons
    assert {*ENDINGS.values(), "played", "timed out"} == set(get_args(Ending))
