"""A crowd: many pairs of clients in one process, who play for a while and then stop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random

import httpx
from msgspec import Struct

from bench.players import Person, Player, Seen
from bench.processes import processor_time

AT_ONCE = 20  # requests while the tables are made
FROM_ONE_PLACE = 50  # clients with one network address: the server lets in only so many
GRACE = 30.0  # seconds for the last answers
NO_KEEPING = httpx.Limits(max_keepalive_connections=0)  # a kept connection may end just when it is needed


class Load(Struct):
    """What the clients do."""

    servers: dict[str, int]  # addresses, and the processes there
    matches: int
    seconds: float
    pace: float  # seconds of thought before a move, on average


class Outcome(Struct):
    """What the clients have to tell."""

    seconds: float
    busy: float  # seconds of processor, the clients'
    served: float  # and the servers'
    unanswered: int
    players: list[Seen]


class Crowd:
    """All the clients; those of one match come to different servers, if there are several."""

    def __init__(self, load: Load, http: httpx.AsyncClient) -> None:
        self.load = load
        self.http = http
        self.chance = Random(1)
        self.few = asyncio.Semaphore(AT_ONCE)
        self.start = asyncio.Event()
        self.over = False
        self.arrived = count()
        self.players: list[Player] = []

    async def run(self) -> Outcome:
        """Take seats, play for a while, and wait for the last answers."""
        pairs = await asyncio.gather(*[self.sit_down() for _ in range(self.load.matches)])
        games = asyncio.gather(*[self.keep_playing(pair) for pair in pairs])
        await self.until(games, lambda player: player.seen.step >= 0)
        began, busy, served = time.monotonic(), time.process_time(), self.processor_seconds()
        self.start.set()
        await asyncio.sleep(self.load.seconds)
        seconds = time.monotonic() - began
        busy, served = time.process_time() - busy, self.processor_seconds() - served
        self.over = True
        for player in self.players:
            player.resting = True
        await self.until(games, lambda player: not player.waiting)
        await asyncio.sleep(1)  # for what the others are told
        unanswered = sum(player.waiting for player in self.players)
        games.cancel()
        with suppress(asyncio.CancelledError):
            await games
        return Outcome(seconds, busy, served, unanswered, [player.seen for player in self.players])

    def processor_seconds(self) -> float:
        """Seconds of processor that the servers have had."""
        return sum(processor_time(process) for process in self.load.servers.values())

    async def until(self, games: asyncio.Future[list[None]], settled: Callable[[Player], bool]) -> None:
        """Wait until something holds for all players, or for as long as is decent."""
        until = time.monotonic() + GRACE
        while not all(map(settled, self.players)) and time.monotonic() < until:
            if games.done():
                games.result()  # raises what has gone wrong
            await asyncio.sleep(0.05)

    async def keep_playing(self, pair: list[Player]) -> None:
        """Play match after match."""
        while not self.over:
            await asyncio.gather(*[player.play() for player in pair])
            pair = await self.sit_down()

    async def sit_down(self) -> list[Player]:
        """Two people at a new table."""
        async with self.few:
            ada, bo = self.person(0), self.person(1)
            match = await ada.make({"kind": "open"}, listed=False)
            await bo.join(match)
        pair = [self.player(person, match, seat) for seat, person in enumerate((ada, bo))]
        self.players += pair
        return pair

    def person(self, seat: int) -> Person:
        """Somebody new."""
        addresses = list(self.load.servers)
        return Person(addresses[seat % len(addresses)], self.http)

    def player(self, person: Person, match: str, seat: int) -> Player:
        """Somebody at a seat, from one of many places."""
        player = Player(person, match, seat, Random(self.chance.getrandbits(32)))
        player.place = f"127.0.0.{2 + next(self.arrived) // FROM_ONE_PLACE % 250}"
        player.pace, player.keeps, player.start = self.load.pace, False, self.start
        return player


def play(load: Load) -> Outcome:
    """Everything, from the beginning to the end."""

    async def run() -> Outcome:
        async with httpx.AsyncClient(timeout=60, limits=NO_KEEPING) as http:
            return await Crowd(load, http).run()

    return asyncio.run(run())
