"""Realms Unraveled: a turn, its steps, and the personal deck."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])


def test_a_turn_is_actions_then_discarding_then_drawing():
    """RU-14, RU-31: the five new cards come last, out of a deck that has none of this turn's."""
    deck = ["Mystic", "Wolf Shaman", "Spike Vixen", "Heavy Infantry", "Militia"]
    game = table(hand=["Apprentice", "Apprentice"], deck=deck)
    game.do("play Apprentice", "end turn")
    assert sorted(game.names("hand")) == sorted(deck)
    assert game.names("discard") == ["Apprentice", "Apprentice"]


def test_playing_acquiring_and_defeating_mix_in_any_order():
    """RU-15, RU-21: what was gained can be spent now or later."""
    game = table(hand=["Mystic", "Heavy Infantry", "Apprentice"], center_row=["Foundation Burrower"])
    game.do("play Heavy Infantry", "play Mystic", "acquire Heavy Infantry", "defeat Cultist")
    game.do("play Apprentice")
    assert (game.runes, game.power, game.honor()) == (1, 0, 1)


def test_any_number_of_heroes_can_be_played_at_no_cost():
    """RU-16, RU-17: twelve, without a rune."""
    game = table(hand=["Mystic"] * 12)
    game.do(*["play Mystic"] * 12)
    assert (game.runes, len(game.names("played"))) == (24, 12)


def test_a_hero_works_as_it_is_played():
    """RU-18: neither earlier nor again."""
    game = table(hand=["Animus of the Wild"])
    assert game.runes == 0
    game.do("play Animus of the Wild")
    assert game.runes == 2
    game.do("end turn", "end turn")
    assert game.runes == 0


def test_the_choices_of_a_card_are_made_as_it_is_played():
    """RU-19: nothing else can be done before."""
    game = table(hand=["Timestream Seer", "Apprentice"])
    game.do("play Timestream Seer")
    assert all(move.startswith("banish") or move == "decline" for move in game.moves())


def test_a_condition_that_is_not_met_as_the_card_is_played_gives_nothing_later():
    """RU-20: two constructs come too late for Wildgear Druid."""
    game = table(hand=["Wildgear Druid", "Druid's Wreath", "Forgotten Scripture"])
    game.do("play Wildgear Druid", "play Druid's Wreath", "play Forgotten Scripture")
    assert game.honor() == 0


def test_a_played_hero_stays_in_front_of_its_player_until_the_end_of_the_turn():
    """RU-22, RU-28: then it goes to the discard pile."""
    game = table(hand=["Mystic"])
    game.do("play Mystic")
    assert (game.names("played"), game.names("discard")) == (["Mystic"], [])
    game.do("end turn")
    assert (game.names("played"), game.names("discard")) == ([], ["Mystic"])


def test_a_construct_stays_in_play_and_works_in_every_own_turn():
    """RU-23, RU-24, RU-25: the turn in which it is played included."""
    game = table(hand=["Verdant Crown"])
    game.do("play Verdant Crown", "use Verdant Crown", "end turn")
    assert "use Verdant Crown" not in game.moves()
    game.do("end turn", "use Verdant Crown")
    assert (game.names("constructs"), game.honor()) == (["Verdant Crown"], 4)


def test_each_ability_of_a_construct_can_be_used():
    """RU-26: Yggdrasil Staff, of another set, has two."""
    game = table(sets=["godslayer", "realms_unraveled"], constructs=["Yggdrasil Staff"], runes=4)
    game.do("use Yggdrasil Staff: gain 3 honor", "use Yggdrasil Staff: gain 1 power")
    assert (game.honor(), game.power, game.runes) == (3, 1, 0)


def test_cards_left_in_hand_are_discarded():
    """RU-27: nothing has to be played."""
    game = table(hand=["Mystic", "Druid's Wreath", "Militia"])
    game.do("end turn")
    assert sorted(game.names("discard")) == ["Druid's Wreath", "Militia", "Mystic"]


def test_unspent_runes_and_power_are_lost():
    """RU-29, RU-30: they are neither saved nor passed on."""
    game = table(runes=5, power=7)
    game.do("end turn")
    assert (game.runes, game.power) == (0, 0)
    game.do("end turn")
    assert (game.runes, game.power) == (0, 0)


def test_the_next_player_follows():
    """RU-32: and after the last the first again."""
    game = table(players=3)
    game.do("end turn")
    assert game.asks() == 1
    game.do("end turn", "end turn")
    assert game.asks() == 0


def test_an_empty_deck_is_replaced_by_the_discard_pile_in_the_middle_of_a_turn():
    """RU-33, RU-36: heroes played this turn are left out."""
    game = table(hand=["Wolf Shaman"], discard=["Mystic", "Militia"], deck=[], exact=["deck"])
    game.do("play Wolf Shaman")
    assert len(game.names("hand")) == len(game.names("deck")) == 1
    assert (game.names("discard"), game.names("played")) == ([], ["Wolf Shaman"])


def test_an_empty_deck_is_replaced_for_a_card_that_is_revealed():
    """RU-34: Beacon Shaman, of another set, reveals one."""
    game = table(
        sets=["rise_of_vigil", "realms_unraveled"], hand=["Beacon Shaman"], discard=["Mystic"], deck=[],
        exact=["deck"],
    )  # fmt: skip
    game.do("play Beacon Shaman")
    assert (game.names("hand"), game.names("discard")) == (["Mystic"], [])


def test_an_empty_deck_alone_is_not_replaced():
    """RU-35: only when a card is needed."""
    game = table(hand=["Wolf Shaman"], deck=["Mystic"], discard=["Militia"], exact=["deck"])
    game.do("play Wolf Shaman")
    assert (game.names("deck"), game.names("discard")) == ([], ["Militia"])


def test_a_player_without_cards_draws_as_many_as_there_are():
    """RU-Q21: two of five."""
    game = table(deck=["Mystic", "Militia"], exact=["deck"])
    game.do("end turn")
    assert sorted(game.names("hand")) == ["Militia", "Mystic"]


@pytest.mark.parametrize("card", ["Mystic", "Druid's Wreath"])
def test_a_card_acquired_this_turn_can_be_drawn_this_turn(card):
    """RU-47, RU-Q22: it is part of the discard pile that is shuffled."""
    game = table(hand=["Wolf Shaman"], runes=4, center_row=["Druid's Wreath"], deck=[], exact=["deck"])
    game.do(f"acquire {card}", "play Wolf Shaman")
    assert game.names("hand") == [card]
