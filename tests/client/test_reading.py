"""Any card is read by resting on it, and what the others did at a glance."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.client.person import BOT, ME
from tests.client.test_sizes import rich
from tests.conftest import table

BOTS = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dag")]


# What the peek lies over that is lit or asks.
COVERED = """() => {
    const [box] = [...document.querySelectorAll(".peek")].map((peek) => peek.getBoundingClientRect());
    return [...document.querySelectorAll(".sill, .table .legal")].filter((node) => {
        const {left, top, right, bottom} = node.getBoundingClientRect();
        const isBeside = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
        return node.checkVisibility() && !isBeside;
    }).map((node) => node.dataset.card ?? node.className);
}"""


def test_resting_on_a_card_whose_text_is_not_in_sight_shows_it_large(ada):
    ada.play(start=rich())
    peek = ada.page.locator(".peek")
    for width, height in ((1440, 785), (1280, 720), (1920, 1080)):
        ada.resize(width, height)
        for card in ("Muramasa", "Shadow Star"):
            ada.card(card).hover()
            expect(peek).to_contain_text(card)
            expect(peek).to_contain_text("Stays in play")
            assert not ada.page.evaluate(COVERED), (width, card)
        ada.page.mouse.move(width - 300, 3)
        expect(peek).to_have_count(0)


def test_no_card_is_shown_large_whose_text_is_whole_on_the_table(ada):
    ada.play(start=rich())
    for card in ("Voidthirster", "Void Initiate"):
        ada.card(card).hover()
        ada.page.wait_for_timeout(400)
        expect(ada.page.locator(".peek")).to_have_count(0)


def test_a_card_that_comes_under_a_resting_pointer_is_not_shown_large(ada):
    ada.play(start=table(hand=["Apprentice"], constructs=["Shadow Star", "The All-Seeing Eye", "Muramasa"]))
    peek = ada.page.locator(".peek")
    ada.do("Use The All-Seeing Eye")
    ada.page.wait_for_timeout(500)
    expect(peek).to_have_count(0)
    ada.page.keyboard.press("z")
    ada.page.wait_for_timeout(900)
    expect(peek).to_have_count(0)
    ada.card("Muramasa").hover()
    expect(peek).to_contain_text("Muramasa")


def test_a_lesson_begins_without_a_card_shown_large(ada):
    ada.load("/learn/first")
    expect(ada.page.locator(".card.legal")).to_be_focused()
    ada.page.wait_for_timeout(800)
    expect(ada.page.locator(".peek")).to_have_count(0)


def test_the_focused_card_is_shown_large_and_escape_hides_it(ada):
    ada.play(start=table(hand=["Apprentice"], constructs=["Muramasa"]))
    ada.page.keyboard.press("Tab")
    for _ in range(12):
        if ada.page.evaluate("document.activeElement.dataset.card") == "Muramasa":
            break
        ada.page.keyboard.press("Tab")
    peek = ada.page.locator(".peek")
    expect(peek).to_contain_text("Muramasa")
    ada.page.keyboard.press("Escape")
    expect(peek).to_have_count(0)


def test_a_tap_on_a_dark_card_answers_with_its_words(invite):
    ada = invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.play(start=table(hand=["Apprentice"], center_row=["Voidthirster"]))
    ada.card("Voidthirster").tap()
    sheet = ada.page.locator(".peek.sheet")
    expect(sheet).to_contain_text("Once per turn")
    expect(ada.hand.first).to_be_in_viewport()
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight + 1")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_a_tap_on_a_lit_card_answers_with_its_words_and_the_verb(invite):
    ada = invite(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    ada.play(start=table(sets=["delirium"], hand=["Apprentice"], runes=4, power=3, insight=4))
    sheet = ada.page.locator(".peek.sheet")
    ada.card("Dream Stone").tap()
    expect(sheet).to_contain_text("Dream Stone")
    expect(sheet.locator(".peek-text")).not_to_be_empty()
    expect(ada.sill.get_by_role("button", name="Acquire")).to_be_in_viewport(ratio=1)
    ada.card("Apprentice").tap()
    expect(sheet).to_contain_text("Gain 1 rune")
    with ada.moving():
        ada.sill.get_by_role("button", name="Play").tap()
    expect(sheet).to_have_count(0)


def test_a_phone_with_three_resources_says_why_a_hint_is_given_and_what_is_left(invite):
    ada = invite(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    ada.play(start=table(sets=["delirium"], hand=["Apprentice"], runes=4, power=3, insight=4))
    words = ada.sill.locator(".prompt-words")
    ada.button("Hint").tap()
    ada.says("Hint:")
    expect(words).to_be_visible()
    expect(words).to_contain_text("Apprentice")
    ada.button("End turn").tap()
    expect(words).to_be_visible()
    expect(words).to_contain_text("4 runes")


def test_what_the_others_did_is_recapped_until_the_first_card_is_played(ada):
    ada.play(
        start=table(
            hand=["Apprentice"],
            center_row=["Mephit"],
            opponents=[{"hand": ["Heavy Infantry", "Heavy Infantry"]}],
        )
    )
    ada.button("End turn").click()
    ada.do("End it anyway")
    recap = ada.page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("Bo")
    expect(recap.locator("[data-card]").first).to_be_visible()
    expect(ada.page.get_by_role("alert").first).to_contain_text(re.compile("Since your last turn: Bo "))
    ada.do("Play all")
    expect(recap).to_have_count(0)
    ada.button("since your last turn").click()
    expect(recap).to_be_visible()


def test_a_teammate_is_marked_and_teams_are_summed_up(ada):
    sides = [{"honor": 5}, {"honor": 7}, {"honor": 11}]
    ada.play(ME, *BOTS, start=table(variant="team", honor=3, opponents=sides))
    mate = ada.page.locator(".opponent.mate")
    expect(mate).to_have_count(1)
    expect(mate).to_contain_text("Cy")
    expect(mate).to_contain_text("your teammate")
    totals = ada.page.get_by_role("region", name="Teams")
    expect(totals).to_contain_text("your team")
    expect(totals.locator(".num")).to_have_text([re.compile("10"), re.compile("16")])


def test_what_is_heard_follows_from_what_happened(ada):
    ada.play()
    events = [
        {"event": "played", "card": "Apprentice"},
        {"event": "gained", "resource": "rune", "amount": 1},
        {"event": "gained", "resource": "honor", "amount": 2},
        {"event": "shuffled"},
    ]
    heard = ada.page.evaluate(
        "async (events) => (await import('/table/sound/sound.js')).heardOf({events})", events
    )
    assert heard == ["card", "coin", "bell"]


def test_the_recap_counts_honor_wherever_the_log_tells_of_it(ada):
    ada.play(start=table(hand=["Apprentice"]))

    def told(event: str, player: int | None, words: list[Any], **more: Any) -> dict[str, Any]:
        return {"event": event, "player": player, "words": words, "paid": [], "gained": [], **more}

    honor = {"text": "2 honor", "number": 2, "unit": "honor"}
    lines = [
        [told("defeated", 1, ["defeats"], gained=[{"number": 3, "resource": "honor"}])],
        [told("defeated", 1, ["defeats"]), told("gained", 1, ["gains ", honor])],
        [told("gained", None, ["each player gains ", honor])],
        [told("gained", None, ["Fate: ", {"text": "Ada", "player": 0}, " gains ", honor])],
        [told("spent", 1, ["spends ", honor])],
    ]
    log = [{"turn": 1, "player": 0, "lines": []}, {"turn": 2, "player": 1, "lines": lines}]
    script = "async (log) => (await import('/table/state/recap.js')).recapOf(log, 0)[0].honor"
    assert ada.page.evaluate(script, [*log, {"turn": 3, "player": 0, "lines": []}]) == 7
