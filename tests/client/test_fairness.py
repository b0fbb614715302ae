"""What guests are told, what spectators say, and seats that fell into other hands."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.person import ME, Person
from tests.client.test_together import LINK
from tests.conftest import table

CHOSEN = "begins from a position, which whoever made the table chose"
KNOWN = "who chose may know them"


def test_a_guest_is_told_of_a_chosen_deal_before_and_after(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, LINK, start=table(hand=["Arha Initiate"]))
    ada.go(f"/match/{match}")
    ada.button("Invite by link").click()
    link = ada.page.locator("input[readonly]").input_value()
    assert re.fullmatch(rf"{re.escape(ada.address)}/join/{match}#[\w-]+", link)
    bo.load(link)
    about = bo.page.get_by_role("note", name="About the deal")
    expect(about).to_contain_text(CHOSEN)
    expect(about).to_contain_text(KNOWN)
    bo.button("Take the seat").click()
    bo.table.wait_for()
    expect(bo.page.get_by_role("navigation", name="Table")).to_contain_text("chosen deal")
    bo.button("Menu").click()
    expect(bo.page.get_by_role("dialog").get_by_role("note")).to_contain_text(CHOSEN)


def test_a_seat_is_taken_back_from_another_device(invite):
    ada, thief = invite("Ada"), invite("Thief")
    ada.play(start=table(hand=["Arha Initiate"]))
    ada.button("Menu").click()
    ada.button("Move my seat to another device").click()
    link = ada.page.get_by_role("textbox", name="Link").input_value()
    thief.load(link)
    thief.button("Play here").click()
    expect(thief.hand).to_have_attribute("data-card", "Arha Initiate")
    menu = ada.page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("is on another device (Chrome, Linux)")
    menu.get_by_role("button", name="Take it back").click()
    expect(ada.hand).to_have_attribute("data-card", "Arha Initiate")
    expect(thief.hand).to_have_count(0)
    thief.load(link)
    expect(thief.page.get_by_role("heading", name="This link no longer works")).to_be_visible()


def test_a_link_as_links_once_were_no_longer_works(ada):
    ada.go(f"/join/{ada.make(ME, LINK)}/secret")
    expect(ada.page.get_by_role("heading", name="This link no longer works")).to_be_visible()


def say(person: Person, label: str, words: str) -> None:
    """Say something in the log."""
    person.page.get_by_label(label).fill(words)
    person.button("Send").click()


def test_spectators_are_marked_and_can_be_muted(invite):
    ada, bo, cy = invite("Ada"), invite("Bo"), invite("Cy")
    match = ada.play()
    for watching in (bo, cy):
        watching.post("me", {"name": watching.name})
        watching.sit(match)
    say(bo, "Talk to other spectators", "take the Mystic")
    remark = cy.log.locator(".said", has_text="take the Mystic")
    expect(remark).to_contain_text("Bo watching")
    say(ada, "Say something", "hello")
    expect(ada.log).to_contain_text("hello")
    assert "take the Mystic" not in ada.log.inner_text()
    expect(cy.log.locator(".said", has_text="hello")).to_be_in_viewport(ratio=1)
    remark.get_by_role("button", name="Mute Bo").click()
    expect(remark).to_have_count(0)
    expect(cy.log).to_contain_text("hello")
    cy.button("Hear them again").click()
    expect(remark).to_be_visible()


def test_no_seed_is_chosen_where_others_may_sit_down(ada):
    ada.go("/new")
    expect(ada.page.get_by_text("For experts")).to_be_visible()
    ada.page.get_by_label("Seat 2").select_option("link")
    expect(ada.page.get_by_text("For experts")).to_have_count(0)
