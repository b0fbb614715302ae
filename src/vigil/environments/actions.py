"""Actions: a number for every move that means the same in every game, for whatever learns from numbers.

First come numbers without a card, then a row of numbers for every card, card after card as in `cards.txt`:
a rectangle of cards and columns. New cards add rows at the end; so do cards of sets that are not published
with it, in an encoding with a name of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from vigil.environments.columns import (
    BIDS,
    BLOCKS,
    CARDS,
    COLUMN_TEXTS,
    COLUMNS,
    DECLINE,
    ENCODING,
    END_TURN,
    FACTION,
    KINDS,
    NO_COLUMN,
    OPPONENTS,
    OPTIONS,
    PLACES,
    ROLL,
    SPARE,
    TAKEN,
    TREASURE,
    TREASURES,
    TWIN_COLUMNS,
    TWINS,
    UNDER,
    column_of,
)
from vigil.rules.actions.options import legal_moves
from vigil.rules.kernel import verbs
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.cards import freeze, pack, place_of, repeat, scratch
from vigil.rules.kernel.identity import set_identity
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.library import arrange, find_card, find_set, shipped_sets

__all__ = ["ENCODING", "ActionParts", "Actions", "numbered_names"]

NO_NUMBER: Final = -1
LISTED: Final[list[str]] = []


class ActionParts(NamedTuple):
    """What an action consists of; `card` and `column` are -1 where it has none."""

    kind: int  # a place in `columns.KINDS`
    card: int
    column: int
    number: int  # its place among its kind


def numbered_names() -> list[str]:
    """The names of all cards that have a number, in its order."""
    if not LISTED:
        text = files("vigil.environments").joinpath("cards.txt").read_text(encoding="utf-8")
        LISTED.extend(text.splitlines())
    return LISTED


class Actions:
    """The numbers of all moves in games with some sets, or with all that are published."""

    def __init__(self, sets: Any = None) -> None:
        self.card_sets = shipped_sets() if sets is None else find_sets(sets)  # kept, so that their faces are
        self.sets = tuple([card_set.code for card_set in self.card_sets])
        every = numbered_names()
        lines = {find_card(name).face: line for line, name in enumerate(every)}
        cards = {card.face: card for card_set in self.card_sets for card in card_set.sides()}
        published = sorted([face for face in cards if face in lines], key=lines.__getitem__)
        others = [face for face in cards if face not in lines]
        faces = [*published, *others]
        self.names = [cards[face].name for face in faces]
        self.encoding = encoding_of(self.card_sets) if others else str(ENCODING)
        self.size = CARDS + COLUMNS * len(faces)
        self.lines = pack(
            [*[lines[face] for face in published], *range(len(every), len(every) + len(others))]
        )
        kinds = [face for face in lines if FACES[face].lies_under]
        kinds += [face for face in others if cards[face].lies_under]
        card_of = scratch(repeat(-1, len(FACES)))
        kind_of = scratch(repeat(-1, len(FACES)))
        for card, face in enumerate(faces):
            card_of[face] = card
            if face in kinds[:TREASURES]:
                kind_of[face] = kinds.index(face)
        self.card_of = freeze(card_of)  # by face; -1 for a card of no set of these
        self.treasure_of = freeze(kind_of)
        self.treasures = [FACES[face].name for face in kinds[:TREASURES]]

    def card(self, face: i64) -> i64:
        """The number of a card."""
        card = self.card_of[face] if face < len(self.card_of) else -1
        if card < 0:
            raise ValueError(f"{FACES[face].name} is not in {' + '.join(self.sets)}")
        return card

    def numbers(self, game: State) -> list[int]:
        """The actions of a decision, in the order of its moves."""
        found: list[int] = []
        if game.over:
            return found
        seat, seats = game.deciding(), len(game.players)
        spare: i64 = SPARE
        for move in legal_moves(game):
            number = self.number(move, seat, seats)
            if number == NO_NUMBER:
                number = spare
                spare += 1
            found.append(number)
        return found

    def of(self, game: State, move: Move) -> int:
        """The action of a legal move."""
        for known, number in zip(legal_moves(game), self.numbers(game), strict=True):
            if known is move or known.text == move.text:
                return number
        raise ValueError(f"{move.text!r} is not one of the moves of this decision")

    def move(self, game: State, number: int) -> Move:
        """The legal move of an action."""
        numbers = self.numbers(game)
        if number not in numbers:
            raise ValueError(self.refusal(number, numbers))
        return legal_moves(game)[numbers.index(number)]

    def refusal(self, number: int, legal: list[int]) -> str:
        """Why an action cannot be taken, and which can."""
        if not 0 <= number < self.size:
            return f"there are actions 0 to {self.size - 1}, not {number}"
        legal_ones = ", ".join([f"{each} ({self.text(each)})" for each in legal]) or "none"
        return f"the action {number} ({self.text(number)}) is not legal; legal are {legal_ones}"

    def number(self, move: Move, seat: i64, seats: i64) -> i64:
        """The action of a move for the seat that decides; NO_NUMBER if it needs a spare one."""
        if move.face < 0:
            return plain(move, seat, seats)
        if move.verb == verbs.TAKE:
            return TAKEN + (move.owner - seat) % seats - 1
        if move.place >= 0:
            return self.place_action(move)
        column = column_of(move)
        return CARDS + COLUMNS * self.card(move.face) + column if column != NO_COLUMN else NO_NUMBER

    def place_action(self, move: Move) -> i64:
        """The action of a move that names a place of the center row."""
        if move.place >= PLACES:
            return NO_NUMBER
        if move.verb == verbs.PUT_UNDER:
            return UNDER + move.place
        if move.verb == verbs.MOVE_TREASURE:
            kind = self.treasure_of[move.face]
            return TREASURE + PLACES * kind + move.place if kind >= 0 else NO_NUMBER
        twin = place_of(TWIN_COLUMNS, column_of(move))
        return TWINS + PLACES * twin + move.place if twin >= 0 else NO_NUMBER

    def __copy__(self) -> Actions:
        return self  # nothing in it ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Actions:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return actions_from, (self.sets, self.encoding)

    # What numbers mean

    def text(self, number: int) -> str:
        """What an action does, in words."""
        part = self.parts(number)
        if part.card >= 0:
            texts = COLUMN_TEXTS
            return texts[part.column].format(self.names[part.card]) if part.column < len(texts) else "free"
        place = part.number % PLACES + 1
        kind = KINDS[part.kind]
        if kind == "faction":
            return f"name {list(FACTIONS.values())[part.number]}"
        if kind == "twin":
            return COLUMN_TEXTS[TWIN_COLUMNS[part.number // PLACES]].format(f"the card at place {place}")
        if kind == "treasure":
            treasure = part.number // PLACES
            what = self.treasures[treasure] if treasure < len(self.treasures) else "free"
            return f"move {what} from under place {place}"
        return BLOCKS[part.kind].text.format(part.number + 1)

    def parts(self, number: int) -> ActionParts:
        """What an action consists of."""
        self.check(number, self.size)
        if number >= CARDS:
            card, column = divmod(number - CARDS, COLUMNS)
            return ActionParts(len(BLOCKS), card, column, 0)
        kind = max([kind for kind, block in enumerate(BLOCKS) if block.first <= number])
        return ActionParts(kind, -1, -1, number - BLOCKS[kind].first)

    def whole(self, number: int) -> int:
        """The same action among those of all cards, as data files have it."""
        self.check(number, self.size)
        if number < CARDS:
            return number
        card, column = divmod(number - CARDS, COLUMNS)
        return CARDS + COLUMNS * self.lines[card] + column

    def compact(self, number: int) -> int:
        """The action here that has a number among those of all cards."""
        self.check(number, CARDS + COLUMNS * max(len(numbered_names()), *[line + 1 for line in self.lines]))
        if number < CARDS:
            return number
        line, column = divmod(number - CARDS, COLUMNS)
        card = place_of(self.lines, line)
        if card < 0:
            raise ValueError(f"{numbered_names()[line]} is not in {' + '.join(self.sets)}")
        return CARDS + COLUMNS * card + column

    def check(self, number: int, size: int) -> None:
        """Refuse a number that is no action."""
        if not 0 <= number < size:
            raise ValueError(f"there are actions 0 to {size - 1}, not {number}")


def actions_from(sets: tuple[str, ...], encoding: str) -> Actions:
    """Actions that were pickled; an error if their numbers mean something else by now."""
    found = Actions(sets)
    if found.encoding != encoding:
        raise ValueError(f"the actions are numbered by encoding {encoding}; this Vigil has {found.encoding}")
    return found


def find_sets(sets: Any) -> list[CardSet]:
    """Sets by their codes, or the sets of a setup themselves, in the order of a game."""
    if not isinstance(sets, (list, tuple)) or not sets:
        raise ValueError(f"the sets are a list of codes such as ['godslayer'], not {sets!r}")
    if isinstance(sets[0], CardSet):
        return list(sets)
    return arrange([find_set(code) for code in sets])


def encoding_of(sets: Sequence[CardSet]) -> str:
    """The name of an encoding with cards that the published one lacks: their sets, as they are."""
    own = [f"{each.bare_code}#{set_identity(each)[:8]}" for each in sets if each.hold is not None]
    return "+".join([str(ENCODING), *own])


def plain(move: Move, seat: i64, seats: i64) -> i64:
    """The action of a move without a card."""
    verb = move.verb
    if verb == verbs.END_TURN:
        return END_TURN
    if verb == verbs.DECLINE or verb == verbs.PASS:
        return DECLINE
    if verb == verbs.CHOOSE:
        return within(OPTIONS, move.number, FACTION)
    if verb == verbs.ROLL:
        return ROLL
    if verb == verbs.BID:
        return within(BIDS, move.number - 1, TWINS)
    if verb == verbs.NAME_FACTION:
        return FACTION + list(FACTIONS).index(move.number)
    if verb == verbs.OPPONENT:
        return OPPONENTS + (move.owner - seat) % seats - 1
    return NO_NUMBER


def within(first: i64, place: i64, end: i64) -> i64:
    """A number of a block, or none if the block is too short for it."""
    return first + place if first + place < end else NO_NUMBER
