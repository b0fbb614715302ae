"""A Ray cluster: the same answers as here, whatever happens to its nodes. `make test-cluster` runs these."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.work import always_dies, dies_once, doubled, picky, slowly_doubled
from vigil import build
from vigil.cluster.crew import crew
from vigil.cluster.job import FunctionJob
from vigil.cluster.ray_crew import AHEAD, RETRIES, RayCrew

pytestmark = pytest.mark.cluster

NUMBERS = range(200)
JOB = FunctionJob(doubled)
DOUBLED = [2 * number for number in NUMBERS]


def test_answers_come_in_the_order_of_the_tasks_and_from_every_node(nodes):
    with crew(FunctionJob(slowly_doubled), nodes.address) as workers:
        assert list(workers.answers(NUMBERS)) == DOUBLED
        assert len(workers.nodes) == 2


def test_a_crew_works_as_often_as_it_is_asked(nodes):
    with crew(JOB, nodes.address) as workers:
        assert [list(workers.answers([number])) for number in (1, 2)] == [[2], [4]]


def test_no_more_lots_are_under_way_than_the_cluster_has_hands_for(nodes):
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in NUMBERS:
            taken.append(number)
            yield number

    with crew(JOB, nodes.address) as workers:
        next(workers.answers(tasks()))
    assert taken == list(range(AHEAD * 2))


def test_a_killed_node_changes_no_answer(nodes):
    with nodes.another() as third, crew(FunctionJob(slowly_doubled), nodes.address) as workers:
        answers = workers.answers(NUMBERS)
        found = [next(answers) for _ in range(20)]
        nodes.kill(third)
        assert [*found, *answers] == DOUBLED


def test_a_node_that_joins_is_given_work(nodes):
    with crew(FunctionJob(slowly_doubled), nodes.address) as workers:
        answers = workers.answers(range(100_000))
        next(answers)
        with nodes.another():
            while len(workers.nodes) < 3:
                next(answers)
    assert len(workers.nodes) == 3


def test_a_process_that_dies_is_replaced_and_its_task_repeated(nodes, tmp_path):
    with crew(FunctionJob(dies_once), nodes.address) as workers:
        assert list(workers.answers([tmp_path / "mark"])) == ["done"]


def test_a_task_that_always_ends_its_process_ends_the_run(nodes):
    with (
        crew(FunctionJob(always_dies), nodes.address) as workers,
        pytest.raises(RuntimeError, match="the cluster could not do seven"),
    ):
        list(workers.answers(["seven"]))
    assert RETRIES == 3


def test_a_task_that_fails_ends_the_run_with_its_reason(nodes):
    with (
        crew(FunctionJob(picky), nodes.address) as workers,
        pytest.raises(RuntimeError, match="three is not to my liking"),
    ):
        list(workers.answers(range(10)))


@pytest.fixture
def other_cards(tmp_path: Path) -> Path:
    """A copy of Vigil in which a card costs more."""
    copy = tmp_path / "vigil"
    shutil.copytree(build.PACKAGE, copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for compiled in build.PACKAGE.parent.glob("vigil__mypyc*"):  # what its compiled modules share
        shutil.copy(compiled, tmp_path)
    cards = copy / "sets" / "godslayer.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("cost = 3", "cost = 4"), encoding="utf-8")
    return tmp_path


def test_a_node_with_other_cards_is_refused_before_any_work(nodes, other_cards):
    with (
        nodes.another(PYTHONPATH=str(other_cards)),
        pytest.raises(ValueError, match=r"cannot take part: it has code \w+ instead of \w+; all nodes need"),
        crew(JOB, nodes.address),
    ):
        pytest.fail("nobody may work beside this node")


def test_a_node_with_other_cards_that_joins_later_ends_the_run(nodes, other_cards):
    with crew(FunctionJob(slowly_doubled), nodes.address) as workers:
        answers = workers.answers(range(100_000))
        next(answers)
        with (
            nodes.another(PYTHONPATH=str(other_cards)),
            pytest.raises(ValueError, match="cannot take part"),
        ):
            list(answers)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:10001"])
def test_an_address_where_no_cluster_is_gets_one_clear_error(address):
    with pytest.raises(ValueError, match=f"there is no Ray cluster at {address}"), RayCrew(JOB, address):
        pytest.fail("there is nobody to work")
