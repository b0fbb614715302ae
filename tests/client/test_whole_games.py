"""Whole games, clicked through."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import expect

import vigil
from tests.client.person import BOT, ME, Person
from tests.conftest import Table, table


def dealt(honor_pool: int, players: list[str], **setup: Any) -> Table:
    """A game from its very beginning, with as much honor to be had."""
    game = vigil.Game.new(sets=["godslayer"], players=players, seed=7, **setup)
    return Table(vigil.Game.from_position({**game.position(), "honor_pool": honor_pool}))


def test_a_newcomer_is_in_a_game_with_one_click(newcomer):
    newcomer.go("/")
    newcomer.button("Play now").click()
    expect(newcomer.page).to_have_url(re.compile("/match/"))
    newcomer.says("Your turn")
    expect(newcomer.hand.first).to_have_class(re.compile("legal"))


def test_a_whole_game_against_a_bot_is_clicked_through(ada):
    ada.play(start=dealt(3, ["Ada", "Bo"]))
    ada.play_to_the_end()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\bwins?\b"))


def test_a_team_game_is_clicked_through(ada):
    bots = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dag")]
    ada.play(ME, *bots, start=dealt(4, ["Ada", "Bo", "Cy", "Dag"], variant="team"))
    ada.play_to_the_end()
    won = ada.get(f"matches/{ada.match}")["result"]["winners"]
    words = "Your team wins" if won == [0, 2] else "Bo and Dag win"
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile(f"^{words}( by |$)"))


def test_a_short_game_ends_with_the_last_honor(ada):
    ada.play(start=table(honor_pool=2, power=3, center_row=["Mephit"], opponents=[{"honor": 1}]))
    expect(ada.page.get_by_role("img", name="2 of 3 honor left")).to_be_visible()
    ada.do("Defeat Mephit", "Decline")
    ada.says("the last round")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("You (won|win)"))
    assert not ada.page.locator("main.table").count()


def test_moves_of_a_bot_are_shown_step_by_step_sped_up_and_skipped(newcomer):
    newcomer.keep({"vigil.speed": "1"})
    newcomer.page.clock.install()
    with newcomer.page.expect_websocket() as line:
        newcomer.play(start=table(opponents=[{"hand": ["Militia"] * 2 + ["Apprentice"] * 3}]))
    newcomer.page.clock.pause_at(time.time() + 3600)
    with line.value.expect_event("framereceived", lambda frame: '"main":true' in frame):  # all is told ...
        newcomer.do("End turn")
    expect(newcomer.button("Skip")).to_be_visible()

    def shows(moves: int, after: int) -> None:
        before = newcomer.step
        newcomer.page.clock.run_for(after - 1)
        assert newcomer.step == before
        newcomer.page.clock.run_for(1)
        expect(newcomer.table).to_have_attribute("data-step", str(before + moves))

    shows(5, after=600)  # ... and shown in time: cards played one after another are one step
    newcomer.button("×1").click()
    shows(1, after=600)
    shows(1, after=200)
    newcomer.button("Skip").click()
    newcomer.says("Your turn")
    expect(newcomer.log).to_contain_text(re.compile("Plays .*Militia ×2"))


def test_the_end_is_told_when_it_is_seen_and_has_its_moment(browser, server):
    ada = Person(browser, server.address, "Ada", {"reduced_motion": "no-preference"})
    ada.keep({"vigil.speed": "1"})
    ada.page.clock.install()
    start = table(honor_pool=1, power=2, opponents=[{"hand": ["Militia"] * 2 + ["Apprentice"] * 3}])
    with ada.page.expect_websocket() as line:
        ada.play(start=start)
    ada.do("Defeat Cultist")
    ada.page.clock.pause_at(time.time() + 3600)
    with line.value.expect_event("framereceived", lambda frame: '"status":"finished"' in frame):
        ada.do("End turn")
    expect(ada.button("Skip")).to_be_visible()
    expect(ada.sill).not_to_contain_text("The game is over")
    expect(ada.page).not_to_have_title(re.compile("Game over"))
    ada.button("Skip").click()
    ada.says("The game is over")
    expect(ada.page.get_by_role("navigation", name="What next")).to_have_count(0)
    ada.page.clock.run_for(2000)
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    ada.context.close()
    assert not ada.broken


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
    expect(ada.sill.locator(".prompt-words svg").first).to_be_visible()  # of the honor that the card is worth
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
