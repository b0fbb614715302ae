"""The coach: a word on the sill before a costly move, once, and only if wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import EMPTY, Person
from tests.client.test_sizes import PHONE
from tests.conftest import Table, table


def last_honor() -> Table:
    """Mephit empties the pool and wins; the Cultist leaves one honor for the others."""
    return table(power=3, honor_pool=2, center_row=["Mephit"], honor=10, opponents=[{"honor": 8}])


@pytest.fixture
def coached(ada: Person) -> Iterator[Person]:
    """Somebody who wants to be warned from three fewer wins in 100 on."""
    ada.keep({"vigil.coachFrom": "3"})
    ada.load("/about")
    ada.play(start=last_honor())
    yield ada
    ada.page.goto(EMPTY)  # what the page remembers is not for the next test


def test_a_costly_move_is_held_back_until_one_has_thought_again(coached: Person) -> None:
    coached.page.locator(".always [data-card=Cultist]").click()
    sill = coached.page.locator(".sill")
    expect(sill).to_contain_text(re.compile(r"A moment: about \d+ fewer wins in 100"))
    expect(sill.get_by_role("img", name="Wins in 100:")).to_contain_text("wins in 100")
    assert "points" not in sill.inner_text()
    expect(sill).to_contain_text("Defeat Mephit")
    expect(coached.page.locator(".row .hinted[data-card=Mephit]")).to_be_visible()
    coached.page.keyboard.press("Escape")
    expect(sill).not_to_contain_text("A moment")
    expect(coached.page.locator("main")).to_have_attribute("data-step", "0")


def test_it_is_done_anyway_if_one_insists(coached: Person) -> None:
    coached.page.locator(".always [data-card=Cultist]").click()
    coached.page.get_by_role("button", name="Defeat anyway").click()
    expect(coached.page.locator("main")).to_have_attribute("data-step", "1")


def test_the_best_move_is_made_at_once(coached: Person) -> None:
    coached.page.locator(".row [data-card=Mephit]").click()
    expect(coached.page.locator("main")).to_have_attribute("data-step", "1")


def test_the_warning_is_in_sight_on_a_phone(invite: Invite) -> None:
    ada = invite(**PHONE)
    ada.keep({"vigil.coachFrom": "3"})
    ada.load("/about")
    ada.play(start=last_honor())
    ada.page.locator(".always [data-card=Cultist]").tap()
    ada.sill.get_by_role("button", name="Defeat").tap()
    ada.says("fewer wins in 100")
    expect(ada.page.locator(".peek.sheet")).to_have_count(0)
    for size in ((360, 640), (390, 844), (844, 390)):
        ada.resize(*size)
        for part in (".title", ".prompt-words", "[data-act=close]", "[data-act=anyway]"):
            expect(ada.sill.locator(part)).to_be_in_viewport(ratio=1)
    ada.page.goto(EMPTY)  # what the page remembers is not for the next test


def test_nobody_is_coached_who_did_not_ask_for_it(ada: Person) -> None:
    ada.play(start=last_honor())
    ada.page.locator(".always [data-card=Cultist]").click()
    expect(ada.page.locator("main")).to_have_attribute("data-step", "1")
