"""The OpenSpiel game passes OpenSpiel's own checks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from vigil.environments.spiel import NAME, AscensionState, resample

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
SHORT = f"{NAME}(rounds=2)"
OTHERS = (f"{NAME}(sets=godslayer+delirium,players=4,rounds=1)", f"{NAME}(players=4,variant=team,rounds=1)")


@pytest.fixture(autouse=True, scope="module")
def _flags() -> None:
    """OpenSpiel reads its flags, which nobody has set here."""
    flags.FLAGS(["test"])


@pytest.mark.parametrize("name", [SHORT, *OTHERS])
def test_the_official_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_official_simulation_in_python_passes():
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"{NAME}(rounds=1)"))


class TestInterface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, unused-ignore]
    """The official checks of the interface, on sampled states."""

    game_name = NAME

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(SHORT)
        super().setUpClass()


def test_the_playthrough_is_the_one_that_was_recorded():
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGH))
    assert actual == expected


def dealt(name: str = NAME, seed: int = 1) -> AscensionState:
    """A game after chance has drawn its seed."""
    state: AscensionState = pyspiel.load_game(name).new_initial_state()
    for byte in random.Random(seed).randbytes(4):
        state.apply_action(byte)
    return state


def play_some(state: AscensionState, moves: int, seed: int) -> None:
    """Make random moves."""
    rng = random.Random(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_resampled_state_looks_the_same_to_its_seat():
    state = dealt()
    play_some(state, 30, 2)
    seat = state.current_player()
    for _ in range(5):
        twin = resample(state, seat)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        assert list(twin.observation_tensor(seat)) == list(state.observation_tensor(seat))


def test_search_with_the_resampler_does_not_see_what_is_hidden():
    """It gives the same advice whatever lies hidden, as long as chance is the same."""
    state = dealt(SHORT)
    play_some(state, 8, 3)
    seat = state.current_player()
    advice = {searched(each) for each in (state, resample(state, seat), resample(state, seat))}
    assert len(advice) == 1


def searched(state: AscensionState) -> int:
    """The action that a short search finds."""
    np.random.seed(5)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(4))
    search = ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=2.0, max_simulations=20,
        random_state=np.random.RandomState(3),
    )  # fmt: skip
    search.set_resampler(resample)
    return int(search.step(state))


def test_seats_remember_what_they_saw():
    state, other = dealt(), dealt()
    assert state.information_state_string(0) == other.information_state_string(0)
    play_some(state, 1, 1)
    assert state.information_state_string(0) != other.information_state_string(0)


def test_a_clone_goes_its_own_way():
    state = dealt()
    twin = state.clone()
    play_some(twin, 5, 1)
    assert state.game.moves_made == 0
    assert twin.game.moves_made == 5


def test_a_round_limit_ends_the_game_by_scores():
    state = dealt(f"{NAME}(rounds=1)")
    play_some(state, 1, 1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_the_environment_for_reinforcement_learning_takes_it():
    environment = rl_environment.Environment(pyspiel.load_game(SHORT))
    step = environment.reset()
    assert not step.last()


@pytest.mark.parametrize(
    "settings", ["sets=chess", "players=9", "variant=solitaire", "rounds=-1", "edition=3"]
)
def test_settings_that_do_not_exist_are_refused(settings: str) -> None:
    with pytest.raises((ValueError, LookupError, RuntimeError)):
        pyspiel.load_game(f"{NAME}({settings})")


def test_chance_draws_nothing_but_bytes():
    state = pyspiel.load_game(NAME).new_initial_state()
    with pytest.raises((ValueError, RuntimeError), match="chance draws a byte, 0 to 255, not 256"):
        state.apply_action(256)
    assert (state.drawn, state.history()) == ((), [])


def test_an_illegal_action_changes_nothing():
    state: Any = dealt()
    with pytest.raises((ValueError, RuntimeError), match="not legal"):
        state.apply_action(1)
    assert state.game.moves_made == 0
