"""How fast the engine is: two-player random play on one core, next to a fixed loop of plain Python.

The loop is timed before every single run of a measurement, so that figures from different machines, or
from a machine that is busy, can be compared: the last column is what the engine does while the loop makes
a thousand steps. Seconds are seconds of the processor, figures are medians of several runs. `make bench`
runs this once on the compiled engine and once on the same files as they are.
"""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import vigil
from vigil.build import compiled
from vigil.rules.library import SETS

WARM_UP = 0.2  # seconds of each measurement that do not count
RUN = 0.2  # seconds of one run, about
RUNS = 5
LOOP = 200_000  # steps of the fixed loop, each time
GAMES = 40


class Row(NamedTuple):
    """One line of the table; what is wanted of the compiled engine and of the interpreted one."""

    what: str
    measure: Callable[[], int]
    compiled: int = 0
    interpreted: int = 0


class Figure(NamedTuple):
    """What a measurement found."""

    rate: float  # in one second
    ratio: float  # in a thousand steps of the fixed loop


def fixed_loop() -> float:
    """Steps of plain Python per second. Never change this: it is what figures are compared by."""
    began = time.process_time()
    number, table, found = 1, list(range(64)), {}
    for _ in range(LOOP):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        place = number >> 25
        table[place] += number & 7
        if table[place] & 1:
            found[place] = table[place]
    return LOOP / (time.process_time() - began)


def run_measurement(measure: Callable[[], int]) -> Figure:
    """The median of several runs; a measurement does its thing a while and returns how often."""
    began, times = time.process_time(), 0
    while time.process_time() - began < WARM_UP:
        measure()
        times += 1
    times = max(round(times * RUN / WARM_UP), 1)
    figures = [once(measure, times) for _ in range(RUNS)]
    return Figure(
        statistics.median(figure.rate for figure in figures),
        statistics.median(figure.ratio for figure in figures),
    )


def once(measure: Callable[[], int], times: int) -> Figure:
    """One run, and the fixed loop just before it."""
    loop = fixed_loop()
    began, done = time.process_time(), 0
    for _ in range(times):
        done += measure()
    rate = done / (time.process_time() - began)
    return Figure(rate, rate / loop * 1000)


class Play:
    """Random two-player games with some sets."""

    def __init__(self, sets: list[str]) -> None:
        self.begun = [vigil.Game.new(sets, 2, seed) for seed in range(GAMES)]
        self.half_way = [half_played(game) for game in self.begun]
        self.views = [game.view(game.turn) for game in self.half_way]
        self.number = 0

    def next_game(self) -> vigil.Game:
        """A game about to begin."""
        self.number += 1
        return self.begun[self.number % GAMES].copy()

    def playout(self) -> int:
        """A whole game inside the engine."""
        game = self.next_game()
        game.playout(self.number)
        return game.moves_made

    def apply(self) -> int:
        """A whole game through the public face, every move chosen here."""
        return play_on(self.next_game(), self.number)

    def apply_silently(self) -> int:
        """The same for a simulation, which has no use for events."""
        game = self.next_game()
        game.events = None
        return play_on(game, self.number)

    def copy(self) -> int:
        """Copies of games half-way through."""
        for game in self.half_way:
            game.copy()
        return GAMES

    def view(self) -> int:
        """What the player on turn may know."""
        for game in self.half_way:
            game.view(game.turn)
        return GAMES

    def guess(self) -> int:
        """Whole games that fit what is known."""
        for seed, view in enumerate(self.views):
            view.guess(seed)
        return GAMES


def play_on(game: vigil.Game, seed: int, most: int = 1 << 60) -> int:
    """Make random moves as `playout` does: the turn ends when nothing else is left to do."""
    chosen = random.Random(seed).random
    while game.moves_made < most and (decision := game.decision):
        moves = decision.moves
        count = len(moves)
        if count > 1 and decision.main:
            count -= 1
        game.apply(moves[int(chosen() * count)])
    return game.moves_made


def half_played(game: vigil.Game) -> vigil.Game:
    """The game half-way through its random moves."""
    whole, half = game.copy(), game.copy()
    play_on(half, 1, play_on(whole, 1) // 2)
    return half


def processor() -> str:
    """The name of the processor, as well as it can be found out."""
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def print_engine() -> None:
    """The engine with Chronicle of the Godslayer."""
    play = Play(["godslayer"])
    rows = [
        Row("playout, decisions", play.playout, compiled=2_200_000),
        Row("decision and apply, decisions", play.apply, compiled=690_000, interpreted=60_000),
        Row("the same without events", play.apply_silently, compiled=300_000, interpreted=60_000),
        Row("copies in mid-game", play.copy, compiled=1_100_000),
        Row("views in mid-game", play.view, compiled=500_000),
        Row("the same with all sets", Play(list(SETS)).view, compiled=200_000),
        Row("guesses in mid-game", play.guess),
    ]
    print(f"{'godslayer, two players':32} {'a second':>12} {'wanted':>12} {'per 1,000 steps':>16}")
    for row in rows:
        figure = run_measurement(row.measure)
        aim = row.compiled if compiled() else row.interpreted
        print(f"{row.what:32} {figure.rate:12,.0f} {f'{aim:,}' if aim else '':>12} {figure.ratio:16.1f}")


def print_sets() -> None:
    """Every set alone and all of them together, against Chronicle of the Godslayer."""
    if len(SETS) == 1:
        return
    print(f"\n{'playout, decisions':32} {'a second':>12} {'of godslayer':>12} {'per 1,000 steps':>16}")
    usual = run_measurement(Play(["godslayer"]).playout)
    for codes in [*([code] for code in SETS if code != "godslayer"), list(SETS)]:
        figure = run_measurement(Play(codes).playout)
        name = codes[0] if len(codes) == 1 else "all sets together"
        share = figure.ratio / usual.ratio
        print(f"{name:32} {figure.rate:12,.0f} {share:12.0%} {figure.ratio:16.1f}")


def main() -> None:
    """Print everything."""
    build = "compiled" if compiled() else "plain Python"
    print(f"Vigil {vigil.__version__}, {build}; Python {platform.python_version()}; {processor()}")
    print(f"fixed loop: {statistics.median(fixed_loop() for _ in range(RUNS)):,.0f} steps a second\n")
    print_engine()
    print_sets()
    print()


if __name__ == "__main__":
    main()
