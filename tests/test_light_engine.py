"""A light engine: what a program that only plays need not import, and has not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import vigil

HEAVY = {"numpy", "typer", "rich", "msgspec", "sqlalchemy", "starlette", "uvicorn", "multiprocessing"}


def run(*words: str) -> str:
    """What a fresh interpreter says."""
    ran = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def loaded_by(statement: str) -> set[str]:
    """Every module that is there after a statement, in a fresh interpreter."""
    return set(run("-c", f"{statement}\nimport sys\nprint(*sys.modules)").split())


def test_bots_up_to_tuned_play_where_nothing_else_can_be_imported():
    played = run(str(Path(__file__).with_name("light_engine.py"))).splitlines()
    assert [line.partition(":")[0] for line in played] == ["uniform", "greedy", "guide", "tuned"]


def test_importing_vigil_loads_rules_sets_and_two_doors():
    loaded = loaded_by("import vigil")
    assert not loaded & HEAVY
    ours = {name.split(".")[1] for name in loaded if name.startswith("vigil.")}
    assert ours == {"bots", "language", "review", "rules", "sets", "version", "wording"}
    assert {name for name in loaded if name.startswith(("vigil.bots.", "vigil.review."))} == {
        "vigil.bots.bot",
        "vigil.bots.levels",
        "vigil.review.grades",
    }


def test_what_is_imported_later_is_seen_from_the_start():
    assert set(vigil.__all__) <= set(dir(vigil))
    said = run("-c", "from vigil import *; print(Record.__name__, Review.__name__, review.__name__)")
    assert said.split() == ["Record", "Review", "review"]


def test_a_review_stays_a_function_when_its_package_is_imported():
    assert run("-c", "import vigil, vigil.review.reviewer; print(callable(vigil.review))").strip() == "True"


def test_help_imports_no_command():
    loaded = loaded_by(
        "from vigil.cli import all_commands\nall_commands().commands['play'].get_short_help_str()"
    )
    assert not loaded & (HEAVY - {"typer"})
    assert not [name for name in loaded if name.startswith(("vigil.commands", "vigil.server", "vigil.arena"))]
