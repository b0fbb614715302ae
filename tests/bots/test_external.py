"""Third parties' programs: what they are told, and what happens when they misbehave."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import vigil
from tests.bots.making import chosen
from tests.conftest import Table
from vigil.bots import bot
from vigil.bots import external_program as program
from vigil.bots.external import PATIENCE, STARTS, External, external_bot

BOT = """
import json, os, subprocess, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": say(type="ready")
    if message["type"] == "question":
        id, moves = message["id"], message["moves"]
        {body}
"""
Maker = Callable[..., External]


@pytest.fixture
def outsider(tmp_path: Path) -> Iterator[Maker]:
    """Makes a bot of a program that does what it is told when it is asked something."""
    made: list[External] = []

    def make(body: str, budget: float = 20.0, source: str = BOT) -> External:
        path = tmp_path / "bot.py"
        path.write_text(source.replace("{body}", body), encoding="utf-8")
        command = shlex.join([sys.executable, "-S", "-E", str(path)])
        made.append(external_bot(f"program:{command}", 7, tmp_path / "bot.log"))
        made[-1].budget = budget
        return made[-1]

    yield make
    for each in made:
        each.program.close()


def greedy(laid: Table) -> str:
    """What is done in the place of a bot that fails."""
    return chosen(bot("greedy", 7), laid)


def kinds(player: External) -> list[str]:
    """What went wrong, in short."""
    return [mishap.kind for mishap in player.mishaps]


def test_a_program_answers_by_index(outsider, laid):
    player = outsider("say(id=id, index=len(moves) - 1)")
    assert chosen(player, laid) == "end turn"
    assert player.mishaps == []


def test_a_program_answers_by_text(outsider, laid):
    player = outsider("say(id=id, move='Acquire  MYSTIC', comment='it is cheap', value=0.6)")
    assert chosen(player, laid) == "acquire Mystic"
    assert (player.comment, player.value) == ("it is cheap", 0.6)
    assert player.explain(laid.game.view(0), laid.game.decision).reason == "it is cheap"


def test_a_program_is_told_exactly_what_the_view_says(outsider, laid, tmp_path):
    seen = tmp_path / "seen"
    player = outsider(f"open({str(seen)!r}, 'w').write(line); say(id=id, index=0)")
    chosen(player, laid)
    view = laid.game.view(0)
    moves = [{"index": index, "text": text} for index, text in enumerate(laid.moves())]
    told = {"type": "question", "id": 1, "time_ms": 20000, "view": view.to_data(), "moves": moves}
    assert json.loads(seen.read_text(encoding="utf-8")) == told


def test_a_program_is_told_of_the_game_and_nothing_else(outsider, laid, tmp_path):
    seen = tmp_path / "seen"
    source = BOT.replace("message =", f"open({str(seen)!r}, 'a').write(line); message =")
    player = outsider("say(id=id, index=0)", source=source)
    chosen(player, laid)
    player.program.close()
    hello, game, question, bye = map(json.loads, seen.read_text(encoding="utf-8").splitlines())
    setup = {"sets": ["godslayer"], "players": ["Player 1", "Player 2"], "edition": 2, "variant": "standard"}
    assert hello == {"type": "hello", "protocol": 1}
    assert game == {"type": "game", "seat": 0, "seed": 7, "setup": setup, "budget_ms": 20000}
    assert (question["type"], bye) == ("question", {"type": "bye"})


def test_what_is_hidden_changes_nothing_in_what_a_bot_is_told():
    game = vigil.Game.new(["godslayer"], 3, seed=5)
    while decision := game.decision:
        view = game.view(decision.player)
        for deal in range(2):
            other = view.guess(deal).view(decision.player)
            assert (other.to_data(), other.to_table()) == (view.to_data(), view.to_table())
        game.apply(decision.moves[game.moves_made % len(decision.moves)])
        if game.moves_made > 150:
            return


@pytest.mark.parametrize(
    ("body", "kind", "detail"),
    [
        ("sys.exit(3)", program.CRASH, "the program ended with exit code 3"),
        ("print('half a line', end='', flush=True); sys.exit()", program.CRASH, "half a line"),
        ("print('Knock, knock', flush=True)", program.RUBBISH, "not JSON: b'Knock, knock"),
        ("print('[' * 60000, flush=True)", program.RUBBISH, "not JSON"),
        ("print('[1]', flush=True)", program.RUBBISH, "not a JSON object"),
        ("say(id=id, moves=moves)", program.RUBBISH, "neither index nor move"),
        ("print('x' * 70000, flush=True)", program.TOO_LONG, "more than 65536 bytes"),
        ("sys.stdout.write('x' * 10000000)", program.TOO_LONG, "more than 65536 bytes"),
        ("say(id=id, index=len(moves))", program.ILLEGAL, "is not one of the moves"),
        ("say(id=id, index=-1)", program.ILLEGAL, "'-1' is not one of the moves"),
        ("say(id=id, index=True)", program.ILLEGAL, "'True' is not one of the moves"),
        ("say(id=id, move='win')", program.ILLEGAL, "'win' is not one of the moves"),
        ("say(id=id, error='I am lost')", program.ERROR, "I am lost"),
    ],
)
def test_whatever_a_program_does_wrong_the_greedy_move_is_made(outsider, laid, tmp_path, body, kind, detail):
    player = outsider(body)
    assert chosen(player, laid) == greedy(laid)
    assert kinds(player) == [kind]
    assert detail in player.mishaps[0].detail
    assert f"{kind}: " in (tmp_path / "bot.log").read_text(encoding="utf-8")


def test_a_program_that_hangs_is_not_waited_for(outsider, laid):
    player = outsider("time.sleep(100)", budget=0.05)
    player.begin(laid.game.view(0))
    began = time.monotonic()
    assert chosen(player, laid) == greedy(laid)
    assert time.monotonic() - began < 50  # and not a hundred; a busy machine takes its time
    assert kinds(player) == [program.HANG]


def test_a_late_answer_is_not_taken_for_the_next_one(outsider, laid):
    player = outsider("time.sleep(0.7 if id == 1 else 0); say(id=id, index=len(moves) - id)", budget=0.1)
    assert chosen(player, laid) == greedy(laid)
    player.budget = 20.0
    assert chosen(player, laid) == laid.moves()[-2]
    assert kinds(player) == [program.HANG]


def test_after_some_failures_in_a_row_the_program_is_started_again(outsider, laid, tmp_path):
    player = outsider(
        f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n'); say(id=id, index=99)"
    )
    for _ in range(PATIENCE + 1):
        chosen(player, laid)
    pids = (tmp_path / "pids").read_text(encoding="utf-8").split()
    assert len(set(pids[:PATIENCE])) == 1
    assert pids[PATIENCE] != pids[0]


def test_a_program_that_crashes_again_and_again_is_given_up_for_the_game(outsider, laid, tmp_path):
    player = outsider("sys.exit(1)")
    assert {chosen(player, laid) for _ in range(STARTS + 3)} == {greedy(laid)}
    assert kinds(player) == [program.CRASH] * STARTS + [program.GIVEN_UP] * 3
    assert player.given_up
    assert "given up for this game" in (tmp_path / "bot.log").read_text(encoding="utf-8")


def test_a_program_given_up_may_try_again_in_the_next_game(outsider, laid):
    player = outsider("sys.exit(1) if message['time_ms'] < 15000 else say(id=id, index=0)", budget=10.0)
    for _ in range(STARTS):
        chosen(player, laid)
    again = External(player.program, 8, budget=20.0)
    assert chosen(again, laid) == laid.moves()[0]
    assert (player.given_up, again.mishaps) == (True, [])


def test_a_program_that_neither_reads_nor_answers_holds_up_nobody(outsider, laid):
    deaf = 'import time; print(\'{"type": "ready"}\', flush=True); time.sleep(100)'
    player = outsider("", budget=0.01, source=deaf)
    assert chosen(player, laid) == greedy(laid)
    player.program.tell({"more than": "a pipe can hold" * 100_000})
    assert chosen(player, laid) == greedy(laid)
    assert kinds(player) == [program.HANG] * 2


def test_a_program_that_never_stops_talking_is_survived(outsider, laid):
    player = outsider("while True: print('{}')")
    assert [chosen(player, laid) for _ in range(3)] == [greedy(laid)] * 3
    assert kinds(player) == [program.RUBBISH] * 3


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("print('hello', flush=True)", "not JSON"),
        ("raise SystemExit(4)", "exit code 4"),
        ('print(\'{"error": "no weights"}\', flush=True)', "no weights"),
    ],
)
def test_a_program_that_is_not_ready_is_given_up_at_once(outsider, laid, source, reason):
    player = outsider("", source=source)
    assert chosen(player, laid) == chosen(player, laid) == greedy(laid)
    assert kinds(player) == [program.NO_START, program.GIVEN_UP]
    assert reason in player.mishaps[0].detail


def test_a_program_that_is_not_there_is_given_up_at_once(laid):
    player = external_bot("program:./no-such-program", 7)
    assert chosen(player, laid) == greedy(laid)
    assert "no-such-program cannot be started" in player.mishaps[0].detail


def test_what_a_program_says_of_errors_is_in_the_log(outsider, laid, tmp_path):
    player = outsider("print('I wonder', file=sys.stderr, flush=True); say(id=id, index=0)")
    chosen(player, laid)
    assert "I wonder" in (tmp_path / "bot.log").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_a_program_takes_its_own_children_with_it(outsider, laid):
    body = "child = subprocess.Popen(['sleep', '100']); say(id=id, index=0, comment=str(child.pid))"
    player = outsider(body)
    chosen(player, laid)
    child = int(player.comment)
    os.kill(child, 0)  # it lives
    player.program.close()
    assert gone(child)


def gone(pid: int) -> bool:
    """Whether a process ends soon; one that nobody has waited for yet has ended, too."""
    for _ in range(1000):
        try:
            if Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("name", ["program:", "program:'", "my module:Bot", "module:", ":Bot", "a:b:c"])
def test_a_name_that_means_no_bot_is_refused(name):
    with pytest.raises(ValueError, match=r"no bot; write|no command|names no program"):
        external_bot(name)


def test_the_document_names_every_kind_of_failure():
    told = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    kinds = (program.CRASH, program.ERROR, program.HANG, program.ILLEGAL, program.NO_START, program.RUBBISH)
    assert all(f"| `{kind}` |" in told for kind in (*kinds, program.TOO_LONG))
    assert f"{program.LONGEST:,} bytes" in told
    assert f"{program.STARTING:.0f} seconds" in told
