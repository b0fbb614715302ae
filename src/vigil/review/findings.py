"""Findings: what a review says, as plain immutable values. Chances are shares of all games, from 0 to 1."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Final

from vigil.review.grades import ONLY

RIVAL: Final = -1  # the automatic opponent of solitaire, as a seat


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that could be made, and the chance of winning after it."""

    move: str
    verb: str
    card: str | None
    zone: str | None  # where the card lies
    place: int | None  # of the center row, if it matters which
    chance: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the seat, judged from what it could know."""

    number: int  # moves made before it in the game
    round: int
    taken: Candidate
    best: Candidate
    options: tuple[Candidate, ...]  # the best first
    before: float  # the chance with the best move
    after: float  # the chance with the move that was made
    loss: float
    grade: str
    kind: str
    phase: str
    average: float  # the chance with a move at random
    line: tuple[str, ...]  # what could follow the best move in the same turn
    reason: str | None  # why the best move is better, as a clause; for losses that count
    drew: tuple[str, ...]  # what the seat drew by it
    turned: tuple[str, ...]  # what it brought into the center row

    @property
    def choice(self) -> bool:
        """Whether there was anything to choose."""
        return self.grade != ONLY


@dataclass(frozen=True, slots=True)
class Share:
    """What another seat changed of the chance."""

    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Parts:
    """What changed the chance: own decisions, own draws, the row, and everybody else."""

    decisions: float = 0.0
    draws: float = 0.0
    row: float = 0.0
    others: tuple[Share, ...] = ()

    @property
    def total(self) -> float:
        """All of it together."""
        return self.decisions + self.draws + self.row + sum(share.change for share in self.others)

    @property
    def luck(self) -> float:
        """What was nobody's doing."""
        return self.draws + self.row


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """One turn of any player, with the decisions of the reviewed seat in it."""

    number: int  # counts all turns of the game
    round: int
    seat: int  # whose turn it is
    before: float
    after: float
    parts: Parts
    decisions: tuple[Judged, ...]
    first_move: int  # moves made before the turn
    last_move: int  # and until its end


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How much of what was at stake was kept: 100 is the best everywhere, 0 is as by chance."""

    name: str
    percent: int | None  # None where nothing was at stake
    decisions: int


@dataclass(frozen=True, slots=True)
class LuckyTurn:
    """A round and what luck changed in it."""

    round: int
    change: float


@dataclass(frozen=True, slots=True)
class BestBuy:
    """What was acquired to the greatest advantage over anything else."""

    number: int
    round: int
    card: str
    gain: float


@dataclass(frozen=True, slots=True)
class Digest:
    """What to take home from a game."""

    headline: str
    accuracy: Accuracy
    phases: tuple[Accuracy, ...]
    kinds: tuple[Accuracy, ...]
    moments: tuple[int, ...]  # numbers of the costliest decisions, the costliest first
    sentences: tuple[str, ...]  # one for each of them
    luckiest: LuckyTurn | None
    unluckiest: LuckyTurn | None
    best_buy: BestBuy | None


@dataclass(frozen=True, slots=True)
class Points:
    """The sum of a game in whole points that add up: start and parts make the result."""

    start: int
    decisions: int
    draws: int
    row: int
    others: tuple[int, ...]  # in the order of the parts
    result: int


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game from one seat."""

    seat: int
    level: str
    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    start: float
    result: float
    parts: Parts
    points: Points
    turns: tuple[ReviewedTurn, ...]
    digest: Digest

    @property
    def decisions(self) -> tuple[Judged, ...]:
        """Every decision of the seat, in order."""
        return tuple(judged for turn in self.turns for judged in turn.decisions)

    @property
    def moments(self) -> tuple[Judged, ...]:
        """The costliest decisions, the costliest first."""
        known = {judged.number: judged for judged in self.decisions}
        return tuple(known[number] for number in self.digest.moments)

    def to_data(self) -> dict[str, Any]:
        """The review as plain data."""
        return {"format": "vigil review", "version": 1, **plain(self)}


def plain(finding: Any, digits: int = 6) -> dict[str, Any]:
    """A finding as plain data: lists for tuples, chances rounded."""
    data: dict[str, Any] = tidy(asdict(finding), digits)
    return data


def tidy(value: Any, digits: int) -> Any:
    """Plain JSON; a judge can tell far fewer digits apart than a number has."""
    if isinstance(value, dict):
        return {key: tidy(part, digits) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [tidy(part, digits) for part in value]
    return round(value, digits) if isinstance(value, float) else value


def add_up(parts: Iterable[Parts]) -> Parts:
    """Several parts as one."""
    known = list(parts)
    shares: dict[int, float] = {}
    for each in known:
        for share in each.others:
            shares[share.seat] = shares.get(share.seat, 0.0) + share.change
    return Parts(
        sum(each.decisions for each in known),
        sum(each.draws for each in known),
        sum(each.row for each in known),
        tuple(Share(seat, change) for seat, change in sorted(shares.items())),
    )
