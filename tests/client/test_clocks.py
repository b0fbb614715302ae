"""A clock that runs out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.person import ME, Person
from tests.client.test_together import OPEN
from tests.conftest import table
from tests.server.clients import Server
from vigil.server.protocol import bounds


@pytest.fixture
def impatient(tmp_path, monkeypatch):
    """A server that allows very short clocks."""
    monkeypatch.setattr(bounds, "SECONDS", (1, 60))
    with Server(tmp_path / "vigil.db") as running:
        yield running


def test_a_game_that_somebody_left_is_ended(browser, impatient, monkeypatch):
    ada, bo = (Person(browser, impatient.address, name, {}) for name in ("Ada", "Bo"))
    match = ada.make(ME, OPEN, start=table())
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    bo.sit(match)
    bo.says("Ada has not moved for days")
    bo.button("End the game").click()
    bo.button("Really end it?").click()
    expect(bo.page.get_by_role("main")).to_contain_text("Ada left the table")
    for person in (ada, bo):
        person.context.close()
        assert not person.broken


def test_a_bot_plays_on_for_somebody_whose_clock_has_run_out(browser, impatient):
    ada, bo = (Person(browser, impatient.address, name, {}) for name in ("Ada", "Bo"))
    match = ada.make(ME, OPEN, start=table(), clock={"seconds": 2, "per": "turn"})
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    for person in (ada, bo):
        person.sit(match)
    expect(ada.sill.get_by_role("timer")).to_contain_text("out of time")
    ada.says("At zero the others may let a bot play on")
    opposite = bo.page.get_by_role("region", name="Ada: 0 honor")
    expect(opposite.get_by_role("timer")).to_contain_text("out of time")
    bo.says("Ada is out of time")
    bo.button("Let a bot play on").click()
    expect(opposite).to_contain_text("bot")
    expect(ada.page.get_by_role("complementary", name="Ada")).to_contain_text("bot")
    bo.says("Your turn")
    bo.do("End turn")
    expect(bo.log).to_contain_text("Turn 2, Ada")
    for person in (ada, bo):
        person.context.close()
        assert not person.broken


def test_the_clocks_of_a_rematch_stand_until_everybody_has_come(invite):
    ada, bo = invite("Ada"), invite("Bo")
    start = table(honor_pool=1, power=2)
    match = ada.make(ME, OPEN, start=start, clock={"seconds": 300, "per": "game"})
    bo.post(f"matches/{match}/join", {"name": "Bo"})
    for person in (ada, bo):
        person.sit(match)
    ada.do("Defeat Cultist", "End turn")
    bo.button("End turn").click()
    expect(bo.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\bwins?\b"))
    bo.post(f"matches/{match}/rematch")
    expect(ada.page.get_by_role("status").first).to_contain_text("Bo asks for a rematch")
    bo.load("/about")
    ada.button("Rematch").click()
    ada.says("The clocks stand until everybody has come")
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    bo.sit(ada.match)
    for person in (ada, bo):
        expect(person.page.get_by_role("timer").first).to_be_visible()
        expect(person.sill).not_to_contain_text("The clocks stand")
