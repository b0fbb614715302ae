"""`vigil arena` as it is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.playing import match, results
from vigil.arena import plots
from vigil.arena.arena_command import app
from vigil.arena.results import ResultsFile, read_results

ALONE = ["--variant", "solitaire", "--jobs", "1"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vigil.arena.results.fingerprint", lambda _: "the same all the time")


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Types a command, and reads what it says."""
    monkeypatch.setenv("COLUMNS", "120")

    def type_(*words: str) -> str:
        app(list(words), standalone_mode=False)
        return capsys.readouterr().out

    return type_


def written(name: str, other: str, seeds: str = "validation") -> str:
    """A file of results."""
    made = results(match("greedy", other, [(True, True), (True, False)] * 5), seeds)
    with ResultsFile(Path(name), made.configuration) as file:
        for game in made.games:
            file.add(game)
    return name


def test_a_match_is_played_told_and_written_down(typed):
    told = typed("Greedy", "--pairs", "3", *ALONE)
    results_file, words = Path("arena").glob("*.jsonl"), Path("arena").glob("*.md")
    assert "solitaire against Samael" in told
    assert "greedy v Samael" in told
    assert "3 new games" in told
    assert "greedy v Samael" in next(words).read_text(encoding="utf-8")
    assert len(read_results(next(results_file)).games) == 3
    assert "0 new games" in typed("greedy", "--pairs", "3", *ALONE)


def test_other_seeds_are_other_games_in_another_file(typed):
    typed("uniform", "--pairs", "2", *ALONE, "--results", "one.jsonl")
    with pytest.raises(ValueError, match="seeds was validation, now final"):
        typed("uniform", "--pairs", "2", *ALONE, "--results", "one.jsonl", "--seeds", "final")
    assert "for claims" in typed("uniform", "--pairs", "2", *ALONE, "--seeds", "final")


def test_files_are_reported_on_together(typed):
    told = typed(written("a.jsonl", "uniform"), written("b.jsonl", "guide"))
    assert "Matrix" in told
    assert "greedy v guide" in told


def test_files_of_different_seeds_are_refused(typed):
    with pytest.raises(ValueError, match="validation and tuning seeds must not be mixed"):
        typed(written("a.jsonl", "uniform"), written("b.jsonl", "guide", "tuning"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["greedy"], "a match takes two bots"),
        (["greedy", "nobody"], "there is no bot 'nobody'"),
        (["greedy", "old.jsonl"], "either bots play or files are read"),
        (["missing.jsonl"], "missing.jsonl cannot be read"),
        (["greedy", "uniform", "--seeds", "sealed"], "there are no 'sealed' seeds"),
        (["greedy", "uniform", "--pairs", "0"], "at least one block"),
        (["greedy", "uniform", "--jobs", "0"], "at least one game at a time"),
        (["greedy", "uniform", "--budget", "0"], "a budget is some seconds"),
        (["greedy", "uniform", "--players", "5"], "takes 2 to 4 players, not 5"),
        (["greedy", "uniform", "guide", "--sprt", "0", "20"], "between two bots, not 3"),
        (["greedy", "uniform", "--sprt", "20", "0"], "must be below the second"),
        (["greedy", "uniform", "--start", "-1"], "there are validation seeds 0 to"),
    ],
)
def test_what_makes_no_sense_is_refused(typed, words, reason):
    with pytest.raises((ValueError, LookupError), match=reason):
        typed(*words)


def test_a_gauntlet_is_the_first_bot_against_the_others(typed):
    told = typed("greedy", "uniform", "--players", "3", "--gauntlet", "--pairs", "1", "--jobs", "1")
    assert "greedy v uniform" in told
    assert "uniform v greedy" not in told


def test_a_missing_library_is_told_before_anything_is_played(typed, monkeypatch):
    monkeypatch.setattr(plots, "NEEDED", ("altair", "no_such_library"))
    with pytest.raises(ValueError, match=r"needs no-such-library: pip install 'vigil-cards\[reports\]'"):
        typed("greedy", "uniform", "--report", "report.html")
    assert not Path("arena").exists()
