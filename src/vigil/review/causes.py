"""Causes: why one move is worth more than another, found in what the judge knows of cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from vigil.bots import features
from vigil.bots.judge import PHASES, Judge
from vigil.bots.weights import CONSTRUCT as OFTEN
from vigil.bots.weights import EARLY, LATE, NOW
from vigil.review.grades import PHASES as NAMED_PHASES
from vigil.review.grades import phase
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.zones import CENTER_ROW
from vigil.rules.moves import Move
from vigil.values.card_values import Worth, shipped_values

# Kinds of causes
DOES: Final = "does"  # a feature of the better card, from now on
AT_ONCE: Final = "at once"  # a feature of it, now
HONOR: Final = "honor"  # printed on the card
REWARD: Final = "reward"  # of a monster
LEAN: Final = "lean"  # a deck without the card that was taken
UNUSED: Final = "unused"  # something worth having was left
WEAKER: Final = "weaker"  # the card that was given up was worth more than this one
FIRST: Final = "first"  # something should be known, or done, before
DENIED: Final = "denied"  # a card that does not stay in the row for others
TOGETHER: Final = "together"  # something else can be had, too, which the other leaves no room for
MEASURED: Final = "measured"  # paired games tell, though no single thing does
OVERALL: Final = "overall"  # no single thing

GIVING_UP: Final = (verbs.BANISH, verbs.DISCARD, verbs.DESTROY)
TAKING: Final = (verbs.ACQUIRE, verbs.DEFEAT)


MEASURED_PLAYERS: Final = 2
USUAL_ROUNDS: Final = 16  # of a game
TELLING: Final = 0.15  # of the pool taken, from which on the pace tells something
QUICKENING: Final = 1.75  # the part that is taken grows with this power of the rounds


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a move is better: what kind of reason, about which card and what it does."""

    kind: str
    card: str = ""  # of the better move
    other: str = ""  # of the move that was made
    feature: int = -1
    amount: float = 0.0
    less: float = 0.0  # the amount of the other
    every_turn: bool = False
    turns: int = 0  # own turns that are left, roughly
    phase: str = ""  # in which it was measured


def cause(table: Game, judge: Judge, best: Move, taken: Move) -> Cause:
    """Why one move of a decision is better than another."""
    if best.verb in GIVING_UP:
        return giving_up(best, taken)
    if best.verb in TAKING and best.card is not None:
        return taking(table, judge, best, taken)
    if best.verb == verbs.END_TURN or best.declines:
        kind = LEAN if taken.verb == verbs.ACQUIRE else OVERALL
        return measured_cause(table, best, taken) or Cause(kind, other=name(taken), turns=turns_left(table))
    if best.verb in (verbs.PLAY_CARD, verbs.USE) and name(best) != name(taken):
        draws = features.vector(best.face)[features.DRAW] if best.face >= 0 else 0.0
        return Cause(FIRST, name(best), name(taken), features.DRAW, draws)
    return Cause(OVERALL, name(best), name(taken))


def giving_up(best: Move, taken: Move) -> Cause:
    """Why a card should go, and not another one."""
    if taken.verb in GIVING_UP and taken.card is not None:
        return Cause(WEAKER, name(best), name(taken))
    if best.zone == CENTER_ROW:
        return Cause(DENIED, name(best))
    return Cause(LEAN, other=name(best)) if best.verb == verbs.BANISH else Cause(OVERALL)


def taking(table: Game, judge: Judge, best: Move, taken: Move) -> Cause:
    """Why a card should be taken: the greatest difference among what the two do."""
    rival = taken.face if taken.verb in TAKING else -1
    gains = advantages(worth(table, judge, best.face), worth(table, judge, rival))
    feature, most = max(gains.items(), key=lambda each: each[1], default=(-1, 0.0))
    if most <= 0 and rival < 0:
        return Cause(UNUSED, name(best), name(taken))
    if most <= 0 or is_vague(best.face, feature):
        found = measured_cause(table, best, taken)
        if found is not None or most <= 0:
            return found or Cause(OVERALL, name(best), name(taken))
    return cause_of_feature(table, best, taken, rival, feature)


def is_vague(face: int, feature: int) -> bool:
    """Whether what a card does can only be told without a number, since it seldom happens."""
    return feature != PRINTED and features.vector(face)[feature] < 1


def measured_cause(table: Game, best: Move, taken: Move) -> Cause | None:
    """What paired games say of two cards, or of one that should not be taken, if that is clear."""
    if taken.verb not in TAKING or len(table.players) != MEASURED_PLAYERS:
        return None
    when = phase(int(table.honor_pool), int(table.setup.pool), ending=table.ending)
    better = paired_worth(best.face, when) if best.verb in TAKING else Worth(0.0, 0.0, 0)
    worse = paired_worth(taken.face, when)
    if better is None or worse is None:
        return None
    if better.points - worse.points <= math.hypot(better.reach, worse.reach):
        return None
    card = name(best) if best.verb in TAKING else ""
    return Cause(MEASURED, card, name(taken), amount=clear(better), less=clear(worse), phase=when)


def paired_worth(face: int, when: str) -> Worth | None:
    """What a card was measured to be worth in a phase, with its own set."""
    card = FACES[face]
    return shipped_values().worth(card.set_code, card.name, NAMED_PHASES.index(when))


def clear(worth: Worth) -> float:
    """The points of a worth; none, if its interval holds none."""
    return worth.points if worth.clear else 0.0


def cause_of_feature(table: Game, best: Move, taken: Move, rival: int, feature: int) -> Cause:
    """A difference as a cause, with its numbers."""
    card = FACES[best.face]
    turns = turns_left(table)
    if feature == PRINTED:
        less = int(FACES[rival].honor) if rival >= 0 else 0
        return Cause(HONOR, card.name, name(taken), amount=float(card.honor), less=float(less), turns=turns)
    amount = features.vector(best.face)[feature]
    if card.fought:
        kind = REWARD if feature == features.HONOR else AT_ONCE
        return Cause(kind, card.name, name(taken), feature, amount)
    lasts = card.stays
    return Cause(DOES, card.name, name(taken), feature, amount, every_turn=lasts, turns=turns)


UNSAID: Final = (features.LOSE, features.EXTRA)  # no reason to take a card
PRINTED: Final = -2  # the honor on a card, beside its features


def worth(table: Game, judge: Judge, face: int) -> dict[int, float]:
    """What a card is worth to the judge, by what it does."""
    if face < 0:
        return {}
    card = FACES[face]
    vector = features.vector(face)
    if card.fought:
        return {i: judge.weights[NOW + i] * vector[i] for i in range(features.COUNT)}
    left = judge.phase(table) / PHASES
    often = judge.weights[OFTEN] if card.stays else 1.0
    does = {
        i: (judge.weights[EARLY + i] * left + judge.weights[LATE + i]) * left * often * vector[i]
        for i in range(features.COUNT)
    }
    return {**does, PRINTED: float(card.honor)}


def advantages(better: dict[int, float], worse: dict[int, float]) -> dict[int, float]:
    """What one has more than the other, by what it does."""
    return {
        key: value - worse.get(key, 0.0) for key, value in better.items() if value > 0 and key not in UNSAID
    }


def turns_left(table: Game) -> int:
    """Own turns that are left, at least one: by the pace until now, at first by the usual one."""
    rounds = int(table.turn_number) / len(table.players)
    taken = 1 - int(table.honor_pool) / max(int(table.setup.pool), 1)
    lasts = rounds / taken ** (1 / QUICKENING) if taken > TELLING else USUAL_ROUNDS
    return max(1, round(lasts - rounds))


def name(move: Move) -> str:
    """The card of a move, or nothing."""
    return "" if move.card is None else move.card.name
