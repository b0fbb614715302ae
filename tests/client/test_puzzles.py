"""Puzzles in the browser: a move is tried, and what each brings is told once it is solved."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import EMPTY, Person
from tests.client.test_sizes import PHONE
from vigil.puzzles.puzzle import Puzzle, shipped_puzzles


def with_card_moves(puzzle: Puzzle) -> bool:
    """Whether the best move and a wrong one can be pressed on the row."""
    return puzzle.best.startswith(("acquire/", "defeat/")) and not puzzle.solves("end turn")


PUZZLE = next(puzzle for puzzle in shipped_puzzles().values() if with_card_moves(puzzle))
BEST = next(move.text for move in PUZZLE.game(0).legal_moves() if move.notation == PUZZLE.best)


def press(person: Person, text: str) -> None:
    """Press the lit card of a move."""
    card = text.split(" ", 1)[1]
    person.page.locator(f'.legal[data-card="{card}"]').first.click()


def test_a_puzzle_is_solved_after_a_wrong_try(ada: Person) -> None:
    ada.load(f"/puzzles/{PUZZLE.id}")
    expect(ada.page.locator(".sill")).to_contain_text(PUZZLE.story)
    ada.page.get_by_role("button", name="End turn").click()
    expect(ada.page.locator(".sill")).to_contain_text("Not yet: two tries are left.")
    expect(ada.page.locator(".riddle .tried li")).to_have_count(1)
    press(ada, BEST)
    expect(ada.page.locator(".sill")).to_contain_text("That is it.")
    expect(ada.page.locator(".riddle .could li")).to_have_count(len(PUZZLE.chances))
    ada.go("/puzzles")
    row = ada.page.locator(f'.puzzle-rows [href="/puzzles/{PUZZLE.id}"]')
    expect(row).to_contain_text("solved in 2 tries")
    ada.page.goto(EMPTY)  # what is solved is not for the next test


def test_whoever_gives_up_is_shown_the_move_and_goes_on(ada: Person) -> None:
    ada.load(f"/puzzles/{PUZZLE.id}")
    ada.page.get_by_role("button", name="Show me").click()
    expect(ada.page.locator(".sill")).to_contain_text("was the move")
    ada.page.get_by_role("link", name="Next puzzle").click()
    ada.page.wait_for_url("**/puzzles/*")
    expect(ada.page.locator(".turnbox")).not_to_contain_text(f"Puzzle {int(PUZZLE.id)}")
    ada.page.goto(EMPTY)


def test_on_a_phone_a_tap_lifts_the_card_and_offers_its_move(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.load(f"/puzzles/{PUZZLE.id}")
    verb, card = BEST.split(" ", 1)
    ada.page.locator(f'.legal[data-card="{card}"]').first.tap()
    expect(ada.page.locator(".sill")).to_contain_text(card)
    ada.page.get_by_role("button", name=verb.capitalize(), exact=True).tap()
    expect(ada.page.locator(".sill")).to_contain_text("That is it.")
    ada.page.get_by_role("button", name="Compare moves").tap()
    expect(ada.page.locator(".riddle .could li")).to_have_count(len(PUZZLE.chances))
    ada.page.goto(EMPTY)


def test_what_is_solved_in_one_tab_is_not_lost_to_another(ada: Person) -> None:
    ada.load("/puzzles")
    ada.page.locator(".puzzle-row").first.wait_for()
    other = ada.new_page()
    other.goto(f"/puzzles/{PUZZLE.id}")
    card = BEST.split(" ", 1)[1]
    other.locator(f'.legal[data-card="{card}"]').first.click()
    expect(other.locator(".sill")).to_contain_text("That is it.")
    row = ada.page.locator(f'.puzzle-rows [href="/puzzles/{PUZZLE.id}"]')
    expect(row).to_contain_text("solved in 1 try")
    ada.page.goto(EMPTY)


def test_puzzles_are_found_by_set_and_difficulty(ada: Person) -> None:
    ada.load("/puzzles")
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(shipped_puzzles()))
    ada.page.get_by_label("Set").select_option("delirium")
    some = [puzzle for puzzle in shipped_puzzles().values() if "delirium" in puzzle.position["sets"]]
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(some))


def test_a_puzzle_that_does_not_exist_says_so(ada: Person) -> None:
    ada.load("/puzzles/none")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such puzzle")
    expect(ada.page.get_by_role("main")).to_contain_text("another version of Vigil")
    ada.forgive("404")
