"""The Lifebound cards of Darkness Unleashed."""

import pytest

from tests.sets.shards import DARK, SHARD, both, dark, on

STARTING_SHARD = "Energy Shard (starting)"


@pytest.mark.parametrize(("energy", "gained"), [(2, 2), (3, 4)])
def test_dendris_the_gladewyrm_gives_two_of_each_and_with_energy_two_more(energy, gained):
    game = dark(energy=energy, hand=["Dendris the Gladewyrm"])
    game.do("play Dendris the Gladewyrm")
    assert (game.runes, game.power, game.honor()) == (gained, gained, gained)


def test_gem_eater_leprechaun_gives_two_runes_and_two_energy():
    """ROV-17: energy of a hero counts like that of a shard."""
    game = dark(hand=["Gem-Eater Leprechaun"], constructs=["Mosaic Horn"])
    game.do("play Gem-Eater Leprechaun", "use Mosaic Horn")
    assert (game.runes, game.energy) == (4, 2)


def test_honiskrot_tribesman_gives_a_rune():
    game = dark(energy=1, hand=["Honiskrot Tribesman"])
    game.do("play Honiskrot Tribesman")
    assert (game.runes, game.names("played")) == (1, ["Honiskrot Tribesman"])


def test_honiskrot_tribesman_transforms_with_two_energy_and_gives_no_rune():
    """DU-21, DU-22, DU-39: the rulebook's example."""
    game = dark(energy=2, hand=["Honiskrot Tribesman"])
    game.do("play Honiskrot Tribesman")
    assert (game.runes, game.names("hand")) == (0, ["Honiskrot Chieftain"])


def test_honiskrot_chieftain_gives_three_runes():
    """DU-26: in the same turn, if its owner likes."""
    game = dark(energy=2, hand=["Honiskrot Tribesman"])
    game.do("play Honiskrot Tribesman", "play Honiskrot Chieftain")
    assert (game.runes, game.score()) == (3, 3)


@pytest.mark.parametrize("energy", [0, 3])
def test_jakeb_cobra_shaman_gives_three_honor(energy):
    game = dark(energy=energy, hand=["Jakeb, Cobra Shaman"])
    game.do("play Jakeb, Cobra Shaman")
    assert game.honor() == 3


def test_jakeb_cobra_shaman_transforms_with_four_energy():
    """DU-21, DU-39: and gives no honor."""
    game = dark(energy=4, hand=["Jakeb, Cobra Shaman"])
    game.do("play Jakeb, Cobra Shaman")
    assert (game.honor(), game.names("hand")) == (0, ["Jakeb, Cobra King"])


def test_jakeb_cobra_king_gives_six_honor_that_is_not_doubled():
    """DU-57, DU-58: neither his own honor nor what came before."""
    game = dark(power=2, hand=["Jakeb, Cobra King"])
    game.do("defeat Cultist", "play Jakeb, Cobra King")
    assert game.honor() == 1 + 6


def test_jakeb_cobra_king_doubles_all_honor_gained_afterwards():
    """DU-56: rewards and heroes alike, to the end of the turn."""
    game = dark(power=5, hand=["Jakeb, Cobra King", "Moken, the Huntmaster"], center_row=["Oxipede"])
    game.do("play Jakeb, Cobra King", "defeat Cultist", "defeat Oxipede", "play Moken, the Huntmaster")
    assert game.honor() == 6 + 2 + 4 + 10


def test_jakeb_cobra_king_takes_the_doubled_honor_from_the_pool():
    """DU-56: it is gained like any other."""
    game = dark(power=2, honor_pool=60, hand=["Jakeb, Cobra King"])
    game.do("play Jakeb, Cobra King", "defeat Cultist")
    assert game.honor_pool == 60 - 6 - 2


def test_jakeb_cobra_king_works_for_one_turn_and_his_player_only():
    opponents = [{"hand": ["Militia", "Militia"]}]
    game = dark(hand=["Jakeb, Cobra King"], deck=["Militia"] * 2, opponents=opponents)
    game.do("play Jakeb, Cobra King", "end turn", "play Militia", "play Militia", "defeat Cultist")
    assert game.honor(1) == 1
    game.do("end turn", "play Militia", "play Militia", "defeat Cultist")
    assert game.honor() == 6 + 1


def test_jakeb_cobra_king_copied_doubles_once_only():
    """DU-78: the six of the copy are doubled, as of another card; what follows is not fourfold."""
    game = both(power=2, hand=["Jakeb, Cobra King", "Ulu, Askara Prince"])
    game.do("play Jakeb, Cobra King", "play Ulu, Askara Prince")
    assert game.honor() == 6 + 12
    game.do("defeat Cultist")
    assert game.honor() == 6 + 12 + 2


def test_moken_the_huntmaster_gives_five_honor():
    game = dark(hand=["Moken, the Huntmaster"])
    game.do("play Moken, the Huntmaster")
    assert game.honor() == 5


def test_moken_the_huntmaster_is_worth_an_honor_per_treasure_of_its_owner():
    """DU-54, DU-55: of every kind, wherever it is among the player's cards."""
    game = dark(
        hand=["Moken, the Huntmaster", SHARD],
        discard=[DARK],
        deck=[STARTING_SHARD],
        played=[SHARD, "Militia"],
    )
    assert game.score() == 4


def test_moken_the_huntmaster_counts_neither_other_players_treasure_nor_a_hoard():
    """DU-55, DU-70: treasure under a trophy is in nobody's deck."""
    game = dark(
        discard=["Moken, the Huntmaster"],
        trophies=[on("Smoke Tyrant", SHARD)],
        opponents=[{"discard": [SHARD]}],
    )
    assert game.score() == 0


def test_mosaic_horn_gives_two_runes_with_two_energy():
    game = dark(energy=2, constructs=["Mosaic Horn"])
    game.do("use Mosaic Horn")
    assert game.runes == 2
    assert "use Mosaic Horn" not in game.moves()
    assert "use Mosaic Horn" not in dark(energy=1, constructs=["Mosaic Horn"]).moves()


def test_raven_siren_gives_a_rune():
    game = dark(hand=["Raven Siren"])
    game.do("play Raven Siren")
    assert game.runes == 1


def test_raven_siren_makes_the_next_hero_cheaper_by_the_energy_gained():
    """ROV-30, ROV-31: later energy does not raise it."""
    row = ["Arbiter of the Lost", "Anointed Askara", "Mosaic Horn"]
    game = dark(energy=3, hand=["Raven Siren", SHARD], center_row=row)
    game.do("play Raven Siren", f"play {SHARD}")
    acquired = [move for move in game.moves() if move.startswith("acquire")]
    assert acquired == ["acquire Arbiter of the Lost", "acquire Mystic", "acquire Heavy Infantry"]
    game.do("acquire Arbiter of the Lost")
    assert game.runes == 0


def test_raven_siren_is_used_up_by_a_basic_hero():
    game = dark(energy=3, runes=3, hand=["Raven Siren"], center_row=["Anointed Askara"])
    game.do("play Raven Siren", "acquire Mystic")
    assert game.runes == 4
    assert "acquire Anointed Askara" not in game.moves()


def test_raven_siren_is_used_up_by_a_free_hero():
    """ROV-74: paid for or not."""
    row = ["Arbiter of the Lost", "Honiskrot Tribesman"]
    game = dark(energy=3, hand=["Raven Siren", "Toric, Ascendant"], center_row=row)
    game.do("play Raven Siren", "play Toric, Ascendant", "acquire Honiskrot Tribesman to hand")
    assert "acquire Arbiter of the Lost" not in game.moves()


def test_raven_siren_adds_up_with_another():
    """ROV-74: both apply to the same hero, and the cost stays above zero."""
    game = dark(energy=3, hand=["Raven Siren", "Raven Siren"], center_row=["Nyxian Ritualist"])
    game.do("play Raven Siren", "play Raven Siren", "acquire Nyxian Ritualist")
    assert game.runes == 2


def test_raven_siren_is_lost_at_the_end_of_the_turn():
    game = dark(energy=9, hand=["Raven Siren"], center_row=["Nyxian Ritualist"])
    game.do("play Raven Siren", "end turn", "end turn")
    assert "acquire Nyxian Ritualist" not in game.moves()
