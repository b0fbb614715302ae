"""The reviewer: makes the review of a record, turn by turn."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import zip_longest
from typing import Any

from vigil.review import review_words
from vigil.review.assessor import GUESSES, Assessor
from vigil.review.findings import Review, ReviewedTurn
from vigil.review.grades import LEVEL
from vigil.review.lessons import conclude
from vigil.review.timeline import Timeline
from vigil.review.turn_drafts import TurnDraft, reviewed_turn
from vigil.rules.game import Game
from vigil.rules.record import GameRecord


class Reviewer:
    """Reviews one seat of a finished game; `turns` can be stopped at any turn."""

    def __init__(
        self, record: GameRecord, seat: Any, level: str = LEVEL, seed: int = 0, guesses: int = GUESSES
    ) -> None:
        end = record.replay()
        if not end.over:
            raise ValueError(review_words.UNFINISHED)
        if not isinstance(seat, int) or not 0 <= seat < len(end.players):
            raise ValueError(review_words.no_seat(seat, len(end.players)))
        self.end: Game = end
        self.seat: int = seat
        self.level = level
        self.seed = seed
        self.guesses = guesses
        self.timeline = Timeline(record, seat, Assessor(level, seed, guesses))
        self.done: list[ReviewedTurn] = []

    @property
    def total(self) -> int:
        """How many turns the game had."""
        return self.end.turn_number - self.timeline.record.begin().turn_number + 1

    def turns(self) -> Generator[ReviewedTurn, None, None]:
        """Every turn as soon as it is reviewed."""
        for turn in self.timeline.turns():
            self.done.append(turn)
            yield turn

    def draft(self, number: int) -> TurnDraft:
        """One turn by its number from 0, apart from all others: they can be reviewed in any order."""
        return next(self.timeline.drafts(number))

    def put_together(self, drafts: Sequence[TurnDraft]) -> Review:
        """The whole review of all its drafts."""
        pairs = zip_longest(drafts, drafts[1:])
        self.done = [reviewed_turn(draft, following, self.seat) for draft, following in pairs]
        return self.result()

    def result(self) -> Review:
        """The whole review; turns that are not reviewed yet are now."""
        if not self.done:
            for _ in self.turns():
                pass
        return conclude(self.end, self.seat, self.level, self.seed, tuple(self.done))
