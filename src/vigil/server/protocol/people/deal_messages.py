"""Messages about the deal of the day. `docs/protocol.md` says more about each."""

from __future__ import annotations

from msgspec import Struct


class DealResult(Struct):
    """What somebody made of a deal; `match` is null where it is not kept any more."""

    name: str
    won: bool
    honor: int
    lead: int
    turns: int
    match: str | None


class HonorCurve(Struct):
    """Honor and cards at the beginning of each own turn, and at the end."""

    name: str
    honor: list[int]
    cards: list[int]


class OpeningWay(Struct):
    """What some people took in the same position, how many they were, and with how much honor they ended.

    `best`: the best of all went this way; `next` is where most of them stood at their next turn.
    """

    took: list[str]
    people: int
    honor: int
    won: int
    yours: bool
    best: bool
    names: list[str]
    next: OpeningFork | None


class OpeningFork(Struct):
    """A position that several people had, at their own turn with a number, and what they did there."""

    turn: int
    people: int
    ways: list[OpeningWay]


class DealComparison(Struct):
    """What others made of the same cards: how many did worse, everybody's honor, curves, the opening."""

    worse: int
    honors: list[int]
    curves: list[HonorCurve]
    opening: OpeningFork | None
    best: DealResult
    leaders: list[DealResult]
    followed: list[DealResult]


class DealState(Struct):
    """The deal of a day. `row` are the cards it begins with, `commitment` is the hash of its seed.

    `counts`: an attempt of the receiver counts. `own` is what they made of it, `match` where they play it.
    `seed` is told once nobody can play it for the first time, `compared` to who has played it, or later.
    """

    day: str
    sets: list[str]
    level: str
    row: list[str]
    commitment: str
    seed: str | None
    seconds: float
    played: int
    won: int
    most: int
    counts: bool
    match: str | None
    own: DealResult | None
    compared: DealComparison | None
    earlier: list[str]
