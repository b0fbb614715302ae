"""What the documents say of commands and numbers that the code decides: a page that is out of date fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from vigil import cli
from vigil.arena import arena_command, bot_game
from vigil.bots import afterstate, expert, features, master, network
from vigil.cluster import ray_crew
from vigil.datasets import acquisitions, dataset_writer
from vigil.environments import cells, columns
from vigil.training import expert_games, trainer, tuned_games, tuner
from vigil.values import card_values, paired_games, values_command

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MADE_BY_THE_SITE = {"changelog.md", "contributing.md", "coverage.md", "language.md"}
WORDS = {2: "two", 3: "three"}
RATES = [f"{rate:.5f}".rstrip("0") for rate in (*trainer.START_RATES, *trainer.RATES)]
FIGURES = [
    ("arena.md", f"{arena_command.PAIRS} pairs of games"),
    ("arena.md", f"({arena_command.LONGEST_TEST:,} by default)"),
    ("arena.md", f"the first {bot_game.ERRORS_KEPT} failures"),
    ("bots.md", f"plays {trainer.START:,} games of `tuned` that strays"),
    ("bots.md", f"{WORDS[trainer.GENERATIONS]} generations of {trainer.GAMES:,} games"),
    ("bots-notes.md", f"up to {expert.GUESSES} for `expert` and {master.GUESSES} for `master`"),
    ("bots-notes.md", f"the first layer ({network.HIDDEN} wide)"),
    ("bots-notes.md", f"One more layer ({network.SECOND})"),
    ("bots-notes.md", f"and {afterstate.NUMBERS} numbers (lead"),
    ("bots-notes.md", f"play {tuner.TuningPlan.pairs} seeds from both seats"),
    ("bots-notes.md", f"After {tuner.TuningPlan.trials:,} trials"),
    ("bots-notes.md", f"Of {len(tuner.PLAYED)} trials"),
    ("bots-notes.md", f"at {tuned_games.STRAYS:.0%} of its decisions".replace("%", " %")),
    ("bots-notes.md", f"at {expert_games.STRAYS:.0%} of their decisions".replace("%", " %")),
    ("bots-notes.md", "λ is {} in the first sweep and {} in the second".format(*trainer.TRACES)),
    ("bots-notes.md", "falling from {} to {}, in generations from {} to {})".format(*RATES)),
    ("bots-notes.md", f"One lot of games in {trainer.HELD_BACK} is not learned from"),
    ("bots-notes.md", f"play {expert_games.TOGETHER} games at a time"),
    ("bots-notes.md", f"Lots of {trainer.LOT} games"),
    ("cluster.md", f"elsewhere, up to {WORDS[ray_crew.RETRIES]} times"),
    ("cluster.md", f"{WORDS[ray_crew.AHEAD].capitalize()} lots of work for each CPU"),
    ("datasets.md", f"{dataset_writer.GAMES_A_FILE} games in each"),
    ("datasets.md", f"level {dataset_writer.LEVEL}, row groups of {dataset_writer.GROUP:,}"),
    ("datasets.md", f"fewer than {acquisitions.LEAST} seeds"),
    ("research.md", f"The first {columns.CARDS} need no card"),
    ("research.md", f"then come {columns.COLUMNS} for every card"),
    ("research.md", f"{cells.NUMBERS} numbers and {cells.PER_SEAT} for every seat"),
    ("values.md", f"{values_command.MANY:,} pairs a card and phase"),
    ("values.md", f"lots of {paired_games.GAMES}; in every lot"),
    ("values.md", f"each card gets up to {paired_games.PAIRS} pairs"),
    ("values.md", f"fewer than {card_values.LEAST} pairs"),
]


def code_of(page: Path) -> Iterator[str]:
    """What a page has in code: lines of blocks, and code in sentences."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield from block.splitlines()
    yield from re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)


def known_options(words: list[str]) -> set[str]:
    """The options of a command, and of the group that it is in."""
    found: Any = cli.load_command(words[0])
    inner = [found.commands[words[1]]] if hasattr(found, "commands") and words[1:] else []
    options = [option for each in (found, *inner) for option in each.params]
    return {name for option in options for name in (*option.opts, *option.secondary_opts)}


def options_of(line: str) -> list[str]:
    """The long options of a line."""
    return re.findall(r"(?<!\S)--[a-z][a-z-]*", line)


LINES = sorted({line for page in PAGES for line in code_of(page) if re.match(r"vigil [a-z]", line)})


@pytest.mark.parametrize("line", LINES)
def test_every_command_in_the_documents_exists(line):
    words = [word for word in re.split(r"\s+", line.removeprefix("vigil ")) if re.fullmatch(r"[a-z]+", word)]
    assert not set(options_of(line)) - known_options(words) - {"--help"}


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_every_link_of_the_documents_leads_somewhere(page):
    for link in re.findall(r"\]\((?!\w+:)([^)\s]*)\)", page.read_text(encoding="utf-8")):
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if target.name in MADE_BY_THE_SITE:
            continue
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_make_target_in_the_documents_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {line.split()[1] for page in PAGES for line in code_of(page) if re.match(r"make [a-z]", line)}
    assert named
    assert not named - targets


def test_every_measurement_in_the_documents_can_be_started():
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    named = set(re.findall(r"python -m (bench\.\w+)", text))
    assert named
    assert not [name for name in named if find_spec(name) is None]


def test_the_page_of_many_machines_lists_the_commands_that_can_use_them():
    opening = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8").partition("can use all cores")[0]
    named = {tuple(code.removeprefix("vigil ").split()[:2]) for code in re.findall(r"`([^`]+)`", opening)}
    assert {name for name in named if name[-1].isalpha()} == set(on_a_cluster()) - {("sim",)}
    assert ("sim", "--to") in named


def on_a_cluster() -> Iterator[tuple[str, ...]]:
    """The commands with --cluster."""
    for name in cli.COMMANDS:
        found: Any = cli.load_command(name)
        for inner, each in getattr(found, "commands", {"": found}).items():
            if any("--cluster" in option.opts for option in each.params):
                yield (name, inner) if inner else (name,)


@pytest.mark.parametrize(("page", "sentence"), FIGURES, ids=[f"{page}: {said}" for page, said in FIGURES])
def test_a_figure_of_the_documents_is_that_of_the_code(page, sentence):
    assert sentence in (ROOT / "docs" / page).read_text(encoding="utf-8")


def test_the_judge_reads_sixteen_numbers_off_a_card():
    assert features.COUNT == 16
    for page in ("architecture.md", "bots-notes.md"):
        assert "sixteen numbers" in (ROOT / "docs" / page).read_text(encoding="utf-8")
