"""A course goes back and forth and stays what its moves make of it."""

from __future__ import annotations

from random import Random

import pytest

from vigil.rules.game import Game
from vigil.server.domain.acts import Act
from vigil.server.domain.kinds import ActKind
from vigil.server.match.course import Course
from vigil.server.protocol.requests import Clock
from vigil.server.timing.clock import Clocks


def new_course() -> Course:
    """A course in which nothing has happened yet."""
    return Course(Game.new(["godslayer"], 2, 5), Clocks(Clock(600, "turn"), 2, 0.0))


def take(course: Course, kind: ActKind, text: str) -> Course:
    """The course after one more act; the one before stays as it is."""
    after = course.copy()
    after.take(Act(course.step + 1, course.deciding or 0, kind, text, 0.0, float(course.step)))
    return after


@pytest.mark.parametrize("seed", range(3))
def test_going_back_leads_to_the_table_of_the_moves_that_are_left(seed):
    chance, course = Random(seed), new_course()
    for _ in range(300):
        if course.moves and chance.random() < 0.1:
            back = min(len(course.moves), chance.choice([1, 2, 60]))
            course = take(course, "undo", str(len(course.moves) - back))
        else:
            course = take(course, "move", chance.choice(course.game.legal_moves()).text)
        if course.game.over:
            break
    straight = new_course()
    for text in course.moves:
        straight = take(straight, "move", text)
    assert course.game.to_data() == straight.game.to_data()
    assert len(course.happened) == 1 + len(course.moves) == 1 + course.moves_made
    assert [(turn.turn, len(turn.events)) for turn in course.turns] == [
        (turn.turn, len(turn.events)) for turn in straight.turns
    ]


def test_a_table_that_went_back_leaves_the_one_before_alone():
    before = new_course()
    while before.game.turn_number < 4:
        before = take(before, "move", "end turn")
    kept = before.game.to_data()
    back = take(before, "undo", "2")
    take(back, "move", "end turn")
    assert before.game.to_data() == kept
    assert before.moves == ["end turn"] * 3
