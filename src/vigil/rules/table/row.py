"""The center row: cards leave it, and it is filled again before anything else happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.rules.events import Banished, Entered, FateCame, Rebuilt, Removed
from vigil.rules.kernel.ability import MINDS_NEIGHBOURS
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK
from vigil.rules.kernel.cards import (
    NONE,
    Cards,
    has,
    in_order,
    join,
    less_top,
    pack,
    place_of,
    put,
    repeat,
    replace_at,
    same,
    take,
    without,
)
from vigil.rules.kernel.chance import CENTER
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.happening import WOULD_BANISH, Happening
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import CENTER_ROW, EMPTY
from vigil.rules.table import piles
from vigil.rules.table.would import waits
from vigil.wording.words import Words, say

ROW: Final = 6  # places, at first
FATE_FIRST: Final = "the row is filled before anything but that fate"


def flip(game: State) -> i64:
    """The top card of the center deck, EMPTY if there is none even after a reshuffle."""
    while True:
        if len(game.center_deck) == 0 and not rebuild(game):
            return EMPTY  # COTG-OPEN-2
        face = game.center_deck[-1]
        game.center_deck = less_top(game.center_deck, 1)
        game.center_known = min(game.center_known, len(game.center_deck))
        game.revealed = True
        if FACES[face].home == IN_CENTER_DECK:
            return face
        game.removed = put(game.removed, face)  # COTG-65, COTG-OPEN-7
        tell(game, Removed(game.turn, face))


def rebuild(game: State) -> bool:
    """Shuffle the void into a new center deck (COTG-64)."""
    if len(game.void) == 0:
        return False
    cards = pack([face_in_center(face) for face in game.void])
    game.void = NONE
    game.center_known = 0
    shuffle_center(game, cards)
    tell(game, Rebuilt(game.turn))
    return True


def shuffle_center(game: State, cards: Cards) -> None:
    """Shuffle cards into a new center deck."""
    game.center_deck, game.chance = game.chance.shuffle(CENTER, cards)


@dataclass(frozen=True)
class Fill(Effect):
    """Continue to fill the row after a fate that interrupted it."""

    def words(self) -> Words:
        return say("fill the center row")

    def amiss(self, game: State, task: Task) -> str:
        return "" if only_fate_above(game, task, task.source) else FATE_FIRST

    def resolve(self, game: State, task: Task) -> None:
        fill(game)


def only_fate_above(game: State, task: Task, face: i64) -> bool:
    """Whether a task that fills the row waits for nothing but the fate of a card."""
    place: i64 = len(game.pending) - 1
    while place >= 0 and game.pending[place] is not task:
        if game.pending[place].source != face:
            return False
        place -= 1
    return True


def face_in_center(face: i64) -> i64:
    """The side a card shows in the center deck (DU-43; RU-Q03 for the others)."""
    card = FACES[face]
    return card.front if card.reverts else face


def fill(game: State) -> None:
    """Fill the empty places, the one nearest the center deck first (COTG-63)."""
    count: i64 = len(game.center_row)
    place: i64 = 0
    step: i64 = 1
    if game.setup.solitaire:
        close_up(game)
        place = count - 1
        step = -1
    game.short_row = True
    while 0 <= place < count:
        if game.center_row[place] == EMPTY and not fill_place(game, place):
            return
        place += step
    game.short_row = False


def fill_again(game: State) -> bool:
    """Continue to fill a row that stayed short, once there are cards again (DEL-58, ROV-80)."""
    if not game.short_row or game.over or (len(game.center_deck) == 0 and len(game.void) == 0):
        return False
    for task in game.pending:
        if isinstance(task.effect, Fill):
            return False
    fill(game)
    return True


def fill_place(game: State, place: i64) -> bool:
    """Fill one place; treasure lies under the card that comes after it (ROV-33, ROV-34)."""
    while True:
        face = flip(game)
        if face == EMPTY:
            return False
        card = FACES[face]
        if not card.lies_under:
            enter(game, place, face)
            return True
        put_under(game, place, face)
        tell(game, Entered(game.turn, face))
        if card.fate:  # DU-16: it comes before the next card is flipped
            game.pending.append(Task(Fill(), game.turn, face))
            come(game, Task(card.fate[0], game.turn, face))
            return False


def close_up(game: State) -> None:
    """Solitaire: the cards move to the right, so that new ones enter at the left (COTG-119)."""
    row = game.center_row
    kept = [place for place in range(len(row)) if row[place] != EMPTY or len(under(game, place)) > 0]
    gaps = len(row) - len(kept)
    game.center_row = join(repeat(EMPTY, gaps), pack([row[place] for place in kept]))
    game.treasure_at = pack([gaps + kept.index(place) for place in game.treasure_at])


def enter(game: State, place: i64, face: i64) -> None:
    """Put a card of the center deck into an empty place."""
    game.center_row = replace_at(game.center_row, place, face)
    tell(game, Entered(game.turn, face))
    for effect in FACES[face].fate:
        fate = Task(effect, game.turn, face)
        fate.number = len(under(game, place))
        if FACES[face].marks & MINDS_NEIGHBOURS:
            fate.noted = pack([place])
        game.fates.append(fate)


def come(game: State, fate: Task) -> None:
    """Let what waited among the fates happen now; the Fate of a card is told."""
    if game.events is not None and fate.source >= 0 and fate.effect in FACES[fate.source].fate:
        tell(game, FateCame(fate.player, fate.source))
    game.pending.append(fate)


def move_at(game: State, move: Move, place: i64) -> Move | None:
    """The move on the card at a place: None if an equal card stands before it.

    A copy that is not equal, for what lies under it or (in solitaire) for where it stands, is named
    by its place.
    """
    face = game.center_row[place]
    twin = False
    earlier: i64 = 0
    while earlier < place:
        if game.center_row[earlier] == face:
            if are_alike(game, earlier, place):
                return None
            twin = True
        earlier += 1
    return move.at(place) if twin else move


def are_alike(game: State, place: i64, other: i64) -> bool:
    """Whether it makes no difference which of two places is meant: equal cards over the same treasure.

    In solitaire it always makes one, for the row moves on.
    """
    if game.setup.solitaire or game.center_row[place] != game.center_row[other]:
        return False
    if len(game.treasure) == 0:
        return True
    return same(in_order(under(game, place)), in_order(under(game, other)))


def under(game: State, place: i64) -> Cards:
    """The treasure under the card at a place."""
    found = NONE
    number: i64 = 0
    while number < len(game.treasure):
        if game.treasure_at[number] == place:
            found = put(found, game.treasure[number])
        number += 1
    return found


def put_under(game: State, place: i64, face: i64) -> None:
    """Put treasure under the card at a place."""
    game.treasure = put(game.treasure, face)
    game.treasure_at = put(game.treasure_at, place)


def beside(game: State, task: Task) -> list[int]:
    """The places next to that which the card of a task has or had in the row; it moves on in solitaire."""
    if len(task.noted) == 0:
        return []
    place = task.noted[0]
    moved_on = game.setup.solitaire and has(game.center_row, task.source)
    if moved_on and game.center_row[place] != task.source:
        place = place_of(game.center_row, task.source)
    return [near for near in (place - 1, place + 1) if 0 <= near < len(game.center_row)]


def take_from_under(game: State, place: i64, face: i64) -> None:
    """Take one treasure from under the card at a place."""
    number: i64 = 0
    while game.treasure_at[number] != place or game.treasure[number] != face:
        number += 1
    game.treasure = without(game.treasure, number)
    game.treasure_at = without(game.treasure_at, number)


def take_all_under(game: State, place: i64) -> Cards:
    """Take the treasure from under the card at a place."""
    treasure = under(game, place)
    for face in treasure:
        take_from_under(game, place, face)
    return treasure


def leave(game: State, place: i64) -> Cards:
    """Take the card at a place out of the row; returns the treasure that lay under it."""
    player = game.players[game.turn]
    if len(player.recurred_in_row) > 0 and has(player.recurred_in_row, game.center_row[place]):
        player.recurred_in_row = take(player.recurred_in_row, game.center_row[place])  # DEL-27
    game.center_row = replace_at(game.center_row, place, EMPTY)
    return take_all_under(game, place)


def banish(game: State, seat: i64, places: list[int]) -> None:
    """Banish the cards at some places, except where something else happens instead of it."""
    if game.setup.would & WOULD_BANISH:
        places = [place for place in places if not waits_for(game, seat, place)]
    if places:
        banish_now(game, seat, places)


def waits_for(game: State, seat: i64, place: i64) -> bool:
    """Whether somebody is asked what happens instead of banishing the card at a place."""
    banishing = Happening(WOULD_BANISH, seat, seat, game.center_row[place], CENTER_ROW)
    banishing.place = place
    return waits(game, banishing)


def banish_now(game: State, seat: i64, places: list[int]) -> None:
    """Banish the cards at some places; all leave before the row is filled (DU-64)."""
    clear(game, seat, places)
    fill(game)


def clear(game: State, seat: i64, places: list[int]) -> None:
    """Put the cards at some places into the void, with the treasure under them."""
    game.stirred = True
    for place in places:
        face = game.center_row[place]
        tell(game, Banished(seat, face, CENTER_ROW))
        treasure = leave(game, place)
        piles.to_void(game, face)
        for card in treasure:  # ROV-47
            piles.to_void(game, card)
