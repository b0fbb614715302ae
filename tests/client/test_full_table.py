"""A full table can be read and used, from a low phone to a large screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import BOT, ME, Person
from tests.conftest import Table, table
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.library import find_set

SETS = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]
PHONES = [(360, 640), (390, 664), (390, 844)]
TABLETS = [(768, 1024), (1024, 768)]
DESKTOPS = [(1100, 640), (1280, 720), (1440, 785), (1536, 730), (1440, 900), (1920, 1080)]
LONG = [
    "Plunder Devil",
    "Vir, Ascetic Master",
    "Dhartha, the Eternal",
    "Yolothian Monolith",
    "Webclaw",
    "Cetra, Matron of Stars",
]
FINGER = 40  # pixels
BOTS = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dag")]

IS_SEEN = "(one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true})"

TEXTS = f"""() => [...document.querySelectorAll(".table *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter({IS_SEEN}).filter((one) => !one.closest(".sr"))
    .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className + ": " + one.textContent])"""

# How far a press reaches that hits something, its lesser extent as far as it matters; a link in a sentence
# is as high as its line. What lies under something larger that is pressed instead counts for nothing.
TARGETS = f"""() => {{
    const pressable = "button, a, input, [role=button]";
    const at = (x, y) => document.elementFromPoint(x, y)?.closest(pressable);
    const reach = (one, x, y, dx, dy, enough) => {{
        let far = 0;
        while (far < enough && at(x + dx * (far + 1), y + dy * (far + 1)) === one) far++;
        return far;
    }};
    const extent = (one, x, y, dx, dy) => {{
        const back = reach(one, x, y, -dx, -dy, {FINGER});
        return back + 1 + reach(one, x, y, dx, dy, {FINGER} - back);
    }};
    return [...document.querySelectorAll(".table :is(" + pressable + ")")]
        .filter((one) => !one.matches(".name")).filter({IS_SEEN})
        .flatMap((one) => {{
            const {{left, top, width, height}} = one.getBoundingClientRect();
            const points = [0.5, 0.15, 0.85].flatMap((across) => [0.5, 0.15, 0.85].map((down) =>
                [left + across * width, top + down * height]));
            const [x, y] = points.find(([x, y]) => at(x, y) === one) ?? [];
            const whole = (one.closest(".opponent, li") ?? one).getBoundingClientRect();
            const strip = one.closest(".opponents, .mat, .hand ul")?.getBoundingClientRect();
            const isSwiped = strip && (whole.left < strip.left || whole.right > strip.right);
            if (x === undefined || isSwiped) return [];
            const least = Math.min(extent(one, x, y, 1, 0), extent(one, x, y, 0, 1));
            return [[least, one.dataset.act ?? one.dataset.card ?? one.className]];
        }});
}}"""

# Every card as one of the row, or of the hand: whose words are cut off, or lie under its tab. Nothing
# of it has to be painted.
EVERY_CARD = """async ({zone, style, kinds}) => {
    const {html, render} = await import("/app/ui.js");
    const {Card} = await import("/cards/card.js");
    const {catalogue} = await import("/net/catalogue.js");
    const size = document.querySelector(`${zone} li > .card`).className.match(/sz-(\\w)/)[1];
    const list = document.querySelector(zone).appendChild(document.createElement("ul"));
    list.style.cssText = `visibility: hidden; ${style}`;
    const cards = catalogue.value.cards.filter(({kind}) => kinds.includes(kind));
    render(html`${cards.map(({name}) =>
        html`<li><${Card} name=${name} size=${size} verb="Acquire" onAct=${() => {}} /></li>`)}`, list);
    for (const picture of list.querySelectorAll("img")) picture.removeAttribute("src");
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const cut = [...list.querySelectorAll(".card")].filter(isCut).map(({dataset}) => dataset.card);
    render(null, list);
    list.remove();
    return cut;
    function isCut(card) {
        const [text, name, plate, tab] = ["text", "name", "plate", "verb"].map((part) =>
            card.querySelector(`.card-${part}`));
        return name.scrollWidth > name.clientWidth + 1 || !isWithin(name, plate, 2) ||
            (text && (!isWithin(text.firstElementChild, text, 1) || isUnder(text, tab)));
    }
    function isWithin(inner, outer, slack) {
        const [one, other] = [inner, outer].map((part) => part.getBoundingClientRect());
        return one.top > other.top - slack && one.bottom < other.bottom + slack;
    }
    function isUnder(text, tab) {
        const words = document.createRange();
        words.selectNodeContents(text);
        const over = tab.getBoundingClientRect();
        return [...words.getClientRects()].some(({left, right, bottom}) =>
            right > over.left + 2 && left < over.right - 2 && bottom - 3 > over.top);
    }
}"""
ROW = {"zone": ".row", "style": "height: 0", "kinds": ["hero", "construct", "monster"]}
FANNED = "position: absolute; display: block; width: var(--hand)"
HAND = {"zone": ".hand", "style": FANNED, "kinds": ["hero", "construct"]}

# Words that are cut off, or that something lies upon. Cards may slide over each other, and strips are swiped.
HIDDEN = f"""() => {{
    const words = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {{
        const one = node.parentElement;
        if (!node.textContent.trim() || one.closest(".sr, .card, .mat li, .recap-deed")) continue;
        if (!({IS_SEEN})(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {{left, right, top, bottom, width}} of range.getClientRects()) {{
            if (width < 2 || isFolded(one, top) || isSwiped(one, left, right)) continue;
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const part = one.closest(".opponent, button") ?? one;
            const family = over && (over.contains(one) || part.contains(over) ||
                part.closest(".opponent")?.contains(over));
            if (!family || one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
                found.push(`${{node.textContent.trim()}} under ${{over?.className}}`);
        }}
    }}
    return found;
    function isFolded(one, top) {{
        const heading = one.closest(".zone-label");
        return heading && top > heading.getBoundingClientRect().bottom - 4;
    }}
    function isSwiped(one, left, right) {{
        const strip = one.closest(".opponents")?.getBoundingClientRect();
        return strip && (left < strip.left || right > strip.right);
    }}
}}"""

# What lies on top of the left of something lit, if it is not the thing itself.
LIT = ".row .card.legal, .always .legal, .mat .card.legal, .sill button:enabled"
COVERED = f"""() => [...document.querySelectorAll("{LIT}")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {{
        const {{left, top, width, height}} = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + Math.min(12, width / 2), top + height / 2);
        return one.contains(over) ? [] : [`${{one.className}} under ${{over?.className}}`];
    }})"""


# The names of always-available cards on which their prices lie.
PRICED = """() => [...document.querySelectorAll(".always .bar")].filter((bar) => {
    const words = document.createRange();
    words.selectNodeContents(bar.querySelector(".bar-name"));
    const [name, price] = [words, bar.querySelector(".card-cost")].map((one) => one.getBoundingClientRect());
    return name.left < price.right && name.top < price.bottom;
}).map(({dataset}) => dataset.card)"""


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
        trophies=["Serpent Siren", "Vault Sphinx", "Serpent Siren", "Vault Sphinx", "Serpent Siren"],
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
    person.resize(*size)
    return person.page.evaluate(script)


@pytest.fixture(scope="module")
def seated(stay: Invite) -> Person:
    """Somebody at a full table of four."""
    ada = stay()
    ada.play(ME, *BOTS, start=full())
    return ada


@pytest.fixture(scope="module")
def touching(stay: Invite) -> Person:
    """The same by touch, on a phone."""
    ada = stay(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.play(ME, *BOTS, start=full())
    return ada


def test_nothing_is_written_too_small_to_be_read(seated):
    for size in [*PHONES, *TABLETS, *DESKTOPS]:
        least = 12 if size[0] >= 1100 else 11
        assert [text for high, text in at(seated, size, TEXTS) if high < least] == [], size


def test_what_is_touched_is_as_large_as_a_finger(touching):
    for size in [*PHONES, *TABLETS]:
        assert [found for found in at(touching, size, TARGETS) if found[0] < FINGER] == [], size


def test_the_words_of_the_row_are_all_there(seated):
    for size in [*TABLETS, *DESKTOPS]:
        at(seated, size, "0")
        expect(seated.page.locator(".row .card-text")).to_have_count(6)
        assert seated.page.evaluate(EVERY_CARD, ROW) == [], size


def test_the_words_of_the_hand_are_all_there_in_most_windows(seated):
    for size in [(1440, 900), (1920, 1080)]:
        at(seated, size, "0")
        assert seated.page.evaluate(EVERY_CARD, HAND) == [], size


def test_nothing_that_counts_is_covered_or_cut_off(touching, seated):
    for size in [*PHONES, *TABLETS]:
        assert at(touching, size, HIDDEN) == [], size
    for size in DESKTOPS:
        assert at(seated, size, HIDDEN) == [], size


def test_no_price_lies_on_a_name(touching, seated):
    for size in [*PHONES, *TABLETS]:
        assert at(touching, size, PRICED) == [], size
    for size in DESKTOPS:
        assert at(seated, size, PRICED) == [], size


def test_nothing_lit_is_covered(seated):
    for size in DESKTOPS:
        assert at(seated, size, COVERED) == [], size
        assert at(seated, size, "document.documentElement.scrollHeight - innerHeight") == 0, size
