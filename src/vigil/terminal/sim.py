"""Simulations: many games between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from vigil.bots import bot
from vigil.rules.game import Game
from vigil.rules.setup import make_setup
from vigil.terminal.screen import Screen
from vigil.terminal.statistics import Played, report

MOMENT = 1.0  # seconds without a progress bar


@dataclass(frozen=True)
class Match:
    """What is played: every bot on its seat, and what the game is."""

    sets: Sequence[str]
    levels: Sequence[str]
    edition: int
    variant: str
    seed: int

    @property
    def block(self) -> int:
        """Games of one seed: if the bots differ, each of them plays it from every seat."""
        return len(self.levels) if len(set(self.levels)) > 1 else 1

    def play(self, number: int) -> Played:
        """Play the game of that number."""
        count = len(self.levels)
        seed, turned = self.seed + number // self.block, number % self.block
        seats = [(seat - turned) % count for seat in range(count)]  # which bot sits there
        bots = [bot(self.levels[which], seed * count + which) for which in seats]
        game = Game.new(self.sets, count, seed, self.edition, self.variant)
        game.forget()
        while decision := game.decision:
            game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        result = game.result
        assert result is not None
        winners = [self.levels[seats[seat]] for seat in result.winners]
        first = game.first in result.winners
        return Played(game.turn_number, game.moves_made, result.scores, result.rival, first, winners)


def show_sim(screen: Screen, match: Match, number: int) -> None:
    """Play games and say what they were like; Ctrl-C ends it early."""
    if number < 1:
        raise ValueError(f"at least one game must be played, not {number}")
    setup = make_setup(match.sets, len(match.levels), match.edition, match.variant)
    for level in match.levels:
        bot(level)
    played: list[Played] = []
    began = time.perf_counter()
    try:
        for done in watched(screen, match, number):
            played.append(done)
    except KeyboardInterrupt:
        screen.say(f"Stopped after {len(played)} of {number} games.")
    seconds = time.perf_counter() - began
    if played:
        screen.show(report(played, setup, match.levels, match.block, match.seed, seconds))


def watched(screen: Screen, match: Match, number: int) -> Iterator[Played]:
    """The games one by one; a bar shows the progress if it takes longer than a moment."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.console.is_terminal
    ) as bar:
        task = bar.add_task("games", total=number, visible=False)
        for game in range(number):
            yield match.play(game)
            bar.update(task, advance=1, visible=time.perf_counter() - began > MOMENT)
