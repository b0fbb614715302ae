"""Realms Unraveled: the end of the game and the scores."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])


def test_the_last_honor_of_the_pool_brings_the_end():
    """RU-93, RU-94: after the turn of the player who was last in the first round."""
    game = table(honor_pool=5, power=4, center_row=["Sadistic Giant"])
    game.do("defeat Sadistic Giant", "end turn")
    assert game.asks() == 1
    game.do("end turn")
    assert game.decision is None


def test_one_honor_left_in_the_pool_lets_the_game_go_on():
    """RU-93: the last one counts."""
    game = table(turn=1, honor_pool=6, power=4, center_row=["Sadistic Giant"])
    game.do("defeat Sadistic Giant", "end turn")
    assert (game.honor_pool, game.asks()) == (1, 0)


def test_the_third_of_three_still_has_a_turn_and_the_first_has_not():
    """RU-94, RU-95, RU-97: the rulebook's answer; the second player takes the last token."""
    game = table(players=3, turn=1, first=0, honor_pool=1, power=2)
    game.do("defeat Cultist", "end turn")
    assert game.asks() == 2
    game.do("end turn")
    assert game.decision is None


@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_has_the_same_number_of_turns(first):
    """RU-95: wherever the round began."""
    game = table(players=3, turn=first, first=first, honor_pool=1, power=2)
    game.do("defeat Cultist")
    turns = []
    while game.decision is not None:
        turns.append(game.asks())
        game.do("end turn")
    assert sorted(turns) == [0, 1, 2]


def test_the_last_player_taking_the_last_token_ends_the_game_with_that_turn():
    """RU-D18: the round is complete."""
    game = table(players=3, turn=2, honor_pool=1, power=2)
    game.do("defeat Cultist")
    assert game.asks() == 2
    game.do("end turn")
    assert game.decision is None


def test_honor_is_gained_in_full_from_an_empty_pool():
    """RU-96: by whoever still plays in the last round."""
    game = table(honor_pool=2, power=8, center_row=["Sadistic Giant", "Sadistic Giant"])
    game.do("defeat Sadistic Giant", "defeat Sadistic Giant")
    assert (game.honor(), game.honor_pool) == (10, 0)


def test_a_score_is_tokens_and_the_honor_printed_on_all_own_cards():
    """RU-98, RU-99: in hand, deck and discard pile and in play, constructs included."""
    game = table(
        turn=1, honor_pool=0, honor=7, hand=["Mystic"], deck=["Wolf Shaman"], discard=["Canon Templar"],
        constructs=["Upgrade Foundry"],
    )  # fmt: skip
    assert game.score(1) == 7 + 1 + 1 + 3 + 7
    game.do("end turn")
    assert game.result.scores == [0, 19]


def test_banished_cards_are_not_scored():
    """RU-100: nor is anything else that has left the deck."""
    game = table(turn=1, honor_pool=0, hand=["Shadow Stalker"], discard=["Canon Templar"])
    assert game.score(1) == 1 + 3
    game.do("play Shadow Stalker", "banish Canon Templar from discard pile", "end turn")
    assert game.result.scores == [0, 1]


@pytest.mark.parametrize(("honor", "winner"), [([9, 3, 5], 0), ([3, 9, 5], 1), ([3, 5, 9], 2)])
def test_the_highest_score_wins(honor, winner):
    """RU-101: wherever its player sat."""
    seats = [{"honor": amount} for amount in honor]
    game = table(turn=2, honor_pool=0, opponents=seats[:2], **seats[2])
    game.do("end turn")
    assert (game.result.scores, game.result.winners) == (honor, [winner])


@pytest.mark.parametrize(
    ("first", "honor", "winner"), [(0, [5, 5, 5], 2), (1, [5, 5, 5], 0), (0, [5, 5, 4], 1), (2, [4, 5, 5], 1)]
)
def test_among_equals_the_latest_in_turn_order_wins(first, honor, winner):
    """RU-102: the starting player loses every tie."""
    last = (first + 2) % 3
    seats = [{"honor": honor[(last + step) % 3]} for step in range(3)]
    game = table(turn=last, first=first, honor_pool=0, opponents=seats[1:], **seats[0])
    game.do("end turn")
    assert game.result.winners == [winner]


@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"hand": ["Everbloom Clique"]}, ["play Everbloom Clique"]),
        ({"constructs": ["Verdant Crown"]}, ["use Verdant Crown"]),
        ({"power": 4}, ["defeat Cultist", "defeat Cultist"]),
    ],
)
def test_honor_from_any_source_comes_out_of_the_pool(given, moves):
    """RU-53, RU-120: from heroes, constructs and rewards alike."""
    game = table(honor_pool=60, **given)
    game.do(*moves)
    assert (game.honor(), game.honor_pool) == (2, 58)


def test_printed_honor_takes_nothing_from_the_pool():
    """RU-121: it counts when the game is over."""
    game = table(honor_pool=60, runes=7, center_row=["Upgrade Foundry"])
    game.do("acquire Upgrade Foundry")
    assert (game.honor(), game.honor_pool, game.score()) == (0, 60, 7)
