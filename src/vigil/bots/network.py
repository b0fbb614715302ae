"""The value network: the chance of winning from an afterstate. A small perceptron, NumPy only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from vigil.bots.afterstate import GROUPS, NUMBERS, Afterstate, stack
from vigil.bots.card_traits import TRAITS, traits_of
from vigil.bots.provenance import MEMBER
from vigil.rules.kernel.card import FACES, PRINTINGS
from vigil.rules.library import shipped_cards

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
Numbers = NDArray[np.int64]

NETWORK_LEVELS: Final = ("expert", "master")  # those that come with a network
HIDDEN: Final = 256
SECOND: Final = 32
WIN: Final = 0  # outputs: whether the game is won (before the sigmoid), and with which lead
LEAD: Final = 1
OUTPUTS: Final = 2
DIGITS: Final = 5  # of what comes out: the last ones depend on the processor, and on what else is asked
HOPELESS: Final = -80.0  # before the sigmoid, which cannot take much less
SPARE: Final = 64  # rows for cards to come, so that not every one of them needs a larger table
TOGETHER: Final = 256  # afterstates that are valued at once


class Network:
    """A layer that adds up what is known of every card, one more, and a sigmoid.

    Of a card it knows what it does (`traits`) and what was learned about this card alone
    (`cards`, nothing for one never seen).
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.table = first_layer_table(weights, traits())
        self.stride = weights["cards"].shape[1]  # rows of a group in the table: there may be some to spare
        self.printed = 0  # how many faces had been given when this network last looked
        self.met = set(np.flatnonzero(weights["cards"].any(axis=(0, 2))).tolist())  # what it learned about

    @classmethod
    def fresh(cls, seed: int, hidden: int = HIDDEN, second: int = SECOND) -> Network:
        """An untrained network."""
        draw = np.random.default_rng(seed)

        def random(*shape: int, inputs: int) -> Floats:
            return np.array(draw.standard_normal(shape) / np.sqrt(inputs), np.float32)

        return cls(
            {
                "traits": random(GROUPS, TRAITS, hidden, inputs=GROUPS * TRAITS),
                "cards": np.zeros((GROUPS, len(shipped_cards()), hidden), np.float32),
                "numbers": random(NUMBERS, hidden, inputs=NUMBERS),
                "bias": np.zeros(hidden, np.float32),
                "second": random(hidden, second, inputs=hidden),
                "second bias": np.zeros(second, np.float32),
                "last": random(second, OUTPUTS, inputs=second),
                "last bias": np.zeros(OUTPUTS, np.float32),
            }
        )

    def chances(self, afterstates: Sequence[Afterstate]) -> Floats:
        """The chance of winning in each of some afterstates."""
        parts = [afterstates[start : start + TOGETHER] for start in range(0, len(afterstates), TOGETHER)]
        return np.concatenate([self.chances_of(part) for part in parts])

    def chances_of(self, afterstates: Sequence[Afterstate]) -> Floats:
        """The same for some of them, so few that what is worked out on the way stays near the processor."""
        numbers = np.array([afterstate.numbers for afterstate in afterstates], np.float32)
        first = self.cards_of(afterstates) + numbers @ self.weights["numbers"] + self.weights["bias"]
        second = np.maximum(first, 0) @ self.weights["second"] + self.weights["second bias"]
        last = np.maximum(second, 0) @ self.weights["last"] + self.weights["last bias"]
        return sigmoid(np.round(last[:, WIN], DIGITS))

    def cards_of(self, afterstates: Sequence[Afterstate]) -> Floats:
        """What the cards add to the first layer; groups that many afterstates share are counted once."""
        if self.printed != PRINTINGS.count:
            self.catch_up()
        found = stack(list(afterstates), self.stride)
        used, counts = count_places(np.array(found.rows, np.int64), np.array(found.lengths), len(self.table))
        shares = np.array(found.shares, np.float32)[:, np.newaxis]
        cards: Floats = (shares @ counts[np.array(found.groups)])[:, 0]
        return cards @ self.table[used]

    def catch_up(self) -> None:
        """Fill in what is known of cards that came later than the network: what they do."""
        rows = self.table.reshape(GROUPS, self.stride, -1)
        if len(FACES) > self.stride:
            more = len(FACES) + SPARE - self.stride
            rows = np.pad(rows, ((0, 0), (0, more), (0, 0)))
        shipped = self.weights["cards"].shape[1]
        came = [face for face in PRINTINGS.since(self.printed) if face >= shipped]
        if came:
            known = np.array([traits_of(FACES[face]) for face in came], np.float32)
            rows[:, came] = known @ self.weights["traits"]
        self.stride = rows.shape[1]
        self.table = rows.reshape(GROUPS * self.stride, -1)
        self.printed = PRINTINGS.count

    def unmet(self, faces: Iterable[int]) -> float:
        """The share of some cards of which it learned nothing."""
        known = [face in self.met for face in faces]
        return known.count(False) / max(len(known), 1)

    def save(self, path: Path) -> None:
        """Write the weights to a file, in half precision: small, and precise enough."""
        halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.weights.items()}
        np.savez_compressed(path, names=np.array([card.name for card in shipped_cards()]), **halves)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read the weights from a file. Cards are known by name; a trait it was not told of says nothing."""
        try:
            with np.load(path) as stored:
                names = list(stored["names"])
                arrays = [name for name in stored.files if name not in ("names", MEMBER)]
                weights = {name: stored[name].astype(np.float32) for name in arrays}
        except (ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ValueError(f"{path} is no network: {error}") from error
        places = {name: place for place, name in enumerate(names)}
        cards = np.zeros((GROUPS, len(shipped_cards()), weights["cards"].shape[2]), np.float32)
        for card in shipped_cards():
            if card.name in places:
                cards[:, card.face] = weights["cards"][:, places[card.name]]
        known = weights["traits"].shape[1]
        learned = np.pad(weights["traits"], ((0, 0), (0, TRAITS - known), (0, 0)))
        return cls({**weights, "traits": learned, "cards": cards})


def first_layer_table(weights: Weights, known: Floats) -> Floats:
    """What a card in a group adds to the first layer, a line for each."""
    table: Floats = known @ weights["traits"] + weights["cards"]
    return table.reshape(-1, table.shape[2])


def count_places(rows: Numbers, lengths: Numbers, places: int) -> tuple[Numbers, Floats]:
    """Which of a number of places occur in some groups, and how often each of those does in every group."""
    used = np.flatnonzero(np.bincount(rows, minlength=places))
    columns = np.zeros(places, np.int64)
    columns[used] = np.arange(len(used))
    cells = np.repeat(np.arange(len(lengths)) * len(used), lengths) + columns[rows]
    counts = np.bincount(cells, minlength=len(lengths) * len(used)).astype(np.float32)
    return used, counts.reshape(len(lengths), len(used))


def sigmoid(values: Floats) -> Floats:
    """From any number to a chance."""
    return (1.0 / (1.0 + np.exp(-np.maximum(values, HOPELESS)))).astype(np.float32)


def traits() -> Floats:
    """What every shipped card is and does, as numbers."""
    return np.array([traits_of(card) for card in shipped_cards()], np.float32)


@cache
def shipped_network(level: str) -> Network:
    """The network that comes with the package for a level."""
    with as_file(files("vigil.bots").joinpath(f"{level}.npz")) as path:
        return Network.load(path)
