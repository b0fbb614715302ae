"""Paces: how fast a game is that somebody looks for an opponent for."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

PaceCode = Literal["10m", "20m", "1d", "3d"]
DAY: Final = 24 * 3600


class Tempo(NamedTuple):
    """The clock of a pace; a live game is for one sitting."""

    seconds: int
    per: Literal["game", "turn"]
    live: bool


PACES: Final[dict[PaceCode, Tempo]] = {
    "10m": Tempo(600, "game", live=True),
    "20m": Tempo(1200, "game", live=True),
    "1d": Tempo(DAY, "turn", live=False),
    "3d": Tempo(3 * DAY, "turn", live=False),
}
LIVE_PACES: Final = [code for code, tempo in PACES.items() if tempo.live]
SLOW_PACES: Final = [code for code, tempo in PACES.items() if not tempo.live]
