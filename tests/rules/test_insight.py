"""Insight: who starts with how much, gaining, keeping and spending it."""

import pytest

import vigil
from tests.conftest import Table
from tests.rules.delirium import delirium, insight


def quiet_game(players: int, sets: tuple[str, ...] = ("delirium",)) -> Table:
    """A new game whose first six cards give and ask nothing."""
    for seed in range(500):
        game = Table(vigil.Game.new(sets=list(sets), players=players, seed=seed))
        if not [name for name in game.names("center_row") if vigil.card(name).fate]:
            return game
    raise AssertionError("no such game")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_start_with_insight_by_their_place_in_the_order(players):
    """DEL-13, DEL-14, DEL-15, DEL-16: none for the first, then 1, 2 and 3."""
    game = quiet_game(players)
    first = game.asks()
    assert [insight(game)[(first + step) % players] for step in range(players)] == list(range(players))


def test_a_fifth_and_a_sixth_player_start_with_four_and_five_insight():
    """DEL-R23: the pattern goes on; six players need another set."""
    game = quiet_game(6, ("godslayer", "delirium"))
    first = game.asks()
    assert [insight(game)[(first + step) % 6] for step in range(6)] == [0, 1, 2, 3, 4, 5]


def test_insight_is_gained_from_cards_and_kept_over_the_turns():
    """DEL-18, DEL-19: Dream Guide's is still there when runes and power are gone."""
    game = delirium(hand=["Dream Guide"], insight=1)
    game.do("play Dream Guide", "end turn", "end turn")
    assert (insight(game), game.runes) == ([2, 0], 0)


def test_insight_is_spent_on_the_die_on_bids_and_on_what_cards_ask_for():
    """DEL-20: each takes it away."""
    game = delirium(
        insight=9, hand=["Dimension Monk"], runes=1, center_row=["Steelweaver"], center_deck=["Vineweaver"]
    )
    game.do("play Dimension Monk", "spend 1 insight to recur")
    assert insight(game) == [8, 0]
    game.do("acquire Steelweaver", "bid 1")
    assert insight(game) == [7, 0]
    game.do("roll the die")
    assert insight(game)[0] in (2, 8)


def test_tokens_in_the_box_do_not_limit_insight_or_honor():
    """DEL-R13: there is always more of both."""
    game = delirium(power=7, insight=500, honor=500, center_row=["Karion"])
    game.do("defeat Karion")
    assert (insight(game), game.honor()) == ([510, 0], 505)


def test_no_more_insight_is_taken_than_there_is():
    """DEL-R14: nobody goes below nothing."""
    game = delirium(power=6, center_row=["Zis, Dreamreaper"], opponents=[{"insight": 1}])
    game.do("defeat Zis, Dreamreaper")
    assert insight(game) == [1, 0]


def test_insight_is_open_to_everybody():
    """DEL-C04: tokens lie on the table."""
    game = delirium(insight=3, opponents=[{"insight": 4}])
    for seat in (0, 1, None):
        data = game.view(seat).to_data()
        assert [player["insight"] for player in data["players"]] == [3, 4]
