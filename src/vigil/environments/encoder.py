"""An encoder for one game at a time: observations and legal actions as NumPy arrays, always copies."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vigil.environments.actions import Actions
from vigil.environments.cells import CARD_SCALE, number_scales
from vigil.environments.columns import PLACES, TREASURES
from vigil.environments.observations import Observations
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup
from vigil.rules.setup import make_setup

Array = np.ndarray[Any, Any]

FLAT: Final = "flat"
STRUCTURED: Final = "structured"
FORMS: Final = (FLAT, STRUCTURED)
ONE_CARD: Final = np.float32(1 / CARD_SCALE)
MOST_FLAT: Final = 1000.0  # no cell of the flat form is larger


class Encoder:
    """What a seat sees of games with one setup, flat or as a dict of arrays."""

    def __init__(self, setup: Setup, form: str = FLAT, actions: Actions | None = None) -> None:
        if form not in FORMS:
            raise ValueError(f"an observation is {' or '.join(FORMS)}, not {form!r}")
        self.form = form
        self.setup = setup
        self.actions = actions or Actions(setup.sets)
        self.players = len(setup.names)
        self.seen = Observations(self.actions, self.players)
        self.cards = np.asarray(memoryview(self.seen.cards))
        self.numbers = np.asarray(memoryview(self.seen.numbers))
        self.row = np.asarray(memoryview(self.seen.row))
        self.under = np.asarray(memoryview(self.seen.under)).reshape(PLACES, TREASURES)
        self.cells = len(self.cards)
        self.width = self.cells + len(self.numbers)
        self.scales = np.asarray(number_scales(self.players), np.float32)

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoder:
        return Encoder(self.setup, self.form, self.actions)  # the buffers are filled anew by every look

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        codes = tuple(card_set.code for card_set in setup.sets)
        return encoder_from, (codes, setup.names, setup.edition, setup.variant, self.form, self.actions)

    def observe(self, game: Game, seat: int) -> Array | dict[str, Array]:
        """What a seat sees."""
        return self.flat(game, seat) if self.form == FLAT else self.arrays(game, seat)

    def flat(self, game: Game, seat: int) -> Array:
        """Cards, then numbers, divided by their scales."""
        self.seen.look(game, seat)
        found = np.empty(self.width, np.float32)
        np.multiply(self.cards, ONE_CARD, out=found[: self.cells])  # faster than whole numbers are divided
        np.divide(self.numbers, self.scales, out=found[self.cells :])
        return found

    def arrays(self, game: Game, seat: int) -> dict[str, Array]:
        """The buffers as they are."""
        self.seen.look(game, seat)
        return {
            "cards": self.cards.reshape(int(self.seen.lines), -1).copy(),
            "numbers": self.numbers.copy(),
            "row": self.row.copy(),
            "under": self.under.copy(),
        }

    def mask(self, game: Game) -> Array:
        """1 for every legal action, 0 for the others."""
        return self.mask_of(self.actions.numbers(game))

    def mask_of(self, numbers: list[int]) -> Array:
        """1 for every one of some actions, 0 for the others."""
        found = np.zeros(self.actions.size, np.int8)
        found[numbers] = 1
        return found


def encoder_from(
    sets: tuple[str, ...], names: tuple[str, ...], edition: int, variant: str, form: str, actions: Actions
) -> Encoder:
    """An encoder that was pickled."""
    return Encoder(make_setup(sets, names, edition, variant), form, actions)


def flatten(cards: Array, numbers: Array, players: int) -> Array:
    """The flat form of many observations: a row for each."""
    scales = np.asarray(number_scales(players), np.float32)
    parts = (cards / np.float32(CARD_SCALE), numbers / scales)
    return np.concatenate(parts, axis=1, dtype=np.float32)
