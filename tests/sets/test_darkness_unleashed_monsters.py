"""The monsters of Darkness Unleashed."""

import pytest

from tests.sets.shards import DARK, SHARD, both, dark, on


def test_cacklecast_wretch_gives_four_honor():
    game = dark(power=4, center_row=["Cacklecast Wretch"])
    game.do("defeat Cacklecast Wretch")
    assert (game.power, game.honor()) == (0, 4)


def test_cacklecast_wretch_costs_nothing_after_four_energy():
    """DU-71: a permission, not an Energize line: the honor stays."""
    game = dark(energy=4, power=3, center_row=["Cacklecast Wretch"])
    game.do("defeat Cacklecast Wretch")
    assert (game.power, game.honor()) == (3, 4)
    assert "defeat Cacklecast Wretch" not in dark(energy=3, center_row=["Cacklecast Wretch"]).moves()


def test_erabus_the_exiled_costs_nine_power_and_becomes_a_hero_in_hand():
    """DU-42: not to the void; there is no honor for it."""
    game = dark(power=9, center_row=[on("Erabus, the Exiled")])
    game.do("defeat Erabus, the Exiled")
    assert (game.power, game.honor()) == (0, 0)
    assert (game.names("hand"), game.names("void")) == (["Erabus, Son of Nyx"], [])
    assert game.names("discard") == [SHARD]


def test_erabus_the_exiled_costs_two_less_after_a_dark_energy_shard():
    """DU-61, DU-62: two in all; a plain shard does not help."""
    game = dark(power=7, hand=[SHARD, DARK, DARK], center_row=["Erabus, the Exiled"])
    game.do(f"play {SHARD}")
    assert "defeat Erabus, the Exiled" not in game.moves()
    game.do(f"play {DARK}", f"play {DARK}", "defeat Erabus, the Exiled")
    assert game.power == 0


def test_erabus_the_exiled_with_six_power_is_too_dear_even_after_two_dark_shards():
    """DU-62: the second one adds nothing."""
    game = dark(power=6, hand=[DARK, DARK], center_row=["Erabus, the Exiled"])
    game.do(f"play {DARK}", f"play {DARK}")
    assert "defeat Erabus, the Exiled" not in game.moves()


def test_erabus_the_exiled_banished_goes_to_the_void_as_he_is():
    game = both(hand=["Truth Seeker"], center_row=["Erabus, the Exiled"])
    game.do("play Truth Seeker", "banish Erabus, the Exiled from center row")
    assert game.names("void") == ["Erabus, the Exiled"]


def test_erabus_the_exiled_defeated_without_paying_is_turned_over_all_the_same():
    """ROV-27, DU-42: by Oziah, with all the others."""
    game = both(hand=["Oziah, Judge of Logos"], center_row=["Erabus, the Exiled", "Oxipede"])
    game.do("play Oziah, Judge of Logos")
    assert (game.names("hand"), game.honor()) == (["Erabus, Son of Nyx"], 2)


def test_erabus_son_of_nyx_defeats_a_monster_in_the_void():
    """DU-72: its reward is gained, and it goes under the center deck."""
    game = dark(energy=2, hand=["Erabus, Son of Nyx"], void=["Oxipede", "Mosaic Horn", "Webclaw"])
    row = game.names("center_row")
    game.do("play Erabus, Son of Nyx")
    assert game.moves() == ["defeat Oxipede from the void", "defeat Webclaw from the void"]
    game.do("defeat Oxipede from the void")
    assert (game.honor(), game.names("void")) == (4, ["Mosaic Horn", "Webclaw"])
    assert game.names("center_deck")[-1] == "Oxipede"
    assert game.names("center_row") == row


def test_erabus_son_of_nyx_finds_no_monster():
    game = dark(hand=["Erabus, Son of Nyx"], void=["Mosaic Horn"])
    game.do("play Erabus, Son of Nyx")
    assert (game.names("void"), game.moves()[-1], game.score()) == (["Mosaic Horn"], "end turn", 7)


def test_erabus_son_of_nyx_keeps_no_trophy():
    """DU-79: a trophy monster goes under the center deck like the others."""
    game = both(hand=["Erabus, Son of Nyx"], void=["Vault Sphinx"])
    game.do("play Erabus, Son of Nyx")
    assert (game.honor(), game.names("trophies")) == (2, [])
    assert game.names("center_deck")[-1] == "Vault Sphinx"


def test_erabus_son_of_nyx_lets_the_treasure_of_smoke_tyrant_go_to_the_void():
    """DU-79: there is no trophy to put it under."""
    center = [SHARD, *["Oxipede"] * 4, DARK, "Webclaw"]
    game = dark(hand=["Erabus, Son of Nyx"], void=["Smoke Tyrant"], center_deck=center)
    game.do("play Erabus, Son of Nyx")
    assert (game.honor(), game.names("hoard")) == (4, [])
    assert sorted(game.names("void")) == sorted(center)
    assert game.names("center_deck")[-1] == "Smoke Tyrant"


@pytest.mark.parametrize(("energy", "honor"), [(1, 2), (2, 4)])
def test_oxipede_gives_two_honor_and_with_energy_two_more(energy, honor):
    game = dark(energy=energy, power=3, center_row=["Oxipede"])
    game.do("defeat Oxipede")
    assert game.honor() == honor


def test_phasefiend_gives_an_honor_and_may_banish_a_card():
    game = dark(power=2, center_row=["Phasefiend"], hand=["Militia"], discard=["Mystic"])
    game.do("defeat Phasefiend")
    assert game.honor() == 1
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Mystic from discard pile")
    assert game.names("discard") == []


def test_plunder_devil_gives_five_honor_and_may_acquire_a_cheap_card():
    """ROV-48, ROV-85: also the card that replaced it, or a basic hero."""
    row = ["Plunder Devil", "Mosaic Horn", "Arbiter of the Lost"]
    game = dark(energy=1, power=5, center_row=row, center_deck=["Raven Siren"])
    game.do("defeat Plunder Devil")
    assert game.honor() == 5
    expected = ["Raven Siren", "Mosaic Horn", "Mystic", "Heavy Infantry"]
    assert game.moves() == [*[f"acquire {name}" for name in expected], "decline"]
    game.do("acquire Raven Siren")
    assert game.names("discard") == ["Raven Siren"]


def test_plunder_devil_energized_may_acquire_a_card_of_cost_six():
    """ROV-28: instead, one in all."""
    row = ["Plunder Devil", "Dendris the Gladewyrm", "Moken, the Huntmaster"]
    game = dark(energy=2, power=5, center_row=row)
    game.do("defeat Plunder Devil")
    assert "acquire Moken, the Huntmaster" not in game.moves()
    assert {"acquire Mystic", "decline"} <= set(game.moves())
    game.do("acquire Dendris the Gladewyrm")
    assert (game.names("discard"), game.moves()[-1]) == (["Dendris the Gladewyrm"], "end turn")


def test_plunder_devil_may_acquire_nothing():
    game = dark(power=5, center_row=["Plunder Devil"])
    game.do("defeat Plunder Devil", "decline")
    assert game.names("discard") == []


SEVEN = [SHARD, "Oxipede", DARK, "Mosaic Horn", "Webclaw", SHARD, "Raven Siren"]


def test_smoke_tyrant_keeps_the_treasure_among_seven_cards_of_the_center_deck():
    """DU-20, DU-67: none of the seven enters the row, so no Fate; its own place is filled first."""
    center = ["Hedron Dredger", *SEVEN, "Phasefiend"]
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=center, discard=["Militia"])
    game.do("defeat Smoke Tyrant")
    assert (game.honor(), game.names("trophies")) == (4, ["Smoke Tyrant"])
    assert sorted(game.names("hoard")) == [DARK, SHARD, SHARD]
    assert game.names("void") == ["Oxipede", "Mosaic Horn", "Webclaw", "Raven Siren"]
    assert (game.names("center_row")[0], game.names("center_deck")[0]) == ("Hedron Dredger", "Phasefiend")
    assert game.names("discard") == ["Militia"]


def test_smoke_tyrant_gives_an_energy_per_treasure_under_it_once_per_turn():
    """DU-68, DU-69: already in the turn it was defeated, and it is not banished."""
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=["Hedron Dredger", *SEVEN])
    game.do("defeat Smoke Tyrant", "use Smoke Tyrant")
    assert (game.energy, game.names("trophies")) == (3, ["Smoke Tyrant"])
    assert "use Smoke Tyrant" not in game.moves()


def test_smoke_tyrant_gives_its_energy_in_every_turn_of_its_owner():
    """DU-68: and only then."""
    game = dark(trophies=[on("Smoke Tyrant", SHARD, DARK)])
    game.do("use Smoke Tyrant", "end turn")
    assert "use Smoke Tyrant" not in game.moves()
    game.do("end turn", "use Smoke Tyrant")
    assert game.energy == 2


def test_smoke_tyrant_leaves_treasure_under_itself_in_the_row_to_the_discard_pile():
    """ROV-62: it is acquired as usual."""
    center = [
        "Hedron Dredger",
        "Oxipede",
        "Webclaw",
        "Oxipede",
        "Webclaw",
        "Oxipede",
        "Oxipede",
        "Phasefiend",
    ]
    game = dark(power=7, center_row=[on("Smoke Tyrant", SHARD, SHARD)], center_deck=center)
    game.do("defeat Smoke Tyrant")
    assert (game.names("discard"), game.names("hoard")) == ([SHARD, SHARD], [])


def test_smoke_tyrant_goes_on_with_a_rebuilt_center_deck():
    """DU-80: what was banished so far is shuffled in; treasure under the Tyrant stays there."""
    center = ["Hedron Dredger", SHARD, "Oxipede"]
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=center, exact=["center_deck"])
    game.do("defeat Smoke Tyrant")
    assert game.names("hoard") == [SHARD]
    assert game.names("void") + game.names("center_deck") == ["Oxipede"]


def test_vault_lich_entering_banishes_every_card_with_treasure_under_it():
    """DU-63, DU-64, ROV-47: all leave first; their treasure goes with them and nobody gets a reward."""
    row = ["Phasefiend", on("Oxipede"), "Webclaw", on("Mosaic Horn", SHARD, DARK)]
    center = ["Vault Lich", "Hedron Dredger", "Raven Siren"]
    game = dark(power=2, center_row=row, center_deck=center)
    game.do("defeat Phasefiend")
    expected = ["Phasefiend", "Oxipede", SHARD, "Mosaic Horn", SHARD, DARK]
    assert (game.names("void"), game.honor()) == (expected, 1)
    assert game.names("center_row")[:4] == ["Vault Lich", "Hedron Dredger", "Webclaw", "Raven Siren"]


def test_vault_lich_entering_on_treasure_banishes_itself():
    """DU-65: there is no exception for it."""
    game = dark(power=2, center_row=["Phasefiend"], center_deck=[SHARD, "Vault Lich", "Raven Siren"])
    game.do("defeat Phasefiend")
    assert game.names("void") == ["Phasefiend", "Vault Lich", SHARD]
    assert game.names("center_row")[0] == "Raven Siren"


def test_vault_lich_gives_three_honor_and_may_banish_a_card_with_treasure():
    """ROV-52: also the card that replaced it."""
    row = ["Vault Lich", on("Oxipede"), "Webclaw"]
    game = dark(power=3, center_row=row, center_deck=[SHARD, "Mosaic Horn"])
    game.do("defeat Vault Lich")
    assert game.honor() == 3
    assert game.moves() == ["banish Mosaic Horn from center row", "banish Oxipede from center row", "decline"]
    game.do("banish Oxipede from center row")
    assert game.names("void") == ["Vault Lich", "Oxipede", SHARD]


def test_vault_lich_finds_no_card_with_treasure():
    game = dark(power=3, center_row=["Vault Lich", "Oxipede"])
    game.do("defeat Vault Lich")
    assert (game.honor(), game.moves()[-1]) == (3, "end turn")


THREE = ["Mosaic Horn", "Hedron Dredger", "Riftwalker's Axe"]


def test_webclaw_strikes_opponents_with_three_constructs():
    """ROV-81: who choose themselves, in turn order."""
    opponents = [{"constructs": ["Mosaic Horn", "Voidfeeder"]}, {"constructs": THREE}]
    game = both(energy=2, power=4, center_row=["Webclaw"], opponents=opponents)
    game.do("defeat Webclaw")
    assert (game.asks(), game.honor()) == (2, 3)
    assert game.moves() == [f"destroy {name}" for name in THREE]
    game.do("destroy Hedron Dredger")
    assert game.names("discard", 2) == ["Hedron Dredger"]
    assert game.names("constructs", 1) == ["Mosaic Horn", "Voidfeeder"]


def test_webclaw_energized_strikes_every_opponent():
    """ROV-28: once, not twice."""
    opponents = [{"constructs": ["Voidfeeder"]}, {"constructs": THREE}]
    game = both(energy=3, power=4, center_row=["Webclaw"], opponents=opponents)
    game.do("defeat Webclaw", "destroy Mosaic Horn")
    assert (game.names("constructs", 1), game.names("constructs", 2)) == ([], THREE[1:])
    assert (game.asks(), game.moves()[-1]) == (0, "end turn")
