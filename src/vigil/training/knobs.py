"""Knobs: the numbers that `tuned` judges by, as one row that the tuner can turn.

They are the weights of what happens at once and of other rules of thumb, and for every card how much
more or less it is worth early and late. A turn of one is a step of a size that suits it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.bots import weights
from vigil.bots.judge import PHASES, Judge
from vigil.bots.judge_bots import KNOTS, tuned_judge, value_cards
from vigil.files import write_safely
from vigil.rules.game import Game
from vigil.rules.kernel.card import FACES
from vigil.training.game_kinds import ALL, Sets

Turned = NDArray[np.float64]
Worths = dict[str, list[float]]  # by name of the card, early first

TURNED_WEIGHTS: Final = [place for place in range(weights.NOW, weights.SIZE) if place != weights.CONSTRUCT]
WEIGHT_STEP: Final = 0.15  # of its size
LEAST_WEIGHT: Final = 0.4  # the size that a weight counts for at least
WORTH_STEP: Final = 0.12
LEAST_WORTH_STEP: Final = 0.25  # honor
FADING: Final = np.linspace(1.0, 0.0, KNOTS)  # what counts early, less and less; the rest counts late


class JudgeStanding(NamedTuple):
    """What a judge judges by: weights, and what cards are worth."""

    weights: list[float]
    cards: Worths

    def judge(self) -> Judge:
        """The judge that judges so."""
        judge = Judge(self.weights)
        value_cards(judge, self.cards)
        return judge

    def save(self, path: Path, made_by: str) -> None:
        """Write it as `tuned` reads it, a line for each number."""
        named = dict(zip(weights.NAMES, self.weights, strict=True))
        parts = {"weights": lines(named), "cards": lines(self.cards)}
        told = ",\n".join([f' "{name}": {{\n{content}\n }}' for name, content in parts.items()])
        write_safely(path, f'{{\n "made by": {json.dumps(made_by)},\n{told}\n}}\n')


class Knobs:
    """The row of numbers around a standing: nothing turned is the standing itself."""

    def __init__(self, standing: JudgeStanding) -> None:
        self.standing = standing
        self.faces = faces_of(ALL)
        plain = standing.judge()
        self.worths = np.array([worth_of(plain, face) for face in self.faces])
        sizes = np.array([max(abs(standing.weights[place]), LEAST_WEIGHT) for place in TURNED_WEIGHTS])
        self.weight_steps = WEIGHT_STEP * sizes
        self.worth_steps = np.maximum(WORTH_STEP * np.abs(self.worths).mean(axis=1), LEAST_WORTH_STEP)

    def __len__(self) -> int:
        return len(TURNED_WEIGHTS) + 2 * len(self.faces)

    def mask_for(self, sets: Sets) -> Turned:
        """One for every number that matters in games of some sets, nothing for the others."""
        dealt = set(faces_of(sets))
        cards = [float(face in dealt) for face in self.faces]
        return np.array([*[1.0] * len(TURNED_WEIGHTS), *cards, *cards])

    def standing_of(self, turned: Turned) -> JudgeStanding:
        """What is judged by after some turns."""
        by_weight, early, late = np.split(
            turned, [len(TURNED_WEIGHTS), len(TURNED_WEIGHTS) + len(self.faces)]
        )
        moved = list(self.standing.weights)
        for place, turn in zip(TURNED_WEIGHTS, by_weight * self.weight_steps, strict=True):
            moved[place] = round(moved[place] + float(turn), 4)
        worths = self.worths + np.outer(early * self.worth_steps, FADING)
        worths += np.outer(late * self.worth_steps, 1.0 - FADING)
        named = [FACES[face].name for face in self.faces]
        return JudgeStanding(moved, dict(zip(named, worths.round(2).tolist(), strict=True)))


def today() -> JudgeStanding:
    """What `tuned` judges by today."""
    judge = tuned_judge()
    return JudgeStanding(judge.weights, {FACES[face].name: worth_of(judge, face) for face in faces_of(ALL)})


@cache
def faces_of(sets: Sets) -> list[int]:
    """The cards that can be met in games of some sets."""
    setup = Game.new(list(sets), 2, 0).setup
    dealt = {*setup.center, *setup.stacks, *setup.starting}
    return sorted(dealt | {into.face for face in dealt if (into := FACES[face].into) is not None})


def worth_of(judge: Judge, face: int) -> list[float]:
    """What a judge finds a card worth, early first: in a deck, or a monster at once."""
    table = judge.now if FACES[face].fought else judge.kept
    return [table[PHASES - knot * PHASES // (KNOTS - 1)][face] for knot in range(KNOTS)]


def lines(values: dict[str, float] | Worths) -> str:
    """A line for each of some named values."""
    return ",\n".join([f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in values.items()])
