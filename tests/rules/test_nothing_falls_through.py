"""Every event, verb, kind of decision and part of a shape is known wherever it has to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

import pytest

import vigil
from tests.rules.test_event_kinds import CLASSES, made
from vigil.bots.greedy import worth
from vigil.bots.judge_bots import guide_judge
from vigil.bots.reasons import reason
from vigil.environments.actions import NO_NUMBER, Actions
from vigil.environments.cells import QUESTION_KINDS
from vigil.environments.observations import question
from vigil.language.effects import Draw
from vigil.review.grades import KIND_OF
from vigil.review.review_words import DID
from vigil.rules.actions import acquire, defeat
from vigil.rules.actions.turn import take
from vigil.rules.documents import tasks
from vigil.rules.events import KINDS
from vigil.rules.kernel import shape, verbs, zones
from vigil.rules.kernel.asking import DECISIONS, NAMING, PICK, AskingEffect
from vigil.rules.kernel.cards import NONE
from vigil.rules.kernel.compiled import COMPILED
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zone_words import ZONE_WORDS
from vigil.rules.kernel.zones import CODES
from vigil.rules.log import Log
from vigil.rules.log_lines import HEADS
from vigil.rules.moves import Move
from vigil.server.protocol import decision as wire
from vigil.wording.edges import to_text
from vigil.wording.parts import Part
from vigil.wording.words import Words

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
    assert set(DID) == {*wire.ON_A_CARD, verbs.NAME_CARD}


AS_PUBLISHED = {NAMING: PICK}  # kinds that came after the published encoding, and what they are told as


@dataclass(frozen=True)
class AskingWhat(AskingEffect):
    """A question of some kind."""

    what: str

    def kind(self) -> str:
        return self.what


@pytest.mark.skipif(COMPILED, reason="a compiled class has no heirs that are not compiled")
@pytest.mark.parametrize("kind", DECISIONS[1:])
def test_every_kind_of_question_has_a_number(kind: str) -> None:
    assert QUESTION_KINDS[question(Task(AskingWhat(kind), 0, -1))] == AS_PUBLISHED.get(kind, kind)


@pytest.mark.skipif(COMPILED, reason="a compiled class has no heirs that are not compiled")
def test_a_question_without_a_number_is_refused():
    with pytest.raises(ValueError, match="no number for questions of the kind 'riddle'"):
        question(Task(AskingWhat("riddle"), 0, -1))


def test_the_kinds_of_the_published_encoding_stay_as_they_were():
    assert QUESTION_KINDS == ("turn", "card", "option", "bid", "faction", "opponent", "order")


def test_no_two_parts_of_a_shape_share_a_bit():
    parts = [shape.ANYBODY, shape.AIMS, shape.CARD, shape.NUMBER, shape.NOTES, shape.NAME, shape.ANY_ZONE]
    seen = 0
    for part in parts:
        assert not seen & part
        seen |= part


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


# Words and cards


class Sign(Part):
    """A part of a sentence that nobody knows yet."""


@pytest.mark.skipif(COMPILED, reason="a compiled class has no heirs that are not compiled")
def test_a_part_that_cannot_be_spelled_is_refused():
    with pytest.raises(TypeError, match="nobody knows how Sign is spelled"):
        to_text(Words((Sign(),)))


NAMELESS = {zones.PLAYED, zones.AVAILABLE, zones.TROPHIES, zones.ASIDE}  # cards there are told by their names


def test_every_zone_has_words_or_needs_none():
    assert ZONE_WORDS.keys() | NAMELESS == CODES.keys()


@pytest.mark.parametrize("take_out", [acquire.take_out, defeat.take_out])
@pytest.mark.parametrize("verb", [verbs.ACQUIRE, verbs.DEFEAT])
def test_a_card_is_never_taken_without_leaving_where_it_was(take_out: Any, verb: str) -> None:
    face = vigil.card("Cultist").face
    with pytest.raises(ValueError, match="no card is taken from zone 1"):
        take_out(GAME.copy(), 0, Move(verb, "", face, zones.HAND), -1)


# Bots and encodings

ON_TURN = {verbs.PLAY_CARD, verbs.USE, verbs.ROLL, verbs.END_TURN, verbs.ACQUIRE, verbs.DEFEAT}
WITHOUT_NUMBER = {verbs.PUT}  # they have spare ones


def some_move(verb: str) -> Move:
    """A move with a verb, on a card if there is one."""
    plain = {verbs.ROLL, verbs.END_TURN, verbs.CHOOSE, verbs.BID, verbs.PASS, verbs.DECLINE, verbs.OPPONENT}
    zone = zones.HAND if verb in (verbs.BANISH, verbs.DISCARD) else zones.NOWHERE
    zone = zones.PLAY if verb in (verbs.RETURN, verbs.DESTROY, verbs.KEEP, verbs.ENERGIZE) else zone
    zone = zones.PLAYED if verb in (verbs.COPY, verbs.USE) else zone
    place = 1 if verb in (verbs.PUT_UNDER, verbs.MOVE_TREASURE) else -1
    face = -1 if verb in plain | {verbs.NAME_FACTION} else vigil.card("Energy Shard").face
    return Move(verb, verb, face, zone, zones.DISCARD, place, number=1, owner=1)


@pytest.mark.parametrize("verb", verbs.EVERY)
def test_every_verb_has_a_number_or_is_known_to_need_a_spare_one(verb: str) -> None:
    number = Actions().number(some_move(verb), 0, 3)
    assert (number == NO_NUMBER) == (verb in WITHOUT_NUMBER)


def asked_table() -> vigil.Game:
    """A game in which something was asked."""
    game = vigil.Game.new(["darkness_unleashed"], 2, 1)
    game.pending.append(Task(Draw(), 0, vigil.card("Mystic").face))
    return game


@pytest.mark.parametrize("verb", verbs.EVERY)
def test_bots_know_what_to_think_of_every_verb(verb: str) -> None:
    game, judge, move = asked_table(), guide_judge(), some_move(verb)
    think = judge.turn_move if verb in ON_TURN else judge.answer
    assert isinstance(think(game, move, 0), int | float)
    assert worth(move, verb in ON_TURN)
    assert reason(game, judge, move)


def test_a_verb_that_bots_do_not_know_is_an_error():
    move = Move("dance", "dance", vigil.card("Mystic").face)
    for think in (
        lambda: guide_judge().turn_move(GAME, move, 0),
        lambda: guide_judge().answer(asked_table(), move, 0),
        lambda: worth(move, True),
        lambda: reason(GAME, guide_judge(), move),
    ):
        with pytest.raises(ValueError, match="dance"):
            think()
