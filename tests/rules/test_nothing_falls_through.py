"""Every event, verb, kind of decision and part of a shape is known wherever it has to be."""

from __future__ import annotations

from typing import get_args

import pytest

import vigil
from tests.rules.test_event_kinds import CLASSES, made
from vigil.environments.cells import QUESTION_KINDS
from vigil.review.grades import KIND_OF
from vigil.review.review_words import DID
from vigil.rules.actions.turn import take
from vigil.rules.documents import tasks
from vigil.rules.events import KINDS
from vigil.rules.kernel import shape, verbs
from vigil.rules.kernel.cards import NONE
from vigil.rules.kernel.effect import DECISIONS
from vigil.rules.kernel.event import Event
from vigil.rules.log import Log
from vigil.rules.log_lines import HEADS
from vigil.rules.moves import Move
from vigil.server.protocol import decision as wire

TOLD_WITH_ANOTHER = {"FateCame"}  # what follows from it begins with its name
GAME = vigil.Game.new(["godslayer"], 3, 1)


def log_of(*happened: Event) -> list[str]:
    return Log(GAME.setup, 1).lines(happened)


@pytest.mark.parametrize("name", CLASSES)
def test_the_log_tells_every_kind_of_event_in_words_of_its_own(name: str) -> None:
    told = log_of(made(name))
    assert bool(told) != (name in TOLD_WITH_ANOTHER)
    assert ("The game is over." in told) == (name == "Ended")


def test_an_event_that_the_log_has_no_words_for_would_be_noticed(monkeypatch):
    monkeypatch.setitem(KINDS, Event, ("new", ()))
    with pytest.raises(TypeError, match="no words for Event"):
        log_of(Event(1))


@pytest.mark.parametrize("kind", HEADS)
def test_what_begins_a_line_has_words_for_it(kind: type[Event]) -> None:
    assert log_of(made(kind.__name__))


def test_a_move_that_is_none_of_a_turn_is_refused():
    with pytest.raises(ValueError, match="'dance' is not what a player does"):
        take(GAME.copy(), Move("dance", "dance"))


def test_every_verb_is_listed():
    declared = {value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, str)}
    assert set(verbs.EVERY) == declared
    assert len(verbs.EVERY) == len(declared)


def test_clients_know_every_verb_and_every_kind_of_decision():
    assert set(get_args(wire.Verb)) == set(verbs.EVERY)
    assert set(get_args(wire.DecisionKind)) == set(DECISIONS)
    assert set(wire.ON_A_CARD) <= set(verbs.EVERY)


def test_reviews_know_what_every_verb_is_about():
    assert KIND_OF.keys() == set(verbs.EVERY) - {verbs.END_TURN, verbs.DECLINE}
    assert set(DID) == set(wire.ON_A_CARD)


def test_every_kind_of_question_has_a_number():
    assert QUESTION_KINDS == DECISIONS


def test_every_part_of_a_shape_is_checked():
    game = vigil.Game.new(["godslayer"], 2, 1)
    for kind in tasks.NUMBERS:
        tasks.counts(game, 0, kind)
    for kind in tasks.NOTES:
        tasks.notes(game, NONE, kind)
    assert sum(tasks.NUMBERS) == shape.NUMBER
    assert sum(tasks.NOTES) == shape.NOTES
    with pytest.raises(ValueError, match="nothing checks"):
        tasks.notes(game, NONE, 1 << 40)
    with pytest.raises(ValueError, match="nothing checks"):
        tasks.counts(game, 0, 1 << 40)
