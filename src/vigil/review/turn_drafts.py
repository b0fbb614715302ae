"""Drafts of turns: the points and gaps of a turn, and how every gap is given to what caused it.

Chances are known at points: before and after each decision of the seat, and where turns begin. What
lies between two points is a gap; it is given to luck or to others by what happened in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from vigil.review import grades
from vigil.review.findings import RIVAL, Candidate, Judged, Parts, ReviewedTurn, Share, add_up
from vigil.rules.events import Drew, Entered, Rolled
from vigil.rules.kernel.event import Event

NOISE: Final = 0.005  # of the chance: less is no loss where two looks at one table are compared


@dataclass(slots=True)
class Gap:
    """What happened between two points."""

    row: tuple[int, ...]  # as it was
    entered: list[int] = field(default_factory=list)
    drew: bool = False  # the seat drew cards, or chance decided for it
    others: set[int] = field(default_factory=set)  # seats that decided
    revealed: bool = False
    beyond: float | None = None  # the chance after the turn's end, looked at from the next one
    row_luck: float = 0.0
    draw_luck: float = 0.0

    def note(self, seat: int, events: list[Event], *, revealed: bool) -> None:
        """Take in what a move brought."""
        self.entered += [int(event.card) for event in events if isinstance(event, Entered)]
        self.drew |= any(isinstance(event, Drew | Rolled) and event.player == seat for event in events)
        self.revealed |= revealed

    @property
    def silent(self) -> bool:
        """Whether nothing happened that the seat did not know."""
        return not self.revealed and not self.others


@dataclass(slots=True)
class TurnDraft:
    """A turn while it is walked through: the decisions in it, and a gap before and after each."""

    number: int
    round: int
    seat: int
    first_move: int
    gaps: list[Gap]
    judged: list[Judged] = field(default_factory=list)
    last_move: int = 0
    before: float | None = None  # known at once where others are on turn
    after: float | None = None  # known if the game is over then
    alone: bool = False  # whether it is a game of solitaire

    def settle(self) -> None:
        """Where nothing was revealed after a move, its chance is that of the next decision."""
        for i in range(len(self.judged) - 2, -1, -1):
            if self.gaps[i + 1].silent:
                self.judged[i] = level_with(self.judged[i], self.judged[i + 1].before)
        if self.before is None and self.judged:
            self.before = self.judged[0].before


def level_with(judged: Judged, after: float) -> Judged:
    """The finding with another chance after the move: the one that was found where it led.

    What the best move was worth is known; the loss is what of it could not be had any more.
    """
    missed = min(judged.before - after, judged.loss)
    before = after + (missed if missed >= NOISE else 0.0)
    loss = before - after
    first = loss == 0 and judged.loss > 0  # nothing was lost yet: the best move could still be made

    def cap(each: Candidate) -> Candidate:
        return replace(each, chance=min(after if each.move == judged.taken.move else each.chance, before))

    return replace(
        judged,
        taken=replace(judged.taken, chance=after),
        best=replace(judged.taken if first else judged.best, chance=before),
        options=tuple(sorted(map(cap, judged.options), key=lambda each: -each.chance)),
        before=before,
        after=after,
        loss=loss,
        grade=grades.grade(len(judged.options), loss, first=first or judged.best.move == judged.taken.move),
        reason=judged.reason if loss >= grades.LEAST else None,
        average=min(judged.average, before),
    )


def reviewed_turn(draft: TurnDraft, following: TurnDraft | None, seat: int) -> ReviewedTurn:
    """A turn with its parts, once it is known where the next one begins; None: the game is over."""
    after = draft.after if following is None else following.before
    heir = draft.seat if following is None else following.seat
    assert draft.before is not None
    assert after is not None
    level = draft.before
    parts: list[Parts] = []
    for gap, judged in zip(draft.gaps, draft.judged, strict=False):
        parts.append(split(draft, gap, seat, judged.before - level, level, heir))
        parts.append(Parts(decisions=judged.after - judged.before))
        level = judged.after
    parts.append(split(draft, draft.gaps[-1], seat, after - level, level, heir))
    return ReviewedTurn(
        draft.number,
        draft.round,
        draft.seat,
        draft.before,
        after,
        add_up(parts),
        tuple(draft.judged),
        draft.first_move,
        draft.last_move,
    )


def split(draft: TurnDraft, gap: Gap, seat: int, change: float, before: float, heir: int) -> Parts:
    """What the change in a gap consists of."""
    if draft.seat != seat:
        return of_others(draft.seat, change - gap.row_luck, row=gap.row_luck)
    if gap.beyond is not None:
        return after_turn(draft, gap, seat, change, before, heir)
    if gap.entered and not gap.drew and not gap.others:
        return Parts(row=change)
    if gap.others:
        return of_others(min(gap.others), change - gap.row_luck, row=gap.row_luck)
    return Parts(draws=change - gap.row_luck, row=gap.row_luck)


def after_turn(draft: TurnDraft, gap: Gap, seat: int, change: float, before: float, heir: int) -> Parts:
    """The end of the own turn: a new hand, and what the judge sees once it looks a turn further."""
    assert gap.beyond is not None
    if draft.alone:
        rest = change - gap.row_luck - gap.draw_luck
        return of_others(RIVAL, rest, row=gap.row_luck, draws=gap.draw_luck)
    if heir == seat:  # an additional turn, or the game is over
        return Parts(draws=change - gap.row_luck, row=gap.row_luck)
    further = gap.beyond - before
    return of_others(heir, further, row=gap.row_luck, draws=change - further - gap.row_luck)


def of_others(seat: int, change: float, *, row: float = 0.0, draws: float = 0.0) -> Parts:
    """A change that another seat made, beside luck."""
    return Parts(draws=draws, row=row, others=(Share(seat, change),))
