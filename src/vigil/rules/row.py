"""The center row: cards leave it, and it is filled again before anything else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import chance, events, moving
from vigil.rules.events import Event
from vigil.rules.printed import CENTER_DECK, FACES
from vigil.rules.zones import CENTER_ROW, EMPTY

if TYPE_CHECKING:
    from vigil.rules.game import Game
    from vigil.rules.moves import Move


def flip(game: Game) -> int:
    """The top card of the center deck, EMPTY if there is none even after a reshuffle."""
    while True:
        if not game.center_deck and not rebuild(game):
            return EMPTY  # COTG-OPEN-2
        face = game.center_deck.pop()
        game.center_known = min(game.center_known, len(game.center_deck))
        game.revealed = True
        if FACES[face].home == CENTER_DECK:
            return face
        game.removed.append(face)  # COTG-65, COTG-OPEN-7
        if game.events is not None:
            game.events.append(Event(events.REMOVED, game.turn, face))


def rebuild(game: Game) -> bool:
    """Shuffle the void into a new center deck (COTG-64)."""
    if not game.void:
        return False
    game.center_deck = game.void
    game.void = []
    game.center_known = 0
    game.chance[chance.CENTER] = chance.shuffle(game.center_deck, game.chance[chance.CENTER])
    if game.events is not None:
        game.events.append(Event(events.REBUILT, game.turn))
    return True


def fill(game: Game) -> None:
    """Fill the empty places, the one nearest the center deck first (COTG-63)."""
    places = range(len(game.row))
    if game.setup.solitaire:
        close_up(game)
        places = range(len(game.row) - 1, -1, -1)
    for place in places:
        if game.row[place] == EMPTY:
            face = flip(game)
            if face == EMPTY:
                return
            enter(game, place, face)


def close_up(game: Game) -> None:
    """Solitaire: the cards move to the right, so that new ones enter at the left (COTG-119)."""
    size = len(game.row)
    cards = [face for face in game.row if face != EMPTY]
    game.row = [EMPTY] * (size - len(cards)) + cards


def enter(game: Game, place: int, face: int) -> None:
    """Put a card of the center deck into an empty place."""
    game.row[place] = face
    if game.events is not None:
        game.events.append(Event(events.ENTERED, game.turn, face, zone=CENTER_ROW))


def named(game: Game, move: Move, place: int) -> Move | None:
    """The move on the card at a place: None if an equal card stands before it.

    A copy that is not equal, for what lies under it or (in solitaire) for where it stands, is named
    by its place.
    """
    face = game.row[place]
    twin = False
    for earlier in range(place):
        if game.row[earlier] == face:
            if not game.setup.solitaire and under(game, earlier) == under(game, place):
                return None
            twin = True
    return move.at(place) if twin else move


def under(game: Game, place: int) -> list[int]:
    """The treasure under the card at a place."""
    return game.under[place] if game.under else []


def banish(game: Game, seat: int, place: int) -> None:
    """Banish the card at a place."""
    face = game.row[place]
    game.row[place] = EMPTY
    moving.to_void(game, face)
    if game.events is not None:
        game.events.append(Event(events.BANISHED, seat, face, zone=CENTER_ROW))
    fill(game)
