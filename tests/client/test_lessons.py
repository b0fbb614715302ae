"""Lessons in the browser: the lit thing is pressed until all candles are burnt."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import EMPTY, Person
from vigil.lessons.lesson import FIRST, codes, lesson

LIT = ".card.legal, .bar.legal, .sill .acts .primary"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def steps_of(code: str) -> list[tuple[str, str]]:
    """What is said at every step, and the move."""
    return [(step.title, step.move) for idea in lesson(code).ideas for step in idea.steps]


@pytest.mark.parametrize("code", codes())
def test_a_lesson_is_played_by_pressing_what_is_lit(ada: Person, code: str) -> None:
    ada.load(f"/learn/{code}")
    said = []
    for title, _ in steps_of(code):
        expect(ada.page.locator(".sill")).to_contain_text(title)
        expect(ada.page.locator(LIT)).to_have_count(1)
        said.append(ada.page.locator("main").text_content() or "")
        ada.page.locator(LIT).click()
    expect(ada.page.locator(".sill")).to_contain_text(lesson(code).game.title)
    assert not re.findall(r"\bYou (?:is|[a-z]+s)\b.*", "\n".join(said))
    expect(ada.page.locator(".taper.done")).to_have_count(len(lesson(code).ideas))


def test_a_lesson_that_was_left_goes_on_where_it_was(ada: Person) -> None:
    ada.load(f"/learn/{FIRST}")
    for title, _ in steps_of(FIRST)[:3]:
        expect(ada.page.locator(".sill")).to_contain_text(title)
        ada.page.locator(LIT).click()
    expect(ada.page.locator(".tapers li.now")).to_have_text("Acquire")
    ada.page.get_by_role("link", name="Leave, and take it up later").click()
    row = ada.page.get_by_role("link", name="First lesson")
    expect(row).to_contain_text("go on, 1 of 7")
    row.click()
    expect(ada.page.locator(".tapers li.now")).to_have_text("Acquire")


def test_nothing_but_the_lit_thing_does_anything_and_why_says_why(ada: Person) -> None:
    ada.load("/learn/rise_of_vigil")
    ada.page.locator(".me .title").click()
    ada.page.keyboard.press("Backspace")
    first = lesson("rise_of_vigil").ideas[0].steps[0]
    expect(ada.page.locator(".sill")).to_contain_text(first.title)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".sill")).to_contain_text(first.why)


def test_a_newcomer_is_offered_the_first_lesson_and_plays_the_short_game_after_it(ada: Person) -> None:
    ada.load("/")
    ada.page.get_by_role("link", name="The first lesson").click()
    for title, _ in steps_of(FIRST):
        expect(ada.page.locator(".sill")).to_contain_text(title)
        ada.page.locator(LIT).click()
    ada.page.get_by_role("button", name="Play the short game").click()
    ada.page.wait_for_url("**/match/*")
    expect(ada.page.locator(".pool")).to_contain_text("20")
    ada.page.goto(EMPTY)  # the coach is not for the next test


def test_the_lesson_fits_a_phone(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.load(f"/learn/{FIRST}")
    expect(ada.page.locator(".hand .legal").first).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in ada.page.locator(".sill .acts .btn, .lesson-head .leave").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    (title, _), (following, _) = steps_of(FIRST)[:2]
    expect(ada.page.locator(".sill")).to_contain_text(title)
    ada.page.locator(".hand .legal").first.tap()
    ada.page.get_by_role("button", name="Play", exact=True).tap()
    expect(ada.page.locator(".sill")).to_contain_text(following)


def test_an_unknown_lesson_says_so(ada: Person) -> None:
    ada.go("/learn/second")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such lesson")
    ada.forgive("404")


def test_no_candle_burns_of_a_lesson_that_has_not_begun(ada):
    ada.load("/learn")
    first = ada.page.locator(".lesson-row").first
    expect(first).to_be_visible()
    expect(ada.page.locator(".lesson-row .taper:not(.next)")).to_have_count(0)
    ada.keep({"vigil.lessons": '{"first": 2}'})
    ada.load("/learn")
    expect(first.locator(".taper.done")).to_have_count(2)
    expect(first.locator(".taper.now")).to_have_count(1)
