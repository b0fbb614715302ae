"""Realms Unraveled: the team variant."""

from functools import partial

import pytest

import vigil
from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"], variant="team")
mixed = partial(conftest.table, sets=["godslayer", "realms_unraveled"], variant="team")


def test_teams_of_two_are_for_four_or_six():
    """RU-103, RU-104, RU-Q07: six with another set; five do not come out even."""
    game = vigil.Game.new(sets=["realms_unraveled"], players=4, seed=1, variant="team")
    assert game.honor_pool == 120
    both = ["godslayer", "realms_unraveled"]
    assert vigil.Game.new(sets=both, players=6, seed=1, variant="team").honor_pool == 180
    for sets, players in ((both, 5), (["realms_unraveled"], 6), (["realms_unraveled"], 2)):
        with pytest.raises(ValueError, match="players"):
            vigil.Game.new(sets=sets, players=players, seed=1, variant="team")


@pytest.mark.parametrize(("players", "opposite"), [(4, 2), (6, 3)])
def test_teammates_sit_opposite_each_other(players, opposite):
    """RU-105: and get what is passed to them."""
    for seat in range(players):
        game = mixed(players=players, turn=seat, runes=4)
        game.do("acquire Mystic for teammate")
        assert game.names("discard", (seat + opposite) % players) == ["Mystic"]


def test_a_harmful_reward_spares_the_teammate():
    """RU-106: with the rulebook's example, which is in another set."""
    seats = [{"constructs": ["Upgrade Foundry"]}, {"constructs": ["Hedron Watchtower"]}, {}]
    game = mixed(power=4, center_row=["Corrosive Widow"], opponents=seats)
    game.do("defeat Corrosive Widow")
    assert (game.names("constructs", 1), game.names("constructs", 2)) == ([], ["Hedron Watchtower"])


def test_a_card_can_be_passed_to_the_teammate_for_one_rune_more():
    """RU-107, RU-Q08: it goes to the teammate's discard pile."""
    game = table(runes=4, center_row=["Wolf Shaman"])
    game.do("acquire Wolf Shaman for teammate")
    assert (game.runes, game.names("discard", 0), game.names("discard", 2)) == (0, [], ["Wolf Shaman"])
    assert "acquire Wolf Shaman for teammate" not in table(runes=3, center_row=["Wolf Shaman"]).moves()


def test_a_card_acquired_without_paying_can_be_passed_too():
    """RU-107: Cetra's hero goes to the teammate's discard pile, a Nihilist defeated as well."""
    game = table(runes=2, power=3, hand=["Cetra, Matron of Stars"], center_row=["Borderland Nihilist"])
    game.do("play Cetra, Matron of Stars", "acquire Mystic for teammate")
    game.do("defeat Borderland Nihilist", "acquire Borderland Mercenary for teammate")
    assert (game.runes, game.names("discard", 2)) == (0, ["Mystic", "Borderland Mercenary"])


def test_whoever_passes_a_mechana_card_has_acquired_it():
    """RU-107: so the own constructs react."""
    game = table(runes=4, constructs=["Defense Generator"], center_row=["Matron of Discovery"])
    game.do("acquire Matron of Discovery for teammate")
    assert (game.power, game.names("discard", 2)) == (2, ["Matron of Discovery"])


@pytest.mark.parametrize(("teammate", "cards"), [(0, 2), (1, 1)])
def test_the_teammate_is_another_player(teammate, cards):
    """RU-OUR-5: Snapdragon Witch has to have more honor than the teammate too."""
    game = table(hand=["Snapdragon Witch"], opponents=[{}, {"honor": teammate}, {}])
    game.do("play Snapdragon Witch")
    assert len(game.names("hand")) == cards


def test_opponents_choose_in_turn_order():
    """RU-Q22: beginning on the left; the teammate is passed over."""
    pair = {"constructs": ["Druid's Wreath", "Forgotten Scripture"]}
    game = mixed(power=4, center_row=["Corrosive Widow"], opponents=[pair, {}, pair], exact=["center_row"])
    game.do("defeat Corrosive Widow")
    assert game.asks() == 1
    game.do("destroy Druid's Wreath")
    assert game.asks() == 3


@pytest.mark.parametrize(
    ("tokens", "winners"), [([20, 1, 1, 1], [0, 2]), ([9, 9, 1, 9], [1, 3]), ([5, 5, 5, 5], [1, 3])]
)
def test_the_totals_of_teammates_are_added(tokens, winners):
    """RU-108, RU-Q22: the team with the higher sum wins, of equal teams the one with the latest seat."""
    seats = [{"honor": honor} for honor in tokens]
    game = table(turn=3, honor_pool=0, opponents=seats[:3], **seats[3])
    game.do("end turn")
    assert (game.result.scores, game.result.winners) == (tokens, winners)
