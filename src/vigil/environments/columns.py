"""Columns: what an action does to its card, as a number; and what the numbers without a card mean.

Numbers only ever get a meaning, they never change it: `ENCODING` would have to be raised.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ACTIVATED
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, pack, place_of
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.zones import (
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    PLAY,
    PLAYED,
    TEAMMATE,
    THE_VOID,
    TROPHIES,
)

ENCODING: Final = 1

COLUMNS: Final = 32  # for every card; those that are not named below are free
NO_COLUMN: Final = -1
PLAYS: Final = 0
ACQUIRES: Final = 1  # one for each of ACQUIRED_TO
DEFEATS: Final = 6
DEFEATS_IN_VOID: Final = 7
USES: Final = 8
USES_SECOND: Final = 9
USES_TROPHY: Final = 10
USES_THIS_TURN: Final = 11
ACQUIRED_TO: Final = pack([DISCARD, HAND, DECK, PLAY, TEAMMATE])


class VerbColumns(NamedTuple):
    """Moves with one verb: the column for each zone in which the card can lie."""

    first: int
    zones: Cards


OTHER_FORMS: Final = {
    verbs.BANISH: VerbColumns(12, pack([HAND, DISCARD, CENTER_ROW, PLAY])),
    verbs.DISCARD: VerbColumns(16, pack([HAND])),
    verbs.RETURN: VerbColumns(17, pack([DISCARD, PLAY])),
    verbs.DESTROY: VerbColumns(19, pack([PLAY])),
    verbs.KEEP: VerbColumns(20, pack([PLAY])),
    verbs.ENERGIZE: VerbColumns(21, pack([PLAY])),
    verbs.COPY: VerbColumns(22, pack([PLAYED, CENTER_ROW])),
    verbs.ORDER: VerbColumns(24, pack([NOWHERE])),
    verbs.NAME_CARD: VerbColumns(25, pack([NOWHERE])),
}
# What a column says of its card; {} is the name.
COLUMN_TEXTS: Final = (
    "play {}",
    "acquire {}",
    "acquire {} to hand",
    "acquire {} onto deck",
    "acquire {} into play",
    "acquire {} for teammate",
    "defeat {}",
    "defeat {} in void",
    "use {}",
    "use second ability of {}",
    "use trophy {}",
    "use {} this turn",
    "banish {} from hand",
    "banish {} from discard pile",
    "banish {} from center row",
    "banish {} from play",
    "discard {}",
    "return {} from discard pile",
    "return {} from play",
    "destroy {}",
    "keep {}",
    "energize {}",
    "copy {} played",
    "copy {} of center row",
    "{} first",
    "name {}",
)
# A card of the row that stands behind an unequal copy of it is named by its place: these columns again.
TWIN_COLUMNS: Final = pack([1, 2, 3, 4, 5, 6, 14, 23])


def column_of(move: Move) -> i64:
    """What a move does to its card; NO_COLUMN if that has no number."""
    verb = move.verb
    if verb == verbs.PLAY_CARD:
        return PLAYS
    if verb == verbs.ACQUIRE:
        goal = place_of(ACQUIRED_TO, move.to)
        return ACQUIRES + goal if goal >= 0 else NO_COLUMN
    if verb == verbs.DEFEAT:
        return DEFEATS_IN_VOID if move.zone == THE_VOID else DEFEATS
    if verb == verbs.USE:
        return use_column(move)
    form = OTHER_FORMS.get(verb)
    if form is None:
        return NO_COLUMN
    place = place_of(form.zones, move.zone)
    return form.first + place if place >= 0 else NO_COLUMN


def use_column(move: Move) -> i64:
    """Which ability of its card a move uses."""
    if move.zone == TROPHIES:
        return USES_TROPHY
    if move.zone != PLAY:
        return USES_THIS_TURN
    if move.number == 0:
        return USES
    abilities = FACES[move.face].abilities
    before = len([ability for ability in abilities[: move.number] if ability.watch() == ACTIVATED])
    return USES + before if before < 2 else NO_COLUMN


# Numbers without a card

PLACES: Final = 16  # of the center row; one beyond has a spare number
TREASURES: Final = 4  # kinds of treasure
TWINS_OF: Final = 8  # kinds of moves on a twin

END_TURN: Final = 0
DECLINE: Final = 1
ROLL: Final = 2
OPTIONS: Final = 4
FACTION: Final = 20
OPPONENTS: Final = 24
TAKEN: Final = 32
UNDER: Final = 40
BIDS: Final = 56
TWINS: Final = 88
TREASURE: Final = 216
SPARE: Final = 280
CARDS: Final = 320


class Block(NamedTuple):
    """A run of numbers without a card, and what they say; {} is the place in it, from 1 on."""

    first: int
    length: int
    kind: str
    text: str


BLOCKS: Final = (
    Block(END_TURN, 1, "end turn", "end turn"),
    Block(DECLINE, 1, "decline", "decline"),
    Block(ROLL, 1, "roll", "roll the die"),
    Block(3, 1, "free", "free"),
    Block(OPTIONS, 16, "option", "option {}"),
    Block(FACTION, 4, "faction", "faction {}"),
    Block(OPPONENTS, 8, "opponent", "choose player {} to the left"),
    Block(TAKEN, 8, "take", "take the card of player {} to the left"),
    Block(UNDER, PLACES, "put under", "put under place {}"),
    Block(BIDS, 32, "bid", "bid {}"),
    Block(TWINS, TWINS_OF * PLACES, "twin", "at place {}"),
    Block(TREASURE, TREASURES * PLACES, "treasure", "move treasure from under place {}"),
    Block(SPARE, CARDS - SPARE, "spare", "spare {}"),
)
KINDS: Final = (*[block.kind for block in BLOCKS], "card")
