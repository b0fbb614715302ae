"""Nothing is lost: a page that is loaded again, a server that dies, moves that are taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.person import Person
from tests.conftest import Table, table

QUESTION = "banish a card from the center row"


def asking() -> Table:
    """A table where the first move asks something."""
    return table(power=3, center_row=["Mephit"], center_deck=["Wind Tyrant"])


def test_a_page_loaded_again_asks_the_same(ada):
    ada.play(start=asking())
    ada.do("Defeat Mephit")
    ada.page.reload()
    ada.says(QUESTION)
    ada.do("Banish Wind Tyrant")
    expect(ada.button("2 void")).to_be_visible()


def test_the_page_carries_on_by_itself_when_the_server_was_killed(browser, other_server):
    ada = Person(browser, other_server.address, "Ada", {})
    ada.play(start=asking())
    ada.do("Defeat Mephit")
    ada.page.evaluate("window.stayed = true")
    other_server.kill()
    ada.says("Connection lost")
    expect(ada.page.locator(".legal, .sill .btn")).to_have_count(0)  # nothing can be done, so nothing is lit
    other_server.start()
    ada.says(QUESTION)
    ada.do("Banish Wind Tyrant")
    assert ada.page.evaluate("window.stayed")
    ada.forgive("/table/peek/")  # which is loaded when the pointer rests on a card, as it does here
    assert all("WebSocket" in line for line in ada.broken)
    ada.context.close()


def test_two_tabs_show_the_same_table(ada):
    match = ada.play(start=asking())
    tab = ada.new_page()
    tab.goto(f"/match/{match}")
    ada.do("Defeat Mephit")
    expect(tab.locator("[data-zone=sill]")).to_contain_text(QUESTION, ignore_case=True)
    tab.get_by_role("button", name="Decline").click()
    ada.says("Your turn")


def test_a_move_is_taken_back(ada):
    ada.play(start=table(hand=["Apprentice"]))
    ada.do("Play Apprentice")
    ada.has("1 rune")
    ada.do("Undo")
    ada.has("0 runes")
    expect(ada.hand).to_have_attribute("data-card", "Apprentice")


def test_going_further_back_marks_the_game(ada):
    match = ada.play(start=table(runes=3))
    ada.do("Acquire Mystic", "End turn")
    ada.says("Your turn")
    ada.do("Go back")
    expect(ada.page.get_by_role("navigation", name="Table")).to_contain_text("taken back")
    assert ada.get(f"matches/{match}")["taken_back"]


def test_undo_after_play_all_takes_it_all_back(ada):
    ada.play(start=table(hand=["Apprentice"] * 3))
    ada.do("Play all 3")
    expect(ada.hand).to_have_count(0)
    ada.do("Undo")
    expect(ada.hand.first).to_contain_text("×3")
    ada.do("Play Apprentice", "Undo")
    expect(ada.hand.first).to_contain_text("×3")
