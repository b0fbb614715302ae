"""After the game: the end, the replay, a rematch, records and positions that are opened and played on."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vigil
from tests.client.person import BOT, ME, Person
from tests.client.test_sizes import SIZES
from tests.conftest import table

POSITION = """
sets = ["godslayer"]
power = 3
center_row = ["Mephit", "Arha Initiate"]
[[seats]]
name = "Ada"
hand = ["Void Initiate"]
[[seats]]
name = "Bo"
"""


@pytest.fixture
def played(ada: Person) -> str:
    """A match of three moves that Ada has just won."""
    match = ada.play(start=table(honor_pool=1, power=2, hand=["Apprentice"]))
    ada.do("Play Apprentice", "Defeat Cultist")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    return match


def slide(person: Person, step: int) -> None:
    """Move the slider of a replay."""
    person.page.get_by_role("slider", name="Move").fill(str(step))
    expect(person.table).to_have_attribute("data-step", str(step))


def test_the_end_tells_how_it_went(ada, played):
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("You (won|win)"))
    for words in ("Honor, turn by turn", "Replay"):
        expect(ada.page.get_by_role("heading", name=words)).to_be_visible()
    ada.page.get_by_text("The record").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download record").click()
    record = vigil.Record.from_data(json.loads(Path(download.value.path()).read_text()))
    assert record.moves[:2] == ["play/Apprentice/hand", "defeat/Cultist/available"]


def test_what_one_can_do_next_is_in_sight_at_every_size(ada, played):
    wanted = [ada.button("Rematch"), ada.page.get_by_role("link", name="Review"), ada.button("Share")]
    for size in SIZES:
        ada.resize(*size)
        for way in wanted:
            expect(way).to_be_in_viewport(ratio=1)


# Honor after every turn of two who take turns, and which turn decided it, by whom and with how much.
COURSES: list[tuple[list[list[int]], list[object] | None]] = [
    ([[0, 0], [2, 0], [2, 3], [6, 3], [6, 9], [8, 9]], ["turned", 2, 1, 6]),
    ([[0, 0], [2, 0], [2, 1], [9, 1], [9, 4]], ["led", 2, 0, 7]),
    ([[0, 0], [2, 0], [2, 2]], None),
]


def test_the_turn_that_decided_a_game_is_found(ada):
    ada.go("/about")
    decide = """async ([turns, honor]) => {
        const {courseOf, decidedBy} = await import("/end/course.js");
        const decided = decidedBy(courseOf({turns, honor}));
        return decided && [decided.how, decided.turn.round, decided.turn.player, decided.gained];
    }"""
    for honor, expected in COURSES:
        turns = [{"turn": turn, "player": (turn + 1) % 2, "step": turn} for turn in range(1, len(honor))]
        assert ada.page.evaluate(decide, [turns, honor]) == expected


def test_turns_are_numbered_alike_everywhere(ada):
    ada.play(start=table(honor_pool=20, opponents=[{"hand": ["Apprentice"]}]))
    box = ada.page.locator(".turnbox")
    expect(box).to_contain_text("Turn 1")
    expect(ada.page.locator(".pool")).to_contain_text("20 of 20 honor")
    ada.do("End turn")
    ada.says("Your turn")
    expect(box).to_contain_text("Turn 2")
    expect(ada.log).to_contain_text("Turn 1, Bo")
    ada.do("Play all")
    expect(ada.log).to_contain_text("Turn 2, you")
    ada.go("/games")
    expect(ada.page.locator(".game").first).to_contain_text("turn 2")


def test_ones_own_game_is_replayed_from_ones_own_seat(ada):
    match = ada.play(BOT, ME, start=table(turn=1, honor_pool=1, power=2, hand=["Militia"]))
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    ada.go(f"/replay/{match}?step=0")
    expect(ada.hand).to_have_attribute("data-card", "Militia")


def test_the_log_says_why_a_match_is_over_whose_game_is_not(ada):
    ada.play()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    ada.button("Look at the table").click()
    expect(ada.log).to_contain_text("The end")
    expect(ada.log).to_contain_text("You resigned.")


def test_alone_the_end_tells_how_the_rival_did(ada):
    match = ada.play(ME, start=table(variant="solitaire", honor_pool=1, power=2))
    ada.do("Defeat Cultist")
    ada.button("End turn").click()
    rival = ada.page.get_by_role("columnheader", name="Samael")
    expect(rival.first).to_be_visible()
    told = ada.get(f"matches/{match}/replay")["rival"]
    score = told["score"]["tokens"] + told["score"]["cards"]
    assert score == told["honor"][-1] == ada.get(f"matches/{match}")["result"]["rival"]
    expect(ada.page.locator("table.sum tfoot td").last).to_have_text(str(score))
    expect(ada.page.locator("#chart-says")).to_contain_text(f"Samael {score}")


def test_teammates_have_one_score_at_the_end(ada):
    start = table(
        variant="team", honor_pool=1, power=2, honor=30, opponents=[{"honor": 9}, {"honor": 5}, {"honor": 12}]
    )
    ada.play(ME, *({**BOT, "name": name} for name in ("Bo", "Cy", "Dag")), start=start)
    ada.do("Defeat Cultist")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("^Your team wins by"))
    figures = ada.page.locator(".figures")
    expect(figures).to_contain_text(re.compile(r"Ada and Cy\s*\d+"))
    expect(figures).to_contain_text(re.compile(r"Bo and Dag\s*\d+"))
    own, other, mate, last = ada.page.locator("table.sum tfoot tr:first-child td").all_inner_texts()
    sums = [str(int(own) + int(mate)), str(int(other) + int(last))]
    expect(ada.page.locator("table.sum tfoot tr:last-child td")).to_have_text(2 * sums)


def test_the_end_says_how_to_verify_the_deal(ada):
    match = ada.play(seed=None)
    commitment = ada.get(f"matches/{match}")["commitment"]
    ada.button("Menu").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(commitment)
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    told = ada.page.get_by_text("All cards were dealt from the seed")
    expect(told).not_to_be_visible()
    ada.page.get_by_text("how to check the deal").click()
    expect(told).to_contain_text(f"vigil verify vigil-{match}.json --commitment {commitment}")
    seed = ada.get(f"matches/{match}")["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == commitment
    expect(ada.page.get_by_text(seed)).to_be_visible()


def test_a_replay_is_gone_through_with_the_slider(ada, played):
    ada.go(f"/replay/{played}")
    slide(ada, 0)
    expect(ada.page.get_by_role("img", name="1 of 1 honor left")).to_be_visible()
    slide(ada, 2)
    expect(ada.page.get_by_role("img", name="0 of 1 honor left")).to_be_visible()
    ada.button("Move before").click()
    expect(ada.table).to_have_attribute("data-step", "1")
    assert not ada.page.locator("[role=button].legal").count()


def test_the_bar_of_a_replay_fits_a_small_phone(ada, played):
    ada.go(f"/replay/{played}?step=0")
    ada.table.wait_for()
    ada.page.set_viewport_size({"width": 360, "height": 640})
    for part in ada.page.locator(".replay-bar > *").all():
        expect(part).to_be_in_viewport(ratio=1)


def test_a_replay_is_gone_through_by_keys(ada, played):
    ada.go(f"/replay/{played}?step=0")
    ada.table.wait_for()
    for keys, step in ((["ArrowRight", "ArrowRight"], "2"), (["ArrowLeft"], "1")):
        for key in keys:  # as quickly as one can
            ada.page.keyboard.press(key)
        expect(ada.table).to_have_attribute("data-step", step)
    ada.page.keyboard.press("Space")
    expect(ada.table).not_to_have_attribute("data-step", "1")


def test_a_replay_of_ones_own_game_shows_all_hands_unless_one_looks_from_a_seat(ada):
    match = ada.play(start=table(honor_pool=1, power=2, opponents=[{"hand": ["Void Initiate"]}]))
    ada.do("Defeat Cultist")
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    ada.go(f"/replay/{match}?step=0")
    initiate = ada.page.get_by_role("list", name="1 in hand").locator("[data-card='Void Initiate']")
    ada.table.wait_for()
    expect(initiate).to_be_visible()
    ada.page.get_by_label("Seen by").select_option("Ada")
    expect(initiate).to_have_count(0)
    ada.page.get_by_label("Seen by").select_option("all hands")
    expect(initiate).to_be_visible()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(initiate).to_be_in_viewport()


def test_a_replay_is_played_on_from(ada, played):
    ada.go(f"/replay/{played}")
    slide(ada, 1)
    ada.button("Play on from here").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    ada.says("Your turn")
    ada.has("1 rune", "2 power")


def test_a_rematch_moves_the_seats_on(ada, played):
    ada.button("Rematch").click()
    expect(ada.page).not_to_have_url(re.compile(played))
    ada.says("Your turn")
    assert ada.get(f"matches/{ada.match}")["seats"][0]["name"] == "Bo"


def test_a_record_is_opened_and_played_on(ada, tmp_path):
    game = vigil.Game.new(sets=["godslayer"], players=["Ada", "Bo"], seed=1)
    for _ in range(40):
        assert game.decision is not None
        game.apply(game.decision.moves[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(vigil.Record.of(game).to_data()))
    ada.go("/open")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.table.wait_for()
    slide(ada, 5)
    ada.button("Play on from here").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(ada.page).to_have_url(re.compile("/match/"))
    ada.table.wait_for()


def test_a_position_is_opened_and_played_on(ada):
    ada.go("/open")
    ada.page.get_by_label("A record, or a position").fill(POSITION)
    ada.button("Look at it").click()
    expect(ada.card("Mephit")).to_be_visible()
    ada.button("Play on from here").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    ada.has("3 power")
    expect(ada.hand).to_have_attribute("data-card", "Void Initiate")


def test_a_file_that_is_nothing_is_refused_in_words(ada):
    ada.go("/open")
    ada.page.get_by_label("A record, or a position").fill("nonsense")
    ada.button("Look at it").click()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.forgive("400")


def test_whoever_gives_up_has_lost(ada):
    ada.play(ME, BOT)
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("Bo|lost"))
