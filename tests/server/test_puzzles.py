"""Puzzles over HTTP: the solution is told only to whoever has found it or asks to be shown."""

from __future__ import annotations

from tests.server.clients import Visitor
from vigil.puzzles.puzzle import shipped_puzzles

PUZZLE = next(iter(shipped_puzzles().values()))
TEXTS = {move.notation: move.text for move in PUZZLE.game(0).legal_moves()}
BEST = TEXTS[PUZZLE.best]
WRONG = TEXTS[min(PUZZLE.chances, key=lambda written: PUZZLE.chances[written])]


def test_the_list_names_every_puzzle_and_the_one_of_the_day(ada: Visitor) -> None:
    told = ada.get("puzzles")
    assert [entry["id"] for entry in told["puzzles"]] == list(shipped_puzzles())
    assert told["today"] in shipped_puzzles()


def test_a_puzzle_is_told_without_its_solution(ada: Visitor) -> None:
    told = ada.get(f"puzzles/{PUZZLE.id}")
    assert set(told) == {"id", "story", "difficulty", "names", "seat", "update"}
    assert {move["text"] for move in told["update"]["asked"]["moves"]} == set(TEXTS.values())


def test_a_wrong_try_says_only_what_it_brings(ada: Visitor) -> None:
    told = ada.post(f"puzzles/{PUZZLE.id}/try", {"text": WRONG})
    assert (told["right"], told["chances"], told["line"]) == (False, None, None)
    assert told["chance"] < told["best_chance"]


def test_the_right_move_and_whoever_asks_are_told_everything(ada: Visitor) -> None:
    assert ada.post(f"puzzles/{PUZZLE.id}/try", {"text": BEST})["line"][0] == BEST
    shown = ada.post(f"puzzles/{PUZZLE.id}/try", {"text": WRONG, "show": True})
    assert shown["chances"] == {TEXTS[written]: chance for written, chance in PUZZLE.chances.items()}


def test_wrong_puzzles_and_moves_are_refused(ada: Visitor) -> None:
    assert ada.ask("GET", "puzzles/none", 404)["error"] == "there is no such puzzle"
    refused = ada.ask("POST", f"puzzles/{PUZZLE.id}/try", 400, json={"text": "win"})
    assert refused["error"] == "that move cannot be made in this puzzle"
