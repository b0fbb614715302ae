"""The documents of the protocol say what the server does."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from tools.protocol_schema import FILE, document
from vigil.bots.levels import LEVELS
from vigil.rules.game import Game, View
from vigil.rules.kernel.card import FACES
from vigil.rules.library import SETS
from vigil.rules.view import view_data
from vigil.server.match.course import Course
from vigil.server.protocol import answers, decision, match_state, messages, offers, requests, view
from vigil.server.protocol.catalogue import catalogue, glance
from vigil.server.store.acts import Act
from vigil.server.web.app import API

WORDS = FILE.with_name("protocol.md").read_text(encoding="utf-8")
SAID = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", WORDS))))
STRUCTS = sorted(
    {
        kind
        for module in (answers, decision, match_state, messages, offers, requests, view)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    },
    key=lambda kind: kind.__name__,
)


def test_the_schema_is_current():
    assert FILE.read_text(encoding="utf-8") == document(), "run python -m tools.protocol_schema"


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda kind: kind.__name__)
def test_every_field_is_explained(kind):
    assert set(kind.__struct_encode_fields__) <= SAID


@pytest.mark.parametrize("message", [*requests.FromClient.__args__, *messages.FromServer.__args__])
def test_every_message_is_explained(message):
    assert f"| `{message.__struct_config__.tag}` |" in WORDS


@pytest.mark.parametrize(
    ("sets", "players", "variant"),
    [(["godslayer"], 2, "standard"), (["delirium"], 1, "solitaire"), (list(SETS), 4, "team")],
)
def test_every_update_is_what_the_schema_says(sets, players, variant):
    chance = Random(3)
    game = Game.new(sets, players, 5, 2, variant)
    assert game.base
    course = Course(game.base, game.events or [], None)
    decoder = msgspec.json.Decoder(messages.FromServer)
    while course.deciding is not None and course.step < 200:
        text = chance.choice(course.game.legal_moves()).text
        act = Act(course.step + 1, course.deciding, "move", text, 0.0)
        happened = course.take(act)
        for seat in (None, course.deciding):
            sent = messages.encode(course.update(seat, 0.0, act, happened))
            assert messages.encode(decoder.decode(sent)) == sent


def test_a_field_of_the_view_that_the_schema_lacks_is_an_error(monkeypatch):
    seen = Game.new(["godslayer"], 2, 5).view(0)
    monkeypatch.setattr(View, "to_data", lambda known: {**view_data(known), "more": 1})
    with pytest.raises(TypeError, match="more"):
        view.table_view(seen)


def test_every_address_is_explained():
    for route in API:
        path = re.sub(r"{\w+(:\w+)?}", lambda part: "STEP" if "step" in part[0] else "ID", route.path)
        for method in (route.methods or set()) - {"HEAD"}:
            assert f"`{method} {path}" in WORDS, f"{method} {path}"


def test_only_the_oldest_set_can_be_played_by_the_first_edition():
    assert [box.code for box in catalogue().sets if 1 in box.editions] == ["godslayer"]


def test_the_catalogue_has_everything(ada):
    told = ada.get("catalogue")
    assert told == msgspec.to_builtins(catalogue())
    assert [box["code"] for box in told["sets"]] == list(SETS)
    assert [card["name"] for card in told["cards"]] == [card.name for card in FACES]
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
    card = next(card for card in FACES if card.name == name)
    assert [(part.icon, part.number) for part in glance(card)] == icons
