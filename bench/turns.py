"""What one network can take from another: reviews and bots of a visitor, alone and beside a greedy neighbour.

    python -m bench.turns                  70 seconds each: alone, beside reviews, beside matches of bots

The neighbour has eight reviews by `master` made, or eight matches between `master` bots played, from another
address. Told are the turns of the visitor's own review by `expert` that were done in that time, and how long
the turn of a greedy bot took in a match of theirs.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

import vigil
from bench.processes import Server

VISITOR, NEIGHBOUR = "127.0.0.1", "127.0.0.2"
GODSLAYER = {"sets": ["godslayer"]}
MASTER, GREEDY = {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "greedy"}
MANY = 8
PAUSE = 1.0  # seconds between two looks at how far things are


class Taken(NamedTuple):
    """What a visitor got: turns of a review, and seconds of each turn of a greedy bot."""

    turns: int
    bot: list[float]


class Somebody:
    """A client with a key of its own, at an address of its own."""

    def __init__(self, server: str, place: str) -> None:
        self.server = server
        self.place = place
        self.headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self.http = httpx.Client(transport=httpx.HTTPTransport(local_address=place), timeout=60)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers."""
        answer = self.http.request(method, f"{self.server}/api/{path}", headers=self.headers, json=body)
        answer.raise_for_status()
        return answer.json()

    def look(self, match: str) -> ClientConnection:
        """A connection to a match."""
        live = f"{self.server}/api/matches/{match}/live".replace("http", "ws", 1)
        endless = {"max_size": None, "max_queue": None}  # everything is taken in
        place = (self.place, 0)
        return connect(live, additional_headers=self.headers, source_address=place, **endless).__enter__()

    def make(self, *seats: dict[str, str]) -> str:
        """A new match."""
        asked = {"setup": GODSLAYER, "seats": seats, "lot": False, "listed": False}
        return str(self.ask("POST", "matches", asked)["id"])

    def review(self, seed: int, level: str) -> str:
        """A review that is begun."""
        record = vigil.Record.of(game_played(seed)).to_data()
        return str(self.ask("POST", "reviews", {"record": record, "seat": 0, "level": level})["id"])


def game_played(seed: int) -> vigil.Game:
    """A whole game, by greedy bots."""
    game = vigil.Game.new(["godslayer"], 2, seed=seed)
    bots = [vigil.bot("greedy", seed=seat) for seat in range(2)]
    while decision := game.decision:
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    return game


@contextlib.contextmanager
def reviews_beside(server: str) -> Iterator[None]:
    """Eight reviews by `master`, of one network."""
    people = [Somebody(server, NEIGHBOUR) for _ in range(MANY)]
    asked = [(person, person.review(100 + number, "master")) for number, person in enumerate(people)]
    yield
    for person, review in asked:
        person.ask("POST", f"reviews/{review}/stop")


@contextlib.contextmanager
def matches_beside(server: str) -> Iterator[None]:
    """Eight matches between `master` bots, of one network that looks at them."""
    with contextlib.ExitStack() as stack:
        for _ in range(MANY):
            person = Somebody(server, NEIGHBOUR)
            stack.callback(person.look(person.make(MASTER, MASTER)).close)
        yield


class Table:
    """A match against a greedy bot, whose turns are measured."""

    def __init__(self, person: Somebody) -> None:
        self.live = person.look(person.make({"kind": "me"}, GREEDY))
        self.table: dict[str, Any] = {}
        self.hear_until_asked()

    def hear_until_asked(self) -> None:
        """Listen until it is one's turn."""
        while True:
            message = json.loads(self.live.recv(timeout=600))
            if message["type"] in ("welcome", "update"):
                self.table = message.get("update", message)
                if self.table["asked"] or self.table["view"]["result"]:
                    return

    def bot_turn(self) -> float | None:
        """The seconds of the bot's turn after one's own was ended; None when the game is over."""
        if not self.table["asked"]:
            return None
        texts = [move["text"] for move in self.table["asked"]["moves"]]
        wanted = "end turn" if "end turn" in texts else texts[0]
        began = time.monotonic()
        self.live.send(json.dumps({"type": "move", "step": self.table["step"], "text": wanted}))
        self.hear_until_asked()
        return time.monotonic() - began if wanted == "end turn" else 0.0


def measure(server: str, seconds: float) -> Taken:
    """What a visitor gets in some seconds."""
    ada = Somebody(server, VISITOR)
    until = time.monotonic() + seconds
    turns, bot, seed = 0, [], 0
    review, table = ada.review(seed, "expert"), Table(ada)
    while time.monotonic() < until:
        took = table.bot_turn()
        if took is None:
            table = Table(ada)
        elif took:
            bot.append(took)
        time.sleep(PAUSE)
        state = ada.ask("GET", f"reviews/{review}")
        if state["status"] != "running":
            assert state["status"] == "done", state
            turns, seed = turns + state["done"], seed + 1
            review = ada.review(seed, "expert")
    turns += ada.ask("GET", f"reviews/{review}")["done"]
    ada.ask("POST", f"reviews/{review}/stop")
    return Taken(turns, bot)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=70)
    wishes = parser.parse_args()
    for what, beside in (
        ("alone", contextlib.nullcontext),
        ("beside eight reviews by master", reviews_beside),
        ("beside eight matches of masters", matches_beside),
    ):
        with (
            tempfile.TemporaryDirectory() as home,
            Server(f"{home}/vigil.db", Path(home) / "log") as server,
            beside(server.address),
        ):
            taken = measure(server.address, wishes.seconds)
        bot = f"p50 {statistics.median(taken.bot):.2f} s, at most {max(taken.bot):.2f} s"
        print(
            f"{what}: {taken.turns} turns reviewed; a greedy bot's turn {bot} ({len(taken.bot)})", flush=True
        )


if __name__ == "__main__":
    main()
