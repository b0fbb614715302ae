"""Learning: gradient descent for the value network, in NumPy."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vigil.bots.network import LEAD, WIN, Floats, Network, Weights, folded, sigmoid, traits
from vigil.training.samples import Samples

BATCH: Final = 1024
DECAY: Final = 0.01  # weights of single cards decay, so that most is learned from what cards do
USUAL_LEAD: Final = 20.0  # honor
LEAD_COUNTS: Final = 0.5  # the lead at the end tells more of a game than who won it
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999


class Learner:
    """A network and what the optimizer (Adam) remembers."""

    def __init__(self, network: Network) -> None:
        self.weights = network.weights
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0
        self.traits = traits()

    def learn(self, samples: Samples, rate: float, passes: int, seed: int) -> None:
        """Go through shuffled samples some times."""
        draw = np.random.default_rng(seed)
        for _ in range(passes):
            order = draw.permutation(len(samples))
            for start in range(0, len(order), BATCH):
                self.step(samples, order[start : start + BATCH], rate)

    def loss(self, samples: Samples) -> float:
        """How badly the network foresees the outcome: the mean cross entropy."""
        total = 0.0
        for start in range(0, len(samples), BATCH):
            chosen = np.arange(start, min(start + BATCH, len(samples)))
            last = self.forward(dense(samples, chosen, self.columns), samples.numbers[chosen])[-1]
            safe = np.clip(sigmoid(last[:, WIN]), 1e-6, 1 - 1e-6)
            wins = samples.wins[chosen]
            total -= float(np.sum(wins * np.log(safe) + (1 - wins) * np.log(1 - safe)))
        return total / len(samples)

    @property
    def columns(self) -> int:
        """How many places there are for a card: every card in every group."""
        groups, cards, _ = self.weights["cards"].shape
        return int(groups * cards)

    def forward(self, cards: Floats, numbers: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and what comes out."""
        weights = self.weights
        table = folded(weights, self.traits)[:-1]
        first = np.maximum(cards @ table + numbers @ weights["numbers"] + weights["bias"], 0)
        second = np.maximum(first @ weights["second"] + weights["second bias"], 0)
        return first, second, second @ weights["last"] + weights["last bias"]

    def step(self, samples: Samples, chosen: NDArray[np.int64], rate: float) -> None:
        """One step against the gradient of a batch."""
        cards, numbers = dense(samples, chosen, self.columns), samples.numbers[chosen]
        first, second, last = self.forward(cards, numbers)
        error: Floats = np.empty_like(last)
        error[:, WIN] = sigmoid(last[:, WIN]) - samples.wins[chosen]
        error[:, LEAD] = LEAD_COUNTS * (last[:, LEAD] - samples.leads[chosen] / USUAL_LEAD)
        error /= len(chosen)
        to_second: Floats = (error @ self.weights["last"].T) * (second > 0)
        to_first: Floats = (to_second @ self.weights["second"].T) * (first > 0)
        to_cards: Floats = (cards.T @ to_first).reshape(self.weights["cards"].shape)
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


def dense(samples: Samples, chosen: NDArray[np.int64], columns: int) -> Floats:
    """How much of every card lies in every group, a row for each of the chosen samples."""
    begins = samples.starts[chosen]
    lengths = samples.starts[chosen + 1] - begins
    within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    entries = np.repeat(begins, lengths) + within
    cells = np.repeat(np.arange(len(chosen)) * columns, lengths) + samples.cards[entries]
    counted = np.bincount(cells, samples.shares[entries], len(chosen) * columns)
    return counted.reshape(len(chosen), columns).astype(np.float32)
