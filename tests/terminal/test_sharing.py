"""Several people at one keyboard: no hand is seen by the wrong eyes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import table
from tests.terminal.typing_at import put, vigil
from vigil.terminal.screen import HIDE

ADA: dict[str, Any] = {"name": "Ada", "hand": ["Landtalker", "Mystic"], "deck": ["Temple Librarian"] * 3}
BO = {"name": "Bo", "hand": ["Spike Vixen", "Muramasa"], "deck": ["Wolf Shaman"] * 3}
ADAS = ("Landtalker", "Temple Librarian")
BOS = ("Spike Vixen", "Muramasa", "Wolf Shaman")


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stood on the screen, one after the other, in a short game of two people."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    game = table(**ADA, opponents=[BO], exact=["deck"])
    lines = ["", "undo", "end turn", "", "log all", "piles", "end turn", "", "play mystic"]
    ran = vigil("play", put(game.game), "--seat", "you", "--seat", "you", lines=lines)
    return ran.out.split(HIDE)[1:]


def test_the_keyboard_is_passed_with_an_empty_screen(screens):
    pauses = screens[0::2]
    assert [pause.split(". ")[0] for pause in pauses] == [
        "Pass the keyboard to Ada",
        "Pass the keyboard to Bo",
        "Pass the keyboard to Ada",
    ]
    assert all(pause.count("\n") == 0 for pause in pauses)


def test_nobody_sees_the_hand_or_the_draws_of_another(screens):
    first_ada, bo, second_ada = screens[1::2]
    assert all(name in first_ada for name in ("Landtalker", "Mystic"))
    assert all(name in bo for name in ("Spike Vixen", "Muramasa"))
    assert not any(name in first_ada + second_ada for name in BOS)
    assert "Temple Librarian" not in bo


def test_everybody_is_told_what_happened_since_they_last_looked(screens):
    bo, second_ada = screens[3], screens[5]
    assert "Ada ends the turn" in bo
    assert "Bo ends the turn" in second_ada
    assert "Ada ends the turn" not in second_ada.split("Bo ends the turn")[1]


def test_a_person_alone_with_bots_is_not_asked_to_pass_the_keyboard():
    assert "Pass the keyboard" not in vigil("play", "--seed", "3", lines=["1", "end turn"]).out


def test_a_question_in_the_turn_of_another_passes_the_keyboard_there_and_back():
    game = table(name="Ada", power=4, center_row=["Corrosive Widow"], hand=["Mystic"],
                 opponents=[{"name": "Bo", "constructs": ["Shadow Star", "Muramasa"]}])  # fmt: skip
    lines = ["", "defeat corrosive", "", "destroy shadow", ""]
    shown = vigil("play", put(game.game), "--seat", "you", "--seat", "you", lines=lines).out
    assert [part[:3] for part in shown.split("Pass the keyboard to ")[1:]] == ["Ada", "Bo.", "Ada"]
    assert "Bo destroys Shadow Star" in shown
