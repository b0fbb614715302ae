"""The automatic opponent of solitaire play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.events import Acquired, Defeated, Gained
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import join, put
from vigil.rules.kernel.event import RIVAL
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import CENTER_ROW, EMPTY, NOWHERE
from vigil.rules.table import honor, row

TAKEN: Final = 2


def rival_acts(game: State) -> None:
    """Take the two cards at the right end of the row (COTG-121)."""
    last = len(game.center_row) - 1
    for place in range(last, last - TAKEN, -1):
        if game.center_row[place] != EMPTY:
            take(game, place)
    row.fill(game)


def take(game: State, place: i64) -> None:
    """Acquire or defeat one card; only honor counts (COTG-122 to COTG-125)."""
    face = game.center_row[place]
    game.rival_cards = join(game.rival_cards, row.leave(game, place))  # ROV-82
    card = FACES[face]
    if not card.fought:
        tell(game, Acquired(RIVAL, face, 0, CENTER_ROW, NOWHERE))
        game.rival_cards = put(game.rival_cards, face)
        return
    tell(game, Defeated(RIVAL, face, 0, CENTER_ROW))
    game.void = put(game.void, face)
    gained = card.reward_honor
    if not gained:
        return
    game.stirred = True
    game.rival_honor += gained
    tell(game, Gained(RIVAL, face, gained, "honor"))
    honor.drain(game, gained)
