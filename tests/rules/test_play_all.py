"""Play all: what can be played without a thought, and what cannot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conftest import Table, table
from vigil.rules.game import Game
from vigil.rules.library import SETS
from vigil.rules.moves import Move
from vigil.rules.play_all import play_all

RISE = ["rise_of_vigil", "darkness_unleashed"]
REALMS = ["realms_unraveled"]


def played(game: Table) -> list[str]:
    """The cards that would be played."""
    return [str(move).removeprefix("play ") for move in play_all(game.game.view(0))]


def test_plain_cards_are_played_and_what_asks_is_left_out():
    hand = ["Apprentice", "Militia", "Seer of the Forked Path", "Arha Initiate"]
    assert played(table(hand=hand)) == ["Apprentice", "Militia", "Arha Initiate"]


def test_a_card_that_could_still_transform_is_left_out():
    assert played(table(RISE, hand=["Voidsworn Warrior", "Energy Shard"])) == ["Energy Shard"]
    assert played(table(REALMS, hand=["Disciple of Cetra", "Apprentice"])) == ["Apprentice"]


def test_the_other_side_of_a_card_that_has_transformed_is_played():
    assert played(table(REALMS, hand=["Scion of Cetra"])) == ["Scion of Cetra"]


@pytest.mark.parametrize(
    ("sets", "hand", "left"),
    [
        (["godslayer"], ["Wolf Shaman", "Apprentice"], ["Apprentice", "Wolf Shaman"]),
        (RISE, ["Illiya the Demonborn", "Energy Shard"], ["Energy Shard"]),  # as much power as energy
        (RISE, ["Jakeb, Cobra King", "Apprentice"], []),  # honor gained after it is doubled
        (REALMS, ["Neophyte Mentor", "Mystic"], []),  # names a faction for a Mystic played after it
        (REALMS, ["Deathdealer Noble", "Spike Vixen"], ["Deathdealer Noble", "Spike Vixen"]),  # RU-72
        (["godslayer"], ["Burrower Mark II", "Watchmaker's Altar"], []),  # hears what enters after it
        (["godslayer"], ["Snapdragon", "Apprentice"], []),  # hears heroes played after it
        (["godslayer"], ["Shadow Star", "Muramasa"], ["Muramasa", "Shadow Star"]),
    ],
)
def test_a_card_whose_order_can_matter_is_left_out(sets, hand, left):
    assert sorted(played(table(sets, hand=hand))) == left


def outcome(game: Game, moves: list[Move]) -> dict[str, Any]:
    """Where playing the cards leads, apart from the order in which they lie there."""
    after = game.copy()
    for move in moves:
        assert not after.pending
        after.apply(move)
    data = after.to_data()
    own = data["players"][game.turn]
    for zone in ("hand_known", "played", "constructs", "played_as", "uses"):
        own[zone] = sorted(own.get(zone, []))
    own["lasting"] = sorted(map(repr, own["lasting"]))
    return data


@pytest.mark.parametrize("sets", [[code] for code in SETS] + [[*SETS]])
def test_any_order_of_what_is_played_leads_to_the_same(sets: list[str]) -> None:
    game, chance = Game.new(sets, 2, seed=4), random.Random(4)
    while not game.over and game.moves_made < 250:
        decision = game.decision
        assert decision is not None
        if decision.main:
            moves = play_all(game.view(decision.player))
            assert outcome(game, moves) == outcome(game, moves[::-1])
        game.apply(chance.choice(decision.moves[:-1] or decision.moves))
