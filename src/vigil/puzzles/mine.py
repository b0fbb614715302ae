"""Mining: games are played, and turns looked for in which bots that do not look ahead go wrong.

A glance at every decision is followed by deeper looks where it seems to matter, and by a check of the whole
line on guesses that were not used before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.bots.judge_bots import tuned_judge
from vigil.puzzles import puzzle_words
from vigil.puzzles.check import wrong_with
from vigil.puzzles.explanation import explain
from vigil.puzzles.grading import SEEDS, difficulty, how_often
from vigil.puzzles.looks import Chances, Looks, wrong_ones
from vigil.puzzles.puzzle import Puzzle
from vigil.puzzles.solution import FEWEST, Solution, is_plain, pitfalls
from vigil.puzzles.themes import theme
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.box import STANDARD
from vigil.rules.library import sets_to_play
from vigil.rules.moves import Move
from vigil.sets import SHIPPED

KINDS: Final = (  # every set, and all together
    *[sets_to_play(card_set) for card_set in SHIPPED],
    tuple(card_set.code for card_set in SHIPPED),
)
FIRST: Final = (1 << 34) + (1 << 20)  # of the seeds for tuning: no training reaches them
TOP: Final = 12  # cards of the center deck that are dealt for good
TURNS: Final = 100  # more than a game has
NAMES: Final = ("You", "Bo")
EACH: Final = 4  # puzzles of one game at most


class Seen(NamedTuple):
    """A decision of the turn that is looked at."""

    game: Game
    made: Move  # by tuned
    tells: bool  # whether tuned seems right there, and others wrong


def mine(number: int) -> list[Puzzle]:
    """The puzzles of a game between judges of tuned, at most one of a turn."""
    game = Game.new(list(KINDS[number % len(KINDS)]), 2, seeds("tuning", FIRST + number, 1)[0], 2, STANDARD)
    found: list[Puzzle] = []
    while not game.over and len(found) < EACH:
        found += in_turn(game, number)
    return found


def in_turn(game: Game, number: int) -> list[Puzzle]:
    """The puzzle of a turn, if there is one; the game goes on to the next."""
    turn, seat = game.turn_number, game.turn
    seen: list[Seen] = []
    found: list[Puzzle] = []
    while not game.over and game.turn_number == turn:
        moves = game.legal_moves()
        made = moves[0] if len(moves) == 1 else tuned_judge().choose(game, moves)
        tells = False
        if not found and game.deciding() == seat and is_worth_a_look(game, moves, made):
            chances = Looks(number).glance(game.view(seat), moves)
            tells = is_telling(chances, made)
            if is_promising(chances, pitfalls(game, seat, moves)[1:]):
                found = first_of(roots([*seen, Seen(game.copy(), made, tells)]), number)
        if not found and game.deciding() == seat:
            seen.append(Seen(game.copy(), made, tells))
        game.step(made)
    return found


def is_worth_a_look(game: Game, moves: list[Move], tuned: Move) -> bool:
    """Whether a decision may matter: a question, a purchase, or a hand with cards that do something."""
    if game.pending:
        return len(moves) > 1
    held = [move for move in moves if move.verb == verbs.PLAY_CARD]
    if tuned.verb == verbs.PLAY_CARD:
        return len(held) > 1 and not all(is_plain(move) for move in held)
    return len(moves) > FEWEST


def is_telling(chances: Chances, tuned: Move) -> bool:
    """Whether what tuned does seems right, and enough else wrong."""
    wrong = wrong_ones(chances)
    return tuned not in wrong and len([move for move in wrong if move.verb != verbs.END_TURN]) >= FEWEST


def is_promising(chances: Chances, simple: list[Move]) -> bool:
    """Whether bots that do not look ahead seem to be wrong."""
    wrong = wrong_ones(chances)
    return all(move in wrong for move in simple)


def roots(seen: list[Seen]) -> list[tuple[Game, tuple[str, ...]]]:
    """Where a line could begin: at an earlier decision that matters, too, or at the last one.

    A position has no question in it: where the line begins with one, the moves that lead to it are given.
    """
    wanted = dict.fromkeys([*earlier(seen), len(seen) - 1])
    found: list[tuple[Game, tuple[str, ...]]] = []
    for at in wanted:
        open_tables = [place for place in range(at + 1) if not seen[place].game.pending]
        for base in open_tables[-1:]:
            found.append((seen[base].game, tuple(each.made.notation for each in seen[base:at])))
    return found


def earlier(seen: list[Seen]) -> list[int]:
    """The first decision before the last one that matters."""
    return [place for place, each in enumerate(seen[:-1]) if each.tells][:1]


def first_of(tables: list[tuple[Game, tuple[str, ...]]], number: int) -> list[Puzzle]:
    """The first puzzle among some beginnings."""
    for game, given in tables:
        made = made_of(game, given, number)
        if made is not None:
            return [made]
    return []


def made_of(game: Game, given: tuple[str, ...], number: int) -> Puzzle | None:
    """The puzzle that begins on a table after some moves, if it is one and holds."""
    draft = draft_of(game, number)
    table = draft.game(given)
    solution = Solution(table, Looks(number), given)
    if not solution.steps:
        return None
    puzzle = explain(replace(draft, steps=tuple(solution.steps)))
    if not any(step.reason for step in puzzle.line) or wrong_with(puzzle) is not None:
        return None
    found = {level: how_often(puzzle, level, lambda step: solution.games[step.path]) for level in SEEDS}
    return replace(
        puzzle,
        theme=theme(game, puzzle.line),
        story=puzzle_words.story(game, puzzle.seat, len(puzzle.line)),
        difficulty=difficulty(found, len(puzzle.line)),
        found=found,
    )


def draft_of(game: Game, number: int) -> Puzzle:
    """A puzzle of which only the table is known."""
    turn = int(game.turn_number)
    document = game.position()
    deal = tuple(document.pop("center_deck")[:TOP])
    for seat, side in enumerate(document["seats"]):
        side["name"] = NAMES[seat != game.turn]
    name = f"{number * TURNS + min(turn, TURNS - 1):06d}"
    return Puzzle(name, "", "", int(game.turn), document, turn, deal, (), 0, {})
