"""What the monsters of Delirium give."""

import pytest

from tests.rules.delirium import delirium, insight, rolling


def test_demon_pups_give_honor_and_a_card_and_sell_another():
    """DEL-92: the second card for one insight."""
    game = delirium(power=3, insight=2, center_row=["Demon Pups"])
    game.do("defeat Demon Pups")
    assert (game.honor(), len(game.names("hand"))) == (1, 1)
    assert game.moves() == ["spend 1 insight to draw a card", "decline"]
    game.do("decline")
    assert (len(game.names("hand")), insight(game)) == (1, [2, 0])


def test_demon_pups_sell_one_card_only():
    """DEL-124: however much insight there is."""
    game = delirium(power=3, insight=5, center_row=["Demon Pups"])
    game.do("defeat Demon Pups", "spend 1 insight to draw a card")
    assert (len(game.names("hand")), insight(game), game.moves()[-1]) == (2, [4, 0], "end turn")


def test_demon_pups_sell_nothing_without_insight():
    """DEL-R42: only a player who can pay is asked."""
    game = delirium(power=3, center_row=["Demon Pups"])
    game.do("defeat Demon Pups")
    assert (len(game.names("hand")), game.moves()[-1]) == (1, "end turn")


def test_demon_pups_sell_nothing_where_there_is_no_card_to_draw():
    """DEL-C02: the last card of deck and discard pile came with the reward."""
    game = delirium(power=3, insight=1, deck=["Militia"], center_row=["Demon Pups"], exact=["deck"])
    game.do("defeat Demon Pups")
    assert (game.names("hand"), game.moves()[-1]) == (["Militia"], "end turn")


def test_dream_eater_gives_two_honor_and_an_insight():
    game = delirium(power=3, center_row=["Dream Eater"])
    game.do("defeat Dream Eater")
    assert (game.honor(), insight(game), game.power) == (2, [1, 0], 0)


def test_delirium_pixies_give_two_honor_and_three_runes():
    game = delirium(power=4, center_row=["Delirium Pixies"])
    game.do("defeat Delirium Pixies")
    assert (game.honor(), game.runes, game.power) == (2, 3, 0)


def test_mammoth_beetle_makes_every_opponent_destroy_a_construct():
    """DEL-83, DEL-106: each opponent chooses, and the construct goes to its owner's discard pile."""
    pair = {"constructs": ["Dream Stone", "Nilhammer"]}
    game = delirium(power=4, constructs=["Salvage Yard"], center_row=["Mammoth Beetle"], opponents=[pair])
    game.do("defeat Mammoth Beetle")
    assert (game.honor(), game.asks(), game.moves()) == (3, 1, ["destroy Dream Stone", "destroy Nilhammer"])
    game.do("destroy Nilhammer")
    assert (game.names("constructs", 1), game.names("discard", 1)) == (["Dream Stone"], ["Nilhammer"])
    assert game.names("constructs") == ["Salvage Yard"]


def test_mammoth_beetle_destroys_once_more_for_an_insight():
    """DEL-R36: a second round, offered once, after the first."""
    seats = [
        {"constructs": ["Dream Stone", "Nilhammer"]},
        {"constructs": ["Clockwork Helm", "Clockwork Shield"]},
    ]
    game = delirium(power=4, insight=5, center_row=["Mammoth Beetle"], opponents=seats)
    game.do("defeat Mammoth Beetle", "destroy Dream Stone", "destroy Clockwork Helm")
    assert game.asks() == 0
    game.do(game.moves()[0])
    assert (insight(game), game.moves()[-1]) == ([4, 0, 0], "end turn")
    assert (game.names("constructs", 1), game.names("constructs", 2)) == ([], [])


def test_mammoth_beetle_says_what_its_payment_is_for():
    pair = {"constructs": ["Dream Stone", "Nilhammer"]}
    game = delirium(power=4, insight=1, center_row=["Mammoth Beetle"], opponents=[pair])
    game.do("defeat Mammoth Beetle", "destroy Nilhammer")
    assert game.moves() == [
        "spend 1 insight to make each opponent destroy a Construct they control",
        "decline",
    ]


def test_mammoth_beetle_sells_nothing_where_no_opponent_has_a_construct():
    """DEL-C02: the first round took the only one."""
    seats = [{"constructs": ["Nilhammer"]}, {}]
    game = delirium(power=4, insight=1, center_row=["Mammoth Beetle"], opponents=seats)
    game.do("defeat Mammoth Beetle")
    assert (game.names("discard", 1), game.moves()[-1]) == (["Nilhammer"], "end turn")


def test_mammoth_beetle_spares_those_without_constructs():
    """DEL-R41: they do nothing and are not asked."""
    seats = [{}, {"constructs": ["Dream Stone"]}]
    game = delirium(power=4, center_row=["Mammoth Beetle"], opponents=seats)
    game.do("defeat Mammoth Beetle")
    assert (game.asks(), game.names("discard", 1), game.names("discard", 2)) == (0, [], ["Dream Stone"])


def test_bleaktoad_gives_four_honor_and_may_banish():
    """DEL-141: declined, nothing is lost."""
    game = delirium(power=4, hand=["Militia"], center_row=["Bleaktoad"])
    game.do("defeat Bleaktoad")
    assert (game.honor(), game.moves()) == (4, ["banish Militia from hand", "decline"])
    game.do("banish Militia from hand")
    assert (game.names("removed"), game.moves()[-1]) == (["Militia"], "end turn")


def test_bleaktoad_sells_a_second_banish_even_if_the_first_was_declined():
    """DEL-141, DEL-R42: and paid for, it can still be declined."""
    game = delirium(power=4, insight=2, hand=["Militia"], center_row=["Bleaktoad"])
    game.do("defeat Bleaktoad", "decline")
    assert game.moves() == ["spend 2 insight to banish a card from your hand or discard pile", "decline"]
    game.do("spend 2 insight to banish a card from your hand or discard pile")
    assert game.moves() == ["banish Militia from hand", "decline"]
    game.do("banish Militia from hand")
    assert (game.names("removed"), insight(game), game.moves()[-1]) == (["Militia"], [0, 0], "end turn")


@pytest.mark.parametrize("order", [("hand", "discard pile"), ("discard pile", "hand")])
def test_bleaktoad_banishes_two_cards_for_two_insight(order):
    """DEL-101: each from hand or discard pile, out of the game."""
    cards = ["Militia"]
    game = delirium(power=4, insight=2, hand=cards, discard=cards, center_row=["Bleaktoad"])
    pay = "spend 2 insight to banish a card from your hand or discard pile"
    game.do("defeat Bleaktoad", f"banish Militia from {order[0]}", pay, f"banish Militia from {order[1]}")
    assert (game.names("removed"), insight(game)) == (["Militia", "Militia"], [0, 0])


def test_bleaktoad_sells_nothing_where_there_is_no_card_to_banish():
    """DEL-C02: a price for nothing is not offered."""
    game = delirium(power=4, insight=2, center_row=["Bleaktoad"])
    game.do("defeat Bleaktoad")
    assert (game.honor(), game.moves()) == (4, ["end turn"])


def test_dreadmare_gives_four_honor_and_three_insight():
    game = delirium(power=5, center_row=["Dreadmare"])
    game.do("defeat Dreadmare")
    assert (game.honor(), insight(game), game.power) == (4, [3, 0], 0)


@pytest.mark.parametrize(("side", "honor", "power"), [(4, 3, 4), (5, 8, 0)])
def test_oak_of_souls_gives_three_honor_and_a_roll(side, honor, power):
    """DEL-R12: for no insight."""
    game = delirium(power=5, center_row=["Oak of Souls"], seed=rolling(side))
    game.do("defeat Oak of Souls")
    assert (game.honor(), game.power, insight(game)) == (honor, power, [0, 0])


def test_zis_dreamreaper_takes_two_insight_from_each_opponent():
    """DEL-R14: from one with less, what there is."""
    seats = [{"insight": 5}, {"insight": 1}, {}]
    game = delirium(power=6, center_row=["Zis, Dreamreaper"], opponents=seats)
    game.do("defeat Zis, Dreamreaper")
    assert (game.honor(), insight(game)) == (5, [3, 3, 0, 0])


def test_zis_dreamreaper_cannot_take_the_insight_of_the_card_that_replaced_it():
    """DEL-115, DEL-116: a Dreamborn card gives it after the reward."""
    game = delirium(power=6, center_row=["Zis, Dreamreaper"], center_deck=["Arbiter Circlet"])
    game.do("defeat Zis, Dreamreaper")
    assert insight(game) == [1, 1]


def test_torment_legionary_acquires_a_dreamborn_card_of_the_row():
    """DEL-22, DEL-R41: for nothing, of any cost, to the discard pile; it cannot be declined."""
    row = ["Torment Legionary", "Dhartha, Mechamonk", "Cetra, Voidmother", "Dream Guide"]
    game = delirium(power=6, center_row=row)
    game.do("defeat Torment Legionary")
    assert (game.honor(), game.moves()) == (6, ["acquire Dhartha, Mechamonk", "acquire Cetra, Voidmother"])
    game.do("acquire Dhartha, Mechamonk")
    assert (game.names("discard"), insight(game)) == (["Dhartha, Mechamonk"], [1, 0])


def test_torment_legionary_can_take_the_card_that_replaced_it():
    """DEL-51, DEL-R30: its entering gives everybody an insight all the same, its acquiring one more."""
    game = delirium(power=6, center_row=["Torment Legionary"], center_deck=["Salvage Yard"])
    game.do("defeat Torment Legionary")
    assert (game.names("discard"), insight(game)) == (["Salvage Yard"], [2, 1])


def test_torment_legionary_finds_nothing_without_a_dreamborn_card():
    game = delirium(power=6, center_row=["Torment Legionary"])
    game.do("defeat Torment Legionary")
    assert (game.honor(), game.names("discard"), game.moves()) == (6, [], ["end turn"])


def test_karion_gives_five_honor_and_ten_insight():
    game = delirium(power=7, center_row=["Karion"])
    game.do("defeat Karion")
    assert (game.honor(), insight(game), game.power) == (5, [10, 0], 0)


def test_glover_dream_titan_robs_the_opponent_one_chooses():
    """DEL-63: all insight and one random card of the hand, which is kept and not replaced."""
    seats = [{"insight": 4, "hand": ["Mystic", "Mystic"]}, {"insight": 1, "hand": ["Militia"]}]
    game = delirium(power=8, insight=1, center_row=["Glover, Dream Titan"], opponents=seats)
    game.do("defeat Glover, Dream Titan")
    assert (game.honor(), game.moves()) == (7, ["choose Player 2", "choose Player 3"])
    game.do("choose Player 2")
    assert (insight(game), game.names("hand"), game.names("hand", 1)) == ([5, 0, 1], ["Mystic"], ["Mystic"])
    game.do("play Mystic", "end turn")
    assert game.names("discard") == ["Mystic"]


def test_glover_dream_titan_can_choose_somebody_who_has_nothing():
    game = delirium(power=8, center_row=["Glover, Dream Titan"], opponents=[{}, {"insight": 3}])
    game.do("defeat Glover, Dream Titan", "choose Player 2")
    assert (insight(game), game.names("hand"), game.moves()) == ([0, 0, 3], [], ["end turn"])


def test_glover_dream_titan_needs_no_choice_against_one_opponent():
    """DEL-R41: nobody may choose themselves."""
    game = delirium(
        power=8, center_row=["Glover, Dream Titan"], opponents=[{"insight": 2, "hand": ["Militia"]}]
    )
    game.do("defeat Glover, Dream Titan")
    assert (insight(game), game.names("hand")) == ([2, 0], ["Militia"])


def test_glover_dream_titan_shows_everybody_what_he_takes():
    """DEL-C05: so that what a deck holds stays known."""
    seats = [{"hand": ["Militia"]}, {"hand": ["Apprentice"]}]
    game = delirium(power=8, center_row=["Glover, Dream Titan"], opponents=seats)
    game.do("defeat Glover, Dream Titan", "choose Player 2")
    assert "Militia" in game.log(2)
