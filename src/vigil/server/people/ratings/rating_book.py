"""The book of ratings: takes results in their order, and knows what is known of everybody. Pure: no I/O.

Whoever rates one result fills a book with those who played in it, whoever rates all of them begins with an
empty one: both get the same, to the last digit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final

from vigil.server.people.ratings.rating_anchors import anchor
from vigil.server.people.ratings.rating_pools import pools_of
from vigil.server.people.ratings.rating_scale import SCALE, Scale
from vigil.server.people.ratings.rating_step import RatedSide, StrengthPart, step
from vigil.server.people.ratings.rating_weights import bot_weight, mean_weight, person_weight
from vigil.server.store.ratings.rating_rows import Meetings, Offset, Placing, PoolCount, RatingChange
from vigil.server.store.results.result_rows import SeatResult, StoredResult

DIGITS: Final = 3  # of what is kept, so that the noise of the last bit is gone after every game


class RatingBook:
    """People by number, and how often each pair of them has met."""

    def __init__(self, scale: Scale = SCALE) -> None:
        self.scale = scale
        self.people: dict[int, Placing] = {}
        self.meetings: defaultdict[tuple[int, int], Meetings] = defaultdict(Meetings)

    def placing(self, person: int) -> Placing:
        """What is known of a person, who may be new."""
        if person not in self.people:
            self.people[person] = Placing(self.scale.start, self.scale.deviation)
        return self.people[person]

    def take(self, result: StoredResult) -> list[RatingChange]:
        """Rate a result; every rating in it follows from what was known before."""
        if not result.rated:
            return []
        return self.write_down(result, [self.rate_seat(result, number) for number in seats_to_rate(result)])

    # One seat

    def rate_seat(self, result: StoredResult, number: int) -> tuple[int, list[StrengthPart], float]:
        """The seat, what is known of its person after the game, and what it counted."""
        seat = result.seats[number]
        sides = {each.side: self.rated_side(result, each.side, seat) for each in result.seats}
        own = sides.pop(seat.side)
        others = [side for code, side in sides.items() if not was_replaced(result, code)]
        weight = self.weight(result, seat) if others else 0.0
        if not weight:
            return number, self.parts(result, seat, 0.0), 0.0
        moved = step(own, others, weight)
        return number, moved[: 1 + len(set_codes(result))], weight

    def rated_side(self, result: StoredResult, side: int, seen_by: SeatResult) -> RatedSide:
        """A side of a result; in that of the seat which it is seen by, its own parts come first."""
        members = [seat for seat in result.seats if seat.side == side]
        members.sort(key=lambda seat: seat is not seen_by)
        parts = [part for seat in members for part in self.parts(result, seat, self.scale.drift)]
        load = 1 / sqrt(len(members))
        places = [seat.place or 0 for seat in members if seat.left is None] or [members[0].place or 0]
        place = (seen_by.place or 0) if seen_by.side == side else min(places)
        return RatedSide(
            [part._replace(load=part.load * load) for part in parts], place, self.edge(result, side)
        )

    def parts(self, result: StoredResult, seat: SeatResult, drift: float) -> list[StrengthPart]:
        """What the strength of a seat is made of."""
        codes = set_codes(result)
        if seat.person is None:
            assert seat.level is not None, "nobody has played there"
            return [StrengthPart(anchor(seat.level, codes), 0.0)]
        known = self.placing(seat.person)
        offsets = [known.offsets.get(code, Offset(0.0, self.scale.offset)) for code in codes]
        return [
            StrengthPart(known.mean, known.deviation**2 + drift**2),
            *[StrengthPart(offset.mean, offset.deviation**2, 1 / len(codes)) for offset in offsets],
        ]

    def edge(self, result: StoredResult, side: int) -> float:
        """What beginning is worth; with more than two players nothing of it can be seen."""
        first = result.players == 2 and result.first is not None and result.seats[result.first].side == side
        return self.scale.first_seat if first else 0.0

    def weight(self, result: StoredResult, own: SeatResult) -> float:
        """What a result counts for a seat: the mean over its opponents."""
        assert own.person is not None
        known = self.placing(own.person)
        others = [seat for seat in result.seats if seat.side != own.side and seat.left != "replaced"]
        people = [
            person_weight(
                self.scale,
                1 + self.recent(own.person, seat.person, result.finished),
                known.deviation,
                self.placing(seat.person).deviation,
            )
            for seat in others
            if seat.person is not None
        ]
        bots = [bot_weight(self.scale, known.bot_games + 1) for seat in others if seat.person is None]
        return mean_weight([*people, *bots])

    def recent(self, person: int, other: int, now: float) -> int:
        """How many rated games two people have played lately."""
        return len([at for at in self.meetings[person, other].recent if at > now - self.scale.memory])

    # Writing it down

    def write_down(
        self, result: StoredResult, rated: Sequence[tuple[int, list[StrengthPart], float]]
    ) -> list[RatingChange]:
        """Keep what has become of everybody."""
        changes = [self.change_rating(result, number, parts, weight) for number, parts, weight in rated]
        for number, _, weight in rated:
            self.count_game(result, result.seats[number], weight)
        return changes

    def change_rating(
        self, result: StoredResult, number: int, parts: Sequence[StrengthPart], weight: float
    ) -> RatingChange:
        """Give a person their new rating."""
        person = result.seats[number].person
        assert person is not None
        known = self.placing(person)
        before = known.mean
        known.mean, known.deviation = kept_digits(parts[0])
        for code, part in zip(set_codes(result), parts[1:], strict=True):
            if weight:
                known.offsets = {**known.offsets, code: Offset(*kept_digits(part))}
        change = round(known.mean - before, DIGITS)
        return RatingChange(
            result.number, number, person, known.mean, known.deviation, change, weight,
            result.seats[number].won, result.pace, result.sets, result.finished,
        )  # fmt: skip

    def count_game(self, result: StoredResult, seat: SeatResult, weight: float) -> None:
        """Count a rated game and whom it was played against; one without weight is only remembered."""
        assert seat.person is not None
        known = self.placing(seat.person)
        others = [each for each in result.seats if each.side != seat.side]
        for other in others:
            if other.person is not None:
                self.count_meeting(known, seat.person, other, result.finished, weight)
        if not weight:
            return
        known.games += 1
        known.bot_games += all(other.person is None for other in others)
        for pool in pools_of(result):
            games, won, _ = known.pools.get(pool, PoolCount())
            counted = PoolCount(games + 1, won + seat.won, result.finished)
            known.pools = {**known.pools, pool: counted}

    def count_meeting(
        self, known: Placing, person: int, other: SeatResult, now: float, weight: float
    ) -> None:
        """Count a game against another person."""
        assert other.person is not None
        met = self.meetings[person, other.person]
        counts = other.established and weight > 0
        known.people_met += counts and met.established == 0
        known.games_met += counts
        recent = (*met.recent, now)[-self.scale.most_repeats :]
        self.meetings[person, other.person] = Meetings(met.games + 1, met.established + counts, recent)


def seats_to_rate(result: StoredResult) -> list[int]:
    """The seats of people."""
    return [number for number, seat in enumerate(result.seats) if seat.person is not None]


def was_replaced(result: StoredResult, side: int) -> bool:
    """Whether a bot has played on for somebody of a side: what it does says nothing about them."""
    return any(seat.left == "replaced" for seat in result.seats if seat.side == side)


def set_codes(result: StoredResult) -> list[str]:
    """The sets of a result."""
    return result.sets.split(",")


def kept_digits(part: StrengthPart) -> tuple[float, float]:
    """The mean and deviation of a part, as they are kept."""
    return round(part.mean, DIGITS), round(sqrt(part.variance), DIGITS)
