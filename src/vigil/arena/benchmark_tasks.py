"""The tasks of the benchmark: what is played against which bots, and the score that comes of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vigil.arena.estimates import Estimate
from vigil.arena.game_format import GameFormat
from vigil.files import load_set

VERSION: Final = 1  # raised whenever scores are no longer comparable with earlier ones
LADDER: Final = ("greedy", "tuned", "expert")  # the bots that every task is played against
BLOCKS: Final = 100  # of final seeds for every opponent of a task
EVEN: Final = 50.0  # points of whoever is as good as an opponent
FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class BenchmarkTask:
    """A kind of game by name, and what it asks of a learner."""

    name: str
    sets: tuple[str, ...]  # codes, and set files beside this module
    players: int
    about: str

    @property
    def format(self) -> GameFormat:
        """What is played; a set of the task's own is read when it is asked for."""
        return GameFormat(tuple([set_code(each) for each in self.sets]), self.players)

    @property
    def settings(self) -> dict[str, Any]:
        """What a batch or an environment of all seats is made with, to learn the task."""
        return {"sets": self.format.sets, "players": self.players}


def set_code(named: str) -> str:
    """The code of a set, or of a set file beside this module."""
    return load_set(FOLDER / named) if named.endswith(".toml") else named


ANOTHER: Final = "two players, another box"
# Named here and not taken from the library: what is compared must not change when a set is added.
TASKS: Final = (
    BenchmarkTask("small", ("first_steps.toml",), 2, "two players, twelve cards and 15 honor: minutes"),
    BenchmarkTask("duel", ("godslayer",), 2, "two players, the first box: where to begin"),
    BenchmarkTask("fallen", ("return_of_the_fallen",), 2, ANOTHER),
    BenchmarkTask("vigil", ("rise_of_vigil",), 2, ANOTHER),
    BenchmarkTask("darkness", ("darkness_unleashed",), 2, ANOTHER),
    BenchmarkTask("realms", ("realms_unraveled",), 2, ANOTHER),
    BenchmarkTask("delirium", ("delirium",), 2, ANOTHER),
    BenchmarkTask(
        "every",
        (
            "godslayer",
            "return_of_the_fallen",
            "rise_of_vigil",
            "darkness_unleashed",
            "realms_unraveled",
            "delirium",
        ),
        2,
        "two players, all six boxes shuffled together",
    ),
    BenchmarkTask(
        "unseen",
        ("realms_unraveled", "delirium"),
        2,
        "two players, cards never met: for bots that learned without these two boxes",
    ),
    BenchmarkTask("three", ("godslayer",), 3, "three players"),
    BenchmarkTask("four", ("godslayer",), 4, "four players"),
)


def find_tasks(names: Sequence[str]) -> list[BenchmarkTask]:
    """The tasks with some names; all of them, if none is named."""
    known = {task.name: task for task in TASKS}
    for name in names:
        if name not in known:
            raise ValueError(f"there is no task {name!r}; there are {', '.join(known)}")
    return [known[name] for name in dict.fromkeys(names)] or list(TASKS)


def points(score: Estimate, fair: float) -> Estimate:
    """A share of games won as points: 0 for none, 50 for as many as an equal would win, 100 for all."""
    below = score.mean <= fair
    slope = EVEN / fair if below else EVEN / (1 - fair)
    mean = slope * score.mean if below else EVEN + slope * (score.mean - fair)
    return Estimate(mean, slope * score.reach, score.blocks)


def average(found: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates."""
    reach = math.sqrt(math.fsum(one.reach**2 for one in found)) / len(found)
    mean = math.fsum(one.mean for one in found) / len(found)
    return Estimate(mean, reach, min(one.blocks for one in found))


@dataclass(frozen=True)
class TaskScore:
    """What a bot has reached in a task, against every bot of the ladder."""

    task: BenchmarkTask
    scores: dict[str, Estimate]  # the share of games won against each

    @property
    def points(self) -> Estimate:
        """The points of the task."""
        return average([points(score, self.task.format.fair) for score in self.scores.values()])

    def to_data(self) -> dict[str, Any]:
        """The score as plain data."""
        won = {
            bot: {"won": score.mean, "reach": score.reach, "blocks": score.blocks}
            for bot, score in self.scores.items()
        }
        return {
            "task": self.task.name,
            "sets": list(self.task.format.sets),
            "players": self.task.format.players,
            "points": self.points.mean,
            "reach": self.points.reach,
            "against": won,
        }
