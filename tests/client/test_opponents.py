"""Finding somebody to play, in real browsers."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from bench.processes import Server
from tests.client.axe import violations
from tests.client.conftest import Invite
from tests.client.members import settle_in
from tests.client.person import Person

FOUR = ("Ada", "Bo", "Cy", "Di")


def look(person: Person, pace: str = "10 min each") -> None:
    """Press the button."""
    person.load("/play")
    person.page.get_by_role("radio", name=pace).check()
    person.button("Look").click()


def test_four_who_look_are_paired_and_sit_at_two_tables(invite: Invite) -> None:
    people = [invite(name) for name in FOUR]
    for person in people:
        look(person)
    for person in people:
        person.table.wait_for()
    tables = Counter(person.match for person in people)
    assert sorted(tables.values()) == [2, 2]


def test_who_has_waited_a_while_is_asked_and_may_decline(invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    look(ada, "20 min each")
    expect(ada.page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    ada.page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")  # another tab is in front
    look(bo, "20 min each")
    expect(ada.page.get_by_role("heading", name="wants to play")).to_be_visible()
    expect(ada.button("Sit down")).to_be_focused()
    ada.button("Not now").click()
    expect(ada.page.get_by_role("heading", name="Find an opponent")).to_be_visible()
    expect(bo.page.get_by_text("did not come; looking again")).to_be_visible()
    bo.button("Stop looking").click()
    expect(bo.button("Look")).to_be_visible()


def test_one_goes_on_looking_while_one_plays_a_bot(invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    look(ada)
    expect(ada.page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    ada.page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")  # nobody sees the page
    ada.button("Play Easy").click()
    ada.table.wait_for()
    before = ada.match
    look(bo)
    bar = ada.page.get_by_role("status").filter(has_text="wants to play")
    bar.get_by_role("button", name="Sit down").click()
    bo.table.wait_for()
    expect(ada.page).to_have_url(bo.page.url)
    assert ada.match != before


def test_a_slow_game_is_posted_and_taken_up(invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    look(ada, "3 days a turn")
    expect(ada.button("Withdraw")).to_be_visible()
    bo.load("/play")
    bo.page.locator(".slow").get_by_role("button", name="Play").click()
    bo.table.wait_for()
    ada.go("/games")
    expect(ada.page.locator(f'a[href="/match/{bo.match}"]')).to_be_visible()


def test_on_an_empty_server_there_is_something_to_do(ada: Person) -> None:
    ada.load("/play")
    expect(ada.page.get_by_text("Nobody is here now")).to_be_visible()
    expect(ada.button("Play Easy")).to_be_visible()
    expect(ada.page.get_by_text("Nobody has posted one")).to_be_visible()


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_looking_fits_every_screen_and_can_be_used_by_everybody(ada: Person, width: int) -> None:
    look_first(ada)
    ada.resize(width, 844)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(ada.page, None, {})
    ada.button("Stop looking").click()


def look_first(person: Person) -> None:
    """Look for a game that nobody else wants."""
    person.load("/play")
    person.page.get_by_role("checkbox", name="Godslayer").uncheck()
    person.page.get_by_role("checkbox", name="Realms Unraveled").check()
    person.button("Look").click()
    person.page.get_by_role("heading", name="Looking for an opponent").wait_for()


def test_a_member_is_challenged_by_name_and_accepts(invite: Invite, server: Server) -> None:
    ada, bo = invite("Ada the Elder"), invite("Bo the Brave")
    for person in (ada, bo):
        settle_in(person, server, account=True)
    ada.load("/play")
    ada.page.get_by_label("Their name").fill("Bo the Brave")
    ada.button("Challenge").click()
    expect(ada.page.get_by_text("Bo the Brave has been asked.").first).to_be_visible()
    bo.load("/")
    bo.button("Accept").click()
    bo.table.wait_for()
    ada.load("/")
    ada.page.get_by_role("link", name="Sit down").click()
    ada.table.wait_for()
    assert ada.match == bo.match
