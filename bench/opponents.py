"""How long two strangers take from the same button to one table, and a crowd until all have a table.

    python -m bench.opponents [--pairs 20] [--crowd 40] [--database postgresql://…]

A visitor asks as a browser does: it looks, waits for news, comes, and waits for the table.
"""

from __future__ import annotations

import argparse
import secrets
import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import httpx

from bench.processes import Server

WISH: Final = {"pace": "10m", "sets": ["godslayer"]}
PATIENCE: Final = 60.0  # seconds


class Seeker:
    """Somebody who presses the button."""

    def __init__(self, address: str) -> None:
        key = secrets.token_urlsafe(32)
        self.client = httpx.Client(
            base_url=address, headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE
        )
        self.ask("POST", "/api/me", {"name": f"Seeker {secrets.token_hex(3)}"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers."""
        answer = self.client.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    def sit_down(self) -> float:
        """Seconds from the button to the table."""
        began = time.perf_counter()
        state = self.ask("POST", "/api/seeks", WISH)
        while state["seeks"] and not state["seeks"][0]["match"]:
            [seek] = state["seeks"]
            if seek["meeting"] and not seek["meeting"]["came"]:
                state = self.ask("POST", f"/api/seeks/{seek['id']}/come")
            else:
                state = self.ask("GET", f"/api/opponents?mark={state['mark']}")
        self.ask("GET", f"/api/matches/{state['seeks'][0]['match']}")
        return time.perf_counter() - began


def measure(address: str, people: int) -> list[float]:
    """How long so many people take who press the button at the same time."""
    seekers = [Seeker(address) for _ in range(people)]
    with ThreadPoolExecutor(people) as pool:
        return list(pool.map(Seeker.sit_down, seekers))


def report_line(what: str, seconds: list[float]) -> str:
    """A line of the report."""
    middle, longest = statistics.median(seconds), max(seconds)
    return f"{what}: median {middle:.2f} s, longest {longest:.2f} s"


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--crowd", type=int, default=40)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    home = Path(tempfile.mkdtemp())
    options = ("--workers", "1", "--connections", "1000")
    with Server(chosen.database or str(home / "vigil.db"), home / "log", *options) as server:
        pairs = [seconds for _ in range(chosen.pairs) for seconds in measure(server.address, 2)]
        print(report_line(f"{chosen.pairs} pairs of strangers, one after another", pairs))
        print(report_line(f"{chosen.crowd} strangers at once", measure(server.address, chosen.crowd)))


if __name__ == "__main__":
    main()
