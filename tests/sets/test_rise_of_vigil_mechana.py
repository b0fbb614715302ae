"""The Mechana cards of Rise of Vigil."""

import pytest

from tests.sets.shards import SHARD, both, on, rise


def test_cognition_courier_gives_two_runes():
    game = rise(hand=["Cognition Courier"])
    game.do("play Cognition Courier")
    assert game.runes == 2


def test_cognition_courier_makes_the_next_construct_cheaper_by_the_energy_gained():
    """ROV-30: one rune per energy, for one construct."""
    row = ["Portabillet", "Voidfeeder", "Lifebound Muse"]
    game = rise(energy=3, hand=["Cognition Courier"], center_row=row)
    game.do("play Cognition Courier", "acquire Portabillet")
    assert game.runes == 0
    assert rise(energy=3, runes=2, center_row=row).moves() == ["acquire Heavy Infantry", "end turn"]


def test_cognition_courier_helps_with_constructs_only():
    game = rise(energy=3, hand=["Cognition Courier"], center_row=["Lifebound Muse", "Voidfeeder"])
    game.do("play Cognition Courier")
    assert "acquire Voidfeeder" in game.moves()
    assert "acquire Lifebound Muse" not in game.moves()


def test_cognition_courier_keeps_the_discount_it_had_when_played():
    """ROV-31: later energy does not raise it."""
    game = rise(energy=1, hand=["Cognition Courier", SHARD], center_row=["Prototype CH32", "Tome of Erabus"])
    game.do("play Cognition Courier", f"play {SHARD}")
    assert "acquire Prototype CH32" in game.moves()
    assert "acquire Tome of Erabus" not in game.moves()


def test_cognition_courier_is_used_up_by_a_free_construct():
    """ROV-74: the next construct ends it."""
    game = rise(
        energy=4,
        hand=["Cognition Courier"],
        constructs=["Tablet of the Dreamer"],
        center_row=["Prototype CH32"],
    )
    game.do("play Cognition Courier", "use Tablet of the Dreamer", "acquire Prototype CH32")
    assert [move for move in game.moves() if move.startswith("acquire")] == ["acquire Heavy Infantry"]


def test_cognition_courier_adds_up_with_another():
    """ROV-74: both apply to the same construct; a cost does not fall below zero."""
    game = rise(energy=2, hand=["Cognition Courier"] * 2, center_row=["Prototype CH32", "Portabillet"])
    game.do("play Cognition Courier", "play Cognition Courier", "acquire Prototype CH32")
    assert game.runes == 4
    assert "acquire Portabillet" not in game.moves()


def test_cognition_courier_is_lost_at_the_end_of_the_turn():
    game = rise(energy=9, hand=["Cognition Courier"], center_row=["Prototype CH32"])
    game.do("play Cognition Courier", "end turn", "end turn")
    assert "acquire Prototype CH32" not in game.moves()


def test_foresight_monacle_gives_a_rune_per_mechana_construct():
    game = rise(energy=4, constructs=["Foresight Monacle", "Portabillet", "Voidfeeder"])
    game.do("use Foresight Monacle")
    assert game.runes == 2
    assert "use Foresight Monacle" not in game.moves()


def test_foresight_monacle_needs_four_energy():
    assert "use Foresight Monacle" not in rise(energy=3, constructs=["Foresight Monacle"]).moves()


def test_magnet_monk_gives_two_power():
    game = rise(hand=["Magnet Monk"])
    game.do("play Magnet Monk")
    assert (game.power, game.energy) == (2, 0)


@pytest.mark.parametrize(
    ("constructs", "energy"),
    [
        (["Voidfeeder"], 1),
        (["Voidfeeder", "Tome of Erabus", "Prototype CH32"], 2),
        (["Voidfeeder", "Prototype CH32", "Ogo Demontrap", "Temporal Eye"], 4),
    ],
)
def test_magnet_monk_gives_an_energy_per_faction_among_the_constructs(constructs, energy):
    game = rise(hand=["Magnet Monk"], constructs=constructs)
    game.do("play Magnet Monk")
    assert game.energy == energy


def test_omnicron_gives_an_energy_per_mechana_construct():
    game = rise(constructs=["Omnicron", "Portabillet", "Voidfeeder"])
    game.do("use Omnicron")
    assert game.energy == 2
    assert "use Omnicron" not in game.moves()


def test_omnicron_adds_a_place_to_the_center_row_per_treasure_under_it():
    """ROV-76: filled at once, the usual way."""
    center = [SHARD, SHARD, "Omnicron", "Lagoon Troll", SHARD, "Vault Sphinx"]
    game = rise(runes=1, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant")
    assert len(game.names("center_row")) == 8
    assert game.names("center_row")[6:] == ["Lagoon Troll", "Vault Sphinx"]
    assert game.under("Vault Sphinx") == [SHARD]


def test_omnicron_adds_places_that_stay_filled():
    """ROV-76: to the end of the game."""
    center = [SHARD, "Omnicron", "Lagoon Troll", "Vault Sphinx"]
    game = rise(runes=1, power=3, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant", "defeat Lagoon Troll", "end turn", "end turn")
    assert game.names("center_row")[6] == "Vault Sphinx"


def test_omnicron_sets_off_the_fate_of_an_added_card():
    """ROV-67, ROV-76: after its own Fate is done."""
    center = [SHARD, "Omnicron", SHARD, "Loamspeaker Druid"]
    game = rise(runes=1, honor_pool=60, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant")
    assert game.names("center_row")[6] == "Loamspeaker Druid"
    assert game.honor_pool == 70


def test_omnicron_without_treasure_adds_no_place():
    game = rise(runes=1, center_row=["Spirit Merchant"], center_deck=["Omnicron"])
    game.do("acquire Spirit Merchant")
    assert len(game.names("center_row")) == 6


def test_portabillet_draws_a_card_when_it_is_played():
    game = rise(hand=["Portabillet"], deck=["Darkwalker"])
    game.do("play Portabillet")
    assert game.names("hand") == ["Darkwalker"]


def test_portabillet_draws_for_another_mechana_construct_once_per_turn():
    game = rise(hand=["Foresight Monacle", "Zeta Arsenal"], constructs=["Portabillet"], deck=["Darkwalker"])
    game.do("play Foresight Monacle", "play Zeta Arsenal")
    assert game.names("hand") == ["Darkwalker"]


def test_portabillet_does_not_look_at_other_factions():
    game = rise(hand=["Voidfeeder"], constructs=["Portabillet"])
    game.do("play Voidfeeder")
    assert game.names("hand") == []


def test_portabillet_draws_with_every_copy():
    """ROV-23: each copy has its own use."""
    game = rise(hand=["Zeta Arsenal"], constructs=["Portabillet", "Portabillet"])
    game.do("play Zeta Arsenal")
    assert len(game.names("hand")) == 2


def test_portabillet_draws_for_a_construct_put_into_play_by_an_effect():
    """ROV-75: it counts as played."""
    constructs = ["Portabillet", "Prototype CH32"]
    game = rise(
        energy=1, runes=4, constructs=constructs, center_row=["Foresight Monacle"], deck=["Darkwalker"]
    )
    game.do("acquire Foresight Monacle into play")
    assert game.names("hand") == ["Darkwalker"]


def test_portabillet_draws_a_card_with_five_energy():
    """ROV-24: besides the other ability."""
    game = rise(energy=5, hand=["Portabillet"])
    game.do("play Portabillet", "use Portabillet")
    assert len(game.names("hand")) == 2
    assert "use Portabillet" not in game.moves()
    assert "use Portabillet" not in rise(energy=4, constructs=["Portabillet"]).moves()


def test_prototype_ch32_lets_a_mechana_construct_enter_play_when_acquired():
    game = rise(energy=1, runes=4, constructs=["Prototype CH32"], center_row=["Foresight Monacle"])
    assert {"acquire Foresight Monacle", "acquire Foresight Monacle into play"} <= set(game.moves())
    game.do("acquire Foresight Monacle into play")
    assert game.names("constructs") == ["Prototype CH32", "Foresight Monacle"]


def test_prototype_ch32_works_once_per_turn():
    row = ["Foresight Monacle", "Zeta Arsenal"]
    game = rise(energy=1, runes=10, constructs=["Prototype CH32"], center_row=row)
    game.do("acquire Foresight Monacle into play")
    assert "acquire Zeta Arsenal into play" not in game.moves()


def test_prototype_ch32_is_not_used_by_a_construct_that_goes_to_the_discard_pile():
    row = ["Foresight Monacle", "Zeta Arsenal"]
    game = rise(energy=1, runes=10, constructs=["Prototype CH32"], center_row=row)
    game.do("acquire Foresight Monacle", "acquire Zeta Arsenal into play")
    assert game.names("constructs") == ["Prototype CH32", "Zeta Arsenal"]


def test_prototype_ch32_needs_energy_and_mechana():
    """ROV-18: at the moment of acquiring."""
    row = ["Foresight Monacle", "Tome of Erabus"]
    game = rise(hand=[SHARD], runes=4, constructs=["Prototype CH32"], center_row=row)
    assert "acquire Foresight Monacle into play" not in game.moves()
    game.do(f"play {SHARD}")
    assert "acquire Foresight Monacle into play" in game.moves()
    assert "acquire Tome of Erabus into play" not in game.moves()


def test_prototype_ch32_works_for_free_acquisitions_too():
    constructs = ["Prototype CH32", "Tablet of the Dreamer"]
    game = rise(energy=4, constructs=constructs, center_row=["Reactor Shrine"])
    game.do("use Tablet of the Dreamer", "acquire Reactor Shrine into play")
    assert "Reactor Shrine" in game.names("constructs")


def test_prototype_ch32_leaves_the_treasure_to_the_discard_pile():
    """ROV-41: only the construct enters play."""
    game = rise(energy=1, runes=4, constructs=["Prototype CH32"], center_row=[on("Foresight Monacle")])
    game.do("acquire Foresight Monacle into play")
    assert game.names("discard") == [SHARD]


def test_prototype_ch32_energized_by_hedron_dredger_needs_no_energy():
    """DU-48: an Energize ability works then."""
    constructs = ["Prototype CH32", "Hedron Dredger", "Portabillet"]
    game = both(runes=4, constructs=constructs, center_row=["Foresight Monacle"])
    game.do("use Hedron Dredger", "energize Prototype CH32", "acquire Foresight Monacle into play")
    assert "Foresight Monacle" in game.names("constructs")


def test_reactor_shrine_gives_an_honor_per_mechana_construct():
    game = rise(energy=2, constructs=["Reactor Shrine", "Portabillet", "Voidfeeder"])
    game.do("use Reactor Shrine")
    assert game.honor() == 2
    assert "use Reactor Shrine" not in game.moves()
    assert "use Reactor Shrine" not in rise(energy=1, constructs=["Reactor Shrine"]).moves()


@pytest.mark.parametrize(("constructs", "runes"), [([], 1), (["Voidfeeder"], 2), (["Omnicron"], 2)])
def test_skyrocket_drone_gives_a_rune_and_with_a_construct_another(constructs, runes):
    game = rise(hand=["Skyrocket Drone"], constructs=constructs)
    game.do("play Skyrocket Drone")
    assert game.runes == runes


def test_skyrocket_drone_looks_at_the_moment_it_is_played():
    game = rise(hand=["Skyrocket Drone", "Voidfeeder"])
    game.do("play Skyrocket Drone", "play Voidfeeder")
    assert game.runes == 1


def test_zeta_arsenal_gives_a_power_per_mechana_construct():
    game = rise(energy=3, constructs=["Zeta Arsenal", "Portabillet", "Voidfeeder"])
    game.do("use Zeta Arsenal")
    assert game.power == 2
    assert "use Zeta Arsenal" not in game.moves()
    assert "use Zeta Arsenal" not in rise(energy=2, constructs=["Zeta Arsenal"]).moves()
