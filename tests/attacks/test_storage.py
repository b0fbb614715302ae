"""A disk that is filled little by little: what one network may store in a day is bounded."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.domain.refusals import Overload
from vigil.server.fair_use import ledger as ledgers
from vigil.server.fair_use.ledger import ACT, DAY, LINE, MATCH, Ledger
from vigil.server.match.autoplay import Autoplay

HERE = {"kind": "here", "name": "Bo"}
OPEN = {"kind": "open"}
WORDS = "as much as it may in a day"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stored") / "vigil.db") as running:
        yield running


@pytest.fixture
def full(server: Server, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Lets the network of all visitors have stored enough, once a test wants it."""
    monkeypatch.setattr(server.services.ledger, "most", server.services.ledger.most)
    return monkeypatch


def fill(server: Server) -> None:
    """Let nobody store anything more."""
    server.services.ledger.most = 0


def test_what_is_stored_counts_less_and_less_in_the_course_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(ledgers, "time", SimpleNamespace(monotonic=lambda: now[0]))
    ledger = Ledger(1_000, str)
    ledger.note("10.0.0.1", 1_000)
    with pytest.raises(Overload, match=WORDS):
        ledger.expect_space("10.0.0.1")
    ledger.expect_space("10.0.0.2")
    now[0] = DAY / 2
    assert ledger.bytes_counted("10.0.0.1") == 500
    ledger.expect_space("10.0.0.1")


def test_networks_that_stored_something_long_ago_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "REMEMBERED", 10)
    ledger = Ledger(1_000, str)
    for number in range(100):
        ledger.note(number, 1)
    assert len(ledger.stored) == 10


@pytest.mark.usefixtures("full")
def test_whoever_has_stored_enough_makes_no_match_and_is_nobody_new(server: Server, ada: Visitor) -> None:
    over = ada.make(ME, HERE)["id"]
    with ada.sit(over) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    fill(server)
    assert WORDS in ada.make(ME, HERE, status=429)["error"]
    assert WORDS in ada.post(f"matches/{over}/rematch", status=429)["error"]
    assert WORDS in server.visitor("New").post("me", {"name": "New"}, 429)["error"]
    assert ada.get(f"matches/{over}")["rematch"] is None


@pytest.mark.usefixtures("full")
def test_whoever_has_stored_enough_can_only_leave(server: Server, ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    fill(server)
    assert WORDS in ada.post(f"matches/{match}/report", {"seat": 1, "reason": "chat"}, 429)["error"]
    with ada.sit(match) as one, bo.sit(match) as two:
        assert WORDS in one.refused("say", text="hello")
        line = one if one.asked else two
        assert WORDS in line.refused("move", step=0, text=line.texts[0])
        assert WORDS in line.refused("play all", step=0)
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert ada.get(f"matches/{match}")["acts"] == 1


def test_a_start_counts_with_its_length_and_a_move_with_its_act(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.make(ME, HERE)
    noted: list[tuple[object, int]] = []
    monkeypatch.setattr(server.services.ledger, "note", lambda *entry: noted.append(entry))
    position = {"sets": ["godslayer"], "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    ada.make(ME, HERE, start={"position": position})
    match = ada.make(ME, HERE)["id"]
    with ada.sit(match) as line:
        line.move("end turn")
        line.send("say", text="hello")
        line.until("said")
    assert {network for network, _ in noted} == {"127.0.0.1"}
    begun, *others = [size for _, size in noted]
    assert others == [MATCH, ACT, LINE + 5]
    assert begun > MATCH + 1_000


def test_the_bots_of_whoever_has_stored_enough_pause_and_go_on(
    server: Server, ada: Visitor, full: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    try_later = Autoplay.try_later

    def watched(play: Autoplay) -> None:
        tried.append(play.match.id)
        play.pause = 0.1
        try_later(play)

    full.setattr(Autoplay, "try_later", watched)
    match = ada.make(GREEDY, GREEDY)["id"]
    most = server.services.ledger.most
    fill(server)
    with ada.sit(match) as line:
        until = time.monotonic() + 30
        while match not in tried:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert line.step == 0
        server.services.ledger.most = most
        while line.step < 3:
            line.until("update")
