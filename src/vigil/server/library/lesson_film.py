"""Lessons, played through: they are fixed, so every table of them is made once and told as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from msgspec import structs

from vigil.lessons.lesson import LEARNER, NAMES, Idea, Lesson, Step, codes, lesson
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.rules.moves import find_move
from vigil.server.domain.acts import MOVE, Act
from vigil.server.match.course import Course
from vigil.server.protocol.decision import Asked
from vigil.server.protocol.library.lesson_messages import (
    LessonEntry,
    LessonFilm,
    LessonGame,
    LessonIdea,
    Lessons,
    LessonStep,
    Shown,
)
from vigil.server.protocol.messages import Update, encode
from vigil.server.protocol.requests import Start, TableSetup

SEED: Final = 1  # of the short game; its hidden cards are dealt anew when it is made


def entries() -> Lessons:
    """All lessons in a few words."""
    found = [lesson(code) for code in codes()]
    return Lessons(
        [LessonEntry(one.code, one.title, one.about, one.minutes, len(one.ideas)) for one in found]
    )


@cache
def encoded_film(code: str) -> bytes:
    """A lesson as it is sent; made when it is first asked for."""
    return encode(film(lesson(code)))


def film(taught: Lesson) -> LessonFilm:
    """A lesson with every table of it."""
    return LessonFilm(
        taught.code,
        taught.title,
        taught.minutes,
        list(NAMES),
        [idea_film(idea) for idea in taught.ideas],
        short_game(taught),
    )


def idea_film(idea: Idea) -> LessonIdea:
    """The tables of an idea; what happened by a move is told with the table after it."""
    course = Course(Game.from_position(dict(idea.position)), None)
    update = course.update(LEARNER, 0.0)
    steps: list[LessonStep] = []
    for step in idea.steps:
        move = find_move(course.game.legal_moves(), step.move)
        assert move is not None, step.move
        steps.append(asking(step, move.text, update))
        update = after(course, step.move)
    return LessonIdea(idea.name, cast("list[Shown]", list(idea.shows)), steps, only(update, ""))


def asking(step: Step, move: str, update: Update) -> LessonStep:
    """A step, at a table where only its move can be made."""
    return LessonStep(step.title, step.words, step.why, move, step.here, only(update, move))


def only(update: Update, move: str) -> Update:
    """A table at which nothing can be done but one move."""
    if update.asked is None:
        return update
    asked: Asked = structs.replace(
        update.asked,
        moves=[option for option in update.asked.moves if option.text == move],
        play_all=[],
        offers=[],
    )
    return structs.replace(update, asked=asked if asked.moves else None, undo=False, rewind=False)


def after(course: Course, move: str) -> Update:
    """The table after a move of the learner, and what the others do until the learner decides again."""
    act, told = make_move(course, move)
    happened = list(told)
    while course.deciding not in (LEARNER, None):
        last = course.game.legal_moves()[-1]  # they decline, pass or end the turn
        happened += make_move(course, last.notation)[1]
    return course.update(LEARNER, 0.0, act, happened)


def make_move(course: Course, move: str) -> tuple[Act, Sequence[Event]]:
    """Make a move; returns the act and what happened."""
    assert course.deciding is not None
    act = Act(course.step + 1, course.deciding, MOVE, move, 0.0)
    return act, course.take(act)


def quiet_deal(sets: Sequence[str]) -> Game:
    """A game that begins with its first turn: no Fate of the first deal asks anything before it."""
    seed = SEED
    game = Game.new(list(sets), 2, seed)
    while game.pending:
        seed += 1
        game = Game.new(list(sets), 2, seed)
    return game


def short_game(taught: Lesson) -> LessonGame:
    """The usual beginning, with less honor in the pool."""
    dealt = quiet_deal(taught.sets).position()
    position = {**dealt, "honor_pool": taught.game.honor_pool}
    return LessonGame(
        taught.game.title,
        taught.game.words,
        taught.game.level,
        TableSetup(list(taught.sets)),
        Start(position=position),
    )
