"""Acquiring a card: paying for it, and taking it where it goes."""

from __future__ import annotations

from mypy_extensions import i64

from vigil.rules.actions.redirects import settle_place
from vigil.rules.events import Acquired
from vigil.rules.kernel.ability import ACQUIRED, VOID_OPEN
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, count_of, place_of, put, take
from vigil.rules.kernel.effect import Task, push
from vigil.rules.kernel.happening import COUNTS_TAKEN, WOULD_ACQUIRE, Happening
from vigil.rules.kernel.move import ANYWHERE, Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import ASIDE, AVAILABLE, CENTER_ROW, DISCARD, THE_VOID
from vigil.rules.table import costs, piles, row
from vigil.rules.table.reactions import listeners, react
from vigil.rules.table.would import waits
from vigil.wording import errors


def buy(game: State, seat: i64, move: Move) -> None:
    """Acquire a card and pay for it."""
    price = costs.cost(game, seat, move.face, row_place(game, move))
    costs.pay_runes(game, seat, move.face, price)
    acquire(game, seat, move, DISCARD, price)


def row_place(game: State, move: Move) -> i64:
    """The place of the center row that a move is about, or what it counts as instead."""
    if move.zone != CENTER_ROW:
        if move.zone == THE_VOID and game.permits & VOID_OPEN:
            return costs.IN_VOID
        return costs.OUTSIDE
    return place_of(game.center_row, move.face) if move.place == ANYWHERE else move.place


def acquire(game: State, seat: i64, move: Move, usual: i64, price: i64) -> None:
    """Acquire the card of a move, unless something else happens instead of it."""
    if game.setup.would & WOULD_ACQUIRE and move.zone != ASIDE:  # what was turned up has no other place
        acquiring = Happening(WOULD_ACQUIRE, seat, seat, move.face, move.zone)
        acquiring.to = move.to
        acquiring.usual = usual
        acquiring.price = price
        acquiring.place = row_place(game, move)
        if waits(game, acquiring):
            return
    acquire_now(game, seat, move, usual, price)


def acquire_now(game: State, seat: i64, move: Move, usual: i64, price: i64) -> None:
    """Acquire the card of a move; usual is where it would have gone without any ability."""
    question = leave(game, seat, move, usual, price)
    if move.zone == CENTER_ROW:
        row.fill(game)
    if question is not None:
        game.pending.append(question)  # with a full row (RU-41)


def leave(game: State, seat: i64, move: Move, usual: i64, price: i64) -> Task | None:
    """Acquire a card, but let its place in the row stay empty; returns what is to be asked about it."""
    game.stirred = True
    note_taken(game, seat)
    face = move.face
    place = row_place(game, move)
    # Before it arrives: a card does not react to its own acquisition (RU-92).
    heard = listeners(game, seat, ACQUIRED, face, move.zone)
    costs.use_up_discounts(game, seat, face, place)
    question = settle_place(game, seat, move, usual)
    tell(game, Acquired(seat, face, price, move.zone, move.to))
    react(game, heard)
    if FACES[face].acquired:
        queue_acquired(game, seat, face, move.zone)
    take_out(game, seat, move, place)
    piles.put(game, seat, face, move.to)
    return question


def note_taken(game: State, seat: i64) -> None:
    """Count a card acquired or defeated in the own turn, in games where a card asks for it."""
    if seat == game.turn and game.setup.would & COUNTS_TAKEN:
        game.taken += 1


def queue_acquired(game: State, seat: i64, face: i64, zone: i64) -> None:
    """Let the effects of being acquired wait among the fates, by when their card was flipped (DEL-55)."""
    place = flipped_before(game, face, zone)
    for effect in FACES[face].acquired:
        game.fates.insert(place, Task(effect, seat, face))
        place += 1


def flipped_before(game: State, face: i64, zone: i64) -> i64:
    """How many of the waiting effects come from cards flipped before one that is about to be acquired.

    A card that entered while they were waiting comes right after its own fate, any other of the row before
    all of them. Of equal copies the one flipped first is taken (OUR-21).
    """
    waiting: i64 = len(game.fates)
    if zone == ASIDE:
        return waiting  # it was turned up just now
    copies = count_of(game.center_row, face)
    while waiting > 0:
        fate = game.fates[waiting - 1]
        if fate.source == face and fate.effect == FACES[face].fate[-1]:
            copies -= 1
            if copies == 0:
                break
        waiting -= 1
    return waiting


def take_out(game: State, seat: i64, move: Move, place: i64) -> None:
    """Take an acquired card from where it is, and the treasure under it."""
    if move.zone == CENTER_ROW:
        acquire_treasure(game, seat, row.leave(game, place))
    elif move.zone == AVAILABLE:
        piles.add_to_stack(game, move.face, -1)
    elif move.zone == ASIDE:
        game.aside = take(game.aside, move.face)
    elif move.zone == THE_VOID:
        game.void = take(game.void, move.face)
    else:
        raise ValueError(errors.not_taken_from(move.zone))


def acquire_treasure(game: State, seat: i64, treasure: Cards) -> None:
    """Treasure comes with the card that lay on it, into the discard pile (ROV-36 to ROV-41)."""
    player = game.players[seat]
    for face in treasure:
        push(game, listeners(game, seat, ACQUIRED, face, CENTER_ROW))
        player.discard = put(player.discard, face)
        tell(game, Acquired(seat, face, 0, CENTER_ROW, DISCARD))
