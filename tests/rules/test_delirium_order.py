"""Delirium's order of simultaneous effects."""

import pytest

from tests.conftest import kinds
from tests.rules.delirium import delirium, insight
from vigil.rules.events import Gained

BID_ONE = ["bid 1", "decline"]


def test_replacement_then_played_cards_then_reward_then_fate():
    """DEL-51, DEL-52, DEL-53, DEL-54: all four steps of one defeat, seen at its questions."""
    row, deck = ["Demon Pups"], ["Vineweaver"]
    game = delirium(hand=["Cetra, Voidmother"], insight=2, center_row=row, center_deck=deck)
    game.do("play Cetra, Voidmother", "defeat Demon Pups")
    assert (game.names("center_row")[0], game.honor()) == ("Vineweaver", 0)
    game.do("decline")
    assert (game.honor(), game.moves()) == (1, ["spend 1 insight to draw a card", "decline"])
    game.do("spend 1 insight to draw a card")
    assert game.moves() == ["bid 1", "decline"]


def test_the_whole_reward_comes_after_the_effects_of_played_cards():
    """DEL-R34, DEL-91, DEL-92: its honor too, though rewards are gained at once."""
    game = delirium(hand=["Cetra, Voidmother"], center_row=["Delirium Pixies"])
    game.do("play Cetra, Voidmother", "defeat Delirium Pixies")
    assert (game.honor(), game.runes) == (0, 0)
    game.do("decline")
    assert (game.honor(), game.runes) == (2, 3)


@pytest.mark.parametrize(
    ("flipped", "asked", "then"),
    [(["Pollen Pixie", "Vineweaver"], True, [1, 1]), (["Vineweaver", "Pollen Pixie"], False, [1, 1])],
)
def test_fates_come_in_the_order_in_which_their_cards_were_flipped(flipped, asked, then):
    """DEL-55, DEL-R09: Evvy flips two cards in one action; only an insight flipped earlier can be bid."""
    row = ["Dream Guide", "Tuskrider"]
    game = delirium(hand=["Evvy, Ogo's Gift"], insight=3, center_row=row, center_deck=flipped)
    game.do("play Evvy, Ogo's Gift", "acquire Dream Guide onto deck", "spend 3 insight to recur")
    game.do("acquire Tuskrider onto deck")
    assert (game.moves() == ["bid 1", "decline"]) == asked
    assert insight(game) == then


def test_a_card_acquired_by_recur_was_flipped_before_what_entered_meanwhile():
    """DEL-55, DEL-R08, DEL-R09: Pollen Pixie's insight can be bid for Vineweaver, which came after it."""
    row = ["Tuskrider", "Pollen Pixie"]
    game = delirium(hand=["Evvy, Ogo's Gift"], insight=3, center_row=row, center_deck=["Vineweaver"])
    game.do("play Evvy, Ogo's Gift", "acquire Tuskrider onto deck", "spend 3 insight to recur")
    game.do("acquire Pollen Pixie onto deck")
    assert (insight(game), game.moves()) == ([1, 0], BID_ONE)


def test_a_card_that_entered_meanwhile_comes_after_its_own_fate_and_before_later_ones():
    """DEL-55, DEL-R30: Torment Legionary takes Pollen Pixie, which came between two auctions."""
    row, deck = ["Torment Legionary", "Dream Guide"], ["Vineweaver", "Pollen Pixie", "Vineweaver"]
    game = delirium(hand=["Cetra, Voidmother"], insight=1, power=2, center_row=row, center_deck=deck)
    game.do("play Cetra, Voidmother", "defeat Torment Legionary", "acquire Dream Guide onto deck")
    assert (game.names("center_row")[1], insight(game), game.moves()) == ("Vineweaver", [1, 0], BID_ONE)
    game.do("bid 1")
    assert (insight(game), game.moves()) == ([2, 1], ["bid 1", "bid 2", "decline"])


def test_of_equal_copies_the_one_that_was_flipped_first_is_taken():
    """OUR-21, DEL-55: its insight comes before the insight for all of the copy that has just entered."""
    row, deck = ["Tuskrider", "Pollen Pixie"], ["Pollen Pixie"]
    game = delirium(hand=["Evvy, Ogo's Gift"], insight=3, center_row=row, center_deck=deck)
    game.do("play Evvy, Ogo's Gift", "acquire Tuskrider onto deck", "spend 3 insight to recur")
    happened = game.game.do("acquire Pollen Pixie onto deck")
    assert [event.player for event in happened if isinstance(event, Gained)] == [0, 0, 1]


def test_what_is_flipped_meanwhile_joins_at_the_end():
    """DEL-R09: a card acquired in the reward is replaced long before the first fate."""
    row, deck = ["Torment Legionary"], ["Salvage Yard", "Vineweaver"]
    game = delirium(power=6, center_row=row, center_deck=deck)
    game.do("defeat Torment Legionary")
    assert (game.names("center_row")[0], insight(game)) == ("Vineweaver", [2, 1])
    assert game.moves() == ["bid 1", "bid 2", "decline"]


def test_a_waiting_unite_comes_before_the_effect_of_the_later_hero():
    """DEL-R28: Nymph's cards are drawn before Dream Guide's insight, as the log tells."""
    game = delirium(hand=["Delirium Nymph", "Dream Guide"])
    game.do("play Delirium Nymph")
    seen = kinds(game.game.do("play Dream Guide"))
    assert seen.index("drew") < seen.index("gained")


@pytest.mark.parametrize(
    ("order", "there"), [(["Voidrager", "Cetra, Voidmother"], 1), (["Cetra, Voidmother", "Voidrager"], 0)]
)
def test_effects_due_at_the_same_moment_come_in_the_order_of_playing(order, there):
    """DEL-R35: Voidrager's insight is there at Cetra's question only if it was played before her."""
    game = delirium(hand=order, center_row=["Delirium Pixies"])
    game.do(*[f"play {name}" for name in order], "defeat Delirium Pixies")
    assert ("decline" in game.moves(), insight(game)) == (True, [there, 0])


def test_opponents_choose_clockwise_and_round_by_round():
    """DEL-R36: from the active player's left, twice if it is paid for."""
    seats = [
        {"constructs": ["Clockwork Shield", "Clockwork Helm", "Dream Stone"]},
        {"constructs": ["Clockwork Blade", "Clockwork Familiar", "Nilhammer"]},
        {"constructs": ["Clockwork Shield", "Clockwork Helm", "Salvage Yard"]},
    ]
    game = delirium(turn=2, power=4, insight=1, center_row=["Mammoth Beetle"], opponents=seats)
    game.do("defeat Mammoth Beetle")
    asked = []
    while "end turn" not in game.moves():
        asked.append(game.asks())
        game.do(game.moves()[0])
    assert asked == [3, 0, 1, 2, 3, 0, 1]
