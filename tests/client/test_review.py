"""The review of a game: the window of light, moments, moves, keys, and the replay with its marks."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.client.axe import violations
from tests.client.person import Person
from tests.conftest import table
from tests.review.reviewing import FEW
from tests.review.reviewing import played as recorded
from vigil.review.reviewer import Reviewer
from vigil.server.web.standalone import page

LONG = 120_000  # milliseconds, for a whole game on a busy machine


OTHERS = [["Bo", 9], ["Dag", -12], ["Eve", 7], ["2 others", 2]]

# What five others changed in one round.
BANDS = """async () => {
    const {bandsOf} = await import("/review/bands.js");
    const others = [0, 9, 3, -12, 7, -1].map((points, seat) => ({seat, change: points / 100})).slice(1);
    const seats = ["Ada", "Bo", "Cy", "Dag", "Eve", "Fay"].map((name) => ({name, kind: "bot"}));
    const rounds = [{parts: {decisions: 0, draws: 0, row: 0, others}}];
    return bandsOf({seats}, rounds, null).map(({words, sum, change}) => {
        if (Math.round(100 * change(rounds[0])) !== sum) throw new Error(words);
        return [words, sum];
    });
}"""


# What can be seen in or through the bar of the buttons that does not belong there.
TOUCHING = """() => {
    const foot = document.querySelector(".review-foot").getBoundingClientRect();
    const found = [4, 30, 60].flatMap((y) => [0.1, 0.5, 0.72, 0.9].map((x) =>
        document.elementFromPoint(foot.left + x * foot.width, foot.top + Math.min(y, foot.height - 2))));
    const {backgroundColor} = getComputedStyle(document.querySelector(".review-foot"));
    const isSolid = !/transparent|, 0\\)/.test(backgroundColor);
    const strange = found.filter((one) => !one.closest(".review-foot"));
    return isSolid ? strange.map((one) => one.outerHTML.slice(0, 80)) : [backgroundColor];
}"""


@pytest.fixture
def played(ada: Person) -> str:
    """A match of three moves that Ada has just won."""
    match = ada.play(start=table(honor_pool=1, power=2, hand=["Apprentice"]))
    ada.do("Play Apprentice", "Defeat Cultist")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    return match


@pytest.fixture
def opened(ada: Person) -> Locator:
    """The review of an opened record."""
    ada.go("/open")
    ada.page.get_by_label("A record, or a position").fill(json.dumps(recorded().to_data()))
    ada.button("Look at it").click()
    ada.page.get_by_role("link", name="Review").click()
    accuracy = ada.page.get_by_role("region", name="Accuracy")
    expect(accuracy).to_be_visible(timeout=LONG)
    return ada.page.locator("main.review")


def step_to(ada: Person, turn: Locator, key: str) -> None:
    """Press a key that leads to another turn."""
    before = turn.input_value()
    ada.page.keyboard.press(key)
    expect(turn).not_to_have_value(before)


def first_purchase() -> int:
    """Before which move of the record its first seat acquires a card."""
    record = recorded()
    for number, (move, (game, _)) in enumerate(zip(record.moves, record.steps(), strict=False)):
        if game.deciding() == 0 and move.startswith("acquire"):
            return number
    raise AssertionError("nothing was acquired")


def test_the_end_leads_to_the_review(ada, played):
    ada.page.get_by_role("link", name="Review").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("You win"))
    expect(ada.page.get_by_role("region", name="Accuracy")).to_be_visible(timeout=LONG)
    slider = ada.page.get_by_role("slider", name="Turn")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1: \d+ to 100 percent"))
    expect(ada.page.get_by_text("No decision cost much.")).to_be_visible()
    counted = ada.page.get_by_role("region", name="Accuracy").get_by_role("heading")
    expect(counted).to_contain_text(re.compile(r"over \d+ choices?: 100 is always the best move, 0 any move"))
    for size in ((1440, 785), (1280, 720), (1536, 730)):
        ada.resize(*size)
        assert not ada.page.evaluate(TOUCHING), size
    ada.button("Let Master look at it").click()
    expect(ada.page.get_by_text("Judged by Master.")).to_be_visible(timeout=LONG)
    expect(ada.button("Let Master look at it")).to_have_count(0)


def test_a_match_that_was_given_up_has_no_review(ada):
    ada.play()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Review")).to_have_count(0)


def test_a_match_that_goes_on_is_not_reviewed(ada):
    ada.go(f"/review/{ada.play()}")
    expect(ada.page.get_by_role("alert")).to_contain_text("not over yet")


def test_a_record_is_reviewed_gone_through_by_keys_and_replayed_with_marks(ada, opened):
    moments = opened.locator("article.moment")
    expect(moments.first).to_contain_text(re.compile("was worth [0-9]+ points? more, because"))
    parts = [
        int(text.replace("−", "-").replace("+", "")) for text in opened.locator(".split dd").all_inner_texts()
    ]
    assert sum(parts[:-1]) == parts[-1]
    turn = opened.get_by_role("slider", name="Turn")
    step_to(ada, turn, "n")
    step_to(ada, turn, "ArrowRight")
    step_to(ada, turn, "n")
    expect(opened.locator(".could li").first).to_be_visible()
    rows = opened.locator("table tbody tr")
    assert rows.count() == int(turn.get_attribute("max") or 0)
    ada.page.keyboard.press("p")
    expect(ada.page.locator("[data-zone=sill]")).to_contain_text("points more")
    ada.page.get_by_role("slider", name="Move").fill(str(first_purchase()))
    expect(ada.page.locator(".review-mark.taken")).to_be_visible()
    expect(ada.page.get_by_label(re.compile(r", taken, [0-9]+ percent$"))).to_be_visible()
    dark = ada.page.locator(".row .dark, .always .dark")
    for each in dark.all():
        expect(each).not_to_have_attribute("aria-label", re.compile("percent$"))
    ada.page.get_by_role("link", name="Review").click()
    expect(ada.page.locator("main.review")).to_be_visible()


def test_the_moves_of_a_turn_are_in_the_drawer_of_a_replay_on_a_phone(ada, opened):
    ada.page.keyboard.press("p")
    sill = ada.page.locator("[data-zone=sill]")
    expect(sill).to_contain_text("Turn")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.get_by_role("button", name="Log", exact=True).click()
    moves = ada.page.get_by_role("complementary", name="Turn")
    chosen = moves.locator("[aria-current=step]")
    expect(chosen).to_be_in_viewport()
    before = sill.inner_text()
    moves.get_by_role("listitem").get_by_role("button").last.click()
    expect(sill).not_to_have_text(before, use_inner_text=True)
    ada.button("Close the log").click()
    expect(moves).not_to_be_in_viewport()
    for button in ("Retry from here", "Next moment"):
        expect(ada.button(button)).to_be_in_viewport()


def test_of_many_others_those_who_changed_least_share_a_band(ada):
    bands = ada.page.evaluate(BANDS)
    assert bands == [["Your decisions", 0], ["Your draws", 0], ["The row", 0], *OTHERS]


def test_a_moment_is_tried_again_at_a_table_of_its_own(ada, opened):
    ada.button("Retry from here").click()
    expect(ada.page.locator("main.table")).to_be_visible()
    expect(ada.page).to_have_url(re.compile("/match/"))


def test_the_review_can_be_used_by_everybody(ada, opened):
    for theme in ("dark", "light"):
        ada.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found = violations(ada.page, "main.review")
        assert not [f"{theme}: {each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]


def test_the_review_fits_a_phone(invite, played):
    phone = invite("Bo", viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    phone.go(f"/review/{played}")
    expect(phone.page.get_by_role("region", name="Accuracy")).to_be_visible(timeout=LONG)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(phone.button("Retry from here")).to_be_in_viewport()


def test_a_page_that_stands_alone_shows_the_review_without_a_server(browser, tmp_path):
    reviewer = Reviewer(recorded(), 0, guesses=FEW)
    file = tmp_path / "review.html"
    file.write_text(page(reviewer.result(), reviewer.end), encoding="utf-8")
    context = browser.new_context(offline=True)
    alone = context.new_page()
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    expect(alone.get_by_role("region", name="Accuracy")).to_be_visible()
    expect(alone.locator("article.moment").first).to_contain_text("because")
    expect(alone.get_by_role("button", name="Retry from here")).to_have_count(0)
    context.close()
    assert [url for url in asked if not url.startswith(("data:", "blob:"))] == [file.as_uri()]
