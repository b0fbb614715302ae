"""The values that are shipped: every card has one, and they say something."""

from __future__ import annotations

from vigil.rules.kernel.card import FACES
from vigil.rules.library import SETS, find_face
from vigil.values.card_values import WHOLE, shipped_values
from vigil.values.paired_games import takeable


def test_every_card_of_every_set_that_can_be_taken_has_its_value() -> None:
    for code in SETS:
        missing = [
            FACES[face].name
            for face in takeable(code)
            if shipped_values().worth(code, FACES[face].name) is None
        ]
        assert not missing


def test_the_intervals_of_what_is_shipped_are_of_use() -> None:
    worths = [
        shipped_values().worth(code, name)
        for code, each in shipped_values().sets.items()
        for name in each.cards
    ]
    reaches = sorted(worth.reach for worth in worths if worth is not None)
    assert 0 < reaches[len(reaches) // 2] < 2
    assert sum(worth.clear for worth in worths if worth is not None) > len(worths) / 2


def test_monsters_are_worth_their_power() -> None:
    for code, each in shipped_values().sets.items():
        mean = [
            worth.points
            for name in each.cards
            if FACES[find_face(name)].fought and (worth := shipped_values().worth(code, name, WHOLE))
        ]
        assert sum(mean) > 0
