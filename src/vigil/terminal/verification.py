"""`vigil verify`: whether a record leads to the end that it claims, from the seed that was promised."""

from __future__ import annotations

import string
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vigil.files import Record
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B, commitment
from vigil.terminal.phrases import session_phrases
from vigil.terminal.screen import Screen
from vigil.terminal.transcript import load_record

DIGITS: Final = 64


def show_verification(screen: Screen, path: Path, shown: str | None) -> bool:
    """Verify the record in a file; `shown` is the hash that was shown when the match began, if known."""
    promised = None if shown is None else parse_hash(shown)
    record = load_record(path)
    try:
        game = record.verify()
        if promised is not None:
            check_promise(record, promised)
    except (ValueError, LookupError) as error:
        screen.say(session_phrases.does_not_verify(path, error), "bold")
        return False
    screen.say(session_phrases.verifies(path, len(record.moves)), "bold")
    hashed = session_phrases.seed_and_hash(hex(record.seed), commitment(record.seed))
    hint = session_phrases.AS_SHOWN if promised else comparable(record)
    say_all(screen, session_phrases.PROVEN, [outcome(game), *hashed, hint])
    claims = session_phrases.claims(game.setup.names, record.vigil, record.ended)
    say_all(screen, session_phrases.QUOTED, claims)
    return True


def say_all(screen: Screen, heading: str, lines: Sequence[str]) -> None:
    """Say lines that belong together."""
    screen.say(heading, "bold")
    for line in lines:
        screen.say(f"  {line}")


def comparable(record: Record) -> str:
    """What the hash of the seed is good for."""
    return session_phrases.COMPARE if record.start is None else session_phrases.OWN_START


def parse_hash(shown: str) -> str:
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
    return session_phrases.final_score(result.scores, result.winners)
