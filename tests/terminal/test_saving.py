"""A game can be left at any time and taken up again."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import vigil as engine
from tests.conftest import table
from tests.terminal.typing_at import first_move_until_the_end, put, vigil

PLAY = ("play", "--seed", "12")


def test_a_saved_game_goes_on_where_it_stopped():
    vigil(*PLAY, lines=["play militia", "save mine.json", "quit"])
    taken_up = vigil("play", "mine.json", lines=["log"]).out
    assert "mine.json: Player 1 (you), Greedy (greedy bot); seed 12." in taken_up
    assert "(0 runes, 1 power)" in taken_up
    assert "Player 1 plays Militia: 1 power." in taken_up


def test_a_game_taken_up_ends_as_if_it_had_never_been_left():
    late = put(table(honor_pool=6, hand=["Apprentice", "Militia"]).game)
    vigil("play", late, lines=["1", "1", "1", "1", "1", "save mine.json", "quit"])
    whole, rest = (vigil("play", path, typist=first_move_until_the_end).out for path in (late, "mine.json"))
    assert whole.split("The game is over")[1] == rest.split("The game is over")[1]


def test_a_saved_game_remembers_who_plays_it():
    vigil(
        "play",
        "--seat",
        "bot:uniform:Una",
        "--seat",
        "you:Ada",
        "--seed",
        "12",
        lines=["1", "save mine.json"],
    )
    assert "Una (uniform bot), Ada (you)" in vigil("play", "mine.json").out


def test_other_people_can_take_the_seats_of_a_saved_game():
    vigil(*PLAY, lines=["1", "save mine.json"])
    ran = vigil("play", "mine.json", "--seat", "bot", "--seat", "you")
    assert "Player 1 (greedy bot), Greedy (you)" in ran.out


def test_a_position_written_by_hand_can_be_played():
    position = "\n".join(
        ['sets = ["godslayer"]', "power = 3", "[[seats]]", 'name = "Ada"', 'hand = ["Mystic"]', "[[seats]]"]
    )
    Path("puzzle.toml").write_text(position, encoding="utf-8")
    ran = vigil("play", "puzzle.toml", lines=["play mystic", "quit", ""])
    assert "Ada plays Mystic: 2 runes." in ran.out
    assert Path("puzzle.toml").read_text(encoding="utf-8") == position
    assert Path("vigil-game.json").exists()


def test_quit_offers_to_save_under_a_name():
    vigil(*PLAY, lines=["1", "quit", "kept.json"])
    assert len(engine.Record.load("kept.json").moves) > 0
    assert "Player 1 (you)" in vigil("play", "kept.json").out


def test_quit_without_saving_leaves_no_file():
    ran = vigil(*PLAY, lines=["1", "quit", "n"])
    assert ran.code == 0
    assert list(Path().iterdir()) == []


def test_quit_before_the_first_move_asks_nothing():
    ran = vigil("play", put(table(hand=["Mystic"]).game), lines=["quit"])
    assert "Save the game?" not in ran.out


def test_quit_after_saving_asks_nothing():
    ran = vigil(*PLAY, lines=["1", "save a.json", "quit"])
    assert "Save the game?" not in ran.out


def test_the_end_of_input_saves_the_game_and_says_where():
    ran = vigil(*PLAY, lines=["1"])
    assert ran.code == 0
    assert "The game is saved. Go on with: vigil play vigil-game.json" in ran.out
    assert engine.Record.load("vigil-game.json").moves[-1] == "play/Apprentice/hand"


def test_a_second_game_left_does_not_replace_the_first():
    for _ in range(2):
        vigil(*PLAY, lines=["1"])
    assert sorted(path.name for path in Path().iterdir()) == ["vigil-game-2.json", "vigil-game.json"]


def test_a_game_taken_up_is_saved_into_its_own_file():
    vigil(*PLAY, lines=["1"])
    vigil("play", "vigil-game.json", lines=["1"])
    assert [path.name for path in Path().iterdir()] == ["vigil-game.json"]
    assert engine.Record.load("vigil-game.json").moves[-2:] == ["play/Apprentice/hand"] * 2


def test_ctrl_c_saves_the_game_and_says_where():
    command = [sys.executable, "-m", "vigil", *PLAY]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
    try:
        program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("1\n")
        program.stdin.flush()
        assert any("plays Apprentice: 1 rune" in line for line in iter(program.stdout.readline, ""))
        program.send_signal(signal.SIGINT)
        assert "Go on with: " in program.stdout.read()
    assert program.returncode == 0
    assert len(engine.Record.load("vigil-game.json").moves) > 0


def test_another_game_in_the_file_is_not_replaced_without_asking():
    Path("other.json").write_text("precious", encoding="utf-8")
    refused = vigil(*PLAY, lines=["1", "save other.json", "", "quit", "n"])
    assert "other.json exists. Replace it? [y/N]" in refused.out
    assert Path("other.json").read_text(encoding="utf-8") == "precious"
    vigil(*PLAY, lines=["1", "save other.json", "y"])
    assert len(engine.Record.load("other.json").moves) > 0


@pytest.mark.parametrize("path", ["no/such/folder/a.json", "a.toml"])
def test_a_save_that_fails_says_why_and_the_game_goes_on(path):
    ran = vigil(*PLAY, lines=["1", f"save {path}", "1"])
    assert f"> {path} " in ran.out
    assert "Saved." not in ran.out
    assert ran.out.count("Player 1 plays Apprentice: 1 rune.") == 2


def test_a_game_whose_folder_is_gone_is_saved_elsewhere(monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    Path("gone").mkdir()
    left = iter(["1", "save gone/mine.json", "1", None])

    def typist(screen: str) -> str | None:
        if "Saved." in screen and Path("gone").exists():
            shutil.rmtree("gone")
        return next(left)

    assert str(tmp_path / "vigil-game.json") in vigil(*PLAY, typist=typist).out
    assert engine.Record.load("vigil-game.json").moves[-2:] == ["play/Apprentice/hand"] * 2


def test_a_finished_game_can_be_kept():
    left = iter(["save whole.json", ""])

    def typist(screen: str) -> str:
        return next(left) if "The game is over" in screen else "1"

    assert "Saved." in vigil("play", put(table(honor_pool=1, power=2).game), typist=typist).out
    assert engine.Record.load("whole.json").verify().over


def test_a_saved_game_is_an_ordinary_record():
    vigil(*PLAY, lines=["1", "save mine.json"])
    document = json.loads(Path("mine.json").read_text(encoding="utf-8"))
    assert document["format"] == "vigil record"
    assert document["played_by"] == ["you", "bot:greedy"]
    engine.Record.load("mine.json").verify()
