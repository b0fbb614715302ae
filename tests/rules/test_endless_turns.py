"""A turn that the rules let go on for ever: a free monster that comes straight back. Programs end it."""

from __future__ import annotations

import pytest

import vigil
from tests.conftest import Table, table
from vigil.bots.afterstate import follow, try_move
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.levels import LEVELS, bot
from vigil.bots.rollout import play_on
from vigil.rules.kernel.state import LONG_TURN

WRETCH = "Cacklecast Wretch"


def endless(moves: int = 0) -> Table:
    """A table with a Wretch that costs nothing, an empty center deck and an empty void."""
    game = table(
        sets=["darkness_unleashed"],
        energy=4,
        honor_pool=4,
        center_row=[WRETCH],
        center_deck=[],
        exact=["center_deck"],
        hand=[],
    )
    game.game.turn_moves = moves
    return game


def test_the_rules_let_it_be_defeated_again_and_again():
    game = endless()
    for _ in range(2 * LONG_TURN):
        game.do(f"defeat {WRETCH}")
    assert game.honor() == 8 * LONG_TURN
    assert f"defeat {WRETCH}" in game.moves()


def test_moves_are_counted_turn_by_turn():
    game = endless()
    game.do(f"defeat {WRETCH}")
    assert game.game.turn_moves == 1
    again = vigil.Game.from_data(game.to_data())
    assert again.turn_moves == 1
    game.do("end turn")
    assert game.game.turn_moves == 0


def test_a_save_from_before_moves_were_counted_can_be_loaded():
    game = endless()
    game.do(f"defeat {WRETCH}")
    data = game.to_data()
    del data["turn_moves"]
    assert vigil.Game.from_data(data).turn_moves == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_playout_ends(seed: int) -> None:
    game = endless().game
    assert game.playout(seed).scores
    assert game.moves_made < 5 * LONG_TURN


def test_a_rollout_ends():
    assert play_on(endless().game, [tuned_judge()] * 2).scores


def test_the_lines_of_a_search_end():
    game, judge = endless().game, tuned_judge()
    for move in game.legal_moves():
        assert try_move(game, 0, move, judge, 1).moves_made < 3 * LONG_TURN
        assert follow(game, 0, move, judge, 2, to_end=True).game.over


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_ends_its_turn_and_the_game(level: str) -> None:
    game, player = endless(LONG_TURN - 1).game, bot(level, 1)
    for _ in range(3 * LONG_TURN):
        decision = game.decision
        if decision is None:
            break
        if decision.player == 0:
            game.apply(player.choose(game.view(0), decision))
        else:
            game.apply(decision.moves[-1])
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_finds_a_move_at_the_beginning_of_such_a_turn(level: str) -> None:
    game = endless().game
    assert game.decision is not None
    assert bot(level, 1).choose(game.view(0), game.decision) in game.decision.moves
