"""What guests are told, what spectators say, and seats that fell into other hands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.client.person import ME, Person
from tests.client.test_together import LINK, OPEN
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
    about = bo.page.get_by_role("note", name="About the table")
    expect(about).to_contain_text(CHOSEN)
    expect(about).to_contain_text(KNOWN)
    bo.button("Take the seat").click()
    bo.table.wait_for()
    expect(bo.page.get_by_role("navigation", name="Table")).to_contain_text("chosen deal")
    bo.button("Menu").click()
    expect(bo.page.get_by_role("dialog").get_by_role("note")).to_contain_text(CHOSEN)


def test_no_hint_is_offered_against_people_unless_the_table_was_made_so(invite):
    ada, bo = invite("Ada"), invite("Bo")
    for hints in (False, True):
        match = ada.make(ME, OPEN, hints=hints, lot=False)
        bo.go(f"/join/{match}")
        expect(bo.button("Take the seat")).to_be_visible()
        expect(bo.page.get_by_role("note", name="About the table")).to_have_count(1 if hints else 0)
        bo.button("Take the seat").click()
        bo.table.wait_for()
        ada.sit(match)
        ada.says("Your turn")
        expect(ada.page.locator("[data-act=hint]")).to_have_count(1 if hints else 0)
    for person in (ada, bo):
        expect(person.page.get_by_role("navigation", name="Table")).to_contain_text("bots may help")
    ada.button("Hint").click()
    ada.says("Hint:")
    expect(bo.page.locator(".opponent")).to_contain_text("1 hint")


def test_whoever_sets_up_a_table_for_people_says_whether_bots_help(ada):
    ada.go("/new")
    box = ada.page.get_by_role("checkbox", name="Hints: bots may help")
    expect(ada.page.get_by_role("checkbox", name="Listed")).to_be_visible()
    expect(box).to_have_count(0)
    ada.page.get_by_role("combobox", name="Seat 2").select_option("open")
    box.check()
    ada.button("Open the table").click()
    expect(ada.page.get_by_role("note", name="About the table")).to_contain_text("Bots may help everybody")


HERE = {"kind": "here", "name": "Cy"}


def sit_at_one_screen(person: Person) -> str:
    """Begin a game of two at one screen; returns its id."""
    match = person.make(ME, HERE, seed=None, lot=False)
    person.go(f"/match/{match}")
    person.button("I am Ada").click()
    person.says("Your turn")
    return match


def link_to_seat(person: Person, name: str) -> str:
    """A link that gives one of one's seats to somebody else."""
    person.button("Menu").click()
    person.button(f"Give {name}'s seat to somebody else").click()
    link = person.page.get_by_role("textbox", name="Link").input_value()
    person.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return str(link)


def row(person: Person) -> list[Locator]:
    """The center row."""
    return person.page.locator("[data-spot^='row/']").all()


def test_a_guest_gets_cards_that_nobody_has_seen(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = sit_at_one_screen(ada)
    before = ada.get(f"matches/{match}")["commitment"]
    bo.load(link_to_seat(ada, "Cy"))
    about = bo.page.get_by_role("note", name="About this seat")
    expect(about).to_have_text("All cards are dealt anew when you sit down: nobody has seen them.")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Take the seat").click()
    bo.table.wait_for()
    assert bo.get(f"matches/{match}")["commitment"] != before
    expect(ada.page.locator(".opponent")).to_contain_text("Bo")
    cards, same = ([card.get_attribute("data-card") for card in row(each)] for each in (ada, bo))
    assert cards == same
    assert len(cards) == 6


def test_later_everybody_is_told_who_has_seen_a_hand(invite):
    ada, bo = invite("Ada"), invite("Bo")
    sit_at_one_screen(ada)
    ada.do("Play Apprentice")
    bo.load(link_to_seat(ada, "Cy"))
    expect(bo.page.get_by_role("note", name="About this seat")).to_contain_text("Ada played Cy's seat before")
    expect(bo.page.get_by_label("Your name")).to_have_count(0)
    bo.button("Take the seat").click()
    bo.table.wait_for()
    for person in (ada, bo):
        expect(person.page.get_by_role("navigation", name="Table")).to_contain_text("a hand was seen")
    bo.button("Menu").click()
    expect(bo.page.get_by_role("note", name="About the table")).to_contain_text("Ada played your seat before")


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
    match = ada.play(listed=True)
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
