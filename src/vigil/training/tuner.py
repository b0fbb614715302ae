"""The tuner: noisy cross-entropy search for weights, judged by games against a hall of fame.

Every generation draws candidates around the current mean, plays each of them the same fresh seeds
(seats swapped) against opponents from the hall of fame, and moves the mean toward the best. Noise
that fades slowly keeps the search from closing too early. All of it follows from one seed.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from vigil.arena.seeds import seeds
from vigil.bots import weights
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import guide_judge
from vigil.bots.rollout import play_on
from vigil.cluster.crew import Hands, crew
from vigil.cluster.job import FunctionJob
from vigil.files import write_safely
from vigil.rules.game import Game
from vigil.training.normal_deviates import Normal

TUNING = seeds("tuning", 0, 1)[0]  # the first of the seeds for tuning


@dataclass
class Plan:
    """What a tuning run does."""

    sets: list[list[str]]
    seed: int = 1
    generations: int = 40
    candidates: int = 32
    survivors: int = 8
    pairs: int = 60
    spread: float = 0.5  # of every weight at first, as a share of its size (and at least a tenth)
    noise: float = 0.25
    fame: int = 4  # opponents in the hall of fame, besides lore


@dataclass
class State:
    """How far a run has come."""

    generation: int = 0
    mean: list[float] = field(default_factory=list)
    spread: list[float] = field(default_factory=list)
    fame: list[list[float]] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)


def begin(plan: Plan, start: list[float]) -> State:
    """The state before the first generation."""
    spread = [max(abs(weight), 0.2) * plan.spread for weight in start]
    return State(0, list(start), spread, [list(start)], [])


def tune(plan: Plan, state: State, workers: Hands) -> Iterator[State]:
    """Run generation after generation; the state after each can be saved and resumed."""
    with crew(FunctionJob(evaluate), workers) as pool:
        while state.generation < plan.generations:
            began = time.monotonic()
            drawn = candidates(plan, state)
            trials = [Trial(plan, state.generation, candidate, state.fame) for candidate in drawn]
            scores = list(pool.answers(trials))
            advance(plan, state, drawn, scores, time.monotonic() - began)
            yield state


def candidates(plan: Plan, state: State) -> list[list[float]]:
    """The candidates of a generation; the mean itself is the first."""
    normal = Normal(plan.seed, state.generation)
    drawn = [list(state.mean)]
    while len(drawn) < plan.candidates:
        drawn.append(
            [mean + spread * normal.draw() for mean, spread in zip(state.mean, state.spread, strict=True)]
        )
    return drawn


class Trial(NamedTuple):
    """A candidate to be judged, and its opponents in the hall of fame."""

    plan: Plan
    generation: int
    candidate: list[float]
    fame: list[list[float]]


def evaluate(trial: Trial) -> float:
    """The share of games a candidate wins against the hall of fame, plus a little for the margin."""
    plan, generation, candidate, fame = trial
    judge = Judge(candidate)
    rivals = [guide_judge(), Judge(weights.greedy()), *[Judge(rival) for rival in fame]]
    total = 0.0
    for pair in range(plan.pairs):
        seed = TUNING + generation * plan.pairs + pair
        rival = rivals[pair % len(rivals)]
        sets = plan.sets[(pair // len(rivals)) % len(plan.sets)]
        for seat in (0, 1):
            result = play_on(Game.new(sets, 2, seed), [judge, rival] if seat == 0 else [rival, judge])
            margin = result.scores[seat] - result.scores[1 - seat]
            total += float(seat in result.winners) + 0.2 * math.tanh(margin / 20.0)
    return total / (2.0 * plan.pairs)


def advance(plan: Plan, state: State, drawn: list[list[float]], scores: list[float], seconds: float) -> None:
    """Move the mean toward the survivors, and now and then put it into the hall of fame."""
    ranked = sorted(range(len(drawn)), key=lambda number: -scores[number])
    best = [drawn[number] for number in ranked[: plan.survivors]]
    fading = max(0.0, 1.0 - state.generation / plan.generations)
    for i in range(len(state.mean)):
        column = [candidate[i] for candidate in best]
        mean = sum(column) / len(column)
        variance = sum([(value - mean) ** 2 for value in column]) / len(column)
        floor = plan.noise * fading * max(abs(mean), 0.2) * 0.3
        state.mean[i] = 0.3 * state.mean[i] + 0.7 * mean
        state.spread[i] = 0.4 * state.spread[i] + 0.6 * math.sqrt(variance) + 0.1 * floor
    state.generation += 1
    state.log.append(
        {
            "generation": state.generation,
            "best": scores[ranked[0]],
            "mean": scores[0],
            "seconds": round(seconds, 1),
        }
    )
    if state.generation % 5 == 0:
        state.fame = [*state.fame, list(state.mean)][-plan.fame :]


def save(path: Path, plan: Plan, state: State) -> None:
    """Write a run so that it can be resumed."""
    write_safely(path, json.dumps({"plan": plan.__dict__, "state": state.__dict__}, indent=1) + "\n")


def load(path: Path) -> tuple[Plan, State]:
    """Resume a run."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        plan, state = Plan(**stored["plan"]), State(**stored["state"])
        weights.check(state.mean)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no tuning run: {error}") from error
    return plan, state


def named(values: list[float]) -> dict[str, float]:
    """Weights by name, rounded for people."""
    return {name: round(value, 4) for name, value in zip(weights.NAMES, values, strict=True)}
