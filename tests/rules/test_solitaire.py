"""The solitaire variant: one player against Samael."""

import pytest

import vigil
from tests.conftest import Table, table

ROW = ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "Landtalker", "Wolf Shaman"]


def test_one_player_faces_samael_over_fifty_honor():
    """COTG-117, COTG-118, COTG-120: the row is laid as usual and the player begins."""
    game = Table(vigil.Game.new(sets=["godslayer"], players=1, seed=3, variant="solitaire"))
    assert game.honor_pool == 50
    assert (game.asks(), len(game.names("center_row")), len(game.names("hand"))) == (0, 6, 5)
    assert (game.names("rival"), game.rival_honor) == ([], 0)
    with pytest.raises(ValueError, match="takes 1 player"):
        vigil.Game.new(sets=["godslayer"], players=2, seed=3, variant="solitaire")


def test_the_row_closes_up_to_the_right_and_fills_from_the_left():
    """COTG-118, COTG-119: the order of the others stays."""
    game = table(variant="solitaire", runes=3, center_row=ROW, center_deck=["Mephit"])
    game.do("acquire Shadow Star")
    expected = ["Mephit", "Muramasa", "Snapdragon", "Voidthirster", "Landtalker", "Wolf Shaman"]
    assert game.names("center_row") == expected


def test_samael_takes_the_two_rightmost_cards_after_every_turn():
    """COTG-119, COTG-121, COTG-122: heroes and constructs are set aside for him."""
    game = table(variant="solitaire", center_row=ROW, center_deck=["Mephit", "Wind Tyrant"])
    game.do("end turn")
    assert sorted(game.names("rival")) == ["Landtalker", "Wolf Shaman"]
    assert game.names("center_row") == ["Wind Tyrant", "Mephit", *ROW[:4]]
    game.do("end turn")
    assert len(game.names("rival")) == 4


def test_samael_acts_after_an_additional_turn_as_well():
    """COTG-121: every turn of the player is followed by his."""
    game = table(variant="solitaire", center_row=ROW, constructs=["Tablet of Time's Dawn"])
    game.do("use Tablet of Time's Dawn", "end turn", "end turn")
    assert len(game.names("rival")) == 4


def test_samael_defeats_monsters_for_their_honor():
    """COTG-123, COTG-124, COTG-OPEN-10: they go to the void, the honor comes out of the pool."""
    row = [*ROW[:4], "Earth Tyrant", "Sea Tyrant"]
    game = table(variant="solitaire", honor_pool=50, center_row=row)
    game.do("end turn")
    assert sorted(game.names("void")) == ["Earth Tyrant", "Sea Tyrant"]
    assert (game.rival_honor, game.honor_pool, game.names("rival")) == (10, 40, [])


def test_samael_gets_nothing_but_honor():
    """COTG-125: no cards, no runes, and nobody destroys a construct."""
    row = [*ROW[:4], "Wind Tyrant", "Corrosive Widow"]
    game = table(variant="solitaire", center_row=row, constructs=["Hedron Cannon"])
    game.do("end turn")
    assert game.rival_honor == 6
    assert (game.runes, game.names("constructs"), len(game.names("hand"))) == (0, ["Hedron Cannon"], 5)


def test_samael_ignores_what_heroes_do():
    """COTG-122, COTG-125: Flytrap Witch gives him no tokens, only her printed honor at the end."""
    game = table(variant="solitaire", honor_pool=50, center_row=[*ROW[:4], "Flytrap Witch", "Landtalker"])
    game.do("end turn")
    assert (game.rival_honor, game.honor_pool) == (0, 50)


@pytest.mark.parametrize(("honor", "winners"), [(7, []), (8, []), (9, [0])])
def test_the_player_wins_only_with_more_honor_than_samael(honor, winners):
    """COTG-126, COTG-127: an equal score is not a win."""
    rival = {"honor": 3, "cards": ["Arha Initiate"]}
    game = table(variant="solitaire", honor=honor, honor_pool=0, rival=rival, center_row=ROW)
    game.do("end turn")
    assert game.result.rival == 3 + 1 + 3 + 1  # with Landtalker and Wolf Shaman
    assert game.result.winners == winners


def test_the_game_goes_on_while_there_is_honor_in_the_pool():
    """COTG-126: and ends when the player takes the last of it, after Samael's last act."""
    game = table(variant="solitaire", honor_pool=2, power=4, center_row=ROW)
    game.do("defeat Cultist", "end turn")
    assert game.asks() == 0
    game = table(variant="solitaire", honor_pool=1, power=4, center_row=ROW)
    game.do("defeat Cultist", "end turn")
    assert game.decision is None


def test_samael_acts_once_more_when_the_player_takes_the_last_token():
    """COTG-OPEN-10: only then are scores compared."""
    game = table(
        variant="solitaire", honor_pool=1, power=2, center_row=[*ROW[:4], "Sea Tyrant", "Landtalker"]
    )
    game.do("defeat Cultist", "end turn")
    assert (game.result.scores, game.result.rival) == ([1], 8)


def test_samael_can_take_the_last_token():
    """COTG-126, COTG-OPEN-10: the pool is used up by his honor too."""
    game = table(variant="solitaire", honor_pool=5, center_row=[*ROW[:4], "Sea Tyrant", "Landtalker"])
    game.do("end turn")
    assert game.decision is None


@pytest.mark.parametrize("monster", ["Sea Tyrant", "Corrosive Widow", "Xeron, Duke of Lies"])
def test_rewards_against_opponents_find_none(monster):
    """COTG-OPEN-11: the player only gets the honor."""
    game = table(variant="solitaire", power=6, constructs=["Shadow Star"], center_row=[monster])
    game.do(f"defeat {monster}")
    assert game.honor() in (3, 5)
    assert (game.asks(), game.names("constructs"), game.names("hand")) == (0, ["Shadow Star"], [])


def test_samael_defeats_avatar_of_the_fallen():
    """COTG-OPEN-13: for four honor and nothing else."""
    game = table(variant="solitaire", center_row=[*ROW[:4], "Avatar of the Fallen", "Landtalker"])
    game.do("end turn")
    assert (game.rival_honor, game.names("rival")) == (4, ["Landtalker"])
    assert game.names("void") == ["Avatar of the Fallen"]


def test_equal_cards_at_different_places_are_different_moves():
    """COTG-118: in a fixed order it matters which of them leaves."""
    row = ["Mephit", "Muramasa", "Mephit", "Snapdragon"]
    game = table(variant="solitaire", power=3, center_row=row)
    assert game.moves()[:2] == ["defeat Mephit", "defeat Mephit (place 3)"]
    game.do("defeat Mephit (place 3)", "decline")
    assert game.names("center_row")[1:4] == ["Mephit", "Muramasa", "Snapdragon"]
