"""The solitaire variant of Delirium: one player against the Cult."""

from functools import partial

import pytest

import vigil
from tests.conftest import Table
from tests.rules.delirium import delirium, insight

ROW = ["Dream Stone", "Nilhammer", "Ogo War Tree", "Tuskrider", "Dream Guide", "Voidrager"]


alone = partial(delirium, variant="solitaire")


def test_one_player_faces_the_cult_over_fifty_honor():
    """DEL-130, DEL-131, DEL-133: six cards, and the player begins."""
    game = Table(vigil.Game.new(sets=["delirium"], players=1, seed=3, variant="solitaire"))
    assert (game.honor_pool, len(game.names("center_row")), game.asks()) == (50, 6, 0)
    assert game.setup.rival == "the Cult"


def test_the_row_closes_up_to_the_right_and_fills_from_the_left():
    """DEL-132: the order of the others stays."""
    game = alone(runes=3, center_row=ROW, center_deck=["Karion"])
    game.do("acquire Ogo War Tree")
    assert game.names("center_row") == ["Karion", *ROW[:2], *ROW[3:]]


def test_the_cult_takes_the_two_rightmost_cards_after_every_turn():
    """DEL-134, DEL-135, DEL-R44: both leave, then two enter at the left one after the other."""
    game = alone(center_row=ROW, center_deck=["Karion", "Dreadmare"])
    game.do("end turn")
    assert sorted(game.names("rival")) == ["Dream Guide", "Voidrager"]
    assert game.names("center_row") == ["Dreadmare", "Karion", *ROW[:4]]
    game.do("end turn")
    assert len(game.names("rival")) == 4


def test_the_cult_defeats_monsters_for_their_honor_only():
    """DEL-136, DEL-137, DEL-138, DEL-R25: out of the same pool; no insight, no roll, nothing destroyed."""
    row = [*ROW[:4], "Oak of Souls", "Mammoth Beetle"]
    game = alone(insight=2, honor_pool=50, center_row=row, constructs=["Salvage Yard"], hand=["Militia"])
    game.do("end turn")
    assert (game.rival_honor, game.honor_pool, insight(game)) == (6, 44, [2])
    assert sorted(game.names("void")) == ["Mammoth Beetle", "Oak of Souls"]


def test_the_cult_ignores_what_its_cards_do():
    """DEL-138, DEL-R24: Vineweaver gives it no tokens, Pollen Pixie nobody an insight."""
    game = alone(honor_pool=50, center_row=[*ROW[:4], "Vineweaver", "Pollen Pixie"])
    game.do("end turn")
    assert (game.rival_honor, game.honor_pool, insight(game)) == (0, 50, [0])


def test_dreamborn_cards_give_the_player_alone_insight():
    """DEL-R24: on entering, and on acquiring."""
    game = alone(runes=4, center_row=["Steelweaver", *ROW[:5]], center_deck=["Pollen Pixie"])
    game.do("acquire Steelweaver")
    assert insight(game) == [1]
    game.do("acquire Pollen Pixie")
    assert insight(game) == [2]


def test_one_bid_of_one_wins_an_auction():
    """DEL-R24: the Cult does not bid."""
    game = alone(insight=1, runes=1, center_row=["Steelweaver", *ROW[:5]], center_deck=["Vineweaver"])
    game.do("acquire Steelweaver", "bid 1")
    assert (game.honor(), insight(game)) == (4, [0])


def test_an_auction_can_be_declined_alone():
    """DEL-R01, DEL-R24: nobody gets the effect."""
    game = alone(insight=1, runes=1, center_row=["Steelweaver", *ROW[:5]], center_deck=["Vineweaver"])
    game.do("acquire Steelweaver", "decline")
    assert (game.honor(), insight(game)) == (0, [1])


def test_the_effects_of_the_cards_that_follow_the_cults_come_after_the_new_hand_is_drawn():
    """DEL-R44: the player bids for them with five cards in hand."""
    game = alone(center_row=ROW, center_deck=["Pollen Pixie", "Shield Bearer"])
    game.do("end turn")
    assert (insight(game), len(game.names("hand")), game.moves()) == ([1], 5, ["bid 1", "decline"])
    game.do("bid 1")
    assert (len(game.names("hand")), game.moves()[-1]) == (6, "decline")


def test_those_effects_come_before_the_next_turn_begins():
    """DEL-R44: Salvage Yard still counts as a construct for Inferna Templar."""
    yard = ["Salvage Yard", "Dream Stone"]
    game = alone(insight=1, constructs=yard, center_row=ROW[1:], center_deck=["Karion", "Inferna Templar"])
    game.do("end turn", "bid 1")
    assert len(game.names("hand")) == 5 + 2 + 1


def test_the_game_ends_after_the_last_act_of_the_cult_and_what_it_set_off():
    """DEL-139, DEL-R25, DEL-R44: an auction for four honor is still held."""
    game = alone(insight=1, power=2, honor_pool=1, center_row=ROW, center_deck=["Karion", "Vineweaver"])
    game.do("defeat Cultist", "end turn", "bid 1")
    assert (game.decision, game.result.scores, game.result.rival) == (None, [1 + 4], 2 + 1)


def test_the_cult_can_take_the_last_honor():
    """DEL-139, DEL-R25: the round in which the pool empties is finished by its act."""
    game = alone(honor_pool=4, center_row=[*ROW[:4], "Dreadmare", "Voidrager"])
    game.do("end turn")
    assert game.decision is None


@pytest.mark.parametrize(("honor", "winners"), [(5, []), (6, []), (7, [0])])
def test_the_player_wins_only_with_more_honor_than_the_cult(honor, winners):
    """DEL-135, DEL-140: an equal score is not a win."""
    rival = {"honor": 2, "cards": ["Steelweaver"]}
    game = alone(honor=honor, honor_pool=0, rival=rival, center_row=ROW)
    game.do("end turn")
    assert game.result.rival == 2 + 1 + 2 + 1  # with Dream Guide and Voidrager
    assert game.result.winners == winners


@pytest.mark.parametrize("monster", ["Mammoth Beetle", "Zis, Dreamreaper", "Glover, Dream Titan"])
def test_rewards_against_opponents_find_none(monster):
    """DEL-R45: only the honor is gained."""
    game = alone(power=8, hand=["Militia"], constructs=["Dream Stone"], center_row=[monster, *ROW[1:]])
    game.do(f"defeat {monster}")
    assert game.honor() in (3, 5, 7)
    assert (insight(game), game.names("hand"), game.names("constructs")) == (
        [0],
        ["Militia"],
        ["Dream Stone"],
    )


def test_mammoth_beetles_paid_option_is_not_offered_to_a_lone_player():
    """DEL-R45: there is nobody to destroy anything."""
    game = alone(power=4, insight=3, center_row=["Mammoth Beetle", *ROW[1:]])
    game.do("defeat Mammoth Beetle")
    assert game.moves()[-1] == "end turn"
