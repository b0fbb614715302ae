"""The report in plain text: tables that read well in a terminal and as Markdown."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vigil.arena.bot_game import ERRORS_KEPT
from vigil.arena.estimates import Estimate
from vigil.arena.sequential_test import Sequential
from vigil.arena.summary import Summary

NOTHING: Final = "–"
GAP: Final = "  "
NARROWEST: Final = 12  # letters of a name
UNKNOWN: Final = 1000  # points of Elo; wider intervals say nothing


@dataclass(frozen=True)
class Grid:
    """A table: its title, its columns and rows, and what they mean."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""

    def text(self, width: int) -> str:
        """The table for a screen; where it is narrow, names are broken rather than numbers."""
        lines = [self.columns, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.columns))]
        room = width - sum(widths[1:]) - len(GAP) * len(widths[1:])
        widths[0] = min(widths[0], max(room, NARROWEST))
        written = [line for cells in lines for line in wrap_row(cells, widths)]
        written.insert(1, "─" * (sum(widths) + len(GAP) * len(widths[1:])))
        return "\n".join(written)

    def markdown(self) -> str:
        """The table as Markdown, in columns for the eye."""
        lines = [self.columns, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.columns))]
        written = [
            "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |"
            for line in lines
        ]
        written.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
        note = f"\n\n{self.note}" if self.note else ""
        return f"## {self.title}\n\n" + "\n".join(written) + note


def wrap_row(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    """A row of a table, its name on several lines if it is long."""
    names = textwrap.wrap(cells[0], widths[0]) or [""]
    first = [names[0], *cells[1:]]
    padded = [cell.ljust(width) for cell, width in zip(first, widths, strict=True)]
    return [GAP.join(padded).rstrip(), *names[1:]]


def markdown(summary: Summary, test: Sequential | None = None) -> str:
    """The whole report as Markdown."""
    parts = [f"# {title(summary)}", "\n".join(f"- {fact}" for fact in facts(summary, test))]
    parts += [grid.markdown() for grid in grids(summary)]
    return "\n\n".join(parts) + "\n"


def title(summary: Summary) -> str:
    """What was played."""
    return f"Arena: {summary.format.describe()}"


def facts(summary: Summary, test: Sequential | None = None) -> list[str]:
    """What has to be known to read the tables, and to play the games again."""
    configuration = summary.configuration
    numbers = [game.fixture.block for game in summary.games]
    blocks = f"blocks {min(numbers)} to {max(numbers)}" if numbers else "no whole block yet"
    size = len(summary.format.sides)
    seating = "; a block is one seed with every seating" if size > 1 else ""
    known = [f"{summary.name(bot)} is {bot}" for bot in summary.bots if summary.name(bot) != bot]
    known += [
        f"{len(summary.games)} games, {configuration.seeds} seeds, {blocks}{seating}",
        f"{configuration.engine}, budget {configuration.budget:g} s per decision",
    ]
    if summary.codes > 1:
        known.append(f"The results come from {summary.codes} versions of the code.")
    if summary.nodes:
        known.append(f"Played on a cluster of {', '.join(summary.nodes)}")
    if test is not None:
        known.append(f"Sequential test, risks of 5 %: {test}")
    return known


def grids(summary: Summary) -> list[Grid]:
    """All tables of the report."""
    if not summary.matches:
        return []
    found = [matrix(summary)] if summary.crossed else []
    found += [matches(summary), bots(summary)]
    failing = any(effort.failures for effort in summary.efforts)
    return [*found, failures(summary)] if failing else found


def matrix(summary: Summary) -> Grid:
    """Everybody against everybody."""
    rows = [
        [summary.name(one), *(cell(summary.score(one, other)) for other in summary.bots)]
        for one in summary.configuration.bots
    ]
    meant = "The share of games that the bot of the row wins against the bot of the column"
    if summary.format.opponents > 1:
        meant = (
            "The share of games that the bot of the row wins at a table of the bots of the column; "
            f"the fair share is {summary.format.fair:.1%}"
        )
    return Grid("Matrix", ["%", *map(summary.name, summary.bots)], rows, f"{meant}. {intervals()}")


def matches(summary: Summary) -> Grid:
    """One line a match."""
    solitaire = summary.format.rival is not None
    rows = [
        [
            summary.title(match),
            str(match.score),
            str(len(match.blocks)),
            correlation_text(match.correlation),
            NOTHING if solitaire else str(match.first),
            f"{sum(game.turns for block in match.blocks for game in block) / games(match.blocks):.1f}",
        ]
        for match in summary.matches
    ]
    columns = ["match", "score", "blocks", "correlation", "first seat", "turns"]
    fair = "" if solitaire else f"; the fair share is {summary.format.fair:.1%}"
    note = f"The score is the share of games won by the bot named first{fair}. {intervals()}"
    if not solitaire:
        note += " Correlation is that of the games of one block; first seat, how often it wins."
    return Grid("Matches", columns, rows, note)


def bots(summary: Summary) -> Grid:
    """One line a bot."""
    efforts = {effort.bot: effort for effort in summary.efforts}
    rows = []
    for rating in summary.ratings:
        effort = efforts.get(rating.bot)
        spent = [milliseconds(effort.mean), milliseconds(effort.slow)] if effort else [NOTHING, NOTHING]
        failed = str(effort.failures) if effort else NOTHING
        rows.append([summary.name(rating.bot), elo(rating.elo, rating.reach), *spent, failed])
    note = (
        f"Elo is a summary (Bradley and Terry), that of {summary.name(summary.anchor)} being 0. "
        "Times are CPU time per decision, for programs the time they let us wait."
    )
    return Grid("Bots", ["bot", "Elo", "ms, mean", "ms, 95 %", "failures"], rows, note)


def failures(summary: Summary) -> Grid:
    """What went wrong."""
    rows = [
        [
            summary.name(effort.bot),
            str(effort.failures),
            f"{effort.failures / max(effort.decisions, 1):.1%}",
            str(effort.lost),
            ", ".join(f"{kind} ({count})" for kind, count in effort.kinds.most_common()),
        ]
        for effort in summary.efforts
        if effort.failures
    ]
    columns = ["bot", "failures", "of decisions", "games lost by it", "kinds"]
    return Grid("Failures", columns, rows, failures_note(summary.configuration.forgive))


def failures_note(forgive: bool) -> str:
    """What failing means for a game."""
    counted = (
        "Every decision counts at which the greedy move was made instead; kinds are of the first "
        f"{ERRORS_KEPT} of a game."
    )
    if forgive:
        return f"{counted} Failures were forgiven: games count as greedy has played them on."
    return f"{counted} Whoever failed first has lost the game, whatever its scores."


def intervals() -> str:
    """What ± means."""
    return (
        "± is half the 95 % interval, the normal one over the means of blocks (3 / blocks, if all are alike)."
    )


def games(blocks: Sequence[Sequence[object]]) -> int:
    """How many games some blocks have."""
    return sum(len(block) for block in blocks)


def cell(score: Estimate | None) -> str:
    """A score in the matrix."""
    return NOTHING if score is None else score.percent


def correlation_text(number: float) -> str:
    """A correlation."""
    return NOTHING if math.isnan(number) else f"{number:+.2f}"


def elo(points: float, reach: float) -> str:
    """A rating."""
    return f"{points:.0f} ± {reach:.0f}" if reach < UNKNOWN else f"{points:.0f} ± ?"


def milliseconds(seconds: float) -> str:
    """A time, with as many digits as mean something."""
    return f"{1000 * seconds:.3g}"
