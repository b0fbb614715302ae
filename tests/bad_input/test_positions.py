"""Positions written by hand: a slip gets an error that says where and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import vigil
from tests.rules.delirium import delirium

SEATS = [{"name": "Ada", "hand": ["Apprentice"]}, {"name": "Bo"}]


def position(**changed: Any) -> dict[str, Any]:
    """The shortest position there is, with something changed."""
    return {"sets": ["godslayer"], "seats": SEATS, **changed}


def refused(document: Any, said: str) -> None:
    """The position is refused with these words, by an error made for people."""
    with pytest.raises((ValueError, LookupError), match=said) as caught:
        vigil.Game.from_position(document)
    assert not isinstance(caught.value, KeyError | IndexError)


def test_the_shortest_position_is_a_game():
    game = vigil.Game.from_position(position())
    assert [str(move) for move in game.legal_moves()] == ["play Apprentice", "end turn"]
    assert game.playout(1).reason


@pytest.mark.parametrize("document", [None, [], 5, "position", {}], ids=str)
def test_what_is_no_position_is_refused(document: Any) -> None:
    refused(document, "position")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"sets": ["godslayr"]}, "did you mean 'godslayer'"),
        ({"sets": None}, "sets must be a list"),
        ({"centre_row": []}, "did you mean 'center_row'"),
        ({"colour": "blue"}, "no 'colour'"),
        ({"seats": []}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": [{"name": "Ada"}]}, "takes 2 to 4 players, not 1"),
        ({"seats": [{"name": f"P{n}"} for n in range(5)]}, "takes 2 to 4 players, not 5"),
        ({"seats": SEATS, "variant": "team"}, "takes 4 players, not 2"),
        ({"seats": SEATS, "variant": "solitaire"}, "takes 1 player, not 2"),
        ({"seats": [{"name": "Ada"}, {"name": "Ada"}]}, "the same name"),
        ({"seats": [{"name": "Ada", "hands": []}, {"name": "Bo"}]}, "did you mean 'hand'"),
        ({"seats": [{"name": "Ada", "honor": -1}, {"name": "Bo"}]}, "honor"),
        ({"seats": [{"name": "Ada", "hand": "Mystic"}, {"name": "Bo"}]}, "hand"),
        ({"seats": ["Ada", "Bo"]}, "seat"),
        ({"turn": 2}, "turn"),
        ({"turn": "Ada"}, "turn"),
        ({"power": -3}, "power"),
        ({"runes": 1.5}, "runes"),
        ({"honor_pool": -1}, "honor_pool"),
        ({"seed": "x"}, "seed"),
        ({"edition": 3}, "edition"),
        ({"variant": "chess"}, "variant"),
        ({"void": ["Mystik"]}, "did you mean 'Mystic'"),
        ({"void": ["Hedron Cannon"] * 2}, "there are 2 Hedron Cannon.* have 1"),
        ({"void": ["Energy Shard"]}, "Energy Shard"),
        ({"center_row": ["Mephit"] * 6}, "Mephit.* have 3"),
        ({"center_row": "Mephit"}, "center_row"),
        ({"center_row": [{"card": "Mephit", "under": ["Mystic"]}]}, "treasure"),
        ({"center_row": [{"name": "Mephit"}]}, "card"),
        ({"center_deck": ["Mystic"] * 31}, "Mystic"),
        ({"supply": {"Mystic": 31}}, "Mystic.* have 30"),
        ({"supply": {"Mistic": 3}}, "did you mean 'Mystic'"),
        ({"supply": []}, "supply"),
        ({"supply": {"Mystic": -1}}, "Mystic"),
        ({"this_turn": {"usd": []}}, "did you mean 'used'"),
        ({"this_turn": {"used": [1]}}, "used"),
        ({"this_turn": []}, "this_turn"),
        ({"chance": ["1"]}, "chance"),
        ({"rival": {"cards": ["Mystik"]}}, "Mystic"),
    ],
    ids=str,
)
def test_a_slip_in_a_position_is_named(changed: dict[str, Any], said: str) -> None:
    refused(position(**changed), said)


def reactor_monk() -> vigil.Game:
    """A turn with an ability that began before a construct was played."""
    seat = {"hand": ["Reactor Monk", "Voidthirster"], "constructs": ["The All-Seeing Eye"]}
    game = vigil.Game.from_position(position(seats=[seat, {}]))
    for move in ("play Reactor Monk", "play Voidthirster"):
        game.do(move)
    return game


@pytest.mark.parametrize(
    ("behind", "said"),
    [([1, 0], "must not fall"), ([0, 2], "behind.* 1"), ([1], "behind"), (["x"], "behind")],
)
def test_constructs_come_behind_abilities_that_there_are(behind: list[Any], said: str) -> None:
    document = reactor_monk().position()
    assert document["this_turn"]["behind"] == [0, 1]
    document["this_turn"]["behind"] = behind
    refused(document, f"this_turn.*{said}")


def test_there_is_no_position_in_the_middle_of_an_auction():
    game = delirium(runes=3, center_row=["Pollen Pixie"], center_deck=["Vineweaver"])
    game.do("acquire Pollen Pixie")
    assert game.moves() == ["bid 1", "decline"]
    with pytest.raises(ValueError, match=r"main decision of a turn.*to_data"):
        game.game.position()
    game.do("decline")
    assert vigil.Game.from_position(game.game.position()).legal_moves() == game.game.legal_moves()
