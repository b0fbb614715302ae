"""Games of tuned to learn from: all seats play alike, and what they do otherwise is chance."""

from __future__ import annotations

import pytest

from vigil.bots.judge_bots import tuned_judge
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.table import honor
from vigil.training import tuned_games
from vigil.training.draws import Draws


def dealt() -> Game:
    return Game.new(["godslayer"], 2, 1).forget()


def scores(game: Game) -> list[int]:
    return [honor.score(game, seat) for seat in range(len(game.players))]


def test_where_nobody_strays_all_seats_play_as_tuned_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuned_games, "STRAYS", 0.0)
    game = dealt()
    while not game.over:
        game.step(tuned_judge().choose(game, game.legal_moves()))
    assert scores(tuned_games.play(dealt(), Draws(1, 2)).game) == scores(game)


def test_how_they_stray_follows_from_a_seed() -> None:
    one, same, other = (scores(tuned_games.play(dealt(), Draws(seed, 2)).game) for seed in (1, 1, 2))
    assert one == same != other


def test_who_strays_seldom_ends_the_turn() -> None:
    game = dealt()
    while game.legal_moves()[-1].verb != verbs.END_TURN or game.legal_moves()[0].verb == verbs.PLAY_CARD:
        game.step(game.legal_moves()[0])
    draws = Draws(1, 2)
    ended = [tuned_games.stray(game.legal_moves(), draws).verb == verbs.END_TURN for _ in range(400)]
    assert 0 < sum(ended) < 40
