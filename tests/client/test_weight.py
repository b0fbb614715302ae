"""How much is loaded before anything is seen."""

from __future__ import annotations

from typing import Any

from tests.client.person import Person

FIRST_LOAD = 300_000  # bytes over the wire
WITH_A_TABLE = 318_000  # the same, with all that a match needs; 316 kB when it was measured, with reactions


def loaded(person: Person, path: str) -> int:
    """How many bytes come over the wire for a page, to somebody who was never here."""
    session = person.context.new_cdp_session(person.page)
    fetched: set[str] = set()  # pictures drawn in the page have addresses, too, but are not fetched
    sizes: list[float] = []

    def begin(told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            fetched.add(told["requestId"])

    def end(told: dict[str, Any]) -> None:
        if told["requestId"] in fetched:
            sizes.append(told["encodedDataLength"])

    session.on("Network.requestWillBeSent", begin)
    session.on("Network.loadingFinished", end)
    session.send("Network.enable")
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    session.detach()
    return int(sum(sizes))


def test_the_first_page_is_light(newcomer):
    assert 20_000 < loaded(newcomer, "/") < FIRST_LOAD


def test_a_link_to_a_match_is_light(newcomer):
    match = newcomer.make()
    assert 20_000 < loaded(newcomer, f"/match/{match}") < WITH_A_TABLE
