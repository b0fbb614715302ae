"""Explanations: why the best move of a step is better than the tempting one, in the words of reviews."""

from __future__ import annotations

from dataclasses import replace

from vigil.bots.judge_bots import tuned_judge
from vigil.puzzles.puzzle import Crux, Puzzle
from vigil.review.causes import OVERALL, TAKING, TOGETHER, Cause, cause, name
from vigil.review.review_words import because
from vigil.rules.game import Game
from vigil.rules.moves import Move, find_move


def explain(puzzle: Puzzle) -> Puzzle:
    """A puzzle with a reason for each of its steps."""
    return replace(puzzle, steps=tuple(explain_step(puzzle, step) for step in puzzle.steps))


def explain_step(puzzle: Puzzle, step: Crux) -> Crux:
    """A step with its reason; none, where no single thing tells."""
    game = puzzle.game(step.path)
    best, tempting = move_of(game, step.best), move_of(game, step.tempting)
    company = beside(puzzle, step, game, best, tempting)
    found = (
        Cause(TOGETHER, company, name(tempting)) if company else cause(game, tuned_judge(), best, tempting)
    )
    return replace(step, reason="" if found.kind == OVERALL else because(found))


def beside(puzzle: Puzzle, step: Crux, game: Game, best: Move, tempting: Move) -> str:
    """What is taken next in the line and cannot be had after the tempting move; nothing, if it can."""
    later = puzzle.after(step, step.best)
    if later is None or tempting.verb not in TAKING:
        return ""
    wanted = move_of(puzzle.game(later.path), later.best)
    if wanted.verb not in TAKING:
        return ""
    game.redo(step.tempting)
    if game.over or find_move(game.legal_moves(), later.best) is not None:
        return ""
    return f"another {name(wanted)}" if name(wanted) == name(best) else name(wanted)


def move_of(game: Game, written: str) -> Move:
    """The move that is written so."""
    move = find_move(game.legal_moves(), written)
    assert move is not None
    return move
