"""Who may work together: the same code, cards and versions."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from tests.cluster.work import doubled
from vigil.arena.game_format import GameFormat
from vigil.arena.tournament import TournamentJob
from vigil.build import PACKAGE
from vigil.cluster.crew import cores, crew, hands
from vigil.cluster.job import FunctionJob
from vigil.cluster.node_work import logging_to
from vigil.cluster.ray_crew import LARGEST, next_size
from vigil.cluster.versions import APART, JUDGING, digest, judging_code, package_files, versions


def test_a_difference_is_told_by_what_differs():
    here = versions()
    there = replace(here, python="3.99.0", engine="something else")
    assert here.differing(here) == ""
    assert here.differing(there) == (
        f"engine something else instead of {here.engine}, python 3.99.0 instead of {here.python}"
    )


def test_cards_weights_and_jobs_count_but_clients_do_not():
    counted = {file.name for file in package_files(apart=APART)}
    assert {"godslayer.toml", "tuned.json", "bot_game.py", "samples.py", "crew.py"} <= counted
    assert not {"app.py", "main.js", "session.py"} & counted


def test_reviews_depend_on_cards_networks_and_the_reviewer_but_not_on_commands():
    judging = {file.relative_to(PACKAGE).as_posix() for file in package_files(JUDGING)}
    assert {"sets/godslayer.toml", "bots/expert.npz", "bots/tuned.json", "review/assessor.py"} <= judging
    assert not {"cli.py", "arena/rating.py"} & judging
    assert judging_code() == digest(package_files(JUDGING))


def test_files_of_third_parties_count(tmp_path):
    bot = tmp_path / "bot.py"
    lacking = versions([str(bot)])
    bot.write_text("one")
    one = versions([str(bot)])
    bot.write_text("other")
    assert len({lacking.files, one.files, versions([str(bot)]).files}) == 3


def test_a_job_that_keeps_a_log_keeps_it_elsewhere_on_a_node(tmp_path):
    job = TournamentJob(GameFormat(), "validation", 1.0, tmp_path / "here.log")
    assert logging_to(tmp_path / "there.log", job) == replace(job, log=tmp_path / "there.log")
    without = replace(job, log=None)
    assert logging_to(tmp_path / "there.log", without) is without
    assert logging_to(tmp_path / "there.log", FunctionJob(doubled)) == FunctionJob(doubled)


@pytest.mark.parametrize(
    ("tasks", "seconds", "following"),
    [(1, 0.001, 2), (2, 0.002, 4), (16, 4.0, 4), (1, 30.0, 1), (LARGEST, 0.0, LARGEST)],
)
def test_a_lot_is_made_as_large_as_takes_about_a_second(tasks, seconds, following):
    assert next_size(tasks, seconds) == following


def test_a_cluster_without_ray_names_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"a cluster needs Ray: pip install 'vigil-cards\[cluster\]'"):
        crew(FunctionJob(doubled), "auto")


def test_a_cluster_and_a_number_of_processes_are_not_both_to_be_had():
    with pytest.raises(ValueError, match="leave out --jobs or --cluster"):
        hands(3, "auto")
    assert hands(3, None) == 3
    assert hands(None, "auto") == "auto"
    assert hands(0, None) == cores()
