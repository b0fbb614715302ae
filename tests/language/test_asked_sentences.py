"""Which sentence of a card a question comes from."""

import random

import pytest

import vigil
from tests.conftest import table
from vigil.language.effects import Draw
from vigil.rules.kernel.askers import asked_sentence
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import Task
from vigil.rules.library import SETS, find_card
from vigil.rules.moves import Decision
from vigil.rules.table.reactions import InOrder
from vigil.wording.edges import to_text

DARK = ["darkness_unleashed"]


def asked(decision: Decision | None) -> str:
    """The sentence that asks."""
    assert decision is not None
    assert decision.task is not None
    card = FACES[decision.task.source]
    place = asked_sentence(decision.task, decision.waiting)
    assert place is not None, decision.prompt
    assert card.lines[place.line].sentences[place.number] is place.sentence
    return to_text(place.sentence.words(), capital=True)


def test_a_reward_asks_with_its_own_sentence():
    game = table(power=3, center_row=["Mephit"])
    game.do("defeat Mephit")
    assert asked(game.game.decision) == "You may banish a card from the center row."


def test_an_opponent_is_asked_by_the_sentence_that_speaks_of_opponents():
    opponent = {"constructs": ["Muramasa", "Snapdragon"]}
    game = table(power=4, center_row=["Corrosive Widow"], opponents=[opponent])
    game.do("defeat Corrosive Widow")
    assert asked(game.game.decision) == "Each opponent must destroy a Construct they control."


def test_what_follows_a_choice_is_asked_by_the_same_sentence():
    game = table(DARK, hand=["Arha Mentor", "Apprentice", "Militia"])
    game.do("play Arha Mentor", "banish Apprentice from hand")
    assert asked(game.game.decision).startswith("You may banish a card from your hand; if you do, acquire")


def test_paying_for_a_recur_is_asked_by_the_recur():
    game = table(["delirium"], hand=["Dimension Monk"], insight=1)
    game.do("play Dimension Monk")
    assert asked(game.game.decision) == "Recur (1 insight)."


def test_an_effect_on_another_card_later_is_asked_by_the_sentence_it_began_with():
    row = [{"card": "Oxipede", "under": ["Energy Shard"]}, "Phasefiend"]
    game = table(DARK, hand=["Crystalline Monk"], center_row=row)
    game.do("play Crystalline Monk", "move Energy Shard from under Oxipede")
    assert asked(game.game.decision).startswith("You may move a Treasure from under a card")


def test_what_is_copied_is_asked_by_the_sentence_that_copies():
    game = table(hand=["Twofold Askara", "Militia", "Apprentice"], played=["Void Initiate"])
    game.do("play Twofold Askara")
    assert asked(game.game.decision) == "Copy the effect of another Hero you have played this turn."


def test_a_card_does_not_ask_what_it_does_not_say():
    assert asked_sentence(Task(Draw(7), 0, find_card("Mephit").face)) is None


@pytest.mark.parametrize("sets", [*[[code] for code in SETS], list(SETS)], ids=[*SETS, "all sets"])
def test_every_question_of_a_card_comes_from_one_of_its_sentences(sets):
    for seed in range(3):
        game = vigil.Game.new(sets=sets, players=2, seed=seed)
        chance = random.Random(seed)
        while decision := game.decision:
            task = decision.task
            if task is not None and task.source >= 0 and not isinstance(task.effect, InOrder):
                assert asked(decision)
            active = [move for move in decision.moves if str(move) != "end turn"]
            game.apply(chance.choice(active or decision.moves))
