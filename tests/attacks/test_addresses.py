"""Addresses with anything in them: paths no system can hold, and numbers that are none."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import ME, PATIENCE, Server, Visitor
from vigil.server.protocol import bounds

HERE = {"kind": "here", "name": "Bo"}
PATHS = {
    "a long name": "a" * 300 + ".js",
    "a long way": "a/" * 3_000 + "x.js",
    "a long name of wide letters": "%F0%9F%A6%8A" * 80 + ".js",
    "a page of a long name": "match/" + "a" * 9_000,
    "no letters": "%ff%fe.js",
    "a way out": "..%2f" * 40 + "etc/passwd",
    "a drive": "C:%5cvigil.js",
    "a device": "NUL.js",
}


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_no_system_can_hold_is_just_not_there(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.address}/{PATHS[path]}", timeout=PATIENCE)
    assert answer.status_code == (200 if path == "a page of a long name" else 404)


@pytest.fixture
def finished(ada: Visitor) -> str:
    """A match that is over."""
    match = str(ada.make(ME, HERE)["id"])
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    return match


ODD = ["", "x", "1e3", "0x1", "1_0", " 1", "\u0661", "9" * 5_000, "1" * 10, "-", "1.0"]


@pytest.mark.parametrize("text", ODD)
def test_a_number_in_an_address_that_is_none_is_refused_in_our_own_words(
    ada: Visitor, finished: str, text: str
) -> None:
    answer = ada.ask("GET", f"matches/{finished}/replay/0", 400, params={"seat": text})
    assert answer["error"] == "a seat is a whole number of at most 9 digits"


@pytest.mark.parametrize("step", ["x", "9" * 5_000, "1.5"])
def test_a_step_that_is_no_number_is_refused_in_our_own_words(ada: Visitor, finished: str, step: str) -> None:
    said = ada.get(f"matches/{finished}/replay/{step}", 400)["error"]
    assert said == "a step is a whole number of at most 9 digits"


@pytest.mark.parametrize("number", [-1, 2, 999_999_999])
def test_a_step_or_seat_that_there_is_not_is_refused(ada: Visitor, finished: str, number: int) -> None:
    assert "there are steps 0 to" in ada.get(f"matches/{finished}/replay/{number}", 400)["error"]
    assert (
        "seats 0 to 1"
        in ada.ask("GET", f"matches/{finished}/replay/0", 400, params={"seat": number})["error"]
    )


@pytest.mark.parametrize("query", [f"?after={'9' * 5_000}", "?after=x", "?seat=", "?seat=-1", "?seat=7"])
def test_nobody_is_connected_by_a_number_that_is_none(ada: Visitor, finished: str, query: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        ada.sit(finished, query)


@pytest.mark.parametrize("after", [-5, -1, 0, 999_999_999])
def test_who_has_missed_what_never_was_is_told_everything(ada: Visitor, after: int) -> None:
    match = ada.make(ME, HERE)["id"]
    with ada.sit(match, f"?after={after}") as line:
        assert line.step == 0


def test_an_address_that_is_refused_is_not_repeated_at_length(ada: Visitor) -> None:
    assert len(ada.get("matches/" + "x" * 9_000, 404)["error"]) <= bounds.REASON
