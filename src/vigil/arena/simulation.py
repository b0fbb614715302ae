"""`vigil sim`: many games between the same bots, and what they were like."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from vigil.arena.bot_game import Outcome, Seating, play
from vigil.arena.entrants import entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.progress import GamesProgress
from vigil.arena.schedule import bot_seed
from vigil.arena.simulation_report import report
from vigil.bots import bot
from vigil.cluster.crew import Hands, cores, quick

Keep = Callable[[list[Outcome], int], None]  # is given the games, and the seed of the first


@dataclass(frozen=True)
class Simulation:
    """What is simulated: the kind of game, the bots, and the first seed."""

    format: GameFormat
    levels: tuple[str, ...]
    seed: int

    @property
    def block(self) -> int:
        """Games of one seed: if the bots differ, each of them plays it from every seat."""
        return len(self.levels) if len(set(self.levels)) > 1 else 1

    def seating(self, number: int) -> Seating:
        """The game of that number. A bot takes its seed along from seat to seat."""
        count = len(self.levels)
        seed, turned = self.seed + number // self.block, number % self.block
        bots = [(seat - turned) % count for seat in range(count)]  # which bot sits there
        levels = tuple(self.levels[which] for which in bots)
        return Seating(seed, levels, tuple(bot_seed(seed, which) for which in bots))

    @contextlib.contextmanager
    def open(self) -> Iterator[Callable[[Seating], Outcome]]:
        """What plays games; these bots are our own, so a failure is an error of the program."""
        with entrants() as bots:

            def play_seating(seating: Seating) -> Outcome:
                outcome = play(self.format, seating, bots)
                if any(outcome.failures):
                    raise RuntimeError(f"a bot failed in {seating}: {outcome.errors}")
                return outcome

            yield play_seating


def show_simulation(
    console: Console,
    simulation: Simulation,
    number: int,
    workers: Hands | None = None,
    keep: Keep | None = None,
) -> bool:
    """Play games and say what they were like; whether all were played, or Ctrl-C has ended it early."""
    if number < 1:
        raise ValueError(f"at least one game must be played, not {number}")
    setup = simulation.format.setup
    for level in simulation.levels:
        bot(level)
    games: list[Outcome] = []
    nodes: list[str] = []
    progress = GamesProgress(console, number)
    try:
        with quick(simulation, workers or cores()) as crew, progress:
            nodes = crew.nodes
            for outcome in crew.answers(map(simulation.seating, range(number))):
                games.append(outcome)
                progress.count()
    except KeyboardInterrupt:
        stopped = Text(f"Stopped after {len(games)} of {number} games.")
        console.print(stopped, soft_wrap=not console.is_terminal)
    if games:
        levels, block = simulation.levels, simulation.block
        console.print(report(games, setup, levels, block, simulation.seed, progress.seconds, nodes))
    if games and keep is not None:
        keep(games, simulation.seed)
    return len(games) == number
