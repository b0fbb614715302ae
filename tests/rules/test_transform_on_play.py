"""Transforming instead of being played, from play, and by a reward."""

import pytest

import vigil
from tests.sets.shards import DU, SHARD, both, dark

TWO = [
    ("Gemcatcher Spirit", "Otherworldly Guide"),
    ("Honiskrot Tribesman", "Honiskrot Chieftain"),
    ("Scrap Scrabbler", "Scrabbling Squad"),
    ("Voidsworn Warrior", "Voidsworn Champion"),
]
FOUR = [
    ("Toric, Devoted Disciple", "Toric, Ascendant"),
    ("Jakeb, Cobra Shaman", "Jakeb, Cobra King"),
    ("Azerax of the Black Watch", "Azerax, Nyx's Chosen"),
    ("Yolothian Monolith", "Yolocryx, the Guardian"),
]
ALL = [(*sides, 2) for sides in TWO] + [(*sides, 4) for sides in FOUR]


@pytest.mark.parametrize(("front", "back", "threshold"), ALL)
def test_a_card_transforms_instead_of_being_played(front, back, threshold):
    """DU-21, DU-22, DU-23, DU-39: no effect, not played, and the new version goes to the hand."""
    game = dark(energy=threshold, hand=[front])
    game.do(f"play {front}")
    assert (game.names("hand"), game.names("played"), game.names("constructs")) == ([back], [], [])
    assert (game.runes, game.power, game.honor()) == (0, 0, 0)


@pytest.mark.parametrize(("front", "back", "threshold"), ALL)
def test_a_front_below_its_threshold_is_played(front, back, threshold):
    """DU-27, DU-39: and energy gained afterwards does not transform it in that turn."""
    game = dark(energy=threshold - 1, hand=[front, SHARD], center_row=["Mosaic Horn"], exact=["deck"])
    game.do(f"play {front}")
    while game.moves()[-1] == "decline" or "copy" in game.moves()[0]:
        game.do(game.moves()[-1])
    game.do(f"play {SHARD}")
    assert front in game.names("played") + game.names("constructs")
    assert back not in game.names("hand")


def test_a_transformed_card_was_not_played_and_cannot_be_copied():
    """DU-23, DU-24: Ulu finds nothing."""
    game = both(energy=2, hand=["Honiskrot Tribesman", "Ulu, Askara Prince"])
    game.do("play Honiskrot Tribesman", "play Ulu, Askara Prince")
    assert (game.runes, game.moves()[-1]) == (0, "end turn")


def test_transforming_is_no_choice():
    """DU-25: with the energy there is one way to play it."""
    game = dark(energy=2, hand=["Honiskrot Tribesman"])
    assert [move for move in game.moves() if "Tribesman" in move] == ["play Honiskrot Tribesman"]
    game.do("play Honiskrot Tribesman")
    assert game.names("hand") == ["Honiskrot Chieftain"]


def test_a_transformed_card_can_be_played_in_the_same_turn():
    """DU-26: it is an ordinary card of the hand."""
    game = dark(energy=2, hand=["Voidsworn Warrior"])
    game.do("play Voidsworn Warrior", "play Voidsworn Champion")
    assert (game.power, game.names("played")) == (4, ["Voidsworn Champion"])


def test_a_transformed_card_stays_what_it_is():
    """DU-28: through discard pile, deck and hand."""
    game = dark(energy=2, hand=["Scrap Scrabbler"], exact=["deck"])
    game.do("play Scrap Scrabbler", "end turn")
    assert game.names("hand") == ["Scrabbling Squad"]
    game.do("end turn", "play Scrabbling Squad", "end turn", "end turn")
    assert game.names("hand") == ["Scrabbling Squad"]


def test_a_new_game_begins_with_the_original_sides():
    """DU-29, DU-33: whatever was transformed before."""
    game = dark(energy=2, hand=["Scrap Scrabbler"])
    game.do("play Scrap Scrabbler")
    fresh = str(vigil.Game.new(sets=[DU], players=2, seed=1).position())
    assert fresh.count("'Scrap Scrabbler'") == 2
    assert "Scrabbling Squad" not in fresh


def test_a_card_is_in_the_game_with_one_of_its_sides():
    """DU-30, DU-31: the original is neither in the void nor anywhere else."""
    game = dark(energy=2, hand=["Scrap Scrabbler"])
    game.do("play Scrap Scrabbler")
    position = str(game.position())
    assert ("'Scrap Scrabbler'" in position, "Scrabbling Squad" in position) == (False, True)
    assert (game.names("void"), game.names("removed")) == ([], [])


def test_the_side_a_card_shows_is_scored():
    """DU-32: three for the Guide, one for the Spirit."""
    assert dark(discard=["Gemcatcher Spirit"]).score() == 1
    assert dark(discard=["Otherworldly Guide"]).score() == 3


def test_no_transformed_side_can_be_acquired():
    """DU-34: only by transforming; here after the void was shuffled into the center deck (DU-43)."""
    row = ["Mosaic Horn", "Hedron Dredger", "Oxipede", "Webclaw", "Riftwalker's Axe", "Charging Chamber"]
    void = ["Otherworldly Guide", "Otherworldly Guide"]
    game = dark(runes=3, void=void, center_row=row, exact=["center_deck"])
    game.do("acquire Mosaic Horn")
    assert game.names("center_row")[0] == "Gemcatcher Spirit"
    assert game.names("center_deck") == ["Gemcatcher Spirit"]


def test_a_transformed_card_put_into_the_hand_is_not_acquired():
    """DU-35, DU-36: Oras gives nothing, for Erabus neither."""
    game = both(
        energy=2, power=9, hand=["Oras, the Redeemer", "Scrap Scrabbler"], center_row=["Erabus, the Exiled"]
    )
    game.do("play Oras, the Redeemer", "play Scrap Scrabbler", "defeat Erabus, the Exiled")
    assert sorted(game.names("hand")) == ["Erabus, Son of Nyx", "Scrabbling Squad"]
    assert game.honor() == 0


def test_a_discount_for_the_next_hero_is_not_used_up_by_transforming():
    """DU-35: Raven Siren still waits for an acquisition."""
    game = dark(energy=2, hand=["Raven Siren", "Scrap Scrabbler"])
    game.do("play Raven Siren", "play Scrap Scrabbler", "acquire Mystic")
    assert game.runes == 0


def test_a_copy_of_a_transform_card_transforms_nothing():
    """DU-37, DU-38: it gives the ordinary effect of the front, also with the energy."""
    game = both(energy=2, hand=["Ulu, Askara Prince"], played=["Honiskrot Tribesman"])
    game.do("play Ulu, Askara Prince")
    assert (game.runes, game.names("hand")) == (2, [])
    assert game.names("played") == ["Honiskrot Tribesman", "Ulu, Askara Prince"]


def test_yolothian_monolith_in_play_transforms_when_its_controller_likes():
    """DU-40, DU-74: or not at all."""
    game = dark(energy=4, constructs=["Yolothian Monolith"])
    assert game.names("constructs") == ["Yolothian Monolith"]
    game.do("use Yolothian Monolith", "play Yolocryx, the Guardian")
    assert (game.power, game.names("constructs")) == (5, [])
    game = dark(energy=4, constructs=["Yolothian Monolith"])
    game.do("end turn", "end turn")
    assert game.names("constructs") == ["Yolothian Monolith"]


def test_yolothian_monolith_played_with_the_energy_is_never_in_play():
    """DU-41: the general rule has no exception for it."""
    game = both(energy=4, hand=["Yolothian Monolith"], constructs=["Charging Chamber", "Portabillet"])
    game.do("play Yolothian Monolith")
    assert (game.energy, game.names("hand")) == (4, ["Yolocryx, the Guardian"])


def test_erabus_is_transformed_by_his_reward():
    """DU-42: he does not go to the void."""
    game = dark(power=9, center_row=["Erabus, the Exiled"])
    game.do("defeat Erabus, the Exiled")
    assert (game.names("hand"), game.names("void"), game.score()) == (["Erabus, Son of Nyx"], [], 7)


@pytest.mark.parametrize(("front", "back"), [*TWO, *FOUR, ("Erabus, the Exiled", "Erabus, Son of Nyx")])
def test_a_banished_transformed_card_comes_back_with_its_original_side(front, back):
    """DU-43: in the void it lies as it is, in the center deck as it was."""
    row = ["Mosaic Horn", "Hedron Dredger", "Oxipede", "Webclaw", "Riftwalker's Axe", "Charging Chamber"]
    game = dark(runes=3, hand=["Arbiter of the Lost", back], center_row=row, exact=["center_deck"])
    game.do("play Arbiter of the Lost", f"banish {back} from hand")
    assert game.names("void") == [back]
    game.do("acquire Mosaic Horn")
    assert game.names("center_row")[0] == front


def test_the_threshold_alone_transforms_no_card_in_hand():
    """DU-73: a front that is not played is discarded as it is."""
    game = dark(energy=1, hand=["Scrap Scrabbler", SHARD], exact=["deck"])
    game.do(f"play {SHARD}")
    assert game.names("hand") == ["Scrap Scrabbler"]
    game.do("end turn")
    assert sorted(game.names("hand") + game.names("discard")) == [SHARD, "Scrap Scrabbler"]


def test_an_energized_monolith_transforms_below_its_threshold():
    """DU-75: Hedron Dredger lets it."""
    game = dark(constructs=["Hedron Dredger", "Yolothian Monolith", "Charging Chamber"])
    assert "use Yolothian Monolith" not in game.moves()
    game.do("use Hedron Dredger", "use Yolothian Monolith")
    assert (game.energy, game.names("hand")) == (0, ["Yolocryx, the Guardian"])


def test_everybody_sees_a_card_transform():
    """DU-21: the new version goes to the hand in the open, and only its owner knows the rest of the hand."""
    game = dark(energy=2, hand=["Scrap Scrabbler", "Militia"])
    game.do("play Scrap Scrabbler")
    assert game.view(1).to_data()["players"][0]["hand_known"] == ["Scrabbling Squad"]
    assert "Scrap Scrabbler transforms into Scrabbling Squad" in game.log(1)
