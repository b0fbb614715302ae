"""The encoding keeps its meaning: numbers that were given are never given to anything else."""

from __future__ import annotations

import os
from pathlib import Path

from vigil.environments.actions import ENCODING, Actions, numbered_names
from vigil.environments.columns import CARDS, COLUMNS

GOLDEN = Path(__file__).parent / "encoding.txt"


def spelled() -> list[str]:
    """What decides all numbers: those without a card, the columns of one card, the first of every card."""
    actions = Actions()
    numbers = [*range(CARDS + COLUMNS), *range(CARDS + COLUMNS, actions.size, COLUMNS)]
    return [f"encoding {ENCODING}", *[f"{number} {actions.text(number)}" for number in numbers]]


def test_no_number_has_changed_its_meaning():
    """New cards may follow, and free numbers may get a meaning; ACCEPT=1 writes them down."""
    if os.environ.get("ACCEPT"):
        GOLDEN.write_text("\n".join(spelled()) + "\n", encoding="utf-8")
    golden = GOLDEN.read_text(encoding="utf-8").splitlines()
    changed = [
        (was, now)
        for was, now in zip(golden, spelled(), strict=False)
        if was != now and not was.endswith("free")
    ]
    assert not changed
    assert len(spelled()) >= len(golden)


def test_the_list_of_cards_is_only_added_to_at_its_end():
    first = [
        line.partition("play ")[2]
        for line in GOLDEN.read_text(encoding="utf-8").splitlines()
        if "play " in line
    ]
    assert numbered_names()[: len(first)] == first
