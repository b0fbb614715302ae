"""Rewards: a team is one side in all of them."""

from __future__ import annotations

import pytest

import vigil
from tests.conftest import table
from vigil.environments.rewards import RewardScheme, forfeit, leads
from vigil.rules.setup import make_setup


def team_game() -> vigil.Game:
    """A game of teams that stands 49 and 50 against 42 and 48."""
    others = [{"honor": 42}, {"honor": 50}, {"honor": 48}]
    return table(variant="team", honor=49, opponents=others).game


def test_the_lead_of_a_seat_is_that_of_its_team():
    assert leads(team_game()) == pytest.approx([0.45, -0.45, 0.45, -0.45])


def test_what_one_of_a_team_gains_is_paid_to_both():
    game = team_game()
    scheme = RewardScheme("gain")
    scheme.begin(game)
    game.players[2].honor += 4
    assert scheme.pay(game) == pytest.approx([0.2, -0.2, 0.2, -0.2])
    assert scheme.pay(game) == [0.0] * 4


def test_without_teams_the_lead_is_over_the_best_other():
    assert leads(table(honor=9, opponents=[{"honor": 4}, {"honor": 7}]).game) == pytest.approx(
        [0.1, -0.25, -0.1]
    )


def test_alone_the_lead_is_over_the_rival():
    game = table(variant="solitaire", honor=9).game
    game.rival_honor = 19
    assert leads(game) == [-0.5]


@pytest.mark.parametrize(
    ("players", "variant", "paid"),
    [
        (2, "standard", [1.0, -1.0]),
        (3, "standard", [0.5, -1.0, 0.5]),
        (4, "team", [1.0, -1.0, 1.0, -1.0]),
        (6, "team", [0.5, -1.0, 0.5, 0.5, -1.0, 0.5]),
    ],
)
def test_who_gives_a_game_away_loses_with_the_whole_team(players, variant, paid):
    assert forfeit(make_setup(("godslayer", "delirium"), players, 2, variant), 1) == paid


def test_alone_nobody_is_paid_for_a_forfeit():
    assert forfeit(make_setup(("godslayer",), 1, 2, "solitaire"), 0) == [-1.0]
