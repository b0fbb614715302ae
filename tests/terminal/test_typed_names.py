"""Naming a card at the keyboard: a part of its name is enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import table
from tests.own_sets import added, expansion, omen_cards
from tests.terminal.typing_at import put, vigil


@pytest.fixture
def asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Saved games in which heroes ask for the name of a card, which must be given or may be."""
    monkeypatch.chdir(tmp_path)
    with added(expansion("omens", omen_cards())) as later:
        files = {}
        for hero in ("Omen Crow", "Fortune Teller"):
            game = table(["godslayer", *later], hand=[hero], deck=["Mystic"])
            game.do(f"play {hero}")
            files[hero] = put(game.game, f"{hero}.json")
        yield files


def typed(file: str, *lines: str) -> str:
    return vigil("play", file, lines=[*lines, "quit", "n"]).out


def test_the_names_are_not_listed(asking):
    shown = typed(asking["Omen Crow"])
    assert "name a card, then reveal the top card of your deck" in shown
    assert "Type a part of the name of any card of the game." in shown
    assert "name Arha Initiate" not in shown


@pytest.mark.parametrize("line", ["Mystic", "mystic", "mys", "name mystic", "ysti"])
def test_a_part_of_the_name_is_enough(asking, line):
    assert "names Mystic." in typed(asking["Omen Crow"], line)


def test_a_name_that_begins_others_is_taken_for_itself(asking):
    assert "names Omen Crow." in typed(asking["Omen Crow"], "omen crow")


def test_of_many_that_fit_some_are_listed(asking):
    shown = typed(asking["Omen Crow"], "a")
    assert "'a' could be " in shown
    assert " others" in shown
    assert max(len(line) for line in shown.splitlines()) < 300


def test_a_wrong_name_is_answered_with_the_nearest(asking):
    assert "no card of this game has 'mistik' in its name; did you mean Mystic" in typed(
        asking["Omen Crow"], "mistik"
    )
    assert "type a part of the name of a card" in typed(asking["Omen Crow"], "qqqqqq")


def test_what_else_can_be_done_has_its_number(asking):
    shown = typed(asking["Fortune Teller"], "1")
    assert "  1 decline" in shown
    assert "Your turn" in shown


def test_commands_are_understood_while_a_card_is_to_be_named(asking):
    assert "Landtalker" in typed(asking["Omen Crow"], "card landtalker")
