"""What simulated games were like: lengths, scores, who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vigil.arena.bot_game import Outcome
from vigil.arena.estimates import block_means, cautious_interval
from vigil.rules.kernel.box import Setup
from vigil.wording.english import join_items


def report(
    games: Sequence[Outcome],
    setup: Setup,
    levels: Sequence[str],
    block: int,
    seed: int,
    seconds: float,
    nodes: Sequence[str] = (),
) -> RenderableType:
    """Everything worth knowing of a simulation."""
    shown = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    shown.add_row("seeds", seeds(seed, seed + (len(games) - 1) // block, block))
    shown.add_row("turns", spread([game.turns for game in games]))
    shown.add_row("moves", spread([game.moves for game in games]))
    what = "scores of teams" if setup.team else "scores"
    shown.add_row(what, spread([score for game in games for score in sides(game.scores, setup.team)]))
    if setup.solitaire:
        shown.add_row(setup.rival, spread([game.rival or 0 for game in games]))
        shown.add_row(f"won against {setup.rival}", rate([game.first_won for game in games], block))
    else:
        whose = "the first player's team won" if setup.team else "the first player won"
        shown.add_row(whose, rate([game.first_won for game in games], block))
    for level in dict.fromkeys(levels) if block > 1 else ():
        shown.add_row(f"{level} won", rate([game.won(level) for game in games], block))
    shown.add_row("speed", f"{len(games) / seconds:.1f} games/s")
    if nodes:
        shown.add_row("nodes", ", ".join(nodes))
    return Group(Text(title(len(games), setup, levels), "bold"), shown)


def sides(scores: Sequence[int], team: bool) -> list[int]:
    """The score of every side: a player, or two who sit opposite each other."""
    half = len(scores) // 2
    return [scores[seat] + scores[seat + half] for seat in range(half)] if team else list(scores)


def title(number: int, setup: Setup, levels: Sequence[str]) -> str:
    """What was played."""
    sets = join_items([card_set.name for card_set in setup.sets])
    return f"{number} game{'' if number == 1 else 's'} of {sets}: {' v '.join(levels)}"


def seeds(first: int, last: int, block: int) -> str:
    """The seeds of the games, and how they were used."""
    which = str(first) if first == last else f"{first} to {last}"
    return f"{which}, each played with every seating" if block > 1 else which


def spread(numbers: Sequence[int]) -> str:
    """The mean, and the least and the most."""
    return f"{sum(numbers) / len(numbers):.1f} on average, {min(numbers)} to {max(numbers)}"


def rate(happened: Sequence[bool], block: int) -> str:
    """How often something happened, with its 95 % interval."""
    low, high = cautious_interval(block_means(happened, block))
    share = sum(happened) / len(happened)
    return f"{share:.1%} (95 % interval {low:.1%} to {high:.1%})"
