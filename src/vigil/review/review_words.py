"""The words of reviews: errors, reasons, sentences about moments and games. All English of them is here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vigil.bots import features
from vigil.review import causes, grades
from vigil.review.causes import Cause
from vigil.review.findings import Judged, Parts
from vigil.rules.kernel import verbs
from vigil.rules.library import closest

UNFINISHED: Final = "this game is not over: only finished games are reviewed"
NO_SEAT: Final = "a review is of one seat, from 0 up to {last}, not {seat!r}"
LATE: Final = 3  # own turns left, from which on there is no more time


def no_reviewer(level: str, levels: list[str]) -> str:
    """A level that does not search cannot review."""
    return f"{level!r} cannot review a game; {closest(level, levels)}"


def no_seat(seat: object, players: int) -> str:
    """A seat that the game does not have."""
    return NO_SEAT.format(last=players - 1, seat=seat)


# What a card does, after "it": once, or each time.
BRINGS: Final = {
    features.RUNES: "brings {n} rune{s}",
    features.POWER: "brings {n} power",
    features.HONOR: "brings {n} honor",
    features.DRAW: "draws {n} card{s}",
    features.ENERGY: "brings {n} energy",
    features.INSIGHT: "brings {n} insight",
    features.MECHANA_RUNES: "brings {n} rune{s} for Mechana constructs",
    features.BANISH: "thins your deck",
    features.BANISH_ROW: "changes the center row",
    features.ACQUIRE: "brings a card for nothing",
    features.DEFEAT: "defeats a monster for nothing",
    features.LOSE: "costs you a card",
    features.HURT: "hurts your opponents",
    features.COPY: "does what another hero does",
    features.DISCOUNT: "makes other cards cheaper",
    features.EXTRA: "does more than its numbers say",
}


def because(cause: Cause) -> str:
    """A cause as a clause, after "because"."""
    return CLAUSES[cause.kind](cause) if cause.kind in CLAUSES else OVERALL


def does(cause: Cause) -> str:
    """What a card does for the rest of the game."""
    often = "every turn" if cause.every_turn else "each time it is played"
    return f"it {brings(cause)} {often}{time_left(cause.turns)}"


def at_once(cause: Cause) -> str:
    """What a card does now."""
    return f"it {brings(cause)} at once"


def unused_clause(cause: Cause) -> str:
    """Something that could be had for what was left."""
    return f"what {cause.card} costs is lost when the turn ends"


def honor(cause: Cause) -> str:
    """The honor printed on a card."""
    late = "so late only the honor on a card counts: " if cause.turns <= LATE else ""
    if cause.less:
        return f"{late}{cause.card} is worth {round(cause.amount)} honor, {cause.other} {round(cause.less)}"
    return f"{late}it is worth {round(cause.amount)} honor at the end"


def reward(cause: Cause) -> str:
    """The honor of a defeated monster."""
    return f"its {amount(cause.amount)} honor is yours at once and brings the end nearer"


def lean(cause: Cause) -> str:
    """A deck without a card."""
    return f"without {cause.other} you draw your better cards more often"


def weaker(cause: Cause) -> str:
    """A card that is not missed as much as another."""
    if cause.card == cause.other:
        return f"{cause.card} is missed less there"
    return f"{cause.other} is worth more to you than {cause.card}"


def first(cause: Cause) -> str:
    """What should be done before something else."""
    if not cause.card:
        return OVERALL
    if cause.amount > 0:
        return f"you know more once {cause.card} has drawn"
    return f"{cause.card} does more before {cause.other}" if cause.other else OVERALL


def denial(cause: Cause) -> str:
    """A card that leaves the row."""
    return f"{cause.card} does not stay there for your opponents, and another card comes"


def together(cause: Cause) -> str:
    """Something that can be had as well."""
    return f"{cause.card} can be had as well, for which {cause.other} leaves too little"


def measured_clause(cause: Cause) -> str:
    """What paired games tell of taking one card, or another."""
    when = WHEN[cause.phase]
    if not cause.card:
        return f"taken {when}, {cause.other} {gains(cause.less)} on average"
    return f"taken {when}, it {gains(cause.amount)} on average, {cause.other} {gains(cause.less)}"


def gains(change: float) -> str:
    """Points that a card gains or loses whoever takes it."""
    number = round(abs(change))
    if number == 0:
        return "gains nothing that could be measured"
    return f"{'gains' if change > 0 else 'loses'} {number} point{'' if number == 1 else 's'}"


WHEN: Final = {grades.OPENING: "early", grades.MIDDLE: "in the middle of the game", grades.END: "late"}
OVERALL: Final = "more of the games that can follow are won"
CLAUSES: Final[dict[str, Callable[[Cause], str]]] = {
    causes.DOES: does,
    causes.AT_ONCE: at_once,
    causes.HONOR: honor,
    causes.REWARD: reward,
    causes.LEAN: lean,
    causes.UNUSED: unused_clause,
    causes.WEAKER: weaker,
    causes.FIRST: first,
    causes.DENIED: denial,
    causes.TOGETHER: together,
    causes.MEASURED: measured_clause,
}


def brings(cause: Cause) -> str:
    """What a feature of a card means."""
    return BRINGS[cause.feature].format(n=amount(cause.amount), s="" if round(cause.amount) == 1 else "s")


def amount(number: float) -> str:
    """A number of a card; some are averages."""
    return str(round(number)) if number >= 1 else "some"


def time_left(turns: int) -> str:
    """How often something still comes to pass."""
    if turns <= LATE:
        return ""
    return f", and about {turns} turns were left"


# Moments and the whole game

DID: Final = {  # what was done, in the past
    verbs.ACQUIRE: "took",
    verbs.DEFEAT: "defeated",
    verbs.PLAY_CARD: "played",
    verbs.USE: "used",
    verbs.BANISH: "banished",
    verbs.DISCARD: "discarded",
    verbs.DESTROY: "destroyed",
    verbs.RETURN: "returned",
    verbs.COPY: "copied",
    verbs.KEEP: "kept",
    verbs.ENERGIZE: "energized",
    verbs.TAKE: "took",
    verbs.PUT: "put away",
    verbs.MOVE_TREASURE: "moved",
    verbs.NAME_CARD: "named",
}
DOING: Final = {  # the same as a noun, where the card alone would mislead
    verbs.BANISH: "banishing",
    verbs.DISCARD: "discarding",
    verbs.DESTROY: "destroying",
    verbs.PLAY_CARD: "playing",
    verbs.USE: "using",
    verbs.PUT: "putting away",
    verbs.NAME_CARD: "naming",
}


def sentence(judged: Judged) -> str:
    """What was done, and what was better."""
    return f"{what_was_done(judged)} {better(judged)}."


def what_was_done(judged: Judged) -> str:
    """What was done."""
    taken = judged.taken
    if taken.card is not None and taken.verb in DID:
        return f"You {DID[taken.verb]} {taken.card}."
    if taken.verb == verbs.END_TURN:
        return "You ended the turn."
    return f"You chose {taken.move!r}."


def better(judged: Judged) -> str:
    """What would have been better, by how much, and why."""
    worth = f"{what(judged)} was worth {points(judged.loss)} more"
    return f"{worth}, because {judged.reason}" if judged.reason else worth


def what(judged: Judged) -> str:
    """The better move as a noun."""
    best = judged.best
    if best.verb == verbs.END_TURN:
        return "Ending the turn"
    if best.card is None or best.verb == verbs.DECLINE:
        return "Declining" if best.verb == verbs.DECLINE else f"{best.move!r}"
    same = best.card == judged.taken.card and best.verb != judged.taken.verb
    doing = DOING.get(best.verb, {verbs.ACQUIRE: "taking", verbs.DEFEAT: "defeating"}.get(best.verb, ""))
    if best.verb in DOING or same:
        return f"{doing.capitalize()} {best.card}".strip()
    return best.card


def points(change: float) -> str:
    """A change of the chance in points."""
    number = round(100 * abs(change))
    return f"{number} point{'' if number == 1 else 's'}"


NUMBERS: Final = ("No", "One", "Two", "Three")
PART: Final = 0.08  # of the chance, from which on a part of luck is told


def headline(moments: Sequence[Judged], parts: Parts, won: bool) -> str:
    """A game in one sentence."""
    told = [costs(moments)]
    for change, good, bad in (
        (parts.draws, "the draws were kind to you", "the draws were against you"),
        (parts.row, "the row came your way", "the row turned against you"),
    ):
        if abs(change) >= PART:
            told.append(good if change > 0 else bad)
    if len(told) == 1:
        told.append("luck kept the balance" if won else "the rest was the others' doing")
    return f"{told[0]}; {' and '.join(told[1:])}."


def costs(moments: Sequence[Judged]) -> str:
    """What the costliest decisions cost together."""
    if not moments:
        return "No decision cost you much"
    count = NUMBERS[len(moments)]
    noun = "decision" if len(moments) == 1 else "decisions"
    return f"{count} {noun} cost you {points(sum(judged.loss for judged in moments))} of chance"
