"""Datasets: games as Parquet files that are whole or not there, and that lead back to the same tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import vigil
from tests.arena.playing import plan_of, ran
from vigil.arena.game_format import GameFormat
from vigil.cli import main
from vigil.datasets import dataset_schema as schema
from vigil.datasets import decisions
from vigil.datasets.dataset_reader import stored_games
from vigil.datasets.dataset_writer import Writer
from vigil.datasets.replay import buffer
from vigil.environments.actions import Actions
from vigil.environments.observations import Observations
from vigil.rules.kernel.chance import MULTIPLY_WITH_CARRY
from vigil.rules.setup import make_setup

ALONE = GameFormat(players=1, variant="solitaire")
SIM = ["--bot", "uniform", "--variant", "solitaire"]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Types a command; how it ended, and what it said."""

    def type_(*words: str | Path) -> tuple[int, str]:
        with pytest.raises(SystemExit) as ended:
            main(list(map(str, words)))
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out + said.err

    return type_


@pytest.fixture
def folder(typed: Callable[..., tuple[int, str]], tmp_path: Path) -> Path:
    """Two short games with two players."""
    typed("sim", 2, "--bot", "greedy", "--seed", 5, "--to", tmp_path / "data")
    return tmp_path / "data"


def test_a_simulation_is_written_a_row_a_game_and_a_row_a_decision(folder):
    games = pq.read_table(folder / "games-00000.parquet").to_pylist()
    rows = pq.read_table(folder / "decisions-00000.parquet").to_pylist()
    assert [(game["seed"], game["bots"]) for game in games] == [("5", ["greedy"] * 2), ("6", ["greedy"] * 2)]
    assert [row["ply"] for row in rows if row["game"] == 1] == list(range(games[1]["moves"]))
    assert all(row["action"] in row["legal"] for row in rows)
    assert all(row["won"] == (row["seat"] in games[row["game"]]["winners"]) for row in rows)
    for game in games:
        ahead = game["scores"][0] - game["scores"][1]
        assert {(row["seat"], row["lead"]) for row in rows if row["game"] == game["game"]} == {
            (0, ahead),
            (1, -ahead),
        }


def test_the_moves_of_a_file_replay_the_game(folder):
    for row, table in stored_games(folder):
        game = vigil.Game.new(row["sets"], row["players"], int(row["seed"]))
        for text in table.column("move").to_pylist():
            game.do(text)
        assert game.result is not None
        assert game.result.scores == row["scores"]


def test_reading_gives_what_an_environment_shows(folder):
    actions = Actions(("godslayer",))
    seen, rows = Observations(actions, 2), []
    for batch in decisions(folder, size=100):
        assert len(batch["cards"]) == len(batch["action"]) <= 100
        rows += list(zip(*[batch[key] for key in ("seat", "action", "cards", "numbers")], strict=True))
    at = 0
    for row, _ in stored_games(folder):
        game = vigil.Game.new(row["sets"], row["players"], int(row["seed"]))
        while game.decision:
            seat, action, cards, numbers = rows[at]
            seen.look(game, game.deciding())
            assert seat == game.deciding()
            assert np.array_equal(cards.reshape(-1), buffer(seen.cards))
            assert np.array_equal(numbers, buffer(seen.numbers))
            game.apply(actions.move(game, int(action)))
            at += 1
    assert at == len(rows)


def test_features_in_the_file_are_those_that_are_made_again(typed, tmp_path):
    results = tmp_path / "results.jsonl"
    ran(plan_of(results, ["uniform"], 2, ALONE))
    assert typed("export", results, "--to", tmp_path / "data", "--features", "--jobs", 1)[0] == 0
    table = pq.read_table(tmp_path / "data" / "decisions-00000.parquet")
    told = json.loads(table.schema.metadata[schema.KEY])
    shape = (table.num_rows, len(told["lines"]), len(told["cards"]))
    cards = np.frombuffer(b"".join(table.column("cards").to_pylist()), np.uint8).reshape(shape)
    [batch] = decisions(tmp_path / "data", size=100_000)
    assert np.array_equal(cards, batch["cards"])
    assert np.array_equal(table.column("numbers").to_pylist(), batch["numbers"])
    assert len(told["numbers"]) == batch["numbers"].shape[1]


def test_games_of_the_arena_are_played_again_and_are_the_same(typed, tmp_path):
    results = tmp_path / "results.jsonl"
    played = ran(plan_of(results, ["greedy", "uniform"], 1)).results.games
    code, said = typed("export", results, "--to", tmp_path / "data", "--jobs", 1)
    rows = pq.read_table(tmp_path / "data" / "games-00000.parquet").to_pylist()
    assert (code, said) == (0, f"2 games are in {tmp_path / 'data'}.\n")
    assert [(row["seed"], row["scores"]) for row in rows] == [(str(g.seed), g.scores) for g in played]


def test_games_that_go_otherwise_when_they_are_played_again_are_refused(typed, tmp_path):
    results = tmp_path / "results.jsonl"
    ran(plan_of(results, ["uniform"], 2, ALONE))
    heading, first, second = results.read_text().splitlines()
    changed = {**json.loads(second), "scores": [999]}
    results.write_text("\n".join([heading, first, json.dumps(changed)]) + "\n")
    code, said = typed("export", results, "--to", tmp_path / "data", "--jobs", 1)
    assert code == 2
    assert "block 1 of" in said
    assert "went otherwise when it was played again" in said
    assert pq.read_table(tmp_path / "data" / "games-00000.parquet").num_rows == 1  # what was right is kept


def test_results_of_another_version_of_the_code_are_refused(typed, tmp_path):
    results = tmp_path / "results.jsonl"
    ran(plan_of(results, ["uniform"], 1, ALONE))
    heading, *games = results.read_text().splitlines()
    results.write_text("\n".join([json.dumps({**json.loads(heading), "code": "other"}), *games]) + "\n")
    code, said = typed("export", results, "--to", tmp_path / "data")
    assert (code, "another version of the code" in said) == (2, True)
    assert not (tmp_path / "data").exists()


def finished(path: Path, names: list[str]) -> Path:
    """A record of a game between people."""
    game = vigil.Game.new(["godslayer"], names, 3)
    bot = vigil.bots.bot("greedy", 1)
    while decision := game.decision:
        game.apply(bot.choose(game.view(decision.player), decision))
    vigil.Record.of(game).save(path)
    return path


def test_records_of_people_are_exported_without_their_names(typed, tmp_path):
    record = finished(tmp_path / "record.json", ["Leonhard", "Sofia"])
    assert typed("export", record, "--to", tmp_path / "data")[0] == 0
    [game] = pq.read_table(tmp_path / "data" / "games-00000.parquet").to_pylist()
    assert game["bots"] is None
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert b"Leonhard" not in stored
    assert sum(len(batch["won"]) for batch in decisions(tmp_path / "data")) == game["moves"]


def test_a_record_that_an_older_generator_dealt_is_exported(typed, tmp_path):
    game = vigil.Game.deal(make_setup(["godslayer"], ["Ada", "Bo"], 2, "standard"), 3, MULTIPLY_WITH_CARRY)
    bot = vigil.bot("greedy", 1)
    while decision := game.decision:
        game.apply(bot.choose(game.view(decision.player), decision))
    vigil.Record.of(game).save(tmp_path / "old.json")
    code, said = typed("export", tmp_path / "old.json", "--to", tmp_path / "data", "--features")
    assert code == 0, said
    [row] = pq.read_table(tmp_path / "data" / "games-00000.parquet").to_pylist()
    assert row["seed"] == f"{MULTIPLY_WITH_CARRY}:3"
    assert sum(len(batch["won"]) for batch in decisions(tmp_path / "data")) == row["moves"]


def test_an_unfinished_record_is_refused(typed, tmp_path):
    vigil.Record.of(vigil.Game.new(["godslayer"], 2, 3)).save(tmp_path / "record.json")
    code, said = typed("export", tmp_path / "record.json", "--to", tmp_path / "data")
    assert (code, "the game is not finished" in said) == (2, True)


def test_games_of_another_shape_need_a_directory_of_their_own(typed, tmp_path):
    one, two = (
        finished(tmp_path / "one.json", ["A", "B"]),
        finished(tmp_path / "two.json", ["A", "B", "C"]),
    )
    code, said = typed("export", one, two, "--to", tmp_path / "data")
    assert (code, "give each a directory of its own" in said) == (2, True)
    assert not (tmp_path / "data").exists()


def test_more_games_are_added_to_those_that_are_there(typed, tmp_path):
    for number in (2, 3, 3):
        assert typed("sim", number, *SIM, "--to", tmp_path / "data")[0] == 0
    games = [row for row, _ in stored_games(tmp_path / "data")]
    assert [game["game"] for game in games] == [0, 1, 2]
    assert [game["seed"] for game in games] == ["1", "2", "3"]


def test_another_run_does_not_write_among_the_games_of_one(typed, tmp_path):
    typed("sim", 1, *SIM, "--to", tmp_path / "data")
    before = sorted(path.read_bytes() for path in (tmp_path / "data").iterdir())
    code, said = typed("sim", 1, *SIM, "--seed", 7, "--to", tmp_path / "data")
    assert (code, "has games of another run" in said) == (2, True)
    assert sorted(path.read_bytes() for path in (tmp_path / "data").iterdir()) == before


def test_two_runs_do_not_write_one_directory(typed, tmp_path):
    typed("sim", 1, *SIM, "--to", tmp_path / "data")
    heading = schema.Heading.in_file(tmp_path / "data" / "games-00000.parquet")
    with Writer(tmp_path / "data", heading):
        code, said = typed("sim", 2, *SIM, "--to", tmp_path / "data")
    assert (code, "another run is writing to" in said) == (2, True)


def test_a_directory_with_other_files_is_left_alone(typed, tmp_path):
    (tmp_path / "thesis.tex").touch()
    code, said = typed("sim", 1, *SIM, "--to", tmp_path)
    assert (code, "has other files, such as thesis.tex" in said) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
    code, said = typed("sim", 1, *SIM, "--to", tmp_path / "thesis.tex")
    assert (code, "cannot be written" in said) == (2, True)


def test_what_is_stopped_leaves_whole_files_and_goes_on(typed, tmp_path, monkeypatch):
    add = Writer.add

    def interrupted(self, trace):
        add(self, trace)
        if len(self.waiting) == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Writer, "add", interrupted)
        code, said = typed("sim", 5, *SIM, "--to", tmp_path / "data")
    assert (code, "Stopped after 2 games; the same command goes on." in said) == (130, True)
    (tmp_path / "data" / ".games-00001.parquet.partial").write_text("cut off")
    assert len(list(stored_games(tmp_path / "data"))) == 2
    assert typed("sim", 5, *SIM, "--to", tmp_path / "data")[0] == 0
    assert [row["seed"] for row, _ in stored_games(tmp_path / "data")] == ["1", "2", "3", "4", "5"]
    assert {path.suffix for path in (tmp_path / "data").iterdir()} == {".parquet"}


def changed_heading(folder: Path, **values: object) -> None:
    """Write the file of games again with another heading."""
    path = folder / "games-00000.parquet"
    table = pq.read_table(path)
    told = {**json.loads(table.schema.metadata[schema.KEY]), **values}
    pq.write_table(table.replace_schema_metadata({schema.KEY: json.dumps(told)}), path)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"version": 2}, "is version 2 of a vigil dataset; this Vigil reads vigil dataset 1"),
        ({"format": "chess"}, "is version 1 of a chess"),
        ({"encoding": 99}, "numbers its actions by encoding 99"),
        ({"colour": "red"}, "is damaged"),
    ],
)
def test_files_of_another_version_are_refused(folder, values, reason):
    changed_heading(folder, **values)
    with pytest.raises(ValueError, match=reason):
        decisions(folder)


def test_games_by_other_rules_are_refused(folder):
    path = folder / "games-00000.parquet"
    table = pq.read_table(path)
    rules = pa.array([1] * table.num_rows, pa.int32())
    place = table.schema.get_field_index("rules")
    pq.write_table(table.set_column(place, table.schema.field("rules"), rules), path)
    with pytest.raises(ValueError, match="was played by rules 1, these are"):
        list(decisions(folder))


def test_wrong_places_get_one_clear_error(folder, tmp_path):
    with pytest.raises(ValueError, match="is not a directory"):
        decisions(tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    with pytest.raises(ValueError, match="holds no games"):
        decisions(tmp_path / "empty")
    with pytest.raises(ValueError, match="at least one row"):
        decisions(folder, size=0)
    (folder / "decisions-00000.parquet").rename(tmp_path / "elsewhere")
    with pytest.raises(ValueError, match=r"decisions-00000.parquet is missing"):
        decisions(folder)
    (folder / "decisions-00000.parquet").write_text("text")
    with pytest.raises(ValueError, match="is not a Parquet file"):
        decisions(folder)
    pq.write_table(pa.table({"a": [1]}), folder / "decisions-00000.parquet")
    with pytest.raises(ValueError, match="was not written by Vigil"):
        decisions(folder)


def test_a_missing_library_is_named(monkeypatch, typed, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, said = typed("sim", 1, *SIM, "--to", tmp_path / "data")
    assert (code, "pip install 'vigil-cards[data]'" in said) == (2, True)
    assert not (tmp_path / "data").exists()


def test_a_bot_that_searches_says_what_it_thinks_of_the_moves(typed, tmp_path):
    typed("sim", 1, "--bot", "expert", "--variant", "solitaire", "--to", tmp_path / "data")
    rows = pq.read_table(tmp_path / "data" / "decisions-00000.parquet").to_pylist()
    told = [row for row in rows if row["chances"] is not None]
    assert told
    assert all(len(row["chances"]) == len(row["legal"]) for row in told)
    assert all(0 <= chance <= 1 for row in told for chance in row["chances"] if chance is not None)
