"""Learning: gradient descent for the value network, in NumPy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from vigil.bots import features
from vigil.bots.afterstate import (
    LEADS,
    OTHERS_HONOR,
    OTHERS_INSIGHT,
    OWN_HONOR,
    OWN_INSIGHT,
    USUAL_HONOR,
    USUAL_INSIGHT,
    USUAL_LEAD,
)
from vigil.bots.network import (
    LEAD,
    WIN,
    Floats,
    Network,
    Numbers,
    Weights,
    first_layer_table,
    sigmoid,
    traits,
)
from vigil.bots.weights import LORE_NOW
from vigil.training.samples import Samples, join_samples
from vigil.training.td_targets import targets_of

BATCH: Final = 1024
CHUNK: Final = 48  # files whose samples are shuffled together
PASSES: Final = 2
DECAY: Final = 0.01  # weights of single cards decay, so that most is learned from what cards do
LEAD_COUNTS: Final = 0.5  # the lead at the end tells more of a game than who won it
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999


class Learner:
    """A network, what the optimizer (Adam) remembers, and the average of the last pass."""

    def __init__(self, network: Network, fresh: bool = False) -> None:
        self.fresh = fresh  # whether the network has learned nothing yet
        self.weights = {name: array.copy() for name, array in network.weights.items()}
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.total = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.added = 0
        self.steps = 0
        self.learned = 0  # samples
        self.traits = traits()

    @property
    def average(self) -> Network:
        """The mean of the weights over the last pass: better than any of them."""
        if not self.added:
            return Network(self.weights)
        weights = {name: self.summed_weights(name) / np.float32(self.added) for name in self.total}
        if not weights["numbers"][OWN_INSIGHT].any():
            take_insight_for_honor(weights["numbers"])
        return Network(weights)

    def summed_weights(self, name: str) -> Floats:
        """Weights added up. What a fresh network never met says nothing, not what chance made of it."""
        met = self.second[name] > 0 if self.fresh else True
        return np.where(met, self.total[name], np.float32(0))

    def learn(self, lots: Sequence[Path], rates: tuple[float, float], seed: int) -> None:
        """Go through the samples of some files twice, the rate falling from the first to the last."""
        draw = np.random.default_rng(seed)
        steps = 0
        self.learned = sum(len(chunk) for chunk in chunks(lots))
        most = PASSES * self.learned / BATCH
        for number in range(PASSES):
            shuffled = [lots[place] for place in draw.permutation(len(lots))]
            for samples in chunks(shuffled):
                columns = Columns(samples, self.weights["cards"].shape)
                order = draw.permutation(len(samples))
                for start in range(0, len(order), BATCH):
                    done = min(steps / most, 1.0)
                    rate = rates[0] + (rates[1] - rates[0]) * done
                    self.step(samples, columns, order[start : start + BATCH], rate)
                    if number == PASSES - 1:
                        self.add_up()
                    steps += 1

    def add_up(self) -> None:
        """Take the weights into the average."""
        self.added += 1
        for name, array in self.weights.items():
            self.total[name] += array

    def step(self, samples: Samples, columns: Columns, chosen: Numbers, rate: float) -> None:
        """One step against the gradient of a batch."""
        weights = self.weights
        cards, numbers = columns.dense(samples, chosen), samples.numbers[chosen]
        first, second, last = forward(weights, columns.table(weights, self.traits), cards, numbers)
        error: Floats = np.empty_like(last)
        error[:, WIN] = sigmoid(last[:, WIN]) - samples.targets[chosen]
        error[:, LEAD] = LEAD_COUNTS * (last[:, LEAD] - samples.leads[chosen] / USUAL_LEAD)
        error /= len(chosen)
        to_second: Floats = (error @ weights["last"].T) * (second > 0)
        to_first: Floats = (to_second @ weights["second"].T) * (first > 0)
        to_cards = columns.spread(cards.T @ to_first)
        self.adam(
            {
                "traits": self.traits.T @ to_cards,
                "cards": to_cards,
                "numbers": numbers.T @ to_first,
                "bias": to_first.sum(axis=0),
                "second": first.T @ to_second,
                "second bias": to_second.sum(axis=0),
                "last": second.T @ error,
                "last bias": error.sum(axis=0),
            },
            rate,
        )

    def adam(self, gradients: Weights, rate: float) -> None:
        """Change the weights by their gradients, each at its own pace."""
        self.steps += 1
        scale = rate * np.sqrt(1 - SECOND_MOMENT**self.steps) / (1 - FIRST_MOMENT**self.steps)
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += np.float32(1 - FIRST_MOMENT) * (gradient - first)
            second += np.float32(1 - SECOND_MOMENT) * (gradient**2 - second)
            self.weights[name] -= np.float32(scale) * first / (np.sqrt(second) + np.float32(1e-7))
        self.weights["cards"] *= np.float32(1 - rate * DECAY)


def take_insight_for_honor(numbers: Floats) -> None:
    """Let insight that was never met count as the honor that rules of thumb take it for: it is kept."""
    lore = np.float32(LORE_NOW[features.INSIGHT] / LORE_NOW[features.HONOR] * USUAL_INSIGHT)
    lead: Floats = numbers[list(LEADS)].sum(axis=0) / np.float32(USUAL_LEAD)
    numbers[OWN_INSIGHT] = lore * (numbers[OWN_HONOR] / np.float32(USUAL_HONOR) + lead)
    numbers[OTHERS_INSIGHT] = lore * (numbers[OTHERS_HONOR] / np.float32(USUAL_HONOR) - lead)


class Columns:
    """The places (a card in a group) that occur in some samples: by far not all of them do."""

    def __init__(self, samples: Samples, shape: Sequence[int]) -> None:
        self.shape = tuple(shape)
        self.used: Numbers = np.flatnonzero(np.bincount(samples.cards, minlength=shape[0] * shape[1]))
        self.places = np.zeros(shape[0] * shape[1], np.int64)
        self.places[self.used] = np.arange(len(self.used))

    def table(self, weights: Weights, known: Floats) -> Floats:
        """What each of them adds to the first layer."""
        return first_layer_table(weights, known)[self.used]

    def spread(self, gradient: Floats) -> Floats:
        """The gradient of all places, from that of those which occur."""
        whole: Floats = np.zeros((self.shape[0] * self.shape[1], self.shape[2]), np.float32)
        whole[self.used] = gradient
        return whole.reshape(self.shape)

    def dense(self, samples: Samples, chosen: Numbers) -> Floats:
        """How much of every card lies in every group, a row for each of the chosen samples."""
        begins = samples.starts[chosen]
        lengths = samples.starts[chosen + 1] - begins
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        entries = np.repeat(begins, lengths) + within
        wide = len(self.used)
        cells = np.repeat(np.arange(len(chosen)) * wide, lengths) + self.places[samples.cards[entries]]
        counted = np.bincount(cells, samples.shares[entries], len(chosen) * wide)
        return counted.reshape(len(chosen), wide).astype(np.float32)


def forward(weights: Weights, table: Floats, cards: Floats, numbers: Floats) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers and what comes out."""
    first = np.maximum(cards @ table + numbers @ weights["numbers"] + weights["bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second bias"], 0)
    return first, second, second @ weights["last"] + weights["last bias"]


def aim(lots: Sequence[Path], network: Network, trace: float) -> None:
    """Make what a network predicted in the games of some files a part of the targets, by this λ of TD(λ)."""
    for path in lots:
        samples = Samples.load(path)
        samples.targets = targets_of(samples, predict(network, samples), trace)
        samples.save(path)


def loss(network: Network, lots: Sequence[Path]) -> float:
    """How badly a network predicts the outcomes in some files: the mean cross entropy."""
    total = 0.0
    count = 0
    for samples in chunks(lots):
        chances, wins = predict(network, samples), samples.wins
        total -= float(np.sum(wins * np.log(chances) + (1 - wins) * np.log(1 - chances)))
        count += len(wins)
    return total / count


def predict(network: Network, samples: Samples) -> Floats:
    """What a network says of samples, and never that anything is certain."""
    columns = Columns(samples, network.weights["cards"].shape)
    table = columns.table(network.weights, traits())
    said: list[Floats] = []
    for start in range(0, len(samples), BATCH):
        chosen = np.arange(start, min(start + BATCH, len(samples)))
        cards = columns.dense(samples, chosen)
        said.append(forward(network.weights, table, cards, samples.numbers[chosen])[-1][:, WIN])
    return np.clip(sigmoid(np.concatenate(said)), 1e-6, 1 - 1e-6)


def chunks(lots: Sequence[Path]) -> Iterator[Samples]:
    """The samples of some files, a number of files at a time."""
    for start in range(0, len(lots), CHUNK):
        yield join_samples([Samples.load(path) for path in lots[start : start + CHUNK]])
