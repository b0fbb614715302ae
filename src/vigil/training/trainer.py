"""The trainer: a value network from games of judges near tuned, and later from its own games, too.

Every generation plays fresh games, measures on them how well the network foresees their outcome
before it has learned from them (so the learning curve is honest), and then learns from them.
All of it follows from one seed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from vigil.bots.network import Network, Weights
from vigil.cluster.crew import Hands, crew
from vigil.cluster.job import FunctionJob
from vigil.files import write_safely
from vigil.training.learner import Learner
from vigil.training.samples import gather, joined, lots

GENERATIONS: Final = 8
GAMES: Final = 22_000
ITSELF: Final = 8
FIRST_RATE: Final = 2e-3
LAST_RATE: Final = 1e-4
PASSES: Final = 2
LOT: Final = 110  # games a process plays at a time
TOLD: Final = "told"  # the plan and the log, among the arrays of a file


@dataclass
class Plan:
    """What a training run does."""

    seed: int = 0
    generations: int = GENERATIONS
    games: int = GAMES  # in a generation
    itself: int = ITSELF  # generations after which experts play some of the games


@dataclass
class Run:
    """How far a run has come."""

    plan: Plan
    learner: Learner
    generation: int = 0
    log: list[dict[str, Any]] = field(default_factory=list)

    @property
    def network(self) -> Network:
        """The network as it is now."""
        return Network(self.learner.weights)


def begin(plan: Plan) -> Run:
    """The run before the first generation."""
    return Run(plan, Learner(Network.fresh(plan.seed)))


def train(run: Run, workers: Hands) -> Iterator[Run]:
    """Run generation after generation; the run after each can be saved and resumed."""
    with crew(FunctionJob(gather), workers) as pool:
        while run.generation < run.plan.generations:
            began = time.monotonic()
            games = lots(first_game(run), run.plan.games, LOT, player(run))
            samples = joined(list(pool.answers(games)))
            loss = run.learner.loss(samples)
            run.learner.learn(samples, rate(run), PASSES, run.plan.seed + run.generation)
            run.generation += 1
            told = {"afterstates": len(samples), "loss": round(loss, 5)}
            seconds = round(time.monotonic() - began, 1)
            run.log.append({"generation": run.generation, **told, "seconds": seconds})
            yield run


def first_game(run: Run) -> int:
    """The number of the first game of a generation; runs with other seeds have other games."""
    return (run.plan.seed * 1000 + run.generation) * run.plan.games


def player(run: Run) -> Weights | None:
    """The network that plays some of the games, once it is good enough for that."""
    return run.learner.weights if run.generation >= run.plan.itself else None


def rate(run: Run) -> float:
    """The learning rate, which falls from generation to generation."""
    left = 1.0 - run.generation / run.plan.generations
    return LAST_RATE + (FIRST_RATE - LAST_RATE) * left


def save(path: Path, run: Run) -> None:
    """Write a run so that it can be resumed."""
    told = {"plan": asdict(run.plan), "generation": run.generation, "log": run.log}
    arrays: dict[str, Any] = {TOLD: json.dumps({**told, "steps": run.learner.steps})}
    for part, kept in parts(run.learner).items():
        arrays |= {f"{part} {name}": array for name, array in kept.items()}
    partial = path.with_name(f".{path.name}.partial.npz")
    np.savez(partial, **arrays)
    partial.replace(path)


def save_log(path: Path, run: Run) -> None:
    """Write what was done and how it went, for people."""
    lines = ",\n".join([f"  {json.dumps(entry)}" for entry in run.log])
    write_safely(path, f'{{\n "plan": {json.dumps(asdict(run.plan))},\n "log": [\n{lines}\n ]\n}}\n')


def load(path: Path) -> Run:
    """Resume a run."""
    try:
        with np.load(path) as stored:
            told = json.loads(str(stored[TOLD]))
            run = begin(Plan(**told["plan"]))
            for part, kept in parts(run.learner).items():
                for name, array in kept.items():
                    array[...] = stored[f"{part} {name}"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no training run: {error}") from error
    run.learner.steps, run.generation, run.log = told["steps"], told["generation"], told["log"]
    return run


def parts(learner: Learner) -> dict[str, Weights]:
    """All the arrays of a learner."""
    return {"weights": learner.weights, "first": learner.first, "second": learner.second}
