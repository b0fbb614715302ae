"""Every card can be read, everywhere: a full table from a low phone to a large screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import BOT, ME, Person
from tests.conftest import Table, table
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.library import find_set

SETS = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]
PHONES = [(360, 640), (390, 664), (390, 844)]
TABLETS = [(768, 1024)]
DESKTOPS = [(1100, 640), (1280, 720), (1440, 785), (1536, 730), (1440, 900), (1920, 1080)]
LONG = [
    "Plunder Devil",
    "Vir, Ascetic Master",
    "Dhartha, the Eternal",
    "Yolothian Monolith",
    "Webclaw",
    "Cetra, Matron of Stars",
]
BOTS = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dag")]

IS_SEEN = "(one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true})"

TEXTS = f"""() => [...document.querySelectorAll(".table *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter({IS_SEEN}).filter((one) => !one.closest(".sr"))
    .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className + ": " + one.textContent])"""

# A link in the middle of a sentence is as high as its line.
TARGETS = f"""() => [...document.querySelectorAll(".table :is(button, a, input, [role=button])")]
    .filter((one) => !one.matches(".name, .recall")).filter({IS_SEEN})
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, {{width, height}}]) => width > 0 && height > 0)
    .map(([one, {{width, height}}]) => [Math.min(width, height), one.dataset.act ?? one.className])"""

CUT = """() => [...document.querySelectorAll(".row .card-text, .row .card-name")]
    .filter((one) => one.matches(".card-text") ? one.scrollHeight > one.clientHeight + 1
        : one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""

# What lies on top of the left of something lit, if it is not the thing itself.
LIT = ".row .card.legal, .always .legal, .mat .card.legal, .sill button:enabled"
COVERED = f"""() => [...document.querySelectorAll("{LIT}")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {{
        const {{left, top, width, height}} = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + Math.min(12, width / 2), top + height / 2);
        return one.contains(over) ? [] : [`${{one.className}} under ${{over?.className}}`];
    }})"""


def full() -> Table:
    """A table of four with as much on it as a long game brings."""
    cards = [card for code in SETS for card in find_set(code).cards if card.name not in LONG]
    constructs = [card.name for card in cards if card.kind == "construct" and card.home == IN_CENTER_DECK]
    heroes = [card.name for card in cards if card.kind == "hero" and card.home == IN_CENTER_DECK]
    sides = [
        {
            "constructs": constructs[20 + 6 * place : 26 + 6 * place],
            "hand": ["Apprentice"] * 5,
            "discard": ["Militia"],
            "insight": 12,
            "honor": 44,
        }
        for place in range(3)
    ]
    return table(
        sets=SETS,
        center_row=LONG,
        hand=["Apprentice"] * 5 + heroes[:10],
        constructs=constructs[:20],
        trophies=["Serpent Siren", "Vault Sphinx", "Serpent Siren", "Vault Sphinx"],
        played=["Apprentice", "Militia", "Mystic"],
        void=["Mephit", "Wind Tyrant"],
        opponents=sides,
        runes=12,
        power=13,
        energy=11,
        insight=14,
        honor=52,
    )


def at(person: Person, size: tuple[int, int], script: str) -> Any:
    """What a script finds in a window of this size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    return person.page.evaluate(script)


@pytest.fixture
def seated(invite: Any) -> Person:
    """Somebody at a full table of four."""
    ada: Person = invite()
    ada.play(ME, *BOTS, start=full())
    return ada


@pytest.fixture
def touching(invite: Any) -> Person:
    """The same by touch, on a phone."""
    ada: Person = invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.play(ME, *BOTS, start=full())
    return ada


def test_nothing_is_written_too_small_to_be_read(seated):
    for size in [*PHONES, *TABLETS, *DESKTOPS]:
        least = 12 if size[0] >= 1100 else 11
        assert [text for high, text in at(seated, size, TEXTS) if high < least] == [], size


def test_what_is_touched_is_as_large_as_a_finger(touching):
    for size in [*TABLETS, (1024, 768)]:
        small = [what for least, what in at(touching, size, TARGETS) if least < 40 and what != "who"]
        assert small == [], size


def test_the_words_of_the_row_are_all_there(seated):
    for size in [*TABLETS, (1024, 768), *DESKTOPS]:
        assert at(seated, size, CUT) == [], size
        expect(seated.page.locator(".row .card-text")).to_have_count(6)


def test_nothing_lit_is_covered(seated):
    for size in DESKTOPS:
        assert at(seated, size, COVERED) == [], size
        assert at(seated, size, "document.documentElement.scrollHeight - innerHeight") == 0, size


def test_resting_on_a_card_shows_it_large(ada):
    ada.play(start=table(hand=["Apprentice"], center_row=["Voidthirster", "Mephit"]))
    peek = ada.page.locator(".peek")
    ada.card("Voidthirster").hover()
    expect(peek).to_contain_text("Voidthirster")
    expect(peek).to_contain_text("Not now: 5 runes short.")
    expect(peek).to_contain_text("Stays in play")
    ada.card("Mephit").hover()
    expect(peek).to_contain_text("Mephit")
    sill, shown = ada.sill.bounding_box(), peek.bounding_box()
    assert sill
    assert shown
    assert shown["y"] + shown["height"] <= sill["y"]
    ada.page.mouse.move(700, 5)
    expect(peek).to_have_count(0)


def test_the_focused_card_is_shown_large_and_escape_hides_it(ada):
    ada.play(start=table(hand=["Apprentice"]))
    ada.page.keyboard.press("Tab")
    for _ in range(12):
        if ada.page.evaluate("document.activeElement.dataset.card") == "Apprentice":
            break
        ada.page.keyboard.press("Tab")
    peek = ada.page.locator(".peek")
    expect(peek).to_contain_text("Apprentice")
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
