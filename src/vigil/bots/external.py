"""Bots of third parties: a Python class, or a program in any language.

Either runs in a process of its own, knows what a `View` says and nothing else, and has to answer in
time. Whatever it does wrong is noted, and the greedy move is made instead. The lines that go to and
fro are described in docs/bot-protocol.md.
"""

from __future__ import annotations

import shlex
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vigil.bots.bot import Bot
from vigil.bots.external_program import (
    CRASH,
    ERROR,
    GIVEN_UP,
    ILLEGAL,
    NO_START,
    RUBBISH,
    TOO_LONG,
    Failure,
    Program,
)
from vigil.bots.greedy import Greedy
from vigil.rules.documents.snapshot import setup_data
from vigil.rules.game import View
from vigil.rules.moves import Decision, Move
from vigil.rules.table.honor import Result
from vigil.wording.words import Words, say

PROGRAM: Final = "program"
GRACE: Final = 0.25  # seconds beyond the budget, for the communication
PATIENCE: Final = 3  # failures in a row, then the program is started again
STARTS: Final = 3  # in one game; after the last, greedy plays on
FINAL_WORDS: Final = (CRASH, TOO_LONG, NO_START)  # after these the process cannot be asked again
HOST: Final = "vigil.bots.external_host"


@dataclass(frozen=True)
class Mishap:
    """A failure, and when in the game it happened."""

    moves_made: int
    kind: str
    detail: str


class External(Bot):
    """A bot whose moves are found by another process."""

    def __init__(self, program: Program, seed: int, budget: float = 1.0) -> None:
        super().__init__(seed)
        self.budget = budget
        self.program = program
        self.fallback = Greedy(seed)
        self.mishaps: list[Mishap] = []
        self.in_a_row = 0
        self.starts = 0
        self.questions = 0
        self.begun = False
        self.given_up = False
        self.comment = ""  # what the program said with its last answer
        self.value: float | None = None  # its estimate of winning, 0 to 1
        self.cpu_seconds: float | None = None  # what the answer took

    def choose(self, view: View, decision: Decision) -> Move:
        self.comment, self.value, self.cpu_seconds = "", None, None
        try:
            if not self.given_up:
                self.begin(view)
                return self.answer(view, decision)
            else:
                self.mishaps.append(Mishap(view.moves_made, GIVEN_UP, "greedy plays on in its place"))
        except Failure as failure:
            self.note_failure(failure, view.moves_made)
        return self.fallback.choose(view, decision)

    def reason(self, view: View, move: Move) -> Words:
        return say(self.comment) if self.comment else super().reason(view, move)

    def begin(self, view: View) -> None:
        """Tell the program of the game, if it does not know it yet."""
        if self.begun and self.program.running:
            return
        if not self.program.running:
            self.starts += 1
            self.program.start()
        self.begun = True
        self.program.tell(
            {
                "type": "game",
                "seat": view.seat,
                "seed": self.seed,
                "setup": setup_data(view.table),
                "budget_ms": round(self.budget * 1000),
            }
        )

    def answer(self, view: View, decision: Decision) -> Move:
        """Ask the program, and wait for its answer to this question."""
        until = time.monotonic() + self.budget + GRACE
        self.questions += 1
        question = {"type": "question", "id": self.questions, "time_ms": round(self.budget * 1000)}
        known = {"table": view.to_table()} if self.program.wants_table else {"view": view.to_data()}
        moves = [{"index": index, "text": move.text} for index, move in enumerate(decision.moves)]
        self.program.tell({**question, **known, "moves": moves})
        while True:
            said = self.program.hear(until)
            if said.get("id") == self.questions or "id" not in said:
                break  # otherwise it answers an earlier question
        move = read_move(said, decision)
        self.in_a_row = 0
        self.comment = str(said.get("comment") or "")[:500]
        self.value = number(said.get("value"))
        self.cpu_seconds = number(said.get("cpu_seconds"))
        return move

    def note_failure(self, failure: Failure, moves_made: int) -> None:
        """Note a failure, and decide whether to keep the program."""
        self.mishaps.append(Mishap(moves_made, failure.kind, failure.detail))
        self.program.note(f"seed {self.seed}, move {moves_made}: {failure}")
        self.in_a_row += 1
        if failure.kind not in FINAL_WORDS and self.in_a_row < PATIENCE:
            return
        self.program.kill()
        self.in_a_row = 0
        if failure.kind == NO_START or self.starts >= STARTS:
            self.given_up = True
            self.program.note(f"seed {self.seed}, move {moves_made}: given up for this game, greedy plays on")

    def over(self, result: Result) -> None:
        """Tell the program how the game ended; one that has just failed is killed before the next."""
        if self.in_a_row:
            self.program.kill()
        elif self.begun and self.program.running:
            told = {"scores": result.scores, "winners": result.winners, "reason": result.reason}
            self.program.tell({"type": "over", "result": told})


def read_move(said: dict[str, Any], decision: Decision) -> Move:
    """The move that an answer names, by its index or by its text."""
    if "error" in said:
        raise Failure(ERROR, str(said["error"])[:500])
    index, text = said.get("index"), said.get("move")
    if isinstance(index, int) and not isinstance(index, bool) and 0 <= index < len(decision.moves):
        return decision.moves[index]
    if isinstance(text, str):
        wanted = " ".join(text.lower().split())
        for move in decision.moves:
            if move.text.lower() == wanted:
                return move
    if index is None and text is None:
        raise Failure(RUBBISH, f"neither index nor move in {str(said)[:200]}")
    raise Failure(ILLEGAL, f"{str(index if text is None else text)[:200]!r} is not one of the moves")


def number(value: Any) -> float | None:
    """The value if it is a number of usual size, else None."""
    return float(value) if isinstance(value, (int, float)) and abs(value) < 1e9 else None


def is_external(name: str) -> bool:
    """Whether the name of a bot means one of a third party."""
    return ":" in name


def program_for(name: str, log: Path | None = None) -> Program:
    """What runs the bot `program:COMMAND` or `module:Class`."""
    kind, _, rest = name.partition(":")
    if kind == PROGRAM:
        try:
            command = shlex.split(rest)
        except ValueError as error:
            raise ValueError(f"{name!r} is no command: {error}") from error
        if not command:
            raise ValueError(f"{name!r} names no program; write program:COMMAND")
        return Program(name, command, log)
    if not all(part.isidentifier() for part in (*kind.split("."), *rest.split("."))):
        raise ValueError(f"{name!r} is no bot; write a level, module:Class or program:COMMAND")
    return Program(name, [sys.executable, "-m", HOST, name], log)


def external_bot(name: str, seed: int = 0, log: Path | None = None) -> External:
    """A bot of a third party, by `module:Class` or `program:COMMAND`."""
    return External(program_for(name, log), seed)
