"""Who plays which seat, and what is wrong with the options that say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HOW: Final = "a seat is you, you:NAME, bot, bot:LEVEL or bot:LEVEL:NAME"


def bot_name(level: str, number: int | None) -> str:
    """The name of a bot that was given none; numbered where several are of one level."""
    return level.capitalize() if number is None else f"{level.capitalize()} {number + 1}"


def person(name: str) -> str:
    """Somebody at the keyboard."""
    return f"{name} (you)"


def bot(name: str, level: str) -> str:
    """A bot of some level."""
    return f"{name} ({level} bot)"


def players_and_seed(who: Sequence[str], seed: int) -> str:
    """Who plays, and with which seed."""
    return f"{', '.join(who)}; seed {seed}"


# Errors


def not_a_seat(word: str, hint: str) -> str:
    """A word that stands for nobody."""
    return f"{word!r} is no seat ({hint}); {HOW}"


def no_such_seat(wanted: str, hint: str) -> str:
    """Nobody has this name, and no seat this number."""
    return f"there is no seat {wanted!r}; {hint}"


def wrong_number_of_seats(names: Sequence[str], given: int) -> str:
    """A saved game has other seats than were given."""
    return f"the game has {len(names)} seats ({', '.join(names)}), but {given} --seat were given"


def not_renamed(name: str, wanted: str) -> str:
    """The players of a saved game have names already."""
    return f"the seat of {name} cannot be renamed {wanted}"


def too_few_players(players: int) -> str:
    """A game for nobody."""
    return f"somebody has to play: {players} players are too few"


def players_and_seats(players: int, seats: int) -> str:
    """Two options disagree about how many play."""
    return f"--players says {players}, but there are {seats} --seat"


def players_and_bots(players: int, bots: int) -> str:
    """Two options disagree about how many play."""
    return f"--players says {players}, but there are {bots} --bot"


def for_a_new_game(option: str, file: object) -> str:
    """An option that a saved game answers itself."""
    return f"{option} is for a new game; {file} says itself which game it is"
