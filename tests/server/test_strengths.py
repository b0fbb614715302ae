"""What cards are worth, over HTTP."""

from __future__ import annotations

from tests.server.clients import Visitor
from vigil.rules.library import SETS
from vigil.server.protocol.strengths import last_turns, strengths
from vigil.values.card_values import CardValues, Counts, SetValues

OFTEN = Counts(400, 40, 400, 1600, 6400)
SELDOM = Counts(40, 4, 4, 40, 160)


def test_every_set_is_told_with_its_cards(ada: Visitor) -> None:
    told = ada.get("strengths")
    assert list(told["sets"]) == list(SETS)
    mystic = told["sets"]["godslayer"]["cards"]["Mystic"]
    assert mystic.keys() == {"whole", "phases"}
    assert len(mystic["phases"]) == 3
    assert mystic["whole"]["reach"] > 0


def test_what_too_few_games_tell_is_left_out() -> None:
    cards = {"Mystic": [OFTEN, SELDOM, OFTEN, OFTEN], "Cultist": [SELDOM, SELDOM, SELDOM, SELDOM]}
    told = strengths(CardValues({}, {"godslayer": SetValues(50, 100, [700, 400, 300], cards)}))
    assert list(told.sets["godslayer"].cards) == ["Mystic"]
    mystic = told.sets["godslayer"].cards["Mystic"]
    assert (mystic.whole.points, mystic.whole.pairs) == (10.0, 400)
    assert [phase is None for phase in mystic.phases] == [False, True, False]


def test_phases_are_told_in_turns() -> None:
    assert last_turns(SetValues(50, 100, [700, 380, 300], {})) == [7, 11]
