"""How long a player waits: from a click to the updated table, over a whole game against `greedy` in Chromium.

    python -m bench.client               one game at 1440 x 900, with motion
    python -m bench.client --games 3     several

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


def played(browser: Browser, address: str, seed: int) -> list[dict[str, float]]:
    """The waits of a whole game."""
    person = Person(browser, address, "Ada", {"reduced_motion": "no-preference"})
    person.play(seed=seed)
    person.page.evaluate(WATCH)
    person.play_to_the_end()
    waits: list[dict[str, Any]] = person.page.evaluate("window.waits")
    person.context.close()
    return [wait for wait in waits if "painted" in wait]


def told(what: str, times: list[float], wanted: str = "") -> str:
    """A line of the table."""
    cuts = statistics.quantiles(times, n=100)
    figures = "".join(f"{cuts[percent - 1]:8.1f}" for percent in (50, 90, 95, 99))
    return f"{what:32}{figures}{max(times):8.1f}   {wanted}"


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=1)
    games = asked.parse_args().games
    with tempfile.TemporaryDirectory() as home, chromium() as browser:
        build = "compiled" if compiled() else "plain Python"
        print(f"Vigil {vigil.__version__}, {build}; Chromium {browser.version}, without a graphics card")
        print(f"Python {platform.python_version()}; {os.cpu_count()} cores, {processor()}")
        with Server(str(Path(home) / "vigil.db"), Path(home) / "log") as server:
            waits = [wait for seed in range(games) for wait in played(browser, server.address, seed + 1)]
    print(f"{len(waits)} clicks that made an act, in {games} game{'s' if games > 1 else ''}\n")
    print(f"{'milliseconds':32}{'p50':>8}{'p90':>8}{'p95':>8}{'p99':>8}{'most':>8}")
    print(told("click to updated table", [wait["shown"] for wait in waits], f"p95 wanted under {WANTED}"))
    print(told("click to the frame after it", [wait["painted"] for wait in waits]))


if __name__ == "__main__":
    main()
