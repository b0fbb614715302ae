"""Fuzzing: documents, messages and requests that nobody would write. Whatever comes is refused in words.

A few seconds for each kind here; `make fuzz` goes on with other examples until one does harm.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import vigil
from tests.server.clients import GODSLAYER, GREEDY, ME, PATIENCE, Server
from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.library.uploads import look_into
from vigil.server.protocol.requests import Look

# Hypothesis takes what websockets draws for its pings, in threads of their own, for chance in our examples.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

SECONDS = float(os.environ.get("VIGIL_FUZZ_SECONDS", "3"))  # for each kind
FIRST = int(os.environ.get("VIGIL_FUZZ_SEED", "1"))
BATCH = 40  # examples between two looks at the clock
SETS = ["darkness_unleashed"]
ENDLESS = 1e9

ODD: list[Any] = [
    "",
    "\0",
    "move",
    "Apprentice",
    "end turn",
    "is",
    "Draw",
    "seats",
    "../..",
    "9" * 30,
    "{" * 99,
]
PECULIAR: list[Any] = [
    None,
    True,
    [],
    {},
    [[]],
    [None],
    {"is": "Draw"},
    -1,
    0,
    1,
    2**31,
    2**63,
    2**64,
    10**40,
    0.5,
    1e999,
]
words = st.text(max_size=20) | st.sampled_from(ODD)
plain = st.none() | st.booleans() | st.integers() | st.floats() | words


def nested(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists and tables of something."""
    return st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3)


anything = st.recursive(plain, nested, max_leaves=8)
parts = st.integers(0, 5_000)  # of a document, by number
changes = st.lists(st.tuples(parts, parts | st.sampled_from(ODD + PECULIAR) | plain), min_size=1, max_size=3)


def fuzz(examples: st.SearchStrategy[Any], attack: Callable[[Any], None]) -> None:
    """Mount an attack with one example after another until the time is over."""
    phases = (Phase.generate, Phase.shrink)
    calm = settings(max_examples=BATCH, deadline=None, database=None, phases=phases, print_blob=True)
    calm = settings(calm, suppress_health_check=list(HealthCheck))
    end, number = time.monotonic() + SECONDS, FIRST
    while time.monotonic() < end:

        def attempt(example: Any) -> None:
            attack(example)

        seed(number)(calm(given(examples)(attempt)))()
        number += 1


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every part of a document: where it lies, and under which key."""
    found: list[tuple[Any, Any]] = []
    entries = document.items() if isinstance(document, dict) else enumerate(document)
    for key, part in entries:
        found.append((document, key))
        if isinstance(part, dict | list):
            found += places(part)
    return found


def changed(document: Any, wanted: list[tuple[int, Any]]) -> Any:
    """A document in which some parts are something else; a part of its own, if that is a number."""
    copy = json.loads(json.dumps(document))
    for number, value in wanted:
        there = places(copy)
        if not there:
            break
        holder, key = there[number % len(there)]
        other, its_key = there[value % len(there)] if isinstance(value, int) else ({0: value}, 0)
        holder[key] = json.loads(json.dumps(other[its_key]))
    return copy


def played(moves: int) -> vigil.Game:
    """A game in which something has happened."""
    chance, game = Random(moves), vigil.Game.new(SETS, ["Ada", "Bo"], seed=moves)
    for _ in range(moves):
        game.apply(chance.choice(game.legal_moves()))
    return game


DOCUMENTS = [
    *({"position": played(moves).to_data()} for moves in (0, 7, 40, 41)),
    {"position": played(30).position()},
    {"record": vigil.Record.of(played(25)).to_data()},
]


def test_a_document_by_chance_is_read_or_refused() -> None:
    def attack(example: tuple[int, list[tuple[int, Any]]]) -> None:
        number, wanted = example
        kind, document = next(iter(DOCUMENTS[number].items()))
        damaged = changed(document, wanted)
        asked = Look(record=damaged) if kind == "record" else Look(position=damaged)
        try:
            look_into(asked)
        except (KeyError, IndexError) as error:
            raise AssertionError("refused without words") from error
        except (ValueError, LookupError):
            return

    fuzz(st.tuples(st.integers(0, len(DOCUMENTS) - 1), changes), attack)


@pytest.fixture
def server(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Iterator[Server]:
    """A server that lets itself be attacked at any speed, and logs no error of its own."""
    for rate in ("REQUESTS", "DOCUMENTS", "MATCHES", "NEWCOMERS", "MESSAGES"):
        monkeypatch.setattr(limits, rate, Rate(rate, ENDLESS, ENDLESS))
    for number in ("REFUSALS", "UNFINISHED", "BOT_ONLY"):
        monkeypatch.setattr(limits, number, 10**9)
    with caplog.at_level(logging.ERROR), Server(tmp_path / "vigil.db") as running:
        yield running
    errors = [record.getMessage() for record in caplog.records if "refused by" not in record.getMessage()]
    assert not errors


MESSAGES: list[Any] = [
    {"type": "move", "step": 0, "text": "end turn"},
    {"type": "play all", "step": 0},
    {"type": "undo", "step": 1},
    {"type": "rewind", "step": 1, "to": 0},
    {"type": "take over", "seat": 1},
    {"type": "count out", "seat": 1},
    {"type": "hint", "step": 0},
    {"type": "weigh", "step": 0, "text": "end turn"},
    {"type": "say", "text": "hello"},
    {"type": "sit", "seat": 1},
    {"type": "ping"},
]
messages = st.tuples(st.sampled_from(MESSAGES), changes).map(lambda example: changed(*example))


def test_a_message_by_chance_is_answered(server: Server) -> None:
    ada = server.visitor("Ada")
    line = [ada.sit(ada.make(ME, {"kind": "here", "name": "Bo"})["id"])]

    def attack(message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        try:
            line[0].connection.send(text)
            line[0].send("ping")
            line[0].until("pong")
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise AssertionError("cut without a word") from closed
            line[0] = ada.sit(ada.make(ME, {"kind": "here", "name": "Bo"})["id"])

    fuzz(messages | st.sampled_from(MESSAGES) | anything | st.text() | st.binary(max_size=50), attack)
    line[0].connection.close()


BODIES: list[Any] = [
    {"setup": GODSLAYER, "seats": [ME, GREEDY], "name": "Ada", "clock": {"seconds": 60, "per": "turn"}},
    {"setup": GODSLAYER, "seats": [ME, GREEDY], "start": {"position": played(7).position()}},
    {"setup": {"sets": SETS, "edition": 2, "variant": "team"}, "players": 4},
    {"name": "Ada", "seat": 0, "token": "x"},
    {"seat": 1, "reason": "chat", "text": "x"},
    {"text": "sets = ['godslayer']\n[[seats]]\nname = 'Ada'", "seat": 0, "step": 0},
    {"seat": 0, "match": "x"},
    {"seat": 0, "record": vigil.Record.of(played(25)).to_data()},
    {"text": "end turn", "show": True},
]
PATHS = ["me", "lobby", "check", "look", "matches", "matches/{}", "matches/{}/join", "matches/{}/link"]
PATHS += ["matches/{}/invitation", "matches/{}/take-back", "matches/{}/report"]
PATHS += [
    "matches/{}/rematch",
    "matches/{}/rematch/decline",
    "matches/{}/replay",
    "matches/{}/replay/3",
    "matches/{}/record",
    "{}",
]
PATHS += ["reviews", "reviews/{}", "reviews/{}/stop", "puzzles/{}", "puzzles/{}/try", "lessons/{}"]
bodies = st.tuples(st.sampled_from(BODIES), changes).map(lambda example: changed(*example))
asked = st.fixed_dictionaries(
    {
        "method": st.sampled_from(["GET", "POST", "POST", "POST", "HEAD", "DELETE"]),
        "path": st.sampled_from(PATHS),
        "id": st.just("known") | words,
        "query": st.dictionaries(st.sampled_from(["seat", "token", "step", "after"]), words, max_size=2),
        "body": (bodies | anything).map(json.dumps).map(str.encode) | st.binary(max_size=60),
    }
)


def test_a_request_by_chance_is_answered(server: Server) -> None:
    ada = server.visitor("Ada")
    known = str(ada.make()["id"])
    with httpx.Client(base_url=server.address, headers=ada.headers, timeout=PATIENCE) as client:

        def attack(example: dict[str, Any]) -> None:
            match = known if example["id"] == "known" else quote(example["id"], safe="")
            path = "/api/" + example["path"].format(match)
            answer = client.request(example["method"], path, params=example["query"], content=example["body"])
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400 and answer.status_code != 405 and answer.content:
                assert set(answer.json()) == {"error"}

        fuzz(asked, attack)


def test_whoever_fuzzes_finds_what_does_harm() -> None:
    def attack(example: Any) -> None:
        assert example < 100

    with pytest.raises(AssertionError):
        fuzz(parts, attack)
