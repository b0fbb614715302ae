"""Naming a card in the browser: a field that finds any card of the game, by keys and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from bench.processes import Server
from tests.client.axe import violations
from tests.client.conftest import visitor
from tests.client.person import Person
from tests.client.test_sizes import PHONE
from tests.conftest import Table, table
from tests.own_sets import added, expansion, omen_cards


class OmenServer(Server):
    """A server with cards that ask for names."""

    module = "tests.client.omen_server"


@pytest.fixture(scope="module")
def omens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("omens")
    with OmenServer(str(home / "vigil.db"), home / "log", "--workers", "1") as running:
        yield running


def laid(hero: str) -> Table:
    """A table with a hero who asks for a name, and a Mystic on top of the deck."""
    with added(expansion("omens", omen_cards())) as later:
        return table(["godslayer", *later], hand=[hero, "Militia"], deck=["Mystic"])


@pytest.fixture
def ada(browser: Browser, omens: Server) -> Iterator[Person]:
    with visitor(browser, omens) as person:
        yield person


@pytest.fixture
def by_phone(browser: Browser, omens: Server) -> Iterator[Person]:
    with visitor(browser, omens, **PHONE) as person:
        yield person


def asked(person: Person, hero: str = "Omen Crow") -> Locator:
    """Play a hero who asks for a name; returns the field."""
    person.play(start=laid(hero), setup={"sets": ["godslayer", "omens"]})
    with person.moving():
        person.hand.and_(person.card(hero)).dispatch_event("click")  # on a phone a tap would only pick it
    field = person.sill.get_by_role("combobox", name="The name of a card")
    field.wait_for()
    return field


def options(person: Person) -> Locator:
    return person.sill.get_by_role("option")


def test_a_card_is_found_by_a_part_of_its_name_and_named_by_keys_alone(ada):
    field = asked(ada)
    expect(field).to_be_focused()
    ada.page.keyboard.type("mys")
    expect(options(ada)).to_have_count(1)
    expect(options(ada)).to_have_attribute("aria-selected", "true")
    with ada.moving():
        ada.page.keyboard.press("Enter")
    expect(ada.log).to_contain_text("Names Mystic")
    ada.says("Your turn")


def test_the_arrows_go_through_the_faces_while_the_field_keeps_the_focus(ada):
    field = asked(ada)
    ada.page.keyboard.type("arha")
    first, second = options(ada).nth(0), options(ada).nth(1)
    ada.page.keyboard.press("ArrowDown")
    expect(second).to_have_attribute("aria-selected", "true")
    expect(first).to_have_attribute("aria-selected", "false")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-activedescendant", second.get_attribute("id") or "")


def test_few_faces_are_shown_those_of_the_own_deck_first_and_nothing_is_picked(ada):
    asked(ada)
    expect(options(ada)).to_have_count(16)
    expect(options(ada).first).to_have_attribute("data-name", "Apprentice")
    expect(ada.sill.get_by_role("status").last).to_have_text("56 of 56 cards")
    expect(ada.button("Name a card")).to_be_disabled()


def test_what_nobody_is_called_is_said_and_a_slip_still_finds_the_card(ada):
    field = asked(ada)
    field.fill("qqq")
    expect(options(ada)).to_have_count(0)
    ada.says("No card of this game is called so")
    field.fill("mstc")
    expect(options(ada).first).to_have_attribute("data-name", "Mystic")


def test_an_offer_is_declined_by_escape(ada):
    asked(ada, "Fortune Teller")
    ada.page.keyboard.type("my")
    ada.page.keyboard.press("Escape")
    expect(ada.sill.get_by_role("combobox")).to_have_value("")
    with ada.moving():
        ada.page.keyboard.press("Escape")
    ada.says("Your turn")


def test_everybody_can_use_it(ada):
    asked(ada)
    ada.page.keyboard.type("ar")
    assert not violations(ada.page, ".ask")


def test_on_a_phone_a_tap_picks_a_face_and_the_button_names_it(by_phone):
    field = asked(by_phone)
    field.tap()
    field.fill("m")
    options(by_phone).and_(by_phone.page.locator("[data-name=Mystic]")).tap()
    button = by_phone.button("Name Mystic")
    expect(button).to_be_in_viewport()
    with by_phone.moving():
        button.tap()
    expect(by_phone.page.get_by_role("img", name="Honor pool: 57 of 60 honor left")).to_be_visible()
