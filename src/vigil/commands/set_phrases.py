"""What `vigil set` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLUMNS: Final = ("card", "seen", "taken a game", "points", "others of its kind and cost", "")
FAIR: Final = "fair"
FAR: Final = 4.0  # points from its peers that are worth a word
NEW: Final = """\
format = "vigil set"
version = 1
code = "{code}"                # what the set is called by programs
name = "{name}"
author = ""
about = ""
kind = "pack"                  # it joins other sets; an expansion does, too, and a box is played alone
needs = []                     # codes of sets without which it cannot be played, such as ["delirium"]

# Every card is a table. `vigil set check {code}.toml` says what is wrong, `vigil set show` what cards say.

[[card]]
name = "{title} Witch"
kind = "hero"
faction = "Lifebound"          # Enlightened, Lifebound, Mechana, Void, or a list of several
cost = 3
honor = 1
copies = 3
play = ["Gain(runes=1)", "If(Control(CONSTRUCTS), Draw(1))"]   # one line, or several

[[card]]
name = "{title} Idol"
kind = "construct"
faction = "Mechana"
cost = 4
honor = 3
copies = 2
abilities = "Activated(Gain(power=1))"                         # once per turn

[[card]]
name = "{title} Wyrm"
kind = "monster"
power = 4
copies = 3
reward = ["Gain(honor=3)", "May(Banish(CARDS.at(HAND)))"]
"""


def new_file(code: str) -> str:
    """A set of three cards to begin with, every line explained."""
    name = code.replace("_", " ").title()
    return NEW.format(code=code, name=name, title=name.split()[0])


def is_written(path: object) -> str:
    """A new file is there."""
    return f"{path}: a pack with one hero, one construct and one monster; every line is explained in it."


def is_there(path: object) -> str:
    """A file would be overwritten."""
    return f"{path} is there already; give another code"


def nothing_wrong(name: str, cards: int, copies: int, identity: str) -> str:
    """A set is right."""
    return f"{name}, {cards} cards ({copies} copies), #{identity[:8]}: nothing wrong."


def says_the_same(card: str, other: str, set_name: str) -> str:
    """A card does what another does."""
    return f"{card} says the same as {other} of {set_name}."


def progress(lot: int, lots: int) -> str:
    """How far a measurement has come."""
    return f"lot {lot} of {lots}"


def stopped_after(games: int) -> str:
    """A measurement was stopped."""
    return f"Stopped after {games} games; this is what was found so far."


def games_line(games: int, endless: int, longest: int, turns: float, first: float) -> str:
    """What games were like."""
    ended = "all ended" if not endless else f"{endless} did not end"
    moves = f"{ended}, longest {longest} moves"
    return f"{games:,} games of tuned: {moves}; {turns:.1f} turns; first seat {first:.0f} %"


def without(turns: float, first: float) -> str:
    """The same without the set."""
    return f"without the set: {turns:.1f} turns; first seat {first:.0f} %"


def verdict(points: float, reach: float, peers: float | None, cost: str) -> str:
    """What to think of a card."""
    if peers is None:
        return ""
    above = points - peers
    if abs(above) <= max(FAR, reach):
        return FAIR
    strong, side = ("strong", "above") if above > 0 else ("weak", "below")
    return f"{abs(above):.0f} points {side}: too {strong} for {cost}"


def price(number: int, fought: bool) -> str:
    """What a card costs."""
    unit = "power" if fought else "rune" if number == 1 else "runes"
    return f"{number} {unit}"


def never(what: str, names: Sequence[str]) -> str:
    """Cards that something never happened to."""
    return f"Never {what}: {', '.join(names) or 'none'}."


def longer_games(share: float) -> str:
    """Games are longer with the set."""
    return f"Games are {100 * share:.0f} % longer with the set."


def first_seat_differs(points: float) -> str:
    """The first seat wins more or less often with the set."""
    return (
        f"The first seat wins {abs(points):.0f} points {'more' if points > 0 else 'less'} often with the set."
    )
