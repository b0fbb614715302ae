"""Strengths: what cards were measured to be worth, as clients are told of it."""

from __future__ import annotations

from msgspec import Struct

from vigil.values.card_values import WHOLE, CardValues, Counts, SetValues, Worth


class MeasuredGain(Struct):
    """A gain in points of the chance of winning, half its 95 % interval, and the pairs of games behind it."""

    points: float
    reach: float
    pairs: int


class Strength(Struct):
    """What a card is worth in all phases together, and in each: opening, middle, end."""

    whole: MeasuredGain
    phases: list[MeasuredGain | None]


class SetStrengths(Struct):
    """The cards of a set; `turns` are the last own turns of the phases before the end, on average."""

    turns: list[int]
    cards: dict[str, Strength]


class Strengths(Struct):
    """Everything that was measured, by the code of the set; each alone, with two players."""

    sets: dict[str, SetStrengths]


def strengths(values: CardValues) -> Strengths:
    """Card values as clients are told of them."""
    return Strengths({code: of_set(found) for code, found in values.sets.items()})


def of_set(found: SetValues) -> SetStrengths:
    """Those of a set."""
    cards = {name: strength for name, each in found.cards.items() if (strength := of_card(each)) is not None}
    return SetStrengths(last_turns(found), cards)


def of_card(counts: list[Counts]) -> Strength | None:
    """What a card is worth, if enough games tell."""
    whole = counts[WHOLE].worth()
    return None if whole is None else Strength(gain(whole), [of_phase(each) for each in counts[:WHOLE]])


def of_phase(counts: Counts) -> MeasuredGain | None:
    """What it is worth in one phase, if enough games tell."""
    worth = counts.worth()
    return None if worth is None else gain(worth)


def gain(worth: Worth) -> MeasuredGain:
    """A worth in numbers that can be read."""
    return MeasuredGain(round(worth.points, 1), round(worth.reach, 1), worth.pairs)


def last_turns(found: SetValues) -> list[int]:
    """The last turn of every phase but the end."""
    passed = 0.0
    last: list[int] = []
    for turns in found.turns[:-1]:
        passed += turns / max(found.sides, 1)
        last.append(round(passed))
    return last
