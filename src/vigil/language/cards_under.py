"""Cards put under a construct."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from vigil.language.selectors import FROM
from vigil.language.targets import OnOneCard, add_distinct
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.kernel.table_traces import CARDS_UNDER
from vigil.rules.kernel.zones import UNDER
from vigil.rules.moves import PUTS, Form
from vigil.rules.table import piles
from vigil.wording.parts import Verb
from vigil.wording.words import Words, say


@dataclass(frozen=True)
class PutUnder(OnOneCard):
    """Put a card under the construct that says it, for everybody to see or face down."""

    face_down: bool = False

    def form(self) -> Form:
        return PUTS

    def traces(self) -> i64:
        return CARDS_UNDER

    def preposition(self) -> str:
        return FROM

    def done_to(self, cards: Words) -> Words:
        return say(Verb("put"), cards, "face down under this" if self.face_down else "face up under this")

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        add_distinct(game, found, PUTS.moves(zone, UNDER).of(face), place)

    def hands_on(self, shape: int) -> int:
        return shape if self.face_down else super().hands_on(shape)

    def answer(self, game: State, task: Task, move: Move) -> None:
        if not self.face_down or self.then is None:
            super().answer(game, task, move)
            return
        game.pending.append(task.to(self.then))  # others must not learn from it which card it is
        self.act(game, task, move)

    def act(self, game: State, task: Task, move: Move) -> None:
        piles.cover(game, task.seat, move.face, move.zone, task.source, self.face_down)
