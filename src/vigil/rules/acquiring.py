"""Acquiring a card: where it may go, and taking it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import costs, events, moving, row
from vigil.rules.abilities import ACQUIRED, ARRIVES, ENERGIZED, REDIRECTS, listeners, push, react
from vigil.rules.events import Event
from vigil.rules.moves import ANYWHERE, LEFT_ROW, Move, acquisitions
from vigil.rules.printed import FACES
from vigil.rules.tasks import Task
from vigil.rules.zones import ASIDE, AVAILABLE, CENTER_ROW, DISCARD, NOWHERE, TEAMMATE

if TYPE_CHECKING:
    from vigil.rules.game import Game


def acquire_moves(
    game: Game, found: list[Move], seat: int, face: int, zone: int, to: int, spare: int
) -> None:
    """Add the ways to acquire a card that is not in the row: one for each place it can go to."""
    for place in destinations(game, seat, face, zone, to, spare):
        found.append(acquisitions(zone, place).of(face))


def destinations(game: Game, seat: int, face: int, zone: int, to: int, spare: int) -> list[int]:
    """Where an acquired card can go: what was said first, then what abilities offer.

    An offer that cannot be declined, or an effect that names a place, rules out the discard pile.
    """
    if not may_go_elsewhere(game, seat, face):
        return [to]
    player = game.players[seat]
    must = [to] if to != DISCARD else []
    may: list[int] = []
    if FACES[face].watch & ARRIVES:
        for ability in FACES[face].abilities:
            if ability.watch() == ARRIVES:
                add_place(must, ability.destination(game, seat, face, zone, False))
    for place in range(len(player.constructs)):
        card = FACES[player.constructs[place]]
        if card.watch & REDIRECTS:
            energized = player.uses[place] & ENERGIZED != 0
            for number in range(len(card.abilities)):
                ability = card.abilities[number]
                if ability.watch() == REDIRECTS and not player.uses[place] >> number & 1:
                    offer = ability.destination(game, seat, face, zone, energized)
                    add_place(may if ability.optional() else must, offer)
    for lasting in player.lasting:
        if lasting.ability.watch() == REDIRECTS and lasting.left != 0:
            offer = lasting.ability.destination(game, seat, face, zone, False)
            add_place(may if lasting.ability.optional() else must, offer)
    places = must if must else [DISCARD]
    for offer in may:
        add_place(places, offer)
    if game.setup.team and spare > 0:
        places.append(TEAMMATE)  # COTG-115
    return places


def may_go_elsewhere(game: Game, seat: int, face: int) -> bool:
    """Whether anything could have a say in where an acquired card goes."""
    if game.setup.team or game.players[seat].watch & REDIRECTS:
        return True
    return FACES[face].watch & ARRIVES != 0


def add_place(places: list[int], place: int) -> None:
    """Add a place that is one, once."""
    if place != NOWHERE and place not in places:
        places.append(place)


def spend_redirect(game: Game, seat: int, face: int, zone: int, to: int) -> None:
    """Use up the first ability that offered the place a card goes to."""
    player = game.players[seat]
    for number in range(len(player.lasting)):
        lasting = player.lasting[number]
        if lasting.ability.watch() != REDIRECTS or lasting.left == 0:
            continue
        if lasting.ability.destination(game, seat, face, zone, False) == to:
            if lasting.left > 0:
                player.lasting[number] = lasting.used()
            return
    for place in range(len(player.constructs)):
        card = FACES[player.constructs[place]]
        energized = player.uses[place] & ENERGIZED != 0
        for number in range(len(card.abilities)):
            ability = card.abilities[number]
            if ability.watch() != REDIRECTS or player.uses[place] >> number & 1:
                continue
            if ability.destination(game, seat, face, zone, energized) == to:
                if ability.once():
                    player.uses[place] |= 1 << number
                return


def arrives(game: Game, seat: int, move: Move) -> bool:
    """Whether the card itself names the place it goes to, so that nothing else is used up (DEL-R31)."""
    goals = [
        ability.destination(game, seat, move.face, origin(move), False)
        for ability in FACES[move.face].abilities
        if ability.watch() == ARRIVES
    ]
    return move.to in goals


def buy(game: Game, seat: int, move: Move) -> None:
    """Acquire a card and pay for it."""
    price = costs.cost(game, seat, move.face, row_place(game, move))
    costs.pay_runes(game, seat, move.face, price)
    acquire(game, seat, move, DISCARD, price)


def row_place(game: Game, move: Move) -> int:
    """The place of the center row that a move is about."""
    if move.zone != CENTER_ROW:
        return costs.OUTSIDE
    return game.row.index(move.face) if move.place == ANYWHERE else move.place


def origin(move: Move) -> int:
    """The zone that a card comes from, for whoever hears of it."""
    return CENTER_ROW if move.place == LEFT_ROW else move.zone


def acquire(game: Game, seat: int, move: Move, usual: int, price: int) -> None:
    """Acquire the card of a move; usual is where it would have gone without any ability."""
    leave(game, seat, move, usual, price)
    if move.zone == CENTER_ROW:
        row.fill(game)


def leave(game: Game, seat: int, move: Move, usual: int, price: int) -> None:
    """Acquire a card, but let its place in the row stay empty."""
    game.stirred = True
    place = row_place(game, move)
    # Before it arrives: a card does not hear of its own acquisition (RU-92).
    heard = listeners(game, seat, ACQUIRED, move.face, origin(move))
    costs.use_up_discounts(game, seat, move.face, place)
    if move.to == TEAMMATE:
        game.runes -= 1
    elif move.to != usual and not arrives(game, seat, move):
        spend_redirect(game, seat, move.face, origin(move), move.to)
    if game.events is not None:
        game.events.append(Event(events.ACQUIRED, seat, move.face, price, move.zone, move.to))
    react(game, heard)
    take_out(game, seat, move, place)
    moving.put(game, seat, move.face, move.to)
    for effect in FACES[move.face].acquired:
        game.fates.append(Task(effect, seat, move.face))


def take_out(game: Game, seat: int, move: Move, place: int) -> None:
    """Take an acquired card from where it is, and the treasure under it."""
    if move.zone == CENTER_ROW:
        acquire_treasure(game, seat, row.leave(game, place))
    elif move.zone == AVAILABLE:
        game.supply[game.setup.stacks.index(move.face)] -= 1
    elif move.zone == ASIDE:
        game.aside.remove(move.face)


def acquire_treasure(game: Game, seat: int, treasure: list[int]) -> None:
    """Treasure comes with the card that lay on it, into the discard pile (ROV-36 to ROV-41)."""
    for face in treasure:
        push(game, listeners(game, seat, ACQUIRED, face, CENTER_ROW))
        game.players[seat].discard.append(face)
        if game.events is not None:
            game.events.append(Event(events.ACQUIRED, seat, face, 0, CENTER_ROW, DISCARD))
