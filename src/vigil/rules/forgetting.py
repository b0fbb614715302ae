"""Forgetting sets: what a set brought is let go of, as soon as no game is played with it."""

from __future__ import annotations

from vigil.rules.documents.vocabulary import drop_vocabularies
from vigil.rules.documents.whereabouts import drop_whereabouts
from vigil.rules.library import remove_set
from vigil.rules.setup import drop_setups


def forget_set(code: str) -> None:
    """Take a set out of the library. Its games go on; after the last one its faces are free for others."""
    card_set = remove_set(code)
    drop_setups(card_set)
    drop_vocabularies(card_set)
    drop_whereabouts(card_set)
