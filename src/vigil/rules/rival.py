"""The automatic opponent of solitaire play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules import events, honor, row
from vigil.rules.events import Event
from vigil.rules.printed import FACES, MONSTER
from vigil.rules.zones import CENTER_ROW, EMPTY

if TYPE_CHECKING:
    from vigil.rules.game import Game

TAKEN: Final = 2
RIVAL: Final = -1  # the seat that events name for the automatic opponent


def rival_acts(game: Game) -> None:
    """Take the two cards at the right end of the row (COTG-121)."""
    last = len(game.row) - 1
    for place in range(last, last - TAKEN, -1):
        if game.row[place] != EMPTY:
            take(game, place)
    row.fill(game)


def take(game: Game, place: int) -> None:
    """Acquire or defeat one card; only honor counts (COTG-122 to COTG-125)."""
    face = game.row[place]
    game.rival_cards += row.leave(game, place)  # ROV-82
    card = FACES[face]
    monster = card.kind_bit == MONSTER
    if game.events is not None:
        what = events.DEFEATED if monster else events.ACQUIRED
        game.events.append(Event(what, RIVAL, face, zone=CENTER_ROW))
    if not monster:
        game.rival_cards.append(face)
        return
    game.void.append(face)
    gained = sum([effect.plain_honor() for effect in card.reward])
    if not gained:
        return
    game.stirred = True
    game.rival_honor += gained
    if game.events is not None:
        game.events.append(Event(events.GAINED, RIVAL, face, gained, detail="honor"))
    honor.drain(game, gained)
