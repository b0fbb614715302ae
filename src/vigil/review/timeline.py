"""The timeline: a record walked through, every change of the chance given to what caused it.

Chances are known at points: before and after each decision of the seat, and where turns begin. What
lies between two points is a gap; it is given to luck or to others by what happened in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from vigil.bots.afterstate import outcome
from vigil.review import grades, review_words
from vigil.review.assessor import Appraisal, Assessor
from vigil.review.causes import cause
from vigil.review.findings import RIVAL, Judged, Option, Parts, Share, Turn, added
from vigil.review.lookahead import Lookahead, new_places
from vigil.rules.events import Drew, Entered, Rolled
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import CODES
from vigil.rules.moves import Move
from vigil.rules.record import Record, make

NOISE: Final = 0.005  # of the chance: less is no loss where two looks at one table are compared


@dataclass(slots=True)
class Gap:
    """What happened between two points."""

    row: Cards  # as it was
    entered: list[int] = field(default_factory=list)
    drew: bool = False  # the seat drew cards, or chance decided for it
    others: set[int] = field(default_factory=set)  # seats that decided
    revealed: bool = False
    beyond: float | None = None  # the chance after the turn's end, looked at from the next one
    row_luck: float = 0.0
    draw_luck: float = 0.0

    def note(self, seat: int, events: list[Event], *, revealed: bool) -> None:
        """Take in what a move brought."""
        self.entered += [event.card for event in events if isinstance(event, Entered)]
        self.drew |= any(isinstance(event, Drew | Rolled) and event.player == seat for event in events)
        self.revealed |= revealed

    @property
    def silent(self) -> bool:
        """Whether nothing happened that the seat did not know."""
        return not self.revealed and not self.others


@dataclass(slots=True)
class Draft:
    """A turn while it is walked through: the decisions in it, and a gap before and after each."""

    number: int
    round: int
    seat: int
    first_move: int
    gaps: list[Gap]
    judged: list[Judged] = field(default_factory=list)
    last_move: int = 0
    before: float | None = None  # known at once where others are on turn

    def settle(self) -> None:
        """Where nothing was revealed after a move, its chance is that of the next decision."""
        for i in range(len(self.judged) - 2, -1, -1):
            if self.gaps[i + 1].silent:
                self.judged[i] = levelled(self.judged[i], self.judged[i + 1].before)
        if self.before is None and self.judged:
            self.before = self.judged[0].before


class Timeline:
    """A finished game, turn by turn, from one seat."""

    def __init__(self, record: Record, seat: int, assessor: Assessor) -> None:
        self.record = record
        self.seat = seat
        self.assessor = assessor
        self.lookahead = Lookahead(assessor.bot, seat, assessor.guesses)

    def turns(self) -> Iterator[Turn]:
        """Each turn as soon as it is known where the next one begins."""
        waiting: Draft | None = None
        for draft in self.drafts():
            draft.settle()
            if waiting is not None:
                assert draft.before is not None
                yield self.finished(waiting, draft.before, draft.seat)
            waiting = draft
        assert waiting is not None
        yield self.finished(waiting, outcome(self.game, self.seat), waiting.seat)

    def drafts(self) -> Iterator[Draft]:
        """Walk through the moves, and hand on every turn at its end."""
        self.game = game = self.record.begin()
        self.draft = self.begun(1, 0)
        seen = {game.turn}
        for number, text in enumerate(self.record.moves):
            turn = game.turn_number
            self.make(number, text)
            if game.over or game.turn_number != turn:
                self.measure()
                self.draft.last_move = number + 1
                yield self.draft
                if not game.over:
                    count = self.draft.round + (game.turn in seen)
                    seen = {game.turn} if game.turn in seen else {*seen, game.turn}
                    self.draft = self.begun(count, number + 1)

    def begun(self, count: int, number: int) -> Draft:
        """A turn that begins; if another seat begins it, the chance is looked up at once."""
        game = self.game
        draft = Draft(game.turn_number, count, game.turn, number, [Gap(game.center_row)])
        if game.deciding() != self.seat:
            draft.before = self.lookahead.chance(game.view(self.seat))
        return draft

    def make(self, number: int, text: str) -> None:
        """Make a move; one of the seat is judged first."""
        game = self.game
        if game.deciding() != self.seat:
            self.gap.others.add(game.deciding())
            self.gap.note(self.seat, make(game, number, text), revealed=game.revealed)
            return
        if self.draft.judged or self.draft.before is not None:
            self.measure()
        appraisal = self.assessor.assess(game.view(self.seat), text)
        beyond = None
        if self.assessor.ends_turn(appraisal):
            beyond = self.lookahead.beyond(appraisal.view, appraisal.taken)
        events = make(game, number, text)
        self.draft.judged.append(self.judged(appraisal, number, events))
        self.draft.gaps.append(Gap(game.center_row if game.over else appraisal.view.table.center_row))
        self.gap.beyond = beyond
        self.gap.note(self.seat, events, revealed=game.revealed)

    @property
    def gap(self) -> Gap:
        """The gap that is open now."""
        return self.draft.gaps[-1]

    def measure(self) -> None:
        """Close the gap: measure how much of it was luck, where that is not plain."""
        gap, game = self.gap, self.game
        if game.over:
            return
        alone = game.setup.solitaire and gap.beyond is not None
        plain = self.draft.seat == self.seat and gap.beyond is None and not gap.drew and not gap.others
        if gap.entered and not plain:
            places = new_places(gap.row, game.center_row, gap.entered)
            gap.row_luck = self.lookahead.row_luck(game.view(self.seat), places)
        if alone:
            gap.draw_luck = self.lookahead.draw_luck(game.view(self.seat))

    def finished(self, draft: Draft, after: float, following: int) -> Turn:
        """A turn with its parts, once it is known what it led to."""
        assert draft.before is not None
        level = draft.before
        parts: list[Parts] = []
        for gap, judged in zip(draft.gaps, draft.judged, strict=False):
            parts.append(self.parts(draft, gap, level, judged.before, following))
            parts.append(Parts(decisions=judged.after - judged.before))
            level = judged.after
        parts.append(self.parts(draft, draft.gaps[-1], level, after, following))
        return Turn(
            draft.number,
            draft.round,
            draft.seat,
            draft.before,
            after,
            added(parts),
            tuple(draft.judged),
            draft.first_move,
            draft.last_move,
        )

    def parts(self, draft: Draft, gap: Gap, before: float, after: float, following: int) -> Parts:
        """What a gap consists of."""
        change = after - before
        if draft.seat != self.seat:
            return of_others(draft.seat, change - gap.row_luck, row=gap.row_luck)
        if gap.beyond is not None:
            return self.after_turn(gap, before, change, following)
        if gap.entered and not gap.drew and not gap.others:
            return Parts(row=change)
        if gap.others:
            return of_others(min(gap.others), change - gap.row_luck, row=gap.row_luck)
        return Parts(draws=change - gap.row_luck, row=gap.row_luck)

    def after_turn(self, gap: Gap, before: float, change: float, following: int) -> Parts:
        """The end of the own turn: a new hand, and what the judge sees once it looks a turn further."""
        assert gap.beyond is not None
        if self.game.setup.solitaire:
            rest = change - gap.row_luck - gap.draw_luck
            return of_others(RIVAL, rest, row=gap.row_luck, draws=gap.draw_luck)
        further = gap.beyond - before if following != self.seat else 0.0
        return of_others(following, further, row=gap.row_luck, draws=change - further - gap.row_luck)

    def judged(self, appraisal: Appraisal, number: int, events: list[Event]) -> Judged:
        """An appraisal as a finding."""
        table, decision, loss = appraisal.view.table, appraisal.decision, appraisal.loss
        known = {move: option(move, chance) for move, chance in appraisal.chances().items()}
        taken, best = known[appraisal.taken], known[appraisal.best]
        ranked = sorted(known.values(), key=lambda each: (-each.chance, each is not best, each is not taken))
        first = appraisal.best == appraisal.taken
        judge = self.assessor.bot.judge
        counts = loss >= grades.LEAST
        return Judged(
            number,
            self.draft.round,
            taken,
            best,
            tuple(ranked),
            min(taken.chance + loss, 1.0),
            taken.chance,
            loss,
            grades.grade(len(known), loss, first=first),
            grades.kind(decision, appraisal.taken, appraisal.best),
            grades.phase(table.honor_pool, table.setup.pool, ending=table.ending),
            sum(each.chance for each in ranked) / len(ranked),
            self.assessor.line(appraisal) if loss or len(known) > 1 else (),
            review_words.because(cause(table, judge, appraisal.best, appraisal.taken)) if counts else None,
            names([e.card for e in events if isinstance(e, Drew) and e.player == self.seat]),
            names([e.card for e in events if isinstance(e, Entered)]),
        )


def option(move: Move, chance: float) -> Option:
    """A move as a finding."""
    card = None if move.card is None else move.card.name
    place = move.place if move.place >= 0 else None
    return Option(move.text, move.verb, card, CODES.get(move.zone), place, chance)


def levelled(judged: Judged, after: float) -> Judged:
    """The finding with another chance after the move: the one that was found where it led.

    What the best move was worth is known; the loss is what of it could not be had any more.
    """
    missed = min(judged.before - after, judged.loss)
    before = after + (missed if missed >= NOISE else 0.0)
    loss = before - after
    first = loss == 0 and judged.loss > 0  # nothing was lost yet: the best move could still be made

    def capped(each: Option) -> Option:
        return replace(each, chance=min(after if each.move == judged.taken.move else each.chance, before))

    return replace(
        judged,
        taken=replace(judged.taken, chance=after),
        best=replace(judged.taken if first else judged.best, chance=before),
        options=tuple(sorted(map(capped, judged.options), key=lambda each: -each.chance)),
        before=before,
        after=after,
        loss=loss,
        grade=grades.grade(len(judged.options), loss, first=first or judged.best.move == judged.taken.move),
        reason=judged.reason if loss >= grades.LEAST else None,
        average=min(judged.average, before),
    )


def of_others(seat: int, change: float, *, row: float = 0.0, draws: float = 0.0) -> Parts:
    """A change that another seat made, beside luck."""
    return Parts(draws=draws, row=row, others=(Share(seat, change),))


def names(faces: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(FACES[face].name for face in faces if face >= 0)
