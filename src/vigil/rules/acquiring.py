"""Acquiring a card: where it may go, and taking it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import costs, events, moving, row
from vigil.rules.abilities import ACQUIRED, REDIRECTS, listeners, push
from vigil.rules.events import Event
from vigil.rules.moves import ANYWHERE, Move, acquisitions
from vigil.rules.printed import FACES
from vigil.rules.zones import AVAILABLE, CENTER_ROW, DISCARD, EMPTY, NOWHERE, TEAMMATE

if TYPE_CHECKING:
    from vigil.rules.game import Game


def acquire_moves(game: Game, found: list[Move], seat: int, face: int, zone: int, to: int, spare: int) -> None:
    """Add the ways to acquire a card: one for each place it can go to."""
    if not game.setup.team and not game.players[seat].watch & REDIRECTS:
        found.append(acquisitions(zone, to).of(face))
        return
    for place in destinations(game, seat, face, zone, to, spare):
        found.append(acquisitions(zone, place).of(face))


def destinations(game: Game, seat: int, face: int, zone: int, to: int, spare: int) -> list[int]:
    """Where an acquired card can go: what was said first, then what abilities offer.

    An offer that cannot be declined, or an effect that names a place, rules out the discard pile.
    """
    player = game.players[seat]
    if not game.setup.team and not player.watch & REDIRECTS:
        return [to]
    must = [to] if to != DISCARD else []
    may: list[int] = []
    for place in range(len(player.constructs)):
        source = player.constructs[place]
        card = FACES[source]
        if card.watch & REDIRECTS:
            for number in range(len(card.abilities)):
                ability = card.abilities[number]
                if ability.watch() == REDIRECTS and not player.uses[place] >> number & 1:
                    offer = ability.destination(game, seat, source, face, zone)
                    add_place(may if ability.optional() else must, offer)
    for lasting in player.lasting:
        if lasting.ability.watch() == REDIRECTS and lasting.left != 0:
            offer = lasting.ability.destination(game, seat, lasting.source, face, zone)
            add_place(may if lasting.ability.optional() else must, offer)
    places = must if must else [DISCARD]
    for offer in may:
        add_place(places, offer)
    if game.setup.team and spare > 0:
        places.append(TEAMMATE)  # COTG-115
    return places


def add_place(places: list[int], place: int) -> None:
    """Add a place that is one, once."""
    if place != NOWHERE and place not in places:
        places.append(place)


def spend_redirect(game: Game, seat: int, face: int, zone: int, to: int) -> None:
    """Use up the first ability that offered the place a card goes to."""
    player = game.players[seat]
    for place in range(len(player.constructs)):
        source = player.constructs[place]
        card = FACES[source]
        for number in range(len(card.abilities)):
            ability = card.abilities[number]
            if ability.watch() != REDIRECTS or player.uses[place] >> number & 1:
                continue
            if ability.destination(game, seat, source, face, zone) == to:
                if ability.once():
                    player.uses[place] |= 1 << number
                return
    for number in range(len(player.lasting)):
        lasting = player.lasting[number]
        if lasting.ability.watch() != REDIRECTS or lasting.left == 0:
            continue
        if lasting.ability.destination(game, seat, lasting.source, face, zone) == to:
            if lasting.left > 0:
                player.lasting[number] = lasting.used()
            return


def buy(game: Game, seat: int, move: Move) -> None:
    """Acquire a card and pay for it."""
    place = row_place(game, move)
    price = costs.cost(game, seat, move.face, place)
    costs.pay_runes(game, seat, move.face, price)
    acquire(game, seat, move, DISCARD, price)


def row_place(game: Game, move: Move) -> int:
    """The place of the center row that a move is about."""
    if move.zone != CENTER_ROW:
        return NOWHERE
    return game.row.index(move.face) if move.place == ANYWHERE else move.place


def acquire(game: Game, seat: int, move: Move, usual: int, price: int) -> None:
    """Acquire the card of a move; usual is where it would have gone without any ability."""
    face = move.face
    zone = move.zone
    place = row_place(game, move)
    heard = listeners(game, seat, ACQUIRED, face, zone)  # before it arrives: it does not hear itself
    costs.use_up_discounts(game, seat, face, place)
    if move.to == TEAMMATE:
        game.runes -= 1
    elif move.to != usual:
        spend_redirect(game, seat, face, zone, move.to)
    if zone == CENTER_ROW:
        game.row[place] = EMPTY
    elif zone == AVAILABLE:
        game.supply[game.setup.stacks.index(face)] -= 1
    if game.events is not None:
        game.events.append(Event(events.ACQUIRED, seat, face, price, zone, move.to))
    push(game, heard)
    moving.put(game, seat, face, move.to)
    if zone == CENTER_ROW:
        row.fill(game)
