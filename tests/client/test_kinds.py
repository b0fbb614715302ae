"""A kind that is added to the protocol is asked for by the client: the checker of types names the places."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import vigil
from vigil.review import grades

CLIENT = Path(vigil.__file__).parent / "client"
ROOT = Path(__file__).parent.parent.parent
CHECKER = ROOT / "node_modules" / ".bin" / "tsc"
PROTOCOL = Path("net", "protocol.d.ts")

# What is added to the types, and where that has to be thought of.
ADDED = {
    "event": (
        [("export type EventKind =\n", '  | "waved"\n'), ("export type EventView =\n", "  | WavedEvent\n")],
        {"table/state/event-kinds.js", "table/motion/flights.js"},
    ),
    "message": ([("export type FromServer = ", "Waved | ")], {"table/state/play.js"}),
    "verb": ([("export type Verb =\n", '  | "wave"\n')], {"words/review.js"}),
    "zone": ([("export type Zone =\n", '  | "attic"\n')], {"words/piles.js"}),
    "resource": (
        [("export type Resource = ", '"luck" | ')],
        {"table/state/event-kinds.js", "words/cards.js"},
    ),
    "kind of card": (
        [("export type Kind = ", '"event" | ')],
        {"art/opening.js", "art/subjects.js", "words/cards.js"},
    ),
    "status": ([('status: "finished" | ', '"paused" | ')], {"lobby/rows.js"}),
    "seat": ([('  kind: "bot" | "invited" | ', '"ghost" | ')], {"lobby/rows.js", "words/seats.js"}),
    "wish for a seat": ([('  kind: "bot" | "here" | ', '"ghost" | ')], {"words/setup.js"}),
    "channel": ([('  channel: "gallery" | ', '"attic" | ')], {"table/log/log.js"}),
}  # fmt: skip
DECLARED = """
/** An event that nobody knows yet. */
export interface WavedEvent {
  event: "waved";
  player: number;
}

/** A message that nobody knows yet. */
export interface Waved {
  type: "waved";
}
"""


def keys(file: str, table: str) -> set[str]:
    """The keys of a table in a module of the client."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    body = re.search(rf"const {table} = {{\n(.*?)\n}};", text, re.DOTALL)
    assert body
    return set(re.findall(r"^  (\w+):", body[1], re.MULTILINE))


def wrong_files(client: Path) -> set[str]:
    """The modules in which the checker finds something wrong."""
    ran = subprocess.run(
        [CHECKER, "-p", client / "jsconfig.json", "--pretty", "false"],
        capture_output=True, text=True, check=False, cwd=client,
    )  # fmt: skip
    return {line.partition("(")[0] for line in ran.stdout.splitlines() if ": error " in line}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's modules, to be changed."""
    if not CHECKER.exists():
        pytest.skip("the checker of types is not installed: npm ci")
    copied = tmp_path_factory.mktemp("kinds") / "client"
    shutil.copytree(CLIENT, copied)
    return copied


def test_nothing_is_wrong_as_it_is(client: Path) -> None:
    assert not wrong_files(client)


@pytest.mark.parametrize("what", ADDED)
def test_a_new_kind_is_asked_for_wherever_it_matters(client: Path, what: str) -> None:
    changes, expected = ADDED[what]
    text = (CLIENT / PROTOCOL).read_text(encoding="utf-8")
    for before, more in changes:
        assert before in text
        text = text.replace(before, before + more)
    (client / PROTOCOL).write_text(text + DECLARED, encoding="utf-8")
    assert expected <= wrong_files(client)


def test_reviews_have_a_word_and_a_sign_for_every_grade():
    known = {grades.BEST, grades.GOOD, grades.INACCURACY, grades.MISTAKE, grades.BLUNDER, grades.ONLY}
    assert keys("words/review.js", "GRADES") == keys("review/signs.js", "DRAWN") == known
    assert known >= {grade for _, grade in grades.GRADES}


def test_reviews_have_a_word_for_every_phase_and_kind_of_decision():
    assert keys("words/review.js", "ACCURACIES") == {*grades.PHASES, *grades.KINDS}
