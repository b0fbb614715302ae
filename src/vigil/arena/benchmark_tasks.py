"""The tasks of the benchmark: what is played against which bots, and the score that comes of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from vigil.arena.estimates import Estimate
from vigil.arena.game_format import GameFormat

VERSION: Final = 1  # raised whenever scores are no longer comparable with earlier ones
LADDER: Final = ("greedy", "tuned", "expert")  # the bots that every task is played against
BLOCKS: Final = 100  # of final seeds for every opponent of a task
EVEN: Final = 50.0  # points of whoever is as good as an opponent


@dataclass(frozen=True)
class BenchmarkTask:
    """A kind of game by name, and what it asks of a learner."""

    name: str
    format: GameFormat
    about: str


ANOTHER: Final = "two players, another box"
# Named here and not taken from the library: what is compared must not change when a set is added.
TASKS: Final = (
    BenchmarkTask("duel", GameFormat(("godslayer",), 2), "two players, the first box: where to begin"),
    BenchmarkTask("vigil", GameFormat(("rise_of_vigil",), 2), ANOTHER),
    BenchmarkTask("darkness", GameFormat(("darkness_unleashed",), 2), ANOTHER),
    BenchmarkTask("realms", GameFormat(("realms_unraveled",), 2), ANOTHER),
    BenchmarkTask("delirium", GameFormat(("delirium",), 2), ANOTHER),
    BenchmarkTask(
        "unseen",
        GameFormat(("realms_unraveled", "delirium"), 2),
        "two players, cards never met: for bots that learned without these two boxes",
    ),
    BenchmarkTask("three", GameFormat(("godslayer",), 3), "three players"),
    BenchmarkTask("four", GameFormat(("godslayer",), 4), "four players"),
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
