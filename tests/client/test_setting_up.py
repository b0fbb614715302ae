"""A table is set up by the form, and people find it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from tests.client.conftest import Invite
from tests.client.person import ME, Person
from tests.client.test_together import OPEN
from tests.conftest import table


def seat(person: Person, number: int) -> Locator:
    """A seat's line of the form."""
    return person.page.locator(".seat-line").nth(number - 1)


def setting_up(person: Person) -> None:
    """Open the form, and wait until it knows what can be chosen."""
    person.go("/new")
    expect(person.page.get_by_role("checkbox", name="Delirium")).to_be_visible()


def test_a_table_for_four_is_set_up_and_waits_for_those_who_are_missing(ada):
    setting_up(ada)
    ada.page.get_by_role("checkbox", name="Delirium").check()
    ada.page.get_by_role("radio", name="Everybody for themselves").check()
    for _ in range(2):
        ada.button("Add a seat").click()
    seat(ada, 1).get_by_label("Name").fill("Ada")
    seat(ada, 2).get_by_label("Name").fill("Bo")
    seat(ada, 2).get_by_label("Level").select_option("tuned")
    seat(ada, 3).get_by_label("Seat 3").select_option("link")
    seat(ada, 4).get_by_label("Seat 4").select_option("open")
    ada.page.get_by_label("Clock").select_option("3 days a turn")
    ada.button("Open the table").click()
    expect(ada.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()
    seats = ada.page.get_by_role("main").get_by_role("listitem")
    expect(seats).to_have_text(
        [re.compile(words) for words in ("^Ada", "^Bobot", "Seat 3by invitation", "Seat 4open to anybody")]
    )
    seats.nth(2).get_by_role("button", name="Invite by link").click()
    expect(seats.nth(2).get_by_label("Link")).to_have_value(re.compile(f"^{ada.address}/join/{ada.match}#"))
    made = ada.get(f"matches/{ada.match}")
    assert made["setup"]["sets"] == ["godslayer", "delirium"]
    assert made["clock"] == {"seconds": 3 * 24 * 3600, "per": "turn"}
    assert [one["level"] for one in made["seats"]] == [None, "tuned", None, None]


def with_embers(route: Route) -> None:
    """The catalogue with a set that the client has never heard of."""
    told = route.fetch().json()
    embers = {"code": "ember_court", "name": "Ember Court", "short": "Embers", "about": "It glows."}
    cards = {"samples": ["Snapdragon"], "adds": [["Embers glow."]], "shown": ["Snapdragon"]}
    told["sets"].append({**told["sets"][0], **embers, **cards})
    route.fulfill(json=told)


def test_a_set_that_the_client_has_never_heard_of_is_offered_in_its_own_words(newcomer: Person) -> None:
    newcomer.page.route("**/api/catalogue", with_embers)
    setting_up(newcomer)
    offered = newcomer.page.get_by_role("checkbox", name=re.compile("^Ember Court It glows"))
    expect(offered).to_be_visible()
    newcomer.go("/rules")
    expect(newcomer.page.get_by_text("Embers glow.")).to_be_visible()


def test_a_game_against_bots_begins_at_once(ada):
    setting_up(ada)
    ada.page.get_by_role("radio", name="First edition").check()
    ada.button("Add a seat").click()
    ada.button("Start the game").click()
    ada.says("Your turn")
    made = ada.get(f"matches/{ada.match}")
    assert made["setup"]["edition"] == 1
    assert [one["kind"] for one in made["seats"]] == ["person", "bot", "bot"]


def test_the_form_says_what_is_wrong_beside_it(ada):
    setting_up(ada)
    ada.page.get_by_role("checkbox", name="Chronicle of the Godslayer").uncheck()
    expect(ada.page.locator("fieldset.sets").get_by_role("alert")).to_have_text("Choose at least one set.")
    ada.page.get_by_role("checkbox", name="Darkness Unleashed").check()
    ada.page.get_by_role("radio", name=re.compile("^Team")).check()
    variant = ada.page.get_by_role("group", name="Variant")
    expect(variant.get_by_role("alert")).to_contain_text("too few for teams")
    ada.page.get_by_role("radio", name="Everybody for themselves").check()
    expect(variant.get_by_role("alert")).to_have_count(0)
    first, second = (seat(ada, number).get_by_label("Name") for number in (1, 2))
    second.fill(first.input_value())
    expect(second).to_have_accessible_description(re.compile("Seat 1 has this name already"))
    ada.button("Start the game").click()
    expect(second).to_be_focused()
    expect(ada.page).to_have_url(re.compile("/new$"))


def test_an_open_seat_is_taken_from_the_lobby(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, OPEN, start=table())
    ada.go("/lobby")
    ada.page.locator(f"a[href='/match/{match}']").filter(has_text="Yours").click()
    bo.go("/lobby")
    bo.page.locator(f"a[href='/join/{match}']").click()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Take the seat").click()
    bo.says("Ada is thinking")
    ada.says("Your turn")


def test_my_games_and_the_title_call_whoever_is_to_move(invite):
    ada, bo = invite("Ada"), invite("Bo")
    match = ada.make(ME, OPEN, start=table())
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    open_from_my_games(bo, "Waiting for others", "Ada is to move")
    expect(bo.page).to_have_title("Ada is thinking – Vigil")
    open_from_my_games(ada, "Your turn", "you are to move")
    expect(ada.page).to_have_title("Your turn – Vigil")
    ada.do("End turn")
    expect(ada.page).to_have_title("Bo is thinking – Vigil")
    expect(bo.page).to_have_title("Your turn – Vigil")


def open_from_my_games(person: Person, shelf: str, words: str) -> None:
    """Go to the only game one has, after reading what is said about it."""
    person.go("/games")
    expect(person.page.get_by_role("heading", name=shelf)).to_be_visible()
    game = person.page.locator("a.game")
    expect(game).to_contain_text(words)
    game.click()
    person.table.wait_for()


def test_a_match_that_is_not_there_is_said_to_be_missing(ada):
    ada.go("/match/nosuchmatch")
    expect(ada.page.get_by_role("heading", name="No table to sit at")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_contain_text("no such match")
    ada.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(ada.button("Play now")).to_be_visible()
    ada.forgive("nosuchmatch")


def test_a_mix_sets_the_sets_and_the_number_of_players(ada: Person) -> None:
    setting_up(ada)
    ada.page.get_by_role("button", name="Insight").click()
    expect(ada.page.get_by_role("checkbox", name="Delirium")).to_be_checked()
    expect(ada.page.get_by_role("checkbox", name="Godslayer")).not_to_be_checked()
    expect(ada.page.locator(".seat-line")).to_have_count(3)
    expect(ada.page.get_by_role("button", name="Insight")).to_have_attribute("aria-pressed", "true")


def test_one_choice_sets_the_level_of_all_bots_and_the_last_table_can_be_set_up_again(ada: Person) -> None:
    setting_up(ada)
    ada.page.get_by_role("button", name="A full table").click()
    ada.page.get_by_label("All bots play").select_option("guide")
    for number in (2, 3, 4):
        expect(seat(ada, number).get_by_label("Level")).to_have_value("guide")
    ada.button("Start the game").click()
    ada.page.locator("main.table").wait_for()
    setting_up(ada)
    expect(ada.page.locator(".seat-line")).to_have_count(2)
    ada.button("As last time").click()
    expect(ada.page.locator(".seat-line")).to_have_count(4)
    expect(seat(ada, 4).get_by_label("Level")).to_have_value("guide")


def test_a_surprise_is_a_table_that_can_be_played(ada: Person) -> None:
    setting_up(ada)
    for _ in range(5):
        ada.button("Surprise me").click()
        expect(ada.page.get_by_role("checkbox", checked=True).first).to_be_visible()
    ada.button("Start the game").click()
    ada.page.locator("main.table").wait_for()


def test_on_a_phone_setting_up_a_table_fits_one_screen(invite: Invite) -> None:
    size = {"width": 360, "height": 640}
    ada = invite("Ada", viewport=size, has_touch=True, is_mobile=True)
    ada.load("/new")
    ada.page.locator(".mix").first.wait_for()
    box = ada.button("Start the game").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    ada.page.locator("summary", has_text="Seats").tap()
    expect(ada.page.get_by_label("Seat 2")).to_be_visible()
