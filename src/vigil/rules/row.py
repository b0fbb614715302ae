"""The center row: cards leave it, and it is filled again before anything else happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.rules import chance, events, moving
from vigil.rules.events import Event
from vigil.rules.printed import CENTER_DECK, FACES, TREASURE
from vigil.rules.tasks import Effect, Task
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
    game.center_deck = [face_in_center(face) for face in game.void]
    game.void = []
    game.center_known = 0
    game.chance[chance.CENTER] = chance.shuffle(game.center_deck, game.chance[chance.CENTER])
    if game.events is not None:
        game.events.append(Event(events.REBUILT, game.turn))
    return True


@dataclass(frozen=True)
class Fill(Effect):
    """Go on filling the row, after a fate that came in between."""

    def text(self) -> str:
        return "fill the center row"

    def resolve(self, game: Game, task: Task) -> None:
        fill(game)


def face_in_center(face: int) -> int:
    """The side a card shows in the center deck (DU-43; RU-Q03 for the others)."""
    card = FACES[face]
    return card.front if card.reverts else face


def fill(game: Game) -> None:
    """Fill the empty places, the one nearest the center deck first (COTG-63)."""
    places = range(len(game.row))
    if game.setup.solitaire:
        close_up(game)
        places = range(len(game.row) - 1, -1, -1)
    game.short_row = True
    for place in places:
        if game.row[place] == EMPTY and not fill_place(game, place):
            return
    game.short_row = False


def fill_again(game: Game) -> bool:
    """Go on filling a row that stayed short, once there are cards again (ROV-80)."""
    if not game.short_row or game.over or not (game.center_deck or game.void):
        return False
    fill(game)
    return True


def fill_place(game: Game, place: int) -> bool:
    """Fill one place; treasure lies under the card that comes after it (ROV-33, ROV-34)."""
    while True:
        face = flip(game)
        if face == EMPTY:
            return False
        if FACES[face].kind_bit != TREASURE:
            enter(game, place, face)
            return True
        game.under[place].append(face)
        if game.events is not None:
            game.events.append(Event(events.ENTERED, game.turn, face, zone=CENTER_ROW))
        if FACES[face].fate:  # DU-16: it comes before the next card is flipped
            game.pending.append(Task(Fill(), game.turn, face))
            game.pending.append(Task(FACES[face].fate[0], game.turn, face))
            return False


def close_up(game: Game) -> None:
    """Solitaire: the cards move to the right, so that new ones enter at the left (COTG-119)."""
    kept = [place for place in range(len(game.row)) if game.row[place] != EMPTY or under(game, place)]
    gaps = len(game.row) - len(kept)
    game.row = [EMPTY] * gaps + [game.row[place] for place in kept]
    if game.under:
        game.under = [[] for _ in range(gaps)] + [game.under[place] for place in kept]


def enter(game: Game, place: int, face: int) -> None:
    """Put a card of the center deck into an empty place."""
    game.row[place] = face
    if game.events is not None:
        game.events.append(Event(events.ENTERED, game.turn, face, zone=CENTER_ROW))
    for effect in FACES[face].fate:
        fate = Task(effect, game.turn, face)
        fate.number = len(under(game, place))
        game.fates.append(fate)


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


def leave(game: Game, place: int) -> list[int]:
    """Take the card at a place out of the row; returns the treasure that lay under it."""
    game.row[place] = EMPTY
    if not game.under:
        return []
    treasure = game.under[place]
    game.under[place] = []
    return treasure


def banish(game: Game, seat: int, places: list[int]) -> None:
    """Banish the cards at some places; all leave before the row is filled (DU-64)."""
    clear(game, seat, places)
    fill(game)


def clear(game: Game, seat: int, places: list[int]) -> None:
    """Put the cards at some places into the void, with the treasure under them."""
    game.stirred = True
    for place in places:
        face = game.row[place]
        if game.events is not None:
            game.events.append(Event(events.BANISHED, seat, face, zone=CENTER_ROW))
        for treasure in [face, *leave(game, place)]:  # ROV-47
            moving.to_void(game, treasure)
