"""Additional turns."""

from tests.sets.shards import rise


def test_an_additional_turn_begins_at_once_and_counts_no_place_in_the_round():
    """ROV-79: in the last turn of the game too, with no energy left over."""
    game = rise(turn=1, energy=3, honor_pool=0, constructs=["Temporal Eye", "Temporal Eye"])
    game.do("use Temporal Eye", "end turn")
    assert (game.asks(), game.energy) == (1, 0)
    game.do("end turn")
    assert game.decision is None


def test_an_additional_turn_of_the_first_player_leaves_the_round_as_it_is():
    """ROV-79: the second player still has a turn."""
    game = rise(honor_pool=0, constructs=["Temporal Eye", "Temporal Eye"])
    game.do("use Temporal Eye", "end turn", "end turn")
    assert game.asks() == 1
    game.do("end turn")
    assert game.decision is None
