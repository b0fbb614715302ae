"""Who plays: bots of the project by level, and those of third parties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from vigil.bots import Bot, bot
from vigil.bots.external import External, is_external, program_for
from vigil.bots.external_program import Failure, Program


class Entrants:
    """The bots of one process. A program keeps running from game to game, one for each seat it plays."""

    def __init__(self, budget: float | None = None, log: Path | None = None) -> None:
        self.budget = budget
        self.log = log
        self.programs: dict[tuple[str, int], Program] = {}

    def make(self, name: str, seat: int, seed: int) -> Bot:
        """A bot for one seat of one game."""
        made = External(self.program(name, seat), seed) if is_external(name) else bot(name, seed)
        if self.budget is not None:
            made.budget = self.budget
        return made

    def program(self, name: str, seat: int) -> Program:
        """The program that plays this seat."""
        if (name, seat) not in self.programs:
            self.programs[name, seat] = program_for(name, self.log)
        return self.programs[name, seat]

    def close(self) -> None:
        """Ask all programs to stop, and wait for them."""
        for program in self.programs.values():
            program.bye()
        for program in self.programs.values():
            program.close()
        self.programs.clear()

    def kill(self) -> None:
        """End all programs at once."""
        for program in self.programs.values():
            program.kill()
        self.programs.clear()


@contextmanager
def entrants(budget: float | None = None, log: Path | None = None) -> Iterator[Entrants]:
    """The bots of one process; programs are asked to stop at the end, and killed after an error."""
    made = Entrants(budget, log)
    try:
        yield made
        made.close()
    finally:
        made.kill()


def check(names: Sequence[str]) -> None:
    """Refuse bots that do not exist, cannot be started or are named twice."""
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name} is named twice; a bot against itself wins half of the pairs")
        if not is_external(name):
            bot(name)
            continue
        program = program_for(name)
        try:
            program.start()
        except Failure as failure:
            raise ValueError(f"{name} cannot play: {failure.detail}") from failure
        finally:
            program.close()


def plain(name: str) -> str:
    """The name as results and tables have it: levels are in lower case."""
    return name if is_external(name) else name.lower()
