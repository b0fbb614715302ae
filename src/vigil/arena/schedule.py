"""Which games a tournament has: every pairing, every block, every seating."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from vigil.arena.bot_game import Seating
from vigil.arena.game_format import GameFormat


@dataclass(frozen=True, order=True)
class Fixture:
    """A game to be played: the number of its block, who against whom, and how far the seats are turned."""

    block: int
    one: str
    other: str
    turned: int

    def seats(self, form: GameFormat) -> list[str]:
        """Who sits where: `one` on the seats of one side, `other` on all the rest."""
        own = form.sides[self.turned]
        return [self.one if seat in own else self.other for seat in range(form.players)]

    def seating(self, form: GameFormat, seed: int) -> Seating:
        """The game itself, with the seed of its block."""
        seats = self.seats(form)
        return Seating(seed, tuple(seats), tuple(bot_seed(seed, seat) for seat in range(len(seats))))


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat: not the game's, and small enough for any language's numbers."""
    digest = hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=6)
    return int.from_bytes(digest.digest(), "big")


def pairings(bots: Sequence[str], form: GameFormat, gauntlet: bool = False) -> list[tuple[str, str]]:
    """Who meets whom: every bot every other, or in a gauntlet the first one all the others."""
    if form.rival:
        return [(bot, form.rival) for bot in bots]
    if len(bots) < 2:
        raise ValueError("a match takes two bots; `vigil arena A B`")
    if gauntlet:
        return [(bots[0], other) for other in bots[1:]]
    # One against a table of others is a different match the other way round.
    return list(combinations(bots, 2) if form.opponents == 1 else permutations(bots, 2))


def fixtures(
    matches: Sequence[tuple[str, str]], form: GameFormat, start: int, blocks: int
) -> Iterator[Fixture]:
    """The games in their order: block after block, so that all matches are equally far at any time."""
    for block in range(start, start + blocks):
        for one, other in matches:
            for turned in range(len(form.sides)):
                yield Fixture(block, one, other, turned)
