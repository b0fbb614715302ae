"""Value networks as searches see them: the chance of winning in an afterstate, however it is computed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from vigil.bots.afterstate import Afterstate


class ChanceList(Protocol):
    """ChanceList, one for each of some afterstates."""

    def __iter__(self) -> Iterator[float]:
        """One after another."""

    def tolist(self) -> list[float]:
        """All of them."""


class ValueNetwork(Protocol):
    """What a search asks a network."""

    def chances(self, afterstates: Sequence[Afterstate]) -> ChanceList:
        """The chance of winning in each of some afterstates."""

    def unmet(self, faces: Iterable[int]) -> float:
        """The share of some cards of which it learned nothing."""
