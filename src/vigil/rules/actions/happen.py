"""Letting happen what would have happened: nothing was put in its place."""

from __future__ import annotations

from vigil.rules.actions import acquire, defeat
from vigil.rules.events import Gained
from vigil.rules.kernel.cards import count_of, has, place_of
from vigil.rules.kernel.happening import (
    WOULD_ACQUIRE,
    WOULD_BANISH,
    WOULD_DEFEAT,
    WOULD_DESTROY,
    WOULD_DISCARD,
    WOULD_DRAW,
    WOULD_GAIN,
    Happening,
)
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, THE_VOID
from vigil.rules.moves import ACQUIRES, DEFEATS
from vigil.rules.table import honor, piles, row
from vigil.wording import errors


def happen(game: State, happening: Happening) -> None:
    """Let something happen, if it still can."""
    if not can_happen(game, happening):
        return
    what = happening.what
    if what == WOULD_DESTROY:
        piles.destroy_now(game, happening.seat, happening.face, happening.by)
    elif what == WOULD_BANISH:
        banish(game, happening)
    elif what == WOULD_DISCARD:
        piles.discard_now(game, happening.seat, happening.face)
    elif what == WOULD_ACQUIRE:
        move = move_of(game, happening)
        acquire.acquire_now(game, happening.seat, move, happening.usual, happening.price)
    elif what == WOULD_DEFEAT:
        defeat.defeat_now(game, happening.seat, move_of(game, happening), happening.price, happening.to)
    elif what == WOULD_DRAW:
        piles.draw_now(game, happening.seat, 1)
        piles.draw(game, happening.seat, happening.amount - 1)
    elif what == WOULD_GAIN:
        tell(game, Gained(happening.seat, happening.face, happening.amount, "honor"))
        honor.gain(game, happening.seat, happening.amount)
    else:
        raise ValueError(errors.not_a_happening(what))


def can_happen(game: State, happening: Happening) -> bool:
    """Whether the card is still where it was; honor and cards to draw are always there."""
    if happening.what in (WOULD_DRAW, WOULD_GAIN):
        return True
    face = happening.face
    if happening.zone == CENTER_ROW:
        return has(game.center_row, face)
    if happening.zone == THE_VOID:
        return has(game.void, face)
    if happening.zone == AVAILABLE:
        return has(game.setup.stacks, face)
    return count_of(game.players[happening.seat].zone(happening.zone), face) > 0


def place_in_row(game: State, happening: Happening) -> int:
    """Where the card is in the center row: where it was, or where an equal one is."""
    place = happening.place
    if 0 <= place < len(game.center_row) and game.center_row[place] == happening.face:
        return place
    return place_of(game.center_row, happening.face)


def banish(game: State, happening: Happening) -> None:
    """Banish a card of the center row, or of a player."""
    if happening.zone == CENTER_ROW:
        row.banish_now(game, happening.by, [place_in_row(game, happening)])
    else:
        piles.banish_now(game, happening.seat, happening.face, happening.zone)


def move_of(game: State, happening: Happening) -> Move:
    """The move by which a card would have been acquired or defeated."""
    form = ACQUIRES if happening.what == WOULD_ACQUIRE else DEFEATS
    to = happening.to if happening.what == WOULD_ACQUIRE else 0
    move = form.moves(happening.zone, to).of(happening.face)
    return move.at(place_in_row(game, happening)) if happening.zone == CENTER_ROW else move
