"""How the game ends: the honor pool, the last round, additional turns."""

import pytest

from tests.conftest import table
from vigil.language.effects import Gain


@pytest.mark.parametrize(
    ("move", "gained"),
    [("play Flytrap Witch", 2), ("use Yggdrasil Staff: gain 3 honor", 3), ("defeat Cultist", 1)],
)
def test_honor_from_any_source_comes_out_of_the_pool(move, gained):
    """COTG-128: a hero's, a construct's, a monster's."""
    game = table(honor_pool=60, hand=["Flytrap Witch"], constructs=["Yggdrasil Staff"], runes=4, power=2)
    game.do(move)
    assert (game.honor(), game.honor_pool) == (gained, 60 - gained)


def test_printed_honor_takes_nothing_from_the_pool():
    """COTG-129: it counts when the game is over."""
    game = table(honor_pool=60, runes=8, center_row=["Hedron Cannon"])
    game.do("acquire Hedron Cannon")
    assert (game.honor(), game.honor_pool) == (0, 60)
    assert game.score() == 8


@pytest.mark.parametrize("edition", [1, 2])
def test_the_last_token_brings_the_end_after_the_round(edition):
    """COTG-89, COTG-90: the player last in turn order has the last turn."""
    game = table(edition=edition, honor_pool=1, power=2)
    game.do("defeat Cultist", "end turn")
    assert game.asks() == 1
    game.do("end turn")
    assert game.decision is None
    assert game.result.reason == "the honor pool is empty"


def test_a_pool_with_a_token_left_goes_on():
    """COTG-89: only the last one matters."""
    game = table(turn=1, honor_pool=2, power=2)
    game.do("defeat Cultist", "end turn")
    assert game.asks() == 0


def test_the_last_player_taking_the_last_token_ends_the_game_at_once():
    """COTG-90: the round is over with that turn."""
    game = table(turn=1, honor_pool=1, power=2)
    game.do("defeat Cultist", "end turn")
    assert game.decision is None


def test_the_rulebooks_example_of_three_players():
    """COTG-93: the second takes the last token, the third has a turn, the first has none."""
    game = table(players=3, turn=1, honor_pool=1, power=2)
    game.do("defeat Cultist", "end turn")
    assert game.asks() == 2
    game.do("end turn")
    assert game.decision is None


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("taker", [0, 1, 2])
def test_everybody_has_had_the_same_number_of_turns(first, taker):
    """COTG-91: whoever began and whoever takes the last token."""
    game = table(players=3, turn=first, first=first, honor_pool=1)
    turns = [0, 0, 0]
    while game.decision:
        seat = game.asks()
        turns[seat] += 1
        if (seat, turns[seat]) == (taker, 2):
            game.carry_out(Gain(honor=1), seat)
        game.do("end turn")
    assert turns == [2, 2, 2]


def test_additional_turns_are_left_out_of_the_count():
    """COTG-92, COTG-OPEN-6: the first player has one more, the others still have theirs."""
    game = table(players=3, honor_pool=1, power=2, constructs=["Tablet of Time's Dawn"])
    game.do("defeat Cultist", "use Tablet of Time's Dawn")
    turns = []
    while game.decision:
        turns.append(game.asks())
        game.do("end turn")
    assert turns == [0, 0, 1, 2]


def test_an_additional_turn_of_the_last_player_belongs_to_the_last_round():
    """COTG-103, COTG-OPEN-6: it is taken, and then the game is over."""
    game = table(players=3, turn=2, honor_pool=1, power=2, constructs=["Tablet of Time's Dawn"])
    game.do("defeat Cultist", "use Tablet of Time's Dawn")
    turns = []
    while game.decision:
        turns.append(game.asks())
        game.do("end turn")
    assert turns == [2, 2]


@pytest.mark.parametrize("edition", [1, 2])
def test_honor_can_be_gained_when_the_pool_is_empty(edition):
    """COTG-94: spare tokens make up for it, without limit."""
    game = table(edition=edition, honor_pool=1, power=12, center_row=["Earth Tyrant", "Earth Tyrant"])
    game.do("defeat Earth Tyrant", "defeat Earth Tyrant")
    assert (game.honor(), game.honor_pool) == (10, 0)
    game.do("end turn")
    assert game.asks() == 1


def test_no_move_can_be_made_when_the_game_is_over():
    game = table(turn=1, honor_pool=0)
    game.do("end turn")
    with pytest.raises(ValueError, match="the game is over"):
        game.do("end turn")
