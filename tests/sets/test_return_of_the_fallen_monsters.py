"""What the monsters of Return of the Fallen do."""

from typing import Any

from tests.sets.fallen import both, fallen, rise
from vigil.rules.actions.settle import settle
from vigil.rules.table.row import banish as row_banish


def test_bazu_duke_of_scorn_lets_opponents_destroy_or_discard():
    game = fallen(
        power=6, center_row=["Bazu, Duke of Scorn"],
        opponents=[{"constructs": ["Black Hole", "Stone Circle"], "hand": ["Mystic", "Militia", "Mystic"]}],
    )  # fmt: skip
    game.do("defeat Bazu, Duke of Scorn")
    assert (game.honor(), game.asks(), len(game.moves())) == (4, 1, 2)
    game.do(game.moves()[1], "discard Mystic from hand", "discard Militia from hand")
    assert (game.names("hand", 1), len(game.names("constructs", 1))) == (["Mystic"], 2)


def test_bazu_duke_of_scorn_destroys_where_the_hand_is_too_small():
    game = fallen(
        power=6, center_row=["Bazu, Duke of Scorn"],
        opponents=[{"constructs": ["Black Hole", "Stone Circle"], "hand": ["Mystic"]}],
    )  # fmt: skip
    game.do("defeat Bazu, Duke of Scorn")
    assert (game.names("hand", 1), game.names("constructs", 1)) == (["Mystic"], [])


def test_bazu_duke_of_scorn_spares_those_without_constructs():
    game = fallen(power=6, center_row=["Bazu, Duke of Scorn"], opponents=[{"hand": ["Mystic"]}])
    game.do("defeat Bazu, Duke of Scorn")
    assert (game.names("hand", 1), game.asks()) == (["Mystic"], 0)


def test_doom_weeper_gives_honor_and_runes():
    game = fallen(power=4, center_row=["Doom Weeper"])
    game.do("defeat Doom Weeper")
    assert (game.honor(), game.runes) == (2, 2)


def test_fire_tyrant_gives_honor_and_opponents_discard():
    game = fallen(power=6, center_row=["Fire Tyrant"], opponents=[{"hand": ["Mystic", "Militia"]}])
    game.do("defeat Fire Tyrant", "discard Mystic from hand")
    assert (game.honor(), game.names("hand", 1)) == (6, ["Militia"])


def test_ravenous_gorph_banishes_its_neighbours_when_it_enters():
    """ROTF-18, ROTF-19: left and right of its place, and what cannot be banished stays."""
    row = ["Black Hole", "Sordid Asp", "Samael the Fallen"]
    game = fallen(power=3, center_row=row, center_deck=["Ravenous Gorph", "Lunar Stag"])
    game.do("defeat Sordid Asp")
    assert game.names("center_row")[:3] == ["Lunar Stag", "Ravenous Gorph", "Samael the Fallen"]
    assert game.names("void") == ["Sordid Asp", "Black Hole"]


def test_ravenous_gorph_at_the_end_of_the_row_has_one_neighbour():
    """ROTF-19: at an end of the row."""
    game = fallen(power=3, center_row=["Sordid Asp", "Black Hole"], center_deck=["Ravenous Gorph"])
    game.do("defeat Sordid Asp")
    assert game.names("void") == ["Sordid Asp", "Black Hole"]


def test_ravenous_gorph_sets_off_another():
    """ROTF-21: the replacements' Fates come after it."""
    game = fallen(
        power=3, center_row=["Sordid Asp", "Black Hole", "Stone Circle"],
        center_deck=["Ravenous Gorph", "Ravenous Gorph", "Lunar Stag", "Mystic"][:3],
    )  # fmt: skip
    game.do("defeat Sordid Asp")
    assert game.names("void") == ["Sordid Asp", "Black Hole", "Ravenous Gorph", "Stone Circle"]


def test_ravenous_gorph_may_banish_a_neighbour_of_the_place_it_had():
    """ROTF-20: after the refill, and not the card that replaced it."""
    row = ["Black Hole", "Ravenous Gorph", "Stone Circle"]
    game = fallen(power=3, center_row=row, center_deck=["Lunar Stag"])
    game.do("defeat Ravenous Gorph")
    assert game.moves() == [
        "banish Black Hole from center row", "banish Stone Circle from center row", "decline",
    ]  # fmt: skip
    game.do("banish Stone Circle from center row")
    assert (game.honor(), game.names("void")) == (3, ["Ravenous Gorph", "Stone Circle"])


def test_ravenous_gorph_that_was_banished_banishes_beside_the_place_it_had():
    """ROTF-40: a Fate that waits still happens. The second Gorph is banished by the first."""
    row = ["Sordid Asp", "Doom Weeper", "Black Hole", "Stone Circle", "Serpentcall"]
    deck = ["Ravenous Gorph", "Ravenous Gorph", "Lunar Stag", "Deathseeker", "Battery Monk"]
    game = both(center_row=row, center_deck=deck)
    row_banish(game.game, 0, [0, 1])
    settle(game.game)
    assert game.names("void")[2:] == ["Ravenous Gorph", "Ravenous Gorph", "Black Hole"]


def test_ravenous_gorph_is_remembered_in_a_saved_game():
    row = ["Black Hole", "Ravenous Gorph", "Stone Circle"]
    game = fallen(power=3, center_row=row)
    game.do("defeat Ravenous Gorph")
    again = type(game.game).from_data(game.game.to_data())
    assert [str(move) for move in again.legal_moves()] == game.moves()


def test_samael_the_fallen_stays_and_lets_monsters_be_acquired():
    """ROTF-30: the reward is gained as usual, and the monster goes to the discard pile."""
    game = fallen(power=12, center_row=["Samael the Fallen", "Doom Weeper"])
    game.do("defeat Samael the Fallen")
    assert (game.honor(), game.names("trophies"), game.names("void")) == (8, ["Samael the Fallen"], [])
    game.do("defeat Doom Weeper", "acquire Doom Weeper")
    assert (game.honor(), game.runes, game.names("discard")) == (10, 2, ["Doom Weeper"])


def test_samael_the_fallen_makes_monsters_heroes_that_give_their_power():
    """ROTF-30, ROTF-43: played it gives no reward, has no faction, and counts as a hero."""
    game = fallen(trophies=["Samael the Fallen"], hand=["Fire Tyrant", "Dandelion Witch"])
    game.do("play Fire Tyrant", "play Dandelion Witch")
    assert (game.power, game.honor(), game.score()) == (6, 1, 3)


def test_samael_the_fallen_can_be_declined():
    game = fallen(trophies=["Samael the Fallen"], power=4, center_row=["Doom Weeper"])
    game.do("defeat Doom Weeper", "decline")
    assert (game.names("void"), game.honor()) == (["Doom Weeper"], 2)


def test_samael_the_fallen_leaves_the_choice_between_trophy_and_acquisition():
    """ROTF-31: either of them."""
    given: dict[str, Any] = {"trophies": ["Samael the Fallen"], "power": 9, "center_row": ["Vault Sphinx"]}
    kept = rise(**given)
    kept.do("defeat Vault Sphinx", "decline")
    assert "Vault Sphinx" in kept.names("trophies")
    taken = rise(**given)
    taken.do("defeat Vault Sphinx", "acquire Vault Sphinx")
    assert (taken.names("trophies"), taken.names("discard")) == (["Samael the Fallen"], ["Vault Sphinx"])


def test_samael_the_fallen_does_not_reach_the_cultist():
    """ROTF-33: it is not in the center row."""
    game = fallen(trophies=["Samael the Fallen"], power=2)
    game.do("defeat Cultist")
    assert game.moves()[-1] == "end turn"


def test_samael_the_fallen_replaces_the_way_under_the_center_deck():
    """ROTF-42: a monster defeated through Sadranis can be acquired."""
    game = fallen(
        trophies=["Samael the Fallen"], hand=["Sadranis, Dark Emissary"], power=1, void=["Doom Weeper"]
    )
    game.do("play Sadranis, Dark Emissary", "use Sadranis, Dark Emissary", "acquire Doom Weeper")
    assert (game.names("discard"), game.names("void")) == (["Doom Weeper"], [])


def test_samael_the_fallen_lets_a_banished_monster_be_one_again():
    """ROTF-35: from a hand it goes to the void."""
    game = fallen(trophies=["Samael the Fallen"], hand=["Doom Weeper", "Black Watch Elite"])
    game.do("play Black Watch Elite", "banish Doom Weeper from hand")
    assert game.names("void") == ["Doom Weeper"]


def test_samael_the_fallen_is_no_trophy_and_cannot_be_banished():
    """ROTF-32, ROTF-34: nothing is used of him, and he stays in the row."""
    game = fallen(hand=["Eternal Askara"], trophies=["Samael the Fallen"])
    assert game.moves() == ["play Eternal Askara", "end turn"]
    other = fallen(hand=["Eternal Askara"], center_row=["Samael the Fallen"])
    other.do("play Eternal Askara")
    assert "banish Samael the Fallen from center row" not in other.moves()


def test_sordid_asp_takes_honor_from_the_richest_opponent():
    """ROTF-22, ROTF-23: after its own honor; nothing comes from the pool."""
    game = fallen(power=3, honor=5, center_row=["Sordid Asp"], opponents=[{"honor": 7}])
    pool = game.honor_pool
    game.do("defeat Sordid Asp")
    assert (game.honor(0), game.honor(1), game.honor_pool) == (8, 5, pool - 1)


def test_sordid_asp_compares_after_its_own_honor():
    """ROTF-22: equal is not more."""
    game = fallen(power=3, honor=5, center_row=["Sordid Asp"], opponents=[{"honor": 6}])
    game.do("defeat Sordid Asp")
    assert (game.honor(0), game.honor(1)) == (6, 6)


def test_sordid_asp_lets_the_player_choose_among_the_richest():
    """ROTF-22: on a tie."""
    game = both(power=3, center_row=["Sordid Asp"], opponents=[{"honor": 9}, {"honor": 9}])
    game.do("defeat Sordid Asp", "choose Player 3")
    assert (game.honor(0), game.honor(1), game.honor(2)) == (3, 9, 7)


def test_sordid_asp_takes_nothing_in_solitaire():
    """ROTF-46: there is nobody to compare with."""
    game = fallen(variant="solitaire", power=3, center_row=["Sordid Asp"], rival={"honor": 20})
    game.do("defeat Sordid Asp")
    assert game.honor() == 1


def test_vaultbreaker_wurm_destroys_the_dearest_construct():
    game = fallen(
        power=5, center_row=["Vaultbreaker Wurm"],
        opponents=[{"constructs": ["Reclamax", "Black Hole", "Stone Circle"]}],
    )  # fmt: skip
    game.do("defeat Vaultbreaker Wurm")
    assert game.moves() == ["destroy Black Hole", "destroy Stone Circle"]
    game.do("destroy Black Hole")
    assert (game.honor(), game.names("constructs", 1)) == (4, ["Reclamax", "Stone Circle"])
