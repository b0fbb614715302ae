"""Events: each kind is a class with named fields, in the table of kinds, and hides only what it must."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from tests.import_graph import SOURCE, tree
from vigil.rules import events
from vigil.rules.documents.event_data import event_data
from vigil.rules.events import KINDS
from vigil.rules.kernel.event import FACE_FIELDS, Event
from vigil.rules.kernel.zones import CODES, EMPTY, HAND

BODY = [node for node in tree(SOURCE / "rules" / "events.py").body if isinstance(node, ast.ClassDef)]
COMMON = {node.name: node for node in BODY if node.name.endswith("Event")}  # what many of them share
CLASSES = {node.name: node for node in BODY if node.name not in COMMON}
SECRET = {"Drew": {"card"}, "PutFaceDown": {"card"}}  # what only the player may know
SEATS = (0, 1, 2, None)


def fields(name: str) -> dict[str, str]:
    """The fields of a kind beside the player, with their types, in the order in which it takes them."""
    base = ast.unparse(CLASSES[name].bases[0])
    for node in COMMON.get(base, CLASSES[name]).body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return {each.arg: ast.unparse(each.annotation) for each in node.args.args[2:] if each.annotation}
    return {}


def made(name: str) -> Event:
    """An event of player 1 whose fields all have values of their own."""
    values: list[Any] = []
    for number, (field, kind) in enumerate(fields(name).items(), start=2):
        values.append("rune" if kind == "str" else HAND if field in ("zone", "to") else number)
    event: Event = getattr(events, name)(1, *values)
    return event


def different(one: Event, other: Event, names: Any) -> set[str]:
    return {name for name in names if getattr(one, name) != getattr(other, name)}


def test_every_kind_has_an_entry():
    assert {kind.__name__ for kind in KINDS} == CLASSES.keys()
    assert len({code for code, _ in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("name", CLASSES)
def test_the_entry_has_exactly_the_fields(name: str) -> None:
    assert set(KINDS[getattr(events, name)][1]) == fields(name).keys()
    has = {each for each in dir(made(name)) if not each.startswith("_")} - {"seen_by", "player"}
    assert has == fields(name).keys()


@pytest.mark.parametrize("name", CLASSES)
def test_an_event_is_written_with_all_it_says(name: str) -> None:
    event, data = made(name), event_data(made(name))
    assert data.keys() == {"event", "player", *fields(name)}
    assert data["player"] == event.player == 1
    for field in fields(name).keys() - set(FACE_FIELDS) - {"zone", "to"}:
        assert data[field] == getattr(event, field)
    for field in fields(name).keys() & {"zone", "to"}:
        assert data[field] == CODES[HAND]


@pytest.mark.parametrize("name", CLASSES)
def test_an_event_hides_only_what_it_must(name: str) -> None:
    event, every = made(name), ["player", *fields(name)]
    for seat in SEATS:
        known = event.seen_by(seat)
        secret = SECRET.get(name, set()) if seat != event.player else set()
        assert type(known) is type(event)
        assert different(event, known, every) == secret
        assert all(getattr(known, field) == EMPTY for field in secret)


def test_what_is_hidden_is_not_written():
    assert event_data(events.Drew(1, 5).seen_by(0)) == {"event": "drew", "player": 1}
