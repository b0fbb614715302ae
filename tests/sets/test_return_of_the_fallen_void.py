"""What the Void cards of Return of the Fallen do."""

from tests.sets.fallen import fallen, rise

BUY = "use Sadranis, Dark Emissary"


def test_arbiter_of_fate_draws_and_may_banish():
    game = fallen(hand=["Arbiter of Fate", "Militia"], discard=["Apprentice"])
    game.do("play Arbiter of Fate", "banish Apprentice from discard pile")
    assert (game.names("removed"), len(game.names("hand"))) == (["Apprentice"], 2)


def test_arbiter_of_fate_lets_each_player_banish_when_it_enters():
    """ROTF-12, ROTF-13: also from hand."""
    game = fallen(
        power=3, center_row=["Sordid Asp"], center_deck=["Arbiter of Fate"], hand=["Militia"],
        opponents=[{"hand": ["Apprentice"]}],
    )  # fmt: skip
    game.do("defeat Sordid Asp", "decline")
    assert game.asks() == 1
    game.do("banish Apprentice from hand")
    assert game.names("hand", 1) == []


def test_black_hole_banishes_a_card_from_hand_for_power():
    game = fallen(constructs=["Black Hole"], hand=["Apprentice"])
    game.do("use Black Hole", "banish Apprentice from hand")
    assert game.power == 1
    assert "use Black Hole" not in game.moves()


def test_black_watch_elite_gives_power_and_may_banish():
    game = fallen(hand=["Black Watch Elite", "Apprentice"])
    game.do("play Black Watch Elite", "banish Apprentice from hand")
    assert (game.power, game.names("removed")) == (3, ["Apprentice"])


def test_deathseeker_gives_honor_when_it_is_banished_from_hand_or_discard_pile():
    game = fallen(hand=["Deathseeker", "Black Watch Elite", "Arbiter of Fate"], discard=["Deathseeker"])
    game.do("play Black Watch Elite", "banish Deathseeker from hand")
    assert game.honor() == 3
    game.do("play Arbiter of Fate", "banish Deathseeker from discard pile")
    assert (game.honor(), game.names("void")) == (6, ["Deathseeker", "Deathseeker"])


def test_deathseeker_gives_nothing_when_it_is_banished_from_the_center_row():
    game = fallen(hand=["Deathseeker", "Eternal Askara"], center_row=["Deathseeker"])
    game.do("play Deathseeker", "play Eternal Askara", "banish Deathseeker from center row")
    assert (game.power, game.honor()) == (2, 0)


def test_deathseeker_gives_honor_in_the_turn_of_another():
    game = fallen(
        power=3,
        center_row=["Sordid Asp"],
        center_deck=["Arbiter of Fate"],
        opponents=[{"hand": ["Deathseeker"]}],
    )
    game.do("defeat Sordid Asp", "banish Deathseeker from hand")
    assert (game.honor(0), game.honor(1)) == (1, 3)


def test_guardian_of_sadranis_gives_honor_for_the_next_monster_of_the_row():
    """ROTF-37: the Cultist does not count."""
    game = fallen(hand=["Guardian of Sadranis"], power=8, center_row=["Doom Weeper", "Sordid Asp"])
    game.do("play Guardian of Sadranis", "defeat Cultist")
    assert game.honor() == 1
    game.do("defeat Doom Weeper")
    assert game.honor() == 5
    game.do("defeat Sordid Asp")
    assert game.honor() == 6


def test_guardian_of_sadranis_counts_a_monster_of_the_void():
    """ROTF-37: the card names the void."""
    game = fallen(hand=["Guardian of Sadranis", "Sadranis, Dark Emissary"], void=["Doom Weeper"])
    game.do("play Guardian of Sadranis", "play Sadranis, Dark Emissary", BUY)
    assert (game.honor(), game.power) == (4, 0)


def test_sadranis_dark_emissary_defeats_a_monster_of_the_void_once_this_turn():
    """ROTF-36, ROTF-39: its power is paid, and it goes under the center deck."""
    game = fallen(hand=["Sadranis, Dark Emissary"], power=8, void=["Doom Weeper", "Fire Tyrant"])
    game.do("play Sadranis, Dark Emissary", BUY, "defeat Fire Tyrant from the void")
    assert (game.power, game.honor(), game.names("void")) == (5, 6, ["Doom Weeper"])
    assert game.names("center_deck")[-1] == "Fire Tyrant"
    assert BUY not in game.moves()


def test_sadranis_dark_emissary_does_not_keep_a_trophy():
    """ROTF-39: it goes to the bottom of the center deck, too."""
    game = rise(hand=["Sadranis, Dark Emissary"], power=9, void=["Vault Sphinx"])
    game.do("play Sadranis, Dark Emissary", BUY)
    assert (game.names("trophies"), game.names("center_deck")[-1]) == ([], "Vault Sphinx")
