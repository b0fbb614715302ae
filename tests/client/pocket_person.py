"""Somebody who plays in the pocket: a browser profile at a static site, online or not."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.client.person import FRAME, NEXT, PATIENCE, SETTINGS, SIGN

ROOT = Path(__file__).parents[2]
BASE = "/pocket/"
BUILT = ROOT / "build" / "pocket"
SOURCES = ("src/vigil", "tools", "deploy")
READY = 240_000  # milliseconds until the game is there, on a busy machine
STAGE = "html[data-stage=ready], html[data-stage=failed]"


def build_pocket() -> Path:
    """The folder with the pocket, built anew if something is newer; other processes wait for it."""
    if shutil.which("npm") is None:
        assert os.environ.get("CI") != "true", "npm is not installed"
        pytest.skip("npm is not installed")
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "pocket.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh():
            subprocess.run([sys.executable, "tools/pocket_build.py", BASE], cwd=ROOT, check=True)
    return BUILT


def is_fresh() -> bool:
    """Whether nothing was changed since the pocket was built."""
    known = BUILT / "pocket.json"
    if not known.is_file():
        return False
    files = [file for folder in SOURCES for file in (ROOT / folder).rglob("*") if file.is_file()]
    changed = max(file.stat().st_mtime for file in files if "__pycache__" not in file.parts)
    return changed < known.stat().st_mtime


class PocketPerson:
    """A person with a browser profile of their own; whatever breaks in a page is noted."""

    def __init__(self, browser: Browser, address: str, **device: Any) -> None:
        self.address = address
        self.context = browser.new_context(reduced_motion="reduce", color_scheme="dark", **device)
        self.context.set_default_timeout(PATIENCE)
        self.broken: list[str] = []
        self.page = self.new_page()

    def new_page(self, path: str = "") -> Page:
        """Another tab, with the game in it."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.broken.append(str(error)))
        page.add_init_script(f"Object.assign(localStorage, {SETTINGS})")
        page.goto(self.address + path)
        return page

    def kill(self) -> None:
        """Have the process of the tab end in the middle of whatever it does."""
        with suppress(Error):  # nobody is left to say that it has come there
            self.page.goto("chrome://crash", timeout=3000)

    def wait_until_ready(self, page: Page | None = None) -> None:
        """Wait until the game is there."""
        shown = page or self.page
        reached = shown.wait_for_selector(STAGE, timeout=READY)
        assert reached is not None
        assert reached.get_attribute("data-stage") != "failed"

    def begin(self, level: str) -> None:
        """Begin a game against a bot."""
        self.page.get_by_role("radio", name=level, exact=True).check(force=True)
        self.page.locator(".play-now").click()
        self.page.wait_for_selector("main.table", timeout=READY)

    def step(self, page: Page | None = None) -> str:
        """How far the game on the table has come, once it waits for the person."""
        (page or self.page).wait_for_function(NEXT, timeout=READY)
        return str((page or self.page).locator("main.table").get_attribute("data-step"))

    def press_next(self) -> bool:
        """Do what a patient player would do next; false when the game is over."""
        wanted = self.page.wait_for_function(NEXT, timeout=READY)
        if wanted.json_value() == "over":
            return False
        before = self.page.evaluate(SIGN)
        element = wanted.as_element()
        assert element is not None
        element.evaluate("(node) => node.click()")
        self.page.wait_for_function(f"(before) => ({SIGN})() !== before", arg=before, timeout=READY)
        return True

    def play(self, most: int = 1000) -> int:
        """Play on, for at most so many presses; how many there were."""
        for count in range(most):
            if not self.press_next():
                return count
        return most

    def go(self, path: str) -> None:
        """Follow a link of ours."""
        self.page.evaluate(
            "(href) => { const link = Object.assign(document.createElement('a'), {href});"
            " document.body.append(link); link.click(); link.remove(); }",
            BASE + path,
        )
        self.page.evaluate(FRAME)

    def expect_words(self, words: str) -> None:
        """Wait until something is said on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=READY)
