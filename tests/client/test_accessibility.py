"""axe-core finds nothing on any page, nor at the table in its main states."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.axe import violations
from tests.client.person import ME, Person
from tests.client.test_sets import up_for_auction
from tests.client.test_sizes import PAGES, PHONE, rich
from tests.client.test_together import HERE, OPEN
from tests.conftest import table

LONG = {"/cards": "/cards?cost=3", "/rules": "/rules?find=treasure"}  # a part is like the whole
NAMES = {"rules": {"label-content-name-mismatch": {"enabled": True}}}  # names have the words that one sees


def faults(person: Person, where: str | None = None) -> list[str]:
    """What is wrong on a page, or in a part of it; in the other theme only colours differ."""
    colours = {"runOnly": ["color-contrast"]}
    return [*faults_in(person, where, "light", colours), *faults_in(person, where, "dark", NAMES)]


def faults_in(person: Person, where: str | None, theme: str, options: dict[str, Any]) -> list[str]:
    """The same in one theme, once nothing moves any more."""
    person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    person.page.evaluate("() => Promise.allSettled(document.getAnimations().map(({finished}) => finished))")
    return [
        f"{theme}, {fault['id']}, {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in violations(person.page, where, options)
    ]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_can_be_used_by_everybody(ada, path):
    ada.make(ME, OPEN)
    ada.go(LONG.get(path, path))
    ada.rest()
    assert not faults(ada)


def test_the_table_can_be_used_by_everybody(ada):
    ada.play(start=rich())
    assert not faults(ada)
    ada.do("Play Void Initiate")
    ada.button("Hint").click()
    ada.says("Hint:")
    assert not faults(ada)


def test_an_auction_can_be_used_by_everybody(ada):
    ada.play(start=up_for_auction())
    ada.do("Acquire Steelweaver")
    assert not faults(ada)


def test_dialogs_can_be_used_by_everybody(ada):
    ada.play(start=rich())
    dialog = ada.page.get_by_role("dialog")
    ada.button("Menu").click()
    expect(dialog).to_be_visible()
    assert not faults(ada, "dialog")
    ada.page.keyboard.press("Escape")
    ada.button("3 discard").click()
    expect(dialog).to_contain_text("Temple Librarian")
    assert not faults(ada, "dialog")
    ada.page.keyboard.press("Escape")
    ada.card("Muramasa").click(button="right")
    expect(dialog).to_contain_text("Muramasa")
    assert not faults(ada, "dialog")


def test_a_phone_can_be_used_by_everybody(invite):
    ada = invite(**PHONE)
    ada.play(start=rich())
    assert not faults(ada)


def test_passing_waiting_and_the_end_can_be_used_by_everybody(ada):
    ada.go(f"/match/{ada.make(ME, HERE)}")
    assert not faults(ada)
    ada.go(f"/match/{ada.make(ME, OPEN)}")
    expect(ada.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    assert not faults(ada)
    ada.play(start=table(honor_pool=1, power=2))
    ada.do("Defeat Cultist")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    ada.rest()
    assert not faults(ada)
    ada.go(f"/replay/{ada.match}")
    ada.table.wait_for()
    assert not faults(ada)
