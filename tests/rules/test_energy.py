"""Energy and Energize."""

import pytest

from tests.sets.shards import DARK, SHARD, both, dark, rise
from vigil.language import Energize, EnergyGained, Gain, HonorGained, If


def test_energy_is_counted_anew_every_turn():
    """ROV-13: nothing is carried over, and nobody else has it."""
    game = rise(hand=[SHARD])
    assert game.energy == 0
    game.do(f"play {SHARD}")
    assert game.energy == 1
    game.do("end turn")
    assert game.energy == 0
    game.do("end turn")
    assert game.energy == 0


def test_using_an_energize_ability_spends_no_energy():
    """ROV-14: it is only looked at."""
    game = rise(energy=4, constructs=["Ogo Demontrap", "Foresight Monacle"])
    game.do("use Ogo Demontrap: gain 3 honor", "use Foresight Monacle")
    assert (game.energy, game.honor(), game.runes) == (4, 3, 1)


def test_energy_pays_for_nothing():
    """ROV-15: neither runes nor power."""
    game = rise(energy=6, center_row=["Spirit Merchant", "Serpent Siren"])
    assert game.moves() == ["end turn"]


def test_an_energy_shard_gives_its_energy_before_its_card():
    """ROV-16, DU-11: every kind of shard, in this order."""
    for shard in (SHARD, DARK, "Energy Shard (starting)"):
        game = both(hand=[shard], deck=["Darkwalker"])
        game.do(f"play {shard}")
        assert game.kinds() == ["played", "gained", "drew"]


@pytest.mark.parametrize(
    ("table", "move", "energy"),
    [
        ({"hand": ["Nyxian Spiritcaster"]}, "play Nyxian Spiritcaster", 3),
        ({"constructs": ["Tome of Erabus"]}, "use Tome of Erabus", 1),
        ({"trophies": ["Vault Sphinx"]}, "use Vault Sphinx", 2),
        ({"hand": [SHARD]}, f"play {SHARD}", 1),
    ],
)
def test_energy_is_the_same_wherever_it_comes_from(table, move, energy):
    """ROV-17: heroes, constructs, trophies and shards."""
    constructs = [*table.get("constructs", []), "Foresight Monacle"]
    game = rise(**{**table, "constructs": constructs}, energy=4 - energy, exact=["deck"])
    assert "use Foresight Monacle" not in game.moves()
    game.do(move)
    assert "use Foresight Monacle" in game.moves()


@pytest.mark.parametrize(("energy", "power"), [(2, 2), (3, 4), (4, 4)])
def test_exactly_the_threshold_is_enough(energy, power):
    """ROV-18: and more is as good."""
    game = rise(energy=energy, hand=["Blackwatch Vanquisher"])
    game.do("play Blackwatch Vanquisher")
    assert game.power == power


def test_the_same_energy_serves_any_number_of_lines():
    """ROV-19: one energy, three bonuses."""
    game = rise(energy=1, hand=["Leotan's Familiar"] * 3)
    game.do("play Leotan's Familiar", "play Leotan's Familiar", "play Leotan's Familiar")
    assert game.honor() == 6


def test_a_hero_looks_at_the_energy_gained_before_it_is_played():
    """ROV-20, ROV-21: what comes later gives no bonus afterwards."""
    game = rise(hand=["Leotan's Familiar", SHARD])
    game.do("play Leotan's Familiar", f"play {SHARD}")
    assert game.honor() == 0
    game = rise(hand=["Leotan's Familiar", SHARD])
    game.do(f"play {SHARD}", "play Leotan's Familiar")
    assert game.honor() == 2


def test_a_construct_works_from_the_moment_the_threshold_is_reached():
    """ROV-22: whether it came into play before the energy, in this turn or an earlier one, or after it."""
    game = dark(hand=["Mosaic Horn", "Gem-Eater Leprechaun"], constructs=["Riftwalker's Axe"])
    game.do("play Mosaic Horn")
    assert not {"use Mosaic Horn", "use Riftwalker's Axe"} & set(game.moves())
    game.do("play Gem-Eater Leprechaun", "use Mosaic Horn", "use Riftwalker's Axe")
    assert (game.runes, game.power) == (4, 2)
    game = dark(energy=2, hand=["Mosaic Horn"])
    game.do("play Mosaic Horn", "use Mosaic Horn")
    assert game.runes == 2


def test_every_copy_of_a_construct_has_one_use_a_turn():
    """ROV-23: however much energy there is."""
    game = dark(energy=8, constructs=["Mosaic Horn", "Mosaic Horn"])
    game.do("use Mosaic Horn", "use Mosaic Horn")
    assert game.runes == 4
    assert "use Mosaic Horn" not in game.moves()


def test_a_construct_with_two_abilities_can_use_both():
    """ROV-24: the ordinary one and the one with Energize."""
    game = rise(energy=5, hand=["Portabillet"])
    game.do("play Portabillet", "use Portabillet")
    assert len(game.names("hand")) == 2


def test_a_construct_needs_its_energy_anew_every_turn():
    """ROV-25: that of earlier turns does not count."""
    game = dark(energy=2, constructs=["Mosaic Horn"])
    game.do("end turn", "end turn")
    assert "use Mosaic Horn" not in game.moves()


def test_a_monster_looks_at_the_energy_when_its_reward_is_gained():
    """ROV-26: not earlier and not later."""
    game = dark(power=6, hand=["Gem-Eater Leprechaun"], center_row=["Oxipede", "Oxipede"])
    game.do("defeat Oxipede", "play Gem-Eater Leprechaun")
    assert game.honor() == 2
    game.do("defeat Oxipede")
    assert game.honor() == 2 + 4


def test_a_monster_defeated_without_paying_has_its_energize_line_too():
    """ROV-27: Oxipede by way of Valiant Ascetic."""
    game = dark(energy=2, hand=["Valiant Ascetic"], center_row=["Oxipede"])
    game.do("play Valiant Ascetic")
    game.do(game.moves()[0], "defeat Oxipede")
    assert game.honor() == 4


def test_a_line_that_replaces_another_leaves_only_one_of_them():
    """ROV-28: Monastic Tutor acquires one card, not two."""
    game = rise(energy=1, hand=["Monastic Tutor"])
    game.do("play Monastic Tutor", "acquire Mystic to hand")
    assert game.left("Mystic") == 25
    assert "end turn" in game.moves()


def test_a_line_that_replaces_nothing_is_added():
    """ROV-29: Dendris gives two of everything twice."""
    game = dark(energy=3, hand=["Dendris the Gladewyrm"])
    game.do("play Dendris the Gladewyrm")
    assert (game.runes, game.power, game.honor()) == (4, 4, 4)


@pytest.mark.parametrize("energy", [0, 1, 7])
def test_energize_without_a_number_gives_one_per_energy(energy):
    """ROV-30: and nothing at zero."""
    game = rise(energy=energy, power=5, hand=["Illiya the Demonborn"], center_row=["Deviant Fiend"])
    game.do("play Illiya the Demonborn", "defeat Deviant Fiend")
    assert (game.power, game.honor()) == (4 + energy, 3 + energy)


def test_the_amount_is_taken_when_the_line_resolves():
    """ROV-31: neither power already gained nor a discount that waits grows with later energy."""
    game = both(energy=1, hand=["Illiya the Demonborn", "Raven Siren", "Nyxian Ritualist"])
    game.do("play Illiya the Demonborn", "play Raven Siren", "play Nyxian Ritualist")
    assert game.power == 5 + 3
    game.do("acquire Heavy Infantry")
    assert game.runes == 0


def test_a_copy_looks_at_the_energy_gained_when_it_is_made():
    """ROV-32: Darkwalker had none when it was played."""
    game = rise(hand=["Darkwalker", "Reality Sculptor", SHARD], deck=["Mystic"], discard=["Militia"])
    game.do("play Darkwalker", f"play {SHARD}", "play Reality Sculptor")
    assert game.moves() == ["banish Mystic from hand", "banish Militia from discard pile", "decline"]


def test_energy_from_an_earlier_line_of_the_same_card_counts():
    """ROV-72: Ulu with one energy copies Spirit Merchant, has two, and copies once more."""
    game = rise(energy=1, hand=["Ulu, Askara Prince"], played=["Spirit Merchant"], exact=["deck"])
    game.do("play Ulu, Askara Prince")
    assert game.energy == 3


@pytest.mark.parametrize(("energy", "free"), [(3, False), (4, True)])
def test_a_permission_holds_at_any_time_once_the_energy_is_there(energy, free):
    """DU-71: Cacklecast Wretch and Oziah have no Energize line."""
    game = both(energy=energy, hand=[SHARD], center_row=["Cacklecast Wretch", "Oziah, Judge of Logos"])
    assert ("defeat Cacklecast Wretch" in game.moves()) is free
    game.do(f"play {SHARD}")
    assert "defeat Cacklecast Wretch" in game.moves()
    assert "acquire Oziah, Judge of Logos" not in game.moves()


def test_energize_on_an_energized_construct_is_used_once():
    """DU-48, DU-49, DU-76: through Hedron Dredger or through energy, not through both."""
    constructs = ["Hedron Dredger", "Charging Chamber", "Charging Chamber", "Mosaic Horn"]
    game = dark(energy=1, constructs=constructs, hand=[SHARD])
    game.do("use Hedron Dredger", f"play {SHARD}", "use Mosaic Horn")
    assert game.energy == 2
    assert "use Mosaic Horn" not in game.moves()


def test_energy_and_honor_gained_are_those_of_the_player_on_turn():
    """ROV-13: an opponent who does something in this turn has gained neither."""
    game = rise(energy=3, this_turn={"honor_gained": 3})
    for condition in (Energize(1), HonorGained(1)):
        game.carry_out(If(condition, Gain(honor=1)), seat=1)
    game.carry_out(Gain(honor=1, per=EnergyGained()), seat=1)
    assert game.honor(1) == 0
    game.carry_out(Gain(honor=1, per=EnergyGained()), seat=0)
    assert game.honor(0) == 3
