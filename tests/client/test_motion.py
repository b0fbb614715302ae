"""Cards travel where one likes to see it, and nothing waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_sizes import rich
from tests.conftest import table

# What moves because of a move: the properties that change, by what it is that moves.
MOVING = """() => Object.fromEntries(document.getAnimations()
    .filter((animation) => animation.constructor === Animation)
    .map(({effect}) => [
        `${effect.target.className} ${effect.target.dataset.card}`,
        Object.keys(effect.getKeyframes()[0]).filter((name) => !/offset|easing|composite/i.test(name)),
    ]))"""

LONGEST = """() => Math.max(0, ...document.getAnimations().filter(({playState}) => playState === "running")
    .map(({effect}) => Math.min(1e9, effect.getComputedTiming().endTime)))"""  # endless motion counts as such


@pytest.fixture
def lively(invite: Invite) -> Person:
    """Somebody who likes to see cards move."""
    return invite(reduced_motion="no-preference")


@contextmanager
def standing_still(person: Person) -> Iterator[None]:
    """Time stands still for everything that moves."""
    session = person.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
    yield
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    session.detach()


def moving(person: Person) -> dict[str, list[str]]:
    """What moves, once something does."""
    person.page.wait_for_function(f"() => Object.keys(({MOVING})()).length")
    found: dict[str, list[str]] = person.page.evaluate(MOVING)
    return found


def test_a_card_travels_and_arrives(lively):
    lively.play(start=table(hand=["Apprentice", "Militia"]))
    ghost = lively.page.locator(".ghost[data-card=Apprentice]")
    played = lively.page.get_by_role("region", name="Played this turn").locator("[data-card=Apprentice]")
    with standing_still(lively):
        lively.do("Play Apprentice")
        expect(ghost).to_have_count(1)
        assert any("ghost" in what and "transform" in how for what, how in moving(lively).items())
        expect(played).to_have_css("opacity", "0")
    expect(ghost).to_have_count(0)
    expect(played).to_have_css("opacity", "1")
    lively.page.wait_for_function(f"() => !Object.keys(({MOVING})()).length")


def test_a_card_that_still_slides_is_played_by_one_click(lively):
    lively.play(start=table(hand=["Apprentice", "Militia", "Mystic", "Heavy Infantry"]))
    card = lively.hand.and_(lively.card("Militia"))
    before = card.bounding_box()
    with standing_still(lively):
        lively.do("Play Apprentice")
        assert any("translate" in how for how in moving(lively).values())
        slides = card.bounding_box()
        assert slides["x"] == pytest.approx(before["x"], abs=1)
        lively.page.mouse.move(slides["x"] + 3, slides["y"] + slides["height"] / 2)
        with lively.moving():
            lively.page.mouse.down()
            lively.page.mouse.up()
    lively.has("1 rune", "1 power")
    expect(lively.page.locator(".ghost")).to_have_count(0)


def test_moves_can_be_made_while_cards_still_move(lively):
    lively.play(start=table(hand=["Apprentice", "Militia"], runes=3))
    lively.do("Play Apprentice", "Acquire Mystic", "Play Militia")
    lively.has("1 rune", "1 power")


def test_the_die_tumbles_over_the_center(lively):
    start = table(["delirium"], insight=5)
    lively.play(start=start, setup={"sets": ["delirium"]})
    with standing_still(lively):
        lively.do("Roll")
        expect(lively.page.locator(".ghost.die > svg")).to_be_visible()
    expect(lively.page.locator(".ghost.die")).to_have_count(0)
    expect(lively.page.get_by_text("rolled").first).to_be_visible()


def test_with_reduced_motion_no_card_travels(ada):
    ada.play(start=rich())
    with standing_still(ada):
        ada.do("Play Militia")
        assert set(map(tuple, moving(ada).values())) == {("opacity",)}
        assert ada.page.evaluate(LONGEST) <= 120
        expect(ada.page.locator(".ghost")).to_have_count(0)
