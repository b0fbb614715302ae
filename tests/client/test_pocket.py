"""The whole game in a browser without a server, and without a connection after the first load."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.client.pocket_person import BASE, READY, PocketPerson, build_pocket
from tests.client.static_site import StaticSite

Arrive = Callable[..., PocketPerson]


@pytest.fixture(scope="session")
def site() -> Iterator[StaticSite]:
    """A static host that has the pocket below a path."""
    with StaticSite(build_pocket(), BASE) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, site: StaticSite) -> Iterator[Arrive]:
    """Lets somebody in who was never here; nothing may break in their pages."""
    present: list[PocketPerson] = []

    def enter(address: str = site.address, **device: Any) -> PocketPerson:
        present.append(PocketPerson(browser, address, **device))
        return present[-1]

    yield enter
    for person in present:
        person.context.close()
    assert not [line for person in present for line in person.broken]


def test_a_whole_game_is_played_and_looked_at_without_a_connection(arrive, site):
    ada = arrive()
    ada.wait_until_ready()
    ada.context.set_offline(True)
    asked = len(site.asked)
    ada.begin("Hard")
    assert ada.play() > 30
    match = ada.page.url.rpartition("/")[2]
    for path, words in [
        (f"review/{match}", "Turn"),
        ("learn/first", "Apprentice"),
        ("puzzles", "Puzzle"),
        ("cards", "Mystic"),
        ("lobby", "This needs other people"),
        ("offline", "Games are kept on this device"),
    ]:
        ada.go(path)
        ada.expect_words(words)
    ada.page.goto(f"{site.address}games")  # a deep link, loaded anew
    expect(ada.page.locator(".rows a").first).to_be_visible(timeout=READY)
    assert set(site.asked[asked:]) <= {f"{BASE}service-worker.js"}  # which browsers look for


def test_a_killed_tab_loses_nothing_and_a_second_tab_takes_over(arrive):
    ada = arrive()
    ada.wait_until_ready()
    ada.context.set_offline(True)
    ada.begin("Easy")
    ada.play(12)
    path = ada.page.url.removeprefix(ada.address)
    second = ada.new_page(path)
    second.wait_for_selector("main.table", timeout=READY)
    assert ada.step(second) == ada.step()
    before = ada.step()
    ada.kill()
    ada.page = second
    ada.wait_until_ready()
    assert ada.step() == before
    ada.play(6)
    assert int(ada.step()) > int(before)


def test_everything_can_be_saved_to_a_file_and_loaded_on_another_device(arrive, tmp_path):
    ada, bo = arrive(), arrive()
    ada.wait_until_ready()
    ada.begin("Easy")
    ada.play(5)
    step = ada.step()
    ada.go("offline")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save everything").click()
    download.value.save_as(tmp_path / "kept.db")
    ada.context.close()
    bo.wait_until_ready()
    bo.go("offline")
    bo.page.locator("input[type=file]").set_input_files(tmp_path / "kept.db")
    with bo.page.expect_navigation(timeout=READY):
        bo.page.get_by_role("button", name="Replace everything").click()
    bo.page.goto(f"{bo.address}games")
    bo.page.locator(".rows a").first.click(timeout=READY)
    bo.page.wait_for_selector("main.table", timeout=READY)
    assert bo.step() == step


def test_who_cannot_keep_anything_is_told(arrive):
    ada = arrive(service_workers="block")

    def refuse(route: Any) -> None:
        script = route.fetch().text().replace("navigator.storage.getDirectory()", "Promise.reject('no')")
        route.fulfill(body=script, content_type="text/javascript")

    ada.context.route("**/kept-files.js", refuse)
    ada.page.reload()
    ada.wait_until_ready()
    ada.expect_words("This browser keeps nothing")
    ada.begin("Easy")


def test_the_download_is_as_small_as_was_promised():
    sizes = json.loads((build_pocket() / "pocket.json").read_text())["sizes"]
    assert sizes["first table"] < 10_800_000
    assert sizes["all"] < 12_650_000
