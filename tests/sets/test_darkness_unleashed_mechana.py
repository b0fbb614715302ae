"""The Mechana cards of Darkness Unleashed."""

import pytest

from tests.sets.shards import DARK, SHARD, both, dark, on


def test_charging_chamber_gives_an_energy_when_it_is_played():
    game = dark(hand=["Charging Chamber"])
    game.do("play Charging Chamber")
    assert game.energy == 1


def test_charging_chamber_gives_an_energy_for_a_mechana_construct_once_per_turn():
    hand = ["Hedron Dredger", "Hedron Dredger", "Mosaic Horn"]
    game = dark(hand=hand, constructs=["Charging Chamber"])
    game.do("play Mosaic Horn")
    assert game.energy == 0
    game.do("play Hedron Dredger", "play Hedron Dredger")
    assert game.energy == 1


def test_charging_chamber_hears_of_replication_drone_once():
    """DU-44: it is one construct when it is played."""
    game = dark(hand=["Replication Drone"], constructs=["Charging Chamber"])
    game.do("play Replication Drone")
    assert game.energy == 1


def test_charging_chamber_hears_of_a_construct_put_into_play_by_an_effect():
    """ROV-75: it counts as played."""
    constructs = ["Charging Chamber", "Prototype CH32"]
    game = both(energy=1, runes=4, constructs=constructs, center_row=["Foresight Monacle"])
    game.do("acquire Foresight Monacle into play")
    assert game.energy == 2


def test_charging_chamber_does_not_hear_of_a_construct_transformed_instead_of_played():
    """DU-41: Yolothian Monolith was not played."""
    game = dark(energy=4, hand=["Yolothian Monolith"], constructs=["Charging Chamber"])
    game.do("play Yolothian Monolith")
    assert game.energy == 4


def test_crystalline_monk_gives_two_runes_and_moves_nothing_without_treasure():
    game = dark(hand=["Crystalline Monk"])
    game.do("play Crystalline Monk")
    assert game.runes == 2
    assert game.moves()[-1] == "end turn"


def test_crystalline_monk_may_move_a_treasure_under_another_card():
    row = [on("Oxipede", SHARD, DARK), "Phasefiend", "Webclaw"]
    game = dark(hand=["Crystalline Monk"], center_row=row)
    game.do("play Crystalline Monk")
    assert game.runes == 2
    assert game.moves() == [f"move {SHARD} from under Oxipede", f"move {DARK} from under Oxipede", "decline"]
    game.do(f"move {SHARD} from under Oxipede")
    assert "move it under Oxipede" not in game.moves()
    game.do("move it under Webclaw")
    assert (game.under("Oxipede"), game.under("Webclaw")) == ([DARK], [SHARD])


def test_crystalline_monk_moves_a_dark_energy_shard_without_its_fate():
    """DU-19: moving is not entering."""
    row = [on("Oxipede", DARK), "Phasefiend"]
    game = dark(hand=["Crystalline Monk"], center_row=row, discard=["Militia"])
    game.do("play Crystalline Monk", f"move {DARK} from under Oxipede", "move it under Phasefiend")
    assert (game.names("discard"), game.moves()[-1]) == (["Militia"], "end turn")


def test_crystalline_monk_repeats_no_fate_that_counts_treasure():
    """ROV-55: the number on entering is what counts."""
    row = [on("Oxipede"), "Loamspeaker Druid"]
    game = both(hand=["Crystalline Monk"], center_row=row, honor_pool=60)
    game.do("play Crystalline Monk", f"move {SHARD} from under Oxipede", "move it under Loamspeaker Druid")
    assert game.honor_pool == 60


def test_crystalline_monk_may_leave_the_treasure_alone():
    game = dark(hand=["Crystalline Monk"], center_row=[on("Oxipede")])
    game.do("play Crystalline Monk", "decline")
    assert game.under("Oxipede") == [SHARD]


def test_crystalline_monk_leaves_treasure_alone_that_nothing_covers():
    """ROV-80: it is not under a card."""
    row = [on(None), on("Oxipede", DARK), "Phasefiend"]
    game = dark(hand=["Crystalline Monk"], center_row=row, exact=["center_row", "center_deck"])
    game.do("play Crystalline Monk")
    assert game.moves() == [f"move {DARK} from under Oxipede", "decline"]


def test_crystalline_monk_tells_equal_cards_apart_by_their_places():
    row = [on("Oxipede"), "Phasefiend", "Oxipede"]
    game = dark(hand=["Crystalline Monk"], center_row=row)
    game.do("play Crystalline Monk", f"move {SHARD} from under Oxipede (place 1)")
    game.do("move it under Oxipede (place 3)")
    assert game.under("Oxipede") == []


def test_hedron_dredger_energizes_a_construct():
    """DU-48, DU-50: its Energize ability works without the energy."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn"]
    game = dark(constructs=constructs)
    assert "use Mosaic Horn" not in game.moves()
    game.do("use Hedron Dredger", "use Mosaic Horn")
    assert (game.runes, game.energy) == (2, 0)
    assert not {"use Mosaic Horn", "use Hedron Dredger"} & set(game.moves())


@pytest.mark.parametrize(
    ("others", "usable"),
    [
        (["Charging Chamber"], False),
        (["Charging Chamber", "Mosaic Horn"], False),
        (["Replication Drone", "Mosaic Horn"], True),
    ],
)
def test_hedron_dredger_needs_three_mechana_constructs(others, usable):
    """DU-50, DU-51: it counts itself, and Replication Drone counts two."""
    game = dark(constructs=["Hedron Dredger", *others])
    assert ("use Hedron Dredger" in game.moves()) is usable


def test_hedron_dredger_gives_no_second_use_of_a_construct_used_through_its_threshold():
    """DU-49: the rulebook's answer."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn"]
    game = dark(energy=2, constructs=constructs)
    game.do("use Mosaic Horn", "use Hedron Dredger")
    assert "use Mosaic Horn" not in game.moves()


def test_hedron_dredger_use_is_the_only_one_when_the_threshold_is_reached_later():
    """DU-76: the ability has had its use."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn"]
    game = dark(constructs=constructs, hand=["Gem-Eater Leprechaun"])
    game.do("use Hedron Dredger", "use Mosaic Horn", "play Gem-Eater Leprechaun")
    assert game.energy == 2
    assert "use Mosaic Horn" not in game.moves()


def test_hedron_dredger_lasts_for_the_turn_only():
    """DU-48: this turn."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn"]
    game = dark(constructs=constructs)
    game.do("use Hedron Dredger", "end turn", "end turn")
    assert "use Mosaic Horn" not in game.moves()
    assert "use Hedron Dredger" in game.moves()


def test_hedron_dredger_energizes_one_copy_only():
    """DU-48: a construct, not all of a name."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn", "Mosaic Horn"]
    game = dark(constructs=constructs)
    game.do("use Hedron Dredger", "use Mosaic Horn")
    assert "use Mosaic Horn" not in game.moves()


def test_hedron_dredger_offers_only_constructs_with_an_energize_line():
    """DU-48: there is nothing to energize in the others."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Tome of Erabus", "Prototype CH32", "Mosaic Horn"]
    game = both(constructs=constructs)
    game.do("use Hedron Dredger")
    assert game.moves() == ["energize Prototype CH32", "energize Mosaic Horn"]


def test_hedron_dredger_energizes_yolothian_monolith():
    """DU-75: which transforms below four energy then."""
    constructs = ["Hedron Dredger", "Yolothian Monolith", "Charging Chamber"]
    game = dark(constructs=constructs)
    game.do("use Hedron Dredger", "use Yolothian Monolith")
    assert game.names("hand") == ["Yolocryx, the Guardian"]


def test_replication_drone_counts_for_two_among_mechana_constructs():
    """DU-45: for effects that count."""
    game = both(energy=3, constructs=["Zeta Arsenal", "Replication Drone"])
    game.do("use Zeta Arsenal")
    assert game.power == 3


def test_replication_drone_counts_for_two_among_constructs():
    """DU-45, DU-47: for Webclaw its controller has three; what is destroyed is a real one."""
    opponents = [{"constructs": ["Replication Drone", "Mosaic Horn"]}]
    game = dark(power=4, center_row=["Webclaw"], opponents=opponents)
    game.do("defeat Webclaw")
    assert (game.asks(), game.moves()) == (1, ["destroy Replication Drone", "destroy Mosaic Horn"])
    game.do("destroy Mosaic Horn")
    assert game.names("constructs", 1) == ["Replication Drone"]


def test_replication_drone_does_not_count_outside_play():
    """DU-46: neither in the discard pile nor in the hand."""
    game = both(
        energy=3, constructs=["Zeta Arsenal"], discard=["Replication Drone"], hand=["Replication Drone"]
    )
    game.do("use Zeta Arsenal")
    assert game.power == 1


def test_replication_drone_alone_is_destroyed_as_one_construct():
    """DU-47: nobody can destroy the one it only counts for."""
    game = both(power=5, center_row=["Mordant Widow"], opponents=[{"constructs": ["Replication Drone"]}])
    game.do("defeat Mordant Widow")
    assert game.names("constructs", 1) == []


def test_scrap_scrabbler_gives_a_rune_and_a_power():
    game = dark(energy=1, hand=["Scrap Scrabbler"])
    game.do("play Scrap Scrabbler")
    assert (game.runes, game.power) == (1, 1)


def test_scrap_scrabbler_transforms_with_two_energy():
    """DU-21, DU-39: and gives nothing."""
    game = dark(energy=2, hand=["Scrap Scrabbler"])
    game.do("play Scrap Scrabbler")
    assert (game.runes, game.power, game.names("hand")) == (0, 0, ["Scrabbling Squad"])


def test_scrabbling_squad_gives_two_runes_and_two_power():
    game = dark(hand=["Scrabbling Squad"])
    game.do("play Scrabbling Squad")
    assert (game.runes, game.power, game.score()) == (2, 2, 3)


def test_yolothian_monolith_stays_in_play_and_does_nothing_without_energy():
    game = dark(energy=3, hand=["Yolothian Monolith"])
    game.do("play Yolothian Monolith")
    assert game.names("constructs") == ["Yolothian Monolith"]
    assert "use Yolothian Monolith" not in game.moves()


def test_yolothian_monolith_in_play_may_transform_with_four_energy():
    """DU-40, DU-74: when its controller likes, or not at all."""
    game = dark(energy=4, constructs=["Yolothian Monolith"])
    assert game.names("constructs") == ["Yolothian Monolith"]
    game.do("use Yolothian Monolith")
    assert (game.names("constructs"), game.names("hand")) == ([], ["Yolocryx, the Guardian"])


def test_yolothian_monolith_played_with_four_energy_transforms_instead():
    """DU-41: it was never in play."""
    game = dark(energy=4, hand=["Yolothian Monolith"])
    game.do("play Yolothian Monolith")
    assert (game.names("constructs"), game.names("hand")) == ([], ["Yolocryx, the Guardian"])


def test_yolothian_monolith_keeps_its_worth_on_both_sides():
    """DU-32: eight on either side."""
    assert dark(constructs=["Yolothian Monolith"]).score() == 8
    assert dark(hand=["Yolocryx, the Guardian"]).score() == 8


def test_yolocryx_the_guardian_gives_five_power_and_one_per_mechana_construct():
    game = dark(
        hand=["Yolocryx, the Guardian"], constructs=["Charging Chamber", "Hedron Dredger", "Mosaic Horn"]
    )
    game.do("play Yolocryx, the Guardian")
    assert game.power == 5 + 2
    assert game.names("played") == ["Yolocryx, the Guardian"]


def test_yolocryx_the_guardian_may_return_from_the_discard_pile_for_every_mechana_construct():
    """ROV-75: played, or put into play."""
    game = dark(
        hand=["Charging Chamber", "Hedron Dredger", "Mosaic Horn"], discard=["Yolocryx, the Guardian"]
    )
    game.do("play Mosaic Horn", "play Charging Chamber", "decline")
    assert game.names("discard") == ["Yolocryx, the Guardian"]
    game.do("play Hedron Dredger")
    game.do(game.moves()[0])
    assert (game.names("hand"), game.names("discard")) == (["Yolocryx, the Guardian"], [])


def test_yolocryx_the_guardian_returns_for_a_construct_put_into_play_by_an_effect():
    """ROV-75: it counts as played."""
    game = both(
        energy=1,
        runes=4,
        constructs=["Prototype CH32"],
        center_row=["Foresight Monacle"],
        discard=["Yolocryx, the Guardian"],
    )
    game.do("acquire Foresight Monacle into play")
    game.do(game.moves()[0])
    assert game.names("hand") == ["Yolocryx, the Guardian"]


def test_yolocryx_the_guardian_returns_from_no_other_place():
    game = dark(hand=["Charging Chamber", "Yolocryx, the Guardian"], discard=["Militia"])
    game.do("play Yolocryx, the Guardian", "play Charging Chamber")
    assert game.names("played") == ["Yolocryx, the Guardian"]
    assert game.moves()[-1] == "end turn"
