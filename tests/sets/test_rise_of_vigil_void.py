"""The Void cards of Rise of Vigil."""

import pytest

from tests.sets.shards import SHARD, on, rise


@pytest.mark.parametrize(("energy", "power"), [(2, 2), (3, 4)])
def test_blackwatch_vanquisher_gives_two_power_and_with_energy_two_more(energy, power):
    """ROV-29: both lines."""
    game = rise(energy=energy, hand=["Blackwatch Vanquisher"])
    game.do("play Blackwatch Vanquisher")
    assert game.power == power


def test_darkwalker_gives_two_power_and_without_energy_banishes_nothing():
    game = rise(hand=["Darkwalker", "Militia"])
    game.do("play Darkwalker")
    assert game.power == 2
    assert "play Militia" in game.moves()


def test_darkwalker_energized_may_banish_a_card_from_hand_or_discard_pile():
    game = rise(energy=1, hand=["Darkwalker", "Militia"], discard=["Mystic"])
    game.do("play Darkwalker")
    assert game.power == 2
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert game.names("hand") == []


def test_darkwalker_shares_one_energy_with_another():
    """ROV-14, ROV-19: energy is not spent."""
    game = rise(energy=1, hand=["Darkwalker", "Darkwalker"], discard=["Militia", "Apprentice"])
    game.do("play Darkwalker", "banish Militia from discard pile")
    game.do("play Darkwalker", "banish Apprentice from discard pile")
    assert (game.power, game.energy, game.names("discard")) == (4, 1, [])


def test_darkwalker_played_before_the_energy_banishes_nothing():
    """ROV-20, ROV-21: the example of the rules."""
    game = rise(hand=["Darkwalker", SHARD], discard=["Militia"])
    game.do("play Darkwalker", f"play {SHARD}")
    assert game.names("discard") == ["Militia"]
    assert game.moves()[-1] == "end turn"


@pytest.mark.parametrize(("energy", "power"), [(0, 4), (1, 5), (6, 10)])
def test_illiya_the_demonborn_gives_four_power_and_one_per_energy(energy, power):
    """ROV-30: Energize without a number."""
    game = rise(energy=energy, hand=["Illiya the Demonborn"])
    game.do("play Illiya the Demonborn")
    assert game.power == power


def test_illiya_the_demonborn_gives_nothing_for_energy_that_comes_later():
    """ROV-31: the number is taken when the line resolves."""
    game = rise(hand=["Illiya the Demonborn", SHARD])
    game.do("play Illiya the Demonborn", f"play {SHARD}")
    assert game.power == 4


def test_nyxian_spiritcaster_gives_three_energy_and_a_card():
    game = rise(hand=["Nyxian Spiritcaster"], deck=["Darkwalker"])
    game.do("play Nyxian Spiritcaster")
    assert (game.energy, game.names("hand")) == (3, ["Darkwalker"])


def test_spirit_merchant_gives_one_energy_and_may_banish():
    game = rise(hand=["Spirit Merchant", "Militia"], discard=["Mystic"])
    game.do("play Spirit Merchant")
    assert game.energy == 1
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert game.names("removed") == ["Militia"]


def test_spirit_merchant_lets_everybody_banish_when_it_enters_with_treasure():
    """ROV-55, ROV-56, ROV-57: the player on turn first, each for themselves, once per treasure."""
    game = rise(
        runes=1,
        hand=["Apprentice"],
        center_row=["Skyrocket Drone"],
        center_deck=[SHARD, "Spirit Merchant"],
        opponents=[{"hand": ["Militia"], "discard": ["Mystic"]}],
    )
    game.do("acquire Skyrocket Drone")
    assert game.asks() == 0
    game.do("banish Skyrocket Drone from discard pile")
    assert game.asks() == 1
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("decline")
    assert (game.names("void"), game.names("hand")) == (["Skyrocket Drone"], ["Apprentice"])
    assert (game.asks(), game.moves()[-1]) == (0, "end turn")


def test_spirit_merchant_without_treasure_lets_nobody_banish():
    game = rise(runes=1, center_row=["Skyrocket Drone"], center_deck=["Spirit Merchant"])
    game.do("acquire Skyrocket Drone")
    assert game.moves()[-1] == "end turn"


def test_tome_of_erabus_gives_one_energy_once_per_turn():
    game = rise(hand=["Tome of Erabus"])
    game.do("play Tome of Erabus", "use Tome of Erabus")
    assert game.energy == 1
    assert "use Tome of Erabus" not in game.moves()


def test_treasure_hunter_gives_two_power():
    game = rise(hand=["Treasure Hunter"])
    game.do("play Treasure Hunter")
    assert game.power == 2


def test_treasure_hunter_makes_the_next_monster_with_treasure_one_power_cheaper():
    row = [on("Raging Ursine"), "Lagoon Troll"]
    game = rise(hand=["Treasure Hunter"], center_row=row)
    game.do("play Treasure Hunter")
    assert "defeat Lagoon Troll" not in game.moves()
    game.do("defeat Raging Ursine")
    assert game.power == 0


def test_treasure_hunter_is_not_used_up_by_a_monster_without_treasure():
    game = rise(power=3, hand=["Treasure Hunter"], center_row=[on("Raging Ursine"), "Lagoon Troll"])
    game.do("play Treasure Hunter", "defeat Lagoon Troll", "defeat Raging Ursine")
    assert game.power == 0


def test_treasure_hunter_helps_once():
    game = rise(power=2, hand=["Treasure Hunter"], center_row=[on("Raging Ursine"), on("Lagoon Troll")])
    game.do("play Treasure Hunter", "defeat Raging Ursine")
    assert game.power == 2
    assert "defeat Lagoon Troll" not in game.moves()


def test_treasure_hunter_is_used_up_by_a_monster_defeated_without_paying():
    """ROV-74: paid for or free."""
    row = [on("Raging Ursine"), on("Lagoon Troll")]
    game = rise(hand=["Treasure Hunter", "Righteous Templar"], center_row=row)
    game.do("play Treasure Hunter", "play Righteous Templar", "defeat Raging Ursine")
    assert "defeat Lagoon Troll" not in game.moves()


def test_treasure_hunter_adds_up_with_another():
    """ROV-74: several apply together."""
    game = rise(hand=["Treasure Hunter", "Treasure Hunter"], center_row=[on("Twisted Tyrant")])
    game.do("play Treasure Hunter", "play Treasure Hunter", "defeat Twisted Tyrant")
    assert game.power == 0


def test_treasure_hunter_is_lost_at_the_end_of_the_turn():
    game = rise(hand=["Treasure Hunter"], center_row=[on("Serpent Siren")], deck=["Militia"] * 4)
    game.do("play Treasure Hunter", "end turn", "end turn", "play Militia")
    assert "defeat Serpent Siren" not in game.moves()


def test_voidfeeder_gives_one_power_once_per_turn():
    game = rise(constructs=["Voidfeeder"], hand=["Militia"])
    game.do("use Voidfeeder: gain 1 power")
    assert game.power == 1
    assert not [move for move in game.moves() if "Voidfeeder" in move]


def test_voidfeeder_energized_may_banish_a_card():
    """ROV-24: besides the power."""
    game = rise(energy=2, constructs=["Voidfeeder"], hand=["Militia"], discard=["Mystic"])
    game.do("use Voidfeeder: gain 1 power")
    game.do(next(move for move in game.moves() if move.startswith("use Voidfeeder")))
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert game.names("removed") == ["Militia"]


def test_voidfeeder_banishes_nothing_below_two_energy():
    """ROV-18: one is not enough."""
    game = rise(energy=1, constructs=["Voidfeeder"], hand=["Militia"])
    assert [move for move in game.moves() if "Voidfeeder" in move] == ["use Voidfeeder: gain 1 power"]
