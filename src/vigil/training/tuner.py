"""The tuner: better weights and worths of cards, by games of two who stray in opposite ways.

In a trial all numbers stray by chance from where they stand, one player's one way and the other's the
opposite way; who wins tells a little about every number at once. After many trials each number moves
the way that won (an evolution strategy). All of it follows from one seed.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from vigil.arena.seeds import seeds
from vigil.bots.judge import Judge
from vigil.bots.rollout import play_on
from vigil.cluster.crew import Hands, crew
from vigil.cluster.job import FunctionJob
from vigil.files import write_safely
from vigil.rules.game import Game
from vigil.training import game_kinds
from vigil.training.game_kinds import ALL, FIRST_SET, OTHERS, Sets
from vigil.training.knobs import JudgeStanding, Knobs, Turned

PLAYED: Final = (*[FIRST_SET] * 5, *OTHERS, *OTHERS, ALL)  # sets of trial after trial
FIRST: Final = 1 << 20  # of the seeds for tuning
MOST_TRIALS: Final = 1 << 24  # so that every trial of every run has a number of its own
RATE: Final = 14.0  # how far a number moves, for what it won
MARGIN_COUNTS: Final = 0.3  # of a win, at most: how clearly a game was won tells something, too
USUAL_MARGIN: Final = 15.0  # honor
UNSETTLED: Final = 4  # steps before the mean begins
REMEMBERED: Final = 12  # steps that the mean remembers


@dataclass
class TuningPlan:
    """What a tuning run does."""

    seed: int = 0
    steps: int = 20
    trials: int = 1600  # in a step
    pairs: int = 16  # of games in a trial

    def __post_init__(self) -> None:
        if min(self.steps, self.trials, self.pairs) < 1 or self.seed < 0:
            raise ValueError("steps, trials and pairs must be at least 1, the seed at least 0")
        if self.steps * self.trials > MOST_TRIALS:
            raise ValueError(f"a tuning run has at most {MOST_TRIALS} trials in all")
        if FIRST + (self.seed + 1) * MOST_TRIALS * self.pairs > game_kinds.FIRST:
            raise ValueError("with so large a seed, or so many pairs, it would meet the games of the trainer")


@dataclass
class TuningState:
    """How far a run has come: where the numbers stand, and their mean over the last steps."""

    begun: JudgeStanding
    step: int = 0
    turned: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)

    @property
    def found(self) -> JudgeStanding:
        """What was found so far."""
        return Knobs(self.begun).standing_of(np.array(self.mean))


class Trial(NamedTuple):
    """One straying from where the numbers stand, and the games that judge it."""

    knobs: Knobs
    turned: Turned
    number: int
    pairs: int


def begin(standing: JudgeStanding) -> TuningState:
    """The state before the first step."""
    still = [0.0] * len(Knobs(standing))
    return TuningState(standing, 0, still, still)


def tune(plan: TuningPlan, state: TuningState, workers: Hands) -> Iterator[TuningState]:
    """Take step after step; the state after each can be saved and resumed."""
    knobs = Knobs(state.begun)
    with crew(FunctionJob(evaluate), workers) as pool:
        while state.step < plan.steps:
            began = time.monotonic()
            turned = np.array(state.turned)
            first = plan.seed * MOST_TRIALS + state.step * plan.trials
            trials = [Trial(knobs, turned, first + number, plan.pairs) for number in range(plan.trials)]
            won = list(pool.answers(trials))
            move(state, slope(trials, won))
            spread = round(float(np.std(won)), 4)
            state.log.append(
                {"step": state.step, "spread": spread, "seconds": round(time.monotonic() - began, 1)}
            )
            yield state


def evaluate(trial: Trial) -> float:
    """By how much the one who strays one way is better than the one who strays the other way."""
    stray = straying(trial)
    one, other = (trial.knobs.standing_of(trial.turned + way * stray).judge() for way in (1, -1))
    first = FIRST + trial.number * trial.pairs
    total = 0.0
    for seed in seeds("tuning", first, trial.pairs):
        for seat in (0, 1):
            total += lead_of(one, other, seat, sets_of(trial.number), seed)
    return total / (2 * trial.pairs)


def lead_of(one: Judge, other: Judge, seat: int, sets: Sets, seed: int) -> float:
    """How well one does against the other from a seat: half for a win, and a little for the margin."""
    result = play_on(Game.new(list(sets), 2, seed), [one, other] if seat == 0 else [other, one])
    margin = result.scores[seat] - result.scores[1 - seat]
    return float(seat in result.winners) - 0.5 + MARGIN_COUNTS * math.tanh(margin / USUAL_MARGIN)


def sets_of(number: int) -> Sets:
    """What is played in a trial."""
    return PLAYED[number % len(PLAYED)]


def straying(trial: Trial) -> Turned:
    """How far every number strays in a trial; those of cards that are not met do not."""
    drawn = np.random.default_rng(trial.number).standard_normal(len(trial.knobs))
    return drawn * trial.knobs.mask_for(sets_of(trial.number))


def slope(trials: list[Trial], won: list[float]) -> Turned:
    """Which way, and how strongly, each number won."""
    total = np.zeros(len(trials[0].knobs))
    count = np.zeros_like(total)
    for trial, lead in zip(trials, won, strict=True):
        total += lead * straying(trial)
        count += trial.knobs.mask_for(sets_of(trial.number))
    return total / np.maximum(count, 1.0)


def move(state: TuningState, uphill: Turned) -> None:
    """Take a step, and take it into the mean."""
    turned = np.array(state.turned) + RATE * uphill
    state.step += 1
    counted = min(max(state.step - UNSETTLED, 1), REMEMBERED)
    mean = np.array(state.mean)
    state.turned, state.mean = turned.tolist(), (mean + (turned - mean) / counted).tolist()


def save(path: Path, plan: TuningPlan, state: TuningState) -> None:
    """Write a run so that it can be resumed."""
    told = {**asdict(state), "begun": state.begun._asdict()}
    write_safely(path, json.dumps({"plan": asdict(plan), "state": told}, indent=1) + "\n")


def load(path: Path) -> tuple[TuningPlan, TuningState]:
    """Resume a run."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        state = TuningState(**{**stored["state"], "begun": JudgeStanding(**stored["state"]["begun"])})
        if not len(state.turned) == len(state.mean) == len(Knobs(state.begun)):
            raise ValueError("it was made for other cards")
        return TuningPlan(**stored["plan"]), state
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no tuning run: {error}") from error
