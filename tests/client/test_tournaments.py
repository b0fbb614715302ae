"""Tournaments in the browser: made, entered and played by clicks, on every size, by keyboard and with axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.axe import violations
from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_sizes import PHONE

GODSLAYER = {"sets": ["godslayer"]}


def announce(maker: Person, **more: object) -> str:
    """A tournament that its maker has announced."""
    maker.post("me", {"name": maker.name})
    asked = {"name": "Evening Swiss", "kind": "swiss", "setup": GODSLAYER, "rounds": 1, **more}
    return str(maker.post("tournaments/new", asked)["body"]["terms"]["id"])


def enter(person: Person, tournament: str) -> None:
    """Take part."""
    person.post(f"tournaments/{tournament}/enter", {"name": person.name})


def has_game(person: Person) -> bool:
    """Whether somebody is asked to sit down, once they have a game or a bye."""
    seat = person.page.get_by_role("link", name="Sit down")
    expect(seat.or_(person.page.get_by_text("You have a bye")).first).to_be_visible()
    return seat.is_visible()


def test_a_tournament_is_made_entered_and_begun_by_clicks(invite: Invite) -> None:
    ada, bo, cy = [invite(name) for name in ("Ada", "Bo", "Cy")]
    ada.post("me", {"name": "Ada"})
    ada.go("/tournaments")
    ada.page.get_by_role("link", name="Make a tournament").click()
    ada.page.get_by_label("Name").fill("Candle Cup")
    ada.page.get_by_role("button", name="Make it").click()
    expect(ada.page.get_by_role("heading", name="Candle Cup")).to_be_visible()
    address = ada.page.url.removeprefix(ada.address)
    for person in (ada, bo, cy):
        person.post("me", {"name": person.name})
        person.go(address)
        person.page.get_by_role("button", name="Enter").click()
        expect(person.page.get_by_role("heading", name="You are in")).to_be_visible()
    ada.page.get_by_role("button", name="Begin now").click()
    sitting = [person for person in (ada, bo, cy) if has_game(person)]
    assert len(sitting) == 2
    sitting[0].page.get_by_role("link", name="Sit down").click()
    expect(sitting[0].table).to_be_visible()
    expect(sitting[1].page.get_by_text("is at the table")).to_be_visible()
    sitting[1].page.get_by_role("link", name="Sit down").click()
    expect(sitting[1].table).to_be_visible()
    sitting[1].button("Menu").click()
    sitting[1].button("Resign").click()
    sitting[1].button("Really resign?").click()
    sitting[0].page.get_by_role("link", name="Back to the tournament").click()
    expect(sitting[0].page.get_by_role("heading", name="Candle Cup")).to_be_visible()


def test_the_page_says_how_much_luck_decides_and_when_the_connection_is_lost(
    ada: Person,
) -> None:
    tournament = announce(ada)
    ada.go(f"/tournament/{tournament}")
    expect(ada.page.get_by_text("the best came first in 59")).to_be_visible()
    ada.page.route("**/api/tournaments/*", lambda route: route.abort())
    expect(ada.page.get_by_text("your seat is kept")).to_be_visible()
    ada.page.unroute("**/api/tournaments/*")
    expect(ada.page.get_by_text("your seat is kept")).to_have_count(0)
    ada.forgive("ERR_FAILED")


@pytest.mark.parametrize("device", [{}, PHONE, {"color_scheme": "light"}], ids=["desktop", "phone", "light"])
def test_pages_of_tournaments_fit_and_are_accessible(invite: Invite, device: dict[str, object]) -> None:
    ada = invite("Ada", **device)
    tournament = announce(ada)
    enter(ada, tournament)
    for path in ("/tournaments", "/tournaments/new", f"/tournament/{tournament}"):
        ada.go(path)
        expect(ada.page.locator("h1")).to_be_visible()
        ada.rest()
        assert violations(ada.page) == []
        width = ada.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1]


def test_a_tournament_is_entered_by_keyboard(ada: Person) -> None:
    tournament = announce(ada)
    ada.go(f"/tournament/{tournament}")
    ada.page.get_by_role("button", name="Enter").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="You are in")).to_be_visible()
    expect(ada.page.locator("tr[aria-current]")).to_contain_text("Ada")
