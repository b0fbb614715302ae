"""Moves: the answers to a decision. Common ones are made once and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules.printed import FACES
from vigil.rules.zones import FROM, INTO, NOWHERE, VOID

if TYPE_CHECKING:
    from vigil.rules.setup import Setup
    from vigil.rules.tasks import Task

PLAY_CARD: Final = 1
ACQUIRE: Final = 2
DEFEAT: Final = 3
USE: Final = 4
ROLL: Final = 5
PICK: Final = 6
OPTION: Final = 7
DECLINE: Final = 8
END_TURN: Final = 9
FORMS: Final = 1 << 13  # more than any zone
ANYWHERE: Final = -1  # the first place of the center row with that card
LEFT_ROW: Final = -2  # set aside, but out of the center row


class Move:
    """One legal answer; its text is unique within the decision."""

    def __init__(self, verb: int, text: str, face: int, zone: int, to: int, place: int, number: int) -> None:
        self.verb = verb
        self.text = text
        self.face = face
        self.zone = zone
        self.to = to
        self.place = place
        self.number = number

    def at(self, place: int) -> Move:
        """The same done to the card at another place of the center row."""
        text = f"{self.text} (place {place + 1})"
        return Move(self.verb, text, self.face, self.zone, self.to, place, self.number)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Decision:
    """Who must choose, from what."""

    def __init__(self, player: int, moves: list[Move], setup: Setup, task: Task | None) -> None:
        self.player = player
        self.moves = moves
        self.setup = setup
        self.task = task

    @property
    def prompt(self) -> str:
        """What the player is asked."""
        return "Your turn" if self.task is None else self.task.effect.prompt(self.setup, self.task)

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.prompt!r}, {self.moves!r})"


class IllegalMove(ValueError):
    """A move that the rules do not allow now."""


class Moves:
    """The moves of one form, one for each face."""

    def __init__(self, verb: int, before: str, zone: int, to: int, after: str) -> None:
        self.verb = verb
        self.before = before
        self.zone = zone
        self.to = to
        self.after = after
        self.made: list[Move | None] = []

    def of(self, face: int) -> Move:
        """The move with this face."""
        if face < len(self.made):
            known = self.made[face]
            if known is not None:
                return known
        while len(self.made) <= face:
            self.made.append(None)
        text = f"{self.before} {FACES[face].name}{self.after}"
        move = Move(self.verb, text, face, self.zone, self.to, ANYWHERE, 0)
        self.made[face] = move
        return move


_forms: Final[dict[str, dict[int, Moves]]] = {}


def picks(word: str, zone: int, to: int = NOWHERE) -> Moves:
    """The moves that pick a card of a zone for something, such as "banish X from hand"."""
    return _form(PICK, word, zone, to, FROM[zone])


def acquisitions(zone: int, to: int) -> Moves:
    """The moves that acquire a card out of a zone to a place."""
    return _form(ACQUIRE, "acquire", zone, to, INTO[to])


def defeats(zone: int) -> Moves:
    """The moves that defeat a monster in a zone."""
    return _form(DEFEAT, "defeat", zone, NOWHERE, FROM[zone] if zone == VOID else "")


def _form(verb: int, before: str, zone: int, to: int, after: str) -> Moves:
    forms = _forms.get(before)
    if forms is None:
        forms = _forms[before] = {}
    form = forms.get(zone * FORMS + to)
    if form is None:
        form = forms[zone * FORMS + to] = Moves(verb, before, zone, to, after)
    return form


def option(text: str, number: int) -> Move:
    """One of several numbered options."""
    return Move(OPTION, text, -1, NOWHERE, NOWHERE, ANYWHERE, number)


DECLINED: Final = Move(DECLINE, "decline", -1, NOWHERE, NOWHERE, ANYWHERE, 0)
TURN_ENDS: Final = Move(END_TURN, "end turn", -1, NOWHERE, NOWHERE, ANYWHERE, 0)
DIE_ROLL: Final = Move(ROLL, "roll the die", -1, NOWHERE, NOWHERE, ANYWHERE, 0)
PLAYS: Final = _form(PLAY_CARD, "play", NOWHERE, NOWHERE, "")
