"""Learn to beat `tuned` by self-play against a pool of checkpoints, with NumPy alone.

    python -m examples.self_play --minutes 20 --to policies/godslayer.npz
    python -m examples.self_play --task small --minutes 3 --to policies/first_steps.npz
    POLICIES=policies vigil arena examples.self_play:PoolLearned tuned
    POLICIES=policies vigil benchmark examples.self_play:PoolLearned --task small --task duel

The network and its way of learning are those of `actor_critic.py`. In half of the games both seats are played
by the newest weights, in the others one seat is played by a checkpoint from an `OpponentPool`: whoever learns
against the last weights alone forgets how to beat the earlier ones. Any task of the benchmark for two players
can be learned. A checkpoint is a policy of observation and mask, so the same pool also fits the environment
for one seat: `Ascension(opponents=(pool,))`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np

import vigil
from examples.actor_critic import (
    GAMES,
    STEPS,
    Array,
    Learned,
    Network,
    Sight,
    Student,
    Weights,
    against,
    draw,
)
from vigil.arena.benchmark_tasks import find_tasks
from vigil.environments.opponents import OpponentPool
from vigil.rules.setup import make_setup

LESSONS = 40  # after which the newest weights become a checkpoint
FOREIGN = 0.5  # the share of games against the pool


class Checkpoint:
    """A policy by fixed weights: of an observation and its mask, or of many observations at once."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.network = Network(sight, 0)
        self.network.weights = weights

    def __call__(self, observation: Array, mask: Array) -> int:
        """The likeliest action, for whoever plays a game at a time."""
        legal = np.flatnonzero(mask)
        return int(legal[self.chances(self.network.sight.see(observation[None]), legal[None])[0].argmax()])

    def chances(self, seen: Array, legal: Array) -> Array:
        """The chances of the legal actions."""
        return self.network.look(seen, legal)[0]


class PoolStudent(Student):
    """Somebody who learns from games with itself and from games with members of a pool."""

    def __init__(self, seed: int, games: int = GAMES, steps: int = STEPS, sets: Any = ("godslayer",)) -> None:
        super().__init__(seed, games, steps, sets)
        self.pool = OpponentPool()
        self.foreign = np.arange(games) < games * FOREIGN
        self.opponents: list[Checkpoint | None] = [None] * games
        self.episodes = np.full(games, -1)

    def decide(self, step: int, chances: Array) -> tuple[Array, Array]:
        """Our own actions, and in place of some those of opponents."""
        taken, own = super().decide(step, chances)
        self.seat_opponents()
        theirs = self.foreign & (self.seat == self.episodes % 2)  # they change seats from game to game
        playing = [slot for slot in np.flatnonzero(theirs) if self.opponents[slot] is not None]
        for member in {id(self.opponents[slot]): self.opponents[slot] for slot in playing}.values():
            assert member is not None
            slots = [slot for slot in playing if self.opponents[slot] is member]
            legal = self.legal[slots][:, : chances.shape[1]]
            taken[slots] = draw(self.rng, member.chances(self.seen[step][slots], legal))
        own[playing] = False
        return taken, own

    def seat_opponents(self) -> None:
        """Draw somebody for every game that has just begun."""
        episodes = np.asarray(memoryview(self.batch.episode))
        for slot in np.flatnonzero(self.foreign & (episodes != self.episodes)):
            member = self.pool.draw(int(self.rng.integers(1 << 40))) if self.pool.members else None
            self.opponents[slot] = member
        self.episodes = episodes.copy()

    def meet(self, weights: Weights) -> None:
        """Let one more checkpoint be drawn, likelier than those before it."""
        self.pool.add(Checkpoint(self.sight, weights), len(self.pool.members) + 1)


@dataclass(frozen=True)
class Lesson:
    """What a process is asked for: to go on from these weights, which may become a checkpoint."""

    weights: Weights
    left: float  # of all that is to be learned
    checkpoint: bool


def study(pipe: Connection, seed: int, task: str) -> None:
    """What a process does: one lesson after the other, until there is nothing to be learned."""
    student = PoolStudent(seed, sets=find_tasks([task])[0].format.sets)
    while (asked := pipe.recv()) is not None:
        if asked.checkpoint:
            student.meet({name: each.copy() for name, each in asked.weights.items()})
        pipe.send(student.lesson(asked.weights, asked.left))


class PoolLearned(Learned):
    """A bot by the weights of a file in the folder POLICIES, which is named after the set."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed, weights or {"none": np.zeros(0)})

    def choose(self, view: vigil.View, decision: vigil.Decision) -> vigil.Move:
        if "none" in self.weights:
            self.weights = load_policy("+".join(each.bare_code for each in view.table.setup.sets))
        return super().choose(view, decision)


def load_policy(name: str) -> Weights:
    """The weights for a table."""
    path = Path(os.environ.get("POLICIES", "policies")) / f"{name}.npz"
    if not path.is_file():
        raise ValueError(f"{path} is missing: python -m examples.self_play --task ... --to {path}")
    with np.load(path, allow_pickle=False) as file:
        return dict(file)


class School:
    """Processes that learn, and the curve of what comes of it."""

    def __init__(self, task: str, workers: int, seed: int) -> None:
        self.task, self.form = task, find_tasks([task])[0].format
        if self.form.players != 2:
            raise ValueError(f"this learns games for two, and {task} has {self.form.players} players")
        setup = make_setup(self.form.sets, 2, 2, "standard")
        self.weights = Network(Sight(setup), seed).weights
        self.pipes, context = [], multiprocessing.get_context("spawn")
        for worker in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=study, args=(there, seed * 100 + worker, task), daemon=True)
            process.start()
            self.pipes.append(here)
        self.spent, self.lessons, self.games = 0.0, 0, 0

    def learn(self, done: float) -> None:
        """One lesson for everybody; all go on from the mean of what they have learned."""
        checkpoint = self.lessons > 0 and self.lessons % LESSONS == 0
        for pipe in self.pipes:
            pipe.send(Lesson(self.weights, 1 - 0.9 * min(done, 1), checkpoint))
        made, seconds, games = zip(*[pipe.recv() for pipe in self.pipes], strict=True)
        self.weights = {name: np.mean([each[name] for each in made], axis=0) for name in self.weights}
        self.spent, self.lessons, self.games = self.spent + sum(seconds), self.lessons + 1, sum(games)

    def point(self, pairs: int) -> dict[str, Any]:
        """A point of the curve."""
        shares = {
            level: against(self.weights, level, pairs, 0, self.form.sets) for level in ("greedy", "tuned")
        }
        decisions = self.lessons * len(self.pipes) * GAMES * STEPS
        return {"seconds": round(self.spent), "decisions": decisions, "games": self.games, **shares}

    def curve(self, seconds: float, checks: int, pairs: int) -> Iterator[dict[str, Any]]:
        """Learn for so many seconds of the processor, of all processes together."""
        for check in range(checks + 1):
            while self.spent < seconds * check / checks:
                self.learn(self.spent / seconds)
            yield self.point(pairs)

    def close(self) -> None:
        """Let everybody go."""
        for pipe in self.pipes:
            pipe.send(None)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn a task for a while, and say every now and then how it goes."""
    parser = argparse.ArgumentParser(description="Learn by self-play against a pool of checkpoints.")
    parser.add_argument("--task", default="duel", help="of the benchmark, for two players")
    parser.add_argument("--minutes", type=float, default=20, help="of the processor, all processes together")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checks", type=int, default=8, help="how often it plays against bots meanwhile")
    parser.add_argument("--pairs", type=int, default=50, help="of games for each check")
    parser.add_argument("--to", type=Path, help="a file for the weights (.npz); the curve goes beside it")
    asked = parser.parse_args(arguments)
    if asked.minutes <= 0 or asked.workers < 1 or asked.checks < 1 or asked.pairs < 1:
        parser.error("it takes some time, a process, a check and a pair of games at least")
    began, school, curve = time.perf_counter(), School(asked.task, asked.workers, asked.seed), []
    if asked.to:
        asked.to.parent.mkdir(parents=True, exist_ok=True)
    for point in school.curve(asked.minutes * 60, asked.checks, asked.pairs):
        curve.append(point)
        print(json.dumps(point), flush=True)
        if asked.to:
            np.savez(asked.to, allow_pickle=False, **school.weights)
            asked.to.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    school.close()
    print(f"{time.perf_counter() - began:.0f} seconds by the clock")


if __name__ == "__main__":
    main()
