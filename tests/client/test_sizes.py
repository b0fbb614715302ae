"""From a phone to a large screen, by touch, in both themes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import Person
from tests.conftest import Table, table

PAGES = [
    "/",
    "/new",
    "/play",
    "/deal",
    "/lobby",
    "/games",
    "/watch",
    "/cards",
    "/forge",
    "/rules",
    "/open",
    "/about",
    "/join",
    "/account",
    "/login",
]
SIZES = [
    (360, 640), (390, 664), (390, 844), (844, 390), (768, 1024),
    (1280, 720), (1440, 785), (1536, 730), (1920, 1080), (2560, 1440),
]  # fmt: skip
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def rich() -> Table:
    """A table with something in every zone, and a choice from several piles at hand."""
    return table(
        hand=["Void Initiate", "Apprentice", "Militia", "Mystic", "Heavy Infantry"],
        constructs=["Shadow Star", "The All-Seeing Eye"],
        played=["Arha Initiate", "Mystic"],
        discard=["Apprentice", "Militia", "Temple Librarian"],
        void=["Mephit"],
        opponents=[{"constructs": ["Muramasa"], "hand": ["Apprentice"], "discard": ["Militia"]}],
        runes=4,
        power=3,
    )


def overflow(person: Person, size: tuple[int, int]) -> int:
    """How many pixels lie to the right of a window of this size."""
    person.resize(*size)
    return int(person.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_the_window(ada, path):
    ada.go(path)
    assert {size: overflow(ada, size) for size in SIZES} == dict.fromkeys(SIZES, 0)


def test_no_table_is_wider_than_the_window(ada):
    ada.play(start=rich())
    assert {size: overflow(ada, size) for size in SIZES} == dict.fromkeys(SIZES, 0)
    ada.do("Play Void Initiate")
    ada.says("banish a card")
    for size in SIZES:
        assert overflow(ada, size) == 0
        expect(ada.button("Decline")).to_be_in_viewport()


def test_every_lit_card_is_whole_on_a_phone(invite):
    ada = invite(**PHONE)
    ada.play(start=rich())
    for size in SIZES[:3]:
        assert overflow(ada, size) == 0
        lit = ada.page.locator("[role=button].legal:visible")
        edges = lit.evaluate_all("(nodes) => nodes.map((node) => node.getBoundingClientRect())")
        assert min(edge["left"] for edge in edges) >= 0
        assert max(edge["right"] for edge in edges) <= size[0]


def test_a_table_never_scrolls_on_a_desktop(ada):
    ada.play(start=rich())
    for size in [(1200, 700), (1280, 720), (1920, 1080)]:
        assert overflow(ada, size) == 0
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_table_never_scrolls_on_a_phone_that_lies_on_its_side(invite, size):
    ada = invite(**PHONE)
    ada.play(start=rich())
    assert overflow(ada, size) == 0
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    for button in ("End turn", "Play all"):
        expect(ada.button(button)).to_be_in_viewport(ratio=1)


def test_a_card_is_lifted_by_the_first_tap_and_played_by_the_second(invite):
    ada = invite(**PHONE)
    ada.play(start=table(hand=["Apprentice", "Militia"]))
    card = ada.card("Apprentice")
    card.tap()
    expect(card).to_have_class(re.compile("selected"))
    assert ada.step == 0
    with ada.moving():
        card.tap()
    ada.has("1")
    ada.card("Militia").tap()
    with ada.moving():
        ada.sill.get_by_role("button", name="Play").tap()


def test_the_log_is_a_drawer_on_a_phone(invite):
    ada = invite(**PHONE)
    ada.play()
    expect(ada.log).not_to_be_in_viewport()
    ada.page.get_by_role("button", name="Log", exact=True).tap()
    expect(ada.log).to_be_in_viewport()
    ada.button("Close the log").tap()
    expect(ada.log).not_to_be_in_viewport()


def swipe(person: Person, start: int, end: int) -> None:
    """Draw a finger across the middle of the window."""
    session = person.context.new_cdp_session(person.page)
    for kind, at in (("Start", start), ("Move", (start + end) // 2), ("Move", end)):
        points = [{"x": at, "y": 600}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_the_log_is_opened_and_closed_by_a_swipe(invite):
    ada = invite(**PHONE)
    match = ada.play(start=table(hand=[]))
    swipe(ada, 300, 120)
    expect(ada.log).to_be_in_viewport()
    swipe(ada, 120, 330)
    expect(ada.log).not_to_be_in_viewport()
    assert ada.page.url.endswith(match)


def test_a_card_is_dragged_over_the_sill_and_played_or_put_back(ada):
    ada.play(start=table(hand=["Apprentice"] * 3))
    held = ada.hand.first
    mouse, card, sill = ada.page.mouse, held.bounding_box(), ada.sill.bounding_box()
    assert card
    assert sill
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    for end in (y - 30, sill["y"] + 10):
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, (y + end) / 2)
        mouse.move(x, end)
        mouse.up()
    expect(held).to_contain_text("×2")
    ada.has("1")


def test_what_is_touched_is_large_enough(invite):
    ada = invite(**PHONE)
    ada.play(start=rich())
    touched = ada.page.locator(".sill button:visible, [role=button].legal:visible")
    heights = touched.evaluate_all("(nodes) => nodes.map((node) => node.getBoundingClientRect().height)")
    assert min(heights) >= 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_is_the_systems_until_it_is_chosen(invite, scheme):
    ada = invite(color_scheme=scheme)
    ada.load("/")
    page, other = ada.page.locator("html"), {"light": "dark", "dark": "light"}[scheme]
    expect(page).to_have_attribute("data-theme", scheme)
    ada.button(f"{other.capitalize()} theme").click()
    ada.page.reload()
    expect(page).to_have_attribute("data-theme", other)
    ada.button(f"{scheme.capitalize()} theme").click()
    expect(page).to_have_attribute("data-theme", scheme)
