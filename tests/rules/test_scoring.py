"""Scores and winners."""

from typing import Any

import pytest

from tests.conftest import Table, table


def ended(seats: list[dict[str, Any]], first: int = 0, **given: Any) -> Table:
    """The end of a game in which the seats have these things."""
    last = (first - 1) % len(seats)
    turned = seats[last:] + seats[:last]
    given |= {"first": first, "honor_pool": 0, **turned[0]}
    game = table(turn=last, opponents=turned[1:], exact=["deck"], **given)
    game.do("end turn")
    assert game.decision is None
    return game


def test_a_score_is_tokens_and_printed_honor():
    """COTG-95: of heroes and constructs alike."""
    game = ended([{"honor": 7, "discard": ["Landtalker"]}, {"honor": 5, "constructs": ["Muramasa"]}])
    assert game.result.scores == [10, 9]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "constructs"])
def test_cards_score_wherever_their_owner_has_them(zone, edition):
    """COTG-96: hand, deck, discard pile and constructs in play."""
    game = ended([{zone: ["Hedron Cannon"]}, {}], edition=edition)
    assert game.result.scores == [8, 0]


def test_cards_that_left_a_deck_do_not_score():
    """COTG-97: the void and the other side of the table count for nobody."""
    game = ended([{}, {"discard": ["Wolf Shaman"]}], void=["Landtalker"], removed=["Apprentice"])
    assert game.result.scores == [0, 1]


def test_the_highest_score_wins():
    """COTG-98: wherever its owner sits."""
    for winner in range(3):
        seats: list[dict[str, Any]] = [{"honor": 5}, {"honor": 5}, {"honor": 5}]
        seats[winner] = {"honor": 6}
        assert ended(seats).result.winners == [winner]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_the_latest_in_turn_order_wins_a_tie(first, winner, edition):
    """COTG-99: the first player loses every tie."""
    game = ended([{"honor": 5}, {"honor": 5}, {"honor": 5}], first=first, edition=edition)
    assert game.result.winners == [winner]


def test_a_tie_is_between_the_best_only():
    """COTG-99: being late does not help with fewer points."""
    assert ended([{"honor": 5}, {"honor": 5}, {"honor": 4}]).result.winners == [1]


def test_a_card_taken_by_xeron_scores_for_the_taker():
    """COTG-109, COTG-OPEN-12: it has left its former owner's deck."""
    game = table(
        turn=1,
        honor_pool=1,
        power=6,
        center_row=["Xeron, Duke of Lies"],
        opponents=[{"hand": ["Landtalker"]}],
    )
    game.do("defeat Xeron, Duke of Lies", "end turn")
    assert game.result.scores == [0, 6]


def test_a_construct_in_play_scores():
    """COTG-96: the question has its own answer in the rulebook."""
    game = ended([{}, {"constructs": ["The Grand Design", "Shadow Star"]}])
    assert game.result.scores == [0, 8]
