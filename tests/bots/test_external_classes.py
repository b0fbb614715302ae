"""Third parties' classes: they run in a process of their own, with a real view and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest

from tests.bots.making import chosen
from vigil.bots import bot
from vigil.bots import external_program as program
from vigil.bots.external import External, external_bot
from vigil.bots.external_host import serve

MODULE = """
import gc, json, sys, time
from pathlib import Path
from vigil import Game
from vigil.bots import Bot

class Theirs(Bot):
    def choose(self, view, decision):
        {body}

class Odd:
    def __init__(self, seed):
        raise ValueError(f"seed {seed} is unlucky")
    def choose(self, view, decision):
        return decision.moves[0]

class Deaf:
    pass
"""
Maker = Callable[..., External]


@pytest.fixture
def outsider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    """Makes a bot of a class in the current directory, whose method does what it is told."""
    monkeypatch.chdir(tmp_path)
    made: list[External] = []

    def make(body: str, name: str = "theirs:Theirs", budget: float = 20.0) -> External:
        (tmp_path / "theirs.py").write_text(MODULE.replace("{body}", body), encoding="utf-8")
        made.append(external_bot(name, 7, tmp_path / "bot.log"))
        made[-1].budget = budget
        return made[-1]

    yield make
    for each in made:
        each.program.close()


def test_a_class_in_the_current_directory_plays(outsider, laid):
    player = outsider("return decision.moves[-1]")
    assert chosen(player, laid) == "end turn"
    assert player.mishaps == []
    assert player.cpu_seconds is not None


def test_a_class_gets_a_view_like_any_other_bot(outsider, laid, tmp_path):
    player = outsider("Path('seen').write_text(json.dumps(view.to_data())); return decision.moves[0]")
    chosen(player, laid)
    seen = json.loads((tmp_path / "seen").read_text(encoding="utf-8"))
    assert seen == laid.game.view(0).to_data()


def test_a_class_knows_its_seed_and_its_budget(outsider, laid):
    player = outsider("raise LookupError(f'{self.seed} {self.budget}')", budget=12.5)
    chosen(player, laid)
    assert player.mishaps[0].detail == "LookupError: 7 12.5"


def test_a_class_may_guess_what_is_hidden(outsider, laid):
    player = outsider("assert view.guess(3).playout(4).winners; return decision.moves[1]")
    assert chosen(player, laid) == laid.moves()[1]


def test_a_class_that_rummages_in_memory_finds_no_true_game(outsider, laid):
    games = "[g for g in gc.get_objects() if type(g) is Game]"
    body = f"raise LookupError(str([g.seed or list(g.chance.numbers) for g in {games}]))"
    player = outsider(body)
    laid.game.seed = 12345
    chosen(player, laid)
    found = json.loads(player.mishaps[0].detail.removeprefix("LookupError: "))
    assert found  # the table of its view
    assert not any(found)  # neither a seed nor a stream of chance


@pytest.mark.parametrize(
    ("body", "kind", "detail"),
    [
        ("return 1 / 0", program.ERROR, "ZeroDivisionError: division by zero"),
        ("return None", program.ILLEGAL, "'None' is not one of the moves"),
        ("sys.exit(5)", program.CRASH, "exit code 5"),
    ],
)
def test_whatever_a_class_does_wrong_the_greedy_move_is_made(outsider, laid, body, kind, detail):
    player = outsider(body)
    assert chosen(player, laid) == chosen(bot("greedy", 7), laid)
    assert [mishap.kind for mishap in player.mishaps] == [kind]
    assert detail in player.mishaps[0].detail


def test_a_class_that_hangs_is_not_waited_for(outsider, laid):
    player = outsider("time.sleep(100)", budget=0.2)
    assert chosen(player, laid) == chosen(bot("greedy", 7), laid)
    assert player.mishaps[0].kind == program.HANG


def test_what_a_class_prints_goes_to_the_log_with_its_tracebacks(outsider, laid, tmp_path):
    player = outsider("print('thinking', flush=True); raise ValueError('too hard')")
    chosen(player, laid)
    log = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "thinking" in log
    assert "Traceback" in log


def test_a_class_that_cannot_begin_says_why(outsider, laid):
    player = outsider("pass", name="theirs:Odd")
    chosen(player, laid)
    assert player.mishaps[0].detail == "ValueError: seed 7 is unlucky"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("theirs:Nobody", "has no attribute 'Nobody'"),
        ("theirs:Deaf", "theirs:Deaf is not a class with a method choose"),
    ],
)
def test_a_class_that_is_not_there_is_given_up_at_once(outsider, laid, name, reason):
    player = outsider("pass", name=name)
    assert chosen(player, laid) == chosen(bot("greedy", 7), laid)
    assert reason in player.mishaps[0].detail
    assert player.given_up


def test_a_message_that_nobody_knows_is_answered_with_an_error():
    out = StringIO()
    serve("tuned", StringIO('{"type": "over"}\n{"type": "dance", "id": 3}\n'), out)
    assert json.loads(out.getvalue()) == {
        "type": "error", "id": 3, "error": "ValueError: nobody expects 'dance' here",
    }  # fmt: skip
