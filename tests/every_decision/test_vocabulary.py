"""Whatever waits in a real game may stand in a document: the vocabulary of its sets has it, in that shape."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vigil
from tests.every_decision.play import decisions
from tests.every_decision.tables import TABLES, Table, at_every_table
from vigil.rules.documents.tasks import check_tasks, lasting_data, lasting_from
from vigil.rules.documents.vocabulary import vocabulary
from vigil.rules.kernel.value import encode


@at_every_table
def test_all_that_waits_and_lasts_in_a_game_may_stand_in_a_document(table: Table) -> None:
    for game, _ in decisions(table, in_all=160, salt=91):
        check_tasks(game)
        words = vocabulary(game.setup)
        for task in [*game.pending, *game.fates]:
            assert words.effect(encode(task.effect)).effect == task.effect
        for player in game.players:
            for lasting in player.lasting:
                again = lasting_from(json.loads(json.dumps(lasting_data(lasting))), game.setup)
                assert (again.ability, again.left) == (lasting.ability, lasting.left)


def asking() -> dict[str, Any]:
    """A saved game in which somebody picks a card, after which something follows."""
    for game, _ in decisions(Table(("realms_unraveled",), 2), in_all=20 * len(TABLES), salt=92):
        if game.pending and type(game.pending[-1].effect).__name__ == "Discard":
            return dict(json.loads(json.dumps(game.to_data())))
    raise AssertionError("nobody ever discards")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"player": "other"}, "cannot be told to Discard"),
        ({"seat": "other"}, "Discard cannot be about the cards of seat"),
        ({"source": "Mystic"}, "Mystic does not say Discard"),
        ({"it": "Mystic"}, "Discard cannot be about Mystic"),
        ({"zone": 2}, "Discard cannot be about a card in zone 2"),
        ({"zone": 3}, "Discard cannot be about a card in zone 3"),
        ({"number": 5}, "Discard cannot keep the number 5"),
        ({"noted": [3]}, "Discard cannot have noted"),
    ],
    ids=str,
)
def test_a_task_that_its_effect_could_not_have_is_refused(changed: dict[str, Any], said: str) -> None:
    saved = asking()
    task = saved["pending"][-1]
    other = 1 - task["player"]
    told = {**task, **{key: other if value == "other" else value for key, value in changed.items()}}
    if changed.get("player"):
        told["seat"] = other
    with pytest.raises(ValueError, match=said):
        vigil.Game.from_data({**saved, "pending": [*saved["pending"][:-1], told]})
