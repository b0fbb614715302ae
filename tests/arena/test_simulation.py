"""Simulations: the same games wherever they are played, with every bot on every seat."""

from __future__ import annotations

import pytest

from tests.arena.playing import TIMES, TWO
from vigil.arena.entrants import Entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.simulation import Simulation
from vigil.bots.uniform import Uniform
from vigil.cluster import crew

ALONE = Simulation(GameFormat(players=1, variant="solitaire"), ("uniform",), 5)


def outcomes(processes: int) -> list[dict[str, object]]:
    """What lasts of six games."""
    with crew.quick(ALONE, processes) as workers:
        games = list(workers.answers(map(ALONE.seating, range(6))))
    return [{key: value for key, value in vars(game).items() if key not in TIMES} for game in games]


def test_games_are_the_same_and_in_order_however_they_are_spread(monkeypatch):
    here = outcomes(1)
    monkeypatch.setattr(crew, "MOMENT", 0.0)  # the first game here, the others by processes
    assert outcomes(2) == here
    assert [game["seed"] for game in here] == [5, 6, 7, 8, 9, 10]


def test_different_bots_play_each_seed_from_every_seat_with_seeds_of_their_own():
    simulation = Simulation(TWO, ("greedy", "uniform"), 3)
    assert [simulation.seating(number).bots for number in range(3)] == [
        ("greedy", "uniform"),
        ("uniform", "greedy"),
        ("greedy", "uniform"),
    ]
    assert [simulation.seating(number).seed for number in range(3)] == [3, 3, 4]
    first, second = simulation.seating(0).bot_seeds
    assert first != second
    assert simulation.seating(1).bot_seeds == (second, first)


def test_a_bot_that_fails_ends_a_simulation(monkeypatch):
    class Broken(Uniform):
        def choose(self, *_: object) -> None:  # type: ignore[override]
            raise ZeroDivisionError

    monkeypatch.setitem(Entrants.make.__globals__, "bot", lambda _, seed: Broken(seed))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        outcomes(1)
