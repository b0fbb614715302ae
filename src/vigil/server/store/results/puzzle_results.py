"""Puzzle results: the first try of everybody at every puzzle, and the ratings that follow from them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Column, Connection, Table, select, update

from vigil.puzzles.puzzle_rating import NEW_SOLVER, Glicko, after
from vigil.server.store.people.persons import lock_person
from vigil.server.store.statements import insert
from vigil.server.store.tables.puzzle_tables import puzzle_ratings, puzzle_solvers, puzzle_tries


class PuzzleTally(NamedTuple):
    """A rating, and the first tries that it rests on."""

    rating: float
    deviation: float
    tries: int = 0
    solved: int = 0

    @property
    def standing(self) -> Glicko:
        """The rating, and how far off it may be."""
        return Glicko(self.rating, self.deviation)

    def plus(self, standing: Glicko, solved: bool) -> PuzzleTally:
        """The tally with one more try."""
        return PuzzleTally(*standing, self.tries + 1, self.solved + solved)


class CountedTry(NamedTuple):
    """What a first try has changed: solver and puzzle, before and after it."""

    solver: tuple[PuzzleTally, PuzzleTally]
    puzzle: tuple[PuzzleTally, PuzzleTally]


def tallies(connection: Connection) -> dict[str, PuzzleTally]:
    """The puzzles that somebody has tried."""
    return {row.puzzle: PuzzleTally(*row[1:]) for row in connection.execute(select(puzzle_ratings))}


def tally_of(connection: Connection, person: int) -> PuzzleTally | None:
    """How a person has fared."""
    found = connection.execute(select(puzzle_solvers).where(puzzle_solvers.c.person == person)).first()
    return None if found is None else PuzzleTally(*found[1:])


def count_try(
    connection: Connection, person: int, puzzle: str, graded: Glicko, solved: bool, now: float
) -> CountedTry | None:
    """Count a try, if it is the first one of this person; `graded` is what bots say of the puzzle."""
    new = insert(connection, puzzle_tries).values(person=person, puzzle=puzzle, solved=solved, at=now)
    first = new.on_conflict_do_nothing().returning(puzzle_tries.c.puzzle)
    if connection.execute(first).first() is None:
        return None
    lock_person(connection, person)
    solver = locked_tally(connection, puzzle_solvers, puzzle_solvers.c.person, person, NEW_SOLVER)
    rated = locked_tally(connection, puzzle_ratings, puzzle_ratings.c.puzzle, puzzle, graded)
    solver_then = solver.plus(after(solver.standing, rated.standing, solved), solved)
    puzzle_then = rated.plus(after(rated.standing, solver.standing, not solved), solved)
    write(connection, puzzle_solvers, puzzle_solvers.c.person, person, solver_then)
    write(connection, puzzle_ratings, puzzle_ratings.c.puzzle, puzzle, puzzle_then)
    return CountedTry((solver, solver_then), (rated, puzzle_then))


def locked_tally(
    connection: Connection, table: Table, key: Column[int] | Column[str], value: int | str, start: Glicko
) -> PuzzleTally:
    """A tally that nobody else changes until this transaction is over."""
    first = PuzzleTally(*start)._asdict()
    connection.execute(insert(connection, table).values({key.name: value, **first}).on_conflict_do_nothing())
    found = connection.execute(select(table).where(key == value).with_for_update()).one()
    return PuzzleTally(*found[1:])


def write(
    connection: Connection, table: Table, key: Column[int] | Column[str], value: int | str, tally: PuzzleTally
) -> None:
    """Write a tally down."""
    connection.execute(update(table).where(key == value).values(tally._asdict()))
