"""Treasure under the cards of the center row."""

import pytest

from tests.conftest import table
from tests.sets.shards import DARK, ROV, SHARD, both, dark, on, rise


@pytest.mark.parametrize("shards", [1, 2, 5])
def test_treasure_stays_in_its_place_until_another_card_lies_on_it(shards):
    """ROV-33, ROV-34, ROV-35: any number of them."""
    center = [SHARD] * shards + ["Vault Sphinx", SHARD]
    game = rise(runes=1, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant")
    assert game.names("center_row")[0] == "Vault Sphinx"
    assert game.under("Vault Sphinx") == [SHARD] * shards
    assert game.names("center_deck")[0] == SHARD


def test_whoever_acquires_a_card_acquires_the_treasure_under_it():
    """ROV-36, ROV-38, ROV-40: for nothing, into the discard pile."""
    game = rise(runes=3, center_row=[on("Darkwalker", SHARD, SHARD)])
    game.do("acquire Darkwalker")
    assert sorted(game.names("discard")) == ["Darkwalker", SHARD, SHARD]
    assert game.runes == 0


def test_whoever_defeats_a_monster_acquires_the_treasure_under_it():
    """ROV-37, ROV-38, ROV-40: for nothing, into the discard pile."""
    game = rise(power=3, center_row=[on("Raging Ursine", SHARD, SHARD)])
    game.do("defeat Raging Ursine")
    assert (game.names("discard"), game.names("void")) == ([SHARD, SHARD], ["Raging Ursine"])
    assert game.power == 0


def test_treasure_comes_with_a_card_taken_without_paying_too():
    """ROV-39: acquired or defeated."""
    row = [on("Darkwalker"), on("Raging Ursine")]
    game = rise(hand=["Lifebound Muse", "Righteous Templar"], center_row=row)
    game.do("play Lifebound Muse", "acquire Darkwalker", "play Righteous Templar", "defeat Raging Ursine")
    assert sorted(game.names("discard")) == ["Darkwalker", SHARD, SHARD]


def test_treasure_goes_to_the_discard_pile_wherever_the_card_on_it_goes():
    """ROV-41: to the hand, into play, or on top of the deck."""
    game = dark(hand=["Toric, Ascendant"], center_row=[on("Raven Siren")])
    game.do("play Toric, Ascendant", "acquire Raven Siren to hand")
    assert (game.names("hand"), game.names("discard")) == (["Raven Siren"], [SHARD])
    game = table(
        sets=["godslayer", ROV],
        hand=["Cetra, Weaver of Stars"],
        center_row=[on("Darkwalker")],
        exact=["deck"],
    )
    game.do("play Cetra, Weaver of Stars", "acquire Darkwalker onto deck")
    assert (game.names("deck"), game.names("discard")) == (["Darkwalker"], [SHARD])


def test_treasure_cannot_be_bought():
    """ROV-42: not under a card, not by itself."""
    game = rise(runes=99, power=99, center_row=[on("Darkwalker")])
    assert not [move for move in game.moves() if SHARD in move]


def test_treasure_is_played_like_a_hero():
    """ROV-43: for nothing, and discarded at the end of the turn."""
    game = rise(hand=[SHARD], exact=["deck"])
    game.do(f"play {SHARD}")
    assert game.names("played") == [SHARD]
    game.do("end turn")
    assert game.names("hand") + game.names("deck") + game.names("discard") == [SHARD]


def test_treasure_is_neither_hero_nor_construct_nor_monster():
    """ROV-44: nothing copies it, and no hero was acquired with it."""
    game = rise(hand=["Oras, the Redeemer", "Ulu, Askara Prince", SHARD], center_row=[on("Prototype CH32")])
    game.do(f"play {SHARD}", "play Oras, the Redeemer", "play Ulu, Askara Prince", "acquire Prototype CH32")
    assert (game.energy, game.honor(), game.runes) == (1, 0, 8 - 3)


def test_every_treasure_taken_with_a_card_is_acquired():
    """ROV-45: from the center row, one by one."""
    game = both(runes=3, center_row=[on("Darkwalker", SHARD, DARK)])
    game.do("acquire Darkwalker")
    assert game.kinds().count("acquired") == 3


def test_nobody_acquires_the_treasure_under_a_banished_card():
    """ROV-46, ROV-47: it is banished with it, and the place is filled from the center deck."""
    row = [on("Raging Ursine", SHARD, SHARD)]
    game = rise(hand=["Truth Seeker"], center_row=row, center_deck=["Vault Sphinx"])
    game.do("play Truth Seeker", "banish Raging Ursine from center row")
    assert (game.names("discard"), game.names("void")) == ([], ["Raging Ursine", SHARD, SHARD])
    assert game.under("Vault Sphinx") == []


def test_a_place_is_filled_with_its_treasure_before_the_reward():
    """ROV-48: so Herald of Doom can take a new card, and what lies under it."""
    center = [SHARD, "Twisted Tyrant"]
    game = rise(power=8, center_row=["Herald of Doom"], center_deck=center)
    game.do("defeat Herald of Doom", "defeat Twisted Tyrant")
    assert game.names("discard") == [SHARD]


def test_a_banished_shard_of_the_center_deck_comes_back_with_the_void():
    """ROV-49, ROV-51: if the center deck runs out while a treasure waits, the void is shuffled at once."""
    game = rise(
        runes=1,
        void=["Vault Sphinx"],
        center_row=["Spirit Merchant"],
        center_deck=[SHARD],
        exact=["center_deck"],
    )
    game.do("acquire Spirit Merchant")
    assert game.names("center_row")[0] == "Vault Sphinx"
    assert (game.under("Vault Sphinx"), game.names("void")) == ([SHARD], [])


def test_a_banished_starting_shard_never_gets_into_the_center_deck():
    """ROV-50: it leaves the game."""
    game = rise(energy=1, hand=["Darkwalker", "Energy Shard (starting)"])
    game.do("play Darkwalker", "banish Energy Shard (starting) from hand")
    assert (game.names("void"), game.names("removed")) == ([], ["Energy Shard (starting)"])


@pytest.mark.parametrize("treasure", [[SHARD], [DARK], [DARK, SHARD, SHARD]])
def test_treasure_of_any_kind_is_treasure_under_a_card(treasure):
    """ROV-52: at least one, of any kind, at that moment."""
    game = both(
        runes=2, constructs=["Wildcall Staff"], center_row=[on("Truth Seeker", *treasure), "Lifebound Muse"]
    )
    assert "acquire Lifebound Muse" not in game.moves()
    assert "acquire Truth Seeker" in game.moves()


def test_treasure_is_worth_no_honor():
    """ROV-53: at the end."""
    assert both(hand=[SHARD, DARK], discard=[SHARD], deck=["Energy Shard (starting)"]).score() == 0


def test_an_acquired_card_is_in_its_new_place_before_the_row_is_filled():
    """ROV-65: the Fate of a Dark Energy Shard can already banish it, or the treasure that came with it."""
    game = dark(runes=2, center_row=[on("Scrap Scrabbler")], center_deck=[DARK, "Oxipede"])
    game.do("acquire Scrap Scrabbler")
    choices = [f"banish {SHARD} from discard pile", "banish Scrap Scrabbler from discard pile", "decline"]
    assert sorted(game.moves()) == choices


def test_several_places_are_filled_from_the_one_nearest_the_center_deck():
    """ROV-70: each with its whole chain of treasure before the next."""
    row = ["Phasefiend", on("Oxipede"), on("Webclaw")]
    center = ["Vault Lich", SHARD, SHARD, "Raven Siren", SHARD, "Mosaic Horn"]
    game = dark(power=2, center_row=row, center_deck=center)
    game.do("defeat Phasefiend")
    assert game.names("center_row")[:3] == ["Vault Lich", "Raven Siren", "Mosaic Horn"]
    assert (game.under("Raven Siren"), game.under("Mosaic Horn")) == ([SHARD, SHARD], [SHARD])


SHORT = ["Spirit Merchant", "Voidfeeder", "Omnicron", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]


def test_treasure_lies_uncovered_when_there_is_no_card_left():
    """ROV-80: nobody can acquire it by itself."""
    game = rise(runes=99, power=99, center_row=SHORT, center_deck=[SHARD], exact=["center_deck"])
    game.do("acquire Spirit Merchant")
    assert game.names("center_row")[0] == ""
    assert not [move for move in game.moves() if SHARD in move]


def test_shardfinder_compass_takes_uncovered_treasure():
    """ROV-80: it names treasure itself."""
    row = ["Spirit Merchant", "Voidfeeder", "Omnicron", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]
    game = both(
        runes=1,
        constructs=["Shardfinder Compass", "Tome of Erabus"],
        center_row=row,
        center_deck=[SHARD],
        exact=["center_deck"],
    )
    game.do("acquire Spirit Merchant", "use Shardfinder Compass")
    assert sorted(game.names("discard")) == [SHARD, "Spirit Merchant"]


def test_filling_goes_on_as_soon_as_the_void_has_a_card_again():
    """ROV-80: here a hero banished from the hand."""
    game = rise(
        runes=1,
        energy=1,
        hand=["Darkwalker", "Truth Seeker"],
        center_row=SHORT,
        center_deck=[SHARD],
        exact=["center_deck"],
    )
    game.do("acquire Spirit Merchant", "play Darkwalker", "banish Truth Seeker from hand")
    assert game.names("center_row")[0] == "Truth Seeker"
    assert (game.under("Truth Seeker"), game.names("void")) == ([SHARD], [])


@pytest.mark.parametrize("move", ["defeat Raging Ursine", "defeat Raging Ursine (place 2)"])
def test_equal_cards_with_different_treasure_are_different_moves(move):
    """ROV-36, ROV-37, ROV-OUR-2: for it matters which of them is taken."""
    game = rise(power=3, center_row=["Raging Ursine", on("Raging Ursine")])
    assert game.moves()[:2] == ["defeat Raging Ursine", "defeat Raging Ursine (place 2)"]
    game.do(move)
    assert game.names("discard") == ([SHARD] if "place 2" in move else [])


def test_treasure_stays_with_the_player_who_passes_the_card_to_a_teammate():
    """ROV-40, ROV-OUR-1: it goes to the discard pile of whoever acquired it."""
    game = rise(variant="team", runes=4, center_row=[on("Darkwalker")])
    game.do("acquire Darkwalker for teammate")
    assert (game.names("discard"), game.names("discard", 2)) == ([SHARD], ["Darkwalker"])
