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
        ({"rival": {"honor": 3}}, "rival_honor is for solitaire alone"),
        ({"rival": {"cards": ["Muramasa"]}}, "rival_cards is for solitaire alone"),
        ({"this_turn": {"permits": 999}}, "permits cannot be 999; with the cards of these sets it is 0"),
        ({"this_turn": {"idle_turns": 100}}, "idle_turns cannot be more than 99"),
        ({"honor_pool": 0, "ending": False}, "the honor pool is empty"),
        ({"energy": 1}, "energy is 1, but no card"),
        ({"supply": {"Cultist": 0}}, "supply has 0 Cultist; there is always 1"),
        ({"center_row": ["Mephit", "Muramasa", "Landtalker"] + ["Wolf Shaman", "Mephit"] * 2}, "7 places"),
        ({"center_row": ["Apprentice"]}, "Apprentice, a hero of the starting decks, .*center row"),
        (
            {"void": ["Militia"]},
            "Militia, .* in the void; only a hero, construct, monster or treasure of the",
        ),
        ({"seats": [{"hand": ["Mephit"]}, {}]}, "Mephit, a monster .* in the hand of Player 1; only a"),
        ({"seats": [{}, {"constructs": ["Landtalker"]}]}, "Landtalker, .* constructs of Player 2; only a"),
        ({"seats": [{}, {"played": ["Mystic"]}]}, "Mystic cannot be played by Player 2; only Player 1"),
        ({"seats": [{"trophies": ["Mephit"]}, {}]}, "Mephit, .* trophies of Player 1"),
        ({"seats": [{"insight": 2}, {}]}, "insight is 2, but no card of these sets gives any"),
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


AUCTIONED = ["Vineweaver", "Aegis Knight", "Pollen Pixie", "Shield Bearer", "Emri, Lightbringer"]


@pytest.mark.parametrize("row", [[], ["Dream Guide"], ["Dream Guide", None, "Voidrager"]], ids=str)
def test_a_position_begins_at_the_main_decision_whatever_fills_its_row(row: list[str | None]) -> None:
    """Cards that the position does not name lie in the row already: their Fate is over."""
    seats = [{"insight": 3}, {"insight": 4}]
    deck = [*AUCTIONED, "Tuskrider", "Voidspeaker"]
    game = vigil.Game.from_position(
        {"sets": ["delirium"], "center_row": row, "center_deck": deck, "seats": seats}
    )
    assert not game.pending
    assert not game.fates
    assert [player.insight for player in game.players] == [3, 4]
    assert len([face for face in game.center_row if face >= 0]) == 6


def test_treasure_with_a_fate_lies_in_the_row_of_a_position_like_any_other():
    deck = ["Dark Energy Shard", "Energy Shard", "Oxipede", "Webclaw", "Dark Energy Shard"]
    seats = [{"discard": ["Apprentice"]}, {"discard": ["Militia"]}]
    game = vigil.Game.from_position({"sets": ["darkness_unleashed"], "center_deck": deck, "seats": seats})
    assert not game.pending
    assert [len(under) for under in game.to_data()["under"]][:3] == [2, 0, 1]
