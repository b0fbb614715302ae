"""Whole games, clicked through."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.person import Person
from tests.conftest import table


def test_a_newcomer_is_in_a_game_with_one_click(ada: Person):
    ada.go("/")
    ada.button("Play now").click()
    expect(ada.page).to_have_url(re.compile("/match/"))
    expect(ada.sill).to_contain_text("Your turn")
    expect(ada.zone("hand").locator("button.legal").first).to_be_visible()


def test_a_whole_game_against_a_bot_is_clicked_through(ada: Person):
    ada.play()
    ada.play_to_the_end()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("won|draw"))
    expect(ada.page.get_by_role("link", name="Download record")).to_be_visible()


def test_a_short_game_ends_with_the_last_honor(ada: Person):
    start = table(honor_pool=3, power=3, center_row=["Mephit"], center_deck=["Wind Tyrant"]).position()
    ada.play(start={"position": start})
    expect(ada.page.get_by_role("img", name="3 of")).to_be_visible()
    ada.do("Defeat Mephit")
