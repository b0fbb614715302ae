"""Standings: who is ahead in a tournament, and how ties are broken.

Ties go by the points of one's opponents (Buchholz), one's own meeting, the sum of leads, wins without
beginning, and the lot that was drawn at the start. In a knockout whoever came further is ahead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct

from vigil.server.people.pairing.contest import Contest
from vigil.server.people.pairing.histories import Career, histories
from vigil.server.people.pairing.knockout import rounds_survived


class Ranked(Struct, frozen=True):
    """A place in the standings; `tie` is the first number by which ties are broken."""

    place: int
    history: Career
    points: float
    tie: float


def standings(contest: Contest) -> list[Ranked]:
    """Everybody, the best first."""
    known = histories(contest)
    tie = {person: buchholz(history, known) for person, history in known.items()}
    reached = rounds_survived(contest) if contest.kind == "knockout" else dict.fromkeys(known, 0)
    points = {person: history.points for person, history in known.items()}
    groups: dict[tuple[int, float, float], list[Career]] = defaultdict(list)
    for person, history in known.items():
        groups[reached[person], points[person], 0.0 if contest.kind == "arena" else tie[person]].append(
            history
        )
    order = [one for rank in sorted(groups, reverse=True) for one in break_ties(groups[rank])]
    return [
        Ranked(place, history, points[history.person], tie[history.person])
        for place, history in enumerate(order, 1)
    ]


def buchholz(history: Career, known: Mapping[int, Career]) -> float:
    """The points of somebody's opponents; a round without one counts as one against somebody like them."""
    others = [known.get(history.opponents.get(number, history.person), history) for number in history.rounds]
    return sum(other.points for other in others)


def break_ties(group: Sequence[Career]) -> list[Career]:
    """People with as many points and as strong opponents, in order."""
    people = {history.person for history in group}

    def rank(history: Career) -> tuple[float, int, int, int]:
        met = sum(points for other, points in history.against.items() if other in people)
        return -met, -history.leads, -history.second_wins, history.contestant.lot

    return sorted(group, key=rank)
