"""Vigil as users install it: the wheel is compiled, every command works without extras or names one."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.install.environment import Environment, outside
from vigil import __version__, cli

pytestmark = pytest.mark.installed

# Every command in its smallest form, and what it then says. `replay` and `verify` come after `play`, whose
# save they read; by this seed the bot begins, so that there is something to save.
COMMANDS = {
    "cards": (["Mystic"], "Gain 2 runes."),
    "sim": (["2", "--bot", "uniform"], "2 games"),
    "play": (["--seed", "2"], "Your turn"),
    "replay": (["vigil-game.json"], "verifies: "),
    "verify": (["vigil-game.json"], "Its hash: "),
    "arena": (["uniform", "greedy", "--pairs", "1", "--jobs", "1"], "new games"),
    "tune": (
        ["tuned.json", "--steps", "1", "--trials", "2", "--pairs", "1", "--jobs", "1"],
        "What was found is in",
    ),
    "train": (
        ["run.npz", "--start", "2", "--generations", "1", "--games", "2", "--jobs", "1"],
        "vigil-cards[reports]",
    ),
    "values": (
        ["values.json", "--set", "godslayer", "--pairs", "1", "--jobs", "1"],
        "pairs of games are counted",
    ),
    "bots": (["expert"], "games"),
    "benchmark": (["uniform", "--task", "duel", "--blocks", "1", "--jobs", "1"], "uniform in benchmark 1"),
}
GROUPS = {"admin", "puzzles", "ratings", "set"}  # tried below, or in tests of their own
SERVE = {"serve"}  # it does not end by itself
REFUSED = {  # commands that a plain install, or a game that is not over, is too little for
    "review": (["vigil-game.json", "--seat", "1"], "this game is not over"),
    "export": (["vigil-game.json", "--to", "games"], "pip install 'vigil-cards[data]'"),
    "report": (["games"], "pip install 'vigil-cards[reports]'"),
}


def test_a_wheel_built_in_isolation_is_compiled(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.startswith("vigil/rules/") and name.endswith((".so", ".pyd")) for name in names)
    assert {"vigil/built.json", "vigil/py.typed"} <= set(names)


def test_a_build_that_cannot_compile_says_so_loudly_and_leaves_the_reason_in_the_package(
    sources: Path,
) -> None:
    ran = subprocess.run(
        [sys.executable, "setup.py", "build"],
        cwd=sources,
        env={**outside(), "CC": "false"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "NOT COMPILED" in ran.stderr
    [note] = sources.glob("build/lib*/vigil/built.json")
    why = json.loads(note.read_text(encoding="utf-8"))["why"]
    assert why.startswith("there is no C compiler that finds Python.h, or it failed")
    assert len(why) < 200
    assert not list(note.parent.rglob("*.so"))


def test_it_says_its_version_and_that_it_is_compiled_and_warns_of_nothing(installed: Environment) -> None:
    ran = installed.vigil("--version")
    assert (ran.code, ran.said.splitlines()) == (0, [f"vigil {__version__}, engine compiled"])


def test_every_command_is_tried_here() -> None:
    assert cli.COMMANDS.keys() - GROUPS == {*COMMANDS, *SERVE, *REFUSED}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_works_after_a_plain_install(command: str, installed: Environment) -> None:
    arguments, expected = COMMANDS[command]
    ran = installed.vigil(command, *arguments)
    assert expected in ran.said
    assert ran.code == 0


@pytest.mark.parametrize("command", REFUSED)
def test_a_command_that_cannot_work_says_what_is_missing(command: str, installed: Environment) -> None:
    arguments, expected = REFUSED[command]
    ran = installed.vigil(command, *arguments)
    assert (ran.code, len(ran.said.splitlines())) == (2, 1)
    assert expected in ran.said


def test_a_set_of_ones_own_is_begun_and_checked(installed: Environment) -> None:
    begun = installed.vigil("set", "new", "ember_court")
    checked = installed.vigil("set", "check", "ember_court.toml")
    assert (begun.code, checked.code) == (0, 0)
    assert "nothing wrong" in checked.said


def test_puzzles_are_shipped_and_can_be_looked_for(installed: Environment) -> None:
    ran = installed.vigil("puzzles", "check", "none.json")
    assert (ran.code, "none.json" in ran.said) == (2, True)


def test_the_server_serves_the_page(installed: Environment) -> None:
    with installed.serving() as address, urlopen(address) as page:
        assert "<title>" in page.read().decode()


def test_the_commands_of_the_host_are_there(installed: Environment) -> None:
    with installed.serving():
        ran = installed.vigil("admin", "--database", "vigil.db", "find")
    assert (ran.code, ran.said.strip()) == (0, "There is nothing to list.")


def test_what_needs_an_extra_says_which(installed: Environment) -> None:
    report = installed.vigil("arena", "uniform", "greedy", "--report", "report.html")
    postgres = installed.vigil("serve", "--database", "postgresql://localhost/vigil")
    assert (report.code, postgres.code) == (2, 2)
    assert "pip install 'vigil-cards[reports]'" in report.said
    assert "pip install 'vigil-cards[postgres]'" in postgres.said
    assert len(postgres.said.splitlines()) == 1
