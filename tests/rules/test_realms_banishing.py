"""Realms Unraveled: banishing, destroying and the void."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])
mixed = partial(conftest.table, sets=["godslayer", "realms_unraveled"])


def test_a_card_banished_from_the_center_row_goes_to_the_void_and_is_replaced():
    """RU-57, RU-62: at once."""
    game = table(hand=["Timestream Seer"], center_row=["Druid's Wreath"], center_deck=["Spike Vixen"])
    game.do("play Timestream Seer", "banish Druid's Wreath from center row")
    assert (game.names("void"), game.names("center_row")[0]) == (["Druid's Wreath"], "Spike Vixen")


def test_a_banish_from_hand_finds_no_card_played_this_turn():
    """RU-58: Arbiter of the Precipice, of another set, banishes from hand."""
    game = mixed(hand=["Mystic", "Arbiter of the Precipice"], deck=["Spike Vixen", "Wolf Shaman"])
    game.do("play Mystic", "play Arbiter of the Precipice")
    assert sorted(game.moves())[:-1] == ["banish Spike Vixen from hand", "banish Wolf Shaman from hand"]


def test_a_banish_that_a_card_orders_can_be_declined_in_a_mix():
    """RU-Q20: though Arbiter of the Precipice, of another set, has no "may"."""
    game = mixed(hand=["Arbiter of the Precipice"], deck=["Spike Vixen", "Wolf Shaman"])
    game.do("play Arbiter of the Precipice")
    game.do("decline")
    assert (sorted(game.names("hand")), game.names("void")) == (["Spike Vixen", "Wolf Shaman"], [])


def test_a_banish_from_the_discard_pile_finds_no_card_played_this_turn():
    """RU-59: an Apprentice used for its rune is still in front of the player."""
    game = table(hand=["Apprentice", "Disciple of Emri"], discard=["Mystic"])
    game.do("play Apprentice", "play Disciple of Emri")
    assert game.moves() == ["banish Mystic from discard pile", "decline"]


@pytest.mark.parametrize(
    "hero", ["Disciple of Emri", "Scion of Emri", "Shadow Stalker", "Deathbound Druid", "Nightmare Delver"]
)
def test_banishing_an_own_card_can_always_be_declined(hero):
    """RU-60: every card of the set leaves it open."""
    pair = ["Druid's Wreath", "Forgotten Scripture"]
    game = table(hand=[hero], discard=["Militia"], constructs=pair)
    game.do(f"play {hero}")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("decline")
    assert game.names("discard") == ["Militia"]


def test_a_banished_monster_gives_no_reward():
    """RU-61: the rulebook's answer; a defeated one does."""
    game = table(hand=["Timestream Seer"], power=4, center_row=["Sadistic Giant"] * 2)
    game.do("play Timestream Seer", "banish Sadistic Giant from center row")
    assert game.honor() == 0
    game.do("defeat Sadistic Giant")
    assert (game.honor(), game.names("void")) == (5, ["Sadistic Giant"] * 2)


@pytest.mark.parametrize("card", ["Wolf Shaman", "Druid's Wreath"])
def test_a_banished_card_of_the_center_deck_goes_to_the_void_from_anywhere(card):
    """RU-62: from the own discard pile too."""
    game = table(hand=["Shadow Stalker"], discard=[card])
    game.do("play Shadow Stalker", f"banish {card} from discard pile")
    assert game.names("void") == [card]


@pytest.mark.parametrize("card", ["Apprentice", "Militia"])
def test_a_banished_starting_card_leaves_the_game(card):
    """RU-63, RU-D02: it is not put into the void."""
    game = table(hand=["Shadow Stalker"], discard=[card])
    game.do("play Shadow Stalker", f"banish {card} from discard pile")
    assert (game.names("void"), game.names("removed")) == ([], [card])


@pytest.mark.parametrize("card", ["Mystic", "Heavy Infantry"])
def test_a_banished_basic_hero_returns_to_its_stack(card):
    """RU-64, RU-D02, RU-D03: and can be acquired again."""
    game = table(hand=["Shadow Stalker"], discard=[card], runes=3, supply={card: 0})
    assert f"acquire {card}" not in game.moves()
    game.do("play Shadow Stalker", f"banish {card} from discard pile")
    assert (game.names("void"), game.left(card)) == ([], 1)
    game.do(f"acquire {card}")
    assert game.names("discard") == [card]


def test_the_void_is_out_of_reach():
    """RU-65: nothing in it can be acquired, defeated or banished without a card that says so."""
    game = table(runes=9, power=9, void=["Sadistic Giant", "Wolf Shaman"], hand=["Timestream Seer"])
    game.do("play Timestream Seer")
    banishes = game.moves()
    game.do("decline")
    assert not [move for move in banishes + game.moves() if "Giant" in move or "Shaman" in move]


def test_a_destroyed_construct_goes_to_the_discard_pile_of_its_owner():
    """RU-66: out of play; Corrosive Widow, of another set, destroys one."""
    game = mixed(power=4, center_row=["Corrosive Widow"], opponents=[{"constructs": ["Upgrade Foundry"]}])
    game.do("defeat Corrosive Widow")
    assert (game.names("constructs", 1), game.names("discard", 1)) == ([], ["Upgrade Foundry"])
