"""Lessons: every step can be played, says what it should, and shows nothing too early."""

from __future__ import annotations

import pytest

import vigil
from vigil.bots import LEVELS
from vigil.lessons.lesson import FIRST, LEARNER, Idea, codes, lesson
from vigil.rules.library import SETS
from vigil.server.library.lesson_film import entries, film

IDEAS = [pytest.param(idea, id=f"{code}, {idea.name}") for code in codes() for idea in lesson(code).ideas]
TEXTS = [step for code in codes() for idea in lesson(code).ideas for step in idea.steps]


def played(idea: Idea) -> vigil.Game:
    """The game after the steps of an idea; the others only end their turns."""
    game = vigil.Game.from_position(dict(idea.position))
    for step in idea.steps:
        game.redo(step.move)
        while (decision := game.decision) and decision.player != LEARNER:
            game.apply(decision.moves[-1])
    return game


@pytest.mark.parametrize("idea", IDEAS)
def test_every_step_of_an_idea_is_a_legal_move(idea: Idea) -> None:
    assert played(idea).moves_made >= len(idea.steps)


@pytest.mark.parametrize("code", codes())
def test_honor_that_a_learner_gains_is_seen(code: str) -> None:
    known: set[str] = set()
    for idea in lesson(code).ideas:
        known.update(idea.shows)
        before = vigil.Game.from_position(dict(idea.position)).players[LEARNER].honor
        assert played(idea).players[LEARNER].honor == before or "honor" in known, idea.name


@pytest.mark.parametrize("step", TEXTS, ids=lambda step: step.title)
def test_a_step_has_a_title_of_at_most_seven_words_and_one_sentence(step):
    assert len(step.title.split()) <= 7
    assert step.words.endswith((".", "!"))
    assert step.words.count(". ") == 0
    assert step.why.endswith(".")


def test_the_wolf_shaman_is_drawn_again_from_the_shuffled_discard_pile():
    deck = next(idea for idea in lesson(FIRST).ideas if idea.name == "Your deck")
    game = vigil.Game.from_position(dict(deck.position))
    assert "Wolf Shaman" in deck.position["seats"][LEARNER]["discard"]
    game.do("end turn")
    assert "Wolf Shaman" in [card.name for card in game.view(LEARNER).hand]


def test_the_first_lesson_ends_with_a_game_that_the_learner_wins():
    result = played(lesson(FIRST).ideas[-1]).result
    assert result is not None
    assert result.winners == [LEARNER]


@pytest.mark.parametrize("code", codes())
def test_a_film_offers_one_move_at_every_table(code: str) -> None:
    for idea in film(lesson(code)).ideas:
        offered = [
            [option.text for option in step.update.asked.moves] for step in idea.steps if step.update.asked
        ]
        assert offered == [[step.move] for step in idea.steps]
        assert idea.last.asked is None


@pytest.mark.parametrize("code", codes())
def test_a_lesson_ends_with_a_short_game_against_a_bot_there_is(code: str) -> None:
    short = film(lesson(code)).game
    assert short.level in LEVELS
    assert short.start.position is not None
    game = vigil.Game.from_position(short.start.position)
    assert game.honor_pool == lesson(code).game.honor_pool < 60
    assert len(game.view(LEARNER).hand) == 5


def test_every_set_beyond_the_first_has_a_lesson():
    assert {code for each in codes() for code in lesson(each).sets} == set(SETS)
    assert [entry.code for entry in entries().lessons] == list(codes())


def test_an_unknown_lesson_is_refused_with_those_there_are():
    with pytest.raises(LookupError, match="there is no lesson 'second'; there are first, rise_of_vigil"):
        lesson("second")
