"""What lies on the table can be read and chosen on small screens, and grows with large ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_sizes import PHONE, rich
from tests.conftest import Table, table

UPRIGHT = [(360, 640), (390, 664), (390, 844)]
LYING = [(844, 390), (720, 392), (640, 360)]  # the last two: a laptop's window at 200 %

# Whose names or counts are not seen: left out, cut off, or under the next card.
UNREAD = """(zone) => [...document.querySelectorAll(`${zone} li > .card:not([aria-hidden=true])`)]
.filter((card) => {
    const words = [...card.querySelectorAll(".card-name, .card-count")];
    return words.length === 0 || words.some((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const {left, right, top, bottom, width} = range.getBoundingClientRect();
        const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
        return !width || !ends.every((end) => card.contains(end)) || one.scrollWidth > one.clientWidth + 1;
    });
}).map(({dataset}) => dataset.card)"""

# Which of these lie over each other.
CROSSED = """(selectors) => {
    const all = selectors.flatMap((one) => [...document.querySelectorAll(one)])
        .filter((one) => one.checkVisibility());
    const boxes = all.map((one) => [one.className, one.getBoundingClientRect()]);
    const meet = (a, b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap(([name, a], index) => boxes.slice(index + 1).filter(([, b]) => meet(a, b))
        .map(([other]) => `${name} and ${other}`));
}"""


def full() -> Table:
    """A hand of copies, more constructs than fit, one of which can be used in two ways."""
    return table(
        hand=["Apprentice"] * 3 + ["Militia", "Mystic", "Heavy Infantry"],
        constructs=["Yggdrasil Staff", "The All-Seeing Eye", "Shadow Star", "Muramasa", "Snapdragon"],
        discard=["Apprentice"] * 11,
        runes=4,
        power=3,
        honor=12,
    )


def is_whole(part: Locator, within: str) -> bool:
    """Whether nothing of it is cut off by what it lies in."""
    found: bool = part.evaluate(
        """(part, within) => {
            const [one, other] = [part, part.closest(within)].map((node) => node.getBoundingClientRect());
            return one.top >= other.top && one.bottom <= other.bottom && one.left >= other.left;
        }""",
        within,
    )
    return found


@pytest.fixture
def phone(invite: Invite) -> Person:
    """Somebody with a long name at a phone."""
    return invite("Christopher Robin Long", **PHONE)


def test_names_and_counts_of_cards_are_read_on_every_phone(phone: Person) -> None:
    phone.play(start=full())
    for size in UPRIGHT + LYING:
        phone.resize(*size)
        assert not phone.page.evaluate(UNREAD, ".hand"), size
        assert not phone.page.evaluate(UNREAD, ".row"), size


def test_ones_name_honor_and_piles_lie_beside_each_other_and_the_hand(phone: Person) -> None:
    phone.play(start=full())
    for size in UPRIGHT + LYING:
        phone.resize(*size)
        parts = [".me .title", ".me .counter .num", ".me .pile", ".hand li:first-child"]
        assert not phone.page.evaluate(CROSSED, parts), size


def test_two_uses_of_a_construct_are_offered_with_all_their_words(phone: Person) -> None:
    phone.play(start=full())
    staff = phone.card("Yggdrasil Staff")
    staff.tap()
    expect(phone.page.locator(".peek.sheet")).to_contain_text("Once per turn")
    for size in UPRIGHT + LYING:
        phone.resize(*size)
        phone.page.evaluate("dispatchEvent(new Event('resize'))")
        buttons = phone.sill.locator(".acts .btn")
        words = ["Back", "Gain 1 power", "Spend 4 runes to gain 3 honor"]
        expect(buttons).to_have_text(words, use_inner_text=True)
        assert not phone.page.evaluate(CROSSED, [".acts .btn", ".peek.sheet"]), size
        assert buttons.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"), size
        assert is_whole(staff.locator(".card-face"), ".mat"), size


def test_an_answer_from_a_pile_is_read_before_it_is_given(phone: Person) -> None:
    phone.play(start=rich())
    phone.card("Void Initiate").tap()
    phone.sill.get_by_role("button", name="Play").tap()
    phone.page.locator(".ask [data-card='Temple Librarian']").tap()
    expect(phone.page.locator(".peek.sheet")).to_contain_text("Discard a card")
    with phone.moving():
        phone.sill.get_by_role("button", name="Banish").tap()


# How large things are in the window: cards, what is written on them, what is said.
LARGE = """() => ["h1:not(.sr)", ".row .card", ".hand li > .card", ".sill .title", ".nave", ".btn"]
    .map((one) => document.querySelector(one)).filter(Boolean)
    .map((one) => one.getBoundingClientRect().height)"""


@pytest.mark.parametrize("path", ["/", "/match"])
def test_everything_grows_with_a_window_that_is_larger_than_most(ada: Person, path: str) -> None:
    if path == "/match":
        ada.play(start=rich())
    else:
        ada.go(path)
        ada.rest()
    ada.resize(1920, 1080)
    usual = ada.page.evaluate(LARGE)
    ada.resize(2560, 1440)
    large = ada.page.evaluate(LARGE)
    assert len(usual) > 2
    for before, after in zip(usual, large, strict=True):
        assert after == pytest.approx(before * 4 / 3, rel=0.04)
    assert ada.page.evaluate("(scrollTo(0, 9999), scrollY)") == 0


def test_a_card_is_shown_large_beside_itself_in_a_large_window(ada: Person) -> None:
    ada.resize(2560, 1440)
    ada.play(start=rich())
    card = ada.card("Shadow Star")
    card.hover()
    peek = ada.page.locator(".peek")
    expect(peek).to_contain_text("Shadow Star")
    box, place = peek.bounding_box(), card.bounding_box()
    assert box
    assert place
    gap = max(box["x"] - place["x"] - place["width"], place["x"] - box["x"] - box["width"])
    assert 0 < gap < 60 or box["y"] + box["height"] < place["y"]
