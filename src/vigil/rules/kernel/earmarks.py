"""Earmarks: runes that may buy some cards only. A further purpose is a row of this table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel.card import MECHANA, Card
from vigil.rules.kernel.card_kind import CONSTRUCT
from vigil.rules.kernel.cards import NONE, Cards, repeat, replace_at


@final
class Earmark:
    """What some runes may buy: cards of a kind and a faction."""

    def __init__(self, number: i64, code: str, unit: str, kinds: i64, factions: i64) -> None:
        self.number: i64 = number  # in the table, and among a game's earmarked runes
        self.code = code  # in documents and views
        self.unit = unit  # in events
        self.kinds: i64 = kinds
        self.factions: i64 = factions

    def buys(self, card: Card, factions: i64) -> bool:
        """Whether such runes may buy a card that counts as of these factions."""
        return card.kind_bit & self.kinds != 0 and factions & self.factions != 0


MECHANA_RUNES: Final = Earmark(0, "mechana_runes", "Mechana rune", CONSTRUCT, MECHANA)
EARMARKS: Final = (MECHANA_RUNES,)


def amount(earmarked: Cards, number: i64) -> i64:
    """How many runes there are for one purpose."""
    return earmarked[number] if len(earmarked) > 0 else 0


def with_amount(earmarked: Cards, number: i64, runes: i64) -> Cards:
    """The same with so many runes for one purpose; nothing at all if there are none for any."""
    whole = replace_at(repeat(0, len(EARMARKS)) if len(earmarked) == 0 else earmarked, number, runes)
    return whole if any(whole) else NONE
