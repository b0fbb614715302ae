"""The words of set files as data, and shipped sets as files: both are made from the language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import set_files
from tools.language_reference import reference_data
from vigil.language import roles
from vigil.language.word_list import WORDS
from vigil.rules.kernel.identity import set_identity
from vigil.rules.library import SETS
from vigil.sets import printed


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


def test_every_shipped_set_is_a_file_in_its_one_spelling_and_printed_as_it_reads() -> None:
    """After a change: python tools/set_files.py"""
    changed = [path.name for path, text in set_files.file_texts().items() if path.read_text("utf-8") != text]
    assert changed == []


def test_where_nothing_is_printed_the_files_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("", "{}", '{"files": "", "sets": []}'):
        (tmp_path / "printed.json").write_text(text, encoding="utf-8")
        monkeypatch.setattr(printed, "PRINTED", tmp_path / "printed.json")
        monkeypatch.setattr(printed, "CODES", ("godslayer",))
        [card_set] = printed.sets_of_the_package()
        assert set_identity(card_set) == set_identity(SETS["godslayer"])


def test_words_that_have_changed_since_are_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = printed.PRINTED.read_text(encoding="utf-8").replace('{"is":"Draw"', '{"is":"Pull"')
    (tmp_path / "printed.json").write_text(told, encoding="utf-8")
    monkeypatch.setattr(printed, "PRINTED", tmp_path / "printed.json")
    assert [card_set.code for card_set in printed.sets_of_the_package()] == list(printed.CODES)
