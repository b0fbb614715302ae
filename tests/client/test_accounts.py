"""Accounts in the browser: made by password and by passkey, come back to, managed, also by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bench.processes import Server
from tests.client.conftest import Invite
from tests.client.person import Person
from tests.client.test_accessibility import faults
from tests.client.test_sizes import PHONE

PASSWORD = "a lamp in the window"
PASSKEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
numbers = count(1)


def new_name() -> str:
    """A name that nobody has in these tests."""
    return "Wren" + "abcdefghjk"[next(numbers) // 10] + "abcdefghjk"[next(numbers) % 10]


@pytest.fixture
def keyed(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody whose device has passkeys, at an address that can have them."""
    person = Person(browser, server.address.replace("127.0.0.1", "localhost"), "Ada", {})
    add_passkeys(person)
    yield person
    person.context.close()
    assert not person.broken


def add_passkeys(person: Person) -> Any:
    """Let the browser of a person have passkeys."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEYS})
    return devtools


def take_name(person: Person, name: str) -> None:
    """The first step: a name that is free."""
    person.go("/account")
    person.page.get_by_label("What others call you").fill(name)
    expect(person.page.get_by_role("status").filter(has_text="free")).to_be_attached()
    person.button("Take this name").click()


def put_codes_away(person: Person) -> list[str]:
    """The third step; returns the codes."""
    codes = person.page.locator(".codes code")
    expect(codes).to_have_count(10)
    expect(codes.first).to_have_text(re.compile(r"^\w{4}(-\w{4}){3}$"))
    texts = codes.all_inner_texts()
    expect(person.button("Done")).to_be_disabled()
    person.page.get_by_label("I have put them away safely").check()
    person.button("Done").click()
    expect(person.page.get_by_role("heading", name="How you come back")).to_be_visible()
    return texts


def make_account(person: Person, name: str) -> list[str]:
    """Make an account by password; returns the codes."""
    take_name(person, name)
    person.page.get_by_label("A password").check()
    person.page.get_by_label("Your password").fill(PASSWORD)
    person.button("Keep it by this password").click()
    return put_codes_away(person)


def test_an_account_by_password_keeps_the_games_and_is_come_back_to(ada: Person, invite: Invite) -> None:
    name, match = new_name(), ada.make()
    make_account(ada, name)
    expect(ada.page.locator(".own-place")).to_contain_text(name)
    other = invite("Bo")
    other.go("/login")
    other.page.get_by_label("Your name").fill(name.upper())
    other.page.get_by_label("Your password").fill(PASSWORD)
    other.page.get_by_role("button", name="Log in", exact=True).click()
    expect(other.page.locator(".own-place")).to_contain_text(name)
    other.sit(match)
    assert other.get(f"matches/{match}")["seats"][0]["yours"]


def test_an_account_by_passkey_is_come_back_to_without_a_name(keyed: Person) -> None:
    name = new_name()
    take_name(keyed, name)
    keyed.button("Make the passkey").click()
    put_codes_away(keyed)
    keyed.button("Log out").click()
    expect(keyed.page.get_by_role("link", name="Make an account")).to_be_visible()
    keyed.go("/login")
    keyed.button("Log in with a passkey").click()
    expect(keyed.page.locator(".own-place")).to_contain_text(name)


def test_without_passkeys_the_password_is_chosen_and_it_is_said_why(ada: Person) -> None:
    take_name(ada, new_name())
    expect(ada.page.get_by_label("A password")).to_be_checked()
    expect(ada.page.get_by_text("a password is as good")).to_be_visible()


def test_a_name_that_is_taken_or_looks_taken_is_said_beside_the_field(ada: Person, invite: Invite) -> None:
    name = new_name()
    make_account(ada, name)
    other = invite("Bo")
    other.go("/account")
    field = other.page.get_by_label("What others call you")
    for typed, said in (
        (name, "is taken"),
        (f"{name[:2]} {name[2:]}", f"looks like {name}"),
        ("x", "2 to 24"),
    ):
        field.fill(typed)
        expect(other.page.locator("#name-check")).to_contain_text(said)
        expect(other.button("Take this name")).to_be_disabled()


def test_a_code_lets_one_in_and_ends_the_other_devices(ada: Person, invite: Invite) -> None:
    name = new_name()
    codes = make_account(ada, name)
    other = invite("Bo")
    other.go("/login")
    other.button("I have lost my key").click()
    other.page.get_by_label("Your name").fill(name)
    other.page.get_by_label("A recovery code").fill(codes[0])
    other.page.get_by_role("button", name="Log in", exact=True).click()
    expect(other.page.get_by_text("9 are left")).to_be_visible()
    ada.load("/")
    expect(ada.page.get_by_role("link", name="Make an account")).to_be_visible()


def test_devices_are_listed_and_ended(ada: Person, invite: Invite) -> None:
    name = new_name()
    make_account(ada, name)
    other = invite("Bo")
    other.post("account/login", {"name": name, "password": PASSWORD})
    ada.load("/account")
    devices = ada.page.locator("section", has_text="Where you are logged in").get_by_role("listitem")
    expect(devices).to_have_count(2)
    ada.page.get_by_role("button", name="End Chrome").click()
    expect(devices).to_have_count(1)
    assert other.get("me")["name"] == ""


def test_an_account_is_made_by_keyboard_alone(ada: Person) -> None:
    ada.load("/account")
    page = ada.page
    page.get_by_label("What others call you").focus()
    page.keyboard.type(new_name())
    expect(ada.button("Take this name")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How you come back")).to_be_focused()
    page.get_by_label("Your password").focus()
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="If you lose the key")).to_be_focused()


def test_an_account_can_be_used_by_everybody(ada: Person) -> None:
    make_account(ada, new_name())
    ada.rest()
    assert not faults(ada)


def test_the_steps_can_be_used_by_everybody_on_a_phone(invite: Invite) -> None:
    ada = invite(**PHONE)
    take_name(ada, new_name())
    expect(ada.button("Change")).to_be_visible()
    assert not faults(ada)
    ada.page.get_by_label("Your password").fill(PASSWORD)
    ada.button("Keep it by this password").click()
    put_codes_away(ada)
    assert not faults(ada)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# The frame


def test_the_ways_lie_under_the_thumb_on_a_phone_and_not_at_the_table(invite: Invite) -> None:
    ada = invite(**PHONE)
    ada.go("/about")
    bar = ada.page.locator("nav.ways-bar")
    expect(bar.get_by_role("link")).to_have_text(["Home", "Play", "Learn", "Watch", "You"])
    bar.get_by_role("link", name="Watch").tap()
    expect(bar.get_by_role("link", name="Watch")).to_have_attribute("aria-current", "page")
    ada.play()
    expect(bar).to_have_count(0)


def test_the_ways_lie_above_on_a_desktop(ada: Person) -> None:
    ada.go("/cards")
    above = ada.page.locator(".nav nav")
    expect(above.get_by_role("link", name="Cards")).to_have_attribute("aria-current", "page")
    expect(ada.page.locator("nav.ways-bar")).to_be_hidden()
