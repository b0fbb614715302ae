"""Kinds of cards, and what the rules do with the cards of each: a further kind is a row of this table.

Cards know what their kind does (`card.stays`, `card.fought` ...). The bits are for selectors alone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

HERO: Final = 1
CONSTRUCT: Final = 2
MONSTER: Final = 4
TREASURE: Final = 8


@final
class Kind:
    """A kind of card: its bit in selectors, its code word, and what is done with such cards."""

    def __init__(
        self,
        bit: i64,
        code: str,
        *,
        stays: bool = False,
        fought: bool = False,
        owned: bool = True,
        heard: bool = False,
        lies_under: bool = False,
    ) -> None:
        self.bit: i64 = bit
        self.code = code
        self.stays = stays  # played, it stays in play
        self.fought = fought  # it is defeated for power, not acquired for runes
        self.owned = owned  # it can be in a player's deck
        self.heard = heard  # abilities hear of it when it is played, with the factions it is played as
        self.lies_under = lies_under  # in the center row it lies under another card


KINDS: Final[dict[int, Kind]] = {
    kind.bit: kind
    for kind in (
        Kind(HERO, "hero", heard=True),
        Kind(CONSTRUCT, "construct", stays=True),
        Kind(MONSTER, "monster", fought=True, owned=False),
        Kind(TREASURE, "treasure", lies_under=True),
    )
}
FOUGHT_KINDS: Final = sum([kind.bit for kind in KINDS.values() if kind.fought])
