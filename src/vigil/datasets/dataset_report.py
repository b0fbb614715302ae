"""`vigil report`: what the games of a directory are like, as one page with plots."""

from __future__ import annotations

import importlib.util
import math
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vigil.arena import plots
from vigil.arena.estimates import block_means, cautious_interval
from vigil.arena.plots import HOW_TO_GET_THEM, Plot, bars, plot, row
from vigil.arena.simulation_report import sides
from vigil.arena.text_report import NOTHING, Grid
from vigil.arena.web_report import LOOK, figure, table
from vigil.datasets.acquisitions import CardValue, card_values, moments
from vigil.datasets.dataset_reader import heading_of, read
from vigil.datasets.dataset_schema import GAMES, arrow, games_schema
from vigil.files import write_safely
from vigil.rules.kernel.box import TEAM
from vigil.values.card_values import shipped_values

NEEDED: Final = (*plots.NEEDED, "polars")
SHOWN: Final = 40  # cards in the plot
BINS: Final = 30
ROOM: Final = {"left": 40, "right": 5, "top": 5, "bottom": 5}  # names are wider than they are measured
RATES: Final = (
    "the share of players who won, of those that acquired the card at least once. This is no cause: "
    "who can afford a card is often winning already."
)
CAUSES: Final = (
    "points of the chance of winning, with 95 % intervals: moments at which this card was acquired against "
    "moments at which it could have been and another was, at an equal chance of winning before (by the "
    "value network), an equal turn and the same bot. That is what the card itself does, as far as those who "
    "played chose between the cards on offer by nothing else that decides the game, such as what they had "
    "left to spend. It holds for those who played, and for what they did with the card."
)
MEASURED: Final = (
    "Paired games, in the last column: what `vigil values` measured of the card with this set, games of "
    "tuned played on with it and without it. It follows from other games than these."
)


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Games, as `vigil export` writes them.")],
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="The page. [DIR.html]")] = None,
) -> None:
    """Draw what games are like: lengths, scores, first seats, and what cards are worth."""
    lacking = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if lacking:
        names = " and ".join(name.replace("_", "-") for name in lacking)
        raise ValueError(f"the report needs {names}: {HOW_TO_GET_THEM}")
    heading_of(folder)
    path = to or folder.with_name(f"{folder.resolve().name}.html")
    write_safely(path, page(folder))
    typer.echo(f"Report: {path}")


def page(folder: Path) -> str:
    """The page as text."""
    import altair

    games = read_games(folder)
    values = card_values(list(moments(folder)), games["sets"][0])
    title = f"{len(games)} games: {' + '.join(games['sets'][0])}, {games['players'][0]} players"
    drawn = [
        histogram(altair, "Lengths", "turns", games["turns"].to_list()),
        histogram(altair, "Scores of teams" if in_teams(games) else "Scores", "honor", side_scores(games)),
    ]
    told = [value for value in values if not math.isnan(value.value)]
    if told:
        drawn.append(causes(altair, told))
    body = [f"<h1>{escape(title)}</h1>", "<ul>", *[f"<li>{escape(fact)}</li>" for fact in facts(games)]]
    body += ["</ul>", *map(figure, drawn), table(cards(values, measured_set(games)))]
    parts = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{LOOK}</style>\n{parts}\n</html>\n"
    )


def read_games(folder: Path) -> Any:
    """The games of a directory, as a frame of Polars."""
    import polars

    pa = arrow()
    files = sorted(folder.glob(f"{GAMES}-*.parquet"))
    return polars.from_arrow(pa.concat_tables([read(pa, path, games_schema(pa)) for path in files]))


def in_teams(games: Any) -> bool:
    """Whether teams played; files of one directory can mix variants, and then seats are told one by one."""
    return set(games["variant"]) == {TEAM}


def side_scores(games: Any) -> list[int]:
    """The scores of all sides of all games."""
    team = in_teams(games)
    return [score for scores in games["scores"].to_list() for score in sides(scores, team)]


def facts(games: Any) -> list[str]:
    """What is said in words."""
    first = [seat in winners for seat, winners in zip(games["first"], games["winners"], strict=True)]
    low, high = cautious_interval(block_means(first, 1))
    whose = "The first player's team" if in_teams(games) else "The first player"
    known = sorted({bot for bots in games["bots"].to_list() for bot in bots or []})
    return [
        f"Played by {', '.join(known) or 'people'}.",
        f"{games['turns'].mean():.1f} turns and {games['moves'].mean():.0f} decisions a game.",
        f"{whose} won {sum(first) / len(first):.1%} (95 % interval {low:.1%} to {high:.1%}).",
    ]


def histogram(altair: Any, title: str, unit: str, numbers: list[int]) -> Plot:
    """How often a number was how large."""
    chart = (
        altair.Chart(altair.Data(values=[{"n": number} for number in numbers]))
        .mark_bar(color="#7aa0c4")
        .encode(
            x=altair.X("n:Q", bin=altair.Bin(maxbins=BINS), title=unit),
            y=altair.Y("count()", title="how often"),
        )
        .properties(width=plots.WIDE, height=180)
    )
    mean = sum(numbers) / len(numbers)
    words = f"{mean:.1f} {unit} on average, {min(numbers)} to {max(numbers)}."
    return plot(title, words, chart)


def causes(altair: Any, values: list[CardValue]) -> Plot:
    """What cards are worth, best and worst."""
    kept = values if len(values) <= SHOWN else [*values[: SHOWN // 2], *values[-SHOWN // 2 :]]
    rows = [row(value.name, 100 * value.value, 100 * value.reach) for value in kept]
    chart = bars(altair, rows, "points of the chance of winning", 0.0, percent=False)
    chart = chart.properties(padding=ROOM)
    return plot("What cards are worth", f"Value: {CAUSES}", chart)


def measured_set(games: Any) -> str:
    """The set that was played, if paired games were measured of such games; else nothing."""
    sets = games["sets"][0]
    return str(sets[0]) if len(sets) == 1 and games["players"][0] == 2 else ""


def cards(values: list[CardValue], code: str = "") -> Grid:
    """The table of all cards that were acquired; for games of one set, with what paired games say."""
    columns = ["card", "players", "won", "acquired", "passed over", "value"]
    rows = [
        [
            value.name,
            f"{value.players}",
            f"{value.rate:.1%}",
            f"{value.taken}",
            f"{value.passed}",
            NOTHING if math.isnan(value.value) else f"{100 * value.value:+.1f} ± {100 * value.reach:.1f}",
        ]
        for value in values
    ]
    words = f"{RATES} The value, in its column: {CAUSES[0].lower()}{CAUSES[1:]}"
    if not code:
        return Grid("Cards", columns, rows, words)
    measured = [[*told, paired_worth(code, told[0])] for told in rows]
    return Grid("Cards", [*columns, "paired games"], measured, f"{words} {MEASURED}")


def paired_worth(code: str, name: str) -> str:
    """What paired games of tuned say of a card."""
    worth = shipped_values().worth(code, name)
    return NOTHING if worth is None else f"{worth.points:+.1f} ± {worth.reach:.1f}"
