"""The work on a review, as it is done in the process of the desk: small pieces, one turn each."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from vigil.review.findings import Review, tidy
from vigil.review.reviewer import Reviewer
from vigil.review.turn_drafts import TurnDraft
from vigil.rules.record import GameRecord
from vigil.server.library.uploads import check_game

LEVELS: Final = ("expert", "master")  # the better ones later
DIGITS: Final = 4  # a hundredth of a point
KEPT: Final = 16  # records that are laid out, as many as may well be reviewed by turns
PATIENT: Final = 10  # more niceness than bots have: whoever plays goes first

T = TypeVar("T")


class Subject(NamedTuple):
    """What is reviewed: a record as text, from which seat, by which level."""

    record: str
    seat: int
    level: str


@lru_cache(KEPT)
def reviewer(subject: Subject) -> Reviewer:
    """The reviewer of a record, kept from one turn to the next."""
    give_way()
    known = GameRecord.from_data(json.loads(subject.record))
    check_game(known.begin(), known.moves)
    return Reviewer(known, subject.seat, subject.level)


@cache
def give_way() -> None:
    """Let others go first, once and for all."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)


def count_turns(subject: Subject) -> int:
    """How many turns there are to review; a game that cannot be reviewed is refused."""
    return reviewer(subject).total


def draft_turn(subject: Subject, number: int) -> TurnDraft:
    """One turn."""
    return reviewer(subject).draft(number)


def complete_review(subject: Subject, drafts: list[TurnDraft]) -> Review:
    """The whole review."""
    return compact(reviewer(subject).put_together(drafts))


def compact(finding: T) -> T:
    """A finding with no more digits than mean something."""
    data: Any = finding
    return msgspec.convert(tidy(asdict(data), DIGITS), type(finding))
