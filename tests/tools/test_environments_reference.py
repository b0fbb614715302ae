"""The reference of the environments: as the code has it, and complete."""

from __future__ import annotations

import re
from itertools import pairwise

from tools import environments_reference as reference
from vigil.environments import cells, columns
from vigil.environments.actions import Actions

PAGE = reference.PAGE.read_text(encoding="utf-8")


def test_the_page_is_as_the_tool_writes_it():
    assert reference.page() == PAGE, "run python tools/environments_reference.py"


def test_every_module_that_others_use_is_on_the_page():
    inside = {
        "__init__",
        "cells",
        "columns",
        "episodes",
        "pixels",
        "rendering",
        "rewards",
        "spaces",
        "states",
    }
    modules = {path.stem for path in reference.FOLDER.glob("*.py")}
    assert modules - inside == reference.PARTS.keys()


def test_every_row_every_number_and_every_column_is_explained_once():
    for name in [*cells.SHARED_LINES, *[f"{line} of seat N" for line in cells.SEAT_LINES]]:
        assert PAGE.count(f"\n| `{name}` | ") >= 1
    assert reference.LINES.keys() == {*cells.SHARED_LINES, *cells.SEAT_LINES}
    for number, text in enumerate(columns.COLUMN_TEXTS):
        assert f"\n| {number} | {text.format('*card*')} |" in PAGE


def test_the_numbers_without_a_card_leave_no_gap():
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| ([a-z ]+) \| ", PAGE, re.MULTILINE)
    spans = [(int(first), int(last or first)) for first, last, _ in rows][: len(columns.BLOCKS)]
    assert spans[0][0] == 0
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(spans))
    assert Actions(["godslayer"]).text(spans[1][0]) == "decline"
