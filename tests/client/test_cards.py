"""Cards in the browser: they fit, they say what they are, they can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Invite
from tests.client.person import Person
from tools import rulings_page
from tools.coverage import RULINGS, rows_by_id
from vigil.rules import library

SHEET = "/cards/sheet.html"
MANY = 90_000  # milliseconds: to paint all 252 cards at once, on a busy machine

# Pictures have their place before they are there: where words are does not depend on them.
NO_PICTURES = "Object.defineProperty(HTMLImageElement.prototype, 'src', {set() {}})"

# Whatever is written on a card must lie within the place it is written on.
TOO_LARGE = """() => [...document.querySelectorAll(".sheet .card")].flatMap((card) => {
    const written = (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
    };
    const spills = (part, place) => {
        if (!part?.checkVisibility()) return [];
        const [inner, outer] = [written(part), place.getBoundingClientRect()];
        const sides = ["left", "right", "bottom"].map((side) => outer[side] - inner[side]);
        const fits = sides[0] <= 0.5 && sides[1] >= -0.5 && sides[2] >= -0.5;
        return fits ? [] : [`${card.dataset.card}: ${part.className} ${sides}`];
    };
    card.querySelectorAll(".sr").forEach((heard) => { heard.style.display = "none"; });
    const part = (name) => card.querySelector(name);
    return [
        ...spills(part(".card-name"), part(".card-plate")),
        ...spills(part(".card-type"), part(".card-plate")),
        ...spills(part(".card-text"), part(".card-text")),
        ...spills(part(".card-text"), part(".card-face")),
        ...spills(part(".card-glance"), part(".card-face")),
    ];
})"""


def sheet(person: Person, query: str = "", width: int = 128) -> Page:
    """All cards, or all states of cards, laid out."""
    person.page.goto(f"{SHEET}?{query}#{width}")
    person.page.locator(f".sheet[style*=' {width}px'] .card").first.wait_for(timeout=MANY)
    person.page.evaluate("document.fonts.ready")
    return person.page


def all_cards(person: Person, width: int, query: str = "", window: int = 1280) -> Page:
    """All cards, in a window so low that few are painted: where everything is does not depend on it."""
    person.resize(window, 200)
    return sheet(person, query, width)


@pytest.fixture(scope="module")
def looker(stay: Invite) -> Person:
    """Somebody who looks at all cards at one width after another, and for whom they are laid out but once."""
    person = stay()
    person.context.add_init_script(NO_PICTURES)
    return person


@pytest.fixture(scope="module")
def reader(stay: Invite) -> Person:
    """Somebody who looks at some cards, one after another."""
    return stay()


# Nothing is written smaller than 12 px; in the windows of tablets and phones, 11.
@pytest.mark.parametrize(
    ("width", "window"),
    [(72, 1280), (88, 1280), (140, 1000), *((wide, 1280) for wide in (148, 157, 230, 360))],
)
def test_every_card_fits(looker: Person, width: int, window: int) -> None:
    page = all_cards(looker, width, window=window)
    expect(page.locator(".card")).to_have_count(len(library.all_cards()))
    assert page.evaluate(TOO_LARGE) == []


def test_what_does_not_fit_is_found(looker: Person) -> None:
    page = all_cards(looker, 157)
    text = page.locator("[data-card='Mephit'] .card-text .card-line")
    name = page.locator("[data-card='Mystic'] .card-name")
    text.evaluate("line => line.append(' more and more'.repeat(20))")
    name.evaluate("name => name.append(' of the Interminable Names')")
    spilled = page.evaluate(TOO_LARGE)
    for longer in (text, name):
        longer.evaluate("longer => longer.lastChild.remove()")
    assert {line.split(":")[0] for line in spilled} == {"Mephit", "Mystic"}


def test_a_wide_font_is_written_smaller(stay: Invite) -> None:
    person = stay()
    person.context.add_init_script(NO_PICTURES)
    page = all_cards(person, 230, "font=monospace")
    page.locator(".card-type").evaluate_all("types => types.forEach((type) => type.remove())")
    assert page.evaluate(TOO_LARGE) == []


def test_a_legal_card_is_a_button_that_says_what_it_does(reader: Person) -> None:
    page = sheet(reader, "states")
    name = "Acquire Demon Slayer, Void hero, costs 4 runes, worth 2 honor"
    button = page.get_by_role("button", name=name, exact=True).first
    expect(button).to_have_accessible_description("Gain 3 power.")


def test_a_card_that_is_no_move_is_no_button(reader: Person) -> None:
    page = sheet(reader, "states")
    dark = page.get_by_role("img", name="Demon Slayer, Void hero, costs 4 runes, worth 2 honor, 1 rune short")
    expect(dark).to_contain_text("1 rune short")
    used = page.get_by_role("img", name="Shadow Star, Void construct, costs 3 runes, worth 2 honor, used")
    expect(used).to_be_visible()


def test_a_stack_and_treasure_are_heard(reader: Person) -> None:
    page = sheet(reader, "states")
    expect(page.get_by_role("button", name="Banish Apprentice, hero, 3 copies")).to_be_visible()
    expect(
        page.get_by_role("button", name="Defeat Oxipede, monster, costs 3 power, with Energy Shard under it")
    ).to_be_visible()


def test_an_asking_card_marks_the_sentence_asked_about(reader: Person) -> None:
    page = sheet(reader, "states")
    asking = page.locator(".card.asks")
    expect(asking.locator("mark")).to_have_text("You may banish a card from your hand or discard pile.")
    expect(asking.locator(".done")).to_contain_text("(done)")


def test_holding_a_card_reads_it_and_makes_no_move(reader: Person) -> None:
    page = sheet(reader, "states")
    card = page.get_by_role("button", name="Defeat Mephit")
    card.evaluate("card => card.addEventListener('click', () => (document.title = 'clicked'))")
    card.click(delay=600)
    expect(page.get_by_role("dialog", name="Mephit")).to_be_visible()
    assert page.title() != "clicked"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("how", ["right click", "held", "key"])
def test_any_card_can_be_read(reader: Person, how: str) -> None:
    page = sheet(reader, "set=darkness_unleashed")
    card = page.locator("[data-card='Voidsworn Warrior']").first  # another may still be shown large
    if how == "right click":
        card.click(button="right")
    elif how == "held":
        card.click(delay=600)
    else:
        card.focus()
        page.keyboard.press("i")
    opened = page.get_by_role("dialog", name="Voidsworn Warrior")
    expect(opened.get_by_role("button", name="Voidsworn Champion")).to_be_visible()
    expect(opened.get_by_role("term").filter(has_text="Energize")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()


def test_the_gallery_is_searched_by_name_and_text(ada: Person) -> None:
    ada.go("/cards")
    status = ada.page.get_by_role("status")
    expect(status).to_have_text(f"{len(library.all_cards())} cards")
    ada.page.get_by_role("searchbox").fill("center row banish")
    ada.page.get_by_label("Set").select_option("Godslayer")
    ada.page.get_by_label("Kind").select_option("monsters")
    expect(status).to_have_text("3 cards")
    names = ada.page.locator(".gallery .card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert names == ["Mephit", "Mistake of Creation", "Avatar of the Fallen"]


def test_the_choice_in_the_gallery_is_in_the_address(ada: Person) -> None:
    ada.go("/cards?faction=Void&cost=7&set=godslayer")
    expect(ada.page.locator(".gallery .card")).to_have_count(1)
    ada.page.get_by_role("button", name="Show all").click()
    expect(ada.page).to_have_url(f"{ada.address}/cards")


def test_the_gallery_says_when_nothing_is_found(ada: Person) -> None:
    ada.go("/cards?find=%3Cimg%20src%3Dx%3E")
    expect(ada.page.get_by_text("No card is like that.")).to_be_visible()


def test_the_gallery_draws_more_cards_as_one_goes_down(ada: Person) -> None:
    every = sum(card.set_code == "realms_unraveled" for card in library.all_cards())
    ada.go("/cards?set=realms_unraveled")
    cards = ada.page.locator(".gallery .card")
    expect(cards.first).to_be_visible()
    assert cards.count() < every
    cards.last.scroll_into_view_if_needed()
    expect(cards).to_have_count(every)


def test_one_leafs_through_what_the_gallery_shows(ada: Person) -> None:
    ada.go("/cards?set=godslayer&kind=monster&cost=5")
    ada.page.get_by_role("button", name="Sea Tyrant").click()
    expect(ada.page.get_by_role("dialog", name="Sea Tyrant")).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("dialog", name="Wind Tyrant")).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("dialog", name="Sea Tyrant")).to_be_visible()


def test_the_reader_shows_the_rulings_that_name_a_card(ada: Person) -> None:
    ada.go("/cards?find=rocket+courier")
    ada.page.get_by_role("button", name="Rocket Courier X-99").click()
    expect(ada.page.locator(".strength .scale")).to_be_visible()  # it comes later, and moves the rulings
    ada.page.get_by_role("link", name="COTG-46").click()
    expect(ada.page).to_have_url(f"{ada.address}/rules?find=COTG-46")
    expect(ada.page.get_by_role("status")).to_have_text("1 rule")


def test_the_rules_are_searched(ada: Person) -> None:
    ada.go("/rules")
    status = ada.page.get_by_role("status")
    expect(status).to_have_text(f"{len(rows_by_id(RULINGS.read_text(encoding='utf-8')))} rules")
    ada.page.get_by_role("searchbox").fill("latest in turn order")
    expect(status).to_have_text("2 rules")
    expect(ada.page.get_by_text("Of equal scores the latest in turn order wins.")).to_be_visible()


def test_the_rulings_of_the_page_are_those_of_the_document() -> None:
    written = rulings_page.PAGE.read_text(encoding="utf-8")
    assert written == rulings_page.page(), "run: python tools/rulings_page.py"


DOCUMENT = """# Rulings

Introduction.

## One

Lead.

### Part

| Id | Rule | Tests |
| --- | --- | --- |
| ONE-Q1 | **1**: a `rule`. | none |
"""


def test_the_document_as_data() -> None:
    part = {"title": "Part", "rules": [["ONE-Q1", "Edition 1: a rule."]]}
    assert rulings_page.chapters(DOCUMENT) == [{"title": "One", "lead": "Lead.", "sections": [part]}]
