"""A turn: playing heroes and constructs, and ending it."""

import pytest

from tests.conftest import table


def test_turns_go_round_the_table():
    """COTG-24: from each seat to the next, and from the last to the first."""
    game = table(players=3)
    seen = []
    for _ in range(4):
        seen.append(game.asks())
        game.do("end turn")
    assert seen == [0, 1, 2, 0]


def test_a_turn_acts_then_clears_away_then_draws():
    """COTG-25: and only then the next player's turn begins."""
    game = table(hand=["Mystic", "Militia"], runes=1, center_row=["Wolf Shaman"])
    game.do("play Mystic", "acquire Wolf Shaman", "end turn")
    assert sorted(game.names("discard")) == ["Militia", "Mystic", "Wolf Shaman"]
    assert game.names("hand") == ["Apprentice"] * 5
    assert game.asks() == 1


def test_playing_acquiring_and_defeating_mix_freely():
    """COTG-26: what to spend can be decided after drawing and playing on."""
    game = table(
        hand=["Wolf Shaman", "Heavy Infantry"],
        deck=["Mystic"],
        center_row=["Tormented Soul", "Runic Lycanthrope"],
        power=1,
    )
    game.do("play Wolf Shaman", "play Heavy Infantry", "defeat Tormented Soul")
    game.do("play Mystic", "acquire Runic Lycanthrope", "play Apprentice")
    assert (game.runes, game.power) == (1, 0)


def test_any_number_of_cards_can_be_played_and_they_cost_nothing():
    """COTG-27, COTG-28, COTG-29: heroes and constructs alike, without a rune."""
    hand = ["Landtalker", "Master Dhartha", "Muramasa", "Hedron Cannon", "Snapdragon", "Wolf Shaman"]
    game = table(hand=hand)
    game.do(*[f"play {name}" for name in hand])
    assert game.names("played") == ["Landtalker", "Master Dhartha", "Wolf Shaman"]
    assert game.names("constructs") == ["Muramasa", "Hedron Cannon", "Snapdragon"]
    assert game.runes == 4


def test_nobody_has_to_play_a_card():
    """COTG-30: a hand can be left as it is until the turn ends."""
    game = table(hand=["Landtalker", "Muramasa"])
    game.do("end turn")
    assert sorted(game.names("discard")) == ["Landtalker", "Muramasa"]
    assert game.names("constructs") == []


def test_a_hero_works_when_it_is_played_and_stays_until_the_turn_ends():
    """COTG-31, COTG-33: in hand it does nothing, played it lies before its player."""
    game = table(hand=["Landtalker"])
    assert game.runes == 0
    game.do("play Landtalker")
    assert (game.runes, game.names("played"), game.names("discard")) == (3, ["Landtalker"], [])
    game.do("end turn")
    assert (game.names("played"), game.names("discard")) == ([], ["Landtalker"])


def test_runes_and_power_wait_until_they_are_spent():
    """COTG-35: as long as the turn lasts."""
    game = table(hand=["Mystic", "Heavy Infantry", "Apprentice"])
    game.do("play Heavy Infantry", "play Mystic", "play Apprentice")
    assert (game.runes, game.power) == (3, 2)
    game.do("acquire Mystic")
    assert (game.runes, game.power) == (0, 2)


def test_a_construct_is_played_like_a_hero_and_can_be_used_at_once():
    """COTG-36, COTG-38: the turn it is played in counts."""
    game = table(hand=["Muramasa"])
    game.do("play Muramasa", "use Muramasa")
    assert game.names("constructs") == ["Muramasa"]
    assert game.power == 3


def test_a_construct_stays_and_works_in_every_own_turn():
    """COTG-37, COTG-38, COTG-39: in later turns too, but not in those of others."""
    game = table(constructs=["Muramasa"])
    game.do("use Muramasa", "end turn")
    assert game.names("constructs") == ["Muramasa"]
    assert (game.asks(), game.moves()) == (1, ["end turn"])
    game.do("end turn", "use Muramasa")
    assert game.power == 3


def test_each_ability_of_a_construct_works_once_per_turn_at_any_moment():
    """COTG-40, COTG-41: the price of the second can be earned after the first was used."""
    game = table(constructs=["Yggdrasil Staff"], hand=["Mystic", "Mystic"])
    game.do("use Yggdrasil Staff: gain 1 power", "play Mystic", "play Mystic")
    game.do("use Yggdrasil Staff: gain 3 honor")
    assert game.moves() == ["end turn"]
    assert (game.power, game.honor(), game.runes) == (1, 3, 0)


def test_equal_cards_are_one_move():
    game = table(hand=["Apprentice", "Apprentice", "Militia"], power=3, center_row=["Mephit", "Mephit"])
    assert game.moves() == [
        "play Apprentice",
        "play Militia",
        "defeat Mephit",
        "defeat Cultist",
        "end turn",
    ]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_end_of_a_turn_discards_the_hand_and_the_heroes_played(edition):
    """COTG-73, COTG-74: constructs stay."""
    game = table(edition=edition, hand=["Mystic", "Militia"], constructs=["Muramasa"])
    game.do("play Mystic", "end turn")
    assert sorted(game.names("discard")) == ["Militia", "Mystic"]
    assert game.names("constructs") == ["Muramasa"]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_new_hand_is_drawn_after_clearing_away(edition):
    """COTG-75: so a reshuffle for it takes in what was just cleared away."""
    game = table(
        edition=edition,
        hand=["Mystic", "Militia"],
        deck=["Landtalker", "Wolf Shaman"],
        discard=["Flytrap Witch"],
        exact=["deck"],
    )
    game.do("play Mystic", "end turn")
    assert sorted(game.names("hand")) == ["Flytrap Witch", "Landtalker", "Militia", "Mystic", "Wolf Shaman"]


@pytest.mark.parametrize("edition", [1, 2])
def test_what_is_not_spent_is_lost(edition):
    """COTG-76: runes, power and limited runes."""
    game = table(edition=edition, runes=3, power=2, mechana_runes=1)
    game.do("end turn")
    assert (game.runes, game.power, game.mechana_runes) == (0, 0, 0)
