"""The report as a web page: one file that needs nothing else, the plots included."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from vigil.arena.plots import HOW_TO_GET_THEM, Plot, missing, plots
from vigil.arena.sequential_test import Sequential
from vigil.arena.summary import Summary
from vigil.arena.text_report import Grid, facts, grids, title
from vigil.files import write_safely

LOOK: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
th, td { text-align: left; white-space: nowrap; padding: .25rem .9rem .25rem 0; }
th, td { border-bottom: 1px solid #ddd; }
p, figcaption { color: #555; max-width: 46rem; } figure { margin: 1rem 0; }
img { max-width: 100%; height: auto; }
"""


def check_possible() -> None:
    """Refuse a report that cannot be drawn, before any game is played."""
    if lacking := missing():
        names = " and ".join(name.replace("_", "-") for name in lacking)
        raise ValueError(f"the report needs {names}: {HOW_TO_GET_THEM} (the tables are always written)")


def write_report(path: Path, summary: Summary, test: Sequential | None = None) -> None:
    """Write the page."""
    check_possible()
    drawn = plots(summary) if summary.matches else []
    write_safely(path, page(summary, drawn, test))


def page(summary: Summary, drawn: list[Plot], test: Sequential | None) -> str:
    """The page as text."""
    heading = escape(title(summary))
    parts = [f"<h1>{heading}</h1>", "<ul>"]
    parts += [f"<li>{escape(fact)}</li>" for fact in facts(summary, test)]
    parts += ["</ul>", *map(table, grids(summary)), *map(figure, drawn)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{LOOK}</style>\n{body}\n</html>\n"
    )


def table(grid: Grid) -> str:
    """A table of the page."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in grid.rows
    )
    shown = f'<div class="wide"><table>\n<tr>{head}</tr>\n{rows}\n</table></div>'
    return f"<h2>{escape(grid.title)}</h2>\n{shown}\n<p>{escape(grid.note)}</p>"


def figure(plot: Plot) -> str:
    """A plot of the page."""
    words = escape(plot.words)
    sizes = "".join(re.findall(r'^<svg [^>]*?( width="[\d.]+")[^>]*?( height="[\d.]+")', plot.svg)[0])
    return (
        f"<h2>{escape(plot.title)}</h2>\n<figure>"
        f'<img src="{plot.address}" alt="{words}"{sizes}><figcaption>{words}</figcaption></figure>'
    )
