"""How much is loaded before anything is seen."""

from __future__ import annotations

from tests.client.person import Person

FIRST_LOAD = 300_000  # bytes over the wire


def loaded(person: Person, path: str) -> int:
    """How many bytes come over the wire for a page, to somebody who was never here."""
    session = person.context.new_cdp_session(person.page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    session.send("Network.enable")
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    session.detach()
    return int(sum(sizes))


def test_the_first_page_is_light(ada):
    assert 20_000 < loaded(ada, "/") < FIRST_LOAD


def test_a_link_to_a_match_is_light(ada):
    match = ada.make()
    assert 20_000 < loaded(ada, f"/match/{match}") < FIRST_LOAD
