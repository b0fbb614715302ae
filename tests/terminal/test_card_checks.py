"""`vigil cards check`: what a card lacks is listed, with what to do; a card is one line and one test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vigil.commands.card_checks import drawn_subjects, snake
from vigil.rules.library import SETS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
BEFORE = '[[card]]\nname = "Lifebound Initiate"'


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the repository, as far as the check looks at it."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.npz")
    )
    for name in ("sets", "golden"):
        shutil.copytree(ROOT / "tests" / name, tmp_path / "tests" / name)
    return tmp_path


def add_card(clone: Path) -> None:
    """Add the card of the page to its set."""
    [card] = re.findall(r"```toml\n(\[\[card\]\].*?)```", PAGE, re.DOTALL)
    file = clone / "src" / "vigil" / "sets" / "godslayer.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1
    file.write_text(text.replace(BEFORE, f"{card}\n{BEFORE}"), encoding="utf-8")


def add_test(clone: Path) -> None:
    """Add the tests of the page."""
    [tests] = re.findall(r"```python\n(def test_lantern_keeper.*?)```", PAGE, re.DOTALL)
    (clone / "tests" / "sets" / "test_new.py").write_text(tests, encoding="utf-8")


def check(clone: Path, *words: str) -> tuple[int, str]:
    """Run the command there; its exit code, and what it said."""
    variables = {**os.environ, "PYTHONPATH": str(clone / "src"), "COLUMNS": "300"}
    command = [sys.executable, "-m", "vigil", "cards", "check", *words]
    ran = subprocess.run(command, cwd=clone, env=variables, capture_output=True, text=True, check=False)
    assert not ran.stderr, ran.stderr
    return ran.returncode, ran.stdout


def test_the_cards_that_there_are_lack_nothing_that_must_be_there(monkeypatch):
    monkeypatch.chdir(ROOT)
    code, said = check(ROOT)
    assert (code, "To do" in said) == (0, False), said


def test_a_card_that_was_only_written_lacks_a_test_and_an_accepted_text(clone):
    add_card(clone)
    code, said = check(clone, "godslayer")
    assert code == 1
    assert "To do: no test: Lantern Keeper\n" in said
    assert "To do: text not accepted: Lantern Keeper\n" in said
    assert "ACCEPT=1 .venv/bin/python -m pytest tests/golden" in said
    assert "To do: recorded games that end in another way now" in said


def test_what_is_made_from_cards_is_optional(clone):
    add_card(clone)
    add_test(clone)
    shutil.rmtree(clone / "tests" / "golden" / "records")
    text = clone / "tests" / "golden" / "card_text" / "godslayer.txt"
    shown = "    Lifebound hero, cost 3, honor 1, copies 2\n"
    shown += "    Gain 1 rune. If you control a Construct, draw a card."
    text.write_text(f"{text.read_text(encoding='utf-8')}\nLantern Keeper\n{shown}\n", encoding="utf-8")
    code, said = check(clone, "godslayer")
    assert (code, "To do" in said) == (0, False), said
    for lack in ("value not measured", "drawn by kind and faction", "not in the published encoding"):
        assert f"Optional: {lack}: Lantern Keeper\n" in said


def test_a_card_that_was_only_written_can_be_played(clone):
    add_card(clone)
    variables = {**os.environ, "PYTHONPATH": str(clone / "src")}
    command = [sys.executable, "-m", "vigil", "sim", "1", "--bot", "tuned", "--bot", "greedy"]
    ran = subprocess.run(command, cwd=clone, env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_outside_of_a_clone_only_what_is_made_from_cards_is_looked_at(clone, monkeypatch):
    add_card(clone)
    shutil.rmtree(clone / "tests")
    code, said = check(clone, "godslayer")
    assert (code, "To do" in said, "Optional" in said) == (0, False, True)


def test_every_subject_that_is_drawn_is_found():
    assert {card.name for card in SETS["godslayer"].cards} <= drawn_subjects()


def test_a_name_is_spelled_as_tests_spell_it():
    assert snake("Tablet of Time's Dawn") == "tablet_of_times_dawn"
    assert snake("Rocket Courier X-99") == "rocket_courier_x_99"
