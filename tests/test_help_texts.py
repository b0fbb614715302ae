"""Help texts: for every command, whole and in words that people know; and completion by the shell."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.core import TyperGroup, TyperOption

from vigil import cli

TYPES = re.compile(r"<[a-z]|\blist\[|\bint range\b|\bNone\b|\bTEXT\.\.\.")


def every_command() -> Iterator[tuple[str, Any]]:
    """Every command with its words, those within groups included."""
    yield "vigil", cli.all_commands()
    waiting = [(name, cli.load_command(name)) for name in cli.COMMANDS]
    while waiting:
        words, command = waiting.pop()
        yield words, command
        if isinstance(command, TyperGroup):
            waiting += [(f"{words} {name}", inner) for name, inner in command.commands.items()]  # type: ignore[misc]


def help_of(words: str, command: Any) -> str:
    """What `--help` prints."""
    context = command.make_context(words, [], resilient_parsing=True)
    return str(command.get_help(context))


@pytest.mark.parametrize(("words", "command"), [pytest.param(*each, id=each[0]) for each in every_command()])
def test_a_help_text_names_no_types_cuts_no_summary_and_explains_every_option(words, command):
    told = help_of(words, command)
    assert TYPES.search(told) is None, TYPES.search(told)
    usage, _, rest = told.partition("\n\n")
    assert usage.startswith("Usage: ")
    assert [line for line in rest.splitlines() if line.endswith("...")] == []
    options = [option for option in command.params if isinstance(option, TyperOption)]
    assert [option.name for option in options if not option.help] == []


def complete(words: str, shell: str = "bash") -> list[str]:
    """What the shell is offered after some words."""
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split(" ")) - 1), "_TYPER_COMPLETE_ARGS": words}
    environment = {**os.environ, **asked, "_VIGIL_COMPLETE": f"complete_{shell}"}
    ran = subprocess.run([sys.executable, "-m", "vigil"], env=environment, capture_output=True, text=True)
    return ran.stdout.split()


def test_a_shell_completes_commands_and_the_options_of_a_command():
    assert complete("vigil ben") == ["benchmark"]
    assert complete("vigil arena --ga") == ["--gauntlet"]
    assert complete("vigil set ch") == ["check"]
