"""Somebody at a browser, who sees and presses what is on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.conftest import Table

PATIENCE = 30_000  # milliseconds, for a busy machine
expect.set_options(timeout=PATIENCE)

Seat = Mapping[str, str]
ME: Seat = {"kind": "me"}
BOT: Seat = {"kind": "bot", "name": "Bo", "level": "greedy"}

DESKTOP = {
    "viewport": {"width": 1440, "height": 785},
    "reduced_motion": "reduce",
    "color_scheme": "dark",
    "service_workers": "block",  # what they keep would outlive a test; tests/pocket is about them
}

EMPTY = "/icon.svg"  # a page of the server where nothing is loaded
QUIET = "/about"  # a page of ours where nothing happens

# Moves of others are shown at once, unless a test is about showing them; who has played much sees verbs, too.
SETTINGS = {"vigil.speed": "0", "vigil.verbs": "true"}

# Follows a link of ours to another page, without loading everything again; false if none of ours is open.
WALK = """async (path) => {
    const page = document.querySelector("#app > *");
    if (!page || new URL(path, location.href).pathname === location.pathname) return false;
    const link = Object.assign(document.createElement("a"), {href: path});
    document.body.append(link);
    link.click();
    link.remove();
    while (page.isConnected) await new Promise(requestAnimationFrame);
    return true;
}"""

# What a patient player would press next: cards first, then answers, and the end of the turn last.
NEXT = """() => {
    if (!document.querySelector("main.table")) return "over";
    const wanted = [
        '[data-act="play all"]', ".acts:not(.main) .glow:not([data-act])", ".ask .legal",
        "[role=button].legal", "[data-act=decline]", '[data-act="end turn"]',
    ];
    const seen = (node) => node.checkVisibility();
    return wanted.flatMap((selector) => [...document.querySelectorAll(selector)]).find(seen) ?? null;
}"""

# What a press changes: the table, or what the sill says.
SIGN = """() => {
    const table = document.querySelector("main.table");
    return table && table.dataset.step + table.querySelector("[data-zone=sill]").textContent;
}"""


# Until the browser has drawn what it knows.
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Person:
    """A person with a browser profile of their own."""

    def __init__(self, browser: Browser, address: str, name: str, device: Mapping[str, Any]) -> None:
        self.name = name
        self.address = address
        self.device = {**DESKTOP, **device}
        self.context = browser.new_context(base_url=address, **self.device)
        self.context.set_default_timeout(PATIENCE)
        self.broken: list[str] = []
        self.awaited: set[Request] = set()
        self.page = self.new_page()
        self.forget()

    def forget(self) -> None:
        """Become somebody who was never here, but for what the browser has loaded."""
        for tab in self.context.pages:
            if tab is not self.page:
                tab.close()
        if not self.page.evaluate(WALK, QUIET):
            self.page.goto(EMPTY)
        self.page.set_viewport_size(self.device["viewport"])
        self.page.mouse.move(0, 0)
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        self.keep(SETTINGS)
        self.broken.clear()

    def new_page(self) -> Page:
        """Another tab, whose errors are noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.broken.append(str(error)))
        page.on("console", self.note)
        page.on("request", lambda request: self.awaited.add(request))
        page.on("requestfinished", lambda request: self.awaited.discard(request))
        page.on("requestfailed", lambda request: self.awaited.discard(request))
        return page

    def note(self, message: ConsoleMessage) -> None:
        """Remember an error that a page has told of; browsers want an icon for EMPTY, too."""
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.broken.append(f"{message.text} ({message.location['url']})")

    def forgive(self, words: str) -> None:
        """An error that a test has asked for."""
        self.broken = [line for line in self.broken if words not in line]

    def keep(self, settings: Mapping[str, str]) -> None:
        """Have settings in the browser, for the pages that are opened from now on."""
        self.page.evaluate("(settings) => Object.assign(localStorage, settings)", settings)

    # Going places

    def load(self, path: str) -> None:
        """Open an address anew, and wait for its page."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for(state="attached")

    def go(self, path: str) -> None:
        """Get to an address from the page that is open, and wait for its page."""
        if not self.page.evaluate(WALK, path):
            self.page.goto(path)
        self.page.locator("h1").first.wait_for(state="attached")

    def rest(self) -> None:
        """Wait until everything that the page has asked for has come and is drawn."""
        self.page.evaluate(FRAME)
        while self.awaited:
            self.page.evaluate(FRAME)
        self.page.evaluate(FRAME)
        if self.awaited:
            self.rest()

    def resize(self, width: int, height: int) -> None:
        """Have a window of another size, in which everything has found its place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(FRAME)

    def post(self, path: str, body: Any = None) -> Any:
        """Ask the server for something, as a page would."""
        answer = self.context.request.post(f"/api/{path}", data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        """What the server answers."""
        return self.context.request.get(f"/api/{path}").json()

    def make(self, *seats: Seat, start: Table | None = None, **more: Any) -> str:
        """Make a match, with the table as it is laid; returns its id. Nothing is left to chance."""
        wanted = {"setup": {"sets": ["godslayer"]}, "name": self.name, "shuffle": False, **more}
        if not any(seat["kind"] in ("link", "open") for seat in seats):
            wanted.setdefault("seed", 7)
        if start is not None:
            wanted["start"] = {"position": start.position()}
        return str(self.post("matches", {**wanted, "seats": list(seats or (ME, BOT))})["id"])

    def sit(self, match: str) -> None:
        """Go to the table of a match."""
        self.go(f"/match/{match}")
        self.table.wait_for()

    def play(self, *seats: Seat, **more: Any) -> str:
        """Make a match and sit down at it."""
        match = self.make(*seats, **more)
        self.sit(match)
        return match

    # Seeing

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.locator("main.table")

    @property
    def sill(self) -> Locator:
        """Where the game speaks."""
        return self.page.locator("[data-zone=sill]")

    @property
    def hand(self) -> Locator:
        """The cards in one's hand; copies of one are one."""
        return self.page.locator("[data-zone=hand] [data-card]:not([aria-hidden] *)")

    @property
    def log(self) -> Locator:
        """What happened."""
        return self.page.get_by_role("complementary", name="Log")

    def button(self, name: str) -> Locator:
        """The first button whose name begins so."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(?!\w)")).first

    def card(self, name: str) -> Locator:
        """A card wherever it lies, lit or not."""
        return self.table.locator(f'[data-card="{name}"]').first

    def says(self, words: str) -> None:
        """Wait until the game speaks so."""
        expect(self.sill).to_contain_text(words, ignore_case=True)

    def has(self, *amounts: str) -> None:
        """Wait until the player has so many runes, so much power ..."""
        purse = self.sill.get_by_role("group", name="You have")
        for amount in amounts:
            expect(purse).to_contain_text(re.compile(r"(?<!\d)" + amount.replace(" ", r"\s*")))

    @property
    def match(self) -> str:
        """The match at whose table one sits."""
        return self.page.url.rpartition("/")[2]

    @property
    def step(self) -> int:
        """How many acts the table shows."""
        return int(self.table.get_attribute("data-step") or 0)

    # Doing

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait until what is done here has changed the table."""
        before = self.step
        yield
        expect(self.table).not_to_have_attribute("data-step", str(before))

    def do(self, *names: str) -> None:
        """Press buttons and lit cards that make moves, given by how their names begin."""
        for name in names:
            with self.moving():
                self.button(name).click()

    def play_to_the_end(self, held: int = 0, pause: int = 0) -> None:
        """Press what is lit until the game is over, each for so many milliseconds, with so many between."""
        while self.press_next(held):
            self.page.wait_for_timeout(pause)

    def press_next(self, held: int = 0) -> str | None:
        """Press the next thing that is lit, and wait for what it does; None if the game is over."""
        found = self.page.wait_for_function(NEXT).as_element()
        if found is None:
            return None
        act = found.get_attribute("data-act") or found.get_attribute("data-card") or found.inner_text()
        sign = self.page.evaluate(SIGN)
        found.click(delay=held)
        self.page.wait_for_function(f"(before) => ({SIGN})() !== before", arg=sign)
        return act
