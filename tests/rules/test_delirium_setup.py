"""The box of Delirium and how its table is laid."""

from collections import Counter
from typing import Any

import pytest

import vigil
from tests.conftest import Table
from tests.rules.delirium import delirium

CARDS = {card.name: card for card in vigil.cards("delirium")}
STARTING = ("Apprentice", "Militia")
AVAILABLE = ("Mystic", "Heavy Infantry", "Cultist")
CENTER = [card for card in CARDS.values() if card.name not in STARTING + AVAILABLE]


def new(**asked: Any) -> Table:
    settings: dict[str, Any] = {"sets": ["delirium"], "players": 2, "seed": 1, **asked}
    return Table(vigil.Game.new(**settings))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play_over_thirty_honor_each(players):
    """DEL-01, DEL-10: 60, 90 or 120."""
    assert new(players=players).honor_pool == 30 * players


@pytest.mark.parametrize("players", [1, 5, 6])
def test_more_need_another_set_and_one_the_solitaire_variant(players):
    """DEL-01: the box alone refuses them."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        new(players=players)
    if players > 4:
        assert len(new(players=players, sets=["delirium", "godslayer"]).players) == players
    else:
        assert len(new(players=1, variant="solitaire").players) == 1


def test_starting_decks_are_shuffled_and_five_cards_drawn():
    """DEL-02, DEL-03, DEL-04: of eight Apprentices and two Militia."""
    game = new(players=4)
    for seat in range(4):
        hand, deck = game.names("hand", seat), game.names("deck", seat)
        assert (len(hand), len(deck)) == (5, 5)
        assert Counter(hand + deck) == {"Apprentice": 8, "Militia": 2}
    assert len({tuple(new(seed=seed).names("deck")) for seed in range(8)}) > 1


def test_there_are_twenty_mystics_twenty_heavy_infantry_and_a_cultist():
    """DEL-05: of each its stack."""
    game = new()
    assert [game.left(name) for name in AVAILABLE] == [20, 20, 1]


@pytest.mark.parametrize("turn", [0, 1])
def test_the_always_available_cards_are_open_to_whoever_is_on_turn(turn):
    """DEL-06, DEL-87: to be acquired or defeated."""
    game = delirium(turn=turn, runes=3, power=2)
    assert {"acquire Mystic", "acquire Heavy Infantry", "defeat Cultist"} <= set(game.moves())


def test_the_other_ninety_nine_cards_are_shuffled_as_the_center_deck():
    """DEL-07, DEL-08, DEL-R38: six lie open, and the void is empty."""
    game = new()
    row, deck = game.names("center_row"), game.names("center_deck")
    assert (len(row), len(deck), game.names("void")) == (6, 93, [])
    assert Counter(row + deck) == {card.name: card.copies for card in CENTER}
    assert new(seed=2).names("center_deck") != deck


def test_copies_by_kind_and_faction():
    """DEL-17: as many as the cards have marks; monsters have no faction."""
    copies: Counter[tuple[str, ...]] = Counter()
    for card in CENTER:
        copies[(card.kind, *card.factions)] += card.copies
    assert copies == {
        ("hero", "Enlightened"): 16,
        ("hero", "Lifebound"): 16,
        ("hero", "Mechana"): 8,
        ("hero", "Void"): 14,
        ("construct", "Enlightened"): 2,
        ("construct", "Lifebound"): 2,
        ("construct", "Mechana"): 10,
        ("construct", "Void"): 4,
        ("monster",): 27,
    }


def test_there_is_one_void_for_everybody():
    """DEL-09: what one player put there another reaches."""
    game = delirium(power=3, center_row=["Dream Eater"], opponents=[{"hand": ["Emri, Lightbringer"]}])
    game.do("defeat Dream Eater", "end turn", "play Emri, Lightbringer")
    assert (game.honor(0), game.honor(1), game.names("void")) == (2, 2, [])


def test_the_first_player_is_drawn_by_lot_and_turns_go_clockwise():
    """DEL-11, DEL-12, DEL-71: every seat can be the first; the next seat follows."""
    assert {new(players=3, seed=seed).first for seed in range(30)} == {0, 1, 2}
    game = delirium(turn=2, players=3)
    seats = []
    for _ in range(4):
        seats.append(game.asks())
        game.do("end turn")
    assert seats == [2, 0, 1, 2]


def test_a_stack_runs_out_and_a_banished_card_can_be_acquired_again():
    """DEL-R15: no card is left after the twentieth."""
    game = delirium(runes=4, supply={"Mystic": 1, "Heavy Infantry": 0}, hand=["Nihil Chemist", "Mystic"])
    assert "acquire Heavy Infantry" not in game.moves()
    game.do("acquire Mystic")
    assert "acquire Mystic" not in game.moves()
    game.do("play Nihil Chemist", "banish Mystic from hand")
    assert game.left("Mystic") == 1
