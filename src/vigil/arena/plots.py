"""The plots of the report, drawn with Altair where it is installed."""

from __future__ import annotations

import base64
import importlib.util
import math
from dataclasses import dataclass
from typing import Any, Final

from vigil.arena.estimates import Estimate
from vigil.arena.summary import Summary

NEEDED: Final = ("altair", "vl_convert")
HOW_TO_GET_THEM: Final = "pip install 'vigil-cards[reports]'"
WIDE: Final = 460
TALL: Final = 26  # of a line
LEAST_TIME: Final = 1e-3  # milliseconds, for the logarithm
FONT: Final = "system-ui, sans-serif"


@dataclass(frozen=True)
class Plot:
    """A picture, what is above it, and what it shows in words."""

    title: str
    words: str
    svg: str

    @property
    def address(self) -> str:
        """The picture itself as an address, so that the page needs nothing else."""
        return f"data:image/svg+xml;base64,{base64.b64encode(self.svg.encode()).decode()}"


def missing() -> list[str]:
    """What would have to be installed."""
    return [name for name in NEEDED if importlib.util.find_spec(name) is None]


def plots(summary: Summary) -> list[Plot]:
    """All plots of the report."""
    import altair

    drawn = [matrix(altair, summary)] if summary.crossed else []
    drawn += [scores(altair, summary), elo(altair, summary)]
    if summary.format.rival is None:
        drawn.append(first_seat(altair, summary))
    return [*drawn, times(altair, summary)]


def plot(title: str, words: str, chart: Any) -> Plot:
    """Draw it."""
    import vl_convert

    document = chart.configure(font=FONT).configure_view(stroke=None).to_json()
    return Plot(title, words, vl_convert.vegalite_to_svg(document))


def matrix(altair: Any, summary: Summary) -> Plot:
    """Everybody against everybody, the interval in every field."""
    fields = [
        {
            "one": summary.name(one),
            "other": summary.name(other),
            "share": score.mean,
            "text": score.percent,
        }
        for one in summary.configuration.bots
        for other in summary.bots
        if (score := summary.score(one, other)) is not None
    ]
    fair = summary.format.fair
    names = [summary.name(bot) for bot in summary.bots]
    base = altair.Chart(altair.Data(values=fields)).encode(
        x=altair.X("other:N", sort=names, title="against", axis=altair.Axis(orient="top", labelAngle=0)),
        y=altair.Y("one:N", sort=names, title=None),
    )
    scale = altair.Scale(scheme="redblue", domain=[0, 1], domainMid=fair)
    squares = base.mark_rect().encode(
        color=altair.Color("share:Q", scale=scale, title="share won", legend=altair.Legend(format="%"))
    )
    strong = abs(fair - 0.5) / 2 + 0.3  # white letters on dark fields
    black = altair.condition(
        f"abs(datum.share - {fair}) > {strong}", altair.value("white"), altair.value("black")
    )
    chart = (squares + base.mark_text(fontSize=12).encode(text="text:N", color=black)).properties(
        width=max(110 * len(summary.bots), 220), height=2 * TALL * len(summary.configuration.bots)
    )
    return plot(
        "Matrix", "The share of games the row wins against the column, in % with 95 % intervals.", chart
    )


def bars(altair: Any, rows: list[dict[str, Any]], axis: str, middle: float, percent: bool) -> Any:
    """A point with its interval for every row, and a line to compare them with."""
    shown = altair.Axis(format="%") if percent else altair.Axis()
    base = altair.Chart(altair.Data(values=rows)).encode(y=altair.Y("name:N", sort=None, title=None))
    span = base.mark_rule(strokeWidth=3, color="#7aa0c4").encode(
        x=altair.X("low:Q", title=axis, axis=shown, scale=altair.Scale(zero=False)), x2="high:Q"
    )
    point = base.mark_point(filled=True, size=80, color="#1f4e79").encode(x="mean:Q")
    line = altair.Chart(altair.Data(values=[{"at": middle}])).mark_rule(strokeDash=[4, 4], color="#888")
    return (line.encode(x="at:Q") + span + point).properties(width=WIDE, height=max(TALL * len(rows), 40))


def row(name: str, mean: float, reach: float) -> dict[str, Any]:
    """A row of such a plot."""
    known = reach if math.isfinite(reach) else 0.0
    return {"name": name, "mean": mean, "low": mean - known, "high": mean + known}


def share(name: str, found: Estimate) -> dict[str, Any]:
    """The same for a share, which stays between nothing and all."""
    shown = row(name, found.mean, found.reach)
    return {**shown, "low": max(shown["low"], 0.0), "high": min(shown["high"], 1.0)}


def scores(altair: Any, summary: Summary) -> Plot:
    """The score of every match."""
    rows = [share(summary.title(match), match.score) for match in summary.matches]
    chart = bars(altair, rows, "share won by the bot named first", summary.format.fair, percent=True)
    return plot("Scores", "The share of games won, with 95 % intervals; dashed: the fair share.", chart)


def elo(altair: Any, summary: Summary) -> Plot:
    """The rating of every bot."""
    rows = [row(summary.name(rating.bot), rating.elo, rating.reach) for rating in summary.ratings]
    chart = bars(altair, rows, "Elo", 0.0, percent=False)
    return plot("Elo", f"Ratings with 95 % intervals, that of {summary.name(summary.anchor)} being 0.", chart)


def first_seat(altair: Any, summary: Summary) -> Plot:
    """How often the first seat wins in every match."""
    rows = [share(summary.title(match), match.first) for match in summary.matches]
    chart = bars(altair, rows, "share won by the side of the first player", summary.format.fair, percent=True)
    return plot("First seat", "How often the first seat wins; dashed: as often as any other.", chart)


def times(altair: Any, summary: Summary) -> Plot:
    """How long every bot thinks."""
    rows = [
        {"name": summary.name(effort.bot), "what": what, "ms": max(1000 * seconds, LEAST_TIME)}
        for effort in summary.efforts
        for what, seconds in (("mean", effort.mean), ("95 %", effort.slow))
    ]
    chart = (
        altair.Chart(altair.Data(values=rows))
        .mark_point(filled=True, size=80)
        .encode(
            x=altair.X("ms:Q", scale=altair.Scale(type="log"), title="milliseconds per decision"),
            y=altair.Y("name:N", sort=None, title=None),
            color=altair.Color("what:N", sort=None, title=None),
            shape=altair.Shape("what:N", sort=None, title=None),
        )
        .properties(width=WIDE, height=max(TALL * len(summary.efforts), 40))
    )
    return plot("Time per decision", "The mean, and what 95 of 100 decisions do not exceed.", chart)
