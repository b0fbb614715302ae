"""Defeating a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import costs, events, row
from vigil.rules.abilities import DEFEATED, listeners, push
from vigil.rules.acquiring import row_place
from vigil.rules.events import Event
from vigil.rules.moves import Move
from vigil.rules.printed import FACES
from vigil.rules.tasks import Task
from vigil.rules.zones import CENTER_ROW, EMPTY

if TYPE_CHECKING:
    from vigil.rules.game import Game


def fight(game: Game, seat: int, move: Move) -> None:
    """Defeat a monster and pay for it."""
    price = costs.cost(game, seat, move.face, row_place(game, move))
    game.power -= price
    defeat(game, seat, move, price)


def defeat(game: Game, seat: int, move: Move, price: int) -> None:
    """Defeat the monster of a move: it leaves, the row is filled, then the reward (COTG-66 to 69)."""
    face = move.face
    place = row_place(game, move)
    heard = listeners(game, seat, DEFEATED, face, move.zone)
    costs.use_up_discounts(game, seat, face, place)
    if game.events is not None:
        game.events.append(Event(events.DEFEATED, seat, face, price, move.zone))
    if game.setup.rewards_last:
        push_reward(game, seat, face)
        push(game, heard)
    else:
        push(game, heard)
        push_reward(game, seat, face)
    if move.zone == CENTER_ROW:
        game.row_defeats += 1
        game.row[place] = EMPTY
        game.void.append(face)  # COTG-55
        row.fill(game)


def push_reward(game: Game, seat: int, face: int) -> None:
    """Let a monster's reward wait for its time."""
    reward = FACES[face].reward
    number = len(reward)
    while number > 0:
        number -= 1
        game.pending.append(Task(reward[number], seat, face))
