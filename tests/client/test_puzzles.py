"""Puzzles in the browser: moves are tried one after another, and why they are right is told in the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import EMPTY, Person
from tests.client.test_sizes import PHONE
from vigil.puzzles.puzzle import Crux, Puzzle, shipped_puzzles

TAKING = ("acquire/", "defeat/")


def with_card_moves(puzzle: Puzzle) -> bool:
    """Whether it is a line of two cards that can be pressed in the row, and ending the turn is wrong."""
    return (
        len(puzzle.line) == 2
        and not puzzle.first.path
        and all(step.best.startswith(TAKING) and "/row" in step.best for step in puzzle.line)
        and puzzle.first.fails("end turn")
        and all(
            len([move for move in step.chances if card_of(move) == card_of(step.best)]) == 1
            for step in puzzle.line
        )
    )


def card_of(written: str) -> str:
    """The card of a move in notation."""
    return written.split("/")[1] if "/" in written else ""


PUZZLE = next(puzzle for puzzle in shipped_puzzles().values() if with_card_moves(puzzle))


def press(person: Person, step: Crux) -> None:
    """Press the lit card of the best move."""
    person.page.locator(f'.legal[data-card="{card_of(step.best)}"]').first.click()


def test_a_line_is_found_after_a_wrong_try_and_its_reasons_are_told(ada: Person) -> None:
    ada.load(f"/puzzles/{PUZZLE.id}")
    expect(ada.page.locator(".sill")).to_contain_text(PUZZLE.story)
    ada.page.get_by_role("button", name="End turn").click()
    expect(ada.page.locator(".sill")).to_contain_text("Not yet: two tries are left.")
    expect(ada.page.locator(".rating-change")).to_contain_text("Your rating:")
    expect(ada.page.locator(".riddle .tried li")).to_have_count(1)
    press(ada, PUZZLE.line[0])
    expect(ada.page.locator(".sill")).to_contain_text("Go on")
    press(ada, PUZZLE.line[1])
    expect(ada.page.locator(".sill")).to_contain_text("That is it.")
    expect(ada.page.locator(".riddle .line-moves > li")).to_have_count(2)
    reasons = [step.reason for step in PUZZLE.line if step.reason]
    expect(ada.page.locator(".riddle .line-moves")).to_contain_text(reasons[0])
    expect(ada.page.locator(".riddle .line-moves")).to_contain_text("fewer games in 100")
    ada.go("/puzzles")
    row = ada.page.locator(f'.puzzle-rows [href="/puzzles/{PUZZLE.id}"]')
    expect(row).to_contain_text("solved in 2 tries")
    expect(ada.page.locator(".solver")).to_contain_text("Your rating")
    ada.page.goto(EMPTY)  # what is solved is not for the next test


def test_whoever_gives_up_is_shown_the_line_and_goes_on(ada: Person) -> None:
    ada.load(f"/puzzles/{PUZZLE.id}")
    ada.page.get_by_role("button", name="Show me").click()
    expect(ada.page.locator(".sill")).to_contain_text("was the move")
    expect(ada.page.locator(".riddle .line-moves > li")).to_have_count(2)
    ada.page.get_by_role("link", name="Next puzzle").click()
    ada.page.wait_for_url("**/puzzles/*")
    expect(ada.page.locator(".turnbox")).not_to_contain_text(f"Puzzle {int(PUZZLE.id)}")
    ada.page.goto(EMPTY)


def test_on_a_phone_a_tap_lifts_the_card_and_offers_its_move(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.load(f"/puzzles/{PUZZLE.id}")
    for step in PUZZLE.line:
        verb = step.best.split("/")[0]
        ada.page.locator(f'.legal[data-card="{card_of(step.best)}"]').first.tap()
        ada.page.get_by_role("button", name=verb.capitalize(), exact=True).tap()
    expect(ada.page.locator(".sill")).to_contain_text("That is it.")
    ada.page.get_by_role("button", name="Compare moves").tap()
    ada.page.locator(".riddle summary").first.tap()
    expect(ada.page.locator(".riddle .could").first.locator("li")).to_have_count(len(PUZZLE.first.chances))
    ada.page.goto(EMPTY)


def test_what_is_solved_in_one_tab_is_not_lost_to_another(ada: Person) -> None:
    ada.load("/puzzles")
    ada.page.locator(".puzzle-row").first.wait_for()
    other = ada.new_page()
    other.goto(f"/puzzles/{PUZZLE.id}")
    for step, said in zip(PUZZLE.line, ("Go on", "That is it."), strict=True):
        other.locator(f'.legal[data-card="{card_of(step.best)}"]').first.click()
        expect(other.locator(".sill")).to_contain_text(said)
    row = ada.page.locator(f'.puzzle-rows [href="/puzzles/{PUZZLE.id}"]')
    expect(row).to_contain_text("solved in 1 try")
    ada.page.goto(EMPTY)


def test_the_puzzle_of_the_day_stands_on_the_home_page_and_all_puzzles_are_linked_below(ada: Person) -> None:
    ada.load("/")
    today = ada.page.locator(".todays-row")
    expect(today).to_contain_text("rated")
    today.click()
    expect(ada.page.locator(".riddle h2")).to_contain_text("Puzzle of the day")
    ada.load("/about")
    ada.page.get_by_role("contentinfo").get_by_role("link", name="Puzzles").click()
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(shipped_puzzles()))


def test_puzzles_are_found_by_set_and_theme(ada: Person) -> None:
    ada.load("/puzzles")
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(shipped_puzzles()))
    ada.page.get_by_label("Set").select_option("delirium")
    some = [puzzle for puzzle in shipped_puzzles().values() if "delirium" in puzzle.position["sets"]]
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(some))
    ada.page.get_by_role("combobox", name="Theme").select_option("purse")
    some = [puzzle for puzzle in some if puzzle.theme == "purse"]
    expect(ada.page.locator(".puzzle-rows li")).to_have_count(len(some))


def test_a_puzzle_that_does_not_exist_says_so(ada: Person) -> None:
    ada.load("/puzzles/none")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such puzzle")
    expect(ada.page.get_by_role("main")).to_contain_text("another version of Vigil")
    ada.forgive("404")
