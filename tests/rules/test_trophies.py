"""Trophies and destroying."""

import vigil
from tests.sets.shards import SHARD, both, dark, on, rise


def test_a_trophy_monster_gives_its_honor_at_once_and_is_kept():
    """ROV-60: not to the void."""
    game = rise(power=4, center_row=["Vault Sphinx"])
    game.do("defeat Vault Sphinx")
    assert (game.honor(), game.names("trophies"), game.names("void")) == (2, ["Vault Sphinx"], [])


def test_a_trophy_can_be_used_in_the_turn_it_was_won():
    """ROV-61: by banishing it."""
    game = rise(power=2, center_row=["Serpent Siren"])
    game.do("defeat Serpent Siren", "use Serpent Siren")
    assert (game.energy, game.names("trophies"), game.names("void")) == (1, [], ["Serpent Siren"])


def test_a_trophy_can_be_used_in_any_later_turn_of_its_owner():
    """ROV-61: and in no turn of anybody else."""
    game = rise(trophies=["Serpent Siren"])
    game.do("end turn")
    assert "use Serpent Siren" not in game.moves()
    game.do("end turn", "use Serpent Siren")
    assert game.energy == 1


def test_several_trophies_can_be_used_in_one_turn():
    """ROV-61: the price is the only limit."""
    game = rise(trophies=["Serpent Siren", "Serpent Siren", "Vault Sphinx"])
    game.do("use Serpent Siren", "use Vault Sphinx", "use Serpent Siren")
    assert (game.energy, game.names("trophies")) == (4, [])


def test_a_trophy_scores_nothing_by_itself():
    """ROV-60: its honor was gained when it was won."""
    assert rise(trophies=["Vault Sphinx"]).score() == 0


def test_treasure_under_a_trophy_monster_is_acquired():
    """ROV-62: it does not stay under the trophy."""
    game = rise(power=4, center_row=[on("Vault Sphinx", SHARD, SHARD)])
    game.do("defeat Vault Sphinx")
    assert (game.names("discard"), game.names("hoard")) == ([SHARD, SHARD], [])


def test_a_trophy_is_not_destroyed_with_constructs():
    """ROV-63: it is none."""
    opponents = [{"trophies": ["Vault Sphinx"], "constructs": ["Voidfeeder"]}]
    game = rise(power=6, center_row=["Protean Sea Slug"], opponents=opponents)
    game.do("defeat Protean Sea Slug")
    assert (game.names("trophies", 1), game.names("constructs", 1)) == (["Vault Sphinx"], [])


def test_a_trophy_does_not_count_as_a_construct():
    """ROV-63: Skyrocket Drone finds none."""
    game = rise(hand=["Skyrocket Drone"], trophies=["Vault Sphinx"])
    game.do("play Skyrocket Drone")
    assert game.runes == 1


def test_a_destroyed_construct_goes_to_its_controllers_discard_pile():
    """ROV-64: and can be drawn again."""
    game = rise(power=5, center_row=["Mordant Widow"], opponents=[{"constructs": ["Voidfeeder"]}])
    game.do("defeat Mordant Widow")
    assert (game.names("constructs", 1), game.names("discard", 1)) == ([], ["Voidfeeder"])
    assert game.score(1) == 3


def test_opponents_lose_cards_in_turn_order():
    """ROV-81: beginning with the one after the player on turn."""
    opponents = [{"constructs": ["Mosaic Horn", "Voidfeeder"]} for _ in range(2)]
    game = both(turn=1, energy=3, power=4, center_row=["Webclaw"], opponents=opponents)
    game.do("defeat Webclaw")
    assert game.asks() == 2
    game.do("destroy Mosaic Horn")
    assert game.asks() == 0
    game.do("destroy Voidfeeder")
    assert game.asks() == 1


def test_an_ongoing_trophy_is_used_once_in_each_turn_of_its_owner():
    """DU-68: without banishing it."""
    game = dark(trophies=[on("Smoke Tyrant", SHARD)])
    for _ in range(2):
        game.do("use Smoke Tyrant")
        assert (game.energy, game.names("trophies")) == (1, ["Smoke Tyrant"])
        assert "use Smoke Tyrant" not in game.moves()
        game.do("end turn", "end turn")


def test_an_ongoing_trophy_works_at_a_moment_of_its_owners_choice():
    """DU-69: already in the turn it was won, and by itself never."""
    center = ["Webclaw", SHARD, *["Oxipede"] * 4, "Phasefiend", SHARD]
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=center, constructs=["Mosaic Horn"])
    game.do("defeat Smoke Tyrant")
    assert game.energy == 0
    game.do("use Smoke Tyrant", "use Mosaic Horn")
    assert (game.energy, game.runes) == (2, 2)


def test_treasure_under_an_ongoing_trophy_belongs_to_no_deck():
    """DU-70: Moken does not count it."""
    game = dark(discard=["Moken, the Huntmaster"], trophies=[on("Smoke Tyrant", SHARD, SHARD)])
    assert game.score() == 0


def test_a_save_lists_the_treasure_under_a_trophy_as_it_always_has():
    trophies = [{"card": "Smoke Tyrant", "under": [SHARD]}]
    game = dark(trophies=trophies)
    saved = game.to_data()["players"][0]
    assert (saved["trophies"], saved["hoard"], saved["trophies_used"]) == (["Smoke Tyrant"], [SHARD], [])
    game.do("use Smoke Tyrant")
    again = vigil.Game.from_data(game.to_data())
    assert again.to_data() == game.to_data()
    assert game.to_data()["players"][0]["trophies_used"] == ["Smoke Tyrant"]
    assert vigil.Game.from_position(game.position()).players[0].trophy_places[0].used
