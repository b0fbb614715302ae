"""The command line: every command, and every way to get it wrong."""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vigil as engine
from tests.terminal.typing_at import vigil
from vigil import build, cli
from vigil.arena.bot_game import Seating
from vigil.arena.simulation import Simulation
from vigil.bots import bot
from vigil.cluster import crew


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(crew, "MOMENT", math.inf)  # for these few games no processes are started


def recorded(path: str = "record.json", moves: int = 1000) -> Path:
    """A game between bots, written to a file."""
    game = engine.Game.new(["godslayer"], ["Ada", "Bo"], seed=12)
    while (decision := game.decision) and game.moves_made < moves:
        game.apply(bot("greedy").choose(game.view(decision.player), decision))
    record = engine.Record.of(game)
    assert isinstance(record, engine.Record)
    record.save(path)
    return Path(path)


def tampered(change: Callable[[dict[str, Any]], None]) -> Path:
    """A record with something changed in it."""
    path = recorded()
    document = json.loads(path.read_text(encoding="utf-8"))
    change(document)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_the_list_of_commands_says_of_each_what_it_says_of_itself(name):
    listed, itself = cli.all_commands().commands[name], cli.load_command(name)
    assert listed.get_short_help_str(200) == itself.get_short_help_str(200)


def test_a_mistyped_command_is_told_the_nearest():
    assert "Did you mean 'cards'" in vigil("card").err


def test_version_says_how_the_engine_was_built():
    how = "compiled" if build.compiled() else "interpreted"
    assert f"vigil {engine.__version__}, engine {how}" in vigil("--version").out


def test_a_source_that_changed_since_it_was_compiled_is_found(tmp_path):
    for name in ("same.py", "changed.py", "touched.py"):
        (tmp_path / name).write_bytes(b"compiled")
    digest = hashlib.blake2b(b"compiled", digest_size=8).hexdigest()
    note = {"why": "", "compiled": dict.fromkeys(["same.py", "changed.py", "touched.py", "gone.py"], digest)}
    (tmp_path / build.NOTE).write_text(json.dumps(note), encoding="utf-8")
    (tmp_path / "changed.py").write_bytes(b"changed")
    os.utime(tmp_path / "touched.py", (2**31, 2**31))
    assert build.outdated_sources(tmp_path) == [tmp_path / "changed.py"]


def test_an_interpreted_engine_says_why_it_is_not_compiled(monkeypatch):
    monkeypatch.setattr(build, "compiled", lambda: False)
    monkeypatch.setattr(build, "note", lambda: {"why": "there is no compiler", "compiled": {}})
    assert build.describe_build()[0].endswith("engine interpreted (plain Python): there is no compiler")


def test_python_m_vigil_is_vigil():
    command = [sys.executable, "-m", "vigil", "cards", "Mystic"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Gain 2 runes." in ran.stdout


def test_vigil_alone_names_the_commands():
    ran = vigil()
    assert all(f"\n  {command} " in ran.out for command in ("play", "cards", "sim", "replay"))


def test_cards_alone_lists_the_sets():
    assert "Chronicle of the Godslayer" in vigil("cards").out


def test_cards_of_a_set_are_all_there():
    shown = " ".join(vigil("cards", "godslayer").out.split())
    for card in engine.cards("godslayer"):
        assert card.name.split()[0] in shown
    assert vigil("cards", "Chronicle", "of", "the", "Godslayer").out == vigil("cards", "godslayer").out


@pytest.mark.parametrize("words", [("Arha Templar",), ("arha", "templar"), ("arha", "t")])
def test_cards_shows_one_card_large(words):
    ran = vigil("cards", *words)
    assert "Enlightened hero · 4 runes · 3 honor · 2 in the box" in ran.out


def test_sim_tells_lengths_scores_and_the_rate_of_the_first_player():
    ran = vigil("sim", "10")
    assert "10 games of Chronicle of the Godslayer: greedy v greedy" in ran.out
    for line in (
        "1 to 10 ",
        "turns ",
        "moves ",
        "scores ",
        "the first player won ",
        "95 % interval",
        "games/s",
    ):
        assert line in ran.out


def test_sim_with_different_bots_lets_each_play_every_seed_from_every_seat():
    ran = vigil("sim", "8", "--bot", "greedy", "--bot", "uniform", "--seed", "50")
    assert "50 to 53, each played with every seating" in ran.out
    won = next(line.split()[2] for line in ran.out.splitlines() if line.startswith("greedy won"))
    assert float(won.rstrip("%")) >= 75


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--variant", "solitaire"), "won against Samael"),
        (("--variant", "team"), "the first player's team won"),
        (("--edition", "1"), "the first player won"),
        (("--players", "3", "--bot", "uniform"), "uniform v uniform v uniform"),
    ],
)
def test_sim_plays_every_kind_of_game(options, said):
    assert said in vigil("sim", "2", *options).out


def test_sim_of_one_seed_is_the_same_every_time():
    first, second = (vigil("sim", "3", "--seed", "9").out.split("speed")[0] for _ in range(2))
    assert first == second


def test_sim_stopped_early_reports_what_was_played(monkeypatch):
    seating = Simulation.seating

    def impatient(simulation: Simulation, number: int) -> Seating:
        if number == 3:
            raise KeyboardInterrupt
        return seating(simulation, number)

    monkeypatch.setattr(Simulation, "seating", impatient)
    ran = vigil("sim", "1000")
    assert "Stopped after 3 of 1000 games." in ran.out
    assert "3 games of" in ran.out
    assert ran.code == 130


def test_replay_tells_a_record_and_verifies_it():
    ran = vigil("replay", str(recorded()))
    assert ran.code == 0
    assert "Turn 1, Bo" in ran.out
    assert "The game is over: the honor pool is empty." in ran.out
    assert "record.json verifies" in ran.out


def test_replay_tells_a_spectator_no_hidden_card_and_a_seat_its_own():
    path = str(recorded(moves=30))
    spectator, ada = vigil("replay", path).out, vigil("replay", path, "--seat", "ada").out
    assert "Ada draws 5 cards." in spectator
    assert "Ada draws Apprentice ×3 and Militia ×2." in ada
    assert "Bo draws 5 cards." in ada
    assert ada == vigil("replay", path, "--seat", "1").out


def test_replay_of_a_record_with_another_seed_does_not_verify():
    ran = vigil("replay", str(tampered(lambda document: document.update(seed=4))))
    assert ran.code == 1
    assert "record.json does not verify: " in ran.out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda document: document["moves"].insert(4, "draw"),
            "move 5 of the record cannot be made",
        ),
        (lambda document: document["moves"].pop(), "does not lead to the end that it claims"),
        (lambda document: document.update(final="0" * 32), "does not lead to the end that it claims"),
        (lambda document: document.update(final="0", rules=0), "with rules 0"),
        (lambda document: document.update(final="0", cards="0"), "with other cards"),
        (lambda document: document["setup"].update(sets=["godslayr"]), "did you mean 'godslayer'?"),
    ],
)
def test_replay_of_a_tampered_record_says_what_is_wrong(change, said):
    ran = vigil("replay", str(tampered(change)))
    assert ran.code == 1
    assert "record.json does not verify: " in ran.out
    assert said in ran.out


def test_verify_says_what_it_has_found():
    ran = vigil("verify", str(recorded()))
    assert ran.code == 0
    assert "record.json verifies: " in ran.out
    assert "Score: seat 1 " in ran.out
    assert "Seed: 0xc\n" in ran.out
    assert hashlib.sha256(b"0xc").hexdigest() in ran.out
    assert "If it is the hash that was shown" in ran.out


def test_verify_of_a_game_that_is_not_over():
    ran = vigil("verify", str(recorded(moves=9)))
    assert ran.code == 0
    assert "The game is not over." in ran.out


def test_verify_of_a_game_with_a_start_of_its_own_says_that_the_seed_proves_little():
    game = engine.Game.from_position({"sets": ["godslayer"], "seats": [{}, {}]})
    engine.Record.of(game).save("record.json")
    assert "begins with a table of its own" in vigil("verify", "record.json").out


def test_verify_of_a_record_with_another_result_says_so():
    ran = vigil("verify", str(tampered(lambda document: document["result"].update(winners=[0, 1]))))
    assert ran.code == 1
    assert "does not verify: the record leads to other scores or winners than it claims" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "--dance"], "No such option"),
        (["play", "missing.json"], "missing.json cannot be read: No such file or directory"),
        (["play", "."], ". cannot be read: Is a directory"),
        (["play", "broken.json"], "broken.json is neither a record nor a position"),
        (["play", "binary.json"], "binary.json is not a text file"),
        (["play", "foreign.json"], "foreign.json: "),
        (["play", "list.json"], "list.json: "),
        (["play", "--seat", "me"], "'me' is no seat"),
        (["play", "--seat", "you:Ada:Bo"], "a seat is you, you:NAME, bot, bot:LEVEL or bot:LEVEL:NAME"),
        (["play", "--seat", "you", "--seat", "bot:greddy"], "did you mean 'greedy'?"),
        (["play", "--seat", "you:Ada", "--seat", "you:ada"], "two players have the same name"),
        (["play", "--seat", "you", "--players", "2"], "--players says 2, but there are 1 --seat"),
        (["play", "--seat", "you"], "takes 2 to 4 players, not 1"),
        (["play", "--players", "9"], "takes 2 to 4 players, not 9"),
        (["play", "--players", "two"], "Invalid value for '--players'"),
        (["play", "--players", "0"], "0 players are too few"),
        (["play", "--edition", "0"], "there is no edition 0"),
        (["sim", "1", "--players", "-2"], "-2 players are too few"),
        (["play", "--bot", "uniformm"], "did you mean 'uniform'?"),
        (["play", "--set", "godslyer"], "there is no set 'godslyer'; did you mean 'godslayer'?"),
        (["play", "--edition", "3"], "there is no edition 3; there are 1 and 2"),
        (["play", "--variant", "chess"], "there is no variant 'chess'; there are standard, team, solitaire"),
        (["play", "record.json", "--seed", "0"], "--seed is for a new game"),
        (
            ["verify", "record.json", "--commitment", "abc"],
            "a commitment has 64 hexadecimal digits",
        ),
        (["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "record.json", "--seat", "you"], "the game has 2 seats (Ada, Bo)"),
        (
            ["play", "record.json", "--seat", "you:Cy", "--seat", "bot"],
            "the seat of Ada cannot be renamed Cy",
        ),
        (["cards", "Mystc"], "there is no card 'mystc'; did you mean 'Mystic'?"),
        (["cards", "godslyer"], "did you mean 'godslayer'?"),
        (["cards", "arha"], "'arha' could be Arha Initiate, Arha Templar"),
        (["sim"], "Missing argument 'N'"),
        (["sim", "0"], "at least one game must be played, not 0"),
        (["sim", "many"], "Invalid value for 'N'"),
        (["sim", "1", "--bot", "greedi"], "did you mean 'greedy'?"),
        (["sim", "1", "--bot", "greedy", "--bot", "greedy", "--players", "3"], "there are 2 --bot"),
        (["sim", "1", "--players", "7"], "there can be 1 to 6 players, not 7"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "missing.json"], "missing.json cannot be read"),
        (["replay", "broken.json"], "broken.json is neither a record nor a position"),
        (["replay", "foreign.json"], "foreign.json: "),
        (["replay", "record.json", "--seat", "Adda"], "there is no seat 'Adda'; did you mean 'Ada'?"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_line(arguments, said):
    recorded(moves=10)
    Path("broken.json").write_text('{"format": ', encoding="utf-8")
    Path("binary.json").write_bytes(b"\xff\xfe\x00\x80")
    Path("foreign.json").write_text('{"format": "chess", "moves": []}', encoding="utf-8")
    Path("list.json").write_text("[1, 2]", encoding="utf-8")
    ran = vigil(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.startswith("vigil: ")
    assert ran.err.count("\n") == 1


README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    """The examples of the README in a language."""
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_python_of_the_readme_runs(capsys):
    for example in blocks("python"):
        exec(compile(example, str(README), "exec"), {})
    assert "Result(scores=" in capsys.readouterr().out
    assert vigil("replay", "game.json").code == 0


def test_the_commands_of_the_readme_run():
    lines = [line.partition("#")[0] for block in blocks("sh") for line in block.splitlines()]
    commands = [line.split()[1:] for line in lines if line.startswith("vigil ") and "serve" not in line]
    assert len(commands) >= 8
    for command in commands:
        assert vigil(*["3" if word == "100" else word for word in command]).code == 0  # games to be short


def test_the_position_of_the_readme_can_be_played():
    (position,) = blocks("toml")
    Path("puzzle.toml").write_text(position, encoding="utf-8")
    assert "Mephit" in vigil("play", "puzzle.toml").out


def test_sim_tells_programs_the_same_as_json_in_a_file_or_alone_on_standard_output():
    printed = json.loads(vigil("sim", "4", "--bot", "greedy", "--bot", "uniform", "--json", "-").out)
    vigil("sim", "4", "--bot", "greedy", "--bot", "uniform", "--json", "sim.json")
    assert json.loads(Path("sim.json").read_text(encoding="utf-8")) == printed
    assert (printed["format"], printed["games"], printed["seeds"]) == ("vigil sim report", 4, [1, 2])
    assert set(printed["won"]) == {"greedy", "uniform"}
    assert printed["won"]["greedy"]["low"] <= printed["won"]["greedy"]["share"] <= 1


def test_arena_tells_programs_the_same_as_json_also_of_files_and_where_an_interval_has_no_end():
    ran = vigil(
        "arena", "greedy", "uniform", "--pairs", "1", "--jobs", "1", "--results", "r.jsonl", "--json", "-"
    )
    told = json.loads(ran.out)
    assert told["matches"][0]["won"] == {"mean": 1.0, "reach": None, "blocks": 1}
    assert [rating["bot"] for rating in told["ratings"]] == ["greedy", "uniform"]
    assert told["games"] == 2
    vigil("arena", "r.jsonl", "--json", "again.json")
    assert json.loads(Path("again.json").read_text(encoding="utf-8"))["matches"] == told["matches"]
