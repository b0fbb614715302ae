"""Grades: how good a decision was, by the chance of winning that it gave away."""

from __future__ import annotations

from typing import Final

from vigil.rules.kernel import verbs
from vigil.rules.moves import Decision, Move

LEVEL: Final = "expert"  # the bot that judges, unless another is asked for

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
ONLY: Final = "only"

LEAST: Final = 0.02  # what an inaccuracy costs at least, as a share of all games
GRADES: Final = ((0.10, BLUNDER), (0.05, MISTAKE), (LEAST, INACCURACY))  # from which loss on

BUYING: Final = "buying"
FIGHTING: Final = "fighting"
BANISHING: Final = "banishing"
ORDER: Final = "order"
KINDS: Final = (BUYING, FIGHTING, BANISHING, ORDER)
KIND_OF: Final = {
    verbs.ACQUIRE: BUYING,
    verbs.BID: BUYING,
    verbs.PASS: BUYING,
    verbs.DEFEAT: FIGHTING,
    verbs.BANISH: BANISHING,
    verbs.DISCARD: BANISHING,
    verbs.DESTROY: BANISHING,
    verbs.PLAY_CARD: ORDER,
    verbs.USE: ORDER,
    verbs.ROLL: ORDER,
    verbs.RETURN: ORDER,
    verbs.KEEP: ORDER,
    verbs.ENERGIZE: ORDER,
    verbs.COPY: ORDER,
    verbs.TAKE: ORDER,
    verbs.PUT: ORDER,
    verbs.MOVE_TREASURE: ORDER,
    verbs.CHOOSE: ORDER,
    verbs.PUT_UNDER: ORDER,
    verbs.ORDER: ORDER,
    verbs.NAME_FACTION: ORDER,
    verbs.NAME_CARD: ORDER,
    verbs.OPPONENT: ORDER,
}  # all but those that end something

OPENING: Final = "opening"
MIDDLE: Final = "middle"
END: Final = "end"
PHASES: Final = (OPENING, MIDDLE, END)
THIRD: Final = 1 / 3


def grade(choices: int, loss: float, *, first: bool) -> str:
    """How good a decision was; `first` says whether the judge would have done the same."""
    if choices == 1:
        return ONLY
    for least, name in GRADES:
        if loss >= least:
            return name
    return BEST if first else GOOD


def kind(decision: Decision, taken: Move, best: Move) -> str:
    """What a decision was about: what was done, or what was left undone."""
    for move in (taken, best, *decision.moves):
        if move.verb != verbs.END_TURN and move.verb != verbs.DECLINE:
            return KIND_OF[move.verb]
    return ORDER


def phase(pool: int, full: int, *, ending: bool) -> str:
    """How far the game had come, by the honor that was left."""
    left = pool / max(full, 1)
    if ending or left < THIRD:
        return END
    return OPENING if left > 2 * THIRD else MIDDLE
