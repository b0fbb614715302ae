"""Documents that would say something else than they are: hidden signs reach no terminal and no page."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import vigil
from tests.server.clients import ME, Visitor
from tests.terminal.typing_at import vigil as run
from vigil.console import HarmlessConsole
from vigil.server.match.layout import player_names
from vigil.server.store.matches.match_rows import StoredSeat
from vigil.wording.signs import BOX, is_dangerous, quote

PROMISED = "0" * 64
FORGED = f"\n  Its hash: {PROMISED}"
NAMES = {
    "a line of ours": f"Ada{FORGED}",
    "conceal": "Ada\x1b[8m",
    "clipboard": "\x1b]52;c;cm0gLXJm\x07Ada",
    "one sign for ESC and a bracket": "Ada\x9b8m",
    "carriage return": "Ada\rBo",
    "right to left": "Ada\u202e53 nows oB",
    "isolate": "Ada\u2066Bo\u2069",
    "joiner": "A\u200dda",
    "zero width": "A\u200bda",
    "line separator": "Ada\u2028Bo",
    "soft hyphen": "A\u00adda",
    "tag": "Ada\U000e0041",
    "filler": "Ada\u3164",
    "half of a sign": "Ada\ud800",
    "tower": "A" + "\u0301" * 30,
    "nothing to be seen": "\u0301",
    "long": "Ada" * 20,
    "two spaces": "Ada  Bo",
}
SETUP = {"sets": ["godslayer"], "edition": 2, "variant": "standard"}
SAID = "a player's name has"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def record(name: str = "Ada", **parts: Any) -> dict[str, Any]:
    """The record of a finished game, with other parts."""
    game = vigil.Game.new(["godslayer"], [name, "Bo"], seed=7)
    while not game.over:
        game.apply(game.legal_moves()[0])
    return {**vigil.Record.of(game).to_data(), **parts}


def put(document: dict[str, Any], path: str = "record.json") -> str:
    """Write a document into a file."""
    Path(path).write_text(json.dumps(document), encoding="utf-8")
    return path


def with_name(document: dict[str, Any], name: str) -> dict[str, Any]:
    """A document in which somebody has another name."""
    changed: dict[str, Any] = json.loads(json.dumps(document).replace('"Ada"', json.dumps(name)))
    return changed


def assert_harmless(shown: str) -> None:
    """Refuse a screen on which something happened that cannot be seen, or that says what is not proven."""
    assert not [sign for sign in shown if sign != "\n" and is_dangerous(sign)]
    assert PROMISED not in re.findall(r"^ *Its hash: (\w+)", shown, re.MULTILINE)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_such_a_name_comes_in_by_no_door_of_the_engine(name: str) -> None:
    game = vigil.Game.new(["godslayer"], ["Ada", "Bo"], seed=7)
    position = {"sets": ["godslayer"], "seats": [{"name": name}, {"name": "Bo"}]}
    for opened in (
        lambda: vigil.Game.new(["godslayer"], [name, "Bo"], seed=7),
        lambda: vigil.Game.from_position(position),
        lambda: vigil.Game.from_data(with_name(game.to_data(), name)),
        lambda: vigil.Record.from_data(with_name(vigil.Record.of(game).to_data(), name)),
    ):
        with pytest.raises(ValueError, match=SAID) as refused:
            opened()
        assert_harmless(str(refused.value))


@pytest.mark.parametrize("command", ["verify", "replay", "review", "play"])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_command_shows_it(name: str, command: str) -> None:
    ran = run(command, put(with_name(record(), name)))
    assert ran.code != 0
    assert SAID in ran.out + ran.err
    assert_harmless(ran.out + ran.err)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_server_takes_it_from_a_document(ada: Visitor, name: str) -> None:
    if "\ud800" in name:
        pytest.skip("what is no text cannot be sent")
    position = {"sets": ["godslayer"], "seats": [{"name": name}, {"name": "Bo"}]}
    seats = [ME, {"kind": "here"}]
    for document in ({"position": position}, {"record": with_name(record(), name)}):
        assert SAID in ada.post("look", document, 400)["error"]
        error = ada.make(*seats, start=document, status=400)["error"]
        assert SAID in error
        assert_harmless(error)


# Other texts of a document

EVIL = f"\x1b]52;c;cm0gLXJm\x07\u202e{FORGED}"


@pytest.mark.parametrize(
    "parts",
    [
        {"vigil": EVIL},
        {"vigil": EVIL, "rules": 1, "final": "0"},
        {"ended": EVIL},
        {"final": EVIL},
        {"cards": EVIL, "final": "0"},
        {"generator": EVIL},
        {"seed": EVIL},
        {"format": EVIL},
        {"moves": [EVIL]},
        {"setup": {**SETUP, "players": ["Ada", "Bo"], "variant": EVIL}},
        {"setup": {**SETUP, "players": ["Ada", "Bo"], "sets": [EVIL]}},
        {"setup": {**SETUP, "players": EVIL}},
        {"result": {"scores": [1, 2], "winners": [EVIL]}},
        {"start": {EVIL: EVIL}},
    ],
    ids=lambda parts: " and ".join(parts),
)
@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_nothing_else_in_a_record_does_more_than_be_read(parts: dict[str, Any], command: str) -> None:
    ran = run(command, put(record(**parts)))
    assert ran.code != 0 or command == "play"  # which does not mind what the end was said to be
    assert_harmless(ran.out + ran.err)


def test_neither_does_the_name_of_a_file() -> None:
    ran = run("verify", put(record(), f"record{EVIL.replace('/', '')}.json"))
    assert "verifies" in ran.out
    assert_harmless(ran.out)


def test_nor_what_is_wrong_with_a_command() -> None:
    ran = run("verify", f"missing{EVIL.replace('/', '')}.json")
    assert "cannot be read" in ran.err
    assert_harmless(ran.err)


def test_what_is_proven_stands_apart_from_what_is_quoted() -> None:
    claimed = f'Bo" Its hash {PROMISED[:20]}'
    ran = run("verify", put(record(claimed, ended="resigned")))
    proven, quoted = ran.out.split("Quoted from the file, which alone says so:")
    assert "Proven, since the game was dealt and played again:" in proven
    assert claimed not in proven
    assert f'seat 1 {quote(claimed)}, seat 2 "Bo"' in quoted
    assert 'Why the match was over: "resigned"' in quoted


def test_a_quotation_cannot_be_ended_from_within() -> None:
    assert quote('a" b\\') == '"a\\" b\\\\"'
    assert quote("a\nb\x1b") == f'"a{BOX}b{BOX}"'


# The edges


def test_a_console_shows_what_cannot_be_seen_as_boxes() -> None:
    shown = io.StringIO()
    console = HarmlessConsole(file=shown, force_terminal=True, color_system=None)
    console.print("a\x1b[8mb\u202ec", markup=False)
    assert shown.getvalue() == f"a{BOX}[8mb{BOX}c\n"


def test_every_command_prints_on_such_a_console() -> None:
    source = Path(vigil.__file__).parent
    usual = [file for file in source.rglob("*.py") if re.search(r"(?<!\w)Console\(", file.read_text("utf-8"))]
    assert usual == []


def test_a_stored_name_that_nobody_may_have_any_more_is_not_shown() -> None:
    seats = [StoredSeat("person", name, 1) for name in ("Ada\x1b[8m", "Bo")]
    assert player_names(seats) == ["Seat 1", "Bo"]


def test_a_match_that_was_cut_short_says_so_in_its_record(ada: Visitor) -> None:
    match = ada.make()["id"]
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    document = ada.get(f"matches/{match}/record")
    assert document["ended"] == vigil.Record.from_data(document).ended == "resigned"
