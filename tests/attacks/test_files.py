"""Files of the client by the thousand, and long answers again and again: both are counted by what is sent."""

from __future__ import annotations

import httpx
import pytest

from tests.server.clients import PATIENCE, Server, Visitor
from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.web.client_files import FILES

LARGE = max((file for file in FILES.rglob("*.woff2")), key=lambda file: file.stat().st_size)


def allow(server: Server, monkeypatch: pytest.MonkeyPatch, number: float) -> None:
    """Let the network of all visitors have so many files."""
    share = limits.PEOPLE * server.services.allowances.share
    monkeypatch.setattr(limits, "FILES", Rate("files", number / share, 1e-6))


def got(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}/{path}", timeout=PATIENCE)


@pytest.mark.parametrize("path", ["", "main.js", "nothing.js", "health", "api"])
def test_one_network_gets_only_so_many_files(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    allow(server, monkeypatch, 3)
    assert [got(server, path).status_code for _ in range(5)][-2:] == [429, 429]
    refused = got(server, path)
    assert "too many files at once" in refused.json()["error"]
    assert int(refused.headers["retry-after"]) > 0
    assert ada.get("lobby")


def test_a_large_file_counts_as_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANSWER", 1_000)
    parts = LARGE.stat().st_size / limits.ANSWER
    assert parts > 1
    allow(server, monkeypatch, 2 + parts)
    path = LARGE.relative_to(FILES).as_posix()
    assert [got(server, path).status_code for _ in range(3)] == [200, 200, 429]


def test_what_a_browser_has_already_counts_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    path = LARGE.relative_to(FILES).as_posix()
    known = {"If-None-Match": got(server, path).headers["etag"]}
    allow(server, monkeypatch, 5)
    for _ in range(5):
        answer = httpx.get(f"{server.address}/{path}", headers=known, timeout=PATIENCE)
        assert answer.status_code == 304


def test_a_household_can_load_everything_several_times_at_once() -> None:
    files = [file for file in FILES.rglob("*") if file.is_file()]
    everything = len(files) + sum(file.stat().st_size for file in files) / limits.ANSWER
    assert limits.FILES.burst * limits.PEOPLE > 30 * everything


def test_a_long_answer_counts_as_many_requests(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANSWER", 1_000)
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 5, 0.001))
    ada.get("catalogue")
    assert "too many requests" in ada.get("lobby", 429)["error"]
