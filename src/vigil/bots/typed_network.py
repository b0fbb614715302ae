"""The value network where there is no NumPy: the browser's typed arrays do the arithmetic.

`vigil_arrays` is a module of the page (client/pocket/forward.js). It is handed numbers, never objects.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from vigil.bots.afterstate import GROUPS, NUMBERS, Afterstate, stack
from vigil.bots.card_traits import TRAITS, traits_of
from vigil.bots.value_network import ChanceList
from vigil.bots.weight_files import read_weights
from vigil.rules.kernel.card import FACES, PRINTINGS, Card
from vigil.rules.library import shipped_cards

NEVER_SEEN: Final = -1
TOGETHER: Final = 256  # afterstates that are valued at once


class TypedNetwork:
    """The same network as `Network`, with the same weights."""

    def __init__(self, path: Path) -> None:
        stored = read_weights(path)
        places = {name: place for place, name in enumerate(stored.names)}
        cards = shipped_cards()
        rows = array("i", [places.get(card.name, NEVER_SEEN) for card in cards])
        arrays = {name: to_page(each.content) for name, each in stored.arrays.items()}
        sizes = [GROUPS, NUMBERS, TRAITS, stored.arrays["traits"].shape[1], len(places)]
        self.network: Any = import_module("vigil_arrays").makeNetwork(
            to_page(list(arrays.items())), to_page(array("i", sizes)), to_page(rows), traits_on_page(cards)
        )
        self.shipped = len(cards)
        self.met = {face for face, learned in enumerate(self.network.met.to_py()) if learned}
        self.printed = 0  # how many faces had been given when this network last looked

    def chances(self, afterstates: Sequence[Afterstate]) -> ChanceList:
        """The chance of winning in each of some afterstates."""
        found = array("f")
        for start in range(0, len(afterstates), TOGETHER):
            found.frombytes(self.chances_of(list(afterstates[start : start + TOGETHER])))
        return found

    def chances_of(self, afterstates: list[Afterstate]) -> bytes:
        """The same for some of them, as numbers of single precision."""
        if self.printed != PRINTINGS.count:
            self.catch_up()
        found = stack(afterstates, self.network.stride)
        flat = (
            array("i", found.rows),
            array("i", found.lengths),
            array("i", [group for groups in found.groups for group in groups]),
            array("f", [share for shares in found.shares for share in shares]),
            array("f", [number for afterstate in afterstates for number in afterstate.numbers]),
        )
        answer = self.network.chances(len(afterstates), *[to_page(part) for part in flat])
        return bytes(answer.to_py())

    def catch_up(self) -> None:
        """Fill in what is known of cards that came later than the network: what they do."""
        came = [FACES[face] for face in PRINTINGS.since(self.printed) if face >= self.shipped]
        faces = array("i", [card.face for card in came])
        self.network.extend(len(FACES), to_page(faces), traits_on_page(came))
        self.printed = PRINTINGS.count

    def unmet(self, faces: Iterable[int]) -> float:
        """The share of some cards of which it learned nothing."""
        known = [face in self.met for face in faces]
        return known.count(False) / max(len(known), 1)


def traits_on_page(cards: list[Card]) -> Any:
    """What some cards are and do, as numbers of the page."""
    return to_page(array("f", [trait for card in cards for trait in traits_of(card)]))


def to_page(value: Any) -> Any:
    """A copy of some numbers, or a list of such, as the page has them."""
    return import_module("pyodide.ffi").to_js(value)


@cache
def shipped_typed_network(level: str) -> TypedNetwork:
    """The network that comes with the package for a level."""
    with as_file(files("vigil.bots").joinpath(f"{level}.npz")) as path:
        return TypedNetwork(path)
