"""Sets of somebody's own: a set file becomes a set that its content names, with its text to take along."""

from __future__ import annotations

from vigil.notation.set_reader import SetDocument, read_set
from vigil.notation.set_writer import write_set
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.identity import set_identity


def read_own_set(text: bytes | str) -> CardSet:
    """The set of a file; its code has the hash of all that play depends on."""
    return own_set(read_set(text))


def own_set(document: SetDocument) -> CardSet:
    """The set of a document that was read, by the name that its content gives it."""
    card_set = document.card_set
    card_set.file = write_set(document)
    card_set.code = f"{card_set.bare_code}#{set_identity(card_set)}"
    return card_set
