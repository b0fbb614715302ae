"""Endings: what is kept of a match when it is over, for everything that follows from it. Pure: no I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

from vigil.bots.levels import LEVELS
from vigil.rules.fingerprints import RULES
from vigil.rules.kernel.box import SOLITAIRE, Setup
from vigil.rules.library import added_sets
from vigil.server.domain.acts import ABANDON, RESIGN, TAKEOVER, Act
from vigil.server.domain.kinds import Ending, Leaving, Unrated
from vigil.server.match.course import Course
from vigil.server.match.description import turns_begun
from vigil.server.match.outcome import CLOSED, LEFT, RESIGNED, TOO_LONG
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat, owner_of
from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.timing.clock import pace_of

# By the reason that players are told; every other one is the game's own.
ENDINGS: Final[dict[str, Ending]] = {
    RESIGNED: "resigned",
    LEFT: "abandoned",
    TOO_LONG: "too long",
    CLOSED: "closed",
}
UNDECIDED: Final[tuple[Literal["too long", "closed"], ...]] = (
    "too long",
    "closed",
)  # endings by which nobody has won or lost


class Departure(NamedTuple):
    """How and when a person has left their seat."""

    kind: Leaving
    at: float


def make_result(
    match: StoredMatch, seats: Sequence[StoredSeat], acts: Sequence[Act], course: Course, now: float
) -> StoredResult:
    """The result of a match that is over, as it and its seats are after that."""
    departures = [departure_of(match, number, seat, acts) for number, seat in enumerate(seats)]
    reason = ending_of(match, acts, departures)
    came_out = seat_results(match, seats, departures, course, reason)
    aborted = is_aborted(match, course, len(seats))
    unrated = why_undecided(reason, aborted) or why_unrated(match, seats)
    return StoredResult(
        match=match.id,
        began=match.began,
        finished=now,
        sets=",".join(match.setup["sets"]),
        edition=match.setup["edition"],
        variant=match.setup["variant"],
        players=len(seats),
        pace=pace_of(match.clock),
        rated=unrated is None,
        first=course.game.first,
        turns=turns_begun(match),
        reason=reason,
        rules=RULES,
        version=match.version,
        chosen=match.chosen is not None,
        taken_back=match.taken_back,
        resumed=match.resumed > 0,
        aborted=aborted,
        seats=came_out,
        unrated=unrated,
    )


def seat_results(
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    departures: Sequence[Departure | None],
    course: Course,
    reason: Ending,
) -> list[SeatResult]:
    """How every seat came out."""
    assert match.result is not None
    scores, winners = match.result["scores"], match.result["winners"]
    gone = [seat for seat, left in enumerate(departures) if left is not None]
    sides = [side_of(course.game.setup, seat) for seat in range(len(seats))]
    own_turns = Counter(turn.player for turn in course.turns)
    places = places_of(match, sides, gone)
    return [
        SeatResult(
            person=owner_of(seat),
            level=seat.level,
            side=sides[number],
            place=None if reason in UNDECIDED else places[number],
            score=scores[number],
            won=number in winners and number not in gone,
            left=left.kind if left else None,
            left_at=left.at if left else None,
            turns=None if match.resumed else own_turns[number],
        )
        for number, (seat, left) in enumerate(zip(seats, departures, strict=True))
    ]


# How it ended


def departure_of(match: StoredMatch, number: int, seat: StoredSeat, acts: Sequence[Act]) -> Departure | None:
    """How a person has left a seat; None if they stayed, or if it was a bot's from the beginning."""
    leaving = [act for act in acts if act.kind in (RESIGN, ABANDON, TAKEOVER) and act.text == str(number)]
    if not leaving:
        return None
    act = leaving[-1]
    if act.kind == RESIGN:
        return Departure("resigned", act.at)
    # Whoever never came has left a clock that stood.
    late = match.clock is not None and seat.came < act.clock
    if act.kind == TAKEOVER:
        return Departure("replaced", act.at)
    return Departure("timed out" if late else "abandoned", act.at)


def ending_of(match: StoredMatch, acts: Sequence[Act], departures: Sequence[Departure | None]) -> Ending:
    """How a match is over; of one that was left, whether a clock had run out."""
    assert match.result is not None
    reason = ENDINGS.get(match.result["reason"], "played")
    last = departures[int(acts[-1].text)] if reason == "abandoned" else None
    return "timed out" if last is not None and last.kind == "timed out" else reason


def is_aborted(match: StoredMatch, course: Course, players: int) -> bool:
    """Whether a match was over before everybody had begun their second turn."""
    if match.resumed:
        return turns_begun(match) < 2 * players
    own_turns = Counter(turn.player for turn in course.turns)
    return any(own_turns[seat] < 2 for seat in range(players))


def why_undecided(reason: Ending, aborted: bool) -> Unrated | None:
    """Why the end of a match says nothing about anybody; None: it does."""
    if reason in UNDECIDED:
        return reason
    return "aborted" if aborted else None


def why_unrated(match: StoredMatch, seats: Sequence[StoredSeat]) -> Unrated | None:
    """Why a match counts for no rating, the first reason that holds; None: it does.

    It does where chance and rules were the same for everybody, and each person had one seat, as nobody
    before. Whether somebody was advised, the database knows.
    """
    people = Counter(owner for seat in seats if (owner := owner_of(seat)) is not None)
    levels = [seat.level for seat in seats if owner_of(seat) is None]
    reasons: dict[Unrated, bool] = {
        "alone": len(seats) < 2 or not people,
        "one person": max(people.values(), default=0) > 1,
        "casual": not match.rated,
        "chosen": match.chosen is not None,
        "laid": match.start is not None,
        "own set": any(own.code in match.setup["sets"] for own in added_sets()),
        "unknown bot": any(level not in LEVELS for level in levels),
        "passed on": any(seat.seen_by for seat in seats),
        "taken back": match.taken_back,
        "resumed": match.resumed > 0,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)


# Sides and places


def side_of(setup: Setup, seat: int) -> int:
    """The first seat of a seat's team, which may be itself."""
    return min(set(range(len(setup.names))) - set(setup.opponents(seat)))


def places_of(match: StoredMatch, sides: Sequence[int], gone: Collection[int]) -> list[int]:
    """Winners first, then by the honor of each side, equal ones alike; who has left shares the last place."""
    assert match.result is not None
    scores, winners = match.result["scores"], match.result["winners"]
    if match.setup["variant"] == SOLITAIRE:
        return [1 if winners else 2]
    staying = {side for seat, side in enumerate(sides) if seat not in gone}
    ranks = {
        side: (
            any(sides[seat] == side and seat not in gone for seat in winners),
            sum(score for seat, score in enumerate(scores) if sides[seat] == side),
        )
        for side in staying
    }
    last = min(len(staying) + 1, len(set(sides)))
    return [
        last if seat in gone else 1 + sum(rank > ranks[side] for rank in ranks.values())
        for seat, side in enumerate(sides)
    ]
