"""The end of a game of Delirium, and who wins."""

import pytest

from tests.rules.delirium import delirium


def test_the_round_is_finished_when_the_last_honor_is_gone():
    """DEL-107, DEL-108, DEL-109: the game ends after the turn of the last player in order."""
    game = delirium(turn=1, first=0, players=3, power=3, honor_pool=2, center_row=["Dream Eater"])
    game.do("defeat Dream Eater", "end turn")
    assert game.asks() == 2
    game.do("end turn")
    assert game.decision is None


def test_the_game_goes_on_while_there_is_honor():
    """DEL-107: one token is enough."""
    game = delirium(turn=1, first=0, power=3, honor_pool=3, center_row=["Dream Eater"])
    game.do("defeat Dream Eater", "end turn")
    assert (game.asks(), game.honor_pool) == (0, 1)


def test_the_last_player_in_order_need_not_be_the_last_seat():
    """DEL-108: with seat 2 as the first, seat 1 is the last."""
    game = delirium(turn=2, first=2, players=3, power=2, honor_pool=1)
    game.do("defeat Cultist", "end turn", "end turn")
    assert game.asks() == 1
    game.do("end turn")
    assert game.decision is None


def test_honor_can_be_gained_after_the_pool_is_empty():
    """DEL-110: in full, by later players too."""
    bo = {"hand": ["Vineweaver"]}
    game = delirium(power=5, honor_pool=1, center_row=["Dreadmare"], opponents=[bo])
    game.do("defeat Dreadmare", "end turn", "play Vineweaver", "end turn")
    assert game.result.scores == [4, 4 + 3]


def test_scores_count_tokens_and_the_honor_of_every_card():
    """DEL-111, DEL-112: in hand, deck, discard pile and play; insight counts nothing."""
    game = delirium(
        honor=5,
        insight=9,
        hand=["Tuskrider"],
        deck=["Mystic"],
        constructs=["Salvage Yard"],
    )
    assert game.score() == 5 + 3 + 1 + 7
    game = delirium(honor=2, discard=["Emri, Lightbringer", "Heavy Infantry"])
    assert game.score() == 2 + 5 + 1


def test_the_highest_score_wins():
    """DEL-113: wherever it sits."""
    game = delirium(turn=2, honor=4, honor_pool=0, opponents=[{"honor": 9}, {"honor": 5}])
    game.do("end turn")
    assert (game.result.scores, game.result.winners) == ([9, 5, 4], [0])


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_latest_in_the_order_wins_a_tie(first):
    """DEL-114: the first player loses every tie."""
    last = (first + 2) % 3
    game = delirium(turn=last, first=first, honor=7, honor_pool=0, opponents=[{"honor": 7}, {"honor": 7}])
    game.do("end turn")
    assert game.result.winners == [last]


def test_the_first_player_loses_a_tie_to_the_second():
    """DEL-114: also if a third has less."""
    game = delirium(turn=2, first=0, honor=3, honor_pool=0, opponents=[{"honor": 7}, {"honor": 7}])
    game.do("end turn")
    assert game.result.winners == [1]
