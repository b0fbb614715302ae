"""Text in spans, as it is drawn: in the log, and on the card that asks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.conftest import table


def test_the_log_tells_deeds_prices_gains_and_what_followed(ada):
    ada.play(start=table(power=5, center_row=["Wind Tyrant"], center_deck=["Mephit"]))
    ada.do("Defeat Wind Tyrant")
    lines = ada.log.locator("ul li")
    expect(lines).to_have_text(
        [
            re.compile(r"Defeats Wind Tyrant\s*−5 power"),
            "Mephit enters the center row",
            "Gains 3 runes and 3 honor",
        ]
    )
    expect(lines.first.locator(".gain svg")).to_have_count(1)
    expect(lines.last.locator("svg")).to_have_count(2)
    expect(lines.last).to_have_class("sub")


def test_the_log_is_filtered_by_what_happened(ada):
    ada.play(start=table(runes=3, hand=["Apprentice"]))
    ada.do("Play Apprentice", "Acquire Mystic")
    lines = ada.log.locator("ul li")
    expect(lines).to_have_count(2)
    ada.log.get_by_role("button", name="Gains").click()
    expect(lines).to_have_text([re.compile("Plays Apprentice")])
    ada.log.get_by_role("button", name="Cards").click()
    expect(lines).to_have_text([re.compile("Acquires Mystic")])
    ada.log.get_by_role("button", name="All").click()


def test_a_card_named_in_the_log_can_be_read(ada):
    ada.play(start=table(runes=3))
    ada.do("Acquire Mystic")
    ada.log.get_by_role("button", name="Mystic").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Gain 2 runes.")


def test_the_sentence_that_asks_is_marked_on_its_card(ada):
    ada.play(start=table(hand=["Void Initiate", "Apprentice"], discard=["Militia"]))
    ada.do("Play Void Initiate")
    asker = ada.sill.locator(".asker")
    expect(asker.locator("mark")).to_have_text("You may banish a card from your hand or discard pile.")
    expect(asker.locator(".done")).to_contain_text("Gain 1 rune.")
    ada.says("Banish a card from your hand or discard pile?")


def test_what_is_gained_on_top_has_its_icon_and_says_so(ada):
    ada.play(start=table(["darkness_unleashed"], center_row=["Oxipede"]))
    more = ada.card("Oxipede").locator(".card-text .q").last
    expect(more).to_have_text("2 more honor")
    expect(more.locator("svg")).to_have_count(1)


def test_the_text_of_a_pressed_card_has_icons_in_the_sill(ada):
    ada.play(start=table(constructs=["Yggdrasil Staff"], runes=4))
    ada.card("Yggdrasil Staff").click()
    expect(ada.sill.locator(".prompt-words svg").first).to_be_visible()
