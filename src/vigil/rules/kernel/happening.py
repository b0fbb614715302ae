"""Happenings: what is about to happen, so that an ability can put something else in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from vigil.rules.kernel.cards import Cards, pack
from vigil.rules.kernel.zones import NOWHERE

if TYPE_CHECKING:
    from vigil.rules.kernel.effect import Task

# What can be about to happen: among the bits that an ability waits for (see `ability`).
WOULD_DESTROY: Final = 2048  # a construct, put from play into the discard pile
WOULD_BANISH: Final = 4096
WOULD_DISCARD: Final = 8192  # from hand
WOULD_ACQUIRE: Final = 16384
WOULD_DEFEAT: Final = 32768
WOULD_DRAW: Final = 65536
WOULD_GAIN: Final = 131072  # honor
WOULD: Final = (
    WOULD_DESTROY, WOULD_BANISH, WOULD_DISCARD, WOULD_ACQUIRE, WOULD_DEFEAT, WOULD_DRAW, WOULD_GAIN,
)  # fmt: skip
ANY_WOULD: Final = sum(WOULD)

COUNTS_TAKEN: Final = 1 << 21  # beside these: what is acquired and defeated in a turn is counted

NOTED: Final = 7  # numbers by which a task remembers a happening
LEAST_PLACE: Final = -2


@final
class Happening:
    """Something that is about to happen to a card or a player."""

    def __init__(self, what: i64, seat: i64, by: i64, face: i64, zone: i64 = NOWHERE) -> None:
        self.what = what
        self.seat = seat  # whose card it is, or who gets something
        self.by = by  # who does it
        self.face = face  # to which card it happens; of honor, from which it comes
        self.zone = zone  # where that card is
        self.amount: i64 = 1  # cards to draw, honor to gain
        self.to: i64 = NOWHERE  # where an acquired or defeated card goes
        self.usual: i64 = NOWHERE  # and where it would go without any ability
        self.price: i64 = 0  # paid for it
        self.place: i64 = -1  # in the center row

    def on(self, task: Task, asked: i64) -> Task:
        """The task of a replacement, with all that is needed to let it happen after all."""
        task.it = self.face
        task.zone = self.zone
        task.number = self.amount
        place = self.place - LEAST_PLACE
        task.noted = pack([asked, self.seat, self.by, self.to, self.usual, self.price, place])
        return task


def happening_of(what: i64, task: Task) -> Happening:
    """What the task of a replacement remembers."""
    noted = task.noted
    found = Happening(what, noted[1], noted[2], task.it, task.zone)
    found.amount = task.number
    found.to = noted[3]
    found.usual = noted[4]
    found.price = noted[5]
    found.place = noted[6] + LEAST_PLACE
    return found


def is_happening(noted: Cards, seats: int) -> bool:
    """Whether the numbers of a document can be those of a happening."""
    return len(noted) == NOTED and noted[1] < seats and noted[2] < seats
