"""Pages come in one go: what they need is announced before it is asked for, and something is seen at once."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect

import vigil
from tests.client.person import Person
from tools import preloads

CLIENT = Path(vigil.__file__).parent / "client"
ANNOUNCED = """(files) => files.every((file) => document.querySelector(`link[href="${file}"]`))"""


def test_every_file_that_a_page_begins_with_is_announced() -> None:
    """python tools/preloads.py writes both."""
    assert preloads.INDEX.read_text("utf-8") == preloads.index_text()
    assert preloads.SCRIPT.read_text("utf-8") == preloads.script_text()


def test_everything_the_first_page_names_exists() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    for path in re.findall(r'(?:href|src)="/([^"]+)"', page):
        assert (CLIENT / path).is_file(), path


def test_a_page_is_seen_and_its_files_are_announced_before_any_module_has_run(newcomer: Person) -> None:
    waiting: list[Route] = []
    newcomer.page.route("**/main.js", lambda route: waiting.append(route))
    for page, path in (("home", "/"), ("table", f"/match/{newcomer.make()}")):
        newcomer.page.goto(path, wait_until="commit")
        expect(newcomer.page.locator(".shell")).to_be_visible()
        newcomer.page.wait_for_function(ANNOUNCED, arg=preloads.page_files(page))
        waiting.pop().continue_()
        newcomer.page.locator("h1").first.wait_for(state="attached")
        expect(newcomer.page.locator(".shell")).to_have_count(0)
    newcomer.table.wait_for()
    late = newcomer.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    modules = {name.removeprefix(newcomer.address) for name in late if "/table/" in name}
    assert modules <= announced(newcomer)


def announced(person: Person) -> set[str]:
    """What the page has linked, so that it is fetched at once."""
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('link[href]')].map(({href}) => new URL(href).pathname)"
    )
    return set(found)
