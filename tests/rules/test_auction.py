"""Fate Auctions: open bidding for the effect of a card that enters the center row."""

from typing import Any

import pytest

import vigil
from tests.conftest import Table
from tests.rules.delirium import delirium, insight

AUCTIONED = ["Aegis Knight", "Inferna Templar", "Shield Bearer", "Vineweaver"]


def auction(*held: int, card: str = "Vineweaver", **given: Any) -> Table:
    """The first player makes a card enter that is auctioned among players with so much insight."""
    seats = [{"insight": amount} for amount in held[1:]]
    game = delirium(
        insight=held[0], opponents=seats, runes=1, center_row=["Steelweaver"], center_deck=[card], **given
    )
    game.do("acquire Steelweaver")
    return game


def test_one_hero_of_each_faction_is_auctioned():
    """DEL-17, DEL-30: two copies each."""
    cards = [card for card in vigil.cards("delirium") if "Auction" in card.text]
    assert sorted(card.name for card in cards) == AUCTIONED
    assert {card.copies for card in cards} == {2}
    assert len({card.factions for card in cards}) == 4


@pytest.mark.parametrize("card", AUCTIONED)
def test_a_card_is_auctioned_when_it_enters_the_row(card):
    """DEL-30, DEL-31: whoever is on turn."""
    game = auction(1, 1, card=card)
    assert game.moves() == ["bid 1", "decline"]
    assert card in game.decision.prompt


def test_the_player_on_turn_is_asked_first_and_then_it_goes_clockwise():
    """DEL-33, DEL-34, DEL-42: everybody may bid."""
    game = auction(1, 2, 3, 4, turn=2)
    asked = []
    for bid in (1, 2, 3, 4):
        asked.append(game.asks())
        game.do(f"bid {bid}")
    assert asked == [2, 3, 0, 1]
    assert game.honor(1) == 4


def test_bids_are_from_one_up_to_what_a_player_holds():
    """DEL-32, DEL-35, DEL-37: in insight."""
    game = auction(3, 9)
    assert game.moves() == ["bid 1", "bid 2", "bid 3", "decline"]


def test_a_bid_must_be_higher_than_the_one_before():
    """DEL-36: after 2, 3 is the least."""
    game = auction(2, 4)
    game.do("bid 2")
    assert (game.asks(), game.moves()) == (1, ["bid 3", "bid 4", "decline"])


def test_who_declines_is_out():
    """DEL-38: and not asked again in that auction."""
    game = auction(5, 5, 5)
    game.do("decline", "bid 1", "bid 2", "bid 3", "bid 4")
    assert game.asks() == 1
    game.do("decline")
    assert (insight(game), game.honor(2)) == ([5, 5, 1], 4)


def test_who_cannot_bid_is_out_without_being_asked():
    """DEL-38: the others go on."""
    game = auction(0, 1, 2)
    assert game.asks() == 1
    game.do("bid 1")
    assert (game.asks(), game.moves()) == (2, ["bid 2", "decline"])


def test_who_can_no_longer_bid_is_out():
    """DEL-37, DEL-38: with 2 insight nobody can top a bid of 2."""
    game = auction(3, 2)
    game.do("bid 2")
    assert (game.asks(), insight(game), game.honor()) == (0, [1, 2], 4)


def test_bidding_goes_on_round_after_round_until_one_is_left():
    """DEL-39, DEL-40: the winner pays the winning bid."""
    game = auction(6, 6)
    game.do("bid 1", "bid 2", "bid 3", "bid 5", "bid 6")
    assert (insight(game), game.honor(0), game.honor(1)) == ([0, 6], 4, 0)


def test_those_who_do_not_win_pay_nothing():
    """DEL-40, DEL-R03: their bids are only words."""
    game = auction(3, 4)
    game.do("bid 3", "bid 4")
    assert (insight(game), game.honor(1)) == ([3, 0], 4)


def test_the_highest_bidder_is_not_asked_again_when_all_others_are_out():
    """DEL-R04: the bid stands."""
    game = auction(3, 3, 3)
    game.do("bid 1", "decline", "decline")
    assert (insight(game), game.honor(), game.moves()[-1]) == ([2, 3, 3], 4, "end turn")


def test_an_auction_without_bids_gives_nobody_anything():
    """DEL-R01: neither effect nor payment."""
    game = auction(2, 2)
    game.do("decline", "decline")
    assert (insight(game), game.honor(0), game.honor(1)) == ([2, 2], 0, 0)


def test_the_last_to_be_asked_must_bid_as_well():
    """DEL-R02: being the only one left wins nothing by itself."""
    game = auction(2, 2)
    game.do("decline")
    assert (game.asks(), game.moves()) == (1, ["bid 1", "bid 2", "decline"])
    game.do("bid 1")
    assert (insight(game), game.honor(1)) == ([2, 1], 4)


def test_more_can_be_bid_than_it_takes():
    """DEL-C03: alone in the running too; the whole bid is paid."""
    game = auction(5, 0)
    game.do("bid 4")
    assert (game.honor(), insight(game)) == (4, [1, 0])


def test_nobody_is_asked_when_nobody_has_insight():
    """DEL-38: the turn goes on."""
    game = auction(0, 0)
    assert (game.asks(), game.moves()) == (0, ["end turn"])


def test_the_winner_gets_a_copy_of_the_effect_at_once():
    """DEL-41, DEL-R07: in somebody else's turn too, with the winner's own cards, which stay in hand."""
    game = auction(0, 1, card="Inferna Templar")
    game.do("bid 1")
    assert (len(game.names("hand", 1)), game.asks()) == (1, 0)
    game.do("end turn")
    assert len(game.names("hand", 1)) == 1


def test_the_auctioned_card_stays_in_the_row():
    """DEL-R05: it can be acquired by anybody afterwards."""
    game = auction(1, 0)
    game.do("bid 1")
    assert (game.names("center_row")[0], game.names("played"), game.names("discard")) == (
        "Vineweaver",
        [],
        ["Steelweaver"],
    )


def test_an_effect_won_is_no_hero_played():
    """DEL-R05: Delirium Nymph is not united with it, and Divine Askara finds nothing to copy."""
    game = auction(1, 0, hand=["Delirium Nymph", "Divine Askara"])
    game.do("bid 1", "play Divine Askara")
    assert game.honor() == 4
    game.do("play Delirium Nymph")
    assert game.names("hand") == []


def test_an_auction_is_held_though_the_card_has_gone():
    """DEL-R30: Cetra took it out of the row before its turn came."""
    row, deck = ["Delirium Pixies"], ["Vineweaver", "Dream Guide"]
    game = delirium(hand=["Cetra, Voidmother"], insight=1, center_row=row, center_deck=deck)
    game.do("play Cetra, Voidmother", "defeat Delirium Pixies", "acquire Vineweaver onto deck")
    assert (game.honor(), game.runes, game.names("deck")[0]) == (2, 3, "Vineweaver")
    game.do("bid 1")
    assert (game.honor(), insight(game)) == (6, [0, 0])


def test_bids_are_open_to_everybody():
    """DEL-C04, DEL-42: everybody sees who has bid how much."""
    game = auction(2, 3)
    game.do("bid 2")
    for seat in (0, 1, None):
        assert "bid 2" in str(game.view(seat).to_data()["decision"]["prompt"])


def test_an_auction_can_be_copied_and_saved_between_two_bids():
    """DEL-39: the running bid is part of the state."""
    game = auction(3, 3)
    game.do("bid 1")
    twin = Table(vigil.Game.from_data(game.to_data()))
    twin.do("bid 2", "bid 3")
    assert (twin.honor(), insight(twin), game.moves()) == (4, [0, 3], ["bid 2", "bid 3", "decline"])
