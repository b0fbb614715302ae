"""Moves: the answers to a decision. Common ones are made once and shared."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ACTIVATED
from vigil.rules.kernel.askers import question
from vigil.rules.kernel.asking import TURN, asking_effect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import HAND, NOWHERE, PLAY, PLAYED, THE_VOID
from vigil.wording.edges import to_text
from vigil.wording.fixed_words import YOUR_TURN
from vigil.wording.prompts import Prompt

__all__ = ["Decision", "IllegalMove", "Move"]


class Decision:
    """Who must choose, from what."""

    def __init__(
        self, player: int, moves: list[Move], setup: Setup, task: Task | None, waiting: list[Task]
    ) -> None:
        self.player = player
        self.moves = moves
        self.setup = setup
        self.task = task
        self.waiting = waiting  # the tasks after this one, the next last

    @property
    def main(self) -> bool:
        """Whether it is the main decision of a turn."""
        return self.task is None

    @property
    def kind(self) -> str:
        """What is asked for: turn, card, option, bid, faction, opponent, order or name."""
        return TURN if self.task is None else asking_effect(self.task).kind()

    @property
    def question(self) -> Prompt | None:
        """What the player is asked, in parts; None at the main decision of a turn."""
        return None if self.task is None else question(self.setup, self.task, self.waiting)

    @property
    def prompt(self) -> str:
        """What the player is asked."""
        return YOUR_TURN if self.task is None else str(self.question)

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.prompt!r}, {self.moves!r})"


class IllegalMove(ValueError):
    """A move that the rules do not allow now."""


EVERY: Final[list[CardMoves]] = []  # all there are


@final
class CardMoves:
    """The moves that do the same to different cards in the same place."""

    def __init__(self, verb: str, after: str, zone: i64, to: i64, said: str = "") -> None:
        self.verb = verb
        self.said = said or verb  # the word before the card's name
        self.after = after  # the words after the card's name
        self.zone = zone
        self.to = to
        self.made: list[Move] = []  # for every face that is known
        EVERY.append(self)

    def of(self, face: i64) -> Move:
        """The move on a card."""
        if face >= len(self.made):
            self.make()
        return self.made[face]

    def make(self) -> None:
        """Make the moves on the cards that have become known since."""
        for face in range(len(self.made), len(FACES)):
            self.made.append(self.move(face))

    def renew(self, face: int) -> None:
        """Make the move on a face anew that another card has now."""
        if face < len(self.made):
            self.made[face] = self.move(face)

    def move(self, face: int) -> Move:
        """A new move."""
        return Move(self.verb, f"{self.said} {FACES[face].name}{self.after}", face, self.zone, self.to)


@final
class UseMoves:
    """The moves that use abilities: of constructs, for this turn, of trophies."""

    def __init__(self) -> None:
        self.made: dict[int, Move] = {}

    def of(self, face: i64, zone: i64, number: i64) -> Move:
        """The move that uses an ability of a card; it says which where the card has several."""
        key = (face * 64 + number) * 1024 + zone
        known = self.made.get(key)
        if known is not None:
            return known
        card = FACES[face]
        text = f"use {card.name}"
        if zone == PLAYED and card.stays:  # beside a copy that is still in play
            text = f"{text} this turn"
        if zone == PLAY and len([ability for ability in card.abilities if ability.watch() == ACTIVATED]) > 1:
            text = f"{text}: {to_text(card.abilities[number].effect().words().predicate)}"
        move = self.made[key] = Move(verbs.USE, text, face, zone, NOWHERE, number=number)
        return move

    def renew(self, face: i64) -> None:
        """Forget the moves on a face that another card has now."""
        for key in [key for key in self.made if key // (64 * 1024) == face]:
            del self.made[key]


@final
class Form:
    """All moves with one verb, by where the card is and where it goes."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.made: list[CardMoves] = []  # few, so that walking them is quicker than a dictionary

    def moves(self, zone: i64, to: i64 = NOWHERE) -> CardMoves:
        """The moves on the cards of a zone."""
        for known in self.made:
            if known.zone == zone and known.to == to:
                return known
        made = CardMoves(self.verb, self.after(zone, to), zone, to)
        self.made.append(made)
        return made

    def after(self, zone: i64, to: i64) -> str:
        """The words after the card's name."""
        if self.verb in (verbs.ACQUIRE, verbs.DEFEAT):
            return (words_of(zone).source if zone == THE_VOID else "") + words_of(to).target
        return words_of(zone).source + words_of(to).target


ACQUIRES: Final = Form(verbs.ACQUIRE)
DEFEATS: Final = Form(verbs.DEFEAT)
BANISHES: Final = Form(verbs.BANISH)
DISCARDS: Final = Form(verbs.DISCARD)
RETURNS: Final = Form(verbs.RETURN)
DESTROYS: Final = Form(verbs.DESTROY)
KEEPS: Final = Form(verbs.KEEP)
ENERGIZES: Final = Form(verbs.ENERGIZE)
COPIES: Final = Form(verbs.COPY)
TAKES: Final = Form(verbs.TAKE)
PUTS: Final = Form(verbs.PUT)

PLAYS: Final = CardMoves(verbs.PLAY_CARD, "", HAND, NOWHERE)
USES: Final = UseMoves()
NAMES: Final = CardMoves(verbs.NAME_CARD, "", NOWHERE, NOWHERE, "name")
DECLINED: Final = Move(verbs.DECLINE, "decline")
PASSED: Final = Move(verbs.PASS, "decline")
TURN_ENDS: Final = Move(verbs.END_TURN, "end turn")
DIE_ROLL: Final = Move(verbs.ROLL, "roll the die")


def find_move(moves: list[Move], written: str) -> Move | None:
    """The move that is written so: in notation, or by its text, as older records have it."""
    for move in moves:
        if written.startswith(move.verb) and move.notation == written:
            return move
    return find_text(moves, written)


def find_text(moves: list[Move], text: str) -> Move | None:
    """The move with this text; capitals do not matter."""
    wanted = " ".join(text.lower().split())
    for move in moves:
        if move.text.lower() == wanted:
            return move
    return None


def option(text: str, number: i64) -> Move:
    """One of several numbered options."""
    return Move(verbs.CHOOSE, text, number=number)
