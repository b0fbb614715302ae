"""Defeating monsters."""

import pytest

from tests.conftest import table


def test_a_monster_takes_power_equal_to_its_cost():
    """COTG-48: with less it cannot be defeated."""
    game = table(power=4, center_row=["Tormented Soul"])
    game.do("defeat Tormented Soul")
    assert game.power == 1
    assert "defeat Tormented Soul" not in table(power=2, center_row=["Tormented Soul"]).moves()


def test_any_number_of_monsters_can_be_defeated_while_power_lasts():
    """COTG-49: three in one turn."""
    game = table(power=9, center_row=["Mephit", "Wind Tyrant"])
    game.do("defeat Mephit", "decline", "defeat Wind Tyrant")
    assert game.power == 1
    assert game.names("void") == ["Mephit", "Wind Tyrant"]


def test_the_reward_goes_to_the_player_who_defeats():
    """COTG-50, COTG-51: honor is taken out of the pool and kept."""
    game = table(power=5, center_row=["Wind Tyrant"], honor_pool=60)
    game.do("defeat Wind Tyrant")
    assert (game.honor(0), game.honor(1), game.honor_pool) == (3, 0, 57)
    game.do("end turn")
    assert game.honor(0) == 3


@pytest.mark.parametrize("edition", [1, 2])
def test_the_rest_of_a_reward_happens_at_once(edition):
    """COTG-52, COTG-53: it is not saved for later, and no other move comes between."""
    game = table(edition=edition, power=9, center_row=["Mephit"], hand=["Militia"])
    game.do("defeat Mephit")
    assert all(move.startswith("banish") or move == "decline" for move in game.moves())
    game.do("decline", "end turn", "end turn")
    assert not [move for move in game.moves() if move.startswith("banish")]


@pytest.mark.parametrize("edition", [1, 2])
def test_a_defeated_monster_goes_to_the_void(edition):
    """COTG-55: not to anybody's discard pile."""
    game = table(edition=edition, power=3, center_row=["Samael's Trickster"])
    game.do("defeat Samael's Trickster")
    assert game.names("void") == ["Samael's Trickster"]
    assert game.names("discard") == []


@pytest.mark.parametrize("edition", [1, 2])
def test_the_cultist_stays_where_it_is(edition):
    """COTG-56, COTG-57: and can be defeated again."""
    game = table(edition=edition, power=5)
    game.do("defeat Cultist", "defeat Cultist")
    assert (game.honor(), game.power, game.names("void")) == (2, 1, [])


def test_a_penalty_strikes_the_opponents_only():
    """COTG-130: never the player who defeated the monster."""
    pair = ["Snapdragon", "Shadow Star"]
    game = table(power=5, constructs=pair, center_row=["Sea Tyrant"], opponents=[{"constructs": pair}])
    game.do("defeat Sea Tyrant")
    assert game.asks() == 1
    game.do("keep Snapdragon")
    assert (game.names("constructs", 0), game.names("constructs", 1)) == (pair, ["Snapdragon"])


def test_opponents_choose_in_turn_order_beginning_on_the_left():
    """COTG-OPEN-5: from the seat after the active one."""
    pair = {"constructs": ["Muramasa", "Shadow Star"]}
    trio = [
        pair,
        {"constructs": ["Snapdragon", "Voidthirster"]},
        {"constructs": ["Snapdragon", "Shadow Star"]},
    ]
    game = table(turn=2, players=4, power=4, center_row=["Corrosive Widow"], opponents=trio)
    game.do("defeat Corrosive Widow")
    asked = []
    while game.asks() != 2:
        asked.append(game.asks())
        game.do(game.moves()[0])
    assert asked == [3, 0, 1]
