"""Frequencies: how often what cards speak of happens in a usual game. Every such word has an entry."""

from __future__ import annotations

from typing import Final

from vigil.language import amounts, conditions, keywords, naming, triggers
from vigil.language.triggers import Trigger

TIMES: Final[dict[type[amounts.CountedAmount], float]] = {  # how large a counted number is, roughly
    amounts.Each: 2.0,
    amounts.EachFaction: 1.5,
    amounts.EachOfFactionPlayed: 1.0,
    amounts.EachPlayed: 1.6,  # itself included, as a rule
    amounts.EnergyGained: 2.0,
    amounts.ItsHonor: 2.0,
    amounts.TreasureInHoard: 2.0,
}
LIKELY: Final[dict[type[conditions.Condition], float]] = {  # how often a condition holds, roughly
    conditions.Control: 0.45,
    conditions.Echo: 0.6,
    conditions.Energize: 0.8,  # and less, the more energy it takes
    conditions.EveryFactionInRow: 0.4,
    conditions.HonorGained: 0.5,
    conditions.InVoid: 0.4,
    conditions.ItIs: 0.4,
    conditions.MostHonor: 0.45,
    conditions.Played: 0.5,
    conditions.PlayedEveryFaction: 0.1,
    conditions.Serenity: 0.2,
    conditions.TookNothing: 0.15,
    conditions.TreasureInRow: 0.7,
    naming.ItIsNamed: 0.3,  # the commonest card of a deck, such as an Apprentice
}
OFTEN: Final[dict[type[Trigger], float]] = {  # how often in a turn something happens, roughly
    keywords.PlaysEnough: 0.5,
    triggers.Acquires: 0.5,
    triggers.Defeats: 0.5,
    triggers.EntersPlay: 0.5,
    triggers.Plays: 0.5,
    triggers.PlaysBasic: 0.5,
    triggers.ThisBanished: 0.15,  # and not more than once in a game
    triggers.ThisEntersPlay: 0.5,
    triggers.TurnBegins: 0.5,
    triggers.TurnEnds: 1.0,
}


def no_entry(value: object, table: str) -> str:
    """A word of which bots do not know what it is worth."""
    return f"{type(value).__name__} has no entry in {table} of the bots"


def likelihood(condition: conditions.Condition) -> float:
    """How often a condition holds, roughly."""
    often = LIKELY.get(type(condition))
    if often is None:
        raise TypeError(no_entry(condition, "LIKELY"))
    if isinstance(condition, conditions.Energize):
        return max(often - 0.15 * condition.at_least, 0.05)
    return often


def times(per: amounts.CountedAmount | None) -> float:
    """How large a counted number is, roughly."""
    if per is None:
        return 1.0
    number = TIMES.get(type(per))
    if number is None:
        raise TypeError(no_entry(per, "TIMES"))
    return number


def frequency(trigger: Trigger) -> float:
    """How often in a turn something happens, roughly."""
    often = OFTEN.get(type(trigger))
    if often is None:
        raise TypeError(no_entry(trigger, "OFTEN"))
    return often
