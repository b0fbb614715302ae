"""By keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.person import FRAME, Person
from tests.conftest import table


def press(person: Person, *keys: str) -> None:
    """Press keys that make moves, each after the table has changed."""
    for key in keys:
        with person.moving():
            person.page.keyboard.press(key)


def focused(person: Person) -> str:
    """What has the focus, by card or act."""
    person.page.evaluate(FRAME)  # the focus moves with the frame
    return str(
        person.page.evaluate("document.activeElement.dataset.card ?? document.activeElement.dataset.act")
    )


def test_a_whole_turn_is_played_by_keys(ada):
    ada.play(start=table(hand=["Apprentice", "Militia"], runes=2, power=2, center_row=["Mephit"]))
    press(ada, "1")
    ada.has("3 runes")
    press(ada, "Space")
    ada.has("3 power")
    press(ada, "q")
    ada.says("banish a card")
    assert focused(ada) == ada.page.locator("[role=button].legal").first.get_attribute("data-card")
    press(ada, "Escape", "a", "Enter")
    expect(ada.log).to_contain_text("Acquires Mystic")
    expect(ada.log).to_contain_text("Turn 1, Bo")


def test_space_plays_all_after_undo_was_clicked(ada):
    ada.play(start=table(hand=["Apprentice", "Militia"]))
    press(ada, "1")
    with ada.moving():
        ada.button("Undo").click()
    ada.page.evaluate(FRAME)
    press(ada, "Space")
    ada.has("1 rune", "1 power")


def test_a_choice_is_made_by_arrows_and_enter(ada):
    ada.play(start=table(power=3, center_row=["Mephit"], center_deck=["Wind Tyrant"]))
    press(ada, "q")
    ada.says("banish a card")
    first = focused(ada)
    ada.page.keyboard.press("ArrowRight")
    second = focused(ada)
    assert first != second
    press(ada, "Enter")
    expect(ada.log).to_contain_text(re.compile(f"Banishes {second}"))


def test_a_move_is_taken_back_and_a_hint_asked_for_by_keys(ada):
    ada.play(start=table(hand=["Apprentice"]))
    press(ada, "1", "u")
    ada.page.keyboard.press("h")
    ada.says("Hint:")


def test_the_tab_key_goes_from_zone_to_zone(ada):
    ada.play(start=table(hand=["Apprentice", "Militia"], runes=3, center_row=["Arha Initiate"]))
    ada.page.evaluate(FRAME)  # the zones get their stops with the frame
    zones: list[str] = []
    for _ in range(24):
        ada.page.keyboard.press("Tab")
        zone = ada.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone")
        if zone and zone not in zones:
            zones.append(zone)
    assert zones[:3] == ["sill", "hand", "center"]
    assert "log" in zones


@pytest.mark.parametrize(("key", "heading"), [("?", "Keys"), ("/", "Find a card")])
def test_a_key_opens_and_escape_closes(ada, key, heading):
    ada.play()
    ada.page.keyboard.press(key)
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=heading)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_card_is_read_by_a_key_and_by_the_right_button(ada):
    ada.play(start=table(center_row=["Arha Initiate"]))
    ada.card("Arha Initiate").click(button="right")
    reader = ada.page.get_by_role("dialog")
    expect(reader).to_contain_text("Arha Initiate")
    ada.page.keyboard.press("Escape")
    expect(reader).to_be_hidden()
    ada.card("Arha Initiate").press("i")
    expect(reader).to_contain_text("Arha Initiate")


def test_escape_closes_the_log_from_its_field_and_the_table_is_used_beside_it(ada):
    ada.play(start=table(hand=["Apprentice"]), listed=True)
    ada.resize(1280, 720)
    log = ada.page.get_by_role("button", name="Log", exact=True)
    log.click()
    ada.do("Play Apprentice")
    expect(ada.log).to_be_in_viewport()
    ada.page.get_by_label("Say something").focus()
    ada.page.keyboard.press("Escape")
    expect(ada.log).not_to_be_in_viewport()
    expect(log).to_be_focused()
