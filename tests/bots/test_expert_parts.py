"""The parts of the expert: afterstates, the network, searching a turn, playing on."""

from pathlib import Path

import numpy as np

from tests.conftest import table
from vigil.bots import afterstate
from vigil.bots.expert import Expert
from vigil.bots.judging import tuned_judge
from vigil.bots.monte_carlo import MonteCarlo
from vigil.bots.network import Network
from vigil.rules.game import Game
from vigil.training import trainer

NETWORK = Network.fresh([afterstate.SIZE, 8, 1], seed=1)


def last_turn() -> Game:
    """Ada, the last to move, is one honor behind, and a Cultist would not do: the Wind Tyrant would."""
    bo = {"name": "Bo", "honor": 10, "hand": []}
    seats = {"turn": 0, "first": 1, "honor_pool": 0, "ending": True}
    row = {"center_row": ["Wind Tyrant"], "power": 6, "hand": [], "honor": 8}
    return table(**seats, **row, opponents=[bo]).game  # type: ignore[arg-type]


def test_an_afterstate_is_described_by_numbers_that_everybody_can_see():
    game = table(hand=["Mystic", "Militia"]).game
    seen = afterstate.describe(game, 0)
    assert len(seen) == afterstate.SIZE
    for seed in range(5):
        assert afterstate.describe(game.view(0).guess(seed), 0) == seen


def test_a_turn_is_finished_up_to_its_end_and_no_further():
    game = table(hand=["Apprentice", "Militia"]).game
    assert not afterstate.finish_turn(game, game.turn, tuned_judge())
    assert game.players[game.turn].hand == []
    assert game.legal_moves()[-1].text == "end turn"


def test_the_last_turn_is_worth_its_outcome():
    game = last_turn()
    [wins] = afterstate.try_move(
        game, 0, next(m for m in game.legal_moves() if m.text == "defeat Wind Tyrant"), tuned_judge()
    )
    assert wins == 1.0


def test_a_network_is_the_same_after_saving(tmp_path: Path) -> None:
    inputs = np.random.default_rng(2).standard_normal((4, afterstate.SIZE)).astype(np.float32)
    NETWORK.save(tmp_path / "net.npz")
    kept = Network.load(tmp_path / "net.npz").chances(inputs)
    assert np.allclose(kept, NETWORK.chances(inputs), atol=0.01)


def test_a_network_learns_what_decides():
    draw = np.random.default_rng(3)
    inputs = draw.standard_normal((2000, 6)).astype(np.float32)
    wins = (inputs[:, 0] > 0).astype(np.float32)
    network = Network.fresh([6, 8, 1], seed=1)
    losses = trainer.learn(network, inputs, wins, epochs=40, rate=0.02, seed=1)
    assert losses[-1] < 0.2 < losses[0]


def test_the_trainer_gathers_afterstates_with_their_outcome():
    inputs, wins = trainer.gather(trainer.Games(sets=(("godslayer",),)), 0, 2)
    assert inputs.shape == (len(wins), afterstate.SIZE)
    assert 0 < wins.mean() < 1


def test_both_searches_find_the_move_that_wins_at_once():
    game = last_turn()
    for bot in (Expert(1, NETWORK), MonteCarlo(1, rollouts=40)):
        decision = game.decision
        assert decision is not None
        assert bot.choose(game.view(0), decision).text == "defeat Wind Tyrant"
