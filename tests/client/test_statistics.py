"""One's own statistics: games of this device are counted there, and nowhere else."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.client.person import Person
from tests.conftest import table


def game(number: int, won: bool, **more: object) -> dict[str, object]:
    """A game as it is kept."""
    usual = {"sets": ["godslayer"], "seat": 0, "level": "tuned", "cards": ["Mephit", "Arha Templar"]}
    return {"id": str(number), "at": number, "won": won, **usual, **more}


def test_games_are_told_by_set_opponent_faction_seat_and_card(ada: Person) -> None:
    games = [game(1, True), game(2, True, sets=["delirium"]), game(3, False, seat=1), game(4, True, level="")]
    ada.load("/about")
    ada.page.evaluate("(games) => localStorage.setItem('vigil.played', games)", json.dumps(games))
    ada.go("/statistics")
    expect(ada.page.locator(".totals dd")).to_have_text(["4", "75 %", "1", "2"])
    by_set, by_level, by_faction, by_seat = ada.page.locator(".tallies table").all()
    expect(by_set.locator("tbody tr")).to_have_text(["Godslayer367 %", "Delirium1100 %"])
    expect(by_level.locator("tbody tr")).to_have_text(["Hard367 %", "People1100 %"])
    expect(by_faction).to_contain_text("Enlightened")
    expect(by_seat).to_contain_text("Seat 2")
    expect(ada.page.locator(".card-tallies").last).to_contain_text("3 of 4 won")


def test_a_game_that_ends_is_counted_once(ada: Person) -> None:
    start = table(honor_pool=1, honor=30, power=3, center_row=["Mephit"], opponents=[{"honor": 1}])
    ada.play(start=start)
    ada.play_to_the_end()
    ada.page.locator("main.end").wait_for()
    ada.page.reload()
    ada.page.locator("main.end .buys, main.end .box").first.wait_for()
    ada.load("/statistics")
    expect(ada.page.locator(".totals dd").first).to_have_text("1")


def test_what_was_kept_by_something_else_breaks_nothing(ada: Person) -> None:
    ada.load("/about")
    ada.page.evaluate("localStorage.setItem('vigil.played', '[1, {}]')")
    ada.go("/statistics")
    expect(ada.page.get_by_role("main")).to_contain_text("There is nothing to count yet.")
