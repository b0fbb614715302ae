"""Every question and answer of the rulebook of Darkness Unleashed, played out."""

from tests.sets.shards import DARK, SHARD, both, dark


def test_how_do_transform_cards_work():
    """DU-21, DU-22, DU-23, DU-24: no rune from the Tribesman, who was not played and cannot be copied."""
    hand = ["Gem-Eater Leprechaun", "Honiskrot Tribesman", "Ulu, Askara Prince"]
    game = both(hand=hand, exact=["deck"])
    game.do("play Gem-Eater Leprechaun", "play Honiskrot Tribesman")
    assert (game.runes, game.names("hand")) == (2, ["Ulu, Askara Prince", "Honiskrot Chieftain"])
    game.do("play Ulu, Askara Prince")
    assert (game.runes, game.energy) == (6, 6)


def test_does_replication_drone_give_two_energy_with_charging_chamber():
    """DU-44: no, one."""
    game = dark(hand=["Replication Drone"], constructs=["Charging Chamber"])
    game.do("play Replication Drone")
    assert game.energy == 1


def test_does_replication_drone_work_in_the_discard_pile():
    """DU-45, DU-46: no, only in play, where it counts twice."""
    game = both(energy=3, constructs=["Zeta Arsenal", "Replication Drone"], discard=["Replication Drone"])
    game.do("use Zeta Arsenal")
    assert game.power == 3


def test_can_the_additional_construct_of_replication_drone_be_destroyed():
    """DU-47: no, an actual one is."""
    opponents = [{"constructs": ["Replication Drone"]}]
    game = dark(energy=3, power=4, center_row=["Webclaw"], opponents=opponents)
    game.do("defeat Webclaw")
    assert (game.names("constructs", 1), game.names("discard", 1)) == ([], ["Replication Drone"])


def test_is_the_card_that_copies_valiant_ascetic_banished():
    """DU-52: yes, it is the price."""
    game = both(hand=["Reality Sculptor"], played=["Valiant Ascetic"], center_row=["Oxipede"])
    game.do("play Reality Sculptor")
    game.do(game.moves()[0], "defeat Oxipede")
    assert game.names("void") == ["Reality Sculptor", "Oxipede"]


def test_how_does_moken_work_with_oras():
    """DU-53: the printed honor is zero, whatever treasure there is."""
    game = both(
        runes=3, hand=["Oras, the Redeemer"], discard=[SHARD, SHARD], center_row=["Moken, the Huntmaster"]
    )
    game.do("play Oras, the Redeemer", "acquire Moken, the Huntmaster")
    assert game.honor() == 0
    assert game.score() == 4 + 2


def test_does_anybody_see_the_card_on_a_dark_energy_shard_before_choosing():
    """DU-15, DU-16: no, the Fate is over before it is turned up."""
    game = dark(runes=2, center_row=["Scrap Scrabbler"], center_deck=[DARK, "Webclaw"])
    game.do("acquire Scrap Scrabbler")
    assert game.moves() == ["banish Scrap Scrabbler from discard pile", "decline"]
    assert game.names("center_deck")[0] == "Webclaw"


def test_does_jakeb_double_earlier_honor_or_his_own():
    """DU-56, DU-57, DU-58: neither; only what comes after him."""
    game = dark(power=4, hand=["Jakeb, Cobra King"])
    game.do("defeat Cultist", "play Jakeb, Cobra King", "defeat Cultist")
    assert game.honor() == 1 + 6 + 2


def test_what_does_it_mean_to_energize_a_construct():
    """DU-48, DU-50, DU-51: its Energize abilities work without the energy, once per turn."""
    game = both(constructs=["Hedron Dredger", "Replication Drone", "Zeta Arsenal"])
    game.do("use Hedron Dredger", "use Zeta Arsenal")
    assert (game.power, game.energy) == (4, 0)
    assert "use Hedron Dredger" not in game.moves()


def test_can_an_energized_construct_be_used_twice():
    """DU-49: no, not after its threshold was met."""
    game = both(energy=3, constructs=["Hedron Dredger", "Replication Drone", "Zeta Arsenal"])
    game.do("use Zeta Arsenal", "use Hedron Dredger")
    assert "use Zeta Arsenal" not in game.moves()


def test_does_oras_give_honor_for_transformed_cards():
    """DU-35, DU-36: no, Erabus included."""
    hand = ["Oras, the Redeemer", "Gemcatcher Spirit"]
    game = both(energy=2, power=9, hand=hand, center_row=["Erabus, the Exiled"])
    game.do("play Oras, the Redeemer", "play Gemcatcher Spirit", "defeat Erabus, the Exiled")
    assert game.honor() == 0


def test_why_does_arha_mentor_draw_first():
    """DU-59, DU-60: the lines of a card resolve from top to bottom."""
    game = dark(energy=2, hand=["Arha Mentor"], deck=["Militia"])
    game.do("play Arha Mentor", "banish Militia from hand", "acquire Mystic to hand")
    assert game.names("hand") == ["Mystic"]
