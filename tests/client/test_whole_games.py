"""Whole games, clicked through."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.conftest import table


def test_a_newcomer_is_in_a_game_with_one_click(ada):
    ada.go("/")
    ada.button("Play now").click()
    expect(ada.page).to_have_url(re.compile("/match/"))
    ada.says("Your turn")
    expect(ada.hand.first).to_have_class(re.compile("legal"))


def test_a_whole_game_against_a_bot_is_clicked_through(ada):
    ada.play()
    ada.play_to_the_end()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("won|wins|lost|draw"))


def test_a_short_game_ends_with_the_last_honor(ada):
    ada.play(start=table(honor_pool=2, power=3, center_row=["Mephit"], opponents=[{"honor": 1}]))
    expect(ada.page.get_by_role("img", name="2 of 60 honor left")).to_be_visible()
    ada.do("Defeat Mephit", "Decline")
    ada.says("the last round")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("You (won|win)"))
    assert not ada.page.locator("main.table").count()


def test_moves_of_a_bot_are_shown_one_after_another_and_can_be_skipped(ada):
    ada.keep({"vigil.speed": "1"})
    ada.play(start=table(opponents=[{"hand": ["Militia", "Apprentice"]}]))
    ada.do("End turn")
    ada.button("Skip").click()
    ada.says("Your turn")
    expect(ada.log).to_contain_text(re.compile("Plays (Militia|Apprentice)"))


def test_the_end_of_a_turn_is_asked_about_once_if_something_is_left(ada):
    ada.play(start=table(hand=["Apprentice", "Apprentice"], power=2))
    ada.button("End turn").click()
    ada.says("Still to be had: 2 cards and 2 power")
    ada.do("End it anyway")
    expect(ada.log).to_contain_text("Turn 1, Bo")


def test_a_hint_lights_a_card_and_says_why(ada):
    ada.play(start=table(runes=3, center_row=["Arha Templar"]))
    ada.button("Hint").click()
    ada.says("Hint: acquire")
    expect(ada.table.locator(".hinted")).to_have_count(1)


def test_play_all_plays_the_whole_hand(ada):
    ada.play(start=table(hand=["Apprentice", "Apprentice", "Militia"]))
    ada.button("Play all 3").click()
    ada.has("2 runes", "1 power")
    expect(ada.hand).to_have_count(0)


def test_two_abilities_of_a_card_are_offered_in_the_sill(ada):
    ada.play(start=table(constructs=["Yggdrasil Staff"], runes=4))
    ada.card("Yggdrasil Staff").click()
    ada.says("Yggdrasil Staff")
    offered = ada.sill.get_by_role("button").filter(has_text=re.compile("power|honor", re.IGNORECASE))
    expect(offered).to_have_count(2)
    with ada.moving():
        offered.filter(has_text="honor").click()
    ada.has("0 runes")
