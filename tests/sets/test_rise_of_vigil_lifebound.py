"""The Lifebound cards of Rise of Vigil."""

import pytest

from tests.sets.shards import DARK, SHARD, both, on, rise


def test_beacon_shaman_puts_the_top_card_into_the_hand_for_all_to_see():
    game = rise(hand=["Beacon Shaman"], deck=["Darkwalker"])
    game.do("play Beacon Shaman")
    assert (game.names("hand"), game.honor()) == (["Darkwalker"], 0)
    assert "reveals Darkwalker" in game.log(1)


@pytest.mark.parametrize("treasure", [SHARD, DARK, "Energy Shard (starting)"])
def test_beacon_shaman_gives_three_honor_for_a_treasure(treasure):
    """ROV-44, DU-10: shards of every kind are treasure."""
    game = both(hand=["Beacon Shaman"], deck=[treasure])
    game.do("play Beacon Shaman")
    assert (game.names("hand"), game.honor()) == ([treasure], 3)


def test_beacon_shaman_replenishes_an_empty_deck_first():
    game = rise(hand=["Beacon Shaman"], discard=[SHARD], exact=["deck"])
    game.do("play Beacon Shaman")
    assert (game.names("hand"), game.honor()) == ([SHARD], 3)


def test_beacon_shaman_without_any_card_left_does_nothing():
    game = rise(hand=["Beacon Shaman"], exact=["deck"])
    game.do("play Beacon Shaman")
    assert (game.names("hand"), game.honor()) == ([], 0)


@pytest.mark.parametrize(("energy", "honor"), [(0, 0), (1, 2), (3, 2)])
def test_leotans_familiar_gives_a_rune_and_with_energy_two_honor(energy, honor):
    """ROV-18, ROV-29: the second line comes on top of the first."""
    game = rise(energy=energy, hand=["Leotan's Familiar"])
    game.do("play Leotan's Familiar")
    assert (game.runes, game.honor()) == (1, honor)


def test_lifebound_muse_acquires_a_hero_of_cost_four_or_less():
    """ROV-85: a Mystic or a Heavy Infantry as well."""
    game = rise(energy=1, hand=["Lifebound Muse"], center_row=["Truth Seeker", "Cognition Courier"])
    game.do("play Lifebound Muse")
    assert game.moves() == ["acquire Truth Seeker", "acquire Mystic", "acquire Heavy Infantry"]
    game.do("acquire Truth Seeker")
    assert game.names("discard") == ["Truth Seeker"]


def test_lifebound_muse_energized_acquires_any_one_hero():
    """ROV-28: and only one."""
    game = rise(energy=2, hand=["Lifebound Muse"], center_row=["Oziah, Judge of Logos", "Lagoon Troll"])
    game.do("play Lifebound Muse", "acquire Oziah, Judge of Logos")
    assert game.names("discard") == ["Oziah, Judge of Logos"]
    assert game.moves()[-1] == "end turn"


def test_lifebound_muse_finds_no_constructs():
    game = rise(hand=["Lifebound Muse"], center_row=["Prototype CH32"])
    game.do("play Lifebound Muse")
    assert game.moves() == ["acquire Mystic", "acquire Heavy Infantry"]


def test_loamspeaker_druid_gives_three_runes():
    game = rise(hand=["Loamspeaker Druid"])
    game.do("play Loamspeaker Druid")
    assert game.runes == 3


def test_loamspeaker_druid_adds_ten_honor_to_the_pool_per_treasure_under_it():
    """ROV-55, ROV-59: nobody gains it."""
    center = [SHARD, SHARD, "Loamspeaker Druid"]
    game = rise(runes=1, honor_pool=60, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant")
    assert game.honor_pool == 80
    assert [game.honor(seat) for seat in (0, 1)] == [0, 0]


def test_loamspeaker_druid_without_treasure_adds_nothing():
    """ROV-55: nothing per treasure is nothing."""
    game = rise(runes=1, honor_pool=60, center_row=["Spirit Merchant"], center_deck=["Loamspeaker Druid"])
    game.do("acquire Spirit Merchant")
    assert game.honor_pool == 60


def test_loamspeaker_druid_comes_too_late_after_the_last_token():
    """COTG-89, ROV-59: the game ends with this round, and the result does not call the pool empty."""
    center = [SHARD, "Loamspeaker Druid"]
    game = rise(turn=1, power=3, honor_pool=1, center_row=["Raging Ursine"], center_deck=center)
    game.do("defeat Raging Ursine", "end turn")
    assert game.honor_pool == 10
    assert game.result.reason == "the honor pool had run out"


def test_ogo_demontrap_gives_one_power_once_per_turn():
    game = rise(constructs=["Ogo Demontrap"])
    game.do("use Ogo Demontrap: gain 1 power")
    assert game.power == 1
    assert not [move for move in game.moves() if "Demontrap" in move]


def test_ogo_demontrap_gives_power_and_with_four_energy_honor_in_one_turn():
    """ROV-24: both abilities, each once."""
    game = rise(energy=4, constructs=["Ogo Demontrap"])
    game.do("use Ogo Demontrap: gain 3 honor", "use Ogo Demontrap: gain 1 power")
    assert (game.power, game.honor()) == (1, 3)
    assert not [move for move in game.moves() if "Demontrap" in move]


def test_ogo_demontrap_gives_no_honor_below_four_energy():
    """ROV-18: three are not enough."""
    assert "use Ogo Demontrap: gain 3 honor" not in rise(energy=3, constructs=["Ogo Demontrap"]).moves()


def test_oras_the_redeemer_gives_four_runes_and_honor_for_every_hero_acquired():
    game = rise(hand=["Oras, the Redeemer"], runes=4, center_row=["Darkwalker", "Loamspeaker Druid"])
    game.do("play Oras, the Redeemer")
    assert game.runes == 8
    game.do("acquire Darkwalker", "acquire Loamspeaker Druid")
    assert game.honor() == 2 + 2


def test_oras_the_redeemer_looks_at_neither_constructs_nor_basic_heroes():
    game = rise(hand=["Oras, the Redeemer"], runes=9, center_row=["Prototype CH32"])
    game.do("play Oras, the Redeemer", "acquire Prototype CH32", "acquire Mystic", "acquire Heavy Infantry")
    assert game.honor() == 0


def test_oras_the_redeemer_looks_at_free_acquisitions_too():
    game = rise(hand=["Oras, the Redeemer", "Lifebound Muse"], center_row=["Truth Seeker"])
    game.do("play Oras, the Redeemer", "play Lifebound Muse", "acquire Truth Seeker")
    assert game.honor() == 2


def test_oras_the_redeemer_looks_at_neither_earlier_heroes_nor_other_turns():
    game = rise(hand=["Oras, the Redeemer"], runes=3, center_row=["Darkwalker"])
    game.do("acquire Darkwalker", "play Oras, the Redeemer", "end turn")
    assert [game.honor(seat) for seat in (0, 1)] == [0, 0]
    game = rise(
        hand=["Oras, the Redeemer"], center_row=["Spirit Merchant"], opponents=[{"hand": ["Apprentice"]}]
    )
    game.do("play Oras, the Redeemer", "end turn", "play Apprentice", "acquire Spirit Merchant")
    assert [game.honor(seat) for seat in (0, 1)] == [0, 0]


def test_oras_the_redeemer_gives_nothing_for_moken_the_huntmaster():
    """DU-53: the honor printed on Moken is zero."""
    game = both(hand=["Oras, the Redeemer"], runes=3, center_row=[on("Moken, the Huntmaster")])
    game.do("play Oras, the Redeemer", "acquire Moken, the Huntmaster")
    assert sorted(game.names("discard")) == [SHARD, "Moken, the Huntmaster"]
    assert game.honor() == 0


def test_oras_the_redeemer_gives_nothing_for_a_transformed_card():
    """DU-35, DU-36: going to the hand by transforming is not acquiring."""
    game = both(energy=2, hand=["Oras, the Redeemer", "Gemcatcher Spirit"])
    game.do("play Oras, the Redeemer", "play Gemcatcher Spirit")
    assert game.names("hand") == ["Otherworldly Guide"]
    assert game.honor() == 0


def test_oras_the_redeemer_gives_nothing_for_erabus_son_of_nyx():
    """DU-36: nor is Erabus acquired."""
    game = both(power=9, hand=["Oras, the Redeemer"], center_row=["Erabus, the Exiled"])
    game.do("play Oras, the Redeemer", "defeat Erabus, the Exiled")
    assert game.names("hand") == ["Erabus, Son of Nyx"]
    assert game.honor() == 0


@pytest.mark.parametrize(("energy", "power"), [(2, 0), (3, 2)])
def test_runic_honiskrot_gives_two_runes_and_with_energy_two_power(energy, power):
    game = rise(energy=energy, hand=["Runic Honiskrot"])
    game.do("play Runic Honiskrot")
    assert (game.runes, game.power) == (2, power)


@pytest.mark.parametrize(("energy", "honor"), [(0, 4), (1, 5), (5, 9)])
def test_starcaller_leotan_gives_four_honor_and_one_per_energy(energy, honor):
    """ROV-30: Energize without a number."""
    game = rise(energy=energy, hand=["Starcaller Leotan"])
    game.do("play Starcaller Leotan")
    assert game.honor() == honor


def test_starcaller_leotan_gives_nothing_for_energy_that_comes_later():
    """ROV-21, ROV-31: the number is taken when the line resolves."""
    game = rise(hand=["Starcaller Leotan", SHARD])
    game.do("play Starcaller Leotan", f"play {SHARD}")
    assert game.honor() == 4


def test_wildcall_staff_makes_a_card_with_treasure_under_it_two_runes_cheaper():
    game = rise(runes=3, constructs=["Wildcall Staff"], center_row=[on("Portabillet"), "Truth Seeker"])
    assert "acquire Truth Seeker" not in game.moves()
    game.do("acquire Portabillet")
    assert game.runes == 0


def test_wildcall_staff_works_once_per_turn():
    row = [on("Portabillet"), on("Truth Seeker")]
    game = rise(runes=6, constructs=["Wildcall Staff"], center_row=row)
    game.do("acquire Portabillet")
    assert "acquire Truth Seeker" not in game.moves()


def test_wildcall_staff_is_not_used_up_by_a_card_without_treasure():
    game = rise(runes=5, constructs=["Wildcall Staff"], center_row=["Prototype CH32", on("Truth Seeker")])
    game.do("acquire Prototype CH32", "acquire Truth Seeker")
    assert game.runes == 0


def test_wildcall_staff_is_used_up_by_a_free_card_with_treasure():
    """ROV-74: what applies to the next fitting card is gone with it, paid for or not."""
    row = [on("Darkwalker"), on("Truth Seeker")]
    game = rise(runes=2, constructs=["Wildcall Staff"], hand=["Lifebound Muse"], center_row=row)
    game.do("play Lifebound Muse", "acquire Darkwalker")
    assert "acquire Truth Seeker" not in game.moves()


def test_wildcall_staff_helps_again_in_the_next_turn():
    row = [on("Portabillet"), on("Truth Seeker")]
    game = rise(runes=3, constructs=["Wildcall Staff"], center_row=row, deck=["Mystic"] * 5)
    game.do("acquire Portabillet", "end turn", "end turn", "play Mystic")
    assert "acquire Truth Seeker" in game.moves()


def test_wildcall_staff_lowers_no_cost_below_zero_and_no_monster():
    row = [on("Skyrocket Drone"), on("Serpent Siren")]
    game = rise(constructs=["Wildcall Staff"], center_row=row)
    assert "defeat Serpent Siren" not in game.moves()
    game.do("acquire Skyrocket Drone")
    assert game.runes == 0
