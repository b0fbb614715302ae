"""What has to hold of the encoding at every decision; `bench/encoding.py` asks it a million times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.every_decision.play import Dice
from vigil.environments.actions import Actions
from vigil.environments.columns import CARDS, SPARE
from vigil.environments.observations import Observations
from vigil.rules.game import Game
from vigil.rules.kernel.state import State

Arrays = list[np.ndarray[Any, Any]]
Encode = Callable[[State, int], Arrays]


def not_one_to_one(game: Game, actions: Actions) -> str:
    """What is wrong with the numbers of the legal moves of a decision; nothing, if all is well."""
    numbers, moves = actions.numbers(game), game.legal_moves()
    if not len(set(numbers)) == len(numbers) == len(moves):
        return f"{len(moves)} moves have the numbers {numbers}"
    if not all(0 <= number < actions.size for number in numbers):
        return f"one of {numbers} is not below {actions.size}"
    if spare := [number for number in numbers if SPARE <= number < CARDS]:
        return f"moves without a number of their own: {[actions.text(number) for number in spare]}"
    if [actions.move(game, number) for number in numbers] != moves:
        return f"{numbers} lead back to other moves"
    return ""


def buffers(seen: Observations, slot: int = 0) -> Arrays:
    """What one slot holds: cards, numbers, row, under."""
    every = [np.asarray(memoryview(each)) for each in (seen.cards, seen.numbers, seen.row, seen.under)]
    return [each.reshape(seen.games, -1)[slot].copy() for each in every]


def encoded(game: State, seat: int, seen: Observations) -> Arrays:
    """What a seat sees of a game, in buffers that may have seen others before."""
    seen.look(game, seat, 0)
    return buffers(seen)


def honest(game: State, seat: int) -> Arrays:
    """What a seat sees of a game."""
    actions = Actions([card_set.code for card_set in game.setup.sets])
    return encoded(game, seat, Observations(actions, len(game.players)))


def leaking(game: State, seat: int) -> Arrays:
    """The same, and the own deck in its order."""
    return [*honest(game, seat), np.array(list(game.players[seat].deck))]


def equal(some: Arrays, others: Arrays) -> bool:
    """Whether two observations are the same."""
    return all(np.array_equal(one, other) for one, other in zip(some, others, strict=True))


def leaks(encode: Encode, game: Game, dice: Dice) -> bool:
    """Whether what some seat sees depends on what is hidden: game, view and a guess must look alike."""
    seat = dice.below(len(game.players))
    view = game.view(seat)
    truth = encode(game, seat)
    guess = encode(view.guess(dice.below(1 << 30)), seat)
    return not (equal(truth, encode(view.table, seat)) and equal(truth, guess))
