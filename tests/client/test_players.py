"""Players: profiles, the leaderboard and achievements, with a year of games and without any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from bench.processes import Server
from tests.client.axe import violations
from tests.client.conftest import visitor
from tests.client.members import settle_in
from tests.client.person import Person
from tests.client.population import populate
from tests.client.test_accessibility import faults
from tests.client.test_sizes import PHONE, SIZES, overflow

PATHS = ("/profile", "/players", "/players?span=week", "/achievements", "/")
EMPTY = {"/profile": "Five rated games", "/achievements": "0 of 60", "/players": "Be the first"}


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, where many have played."""
    home = tmp_path_factory.mktemp("town")
    with Server(str(home / "vigil.db"), home / "log", "--workers", "1") as running:
        yield running


@pytest.fixture(scope="module")
def wren(browser: Browser, town: Server) -> Iterator[Person]:
    """Somebody with an account who has played for a year."""
    with visitor(browser, town) as person:
        person.name = "Wren"
        settle_in(person, town, account=True)
        populate(town, "Wren")
        yield person


def looking(browser: Browser, wren: Person, **device: Any) -> Person:
    """The same person with another device."""
    other = Person(browser, wren.address, wren.name, device)
    other.context.add_cookies(cast("Any", wren.context.cookies()))
    return other


def test_pages_of_players_can_be_used_by_everybody_at_every_size(wren):
    for path in PATHS:
        wren.load(path)
        wren.rest()
        assert not faults(wren), path
        assert {size: overflow(wren, size) for size in SIZES} == dict.fromkeys(SIZES, 0), path
        wren.resize(1440, 785)


def test_a_profile_has_rating_games_cards_and_achievements(wren):
    wren.load("/profile")
    expect(wren.page.get_by_role("heading", name="Wren")).to_be_visible()
    expect(wren.page.get_by_role("img", name="Rating from")).to_be_visible()
    for heading in ("Sets", "Recent games", "Favourite cards", "Best cards", "Bots", "Opponents"):
        expect(wren.page.get_by_role("heading", name=heading)).to_be_visible()
    rating = wren.page.locator(".rated-big b").inner_text()
    expect(wren.page.locator(".own-place")).to_contain_text(f"Wren{rating}")
    wren.page.get_by_role("link", name="all achievements").press("Enter")
    expect(wren.page.get_by_role("heading", name="Achievements", exact=True)).to_be_focused()
    expect(wren.page.get_by_role("listitem").filter(has_text="Raised Fist")).to_be_visible()


def test_the_own_row_of_a_leaderboard_leads_to_ones_page_by_keyboard(wren):
    wren.load("/players")
    own = wren.page.locator("tr[aria-current=true]")
    expect(own).to_contain_text("Wren")
    expect(wren.page.locator(".gap")).to_contain_text("more")
    week = wren.page.get_by_role("button", name="This week")
    week.press("Enter")
    expect(week).to_have_attribute("aria-pressed", "true")
    wren.page.get_by_role("button", name="All time").press("Enter")
    own.get_by_role("link").press("Enter")
    expect(wren.page.get_by_role("heading", name="Wren")).to_be_focused()


def test_somebody_is_challenged_followed_and_blocked_from_their_page(wren):
    wren.load("/players")
    first = wren.page.locator("tbody a.person").first
    other = first.inner_text()
    first.click()
    expect(wren.page.get_by_role("heading", name=other)).to_be_visible()
    wren.page.get_by_role("button", name="Follow", exact=True).click()
    expect(wren.page.get_by_role("button", name="Unfollow")).to_have_attribute("aria-pressed", "true")
    wren.page.get_by_role("button", name="Challenge").click()
    expect(wren.page.get_by_role("status").filter(has_text=f"{other} has your challenge")).to_be_visible()
    wren.page.get_by_text("More", exact=True).press("Enter")
    wren.page.get_by_role("button", name="Block", exact=True).click()
    expect(wren.page.get_by_role("button", name="Challenge")).to_have_count(0)
    wren.page.get_by_role("button", name="Unblock").click()
    expect(wren.page.get_by_role("button", name="Follow", exact=True)).to_be_visible()
    assert not violations(wren.page)


@pytest.mark.parametrize("device", [PHONE, {"forced_colors": "active"}], ids=["phone", "forced"])
def test_pages_of_players_on_a_phone_and_in_forced_colours(browser, wren, device):
    other = looking(browser, wren, **device)
    for path in PATHS:
        other.load(path)
        other.rest()
        assert not violations(other.page), path
        assert other.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, path
    assert not other.broken
    other.context.close()


def test_who_has_not_played_sees_what_there_will_be(invite):
    ada = invite("Ada")
    ada.go("/profile")
    expect(ada.page.get_by_role("alert")).to_contain_text("Play a game, and your page begins.")
    ada.forgive("403")
    ada.post("me", {"name": "Ada"})
    for path, words in {
        "/profile": "Five rated games",
        "/achievements": "0 of 60",
        "/players": "Be the first",
    }.items():
        ada.load(path)
        expect(ada.page.locator("main")).to_contain_text(words)
        ada.rest()
        assert not faults(ada), path
        assert {size: overflow(ada, size) for size in SIZES} == dict.fromkeys(SIZES, 0), path
        ada.resize(1440, 785)
