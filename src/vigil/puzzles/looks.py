"""Looks at a decision: a glance, a second look, and a deep one, each on guesses of its own.

Most decisions are decided at a glance, at the end of the turn. What seems to matter is looked at some turns
later; what still does is left to the strongest bot.
"""

from __future__ import annotations

from typing import Final

from vigil.bots import LEVELS, bot
from vigil.bots.search import CLEARLY, Found, Searching, beaten, mean
from vigil.puzzles.puzzle import DIGITS, FAIR, SURE
from vigil.review.lookahead import Lookahead
from vigil.rules.game import View
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move

QUICK: Final = "expert"
GLANCE: Final = 8  # guesses
SECOND: Final = 16
DEEP: Final = 36
PART: Final = 3  # of the deep look, after which it is given up if it does not look good
TURN: Final = 1  # own turns that a glance looks at
NEAR: Final = 2  # moves of a step that are neither right nor wrong
HOPELESS: Final = 0.12  # a move that costs so much at the second look is not looked at again

Chances = dict[Move, float]


class Looks:
    """Bots that look, all with one seed."""

    def __init__(self, seed: int) -> None:
        self.glancing = searching(QUICK, seed)
        self.glancing.turns = TURN
        self.second = searching(QUICK, seed + 1)
        self.deepest = searching(strongest(), seed + 2)

    def glance(self, view: View, moves: list[Move]) -> Chances:
        """What moves are worth at the end of the turn."""
        return means(try_moves(self.glancing, view, moves, range(GLANCE)))

    def second_look(self, view: View, moves: list[Move]) -> Chances:
        """What they are worth a turn later; doing something else first is no mistake."""
        alone = means(try_moves(self.second, view, moves, range(SECOND)))
        return with_what_follows(self.second, view, alone)

    def deep_look(self, view: View, seen: Chances) -> Chances | None:
        """What they are worth to the strongest; None if it is not clear which of them are right."""
        best = best_of(seen)
        hoped = [move for move in seen if seen[best] - seen[move] < HOPELESS]
        part = DEEP // PART
        found = try_moves(self.deepest, view, hoped, range(part))
        if means(found)[best] < max(means(found).values()) - SURE:
            return None
        self.deepest.try_lot(view, range(part, DEEP), hoped, found)
        chances = add_hopeless(means(found), seen, best)
        return chances if is_clear(chances, found) else None


def strongest() -> str:
    """The level that looks deepest."""
    return list(LEVELS)[-1]


def searching(level: str, seed: int) -> Searching:
    """A bot that looks where moves lead."""
    found = bot(level, seed)
    assert isinstance(found, Searching)
    return found


def try_moves(searcher: Searching, view: View, moves: list[Move], numbers: range) -> Found:
    """What all moves are worth on the same guesses."""
    found: Found = {move: [] for move in moves}
    searcher.try_lot(view, numbers, moves, found)
    return found


def means(found: Found) -> Chances:
    """The mean of what each move was worth."""
    return {move: mean(values) for move, values in found.items()}


def best_of(chances: Chances) -> Move:
    """The move that is worth most."""
    return max(chances, key=lambda move: chances[move])


def with_what_follows(searcher: Searching, view: View, alone: Chances) -> Chances:
    """What moves are worth if the best one may follow them."""
    best = best_of(alone)
    lookahead = Lookahead(searcher, view.table.deciding(), GLANCE)
    worth = {best: alone[best]}
    for move in alone.keys() - {best}:
        worth[move] = min(alone[move] + what_follows_adds(lookahead, view, move, best), alone[best])
    return {move: worth[move] for move in alone}


def what_follows_adds(lookahead: Lookahead, view: View, move: Move, best: Move) -> float:
    """What a move is worth more if the best one follows it."""
    return 0.0 if move.verb == verbs.END_TURN else max(lookahead.gain(view, move, best), 0.0)


def add_hopeless(deep: Chances, seen: Chances, best: Move) -> Chances:
    """Chances of all moves: those that were not looked at deeply are as far behind as they seemed to be.

    A move after which the best one may still be made is worth as much as that, by the second look, too.
    """
    top = max(deep.values())
    chances: Chances = {}
    for move, chance in seen.items():
        behind = seen[best] - chance
        known = deep.get(move, max(top - behind, 0.0))
        worth = max(known, deep[best] - behind) if behind <= FAIR else known
        chances[move] = round(worth, DIGITS)
    return chances


def is_clear(chances: Chances, found: Found) -> bool:
    """Whether hardly a move is neither as good as the best one nor worse without doubt."""
    best = best_of(chances)
    behind = {move: round(chances[best] - chance, DIGITS) for move, chance in chances.items()}
    near = [move for move, loss in behind.items() if FAIR < loss < SURE]
    wrong = [move for move, loss in behind.items() if loss >= SURE and move in found and best in found]
    return len(near) <= NEAR and all(beaten(found[best], found[move], CLEARLY) for move in wrong)


def wrong_ones(chances: Chances) -> list[Move]:
    """The moves that are clearly worse than the best one."""
    top = max(chances.values())
    return [move for move, chance in chances.items() if round(top - chance, DIGITS) >= SURE]
