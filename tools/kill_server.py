"""Kill the server at random points in the middle of many matches, and see that nothing is lost.

    python -m tools.kill_server --kills 200
    python -m tools.kill_server --kills 50 --matches 30 --seed 7 --database postgresql://me@localhost/scratch

Two people play at random at every table, at some of them one person against a bot. The server ends as in a
power cut, again and again, and is started at the same address; the players come back by themselves. In the
end every act that anybody was told of must be in the database, numbered without a gap, and lead to exactly
the tables that everybody saw; and all the games must have been played to their ends.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx

from bench.audit import faults
from bench.players import Person, Player
from bench.processes import Server

LIVES = (0.05, 0.7)  # seconds between listening and being killed
PACE = 0.02  # seconds a player thinks, on average
PATIENCE = 300.0  # seconds for the games to come to their ends
BOT = {"kind": "bot", "level": "greedy"}


class Ordeal:
    """Matches on a server that is killed again and again."""

    def __init__(self, database: str, log: Path, seed: int = 1) -> None:
        self.server = Server(database, log)
        self.chance = Random(seed)
        self.players: list[Player] = []

    async def run(self, kills: int, matches: int, against_bots: int) -> list[str]:
        """Play, kill, finish; what was found wrong."""
        await asyncio.to_thread(self.server.start)
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                await asyncio.gather(*[self.seat_two(http) for _ in range(matches)])
                await asyncio.gather(*[self.seat_one(http) for _ in range(against_bots)])
            games = asyncio.gather(*[player.play() for player in self.players])
            for _ in range(kills):
                await self.kill()
            for player in self.players:
                player.pace = 0
            await asyncio.wait_for(games, PATIENCE)
        finally:
            self.server.stop()
        return [*faults(self.server.database, [player.seen for player in self.players]), *self.orphans()]

    async def seat_two(self, http: httpx.AsyncClient) -> None:
        """Two people at a new table."""
        ada, bo = [Person(self.server.address, http) for _ in range(2)]
        match = await ada.make({"kind": "open"})
        await bo.join(match)
        self.players += [self.player(ada, match, 0), self.player(bo, match, 1)]

    async def seat_one(self, http: httpx.AsyncClient) -> None:
        """One person against a bot."""
        ada = Person(self.server.address, http)
        self.players.append(self.player(ada, await ada.make(BOT), 0))

    def player(self, person: Person, match: str, seat: int) -> Player:
        """Somebody at a seat, with chance of their own."""
        player = Player(person, match, seat, Random(self.chance.getrandbits(32)))
        player.pace = PACE
        return player

    async def kill(self) -> None:
        """Let the server live for a while, kill it and start it again."""
        await asyncio.sleep(self.chance.uniform(*LIVES))
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    def orphans(self) -> list[str]:
        """Processes that outlived the servers that had started them."""
        until = time.monotonic() + 5
        while (left := self.server.left_behind()) and time.monotonic() < until:
            time.sleep(0.05)
        return [f"process {number} was left behind" for number in left]


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--against-bots", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory)
        ordeal = Ordeal(wishes.database or str(path / "vigil.db"), path / "log", wishes.seed)
        wrong = asyncio.run(ordeal.run(wishes.kills, wishes.matches, wishes.against_bots))
    acts = sum(player.seen.step for player in ordeal.players if player.seen.seat == 0)
    lost = sum(player.seen.lost for player in ordeal.players)
    print(f"{wishes.kills} kills, {acts:,} acts, {lost:,} times without a connection, {len(wrong)} faults")
    sys.exit("\n".join(wrong) if wrong else None)


if __name__ == "__main__":
    main()
