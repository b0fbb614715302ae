"""What a review says in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.review.findings import Accuracy, Digest, Judged, Points, ReviewedTurn
from vigil.rules.kernel.box import Setup
from vigil.wording.english import capital

GRADES: Final = {
    "best": "Best",
    "good": "Good",
    "inaccuracy": "Inaccuracy",
    "mistake": "Mistake",
    "blunder": "Blunder",
    "only": "Only move",
}
STYLES: Final = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red", "best": "green"}
ORDER: Final = "order of play"
CHANCES: Final = ("turn", "whose", "chance", "decisions", "draws", "row", "others")
MOMENTS: Final = "The costliest moments"
ALSO: Final = "Also worth less than the best"
ACCURACY: Final = "Accuracy"
NOTHING: Final = "–"
WHICH_SEAT: Final = "say whose game to review: --seat "


def title(names: Sequence[str], seat: int, winners: Sequence[int]) -> str:
    """How the game ended, and who is looked at."""
    won = " and ".join(names[winner] for winner in winners) or "Nobody"
    return f"{won} won. Seen by {names[seat]}."


def sums(points: Points, others: Sequence[str]) -> str:
    """The sum of the game: start and parts make the result."""
    parts = [("your decisions", points.decisions), ("your draws", points.draws), ("the row", points.row)]
    parts += list(zip(others, points.others, strict=True))
    told = ", ".join(f"{name} {with_sign(change)}" for name, change in parts)
    return f"Start {points.start}, {told}: result {points.result}."


def with_sign(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def change(number: float) -> str:
    """A change of the chance in points."""
    return with_sign(round(100 * number))


def percent(chance: float) -> str:
    """A chance in points."""
    return str(round(100 * chance))


def whose(setup: Setup | None, names: Sequence[str], seat: int) -> str:
    """Whose turn it is, or who changed something."""
    return names[seat] if seat >= 0 else "the rival" if setup is None else setup.rival


def span(turn: ReviewedTurn) -> str:
    """The chance before and after a turn."""
    return f"{percent(turn.before)} → {percent(turn.after)}"


def moment(judged: Judged) -> str:
    """A moment's heading."""
    return f"{GRADES[judged.grade]}, turn {judged.round}, {change(-judged.loss)}"


def other_loss(judged: Judged) -> str:
    """A lesser loss in a line."""
    return f"turn {judged.round}: {judged.taken.move}; better: {judged.best.move} ({change(judged.loss)})"


def options(judged: Judged, most: int) -> str:
    """The best moves with their chances."""
    return ", ".join(f"{option.move} {percent(option.chance)}" for option in judged.options[:most])


def line(judged: Judged) -> str:
    """What could have followed."""
    return f"The line: {', '.join(judged.line)}."


def accuracy(all_of_it: Accuracy, parts: Sequence[Accuracy]) -> str:
    """How accurate the play was, by phase or kind."""
    told = ", ".join(f"{ORDER if each.name == 'order' else each.name} {score(each)}" for each in parts)
    return f"{ACCURACY} {score(all_of_it)}: {told}"


def score(accuracy: Accuracy) -> str:
    """A number, or a dash."""
    return NOTHING if accuracy.percent is None else str(accuracy.percent)


def luck(digest: Digest) -> str:
    """The luckiest and unluckiest turn, and the best buy."""
    told: list[str] = []
    if digest.luckiest is not None:
        told.append(f"luckiest: turn {digest.luckiest.round}, {change(digest.luckiest.change)}")
    if digest.unluckiest is not None:
        told.append(f"unluckiest: turn {digest.unluckiest.round}, {change(digest.unluckiest.change)}")
    if digest.best_buy is not None:
        told.append(f"best buy: {digest.best_buy.card}, {change(digest.best_buy.gain)}")
    return f"{capital('; '.join(told))}." if told else ""


def reviewing(done: int, total: int) -> str:
    """How far it is."""
    return f"turn {done} of {total}"


def which_seat(names: Sequence[str]) -> str:
    """A seat has to be named where there are several."""
    return WHICH_SEAT + " or ".join(f"{name!r}" for name in names)


def review_stopped(done: int, total: int) -> str:
    """The review was stopped."""
    return f"Stopped after {reviewing(done, total)}."


def page_written(path: object) -> str:
    """The page was written."""
    return f"Written: {path}"
