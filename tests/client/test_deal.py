"""The deal of the day and the home page of a member, in real browsers."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Browser, expect

from bench.processes import Server
from tests.client.axe import violations
from tests.client.members import settle_in
from tests.client.person import Person
from tests.client.test_weight import FIRST_LOAD, loaded
from tests.server.clients import Visitor


def play_deal(person: Person, server: Server) -> None:
    """Play the deal of today to its end."""
    settle_in(person, server)
    person.load("/deal")
    person.button("Play the deal").click()
    person.table.wait_for()
    play_out(person)
    person.load("/deal")


def play_out(person: Person) -> None:
    """Play a match to its end by the key of the browser, which takes less time than all its clicks."""
    visitor = Visitor(person.address, person.name)
    [cookie] = person.context.cookies()
    visitor.headers = {"Authorization": f"Bearer {cookie['value']}"}
    with visitor.sit(person.match) as line:
        line.play_out()
    while not visitor.get("deals/today")["own"]:
        person.page.wait_for_timeout(200)


def test_two_people_play_the_deal_and_compare(other_server: Server, browser: Browser) -> None:
    people = [Person(browser, other_server.address, name, {}) for name in ("Ada", "Bo")]
    for person in people:
        play_deal(person, other_server)
    ada, bo = people
    expect(bo.page.get_by_role("heading", name="Better than")).to_be_visible()
    bo.page.get_by_text("2 people have played it").first.wait_for()
    expect(bo.page.get_by_role("heading", name="Turn by turn")).to_be_visible()
    expect(bo.page.locator(".leaders")).to_contain_text("Ada")
    expect(bo.page.get_by_text("When ten have played")).to_be_visible()
    assert not violations(bo.page, None, {})
    ada.load("/deal")
    expect(ada.page.get_by_role("link", name="Review your game")).to_be_visible()
    for person in people:
        assert not person.broken
        person.context.close()


def test_a_newcomer_gets_the_deal_of_yesterday(ada: Person) -> None:
    ada.load("/deal")
    expect(ada.page.get_by_text("counts from tomorrow on")).to_be_visible()
    ada.button("Play yesterday's deal").click()
    ada.table.wait_for()


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_deal_fits_every_screen(ada: Person, width: int) -> None:
    ada.resize(width, 844)
    ada.load("/deal")
    ada.page.get_by_role("button", name="deal").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


numbers = count(1)  # names of accounts are given once


@pytest.fixture
def wren(newcomer: Person, server: Server) -> Person:
    """Somebody with an account."""
    newcomer.name = f"Wren of Willow {next(numbers)}"
    settle_in(newcomer, server, account=True)
    return newcomer


def test_the_home_of_a_member_is_light(wren: Person) -> None:
    assert 20_000 < loaded(wren, "/") < FIRST_LOAD
    expect(wren.page.get_by_role("heading", name=wren.name)).to_be_visible()


def test_a_member_is_offered_a_game_where_none_waits_and_finds_the_one_that_does(wren: Person) -> None:
    wren.load("/")
    expect(wren.page.get_by_text("No game waits for you.")).to_be_visible()
    expect(wren.button("Play now")).to_be_visible()
    expect(wren.page.get_by_role("heading", name="Here now")).to_be_hidden()
    match = wren.make()
    wren.load("/")
    expect(wren.page.get_by_role("link", name="Your turn")).to_have_attribute("href", f"/match/{match}")


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_home_of_a_member_fits_every_screen_and_can_be_used_by_everybody(
    wren: Person, width: int
) -> None:
    wren.resize(width, 844)
    wren.load("/")
    wren.page.get_by_role("heading", name="Deal of the day").wait_for()
    wren.rest()
    assert wren.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(wren.page, None, {})


def test_one_click_on_a_pace_looks_for_an_opponent(wren: Person) -> None:
    wren.load("/")
    wren.page.get_by_role("button", name="20 min each").click()
    expect(wren.page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    wren.button("Stop looking").click()
