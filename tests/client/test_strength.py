"""What cards were measured to be worth: in the reader, and as an order of the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.person import Person
from tests.client.test_accessibility import faults
from tests.client.test_sizes import PHONE
from vigil.rules.library import all_cards
from vigil.values.card_values import Worth, shipped_values

SET = "godslayer"
WORTHS: dict[str, Worth] = {
    name: worth
    for name in shipped_values().sets[SET].cards
    if (worth := shipped_values().worth(SET, name)) is not None
}
BASIC = ("Mystic", "Heavy Infantry", "Cultist")


def told(worth: Worth) -> str:
    """Points as they are written."""
    points = round(worth.points, 1)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{sign}{abs(points):.1f}"


def test_the_reader_tells_how_strong_a_card_is_and_when(ada: Person) -> None:
    ada.go("/cards?find=shadow+star")
    ada.page.locator('.gallery [data-card="Shadow Star"]').click()
    strength = ada.page.locator(".strength")
    expect(strength).to_contain_text("Strength")
    expect(strength).to_contain_text(told(WORTHS["Shadow Star"]))
    expect(strength).to_contain_text("for the one who buys it")
    expect(strength.locator(".scale i")).to_have_count(len(WORTHS))
    expect(strength.locator(".phase")).to_have_count(3)
    expect(strength.locator(".when p")).to_contain_text("Best early.")
    assert not faults(ada, "dialog")


def test_a_monster_is_for_the_one_who_defeats_it_also_on_a_phone(invite: Callable[..., Person]) -> None:
    ada = invite(**PHONE)
    ada.go("/cards?find=earth+tyrant")
    ada.page.locator('.gallery [data-card="Earth Tyrant"]').tap()
    strength = ada.page.locator(".strength")
    expect(strength).to_contain_text("for the one who defeats it")
    expect(strength).to_contain_text(told(WORTHS["Earth Tyrant"]))
    reader = ada.page.get_by_role("dialog")
    assert reader.evaluate("reader => reader.scrollWidth <= reader.clientWidth")


def test_of_a_card_that_was_not_measured_nothing_is_said(ada: Person) -> None:
    ada.go("/cards?find=apprentice")
    ada.page.locator('.gallery [data-card="Apprentice"]').click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Words on this card")
    ada.page.evaluate("async () => (await import('/cards/strengths.js')).loadStrengths()")
    expect(ada.page.locator(".strength")).to_have_count(0)


def test_the_gallery_is_sorted_by_strength(ada: Person) -> None:
    ada.go(f"/cards?set={SET}&kind=monster")
    ada.page.get_by_label("Sorted by").select_option("strength")
    monsters = [name for name in WORTHS if name not in BASIC and is_monster(name)]
    strongest = max(monsters, key=lambda name: round(WORTHS[name].points, 1))
    first = ada.page.locator(".gallery li").first
    expect(first.locator("[data-card]")).to_have_attribute("data-card", strongest)
    expect(first.locator(".worth")).to_contain_text(told(WORTHS[strongest]))
    assert not faults(ada)


def is_monster(name: str) -> bool:
    """Whether a card is defeated."""
    return any(card.name == name and card.kind == "monster" for card in all_cards())


def gain(points: float) -> dict[str, Any]:
    """A gain that is known to a point."""
    return {"points": points, "reach": 1.0, "pairs": 1000}


@pytest.mark.parametrize(
    ("phases", "said"),
    [
        ([8, 4, 0], "Best early. It is worth taking early and in the middle."),
        ([-3, 0, 2], "Best late. It is worth taking late. Something else is better early."),
        ([5, 5, 5.5], "Much the same at any time. It is worth taking at any time."),
        ([-5, -5, -9], "Something else is better at any time."),
        ([0, 0.5, 0], "Much the same at any time. No clear gain or loss in any of them."),
        ([None, 4, 0], "Best in the middle. It is worth taking in the middle."),
        ([None, None, 4], "It is worth taking late."),
    ],
)
def test_when_a_card_is_best_is_said_as_far_as_it_is_clear(
    ada: Person, phases: list[float | None], said: str
) -> None:
    strength = {"whole": gain(1), "phases": [None if each is None else gain(each) for each in phases]}
    script = """async (strength) => {
        const {whenBest, whenWorth} = await import("/words/strength.js");
        const {bestPhase} = await import("/cards/strengths.js");
        return `${whenBest(strength, bestPhase(strength))} ${whenWorth(strength)}`.trim();
    }"""
    ada.go("/about")
    assert ada.page.evaluate(script, strength) == said
