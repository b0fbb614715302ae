"""The timeline: a record walked through, every change of the chance given to what caused it.

Chances are known at points: before and after each decision of the seat, and where turns begin. What
lies between two points is a gap; it is given to luck or to others by what happened in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from vigil.bots.afterstate import outcome
from vigil.review import grades, review_words
from vigil.review.assessor import Appraisal, Assessor
from vigil.review.causes import cause
from vigil.review.findings import Candidate, Judged, ReviewedTurn
from vigil.review.lookahead import Lookahead, new_places
from vigil.review.turn_drafts import Gap, TurnDraft, reviewed_turn
from vigil.rules.events import Drew, Entered
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import CODES
from vigil.rules.moves import Move
from vigil.rules.record import GameRecord, make


class Timeline:
    """A finished game, turn by turn, from one seat."""

    def __init__(self, record: GameRecord, seat: int, assessor: Assessor) -> None:
        self.record = record
        self.seat = seat
        self.assessor = assessor
        self.lookahead = Lookahead(assessor.bot, seat, assessor.guesses)

    def turns(self) -> Iterator[ReviewedTurn]:
        """Each turn as soon as it is known where the next one begins."""
        waiting: TurnDraft | None = None
        for draft in self.drafts():
            if waiting is not None:
                yield reviewed_turn(waiting, draft, self.seat)
            waiting = draft
        assert waiting is not None
        yield reviewed_turn(waiting, None, self.seat)

    def drafts(self, only: int | None = None) -> Iterator[TurnDraft]:
        """Walk through the moves, and hand on every turn at its end, or only one of them."""
        self.game = game = self.record.begin()
        self.wanted = only in (None, 0)
        self.draft = self.begin_turn(1, 0)
        seen = {game.turn}
        turns = 0
        for number, text in enumerate(self.record.moves):
            turn = game.turn_number
            if self.wanted:
                self.make(number, text)
            else:
                make(game, number, text)
            if not game.over and game.turn_number == turn:
                continue
            if self.wanted:
                yield self.end_turn(number + 1)
            turns += 1
            if not game.over and (only is None or turns <= only):
                count = self.draft.round + (game.turn in seen)
                seen = {game.turn} if game.turn in seen else {*seen, game.turn}
                self.wanted = only in (None, turns)
                self.draft = self.begin_turn(count, number + 1)

    def end_turn(self, moves: int) -> TurnDraft:
        """The turn that is over now."""
        self.measure()
        self.draft.last_move = moves
        if self.game.over:
            self.draft.after = outcome(self.game, self.seat)
        self.draft.settle()
        return self.draft

    def begin_turn(self, count: int, number: int) -> TurnDraft:
        """A turn that begins; if another seat begins it, the chance is looked up at once."""
        game = self.game
        draft = TurnDraft(game.turn_number, count, int(game.turn), number, [Gap(tuple(game.center_row))])
        draft.alone = game.setup.solitaire
        if self.wanted and game.deciding() != self.seat:
            draft.before = self.lookahead.chance(game.view(self.seat))
        return draft

    def make(self, number: int, text: str) -> None:
        """Make a move; one of the seat is judged first."""
        game = self.game
        if game.deciding() != self.seat:
            self.gap.others.add(int(game.deciding()))
            self.gap.note(self.seat, make(game, number, text), revealed=game.revealed)
            return
        if self.draft.judged or self.draft.before is not None:
            self.measure()
        appraisal = self.assessor.assess(game.view(self.seat), text)
        beyond = None
        if self.assessor.ends_turn(appraisal):
            beyond = self.lookahead.beyond(appraisal.view, appraisal.taken)
        events = make(game, number, text)
        self.draft.judged.append(self.judge(appraisal, number, events))
        self.draft.gaps.append(Gap(tuple(appraisal.view.table.center_row)))
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
            places = new_places(gap.row, tuple(game.center_row), gap.entered)
            gap.row_luck = self.lookahead.row_luck(game.view(self.seat), places)
        if alone:
            gap.draw_luck = self.lookahead.draw_luck(game.view(self.seat))

    def judge(self, appraisal: Appraisal, number: int, events: list[Event]) -> Judged:
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


def option(move: Move, chance: float) -> Candidate:
    """A move as a finding."""
    card = None if move.card is None else move.card.name
    place = move.place if move.place >= 0 else None
    return Candidate(move.text, move.verb, card, CODES.get(move.zone), place, chance)


def names(faces: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(FACES[face].name for face in faces if face >= 0)
