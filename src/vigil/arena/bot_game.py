"""One game between bots: who sits where, who won, and what it took."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from vigil.arena.entrants import Entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.stopwatch import Stopwatch
from vigil.bots import Bot
from vigil.bots.external import External, Mishap
from vigil.bots.greedy import Greedy
from vigil.rules.game import Game, View
from vigil.rules.moves import Decision, IllegalMove, Move

ERRORS_KEPT: Final = 20  # of a game; all are counted
FAILED: Final = "a bot failed"  # why a game was lost, whatever its scores

Watch = Callable[[Game, Move | None], None]  # told of every move before it is made, and of the end


@dataclass(frozen=True)
class Seating:
    """A game to be played: its seed, and the bot of every seat with a seed of its own."""

    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What is known of a finished game."""

    seed: int
    seats: list[str]  # the bot of every seat
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
    failures: list[int]  # of every seat: decisions that were made in its place
    errors: list[dict[str, Any]] = field(default_factory=list)

    @property
    def first_won(self) -> bool:
        """Whether the side of the seat that began won."""
        return self.first in self.winners

    def won(self, bot: str) -> bool:
        """Whether a bot won, on any of its seats."""
        return any(self.seats[seat] == bot for seat in self.winners)


def play(
    form: GameFormat,
    seating: Seating,
    entrants: Entrants,
    watch: Watch | None = None,
    forgive: bool = False,
) -> Outcome:
    """Play a game to its end, also if bots fail; unless that is forgiven, the first who does has lost it."""
    named = enumerate(zip(seating.bots, seating.bot_seeds, strict=True))
    bots = [entrants.make(name, seat, seed) for seat, (name, seed) in named]
    watches = [Stopwatch() for _ in bots]
    began = time.perf_counter()
    game = form.deal(seating.seed)
    while decision := game.decision:
        seat = decision.player
        move = decide(bots[seat], game.view(seat), decision, watches[seat])
        if watch is not None:
            watch(game, move)
        game.apply(move)
    if watch is not None:
        watch(game, None)
    finish(game, bots, watches)
    return outcome(game, seating, watches, time.perf_counter() - began, forgive)


def decide(player: Bot, view: View, decision: Decision, watch: Stopwatch) -> Move:
    """A bot's move; the greedy one if it fails."""
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
    """Tell external bots how the game ended, and collect what went wrong."""
    result = game.result
    assert result is not None
    for player, watch in zip(bots, watches, strict=True):
        if isinstance(player, External):
            player.over(result)
            watch.mishaps += player.mishaps


def first_to_fail(watches: Sequence[Stopwatch]) -> int | None:
    """The seat whose bot failed first, if any did."""
    failing = [(watch.mishaps[0].moves_made, seat) for seat, watch in enumerate(watches) if watch.mishaps]
    return min(failing)[1] if failing else None


def winners_without(loser: int, game: Game, bots: Sequence[str], winners: list[int]) -> list[int]:
    """Who wins a game that a bot has lost by failing: who would have anyway, else all other sides."""
    others = [seat for seat in game.setup.opponents(loser) if bots[seat] != bots[loser]]
    return [seat for seat in winners if seat in others] or sorted(others)


def outcome(
    game: Game, seating: Seating, watches: Sequence[Stopwatch], seconds: float, forgive: bool
) -> Outcome:
    """The outcome of a finished game."""
    result = game.result
    assert result is not None
    loser = None if forgive else first_to_fail(watches)
    winners, reason = result.winners, result.reason
    if loser is not None:
        winners, reason = winners_without(loser, game, seating.bots, winners), FAILED
    errors = [
        {"seat": seat, "move": mishap.moves_made, "kind": mishap.kind, "detail": mishap.detail[:200]}
        for seat, watch in enumerate(watches)
        for mishap in watch.mishaps
    ]
    return Outcome(
        seed=game.seed,
        seats=list(seating.bots),
        first=game.first,
        winners=winners,
        scores=result.scores,
        rival=result.rival,
        reason=reason,
        turns=game.turn_number,
        moves=game.moves_made,
        seconds=round(seconds, 4),
        decisions=[watch.decisions for watch in watches],
        thinking=[round(watch.seconds, 6) for watch in watches],
        times=[watch.to_data() for watch in watches],
        failures=[len(watch.mishaps) for watch in watches],
        errors=errors[:ERRORS_KEPT],
    )
