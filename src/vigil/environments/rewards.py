"""Rewards: what a move, the end of a game or a forfeit is worth for every seat. A team is one side."""

from __future__ import annotations

from typing import Any, Final

from vigil.environments.episodes import rewards
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup
from vigil.rules.table import honor

WIN: Final = "win"
LEAD: Final = "lead"
GAIN: Final = "gain"  # the lead, but paid move by move: something to learn from long before the end
REWARDS: Final = (WIN, LEAD, GAIN)
HONOR: Final = 20.0  # a lead of so much honor is worth as much as a win


def one_of(name: str, value: Any, known: tuple[Any, ...]) -> Any:
    """A setting; the error names what it can be."""
    if value not in known:
        raise ValueError(f"{name} is one of {known}, not {value!r}")
    return value


class RewardScheme:
    """How an environment pays its seats, from game to game."""

    def __init__(self, kind: Any) -> None:
        self.kind: str = one_of("reward", kind, REWARDS)
        self.leads: list[float] = []  # as they were when gains were paid last

    def begin(self, game: Game) -> None:
        """Take note of a new game."""
        self.leads = leads(game) if self.kind == GAIN else []

    def pay(self, game: Game) -> list[float]:
        """What has happened since the last payment is worth, for every seat."""
        if self.kind == GAIN:
            before, self.leads = self.leads, leads(game)
            return [now - then for now, then in zip(self.leads, before, strict=True)]
        if not game.over:
            return [0.0] * len(game.players)
        return rewards(honor.result(game)) if self.kind == WIN else leads(game)


def leads(game: Game) -> list[float]:
    """By how much the side of every seat leads the best of the others now; 1 is as much as a win."""
    result, setup = honor.result(game), game.setup
    totals = side_totals(result.scores, setup.team)
    found = []
    for seat, total in enumerate(totals):
        others = [totals[other] for other in setup.opponents(seat)] or [result.rival or 0]
        found.append((total - max(others)) / HONOR)
    return found


def side_totals(scores: list[int], team: bool) -> list[int]:
    """The score of every seat's side: in teams with that of the seat opposite (COTG-113)."""
    half = len(scores) // 2
    return [score + scores[seat - half] for seat, score in enumerate(scores)] if team else list(scores)


def forfeit(setup: Setup, loser: int) -> list[float]:
    """What it is worth for every seat that one of them gives the game away: the other sides share it."""
    winners = setup.opponents(loser)
    count = len(setup.names)
    return [count / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(count)]
