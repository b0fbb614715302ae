"""Lessons: what to take home from the turns of a game; accuracy, moments, luck, and sums that add up."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from vigil.review import review_words
from vigil.review.findings import (
    Accuracy,
    BestBuy,
    Digest,
    Judged,
    LuckyTurn,
    Parts,
    Points,
    Review,
    ReviewedTurn,
    add_up,
)
from vigil.review.grades import KINDS, LEAST, PHASES
from vigil.rules.game import Game
from vigil.rules.kernel import verbs

MOMENTS: Final = 3
ALL: Final = "all"
AT_STAKE: Final = 0.005  # less than that is nothing to be accurate about


def conclude(end: Game, seat: int, level: str, seed: int, turns: tuple[ReviewedTurn, ...]) -> Review:
    """A review of all its turns."""
    result = end.result
    assert result is not None
    parts = add_up(turn.parts for turn in turns)
    start, final = turns[0].before, turns[-1].after
    return Review(
        seat,
        level,
        seed,
        tuple(end.setup.names),
        tuple(result.scores),
        tuple(result.winners),
        start,
        final,
        parts,
        points(start, parts, final),
        turns,
        digest(turns, parts, won=seat in result.winners),
    )


def digest(turns: Sequence[ReviewedTurn], parts: Parts, *, won: bool) -> Digest:
    """What stands out in a game."""
    decisions = [judged for turn in turns for judged in turn.decisions]
    moments = sorted(decisions, key=lambda each: -each.loss)[:MOMENTS]
    moments = [each for each in moments if each.loss >= LEAST]
    luck = lucky_turns(turns)
    return Digest(
        review_words.headline(moments, parts, won=won),
        accuracy(ALL, decisions),
        tuple(accuracy(name, [each for each in decisions if each.phase == name]) for name in PHASES),
        tuple(accuracy(name, [each for each in decisions if each.kind == name]) for name in KINDS),
        tuple(each.number for each in moments),
        tuple(review_words.sentence(each) for each in moments),
        extreme(luck, max, 1),
        extreme(luck, min, -1),
        best_buy(decisions),
    )


def accuracy(name: str, decisions: Sequence[Judged]) -> Accuracy:
    """The share that was kept of what a move at random would have given away."""
    real = [each for each in decisions if each.choice]
    stake = sum(each.before - each.average for each in real)
    if stake < AT_STAKE:
        return Accuracy(name, None, len(real))
    kept = 1 - sum(each.loss for each in real) / stake
    return Accuracy(name, max(0, round(100 * kept)), len(real))


def lucky_turns(turns: Sequence[ReviewedTurn]) -> list[LuckyTurn]:
    """What luck changed, round by round."""
    changes: dict[int, float] = {}
    for turn in turns:
        changes[turn.round] = changes.get(turn.round, 0.0) + turn.parts.luck
    return [LuckyTurn(number, change) for number, change in changes.items()]


def extreme(luck: list[LuckyTurn], which: Callable[..., LuckyTurn], sign: int) -> LuckyTurn | None:
    """The luckiest or unluckiest round, if there was luck of that sign."""
    found = which(luck, key=lambda each: each.change)
    return found if found.change * sign > 0 else None


def best_buy(decisions: Sequence[Judged]) -> BestBuy | None:
    """The card that was acquired to the greatest advantage over the next best move."""
    found: list[BestBuy] = []
    for each in decisions:
        others = [option.chance for option in each.options if option.move != each.taken.move]
        card = each.taken.card
        if each.taken.verb == verbs.ACQUIRE and card is not None and others and not each.loss:
            found.append(BestBuy(each.number, each.round, card, each.after - max(others)))
    best = max(found, key=lambda buy: buy.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def points(start: float, parts: Parts, result: float) -> Points:
    """The sum in whole points: each is rounded so that they add up."""
    changes = [parts.decisions, parts.draws, parts.row, *[share.change for share in parts.others]]
    first, last = round(100 * start), round(100 * result)
    whole = round_to_sum([100 * change for change in changes], last - first)
    return Points(first, whole[0], whole[1], whole[2], tuple(whole[3:]), last)


def round_to_sum(numbers: list[float], total: int) -> list[int]:
    """Whole numbers near to some, with a given sum: those that lose most by rounding down go up first."""
    whole = [math.floor(number) for number in numbers]
    order = sorted(range(len(numbers)), key=lambda i: whole[i] - numbers[i])
    missing = total - sum(whole)
    for step in range(abs(missing)):
        whole[order[step % len(order)]] += 1 if missing > 0 else -1
    return whole
