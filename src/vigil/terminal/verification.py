"""`vigil verify`: whether a record leads to the end that it claims, from the seed that was promised."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Final

from vigil.files import Record
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B, commitment
from vigil.terminal.phrases import session_phrases
from vigil.terminal.screen import Screen
from vigil.terminal.transcript import loaded

DIGITS: Final = 64


def show_verification(screen: Screen, path: Path, shown: str | None) -> bool:
    """Verify the record in a file; `shown` is the hash that was shown when the match began, if known."""
    promised = None if shown is None else checked(shown)
    record = loaded(path)
    try:
        game = record.verify()
        if promised is not None:
            check_promise(record, promised)
    except (ValueError, LookupError) as error:
        screen.say(session_phrases.does_not_verify(path, error), "bold")
        return False
    screen.say(session_phrases.verifies(path, len(record.moves)), "bold")
    screen.say(outcome(game))
    screen.say(session_phrases.seed_and_hash(hex(record.seed), commitment(record.seed)))
    screen.say(session_phrases.AS_SHOWN if promised else comparable(record))
    return True


def comparable(record: Record) -> str:
    """What the hash of the seed is good for."""
    return session_phrases.COMPARE if record.start is None else session_phrases.OWN_START


def checked(shown: str) -> str:
    """A hash as it is written here."""
    found = shown.strip().lower()
    if len(found) != DIGITS or not set(found) <= set(string.hexdigits):
        raise ValueError(session_phrases.not_a_commitment(shown, DIGITS))
    return found


def check_promise(record: Record, promised: str) -> None:
    """Refuse a deal that does not follow from the seed whose hash was shown."""
    found = commitment(record.seed)
    if found != promised:
        raise ValueError(session_phrases.other_commitment(found, promised))
    if record.start is not None:
        raise ValueError(session_phrases.NOT_FROM_THE_SEED)
    if record.generator != BLAKE2B:
        raise ValueError(session_phrases.other_generator(record.generator, BLAKE2B))


def outcome(game: Game) -> str:
    """Scores and winners."""
    result = game.result
    if result is None:
        return session_phrases.NOT_OVER
    names = game.setup.names
    scores = dict(zip(names, result.scores, strict=True))
    return session_phrases.scored(scores, [names[seat] for seat in result.winners])
