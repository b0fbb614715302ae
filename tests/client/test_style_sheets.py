"""A page that is opened first loads every style sheet it relies on: it looks as it does after all others."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import vigil
from tests.client.person import ME, Person
from tests.client.test_together import HERE, OPEN
from tests.conftest import table
from vigil.puzzles.puzzle import shipped_puzzles

CLIENT = Path(vigil.__file__).parent / "client"
SHEETS = sorted(f"/{sheet.relative_to(CLIENT).as_posix()}" for sheet in CLIENT.rglob("*.css"))
PUZZLE = next(iter(shipped_puzzles()))
PAGES = [
    "/", "/new", "/lobby", "/games", "/watch", "/cards?cost=7", "/rules?find=treasure", "/open", "/about",
    "/join", "/play", "/deal", "/learn", "/learn/first", "/puzzles", f"/puzzles/{PUZZLE}",
]  # fmt: skip
# What lies where, and what of it moves when all other style sheets are loaded, too.
MOVED = """async (sheets) => {
    const things = [...document.querySelectorAll("#app *")].filter((node) => node.getClientRects().length);
    const places = () => things.map((node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(" ");
    });
    const before = places();
    const known = [...document.styleSheets].map(({href}) => href && new URL(href).pathname);
    const links = sheets.filter((sheet) => !known.includes(sheet)).map((href) => {
        const link = Object.assign(document.createElement("link"), {rel: "stylesheet", href});
        const loaded = new Promise((done) => { link.onload = done; });
        document.head.prepend(link);
        return loaded;
    });
    await Promise.all(links);
    const after = places();
    return things.filter((_, index) => before[index] !== after[index])
        .map((node) => node.outerHTML.slice(0, 90)).slice(0, 3);
}"""


def moved(person: Person, path: str) -> list[str]:
    """What lies elsewhere on a page that was opened first, once it has all style sheets."""
    person.load(path)
    person.rest()
    found: list[str] = person.page.evaluate(MOVED, SHEETS)
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_loads_every_style_sheet_it_relies_on(ada, path):
    assert not moved(ada, path)


def test_every_state_of_a_match_loads_the_style_sheets_it_relies_on(ada):
    waiting = ada.make(ME, OPEN)
    for path in (f"match/{ada.make(ME, HERE)}", f"match/{waiting}", f"join/{waiting}"):
        assert not moved(ada, f"/{path}")
    ended = ada.play(start=table(honor_pool=1, power=2))
    assert not moved(ada, f"/match/{ended}")
    ada.do("Defeat Cultist")
    ada.button("End turn").click()
    expect(ada.page.get_by_role("navigation", name="What next")).to_be_visible()
    for path in (f"match/{ended}", f"replay/{ended}", f"review/{ended}"):
        assert not moved(ada, f"/{path}")
