"""The bell, the page of notices and their settings: by keyboard, on phones, and what a push does."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from playwright.sync_api import Browser, expect

from bench.processes import Server
from tests.client.conftest import Invite
from tests.client.members import settle_in
from tests.client.person import Person
from tests.client.test_accessibility import faults
from tests.client.test_sizes import PHONE
from tests.server.push_service import PushBrowser
from vigil.server.store.notices.notice_rows import NewNotice, give_notice
from vigil.server.store.tables.people_tables import people

ENDPOINT = "https://fcm.googleapis.com/fcm/send/of-a-test"
SUBSCRIBED = PushBrowser().subscription(ENDPOINT)
# A browser whose push service is always there; that of Chromium without a window is not.
SUBSCRIBE = """(keys) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({toJSON: () => ({endpoint: keys.endpoint, keys})});
}"""
TOLD = {"title": "It is your turn", "path": "/about", "tag": "a-test"}


def give(server: Server, person: Person, *notices: NewNotice) -> None:
    """Tell somebody something, as the server does."""
    engine = sa.create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        wanted = sa.select(sa.func.max(people.c.id)).where(people.c.name == person.name)
        number = connection.execute(wanted).scalar_one()
        for notice in notices:
            give_notice(connection, number, notice, time.time())
    engine.dispose()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_bell_leads_to_notices_and_they_are_read_and_chosen_by_keyboard(
    invite: Invite, server: Server, device: dict[str, Any]
) -> None:
    ada = invite("Bellamy" if device else "Belinda", **device)
    settle_in(ada, server, account=True)
    give(server, ada, NewNotice("turn", "/about"), NewNotice("round", "/rules", words="Evening Swiss"))
    ada.page.goto("/about")
    bell = ada.page.get_by_role("link", name="Notices, 2 new")
    bell.focus()
    ada.page.keyboard.press("Enter")
    lines = ada.page.locator(".notices li")
    expect(lines).to_have_text(
        ["New: Your table in Evening Swiss is readyjust now", "New: It is your turnjust now"]
    )
    assert not faults(ada)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lines.nth(1).get_by_role("link").press("Enter")
    expect(ada.page.get_by_role("link", name="Notices, 1 new")).to_be_visible()
    ada.go("/notices")
    ada.button("Mark all as read").press("Enter")
    expect(ada.page.get_by_role("link", name="Notices", exact=True)).to_be_visible()
    expect(ada.page.locator(".notices .new")).to_have_count(0)
    ada.page.get_by_role("link", name="Choose what you are told").press("Enter")
    choice = ada.page.get_by_label("Your challenge is declined")
    choice.select_option("not at all")
    expect(choice).to_be_enabled()
    assert {"kind": "declined", "way": "off"} in ada.get("notices")["ways"]
    assert not faults(ada, ".notice-settings")


def test_who_was_told_nothing_is_told_what_would_stand_there(invite: Invite) -> None:
    ada = invite("Nonce")
    ada.post("me", {"name": "Nonce"})
    ada.page.goto("/notices")
    expect(ada.page.get_by_text("it stands here")).to_be_visible()
    expect(ada.page.get_by_text("With an account your devices")).to_be_visible()
    expect(ada.page.get_by_role("option", name="here and on my devices")).to_have_count(0)


@pytest.fixture
def awake(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody whose browser has our service worker, and lets us notify."""
    person = Person(browser, server.address, "Wakeful", {"service_workers": "allow"})
    person.context.grant_permissions(["notifications"])
    yield person
    person.context.close()
    assert not person.broken


def test_a_device_is_notified_until_it_is_ended_and_a_push_rings_the_bell(
    awake: Person, server: Server
) -> None:
    settle_in(awake, server, account=True)
    awake.page.goto("/account")
    awake.page.evaluate(SUBSCRIBE, SUBSCRIBED)
    awake.button("Notify this device").click()
    expect(awake.page.get_by_text("This device is notified.")).to_be_visible()
    give(server, awake, NewNotice("declined", "/play?challenge=1"))
    push(awake, TOLD)
    expect(awake.page.get_by_role("link", name="Notices, 1 new")).to_be_visible()
    awake.button("Notify this device no more").click()
    expect(awake.page.get_by_text("No device is notified.")).to_be_visible()
    assert awake.get("notices")["devices"] == 0


def push(person: Person, told: dict[str, str]) -> None:
    """Deliver a push to the service worker, as the browser does for its push service."""
    devtools = person.context.new_cdp_session(person.page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    person.page.wait_for_function("navigator.serviceWorker.ready.then(({active}) => active !== null)")
    late = time.monotonic() + 30
    while not known:
        assert time.monotonic() < late
        person.page.evaluate("0")
    message = {"origin": person.address, "registrationId": known[-1], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
