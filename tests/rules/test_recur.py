"""Recur: a card's effect once more, for insight."""

import pytest

import vigil
from tests.conftest import Table, table
from tests.rules.delirium import delirium, insight

PRICES = {
    "Steelweaver": 1,
    "Dimension Monk": 1,
    "Nihil Chemist": 2,
    "Dreamscape Dryad": 3,
    "Emma Ironheart": 3,
    "Evvy, Ogo's Gift": 3,
    "Naka, Shadeborn": 3,
}


def test_seven_cards_have_recur():
    """DEL-17, DEL-25: in eleven copies, each with its price."""
    cards = [card for card in vigil.cards("delirium") if "Recur" in card.text]
    for card in cards:
        assert card.text.endswith(f"Recur ({PRICES[card.name]} insight).")
    assert {card.name for card in cards} == set(PRICES)
    assert sum(card.copies for card in cards) == 11


@pytest.mark.parametrize("name", [name for name in PRICES if name != "Evvy, Ogo's Gift"])
def test_recur_is_offered_once_to_who_can_pay(name):
    """DEL-24, DEL-25, DEL-27: after the effect, and not again after the second time."""
    price = PRICES[name]
    game = delirium(hand=[name], insight=3 * price)
    game.do(f"play {name}")
    assert game.moves() == [f"spend {price} insight to recur", "decline"]
    game.do(f"spend {price} insight to recur")
    assert (insight(game)[0], game.moves()[-1]) == (2 * price, "end turn")


@pytest.mark.parametrize("name", [name for name in PRICES if name != "Evvy, Ogo's Gift"])
def test_recur_is_not_offered_to_who_cannot_pay(name):
    """DEL-28, DEL-R42: the turn just goes on."""
    game = delirium(hand=[name], insight=PRICES[name] - 1)
    game.do(f"play {name}")
    assert game.moves()[-1] == "end turn"


def test_recur_cannot_be_kept_for_later():
    """DEL-R42, DEL-76: declined once, it is gone, also with insight gained later."""
    game = delirium(hand=["Dreamscape Dryad", "Dreamscape Diviner"], insight=3)
    game.do("play Dreamscape Dryad", "decline", "play Dreamscape Diviner")
    assert (game.honor(), insight(game)) == (3, [5, 0])
    assert game.moves() == ["roll the die", "end turn"]


def test_recur_can_be_used_each_time_the_card_is_played():
    """DEL-27: two copies, two uses."""
    game = delirium(hand=["Dreamscape Dryad"] * 2, insight=6)
    game.do(*["play Dreamscape Dryad", "spend 3 insight to recur"] * 2)
    assert (game.honor(), insight(game)) == (12, [0, 0])


def test_recur_is_finished_before_a_dreamborn_replacement_gives_insight():
    """DEL-R10, DEL-52, DEL-54: it belongs to the played card."""
    game = delirium(
        hand=["Evvy, Ogo's Gift"], insight=2, center_row=["Dream Guide"], center_deck=["Pollen Pixie"]
    )
    game.do("play Evvy, Ogo's Gift", "acquire Dream Guide onto deck")
    assert (insight(game), game.moves()[-1]) == ([3, 1], "end turn")


def test_a_game_can_be_saved_while_recur_is_decided():
    """DEL-25: what waits is part of the state."""
    game = delirium(hand=["Nihil Chemist", "Militia"], insight=2)
    game.do("play Nihil Chemist", "decline")
    twin = Table(vigil.Game.from_data(game.to_data()))
    twin.do("spend 2 insight to recur", "banish Militia from hand")
    assert (twin.power, twin.names("removed"), game.names("removed")) == (2, ["Militia"], [])


RECUR = "spend 3 insight to recur"
TORIC = "Toric, Devoted Disciple"


@pytest.mark.parametrize("order", [[TORIC, "Dreamscape Dryad"], ["Dreamscape Dryad", TORIC]])
def test_a_hero_of_the_row_that_is_copied_and_an_equal_one_from_hand_are_two_cards(order):
    """DEL-27, COMB-19: each has its Recur, in whatever order they come."""
    sets = ["darkness_unleashed", "delirium"]
    game = table(sets, hand=order, insight=6, center_row=["Dreamscape Dryad"])
    game.do(f"play {order[0]}", RECUR, f"play {order[1]}", RECUR)
    assert (game.honor(), insight(game)) == (4 * 3, [0, 0])


def test_a_hero_of_the_row_that_is_copied_twice_is_one_card():
    """DEL-27, DEL-R32: Divine Askara copies Toric, who finds the same Dryad."""
    sets = ["darkness_unleashed", "delirium"]
    game = table(sets, hand=[TORIC, "Divine Askara"], insight=9, center_row=["Dreamscape Dryad"])
    game.do(f"play {TORIC}", RECUR, "play Divine Askara")
    while game.game.pending:
        game.do("copy Dreamscape Dryad" if "copy Dreamscape Dryad" in game.moves() else "decline")
    assert (game.honor(), insight(game)) == (3 * 3, [6, 0])


def test_another_card_that_came_into_the_row_has_a_recur_of_its_own():
    """DEL-27: the Dryad that was copied has left, and was followed by another."""
    sets = ["darkness_unleashed", "delirium"]
    center = ["Dreamscape Dryad"]
    game = table(
        sets,
        hand=[TORIC, "Divine Askara"],
        insight=6,
        runes=2,
        center_row=["Dreamscape Dryad"],
        center_deck=center,
    )
    game.do(f"play {TORIC}", RECUR, "acquire Dreamscape Dryad", "play Divine Askara")
    game.do(*[move for move in game.moves() if move == "copy Dreamscape Dryad"])
    assert RECUR in game.moves()


def test_recurs_paid_for_in_the_row_are_kept_in_files_and_positions():
    """DEL-27: until the end of the turn."""
    sets = ["darkness_unleashed", "delirium"]
    game = table(sets, hand=[TORIC], insight=3, center_row=["Dreamscape Dryad"]).game
    for move in (f"play {TORIC}", RECUR):
        game.do(move)
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
    assert game.position()["this_turn"]["recurred_in_row"] == ["Dreamscape Dryad"]
    assert vigil.Game.from_position(game.position()).position() == game.position()
