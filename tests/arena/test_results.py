"""Files of results: added to, taken up again, and never mixed up."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.playing import TWO, match
from vigil.arena.game_format import GameFormat
from vigil.arena.results import Configuration, ResultsFile, fingerprint, read_results

GAMES = match("greedy", "uniform", [(True, True), (True, False)])
USUAL = Configuration.of("validation", ["greedy", "uniform"], TWO, 1.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games."""
    written = tmp_path / "results.jsonl"
    with ResultsFile(written, USUAL) as file:
        for game in GAMES[:3]:
            file.add(game)
    return written


def test_what_was_written_is_read_again(path):
    found = read_results(path)
    assert found.configuration == USUAL
    assert found.games == GAMES[:3]


def test_every_line_is_a_json_object(path):
    heading, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert (heading["format"], heading["seeds"], heading["sets"]) == (
        "vigil arena",
        "validation",
        ["godslayer"],
    )
    assert [(game["block"], game["winners"]) for game in games] == [(0, [0]), (0, [1]), (1, [0])]


def test_games_are_added_to_what_is_there(path):
    with ResultsFile(path, USUAL) as file:
        assert file.games == GAMES[:3]
        file.add(GAMES[3])
    assert read_results(path).games == GAMES


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_line_that_was_cut_off_is_forgotten(path, cut):
    path.write_bytes(path.read_bytes()[:-cut])
    assert read_results(path).games == GAMES[:2]
    with ResultsFile(path, USUAL) as file:
        file.add(GAMES[2])
    assert read_results(path).games == GAMES[:3]


def test_a_file_that_was_cut_off_in_its_heading_begins_anew(path):
    path.write_bytes(path.read_bytes()[:20])
    with ResultsFile(path, USUAL) as file:
        assert file.games == []
    assert read_results(path).configuration == USUAL


def test_a_damaged_line_is_named(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:2], "{}", *lines[2:]]) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"line 3 of .*results.jsonl is damaged"):
        read_results(path)


@pytest.mark.parametrize("text", ["", "{}\n", '{"format":"vigil game","version":1}\n', "[1]\n", "nonsense\n"])
def test_another_kind_of_file_is_refused(path, text):
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"has no results|does not hold results of the arena"):
        read_results(path)


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (replace(USUAL, seeds="final"), "seeds was validation, now final"),
        (replace(USUAL, bots=("greedy",)), "bots was greedy, uniform, now greedy"),
        (replace(USUAL, format=GameFormat(("delirium",))), "sets was godslayer, now delirium"),
        (replace(USUAL, format=GameFormat(players=3)), "players was 2, now 3"),
        (replace(USUAL, budget=2.0), "budget was 1.0, now 2.0"),
        (replace(USUAL, code="other"), "code was"),
    ],
)
def test_a_file_of_another_configuration_is_refused_and_left_alone(path, other, told):
    before = path.read_bytes()
    with pytest.raises(ValueError, match=told), ResultsFile(path, other):
        pass
    assert path.read_bytes() == before


def test_two_runs_do_not_write_one_file(path):
    pytest.importorskip("fcntl")
    with ResultsFile(path, USUAL), pytest.raises(ValueError, match="another run is writing"):
        ResultsFile(path, USUAL).__enter__()


def test_a_bot_that_was_changed_is_another_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text("one = 1", encoding="utf-8")
    names = ["mine:Bot", "program:python mine.py"]
    before = [fingerprint([name]) for name in names]
    Path("mine.py").write_text("one = 2", encoding="utf-8")
    assert all(fingerprint([name]) != old for name, old in zip(names, before, strict=True))
    assert fingerprint(["greedy"]) == fingerprint(["uniform"])


def test_nodes_of_a_cluster_are_noted_once_and_change_no_configuration(path):
    with ResultsFile(path, USUAL) as file:
        file.note(["north", "south"])
        file.add(GAMES[3])
        file.note(["south", "west"])
    with ResultsFile(path, USUAL) as again:
        again.note(["north"])
        assert again.games == GAMES
    assert read_results(path).nodes == ["north", "south", "west"]
    assert path.read_bytes().count(b"nodes") == 2
