"""What is learned of games: targets, rows of cards, and weights that are averaged."""

from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from vigil.bots import afterstate
from vigil.bots.network import Network
from vigil.training import learner
from vigil.training.game_kinds import deal
from vigil.training.learner import Columns, Learner, loss
from vigil.training.samples import Samples, join_samples
from vigil.training.td_targets import td_targets
from vigil.training.tuned_games import tuned_games

INSIGHT = (afterstate.OWN_INSIGHT, afterstate.OTHERS_INSIGHT)


@pytest.fixture
def lot(tmp_path: Path) -> Path:
    path = tmp_path / "lot.npz"
    tuned_games(0, 40).save(path)
    return path


def test_with_a_full_trace_the_outcome_is_the_target():
    assert td_targets([0, 1, 0], [0.5, 0.5, 0.5], outcome=[1, 0], trace=1.0) == [1.0, 0.0, 1.0]


def test_without_a_trace_the_next_turn_end_is_the_target():
    assert td_targets([0, 1, 0], [0.5, 0.4, 0.7], [1, 0], trace=0.0) == pytest.approx([0.6, 0.3, 1.0])


def test_between_them_later_turn_ends_count_less_and_less():
    first = 0.5 * 0.6 + 0.25 * 0.7 + 0.25 * 1.0
    targets = td_targets([0, 1, 0], [0.5, 0.4, 0.7], [1, 0], trace=0.5)
    assert targets == pytest.approx([first, 0.5 * 0.3, 1.0])


def test_of_three_the_others_share_what_one_leaves():
    targets = td_targets([0, 1, 2], [0.4, 0.4, 0.2], outcome=[0, 0, 1], trace=0.0)
    after_second = 0.6 * 0.4 / 0.7
    assert targets == pytest.approx([after_second, 0.4 * 0.8 / (0.4 + after_second), 1.0])


def test_who_plays_alone_learns_from_the_own_turns():
    assert td_targets([0, 0], [0.5, 0.8], outcome=[0], trace=0.0) == pytest.approx([0.8, 0.0])


def test_a_game_without_a_turn_end_has_no_targets():
    assert td_targets([], [], [1, 0], trace=0.7) == []


def test_every_game_of_a_file_has_targets_of_its_own(lot: Path) -> None:
    network = Network.fresh(1)
    before = Samples.load(lot)
    assert np.array_equal(before.targets, before.wins)
    learner.aim([lot], network, trace=0.7)
    samples = Samples.load(lot)
    values = learner.predict(network, samples)
    lasts = samples.games[1:] - 1
    assert np.array_equal(samples.targets[lasts], samples.wins[lasts])  # nothing is foreseen after them
    of_two = np.flatnonzero(samples.counts == 2)[-1]
    first, following = samples.games[of_two], samples.games[of_two] + 1
    assert samples.sides[first] != samples.sides[following]
    here = 1 - samples.targets[following]
    assert samples.targets[first] == pytest.approx(0.3 * (1 - values[following]) + 0.7 * here, abs=1e-5)


def test_teammates_are_on_one_side():
    in_teams = next(number for number in range(64) if deal(number).setup.team)
    samples = tuned_games(in_teams, 1)
    assert samples.counts.tolist() == [2]
    assert set(samples.sides.tolist()) == {0, 1}
    assert samples.outcomes[0, :2].sum() == 1


def test_lots_are_joined_game_by_game(lot: Path) -> None:
    one, other = tuned_games(0, 2), tuned_games(2, 3)
    both = join_samples([one, other])
    whole = tuned_games(0, 5)
    for field in fields(Samples):
        assert np.array_equal(getattr(both, field.name), getattr(whole, field.name)), field.name


def test_samples_become_a_row_for_each_with_every_card_in_its_place(lot: Path) -> None:
    [samples] = learner.chunks([lot])
    shape = Network.fresh(1).weights["cards"].shape
    columns = Columns(samples, shape)
    last = len(samples) - 1
    [row] = columns.dense(samples, np.array([last]))
    assert np.isclose(row.sum(), samples.shares[samples.starts[last] :].astype(float).sum(), rtol=1e-3)
    spread = columns.spread(np.outer(row, np.ones(shape[2], np.float32)))
    assert set(np.flatnonzero(spread[:, :, 0])) == set(samples.cards[samples.starts[last] :])


def test_a_network_learns_to_foresee_how_games_end(lot: Path) -> None:
    network = Network.fresh(1)
    before = loss(network, [lot])
    for _ in range(15):
        taught = Learner(network)
        taught.learn([lot], (3e-3, 3e-3), seed=1)
        network = taught.average
    assert loss(network, [lot]) < 0.8 * before


def test_what_a_fresh_network_never_met_says_nothing(lot: Path) -> None:
    tuned_games(0, 8).save(lot)  # of two players, by one edition
    fresh = Network.fresh(1)
    taught, taught_on = Learner(fresh, fresh=True), Learner(fresh)
    for learner_ in (taught, taught_on):
        learner_.learn([lot], (1e-3, 1e-3), seed=1)
    [samples] = learner.chunks([lot])
    unmet = [place for place in np.flatnonzero(~samples.numbers.any(axis=0)) if place not in INSIGHT]
    assert unmet
    assert not np.any(taught.average.weights["numbers"][unmet])
    assert np.allclose(taught_on.average.weights["numbers"][unmet], fresh.weights["numbers"][unmet])


def test_insight_that_a_fresh_network_never_met_counts_as_the_honor_that_lore_takes_it_for(lot: Path) -> None:
    tuned_games(0, 8).save(lot)  # of Godslayer, which knows no insight
    taught = Learner(Network.fresh(1), fresh=True)
    taught.learn([lot], (1e-3, 1e-3), seed=1)
    numbers = taught.average.weights["numbers"]
    usual = afterstate.USUAL_INSIGHT
    gained: dict[int, float] = {afterstate.OWN_HONOR: usual / afterstate.USUAL_HONOR}
    gained |= dict.fromkeys(afterstate.LEADS, usual / afterstate.USUAL_LEAD)
    honor = sum(amount * numbers[place] for place, amount in gained.items())
    assert np.allclose(numbers[afterstate.OWN_INSIGHT], honor, atol=1e-6)
    assert np.any(honor)


def test_the_network_that_is_kept_is_the_mean_of_the_last_pass(lot: Path) -> None:
    taught = Learner(Network.fresh(1))
    seen: list[float] = []
    add_up = taught.add_up

    def noting() -> None:
        add_up()
        seen.append(float(taught.weights["bias"][0]))

    taught.add_up = noting  # type: ignore[method-assign]
    taught.learn([lot], (1e-2, 1e-3), seed=1)
    assert len(seen) == taught.steps // learner.PASSES
    assert np.isclose(taught.average.weights["bias"][0], np.mean(seen), atol=1e-6)
    assert taught.weights["bias"][0] != taught.average.weights["bias"][0] or len(seen) == 1
