"""Taking several cards of the center row at once: all leave, then the row is filled (ROV-71)."""

from __future__ import annotations

from mypy_extensions import i64

from vigil.rules.actions import acquire, defeat
from vigil.rules.events import Acquired, Defeated
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ACQUIRED, DEFEATED, TAKES_MONSTERS
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import CENTER_ROW, THE_VOID
from vigil.rules.table import costs, piles, row
from vigil.rules.table.reactions import Hearing, hear_another, react, reactions_to_all


def take_all(game: State, seat: i64, moves: list[Move]) -> None:
    """Acquire or defeat the cards of some moves without paying, the nearest to the center deck first.

    It is settled where each of them goes. What cards do about all of this comes before all rewards, or
    after them (COMB-11); the rewards come from the nearest place outward.
    """
    game.stirred = True
    heard = hear(game, seat, moves)
    treasures = leave_row(game, seat, moves)
    if game.setup.rewards_last:
        push_rewards(game, seat, moves)
        react(game, heard)
        put_down(game, seat, moves, treasures)
    else:
        react(game, heard)
        put_down(game, seat, moves, treasures)
        push_rewards(game, seat, moves)
    row.fill(game)


def hear(game: State, seat: i64, moves: list[Move]) -> list[Task]:
    """What a player's cards will do about it, found before any card arrives (RU-92)."""
    heard: list[Hearing] = []
    for move in moves:
        acquire.note_taken(game, seat)
        if move.verb == verbs.DEFEAT:
            hear_another(game, seat, DEFEATED, move.face, CENTER_ROW, heard)
            game.row_defeats += 1
        else:
            hear_another(game, seat, ACQUIRED, move.face, CENTER_ROW, heard)
        costs.use_up_discounts(game, seat, move.face, move.place)
    return reactions_to_all(game, seat, heard)


def leave_row(game: State, seat: i64, moves: list[Move]) -> list[Cards]:
    """Take the cards out of the row; returns the treasure that lay under each of them.

    What waits among the fates is queued from the farthest card to the nearest, which comes first there.
    """
    treasures: list[Cards] = []
    for move in reversed(moves):
        if move.verb == verbs.ACQUIRE and FACES[move.face].acquired:
            acquire.queue_acquired(game, seat, move.face, CENTER_ROW)
        treasures.append(row.leave(game, move.place))
    treasures.reverse()
    return treasures


def put_down(game: State, seat: i64, moves: list[Move], treasures: list[Cards]) -> None:
    """Put the cards where they go; what reacts to the nearest one comes first."""
    waiting = len(game.pending)
    set_off: list[list[Task]] = []
    for move, treasure in zip(moves, treasures, strict=True):
        if move.verb == verbs.DEFEAT:
            tell(game, Defeated(seat, move.face, 0, CENTER_ROW))
            acquire.acquire_treasure(game, seat, treasure)
            if game.players[seat].watch & TAKES_MONSTERS and defeat.can_be_acquired(move.face, CENTER_ROW):
                defeat.offer(game, seat, move.face, THE_VOID)
            else:
                defeat.put_down(game, seat, move.face, THE_VOID)
        else:
            tell(game, Acquired(seat, move.face, 0, CENTER_ROW, move.to))
            acquire.acquire_treasure(game, seat, treasure)
            piles.put(game, seat, move.face, move.to)
        set_off.append(game.pending[waiting:])
        del game.pending[waiting:]
    for tasks in reversed(set_off):
        game.pending += tasks


def push_rewards(game: State, seat: i64, moves: list[Move]) -> None:
    """Let the rewards wait so that the nearest monster's comes first."""
    for move in reversed(moves):
        if move.verb == verbs.DEFEAT:
            defeat.push_reward(game, seat, move.face, move.place)
