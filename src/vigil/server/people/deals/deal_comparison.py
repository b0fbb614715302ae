"""Comparing what people made of one deal: where positions were the same, and else only how it went.

After the first purchases games of the same deal have little in common. So what people did is compared only
where everything they knew was the same, which is the opening; later there are curves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from statistics import fmean
from typing import Final

from vigil.server.protocol.people.deal_messages import (
    DealComparison,
    DealResult,
    HonorCurve,
    OpeningFork,
    OpeningWay,
)
from vigil.server.store.deals.attempt_rows import Attempt

ENOUGH: Final = 10  # people who must have played a deal before its opening is compared
DEPTH: Final = 4  # forks one after another
WAYS: Final = 5  # of a fork that are shown
LEADERS: Final = 10
NAMED: Final = 3  # people whose names are shown at a way


def compare(
    everybody: Sequence[Attempt], own: Attempt | None, worse: int, followed: Collection[int]
) -> DealComparison:
    """What others made of a deal, beside what somebody made of it themselves."""
    best = everybody[0]
    friends = [attempt for attempt in everybody if attempt.person in followed]
    lines = unique([*([own] if own else []), best, *friends[:1]])
    return DealComparison(
        worse=worse,
        honors=[attempt.honor for attempt in everybody],
        curves=[curve(attempt) for attempt in lines if attempt.course],
        opening=opening_of(everybody, own, followed),
        best=result_of(best),
        leaders=[result_of(attempt) for attempt in everybody[:LEADERS]],
        followed=[result_of(attempt) for attempt in friends],
    )


def unique(attempts: Sequence[Attempt]) -> list[Attempt]:
    """Attempts, each once."""
    return list({attempt.person: attempt for attempt in attempts}.values())


def result_of(attempt: Attempt) -> DealResult:
    """What somebody made of a deal."""
    return DealResult(attempt.name, attempt.won, attempt.honor, attempt.lead, attempt.turns, attempt.match)


def curve(attempt: Attempt) -> HonorCurve:
    """Somebody's honor and cards, turn by turn."""
    return HonorCurve(
        attempt.name, [turn.honor for turn in attempt.course], [turn.cards for turn in attempt.course]
    )


def opening_of(
    everybody: Sequence[Attempt], own: Attempt | None, followed: Collection[int]
) -> OpeningFork | None:
    """The opening as a tree; None while too few have played."""
    told = [attempt for attempt in everybody if attempt.course]
    if len(told) < ENOUGH:
        return None
    return fork(told, 0, told[0], own, followed)


def fork(
    attempts: Sequence[Attempt], turn: int, best: Attempt, own: Attempt | None, followed: Collection[int]
) -> OpeningFork | None:
    """What people did in a position that all of them had at the beginning of their own turn."""
    if turn >= DEPTH or len(attempts) < 2:
        return None
    ways: dict[tuple[str, ...], list[Attempt]] = defaultdict(list)
    for attempt in attempts:
        ways[tuple(attempt.course[turn].took)].append(attempt)
    frequent = sorted(ways.items(), key=lambda way: (-len(way[1]), way[0]))[:WAYS]
    return OpeningFork(
        turn + 1,
        len(attempts),
        [way_of(list(took), taken, turn, best, own, followed) for took, taken in frequent],
    )


def way_of(
    took: list[str],
    attempts: Sequence[Attempt],
    turn: int,
    best: Attempt,
    own: Attempt | None,
    followed: Collection[int],
) -> OpeningWay:
    """One of the things that people did in a position, and where it led them."""
    people = {attempt.person for attempt in attempts}
    together = same_position(attempts, turn + 1, own)
    return OpeningWay(
        took=took,
        people=len(attempts),
        honor=round(fmean(attempt.honor for attempt in attempts)),
        won=sum(attempt.won for attempt in attempts),
        yours=own is not None and own.person in people,
        best=best.person in people,
        names=[attempt.name for attempt in attempts if attempt.person in followed][:NAMED],
        next=fork(together, turn + 1, best, own, followed),
    )


def same_position(attempts: Sequence[Attempt], turn: int, own: Attempt | None) -> list[Attempt]:
    """Those who had the same position at a turn: with somebody, or else the most."""
    there = [attempt for attempt in attempts if turn < len(attempt.course) and attempt.course[turn].position]
    if not there:
        return []
    marks = Counter(attempt.course[turn].position for attempt in there)
    mine = [attempt.course[turn].position for attempt in there if own and attempt.person == own.person]
    wanted = mine[0] if mine else marks.most_common(1)[0][0]
    return [attempt for attempt in there if attempt.course[turn].position == wanted]
