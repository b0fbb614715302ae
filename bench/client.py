"""How long a player waits: from a click to the updated table, over a whole game against `greedy` in Chromium.

    python -m bench.client               one game at 1280 x 800, with motion, at a person's pace
    python -m bench.client --games 3     several
    python -m bench.client --pause 0     as fast as a machine can click, into what still moves

With PYTHONPATH=build/compiled it is the compiled engine that answers. The time is taken in the page, from
the pointer's event to the table in the document showing the act that it made, and again to the next frame.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import vigil
from bench.engine import processor
from bench.processes import Server
from tests.client.browser import chromium
from tests.client.person import Person
from vigil.build import compiled

WANTED = 50  # milliseconds, at the 95th percentile
HELD = 60  # how long a person holds a button down
PAUSE = 500  # a quick player's time from what is shown to the next click

# A press counts if it makes an act: what only opens a choice changes no step.
WATCH = """
window.waits = [];
let pressed = null;
addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
new MutationObserver((changes) => {
    if (pressed === null || !changes.some(({target}) => target.matches("main.table"))) return;
    const wait = {shown: performance.now() - pressed};
    const began = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => { wait.painted = performance.now() - began; }));
    window.waits.push(wait);
}).observe(document, {subtree: true, attributeFilter: ["data-step"]});
"""


def measure_waits(browser: Browser, address: str, seed: int, pause: int) -> list[dict[str, float]]:
    """The waits of a whole game."""
    person = Person(browser, address, "Ada", {"reduced_motion": "no-preference"})
    person.play(seed=seed)
    person.page.evaluate(WATCH)
    person.play_to_the_end(HELD if pause else 0, pause)
    waits: list[dict[str, Any]] = person.page.evaluate("window.waits")
    person.context.close()
    return [wait for wait in waits if "painted" in wait]


def table_line(what: str, times: list[float], wanted: str = "") -> str:
    """A line of the table."""
    cuts = statistics.quantiles(times, n=100)
    figures = "".join(f"{cuts[percent - 1]:8.1f}" for percent in (50, 90, 95, 99))
    return f"{what:32}{figures}{max(times):8.1f}   {wanted}"


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--pause", type=int, default=PAUSE, metavar="MS", help="before the next click")
    games, pause = vars(asked.parse_args()).values()
    with tempfile.TemporaryDirectory() as home, chromium() as browser:
        build = "compiled" if compiled() else "plain Python"
        print(f"Vigil {vigil.__version__}, {build}; Chromium {browser.version}, without a graphics card")
        print(f"Python {platform.python_version()}; {os.cpu_count()} cores, {processor()}")
        with Server(str(Path(home) / "vigil.db"), Path(home) / "log") as server:
            seeds = range(1, games + 1)
            waits = [wait for seed in seeds for wait in measure_waits(browser, server.address, seed, pause)]
    print(f"{len(waits)} clicks that made an act, {pause} ms apart; games: {games}\n")
    print(f"{'milliseconds':32}{'p50':>8}{'p90':>8}{'p95':>8}{'p99':>8}{'most':>8}")
    print(
        table_line("click to updated table", [wait["shown"] for wait in waits], f"p95 wanted under {WANTED}")
    )
    print(table_line("click to the frame after it", [wait["painted"] for wait in waits]))


if __name__ == "__main__":
    main()
