"""Puzzles at the table: laid out for whoever asks, and answered from what mining found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from vigil.puzzles.puzzle import Crux, Puzzle, of_the_day, shipped_puzzles
from vigil.puzzles.puzzle_rating import Glicko, new_puzzle
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.rules.moves import find_text
from vigil.server.domain.acts import MOVE, Act
from vigil.server.match.course import Course
from vigil.server.protocol.library.puzzle_messages import (
    PuzzleAnswer,
    PuzzleEntry,
    PuzzleRated,
    Puzzles,
    PuzzleStep,
    PuzzleTable,
    SolverRating,
    TodaysPuzzle,
)
from vigil.server.protocol.messages import Update
from vigil.server.store.results.puzzle_results import CountedTry, PuzzleTally

DAY: Final = 24 * 60 * 60
UNSURE: Final = 110.0  # a deviation from which on a rating is told with a question mark


class Walk(NamedTuple):
    """How far somebody has come: the steps they were at, the move they made at each, and the table now."""

    steps: list[Crux]
    made: list[str]  # in notation
    course: Course

    @property
    def tried(self) -> str:
        """The last move."""
        return self.made[-1]

    @property
    def last(self) -> Crux:
        """The step at which it was made."""
        return self.steps[-1]


def first_standing(puzzle: Puzzle) -> Glicko:
    """What bots say of a puzzle."""
    return new_puzzle(puzzle.difficulty)


def entries(tallies: Mapping[str, PuzzleTally], solver: PuzzleTally | None, now: float) -> Puzzles:
    """All puzzles in a few words, and the one of the day (by UTC)."""
    puzzles = shipped_puzzles()
    day = int(now // DAY)
    listed = [entry(puzzle, tallies.get(puzzle.id)) for puzzle in puzzles.values()]
    return Puzzles(listed, of_the_day(puzzles, day).id, day, solver and solver_rating(solver))


def todays(tallies: Mapping[str, PuzzleTally], now: float) -> TodaysPuzzle:
    """The puzzle of the day in a few words."""
    day = int(now // DAY)
    puzzle = of_the_day(shipped_puzzles(), day)
    return TodaysPuzzle(entry(puzzle, tallies.get(puzzle.id)), day)


def entry(puzzle: Puzzle, tally: PuzzleTally | None) -> PuzzleEntry:
    """A puzzle in a few words."""
    known = tally or PuzzleTally(*first_standing(puzzle))
    return PuzzleEntry(
        puzzle.id,
        puzzle.story,
        list(puzzle.position["sets"]),
        puzzle.theme,
        len(puzzle.line),
        puzzle.difficulty,
        round(known.rating),
        known.tries,
        known.solved,
    )


def solver_rating(tally: PuzzleTally) -> SolverRating:
    """How somebody has fared."""
    return SolverRating(round(tally.rating), tally.deviation > UNSURE, tally.tries, tally.solved)


def laid_out(puzzle: Puzzle, tally: PuzzleTally | None) -> PuzzleTable:
    """The table of a puzzle, as its solver sees it."""
    course = Course(puzzle.game(puzzle.first.path), None)
    known = entry(puzzle, tally)
    return PuzzleTable(
        known.id,
        known.story,
        known.sets,
        known.steps,
        known.difficulty,
        known.rating,
        list(course.game.setup.names),
        puzzle.seat,
        course.update(puzzle.seat, 0.0),
    )


def walk(puzzle: Puzzle, texts: Sequence[str]) -> Walk:
    """Follow somebody to the last move; all before it have to be right."""
    course = Course(puzzle.game(puzzle.first.path), None)
    gone = Walk([puzzle.first], [], course)
    for number, text in enumerate(texts):
        if number:
            step_on(puzzle, gone)
        move = find_text(course.game.legal_moves(), text)
        if move is None:
            raise ValueError("that move cannot be made in this puzzle")
        gone.made.append(move.notation)
    return gone


def step_on(puzzle: Puzzle, gone: Walk) -> list[Event]:
    """Make the last move, and what follows by itself, up to the next step; returns what happened."""
    step, course = gone.last, gone.course
    following = puzzle.after(step, gone.tried) if step.solves(gone.tried) else None
    if following is None:
        raise ValueError("the moves before the last one are not right in this puzzle")
    happened: list[Event] = []
    for written in following.path[len(step.path) :]:
        happened += course.take(Act(course.step + 1, puzzle.seat, MOVE, written, 0.0))
    gone.steps.append(following)
    return happened


def is_solved(puzzle: Puzzle, gone: Walk) -> bool:
    """Whether the last move is right and nothing more is asked."""
    return gone.last.solves(gone.tried) and puzzle.after(gone.last, gone.tried) is None


def answer_try(puzzle: Puzzle, gone: Walk, counted: CountedTry | None) -> PuzzleAnswer:
    """What a try brings: the next table, or the whole line if it is the last."""
    step, tried = gone.last, gone.tried
    right, solved = step.solves(tried), is_solved(puzzle, gone)
    told = told_steps(puzzle, gone, step.best) if solved else None
    return PuzzleAnswer(
        right,
        not right and not step.fails(tried),
        solved,
        step.chances[tried],
        step.chances[step.best],
        next_table(puzzle, gone) if right and not solved else None,
        told,
        puzzle.theme if solved else None,
        counted and rating_change(counted),
    )


def answer_giving_up(puzzle: Puzzle, gone: Walk, counted: CountedTry | None) -> PuzzleAnswer:
    """The line, for whoever wants to be shown it; every move of `gone` was made already."""
    if gone.made:
        step_on(puzzle, gone)
    top = gone.last.chances[gone.last.best]
    told = told_steps(puzzle, gone, gone.last.best)
    rated = counted and rating_change(counted)
    return PuzzleAnswer(False, False, False, top, top, None, told, puzzle.theme, rated)


def next_table(puzzle: Puzzle, gone: Walk) -> Update:
    """The table at the next step, and what happened on the way."""
    happened = step_on(puzzle, gone)
    act = Act(gone.course.step, puzzle.seat, MOVE, gone.tried, 0.0)
    return gone.course.update(puzzle.seat, 0.0, act, happened)


def told_steps(puzzle: Puzzle, gone: Walk, then: str) -> list[PuzzleStep]:
    """Every step that was gone, and those that the best moves would have led to."""
    steps = list(gone.steps)
    following = puzzle.after(steps[-1], then)
    while following is not None:
        steps.append(following)
        following = puzzle.after(following, following.best)
    return [told_step(step, puzzle.game(step.path)) for step in steps]


def told_step(step: Crux, game: Game) -> PuzzleStep:
    """A step in the words of its moves."""
    texts = {move.notation: move.text for move in game.legal_moves()}
    return PuzzleStep(
        texts[step.best],
        {texts[written]: chance for written, chance in step.chances.items()},
        texts[step.tempting],
        round(step.loss(step.tempting), 3),
        step.reason,
    )


def rating_change(counted: CountedTry) -> PuzzleRated:
    """Ratings as they are told."""
    before, then = (round(tally.rating) for tally in counted.solver)
    return PuzzleRated(then, then - before, round(counted.puzzle[1].rating))
