"""Roles: what can stand where in a line of a set file, and what each word of the language declares of itself.

`word_list` has a row for every word. Reader, writer, form and reference ask it, and nothing else.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Final, NamedTuple

from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.kernel.zones import NOWHERE

# What a part of a line is.
EFFECT: Final = "effect"
PRICE: Final = "price"
ABILITY: Final = "ability"
CONDITION: Final = "condition"
AMOUNT: Final = "amount"
TRIGGER: Final = "trigger"
WOULD: Final = "would"  # something that is about to happen
TRANSFORM: Final = "transform"
CARDS: Final = "cards"
NUMBER: Final = "number"
FLAG: Final = "flag"
PLACE: Final = "place"
FACTION: Final = "faction"
PERMIT: Final = "permit"
TEXT: Final = "text"
ROLES: Final = (
    EFFECT, PRICE, ABILITY, CONDITION, AMOUNT, TRIGGER, WOULD, TRANSFORM, CARDS, NUMBER, FLAG, PLACE,
    FACTION, PERMIT, TEXT,
)  # fmt: skip

# What is known where a word stands: bits of a situation.
IT: Final = 1  # a card is spoken of: picked, turned up, or what set it off
DISCARDED: Final = 2  # it was just discarded
NAMED: Final = 4  # a faction was named
THEIR_CARDS: Final = 8  # opponents have just discarded cards
AGAINST: Final = 16  # it is done to an opponent
OWN_TURN: Final = 32  # whoever does it is on turn
OPTIONAL: Final = 64  # it can be declined
ENDS: Final = 128  # it cannot be done again and again
IN_ROW: Final = 256  # the card has just entered the center row
CONSTRUCT_SAYS: Final = 512  # the card that says it is a construct in play
CARD_SAYS: Final = 1024  # an ability of a card wherever it is
LASTS: Final = 2048  # an ability for the rest of the turn
IN_PILE: Final = 4096  # an ability of a card in the discard pile
TROPHY: Final = 8192  # an ability of a trophy
AS_BARGAIN: Final = 16384  # what makes a card of the center row cheaper
MONSTER_REWARD: Final = 32768  # what a monster leaves
TWO_SIDED: Final = 65536  # the card has another side
INSTEAD: Final = 1 << 17  # it is done instead of something else
SETS_OFF: Final = 1 << 18  # taking cards would set it off again, without end
HAS_HOARD: Final = 1 << 19  # the card keeps a trophy
PLAYED_NOW: Final = 1 << 20  # the card was just played
PICKED: Final = 1 << 21  # it is the same as IT, and was in a place of its owner
ONE_OF_MANY: Final = 1 << 22  # done several times, one after the other
ONLY_ONCE: Final = 1 << 23  # an ability that works a single time
CARD_NAMED: Final = 1 << 24  # a card of the game was named
HERO_HEARD: Final = 1 << 26  # a hero was just played, and something reacts to it
MONSTER_SAYS: Final = 1 << 27  # an ability of a monster
USED_AGAIN: Final = 1 << 25  # a card that comes back to the hand could be played and used again

# Which cards are meant: narrowings that a word can honour.
BY_FACTION: Final = 1
BY_COST: Final = 2
BY_NAME: Final = 4
OTHERS: Final = 8
WITH_TREASURE: Final = 16
DREAMBORN: Final = 32
DEAREST: Final = 64
CHEAPEST: Final = 128
BESIDE: Final = 256
PRINTED: Final = BY_FACTION | BY_COST | BY_NAME | DREAMBORN  # all that is printed on a card

ANY_KIND: Final = sum([kind.bit for kind in KINDS.values()])
MOST: Final = 99  # of any number in a line


class Fit(NamedTuple):
    """Which cards a word can be about: kinds, places (each of them exactly), and narrowings."""

    kinds: int = ANY_KIND
    places: tuple[int, ...] = (NOWHERE,)
    by: int = PRINTED
    kindless: int = 0  # the narrowing under which the kind need not be said


class Slot(NamedTuple):
    """One part of a word: its role, and what may stand there."""

    role: str
    fit: Fit = Fit()
    places: tuple[int, ...] = ()  # of a place: one of these
    least: int = 1
    most: int = MOST
    needs: int = 0  # the situation without which it cannot be said
    gives: int = 0  # what is known within it
    takes: int = 0  # what does not hold within it
    only: tuple[str, ...] = ()  # the words that can stand there
    many: bool = False  # one after the other, with commas between them
    plain: bool = False  # said without its name, though it can be left out
    spoken: bool = False  # said even where it is as usual
    required: bool = True
    usual: Any = None  # what it is where it is left out


class Word(NamedTuple):
    """A word of the language: what it is, what it takes, and where it may stand."""

    name: str
    made: type
    role: str
    parts: dict[str, Slot]
    needs: int = 0  # all of this must hold where it stands
    among: int = 0  # and one of these, if there are any
    refuses: int = 0  # and none of these
    by_name: bool = False  # whether its parts are said by name only
    some: bool = False  # whether one of its numbers must be said
    gives: int = 0  # of a trigger: what is known when it happens


def declare(
    made: type,
    role: str,
    parts: dict[str, Slot] | None = None,
    needs: int = 0,
    among: int = 0,
    refuses: int = 0,
    by_name: bool = False,
    some: bool = False,
    gives: int = 0,
) -> Word:
    """A word with what it declares; what its parts usually are is read off its class."""
    asked = {} if parts is None else parts
    usual: dict[str, Any] = {}
    kind: Any = made
    for field in fields(kind):
        if field.default is not MISSING:
            usual[field.name] = field.default
    filled = {
        name: part._replace(required=name not in usual, usual=usual.get(name)) for name, part in asked.items()
    }
    return Word(made.__name__, made, role, filled, needs, among, refuses, by_name, some, gives)
