"""Realms Unraveled: one player against the Cult."""

from functools import partial

import pytest

import vigil
from tests import conftest
from tests.conftest import Table

table = partial(conftest.table, sets=["realms_unraveled"], variant="solitaire")

ROW = [
    "Druid's Wreath",
    "Forgotten Scripture",
    "Defense Generator",
    "Workshop Gargoyle",
    "Wolf Shaman",
    "Spike Vixen",
]


def test_one_player_faces_the_cult_over_fifty_honor():
    """RU-109, RU-110, RU-112: the row is laid as usual and the player begins."""
    game = Table(vigil.Game.new(sets=["realms_unraveled"], players=1, seed=3, variant="solitaire"))
    assert (game.honor_pool, game.asks(), len(game.names("center_row"))) == (50, 0, 6)
    assert (game.names("rival"), game.rival_honor, game.setup.rival) == ([], 0, "the Cult")


def test_a_new_card_enters_at_the_left_and_the_others_slide_to_the_right():
    """RU-111: their order stays."""
    game = table(runes=3, center_row=ROW, center_deck=["Sadistic Giant"])
    game.do("acquire Defense Generator")
    assert game.names("center_row") == ["Sadistic Giant", *ROW[:2], *ROW[3:]]


def test_the_cult_takes_the_two_rightmost_cards_after_every_turn():
    """RU-113, RU-114, RU-Q15: both leave, then two enter from the left one after the other."""
    game = table(center_row=ROW, center_deck=["Sadistic Giant", "Canon Templar"])
    game.do("end turn")
    assert sorted(game.names("rival")) == ["Spike Vixen", "Wolf Shaman"]
    assert game.names("center_row") == ["Canon Templar", "Sadistic Giant", *ROW[:4]]
    game.do("end turn")
    assert sorted(game.names("rival"))[:2] == ["Defense Generator", "Spike Vixen"]


def test_what_the_cult_acquires_counts_for_its_honor_only():
    """RU-114: Everbloom Clique gives it no tokens."""
    game = table(honor_pool=50, center_row=[*ROW[:4], "Everbloom Clique", "Canon Templar"])
    game.do("end turn")
    assert (game.rival_honor, game.honor_pool, len(game.names("rival"))) == (0, 50, 2)


def test_monsters_that_the_cult_defeats_go_to_the_void_and_give_it_their_honor():
    """RU-115, RU-116, RU-Q09: out of the pool."""
    game = table(honor_pool=50, center_row=[*ROW[:4], "Sadistic Giant", "Wailing Spectre"])
    game.do("end turn")
    assert sorted(game.names("void")) == ["Sadistic Giant", "Wailing Spectre"]
    assert (game.rival_honor, game.honor_pool, game.names("rival")) == (9, 41, [])


@pytest.mark.parametrize(("monster", "honor"), [("Sower of Betrayal", 3), ("Foundation Burrower", 1)])
def test_the_cult_gets_nothing_but_the_honor(monster, honor):
    """RU-117: no faction is named, nothing is banished, the player is not asked."""
    game = table(center_row=[*ROW[:4], monster, "Terrorizing Fiend"], played=["Wolf Shaman"])
    game.do("end turn")
    assert game.rival_honor == honor + 2
    assert (len(game.names("hand")), game.moves()[-1]) == (5, "end turn")


def test_the_game_lasts_until_the_pool_is_empty():
    """RU-118, RU-Q09: the Cult acts once more after the turn that empties it."""
    game = table(honor_pool=3, power=4, center_row=ROW)
    game.do("defeat Cultist", "defeat Cultist", "end turn")
    assert game.asks() == 0
    row = [*ROW[:4], "Sadistic Giant", "Wolf Shaman"]
    game = table(honor_pool=2, power=4, center_row=row)
    game.do("defeat Cultist", "defeat Cultist", "end turn")
    assert (game.decision, game.result.scores, game.result.rival) == (None, [2], 5 + 1)


def test_the_cult_can_take_the_last_honor():
    """RU-118, RU-Q09: the game is over with that."""
    game = table(honor_pool=5, center_row=[*ROW[:4], "Sadistic Giant", "Wolf Shaman"])
    game.do("end turn")
    assert game.decision is None


@pytest.mark.parametrize(("honor", "winners"), [(6, []), (7, []), (8, [0])])
def test_the_player_wins_only_with_more_honor_than_the_cult(honor, winners):
    """RU-119: an equal score is not enough."""
    rival = {"honor": 2, "cards": ["Canon Templar"]}
    game = table(honor=honor, honor_pool=0, rival=rival, center_row=ROW)
    game.do("end turn")
    assert (game.result.rival, game.result.winners) == (2 + 3 + 1 + 1, winners)


def test_the_cult_defeats_monsters_that_turn_as_they_are():
    """RU-D17: nothing is gained, both lie in the void on their first side."""
    game = table(center_row=[*ROW[:4], "Borderland Nihilist", "Adayu the Tormented"])
    game.do("end turn")
    assert sorted(game.names("void")) == ["Adayu the Tormented", "Borderland Nihilist"]
    assert (game.rival_honor, game.names("rival")) == (0, [])


def test_the_cult_is_another_player_for_snapdragon_witch():
    """RU-Q23: its tokens are compared, its cards are not."""
    rival = {"honor": 0, "cards": ["Upgrade Foundry"]}
    game = table(hand=["Snapdragon Witch"], rival=rival, center_row=ROW)
    game.do("play Snapdragon Witch")
    assert len(game.names("hand")) == 2


def test_rewards_against_opponents_find_none():
    """RU-Q22: Corrosive Widow, of another set, gives her honor and that is all."""
    game = table(
        sets=["godslayer", "realms_unraveled"],
        power=4,
        constructs=["Verdant Crown"],
        center_row=["Corrosive Widow"],
    )
    game.do("defeat Corrosive Widow")
    assert (game.honor(), game.names("constructs")) == (3, ["Verdant Crown"])


def test_a_transform_in_solitaire_happens_in_the_turn_only():
    """RU-90, RU-Q02: a card drawn at the end of the turn waits for the next hero."""
    game = table(hand=["Animus of the Wild"], deck=["Disciple of Cetra"], center_row=ROW)
    game.do("play Animus of the Wild", "end turn")
    assert "Disciple of Cetra" in game.names("hand")
