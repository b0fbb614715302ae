"""`vigil review`: a report in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import vigil
from tests.review.reviewing import FEW, played
from vigil.cli import main
from vigil.review.reviewer import Reviewer
from vigil.review.turn_drafts import TurnDraft
from vigil.terminal import review_report


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A recorded game, and a reviewer that is soon done."""

    def quick(record: vigil.Record, seat: int, level: str) -> Reviewer:
        return Reviewer(record, seat, level, guesses=FEW)

    monkeypatch.setattr(review_report, "Reviewer", quick)
    path = tmp_path / "game.json"
    played().save(path)
    return path


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[object, str, str]:
    """How a command ends, and what it says."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    said = capsys.readouterr()
    return ended.value.code, said.out, said.err


def test_a_review_tells_sums_turns_moments_and_accuracy(record, capsys):
    code, said, _ = told(["review", str(record), "--seat", "1"], capsys)
    assert code in (None, 0)
    for words in ("Seen by Player 1.", "your decisions −", "The costliest moments", "Accuracy", "because"):
        assert words in said


def test_a_review_is_written_as_a_page_that_stands_alone(record, tmp_path, capsys):
    out = tmp_path / "review.html"
    code, said, _ = told(["review", str(record), "--seat", "1", "--html", str(out)], capsys)
    assert code in (None, 0)
    assert f"Written: {out}" in said
    text = out.read_text(encoding="utf-8")
    assert "<title>Review – Vigil</title>" in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    assert 'src="' not in text
    assert 'href="' not in text


def test_a_page_that_cannot_be_written_says_why(record, tmp_path, capsys):
    out = tmp_path / "nowhere" / "review.html"
    code, _, wrong = told(["review", str(record), "--seat", "1", "--html", str(out)], capsys)
    assert code == 2
    assert str(out) in wrong


def test_two_processes_tell_what_one_tells(record, capsys):
    alone = told(["review", str(record), "--seat", "1"], capsys)
    assert told(["review", str(record), "--seat", "1", "--jobs", "2"], capsys) == alone


def test_a_seat_has_to_be_named(record, capsys):
    code, _, wrong = told(["review", str(record)], capsys)
    assert code == 2
    assert "say whose game to review: --seat 'Player 1' or 'Player 2'" in wrong


def test_an_unfinished_game_is_refused_in_one_line(tmp_path, capsys):
    path = tmp_path / "begun.json"
    vigil.Record.of(vigil.Game.new(["godslayer"], 2, 1)).save(path)
    code, _, wrong = told(["review", str(path), "--seat", "1"], capsys)
    assert code == 2
    assert wrong.strip() == "vigil: this game is not over: only finished games are reviewed"


def test_a_review_that_is_stopped_says_how_far_it_came(record, capsys, monkeypatch):
    def interrupted(_screen: object, reviewer: Reviewer, _who: object, drafts: list[TurnDraft]) -> None:
        drafts.append(reviewer.draft(0))
        raise KeyboardInterrupt

    monkeypatch.setattr(review_report, "walk", interrupted)
    code, said, _ = told(["review", str(record), "--seat", "2"], capsys)
    assert code == 130
    assert "Stopped after turn 1 of" in said
