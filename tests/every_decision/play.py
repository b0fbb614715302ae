"""Random play, from our own generator: the same games on every machine and in both builds."""

from __future__ import annotations

from collections.abc import Iterator

import vigil
from tests.every_decision.tables import TABLES, Table
from vigil.rules.kernel import chance, verbs
from vigil.rules.kernel.card import FACES

HASTE = 12  # one turn's move in so many may be to end the turn while there is something left to do


class Dice:
    """Random numbers for the test itself."""

    def __init__(self, seed: int) -> None:
        self.state = chance.stream(seed, 99)
        self.ambitious = seed % 2 == 1

    def below(self, bound: int) -> int:
        """A number from 0 up to but not including bound."""
        self.state = chance.following(self.state)
        return chance.below(self.state, bound)

    def shuffled(self, cards: list[str]) -> list[str]:
        """The cards in random order."""
        left = cards.copy()
        return [left.pop(self.below(len(left))) for _ in cards]


def random_move(game: vigil.Game, dice: Dice) -> vigil.Move:
    """A random legal move, in one of two styles."""
    return ambitious_move(game, dice) if dice.ambitious else busy_move(game, dice)


def busy_move(game: vigil.Game, dice: Dice) -> vigil.Move:
    """Any move alike, but the turn mostly goes on while there is something to do."""
    moves = game.legal_moves()
    count = len(moves)
    if not game.pending and count > 1 and dice.below(HASTE):
        count -= 1
    return moves[dice.below(count)]


def ambitious_move(game: vigil.Game, dice: Dice) -> vigil.Move:
    """The way of somebody who saves up: plays and uses everything first, then likes what costs much."""
    moves = game.legal_moves()
    first = [move for move in moves if move.verb in (verbs.PLAY_CARD, verbs.USE)] or moves
    picked = [first[dice.below(len(first))] for _ in range(3)]
    return max(picked, key=lambda move: FACES[move.face].cost if move.face >= 0 else -1)


def curious_move(game: vigil.Game, dice: Dice, curious: set[int]) -> vigil.Move:
    """A move with one of those cards, if there is one."""
    moves = [move for move in game.legal_moves() if move.face >= 0 and FACES[move.face].front in curious]
    return moves[dice.below(len(moves))] if moves else ambitious_move(game, dice)


def games(table: Table, in_all: int, salt: int) -> Iterator[tuple[vigil.Game, Dice]]:
    """This table's share of so many games over all tables; another salt, other games."""
    share = max(in_all // len(TABLES), 1)
    for seed in range(salt * 100_000, salt * 100_000 + share):
        yield table.new(seed), Dice(seed)


def decisions(table: Table, in_all: int, salt: int, every: int = 1) -> Iterator[tuple[vigil.Game, Dice]]:
    """The games at each decision, or at every so-manieth: other ones in every game and at every table."""
    for number, (game, dice) in enumerate(games(table, in_all, salt), start=TABLES.index(table)):
        while not game.over:
            if (game.moves_made + number) % every == 0:
                yield game, dice
            game.apply(random_move(game, dice))
