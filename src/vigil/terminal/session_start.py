"""The start of a session: a new game, or one from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vigil.rules.game import Game
from vigil.terminal import saved_games
from vigil.terminal.lineup import Seat, how_many, seat_names, seat_of, taken_up, usual
from vigil.terminal.phrases import seat_phrases, session_phrases
from vigil.terminal.screen import Screen
from vigil.terminal.session import Session


def new_session(
    screen: Screen,
    words: Sequence[str],
    players: int | None,
    level: str,
    sets: Sequence[str],
    edition: int,
    variant: str,
    seed: int,
) -> Session:
    """A new game with people and bots on its seats."""
    if words and players is not None and players != len(words):
        raise ValueError(seat_phrases.players_and_seats(players, len(words)))
    seats = [seat_of(word, level) for word in words] or usual(how_many(players, variant), level)
    game = Game.new(list(sets), seat_names(seats), seed, edition, variant)
    screen.say(
        session_phrases.new_game([card_set.name for card_set in game.setup.sets], who_plays(seats, game))
    )
    screen.say(session_phrases.HOW_TO_PLAY)
    return Session(game, seats, screen)


def old_session(screen: Screen, path: Path, words: Sequence[str], level: str) -> Session:
    """A game from a file."""
    game, known, file, dealt_anew = saved_games.take_up(path)
    names = game.setup.names
    seats = taken_up(words or known or [seat.word for seat in usual(len(names), level)], names, level)
    screen.say(session_phrases.saved_game(path, who_plays(seats, game), bool(game.past_moves())))
    if dealt_anew:
        screen.say(session_phrases.DEALT_ANEW)
    return Session(game, seats, screen, file)


def who_plays(seats: Sequence[Seat], game: Game) -> str:
    """Who plays: "Ada (you) against Greedy (bot)"."""
    who = [
        seat_phrases.person(name) if seat.person else seat_phrases.bot(name, seat.level)
        for seat, name in zip(seats, game.setup.names, strict=True)
    ]
    return seat_phrases.players_and_seed(who, game.seed)
