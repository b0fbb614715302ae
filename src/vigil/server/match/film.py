"""Films: every step of a finished game, to be looked at one by one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.moves import Move
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.live_match import LiveMatch
from vigil.server.protocol.messages import Update
from vigil.server.protocol.responses import TurnMark
from vigil.server.store.acts import MOVE, Act

REMEMBERED: Final = 4  # matches whose steps are kept in memory


class Film:
    """Every step of a game."""

    def __init__(self, course: Course, moves: Sequence[Move]) -> None:
        self.frames = [course]
        self.acts: list[Act | None] = [None]
        for number, move in enumerate(moves, 1):
            course = course.copy()
            act = Act(number, course.game.deciding(), MOVE, move.text, 0.0)
            course.take(act)
            self.frames.append(course)
            self.acts.append(act)

    def update(self, step: int, seat: Viewpoint) -> Update:
        """The table after `step` moves, as a seat saw it."""
        if not 0 <= step < len(self.frames):
            raise ValueError(f"there are steps 0 to {len(self.frames) - 1}, not {step}")
        frame = self.frames[step]
        happened = frame.happened[step] if step else []
        return frame.update(seat, 0.0, self.acts[step], happened, going=False)

    def after_turns(self) -> list[Game]:
        """The game at the end of each turn."""
        ends = [mark.step for mark in turn_marks(self.frames[-1]) if mark.step > 0]
        return [self.frames[step].game for step in ends] + [self.frames[-1].game]


def turn_marks(course: Course) -> list[TurnMark]:
    """Where each turn begins."""
    return [
        TurnMark(step, event.turn, event.player)
        for step, happened in enumerate(course.happened)
        for event in happened
        if isinstance(event, events.Began)
    ]


class Films:
    """The films of the matches last looked at."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()

    def of(self, match: LiveMatch) -> Film:
        """The film of a finished match."""
        if match.id not in self.films:
            self.films[match.id] = Film(match.new_course(), match.course.game.past_moves())
        self.films.move_to_end(match.id)
        if len(self.films) > REMEMBERED:
            self.films.popitem(last=False)
        return self.films[match.id]
