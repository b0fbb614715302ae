"""Broken and foreign saves: one clear error each."""

from __future__ import annotations

from typing import Any

import pytest

import vigil
from tests.bad_input.mutations import plain
from vigil.rules.documents.fields import STATE


@pytest.fixture
def save() -> dict[str, Any]:
    game = vigil.Game.new(["godslayer"], ["Ada", "Bo"], seed=5)
    while game.moves_made < 40:
        game.apply(game.legal_moves()[0])
    return plain(game.to_data())  # type: ignore[no-any-return]


def refused(data: Any, said: str) -> None:
    """The save is refused with these words, by an error made for people."""
    with pytest.raises((ValueError, LookupError), match=said) as caught:
        vigil.Game.from_data(data)
    assert not isinstance(caught.value, KeyError | IndexError)


@pytest.mark.parametrize("data", [None, [], 5, "save", {}, {"format": "chess"}, {"format": None}], ids=str)
def test_what_is_no_save_is_refused(data: Any) -> None:
    refused(data, "not a vigil game")


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_a_save_of_another_version_is_refused(save: dict[str, Any], version: object) -> None:
    refused({**save, "version": version}, "version.*this program reads 1")


def test_a_save_with_anything_missing_is_refused(save: dict[str, Any]) -> None:
    later = {field.snapshot for field in STATE if field.later}
    for key in save.keys() - {"generator"} - later:  # without, it is the first one
        refused({other: save[other] for other in save if other != key}, "|".join([key, "format", "version"]))


def test_a_save_with_anything_of_a_player_missing_is_refused(save: dict[str, Any]) -> None:
    for key in save["players"][0]:
        player = {other: save["players"][0][other] for other in save["players"][0] if other != key}
        refused({**save, "players": [player, save["players"][1]]}, key)


@pytest.mark.parametrize(
    "key", ["turn", "first", "runes", "power", "honor_pool", "moves_made", "center_known"]
)
@pytest.mark.parametrize("value", [-1, None, "1", 1.5, [], {}, True], ids=repr)
def test_a_number_that_is_none_is_refused(save: dict[str, Any], key: str, value: object) -> None:
    refused({**save, key: value}, key)


@pytest.mark.parametrize("key", ["center_deck", "row", "void", "removed"])
@pytest.mark.parametrize("value", [None, 3, "Mystic", [3], [["Mystic"]], {"Mystic": 1}], ids=repr)
def test_a_zone_that_is_no_list_of_cards_is_refused(save: dict[str, Any], key: str, value: object) -> None:
    refused({**save, key: value}, key)


def test_an_unknown_card_is_refused_and_the_closest_named(save: dict[str, Any]) -> None:
    refused({**save, "void": ["Mystik"]}, "no card 'Mystik'; did you mean 'Mystic'")


def test_a_card_too_many_is_refused(save: dict[str, Any]) -> None:
    refused({**save, "void": ["Hedron Cannon"] * 2}, "Hedron Cannon.* have 1")


def test_a_card_of_another_set_is_refused(save: dict[str, Any]) -> None:
    refused(
        {**save, "void": ["Energy Shard"]},
        "'Energy Shard' is a card of rise_of_vigil",
    )


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_a_wrong_number_of_seats_is_refused(save: dict[str, Any], seats: int) -> None:
    refused({**save, "players": (save["players"] * 2)[:seats]}, f"{seats} players")


@pytest.mark.parametrize("turn", [2, 99, -1])
def test_the_turn_of_nobody_is_refused(save: dict[str, Any], turn: int) -> None:
    refused({**save, "turn": turn}, "turn")


@pytest.mark.parametrize(
    "chance", [[], ["1"], ["1", "2", "3", "x"], ["-1"] * 4, ["f" * 9] * 4, 7, None, [1, 2, 3, 4]]
)
def test_chance_that_is_none_is_refused(save: dict[str, Any], chance: object) -> None:
    refused({**save, "chance": chance}, "chance")


def test_a_word_that_no_card_says_is_refused(save: dict[str, Any]) -> None:
    task = {
        "effect": {"is": "Win"},
        "player": 0,
        "seat": 0,
        "source": "Mystic",
        "it": None,
        "zone": 0,
        "number": 0,
    }
    refused({**save, "pending": [{**task, "noted": []}]}, "Win")


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (None, "setup"),
        ({}, "sets|players|setup"),
        ({"sets": ["godslayr"]}, "godslayer"),
        ({"players": 7}, "players"),
        ({"players": ["Ada"]}, "players"),
        ({"edition": 9}, "edition"),
        ({"variant": "chess"}, "variant"),
    ],
    ids=str,
)
def test_a_setup_that_cannot_be_is_refused(
    save: dict[str, Any], setup: dict[str, Any] | None, said: str
) -> None:
    refused({**save, "setup": {**save["setup"], **setup} if setup else setup}, said)
