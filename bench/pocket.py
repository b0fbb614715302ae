"""Measure Vigil in the pocket, in Chromium on this machine: python -m bench.pocket [GAMES] [LEVEL]

Prints how long it takes from the address to the page and to the table, for somebody new and for somebody who
comes back, how long a press takes until the table has changed, and how much memory the browser then has.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import CDPSession

from tests.client.browser import chromium
from tests.client.pocket_person import BASE, PocketPerson, build_pocket
from tests.client.static_site import StaticSite


def memory() -> int:
    """Megabytes that all processes of the browser that draw pages have in memory, without what they share."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                rollup = (process / "smaps_rollup").read_text()
                total += sum(
                    int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private")
                )
        except (OSError, IndexError):
            continue  # it has just ended
    return total // 1024


def collect_garbage(session: CDPSession) -> None:
    """Have the browser give back what nobody uses, so that only what is kept is counted."""
    session.send("HeapProfiler.collectGarbage")


def start(person: PocketPerson, level: str) -> tuple[float, float]:
    """Seconds from the address until the game is there, and until its table is."""
    began = time.perf_counter()
    person.page.goto(person.address)
    person.wait_until_ready()
    ready = time.perf_counter() - began
    person.begin(level)
    return ready, time.perf_counter() - began


def play(person: PocketPerson) -> list[float]:
    """Seconds that every press of a game took until the table had changed."""
    took: list[float] = []
    while True:
        began = time.perf_counter()
        if not person.press_next():
            return took
        took.append(time.perf_counter() - began)


def main(games: int = 3, level: str = "Hard") -> None:
    """Measure and print."""
    sizes = json.loads((build_pocket() / "pocket.json").read_text(encoding="utf-8"))["sizes"]
    first, whole = sizes["first table"] / 1e6, sizes["all"] / 1e6
    print(f"download: {first:.1f} MB to the first table, {whole:.1f} MB in all")
    with StaticSite(build_pocket(), BASE) as site, chromium() as browser:
        person = PocketPerson(browser, site.address)
        print("first visit: game there after {:.1f} s, table after {:.1f} s".format(*start(person, level)))
        print("coming back: game there after {:.1f} s, table after {:.1f} s".format(*start(person, level)))
        session = person.context.new_cdp_session(person.page)
        print(f"memory: {memory()} MB at the first table")
        for number in range(1, games + 1):
            took = sorted(play(person))
            slow = took[int(len(took) * 0.95)]
            collect_garbage(session)
            print(
                f"game {number}: {len(took)} presses, median {1000 * statistics.median(took):.0f} ms, "
                f"95 of 100 within {1000 * slow:.0f} ms (with the bot's answers); memory {memory()} MB"
            )
            person.page.goto(person.address)
            person.wait_until_ready()
            person.begin(level)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, sys.argv[2] if len(sys.argv) > 2 else "Hard")
