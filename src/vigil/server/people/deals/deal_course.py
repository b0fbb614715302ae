"""The course of an attempt: what of it can be compared with what others did with the same cards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import Event
from vigil.rules.table import honor
from vigil.server.match.layout import new_course
from vigil.server.store.deals.attempt_rows import OwnTurn
from vigil.server.store.matches.match_queries import WholeMatch

SEAT: Final = 0  # of whoever plays a deal
OPENING: Final = 8  # turns of one's own whose positions are compared: after that no two are alike


def course_of_attempt(whole: WholeMatch) -> list[OwnTurn]:
    """An attempt, turn by turn; the last entry is how it ended."""
    nameless = [structs.replace(seat, name="") for seat in whole.seats]
    course = new_course(whole.match, nameless)
    turns: list[OwnTurn] = []
    took: list[str] = []
    current = course.game.turn_number
    if course.game.turn == SEAT:
        turns.append(turn_beginning(course.game, 0))
    for act in whole.acts:
        took += cards_taken(course.take(act))
        if course.game.turn_number == current:
            continue
        current = course.game.turn_number
        if turns and took:
            turns[-1] = structs.replace(turns[-1], took=sorted([*turns[-1].took, *took]))
        took = []
        if course.game.turn == SEAT and not course.game.over:
            turns.append(turn_beginning(course.game, len(turns)))
    if turns and took:
        turns[-1] = structs.replace(turns[-1], took=sorted([*turns[-1].took, *took]))
    return [*turns, OwnTurn("", score(course.game), card_count(course.game), [])]


def turn_beginning(game: Game, number: int) -> OwnTurn:
    """How a turn of one's own begins."""
    position = position_mark(game) if number < OPENING else ""
    return OwnTurn(position, score(game), card_count(game), [])


def position_mark(game: Game) -> str:
    """A hash of all that a seat knows and may do: equal ones are the same position."""
    view = game.view(SEAT)
    moves = [] if view.decision is None else [move.text for move in view.decision.moves]
    known = json.dumps([view.to_data(), moves], sort_keys=True, default=str)
    return hashlib.sha256(known.encode()).hexdigest()[:16]


def cards_taken(happened: Sequence[Event]) -> list[str]:
    """The names of the cards that one acquired and defeated."""
    return [
        FACES[event.card].name
        for event in happened
        if isinstance(event, events.Acquired | events.Defeated) and event.player == SEAT
    ]


def score(game: Game) -> int:
    """One's honor, with that of cards."""
    return honor.score(game, SEAT)


def card_count(game: Game) -> int:
    """How many cards one has."""
    return len(game.players[SEAT].scoring_cards())
