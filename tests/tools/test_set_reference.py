"""The words of set files as data, and shipped sets as files: both are made from the language."""

from __future__ import annotations

import json
from pathlib import Path

from tools.language_reference import reference_data
from tools.set_files import main, set_file
from vigil.language import roles
from vigil.language.word_list import WORDS
from vigil.notation.set_reader import read_set


def test_every_word_has_a_role_a_meaning_and_parts_with_roles() -> None:
    data = json.loads(json.dumps(reference_data()))
    assert data["words"].keys() == WORDS.keys()
    for word in data["words"].values():
        assert word["role"] in roles.ROLES
        assert word["meaning"].endswith(".")
        assert all(part["role"] in roles.ROLES for part in word["parts"].values())
    assert data["narrowings"]["at"]["role"] == roles.PLACE


def test_examples_are_the_shortest_lines_of_printed_cards() -> None:
    words = reference_data()["words"]
    [first, _] = words["Draw"]["examples"]
    assert first["line"] == "Draw(1)"
    used = [name for name, word in words.items() if word["examples"]]
    assert len(used) > 80


def test_a_shipped_set_is_written_as_a_file(tmp_path: Path) -> None:
    main(["--to", str(tmp_path), "godslayer"])
    text = (tmp_path / "godslayer.toml").read_text(encoding="utf-8")
    assert text == set_file("godslayer")
    assert read_set(text, shipped=True).card_set.name == "Chronicle of the Godslayer"
