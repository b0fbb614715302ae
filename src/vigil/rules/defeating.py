"""Defeating a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import acquiring, costs, events, moving, row
from vigil.rules.abilities import DEFEATED, VOID_OPEN, listeners, react
from vigil.rules.events import Event
from vigil.rules.moves import Move
from vigil.rules.printed import FACES
from vigil.rules.tasks import Task
from vigil.rules.zones import ASIDE, AVAILABLE, CENTER_DECK, CENTER_ROW, VOID

if TYPE_CHECKING:
    from vigil.rules.game import Game


def fight(game: Game, seat: int, move: Move) -> None:
    """Defeat a monster and pay for it."""
    price = costs.cost(game, seat, move.face, acquiring.row_place(game, move))
    costs.pay_power(game, price)
    defeat(game, seat, move, price, VOID)


def defeat(game: Game, seat: int, move: Move, price: int, to: int) -> None:
    """Defeat the monster of a move: it leaves, the row is filled, then the reward (COTG-66 to 69)."""
    leave(game, seat, move, price, to)
    if move.zone == CENTER_ROW:
        row.fill(game)


def leave(game: Game, seat: int, move: Move, price: int, to: int) -> None:
    """Defeat a monster, but let its place in the row stay empty."""
    game.stirred = True
    face = move.face
    place = acquiring.row_place(game, move)
    zone = acquiring.origin(move)
    if zone == VOID and game.permits & VOID_OPEN:
        zone = CENTER_ROW  # as if it stood there
        to = CENTER_DECK if to == VOID else to
    heard = listeners(game, seat, DEFEATED, face, zone)
    costs.use_up_discounts(game, seat, face, place)
    if game.events is not None:
        game.events.append(Event(events.DEFEATED, seat, face, price, move.zone))
    if game.setup.rewards_last:
        push_reward(game, seat, face)
        react(game, heard)
    else:
        react(game, heard)
        push_reward(game, seat, face)
    if zone == CENTER_ROW:
        game.row_defeats += 1
    if move.zone == AVAILABLE:
        return  # COTG-56
    take_out(game, seat, move, place)
    put_down(game, seat, face, to)


def take_out(game: Game, seat: int, move: Move, place: int) -> None:
    """Take a defeated monster from where it is; the treasure under it is acquired (ROV-37)."""
    if move.zone == CENTER_ROW:
        acquiring.acquire_treasure(game, seat, row.leave(game, place))
    elif move.zone == VOID:
        game.void.remove(move.face)
    elif move.zone == ASIDE:
        game.aside.remove(move.face)


def put_down(game: Game, seat: int, face: int, to: int) -> None:
    """Put a defeated monster where it goes: usually the void (COTG-55)."""
    card = FACES[face]
    if card.stays_aside:
        game.aside.append(face)
    elif card.trophy is not None and to == VOID:
        game.players[seat].trophies.append(face)  # ROV-60
        game.players[seat].refresh()
    else:
        moving.put_away(game, face, to)


def push_reward(game: Game, seat: int, face: int) -> None:
    """Let a monster's reward wait for its time."""
    reward = FACES[face].reward
    number = len(reward)
    while number > 0:
        number -= 1
        game.pending.append(Task(reward[number], seat, face))
