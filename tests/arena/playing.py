"""Games for tests of the arena: made up, or really played."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from vigil.arena.bot_game import play
from vigil.arena.entrants import Entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.results import Configuration, Results, TournamentGame
from vigil.arena.schedule import Fixture, pairings
from vigil.arena.sequential_test import Sequential
from vigil.arena.tournament import Ran, TournamentPlan, run

TWO = GameFormat()
TIMES = ("seconds", "thinking", "times")  # what differs from run to run


def made_up(one: str, other: str, block: int, turned: int, wins: bool, **more: Any) -> TournamentGame:
    """A game of two that nobody played."""
    seats = [other, one] if turned else [one, other]
    winner = seats.index(one if wins else other)
    given: dict[str, Any] = {
        "seed": block,
        "first": 0,
        "winners": [winner],
        "scores": [50, 40],
        "rival": None,
        "reason": "the honor pool is empty",
        "turns": 30,
        "moves": 300,
        "seconds": 0.5,
        "decisions": [100, 100],
        "thinking": [0.1, 0.2],
        "times": [{"70": 95, "90": 5}, {"80": 100}],
        "failures": [0, 0],
        **more,
    }
    return TournamentGame(fixture=Fixture(block, one, other, turned), seats=seats, **given)


def really_played(
    fixture: Fixture, seed: int, entrants: Entrants, form: GameFormat = TWO, forgive: bool = False
) -> TournamentGame:
    """A game, played in this process."""
    return TournamentGame.of(fixture, play(form, fixture.seating(form, seed), entrants, None, forgive))


def match(one: str, other: str, blocks: Iterable[Sequence[bool]], **more: Any) -> list[TournamentGame]:
    """The games of a match, from who won the two games of every block."""
    return [
        made_up(one, other, number, turned, wins, **more)
        for number, block in enumerate(blocks)
        for turned, wins in enumerate(block)
    ]


def results(games: Sequence[TournamentGame], seeds: str = "validation", form: GameFormat = TWO) -> Results:
    """Games with a heading."""
    bots = dict.fromkeys(bot for game in games for bot in (game.fixture.one, game.fixture.other))
    return Results(Configuration(seeds, tuple(bots), form, 1.0, "vigil 0, interpreted", "0"), list(games))


def plan_of(
    path: Path, bots: Sequence[str], blocks: int, form: GameFormat = TWO, **more: Any
) -> TournamentPlan:
    """A plan, as the command makes it."""
    budget = more.pop("budget", 5.0)
    configuration = Configuration.of(more.pop("seeds", "validation"), bots, form, budget)
    return TournamentPlan(configuration, pairings(bots, form), more.pop("start", 0), blocks, path)


def ran(plan: TournamentPlan, workers: int = 1, test: Sequential | None = None) -> Ran:
    """What comes of a plan."""
    return run(plan, workers, Console(file=io.StringIO()), test)


def lasting(games: Iterable[TournamentGame]) -> list[dict[str, Any]]:
    """What must be the same every time."""
    return [{key: value for key, value in game.to_data().items() if key not in TIMES} for game in games]
