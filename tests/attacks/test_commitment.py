"""A server that wants to deal otherwise than it promised, and people who want to know the seed too early."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vigil as engine
from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.terminal.typing_at import vigil
from vigil.server.match.layout import new_seed
from vigil.server.store.matches import match_queries

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("promised") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def stored_seed(server: Server, match: str) -> int:
    """The seed that the database has."""
    with server.services.database.engine.connect() as connection:
        kept = match_queries.find_match(connection, match)
    assert kept is not None
    return kept.seed


def resigned(ada: Visitor, match: str) -> dict[str, Any]:
    """A match after somebody gave up."""
    with ada.sit(match) as line:
        line.until_asked().send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    found: dict[str, Any] = ada.get(f"matches/{match}")
    return found


@pytest.fixture
def finished(ada: Visitor, tmp_path: Path) -> tuple[dict[str, Any], Path]:
    """A match that is over, and the file with its record."""
    match = resigned(ada, ada.make()["id"])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(ada.get(f"matches/{match['id']}/record")), encoding="utf-8")
    return match, path


def test_seeds_are_too_long_to_be_tried():
    drawn = [new_seed() for _ in range(64)]
    assert len(set(drawn)) == 64
    assert 250 < max(seed.bit_length() for seed in drawn) <= 256


def test_everybody_sees_the_hash_of_the_seed_from_the_beginning_and_nobody_the_seed(ada, server):
    made = ada.make(ME, OPEN, GREEDY)
    seed = stored_seed(server, made["id"])
    assert made["commitment"] == hashlib.sha256(hex(seed).encode()).hexdigest()
    bo, spectator = server.visitor("Bo"), server.visitor("Cy")
    bo.join(made["id"])
    with ada.sit(made["id"]) as one, bo.sit(made["id"]) as two, spectator.sit(made["id"]) as three:
        for line in (one, two, three):
            assert line.welcome["match"]["commitment"] == made["commitment"]
            assert line.welcome["match"]["seed"] is None
            assert not any(f"{seed:x}" in heard or str(seed) in heard for heard in line.heard)
    listed = next(match for match in ada.get("me")["matches"] if match["id"] == made["id"])
    assert (listed["commitment"], listed["seed"]) == (made["commitment"], None)


def test_the_seed_is_told_when_the_match_is_over(ada, server):
    made = ada.make()
    over = resigned(ada, made["id"])
    assert over["commitment"] == made["commitment"]
    assert over["seed"] == hex(stored_seed(server, made["id"]))
    assert ada.get(f"matches/{made['id']}/record")["seed"] == over["seed"]


@pytest.mark.parametrize("seed", [7, 1 << 200])
def test_a_seed_that_somebody_chose_is_not_promised(ada, seed):
    made = ada.make(seed=seed)
    assert made["commitment"] is None
    assert resigned(ada, made["id"])["seed"] is None


def test_a_match_that_begins_elsewhere_promises_nothing(ada):
    game = engine.Game.new(["godslayer"], 2, seed=7)
    for shuffle in (True, False):
        assert ada.make(start={"position": game.position()}, shuffle=shuffle)["commitment"] is None


def test_a_rematch_has_another_seed(ada):
    made = ada.make()
    resigned(ada, made["id"])
    assert ada.post(f"matches/{made['id']}/rematch")["commitment"] not in (None, made["commitment"])


# `vigil verify`


def test_the_record_of_a_match_is_what_was_promised(finished):
    match, path = finished
    ran = vigil("verify", str(path), "--commitment", match["commitment"])
    assert ran.code == 0
    assert "verifies" in ran.out
    assert match["seed"] in ran.out
    assert "That is the hash that was shown" in ran.out


def changed(path: Path, **parts: object) -> None:
    """Forge a record, so that it still leads to the end that it claims."""
    record = engine.Record.from_data({**json.loads(path.read_text(encoding="utf-8")), "moves": [], **parts})
    engine.Record.of(record.replay()).save(path)


def test_a_deal_from_another_seed_is_found_out(finished):
    match, path = finished
    changed(path, seed=5)
    ran = vigil("verify", str(path), "--commitment", match["commitment"])
    assert ran.code == 1
    assert f"but {match['commitment']} was shown" in ran.out


def test_a_deal_of_the_promised_seed_by_another_generator_is_found_out(finished):
    match, path = finished
    changed(path, generator="multiply-with-carry", seed=int(match["seed"], 16))
    ran = vigil("verify", str(path), "--commitment", match["commitment"])
    assert ran.code == 1
    assert "dealt with multiply-with-carry, but a seed is promised for blake2b" in ran.out


def test_a_table_that_was_laid_by_hand_under_the_promised_seed_is_found_out(finished):
    match, path = finished
    start = engine.Record.load(path).begin().to_data()
    start["players"][0]["hand"], start["players"][1]["hand"] = (start["players"][n]["hand"] for n in (1, 0))
    start["center_deck"].reverse()
    changed(path, start=start)
    ran = vigil("verify", str(path), "--commitment", match["commitment"])
    assert ran.code == 1
    assert "it begins with a table of its own" in ran.out
