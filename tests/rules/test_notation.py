"""The notation of moves: what is kept of a game no wording changes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import vigil
from tests.conftest import Table, table
from vigil.language.choices import Choose
from vigil.puzzles import puzzle as puzzles
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.move import Move
from vigil.rules.moves import find_move
from vigil.server.domain.acts import Act
from vigil.server.library.puzzle_table import answer_try, walk
from vigil.server.match.course import Course

GOLDEN = Path(__file__).parent.parent / "golden"
NOTATIONS = GOLDEN / "notations.txt"
CHOOSER = "Mechana Initiate"  # gain 1 rune, or gain 1 power
HINT = "old records are written so: a new notation needs a way to read the old one, then ACCEPT=1"


def options_of(name: str) -> tuple[Move, ...]:
    """The options of a card that gives a choice."""
    effect = vigil.card(name).play[0]
    assert isinstance(effect, Choose)
    return effect.options


def reword(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the options of the card read otherwise."""
    for move in options_of(CHOOSER):
        monkeypatch.setattr(move, "text", f"have {move.number + 1} of something")


def chosen() -> Table:
    """A table at which an option was chosen by its text."""
    game = table(hand=[CHOOSER, "Apprentice"])
    game.do(f"play {CHOOSER}", "gain 1 rune", "play Apprentice")
    return game


def pairs() -> list[str]:
    """Every move of the recorded games, as people type it and as it is kept."""
    found: set[tuple[str, str]] = set()
    for path in sorted((GOLDEN / "records").glob("*.json")):
        record = vigil.Record.load(path)
        game = record.begin()
        for written in record.moves:
            move = find_move(game.legal_moves(), written)
            assert move is not None
            found.add((move.text, move.notation))
            game.apply(move)
    return [f"{text} = {notation}" for text, notation in sorted(found)]


def test_every_move_is_written_as_it_always_was():
    now = pairs()
    if os.environ.get("ACCEPT"):
        NOTATIONS.write_text("\n".join(now) + "\n", encoding="utf-8")
    assert now == NOTATIONS.read_text(encoding="utf-8").splitlines(), HINT


def test_every_verb_has_a_notation_of_its_own():
    game = table(hand=["Apprentice"], center_row=["Mephit"], power=3, runes=3)
    written = {str(move): move.notation for move in game.game.legal_moves()}
    assert written["play Apprentice"] == "play/Apprentice/hand"
    assert written["defeat Mephit"] == "defeat/Mephit/row"
    assert written["acquire Mystic"] == "acquire/Mystic/available/to discard"
    assert written["end turn"] == "end turn"


def test_a_record_replays_after_a_card_was_reworded(monkeypatch):
    record = vigil.Record.of(chosen().game)
    assert record.moves == [f"play/{CHOOSER}/hand", "choose/1", "play/Apprentice/hand"]
    kept = json.loads(json.dumps(record.to_data()))
    reword(monkeypatch)
    assert vigil.Record.from_data(kept).verify().runes == 2


def test_a_record_in_the_words_of_its_time_replays_while_they_hold(monkeypatch):
    data = vigil.Record.of(chosen().game).to_data()
    del data["vigil"]
    old = {**data, "version": 1, "moves": [f"play {CHOOSER}", "gain 1 rune", "Play  apprentice"]}
    assert vigil.Record.from_data(old).replay().runes == 2
    assert vigil.Record.from_data(old).to_data() == old
    reword(monkeypatch)
    with pytest.raises(ValueError, match="gain 1 rune"):
        vigil.Record.from_data(old).replay()


def test_acts_replay_after_a_card_was_reworded(monkeypatch):
    course = Course(table(hand=[CHOOSER]).game, None)
    kept: list[Act] = []
    for number, text in enumerate([f"play {CHOOSER}", "gain 1 rune", "end turn"], 1):
        course.take(Act(number, 0, "move", text, 0.0))
        kept.append(Act(number, 0, "move", course.last_move, 0.0))
    reword(monkeypatch)
    again = Course(table(hand=[CHOOSER]).game, None)
    for act in kept:
        again.take(act)
    assert again.game.to_data() == course.game.to_data()


def test_a_pickled_game_comes_back_after_a_card_was_reworded(monkeypatch):
    restore, document = chosen().game.__reduce__()
    reword(monkeypatch)
    again = restore(*document)
    assert isinstance(again, Game)
    assert again.runes == 2


def riddle() -> puzzles.Puzzle:
    """A puzzle of two moves, the second an option of the card that gives a choice."""
    game = table(hand=[CHOOSER, "Apprentice"]).game
    first, then = f"play/{CHOOSER}/hand", ("choose/1", "choose/2")
    written = [move.notation for move in game.legal_moves()]
    steps = (
        puzzles.Crux((), dict.fromkeys(written, 0.25) | {first: 0.5}, "end turn", ""),
        puzzles.Crux((first,), dict(zip(then, (0.5, 0.4), strict=True)), then[1], ""),
    )
    return puzzles.Puzzle("1", "order", "", 0, game.position(), 1, (), steps, 1, {})


def test_a_puzzle_is_answered_after_a_card_was_reworded(monkeypatch):
    (kept,) = puzzles.load(puzzles.to_text(puzzles.Collection((riddle(),)))).puzzles
    reword(monkeypatch)
    answer = answer_try(kept, walk(kept, [f"play {CHOOSER}", "have 1 of something"]), None)
    assert answer.solved
    assert [step.best for step in answer.steps or []] == [f"play {CHOOSER}", "have 1 of something"]


def test_declining_an_auction_is_found_by_the_word_that_it_shares():
    passing, declining = Move(verbs.PASS, "decline"), Move(verbs.DECLINE, "decline")
    assert find_move([passing], "decline") is passing
    assert find_move([passing], "pass") is passing
    assert find_move([declining], "decline") is declining
