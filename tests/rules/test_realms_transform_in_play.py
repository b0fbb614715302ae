"""Constructs that turn into their other side while they are in play."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])

SIDES = [
    ("Forgotten Scripture", "Mantra of True Sight", ["Neophyte Mentor", "Voidforged Paladin"]),
    ("Druid's Wreath", "Verdant Crown", ["Animus of the Wild", "Wildgear Druid"]),
    ("Secluded Laboratory", "Zero Point Reactor", ["Matron of Discovery", "Nightmare Delver"]),
    ("Initiate's Gauntlets", "Clutch of Darkness", ["Deathdealer Noble", "Nightmare Delver"]),
]


@pytest.mark.parametrize(("first", "second", "heroes"), SIDES)
def test_a_construct_transforms_after_two_heroes_of_its_faction(first, second, heroes):
    """RU-83, RU-D12, RU-Q01: by itself, in its place, and the new side can be used this turn."""
    game = table(
        constructs=["Workshop Gargoyle", first, "Defense Generator"], played=heroes[:1], hand=heroes[1:]
    )
    game.do(f"play {heroes[1]}")
    assert game.names("constructs") == ["Workshop Gargoyle", second, "Defense Generator"]
    assert f"use {second}" in game.moves()


@pytest.mark.parametrize(("first", "second", "heroes"), SIDES)
def test_a_construct_transforms_only_while_it_is_in_play(first, second, heroes):
    """RU-D12: in hand it waits, entering play it turns over."""
    game = table(hand=[first], played=heroes)
    assert game.names("hand") == [first]
    game.do(f"play {first}")
    assert game.names("constructs") == [second]


@pytest.mark.parametrize("first", [first for first, _, _ in SIDES])
def test_a_construct_does_not_transform_for_one_hero_of_each_faction(first):
    """RU-81: two of its own are needed, and basic heroes are of none."""
    heroes = ["Neophyte Mentor", "Animus of the Wild", "Matron of Discovery", "Deathdealer Noble"]
    game = table(constructs=[first], hand=[*heroes, "Apprentice", "Militia"])
    game.do(*[f"play {hero}" for hero in [*heroes, "Apprentice", "Militia"]])
    assert game.names("constructs") == [first]


def test_the_same_hero_cannot_be_counted_for_two():
    """RU-79, RU-81: a hero of two factions is still one hero."""
    game = table(constructs=["Druid's Wreath", "Secluded Laboratory"], hand=["Wildgear Druid"] * 2)
    game.do("play Wildgear Druid")
    assert game.names("constructs") == ["Druid's Wreath", "Secluded Laboratory"]
    game.do("play Wildgear Druid")
    assert game.names("constructs") == ["Verdant Crown", "Zero Point Reactor"]


def test_a_construct_put_into_play_by_an_effect_transforms_too():
    """RU-D12: it does not matter how it came."""
    game = table(
        hand=["Alset, Reactor Savant"], played=["Matron of Discovery"], center_row=["Secluded Laboratory"]
    )
    game.do("play Alset, Reactor Savant", "acquire Secluded Laboratory into play")
    assert game.names("constructs") == ["Zero Point Reactor"]


def test_constructs_of_other_players_do_not_transform_for_my_heroes():
    """RU-D12: the controller's own heroes are meant."""
    heroes = ["Animus of the Wild", "Animus of the Wild"]
    game = table(hand=heroes, opponents=[{"constructs": ["Druid's Wreath"]}])
    game.do("play Animus of the Wild", "play Animus of the Wild")
    assert game.names("constructs", 1) == ["Druid's Wreath"]


def test_a_transformed_construct_stays_transformed_and_is_scored_as_such():
    """RU-86, RU-89: Verdant Crown is worth four."""
    game = table(turn=1, honor_pool=0, constructs=["Druid's Wreath"], hand=["Animus of the Wild"] * 2)
    game.do("play Animus of the Wild", "play Animus of the Wild", "end turn")
    assert game.names("constructs", 1) == ["Verdant Crown"]
    assert game.result.scores[1] == 2 + 2 + 4


def test_a_construct_that_was_destroyed_and_played_again_keeps_its_new_side():
    """RU-66, RU-86: it goes to the discard pile as it is."""
    game = table(
        sets=["godslayer", "realms_unraveled"], turn=1, power=4, center_row=["Corrosive Widow"],
        opponents=[{"constructs": ["Verdant Crown"]}],
    )  # fmt: skip
    game.do("defeat Corrosive Widow")
    assert (game.names("constructs", 0), game.names("discard", 0)) == ([], ["Verdant Crown"])
