"""Events: what happened, each with who may know which card it was about."""

from __future__ import annotations

from typing import Final

BEGAN: Final = "began"
PLAYED: Final = "played"
USED: Final = "used"
GAINED: Final = "gained"
SPENT: Final = "spent"
DREW: Final = "drew"
SHUFFLED: Final = "shuffled"
ACQUIRED: Final = "acquired"
DEFEATED: Final = "defeated"
ENTERED: Final = "entered"
BANISHED: Final = "banished"
DESTROYED: Final = "destroyed"
DISCARDED: Final = "discarded"
TOOK: Final = "took"
MOVED: Final = "moved"
REMOVED: Final = "removed"
REBUILT: Final = "rebuilt"
TRANSFORMED: Final = "transformed"
REVEALED: Final = "revealed"
ROLLED: Final = "rolled"
BID: Final = "bid"
WON: Final = "won"
LOST: Final = "lost"
NAMED: Final = "named"
ENERGIZED: Final = "energized"
POOL_GREW: Final = "pool grew"
EXTRA_TURN: Final = "extra turn"
POOL_EMPTIED: Final = "pool emptied"
CLEARED: Final = "cleared"
ENDED: Final = "ended"

EVERYONE: Final = -1


class Event:
    """Something that happened. `knows` has a bit for each seat that may know the card."""

    def __init__(
        self,
        what: str,
        player: int,
        face: int = -1,
        number: int = 0,
        zone: int = 0,
        to: int = 0,
        detail: str = "",
        knows: int = EVERYONE,
    ) -> None:
        self.what = what
        self.player = player
        self.face = face
        self.number = number
        self.zone = zone
        self.to = to
        self.detail = detail
        self.knows = knows

    def __repr__(self) -> str:
        return f"<{self.what} {self.player} {self.face} {self.number} {self.detail}>"
