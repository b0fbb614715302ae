"""Puzzles over HTTP: the line is told only to whoever has gone it or gives up, and the first try counts."""

from __future__ import annotations

from typing import Any

from tests.server.clients import Server, Visitor
from tests.server.hosting import Hosted
from vigil.puzzles.puzzle import Crux, Puzzle, shipped_puzzles


def texts(puzzle: Puzzle, step: Crux) -> dict[str, str]:
    """The moves of a step as they are told, by their notation."""
    return {move.notation: move.text for move in puzzle.game(step.path).legal_moves()}


def best(puzzle: Puzzle, step: Crux) -> str:
    """The best move as it is told."""
    return texts(puzzle, step)[step.best]


LONG = next(puzzle for puzzle in shipped_puzzles().values() if len(puzzle.line) >= 2)
OTHER = next(puzzle for puzzle in shipped_puzzles().values() if puzzle.id != LONG.id)
LINE = [best(LONG, step) for step in LONG.line]
WRONG = texts(LONG, LONG.first)[LONG.first.tempting]


def attempt(visitor: Visitor, *moves: str, puzzle: Puzzle = LONG, **more: Any) -> Any:
    """What a try brings."""
    return visitor.post(f"puzzles/{puzzle.id}/try", {"moves": list(moves), **more})


def test_the_list_names_every_puzzle_and_the_one_of_the_day(ada: Visitor) -> None:
    told = ada.get("puzzles")
    assert [entry["id"] for entry in told["puzzles"]] == list(shipped_puzzles())
    assert told["today"] in shipped_puzzles()


def test_the_puzzle_of_the_day_is_told_by_itself(ada: Visitor) -> None:
    told, listed = ada.get("puzzles/today"), ada.get("puzzles")
    assert (told["puzzle"]["id"], told["day"]) == (listed["today"], listed["day"])


def test_a_puzzle_is_told_without_its_solution(ada: Visitor) -> None:
    told = ada.get(f"puzzles/{LONG.id}")
    assert not {"line", "chances", "theme", "deal"} & set(told)
    assert {move["text"] for move in told["update"]["asked"]["moves"]} == set(
        texts(LONG, LONG.first).values()
    )


def test_a_wrong_try_says_only_what_it_brings(server: Server) -> None:
    told = attempt(server.visitor(), WRONG)
    assert (told["right"], told["near"], told["update"], told["steps"]) == (False, False, None, None)
    assert told["chance"] < told["best_chance"]


def test_a_right_move_leads_to_the_next_decision_and_the_last_one_to_the_whole_line(server: Server) -> None:
    bo = server.visitor("Bo")
    told = attempt(bo, LINE[0])
    assert (told["right"], told["solved"], told["steps"]) == (True, False, None)
    second = LONG.line[1]
    assert {move["text"] for move in told["update"]["asked"]["moves"]} == set(texts(LONG, second).values())
    told = attempt(bo, *LINE)
    assert told["solved"]
    assert [step["best"] for step in told["steps"]] == LINE
    assert told["theme"] == LONG.theme


def test_whoever_gives_up_is_told_everything_from_where_they_are(server: Server) -> None:
    told = attempt(server.visitor(), LINE[0], show=True)
    assert not told["solved"]
    assert [step["best"] for step in told["steps"]] == LINE
    shown = told["steps"][0]
    assert shown["cost"] == LONG.first.loss(LONG.first.tempting) > 0


def test_the_first_try_counts_and_no_other_one(hosted: Hosted) -> None:
    bo = hosted.server.visitor("Bo")
    before = entry(bo, LONG)
    failed = attempt(bo, WRONG)["rated"]
    assert failed["change"] < 0
    assert attempt(bo, WRONG)["rated"] is None
    assert attempt(bo, *LINE)["rated"] is None
    solver = bo.get("puzzles")["solver"]
    assert (solver["rating"], solver["tries"], solver["solved"]) == (failed["solver"], 1, 0)
    after = entry(bo, LONG)
    assert (after["tries"], after["solved"]) == (before["tries"] + 1, before["solved"])
    assert after["rating"] == failed["puzzle"] > before["rating"]


def test_solving_without_a_wrong_move_raises_the_rating(hosted: Hosted) -> None:
    bo = hosted.server.visitor("Bo")
    assert attempt(bo, LINE[0])["rated"] is None
    assert attempt(bo, *LINE)["rated"]["change"] > 0
    assert bo.get("puzzles")["solver"]["solved"] == 1


def test_giving_up_counts_as_well(server: Server) -> None:
    bo = server.visitor("Bo")
    assert attempt(bo, show=True)["rated"]["change"] < 0
    assert attempt(bo, *LINE)["rated"] is None


def test_whoever_has_tried_nothing_has_no_rating(server: Server) -> None:
    assert server.visitor().get("puzzles")["solver"] is None


def entry(visitor: Visitor, puzzle: Puzzle) -> Any:
    """A puzzle in the list."""
    return next(each for each in visitor.get("puzzles")["puzzles"] if each["id"] == puzzle.id)


def test_wrong_puzzles_and_moves_are_refused(ada: Visitor) -> None:
    assert ada.ask("GET", "puzzles/none", 404)["error"] == "there is no such puzzle"
    for moves, why in (
        (["win"], "that move cannot be made in this puzzle"),
        ([WRONG, WRONG], "the moves before the last one are not right in this puzzle"),
        ([*LINE, LINE[0]], "the moves before the last one are not right in this puzzle"),
        ([], "a try has at least one move"),
    ):
        refused = ada.ask("POST", f"puzzles/{LONG.id}/try", 400, json={"moves": moves})
        assert refused["error"] == why
    ada.ask("POST", f"puzzles/{LONG.id}/try", 400, json={"moves": ["end turn"] * 9})
    assert attempt(ada, puzzle=OTHER, show=True)["steps"]
