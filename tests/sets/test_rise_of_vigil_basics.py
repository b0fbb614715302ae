"""The basic cards and the treasure of Rise of Vigil."""

import pytest

from tests.sets.shards import SHARD, on, rise

STARTING_SHARD = "Energy Shard (starting)"


@pytest.mark.parametrize("shard", [SHARD, STARTING_SHARD])
def test_energy_shard_gives_one_energy_and_then_a_card(shard):
    """ROV-16: no cost, and to the discard pile at the end of the turn."""
    game = rise(hand=[shard], deck=["Darkwalker"])
    game.do(f"play {shard}")
    assert (game.energy, game.names("hand"), game.names("played")) == (1, ["Darkwalker"], [shard])


def test_energy_shard_has_no_fate():
    """ROV-33: it is just covered."""
    game = rise(
        runes=1, center_row=["Spirit Merchant"], center_deck=[SHARD, "Lagoon Troll"], discard=["Militia"]
    )
    game.do("acquire Spirit Merchant")
    assert game.under("Lagoon Troll") == [SHARD]
    assert game.moves()[-1] == "end turn"


def test_energy_shard_banished_goes_to_the_void():
    """ROV-49: from a hand or a discard pile alike."""
    game = rise(energy=1, hand=["Darkwalker", "Darkwalker", SHARD], discard=[SHARD])
    game.do("play Darkwalker", f"banish {SHARD} from hand", "play Darkwalker")
    game.do(f"banish {SHARD} from discard pile")
    assert game.names("void") == [SHARD, SHARD]


def test_energy_shard_starting_banished_leaves_the_game():
    """ROV-50: it never gets into the center deck."""
    game = rise(energy=1, hand=["Darkwalker", STARTING_SHARD])
    game.do("play Darkwalker", f"banish {STARTING_SHARD} from hand")
    assert (game.names("void"), game.names("removed")) == ([], [STARTING_SHARD])


def test_energy_shard_starting_is_a_treasure():
    """ROV-44: for Beacon Shaman as for every other effect."""
    game = rise(hand=["Beacon Shaman"], deck=[STARTING_SHARD])
    game.do("play Beacon Shaman")
    assert game.honor() == 3


@pytest.mark.parametrize(("card", "supply"), [("Mystic", 26), ("Heavy Infantry", 26)])
def test_mystic_and_heavy_infantry_banished_return_to_their_stacks(card, supply):
    """ROV-78: and can be acquired again."""
    game = rise(energy=1, runes=3, hand=["Darkwalker", card])
    assert game.left(card) == supply - 1
    game.do("play Darkwalker", f"banish {card} from hand")
    assert (game.left(card), game.names("void")) == (supply, [])
    game.do(f"acquire {card}")
    assert game.left(card) == supply - 1


def test_heavy_infantry_gives_two_power():
    game = rise(hand=["Heavy Infantry"])
    game.do("play Heavy Infantry")
    assert game.power == 2


def test_cultist_gives_one_honor_and_has_no_treasure():
    game = rise(power=4, center_row=[on("Lagoon Troll")])
    game.do("defeat Cultist", "defeat Cultist")
    assert (game.honor(), game.names("discard"), game.names("void")) == (2, [], [])
