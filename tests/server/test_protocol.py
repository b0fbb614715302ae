"""The documents of the protocol say what the server does."""

from __future__ import annotations

import json
import re
from random import Random
from typing import get_args

import msgspec
import pytest

from tests.conftest import table
from tests.server.wire import assert_declared
from tools.protocol_schema import FILE, document
from vigil.bots.levels import LEVELS
from vigil.rules.game import Game, View
from vigil.rules.kernel import asking, verbs
from vigil.rules.kernel.zones import CODES
from vigil.rules.library import SETS, all_cards
from vigil.server.domain.acts import Act
from vigil.server.match.course import Course
from vigil.server.protocol import (
    catalogue,
    decision,
    event_view,
    match_state,
    messages,
    offers,
    requests,
    responses,
    spans,
    table_view,
)
from vigil.server.protocol.people import company_messages, deal_messages, notice_messages, opponent_messages
from vigil.server.web.app import API

WORDS = FILE.with_name("protocol.md").read_text(encoding="utf-8")
MODULES = (
    catalogue, company_messages, deal_messages, decision, match_state, messages, notice_messages, offers,
    opponent_messages, requests, responses, spans, table_view,
)  # fmt: skip
EVENTS = get_args(event_view.EventView)
SAID = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", WORDS))))
STRUCTS = sorted(
    {
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    | set(EVENTS),
    key=lambda kind: kind.__name__,
)


def test_the_schema_is_current():
    kept, made = json.loads(FILE.read_text(encoding="utf-8")), json.loads(document())
    assert kept == made, "run python -m tools.protocol_schema"


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda kind: kind.__name__)
def test_every_field_is_explained(kind):
    assert set(kind.__struct_encode_fields__) <= SAID


def test_the_examples_are_what_the_server_sends():
    line, update = [json.loads(example) for example in re.findall(r"```json\n(.*?)```", WORDS, re.DOTALL)]
    course = Course(table(hand=["Shade of the Black Watch", "Apprentice"]).game, None)
    act = Act(1, 0, "move", "play Shade of the Black Watch", 0.0)
    sent = json.loads(messages.encode(course.update(0, 0.0, act, course.take(act))))
    assert sent["log"][0]["lines"] == [line]
    del sent["view"], sent["moment"], sent["asked"]["offers"]
    assert update == sent


def test_the_words_of_the_protocol_are_those_of_the_rules():
    assert list(get_args(event_view.Zone)) == list(CODES.values())
    assert set(get_args(decision.DecisionKind)) == set(asking.DECISIONS)
    assert set(get_args(decision.Verb)) == set(verbs.EVERY)


@pytest.mark.parametrize("message", [*requests.FromClient.__args__, *messages.FromServer.__args__])
def test_every_message_is_explained(message):
    assert f"| `{message.__struct_config__.tag}` |" in WORDS


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_explained(kind):
    fields = [field for field in kind.__struct_encode_fields__ if field != "player"]
    assert re.search(rf"^\| `{kind.__struct_config__.tag}` \| {', '.join(f'`{field}`' for field in fields)}",
                     WORDS, re.MULTILINE)  # fmt: skip


@pytest.mark.parametrize(
    ("sets", "players", "variant"),
    [*[([code], 2, "standard") for code in SETS], (["delirium"], 1, "solitaire"), (list(SETS), 4, "team")],
)
def test_every_update_of_a_whole_game_is_what_the_schema_says(sets, players, variant):
    chance = Random(3)
    course = Course(Game.new(sets, players, 5, 2, variant), None)
    while course.deciding is not None:
        moves = course.game.legal_moves()
        text = chance.choice(moves[:-1] if len(moves) > 1 and chance.random() < 0.9 else moves).text
        act = Act(course.step + 1, course.deciding, "move", text, 0.0)
        happened = course.take(act)
        for seat in (None, course.deciding):
            assert_declared(messages.encode(course.update(seat, 0.0, act, happened)), messages.FromServer)
    assert_declared(messages.encode(course.whole_log(0)), list[messages.Turn])


@pytest.mark.parametrize("code", SETS)
def test_every_message_of_a_match_over_the_wire_is_what_the_schema_says(ada, code):
    """The client itself holds everything it hears against what is declared."""
    match = ada.make(setup={"sets": [code]}, seed=5)["id"]
    with ada.sit(match) as line:
        line.play_out().until("match")
    assert len(line.heard) > 50
    for path in ("", "/replay", f"/replay/{line.step // 2}?seat=0", "/record"):
        assert ada.get(f"matches/{match}{path}")


def test_every_kind_of_message_is_what_the_schema_says(ada):
    with ada.sit(ada.make()["id"]) as line:
        line.until_asked().send("hint", step=line.step)
        line.until("hint")
        line.send("weigh", step=line.step, text="end turn")
        line.until("weighed")
        line.send("say", text="hello")
        line.send("ping")
        line.refused("move", step=line.step, text="no such move")
        line.move()
        line.send("resign")
        line.until("match")
    told = {json.loads(text)["type"] for text in line.heard}
    assert told == {kind.__struct_config__.tag for kind in get_args(messages.FromServer)}


def test_a_message_that_is_not_declared_is_found_out():
    for wrong in (
        b'{"type":"pong","more":1}',
        b'{"type":"said","seat":"0","name":"","text":"","turn":0,"at":0}',
        b'{"type":"refused","step":1}',
    ):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            assert_declared(wrong, messages.FromServer)


def test_a_field_of_the_view_that_the_schema_lacks_is_an_error(monkeypatch):
    seen = Game.new(["godslayer"], 2, 5).view(0)
    data = {**seen.to_data(), "more": 1}
    monkeypatch.setattr(View, "to_data", lambda _: data)
    with pytest.raises(TypeError, match="more"):
        table_view.table_view(seen)


CALLED = {"step": "STEP", "name": "NAME"}  # parts of addresses that are no id


def test_every_address_is_explained():
    for route in API:
        path = re.sub(r"{(\w+)(:\w+)?}", lambda part: CALLED.get(part[1], "ID"), route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            assert f"`{method} {path}" in WORDS, f"{method} {path}"


def test_only_the_oldest_set_can_be_played_by_the_first_edition():
    assert [box.code for box in catalogue.catalogue().sets if 1 in box.editions] == ["godslayer"]


def test_the_catalogue_has_everything(ada):
    told = ada.get("catalogue")
    assert told == msgspec.to_builtins(catalogue.catalogue())
    assert [box["code"] for box in told["sets"]] == list(SETS)
    assert [card["name"] for card in told["cards"]] == [card.name for card in all_cards()]
    assert [level["level"] for level in told["levels"]] == list(LEVELS)
    assert all(level["title"] and level["words"] for level in told["levels"])
    assert [variant["variant"] for variant in told["variants"]] == ["standard", "team", "solitaire"]
    assert told["clocks"][0]["clock"] is None


@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("Apprentice", [("rune", 1)]),
        ("Heavy Infantry", [("power", 2)]),
        ("Arha Initiate", [("draw", 1)]),
        ("Wolf Shaman", [("rune", 1), ("draw", 1)]),
        ("Mephit", [("honor", 2), ("banish", 1)]),
        ("Corrosive Widow", [("honor", 3), ("more", 0)]),
        ("Twofold Askara", [("more", 0)]),
    ],
)
def test_a_glance_says_what_a_card_gives(name, icons):
    card = next(card for card in all_cards() if card.name == name)
    assert [(part.icon, part.number) for part in catalogue.glance(card)] == icons
