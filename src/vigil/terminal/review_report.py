"""`vigil review`: the review of a recorded game as a report in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from vigil.cluster.crew import Hands, crew
from vigil.review.draft_job import DraftJob
from vigil.review.findings import Judged, Review, ReviewedTurn
from vigil.review.grades import LEAST
from vigil.review.reviewer import Reviewer
from vigil.review.turn_drafts import TurnDraft
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup
from vigil.terminal.phrases import review_phrases as phrases
from vigil.terminal.screen import Screen
from vigil.terminal.transcript import find_seat, load_record

SHOWN: Final = 4  # moves of a moment


def review_record(
    screen: Screen, path: Path, seat: str | None, level: str, who: Hands = 1
) -> tuple[Review, Game] | None:
    """Review a record and tell it; the review and the game at its end, None if it was stopped."""
    record = load_record(path)
    names = [str(name) for name in record.setup.get("players", [])]
    if seat is None and len(names) > 1:
        raise ValueError(phrases.which_seat(names))
    reviewer = Reviewer(record, 0 if seat is None else find_seat(seat, names), level)
    drafts: list[TurnDraft] = []
    try:
        walk(screen, reviewer, who, drafts)
    except KeyboardInterrupt:
        screen.say(phrases.review_stopped(len(drafts), reviewer.total))
        return None
    review = reviewer.put_together(drafts)
    report(screen, review, reviewer.end.setup)
    return review, reviewer.end


def walk(screen: Screen, reviewer: Reviewer, who: Hands, drafts: list[TurnDraft]) -> None:
    """Review turn by turn with a bar that goes when it is done; several hands draft several turns at once."""
    columns = (BarColumn(), TextColumn("{task.description}"))
    total = reviewer.total
    job = DraftJob(reviewer.timeline.record, reviewer.seat, reviewer.level, reviewer.guesses)
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        with crew(job, who) as drafting:
            for draft in drafting.answers(range(total)):
                drafts.append(draft)
                bar.update(task, advance=1, description=phrases.reviewing(len(drafts), total))


def report(screen: Screen, review: Review, setup: Setup) -> None:
    """Tell a review."""
    names = review.players
    screen.say(phrases.title(names, review.seat, review.winners), "bold")
    screen.say(review.digest.headline)
    others = [phrases.whose(setup, names, share.seat) for share in review.parts.others]
    screen.say(phrases.sums(review.points, others))
    screen.show(chances(review))
    tell_moments(screen, review)
    for parts in (review.digest.phases, review.digest.kinds):
        screen.say(phrases.accuracy(review.digest.accuracy, parts))
    if luck := phrases.luck(review.digest):
        screen.say(luck)


def chances(review: Review) -> Table:
    """The chance, turn by turn, and what changed it."""
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(phrases.CHANCES):
        table.add_column(column, justify="left" if number == 1 else "right")
    for turn in review.turns:
        table.add_row(*row(review, turn), style="bold" if turn.seat == review.seat else "")
    return table


def row(review: Review, turn: ReviewedTurn) -> list[str]:
    """One turn of the table."""
    parts = turn.parts
    others = sum(share.change for share in parts.others)
    changes = [phrases.change(change) for change in (parts.decisions, parts.draws, parts.row, others)]
    return [str(turn.round), review.players[turn.seat], phrases.span(turn), *changes]


def tell_moments(screen: Screen, review: Review) -> None:
    """The costliest moments with their reasons, then what else was lost."""
    if not review.moments:
        return
    screen.say(Text("\n").append(phrases.MOMENTS, "bold"))
    for judged, sentence in zip(review.moments, review.digest.sentences, strict=True):
        screen.say(phrases.moment(judged), phrases.STYLES[judged.grade])
        screen.say(sentence)
        screen.say(phrases.options(judged, SHOWN), "dim")
        screen.say(phrases.line(judged), "dim")
    rest = lesser(review)
    if rest:
        screen.say(Text("\n").append(phrases.ALSO, "bold"))
    for judged in rest:
        screen.say(phrases.other_loss(judged))
    screen.say("")


def lesser(review: Review) -> list[Judged]:
    """What was lost beside the moments."""
    told = set(review.digest.moments)
    return [each for each in review.decisions if each.loss >= LEAST and each.number not in told]
