"""Who plays which seat: people at this keyboard, and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vigil.bots import Bot, bot
from vigil.rules.library import closest
from vigil.terminal.phrases import seat_phrases
from vigil.wording.fixed_words import player_name

YOU = "you"
BOT = "bot"
SEATS = {"team": 4, "solitaire": 1}  # where nothing else is asked for; elsewhere two


class Seat:
    """A person, if it has no level; else a bot."""

    def __init__(self, level: str = "", name: str = "") -> None:
        self.level = level
        self.name = name

    @property
    def person(self) -> bool:
        """Whether somebody at the keyboard decides."""
        return not self.level

    @property
    def word(self) -> str:
        """Who plays, without the name, as it is written into a saved game."""
        return f"{BOT}:{self.level}" if self.level else YOU

    def player(self, seed: int) -> Bot | None:
        """The bot that decides, if it is one."""
        return bot(self.level, seed) if self.level else None


def seat_of(word: str, level: str) -> Seat:
    """The seat that a word such as "you:Ada" or "bot:greedy" asks for."""
    who, *rest = [part.strip() for part in word.split(":")]
    if who.lower() == YOU and len(rest) < 2:
        return Seat("", "".join(rest))
    if who.lower() == BOT and len(rest) < 3:
        wanted = rest[0].lower() if rest and rest[0] else level
        bot(wanted)  # an unknown level is an error now, not during the game
        return Seat(wanted, rest[1] if len(rest) > 1 else "")
    raise ValueError(seat_phrases.not_a_seat(word, closest(who.lower(), [YOU, BOT])))


def seat_names(seats: Sequence[Seat]) -> list[str]:
    """A name for every seat: the one asked for, else one that says who it is."""
    levels = Counter(seat.level for seat in seats if not seat.name)
    return [seat.name or default(seat, number, levels[seat.level] > 1) for number, seat in enumerate(seats)]


def default(seat: Seat, number: int, several: bool) -> str:
    """The name of a seat that was given none."""
    if seat.person:
        return player_name(number)
    return seat_phrases.bot_name(seat.level, number if several else None)


def usual(players: int, level: str) -> list[Seat]:
    """You, and bots on all the other seats."""
    return [Seat(), *[Seat(level) for _ in range(players - 1)]]


def taken_up(words: Sequence[str], names: Sequence[str], level: str) -> list[Seat]:
    """Who plays on in a game whose players have names already."""
    if len(words) != len(names):
        raise ValueError(seat_phrases.wrong_number_of_seats(names, len(words)))
    seats = [seat_of(word, level) for word in words]
    for sitting, name in zip(seats, names, strict=True):
        if sitting.name and sitting.name.lower() != name.lower():
            raise ValueError(seat_phrases.not_renamed(name, sitting.name))
        sitting.name = name
    return seats


def how_many(players: int | None, variant: str) -> int:
    """How many play; by default as many as usual."""
    if players is not None and players < 1:
        raise ValueError(seat_phrases.too_few_players(players))
    return SEATS.get(variant, 2) if players is None else players
