"""What came out as JSON, for programs: in a file beside what people read, or alone on standard output."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vigil.arena.bot_game import Outcome
from vigil.arena.estimates import Estimate, block_means, cautious_interval
from vigil.arena.sequential_test import Sequential
from vigil.arena.simulation_report import sides
from vigil.arena.summary import Match, Summary
from vigil.console import HarmlessConsole
from vigil.files import write_safely
from vigil.rules.kernel.box import Setup

STANDARD_OUTPUT: Final = Path("-")
JsonFile = Annotated[
    Path | None,
    typer.Option(
        "--json",
        metavar="FILE",
        help="Write what came out as JSON, too; - prints it, and all else goes to standard error.",
    ),
]


def text_console(file: Path | None) -> HarmlessConsole:
    """Where people read: beside standard output, if programs read that."""
    return HarmlessConsole(markup=False, highlight=False, emoji=False, stderr=file == STANDARD_OUTPUT)


def write_json(console: HarmlessConsole, file: Path | None, document: dict[str, Any]) -> None:
    """Write a document where it was asked for, if it was."""
    if file is None:
        return
    text = json.dumps(finite(document), indent=2, ensure_ascii=False, allow_nan=False)
    if file == STANDARD_OUTPUT:
        print(text)
        return
    write_safely(file, text + "\n")
    console.print(f"JSON: {file}", soft_wrap=True)


def finite(data: Any) -> Any:
    """Plain data with nothing in place of numbers that JSON has not: an interval of one block is endless."""
    if isinstance(data, dict):
        return {key: finite(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def estimate_data(found: Estimate) -> dict[str, Any]:
    """A share with half its interval."""
    return {"mean": found.mean, "reach": found.reach, "blocks": found.blocks}


def summary_data(summary: Summary, test: Sequential | None) -> dict[str, Any]:
    """Everything that a tournament says."""
    decided = (
        None if test is None else {"accepted": test.accepted, "ratio": test.ratio, "blocks": test.blocks}
    )
    return {
        "format": "vigil arena report",
        "version": 1,
        "configuration": summary.configuration.to_data(),
        "games": len(summary.games),
        "matches": [match_data(match) for match in summary.matches],
        "anchor": summary.anchor,
        "ratings": [asdict(rating) for rating in summary.ratings],
        "efforts": [{**asdict(effort), "kinds": dict(effort.kinds)} for effort in summary.efforts],
        "test": decided,
        "nodes": summary.nodes,
    }


def match_data(match: Match) -> dict[str, Any]:
    """One bot against another."""
    return {
        "one": match.one,
        "other": match.other,
        "won": estimate_data(match.score),
        "first_won": estimate_data(match.first),
        "correlation": match.correlation,
    }


def simulation_data(
    games: Sequence[Outcome], setup: Setup, levels: Sequence[str], block: int, seed: int
) -> dict[str, Any]:
    """Everything that is said of simulated games, but for how long they took."""
    bots = dict.fromkeys(levels) if block > 1 else ()
    return {
        "format": "vigil sim report",
        "version": 1,
        "sets": [card_set.code for card_set in setup.sets],
        "players": len(setup.names),
        "edition": setup.edition,
        "variant": setup.variant,
        "bots": list(levels),
        "games": len(games),
        "seeds": [seed, seed + (len(games) - 1) // block],
        "turns": spread_data([game.turns for game in games]),
        "moves": spread_data([game.moves for game in games]),
        "scores": spread_data([score for game in games for score in sides(game.scores, setup.team)]),
        "rival": spread_data([game.rival or 0 for game in games]) if setup.solitaire else None,
        "first_won": rate_data([game.first_won for game in games], block),
        "won": {level: rate_data([game.won(level) for game in games], block) for level in bots},
    }


def spread_data(numbers: Sequence[int]) -> dict[str, float]:
    """The mean, the least and the most."""
    return {"mean": sum(numbers) / len(numbers), "least": min(numbers), "most": max(numbers)}


def rate_data(happened: Sequence[bool], block: int) -> dict[str, float]:
    """How often something happened, with its 95 % interval."""
    low, high = cautious_interval(block_means(happened, block))
    return {"share": sum(happened) / len(happened), "low": low, "high": high}
