"""Processes of this machine: the same answers in the same order, whatever happens to a worker."""

from __future__ import annotations

import os
import sys

import pytest

from tests.cluster.work import always_dies, dies_once, doubled, picky, process_of
from vigil.cluster import crew
from vigil.cluster.job import FunctionJob
from vigil.cluster.processes import Workers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


def test_answers_come_in_the_order_of_the_tasks():
    with Workers(FunctionJob(doubled), 3) as workers:
        assert list(workers.answers(range(50))) == [2 * number for number in range(50)]


def test_a_crew_works_as_often_as_it_is_asked():
    with crew.crew(FunctionJob(doubled), 2) as workers:
        assert [list(workers.answers([number])) for number in (1, 2)] == [[2], [4]]


def test_a_crew_of_one_is_this_process():
    with crew.crew(FunctionJob(process_of), 1) as alone:
        assert list(alone.answers([None])) == [os.getpid()]


def test_a_worker_that_dies_is_replaced_and_its_task_repeated(tmp_path):
    with Workers(FunctionJob(dies_once), 2) as workers:
        assert list(workers.answers([tmp_path / "mark"])) == ["done"]


def test_a_task_that_ends_its_process_twice_ends_the_run():
    with (
        Workers(FunctionJob(always_dies), 1) as workers,
        pytest.raises(RuntimeError, match="seven ended its process 2 times"),
    ):
        list(workers.answers(["seven"]))


def test_a_task_that_fails_ends_the_run_with_its_reason():
    with (
        Workers(FunctionJob(picky), 2) as workers,
        pytest.raises(RuntimeError, match="three is not to my liking"),
    ):
        list(workers.answers(range(10)))


def test_no_process_is_started_for_a_moment_of_work(monkeypatch):
    monkeypatch.setattr(crew, "Workers", None)
    with crew.quick(FunctionJob(doubled), 2) as workers:
        assert list(workers.answers(range(3))) == [0, 2, 4]


def test_what_takes_longer_than_a_moment_is_shared_out(monkeypatch):
    monkeypatch.setattr(crew, "MOMENT", 0.0)
    with crew.quick(FunctionJob(process_of), 2) as workers:
        here, *there = workers.answers(range(3))
    assert here == os.getpid()
    assert here not in there
