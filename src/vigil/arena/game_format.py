"""What is played: the sets, how many sit at the table, and who sits with whom."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.rules.game import Game
from vigil.rules.kernel.box import STANDARD, Setup
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.setup import make_setup


@dataclass(frozen=True)
class GameFormat:
    """A kind of game, the same for a whole match."""

    sets: tuple[str, ...] = ("godslayer",)
    players: int = 2
    edition: int = 2
    variant: str = STANDARD

    @property
    def setup(self) -> Setup:
        """The setup; an error says what is wrong with the format.

        It is not kept here: formats are sent to other processes, setups must not be, and sets come and go.
        """
        return make_setup(self.sets, self.players, self.edition, self.variant)

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win together."""
        if not self.setup.team:
            return [[seat] for seat in range(self.players)]
        return [[seat, self.setup.teammate(seat)] for seat in range(self.players // 2)]

    @property
    def rival(self) -> str | None:
        """The automatic opponent of solitaire."""
        return self.setup.rival if self.setup.solitaire else None

    @property
    def opponents(self) -> int:
        """How many sides a side plays against."""
        return 1 if self.rival else len(self.sides) - 1

    @property
    def fair(self) -> float:
        """The share of games that a side wins among equals."""
        return 1 / (self.opponents + 1)

    def deal(self, seed: int, generator: str = BLAKE2B) -> Game:
        """A new game; very old ones were dealt by another generator."""
        return Game.deal(self.setup, seed, generator).forget()

    def describe(self) -> str:
        """What is played, in words."""
        sets = " + ".join(card_set.name for card_set in self.setup.sets)
        edition = ", first edition" if self.edition == 1 else ""
        if self.rival:
            return f"{sets}, solitaire against {self.rival}"
        teams = " in teams" if self.setup.team else ""
        return f"{sets}{edition}, {self.players} players{teams}"
