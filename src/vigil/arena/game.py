"""One game between bots: who sat where, who won, and what it took."""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from vigil.arena.entrants import Entrants
from vigil.arena.table import Table
from vigil.bots import Bot
from vigil.bots.external import External, Mishap
from vigil.bots.greedy import Greedy
from vigil.rules.game import Game, View
from vigil.rules.moves import Decision, IllegalMove, Move

ERRORS_KEPT: Final = 20  # of a game; all are counted
FINEST: Final = 1e-7  # seconds: shorter decisions are not told apart
STEP: Final = 1.1  # times are counted in classes, each so much longer than the one before


@dataclass(frozen=True, order=True)
class Fixture:
    """A game to be played: the number of its block, who against whom, and how far the seats are turned."""

    block: int
    one: str
    other: str
    turned: int

    def seating(self, table: Table) -> list[str]:
        """Who sits where: `one` on the seats of one side, `other` on all the rest."""
        own = table.sides[self.turned]
        return [self.one if seat in own else self.other for seat in range(table.players)]


@dataclass(frozen=True)
class Played:
    """What is kept of a game: one line of the results."""

    fixture: Fixture
    seed: int
    seats: list[str]
    first: int  # the seat that began
    winners: list[int]
    scores: list[int]
    rival: int | None
    reason: str
    turns: int
    moves: int
    seconds: float
    decisions: list[int]  # of every seat
    thinking: list[float]  # seconds of every seat
    times: list[dict[str, int]]  # how many decisions of every seat took how long, in classes
    failures: list[int]  # of every seat
    errors: list[dict[str, Any]] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """The game as plain data."""
        own = {key: value for key, value in vars(self).items() if key != "fixture"}
        return {**asdict(self.fixture), **own}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Played:
        """The game that `to_data` described."""
        keys = ("block", "one", "other", "turned")
        fixture = Fixture(*[data[key] for key in keys])
        return Played(fixture, **{key: value for key, value in data.items() if key not in keys})


class Stopwatch:
    """The decisions of one seat: how many, how long, and what went wrong."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.classes: Counter[int] = Counter()
        self.mishaps: list[Mishap] = []

    def count(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.classes[time_class(seconds)] += 1


def time_class(seconds: float) -> int:
    """The number of the class that a time belongs to."""
    return round(math.log(max(seconds, FINEST) / FINEST) / math.log(STEP))


def class_time(number: int) -> float:
    """The middle of a class of times, in seconds."""
    return float(FINEST * STEP**number)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat: not the game's, and small enough for any language's numbers."""
    digest = hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=6)
    return int.from_bytes(digest.digest(), "big")


def play(table: Table, fixture: Fixture, seed: int, entrants: Entrants) -> Played:
    """Play a game to its end, whatever the bots do."""
    seats = fixture.seating(table)
    bots = [entrants.make(name, seat, bot_seed(seed, seat)) for seat, name in enumerate(seats)]
    watches = [Stopwatch() for _ in seats]
    began = time.perf_counter()
    game = table.deal(seed)
    while decision := game.decision:
        seat = decision.player
        game.apply(decide(bots[seat], game.view(seat), decision, watches[seat]))
    finish(game, bots, watches)
    return kept(game, fixture, seats, watches, time.perf_counter() - began)


def decide(player: Bot, view: View, decision: Decision, watch: Stopwatch) -> Move:
    """A bot's move; the greedy one, if it fails."""
    outside = isinstance(player, External)
    clock = time.perf_counter if outside else time.process_time
    began = clock()
    try:
        move = player.choose(view, decision)
        if move not in decision.moves:
            raise IllegalMove(f"{str(move)!r} is not one of the moves")
    except Exception as error:
        watch.mishaps.append(Mishap(view.table.moves_made, "error", f"{type(error).__name__}: {error}"))
        move = Greedy(player.seed).choose(view, decision)
    seconds = clock() - began
    if isinstance(player, External) and player.cpu_seconds is not None:
        seconds = max(player.cpu_seconds, 0.0)
    watch.count(seconds)
    return move


def finish(game: Game, bots: Sequence[Bot], watches: Sequence[Stopwatch]) -> None:
    """Tell the bots of others how it ended, and gather what went wrong."""
    result = game.result
    assert result is not None
    for player, watch in zip(bots, watches, strict=True):
        if isinstance(player, External):
            player.over(result)
            watch.mishaps += player.mishaps


def kept(
    game: Game, fixture: Fixture, seats: list[str], watches: Sequence[Stopwatch], seconds: float
) -> Played:
    """What the results say of a finished game."""
    result = game.result
    assert result is not None
    errors = [
        {"seat": seat, "move": mishap.moves_made, "kind": mishap.kind, "detail": mishap.detail[:200]}
        for seat, watch in enumerate(watches)
        for mishap in watch.mishaps
    ]
    return Played(
        fixture=fixture,
        seed=game.seed,
        seats=seats,
        first=game.first,
        winners=result.winners,
        scores=result.scores,
        rival=result.rival,
        reason=result.reason,
        turns=game.turn_number,
        moves=game.moves_made,
        seconds=round(seconds, 4),
        decisions=[watch.decisions for watch in watches],
        thinking=[round(watch.seconds, 6) for watch in watches],
        times=[{str(number): count for number, count in sorted(watch.classes.items())} for watch in watches],
        failures=[len(watch.mishaps) for watch in watches],
        errors=errors[:ERRORS_KEPT],
    )
