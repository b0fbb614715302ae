"""Refusals: what cannot be done in a match, and why."""

from __future__ import annotations


class Refusal(ValueError):
    """Something that cannot be done, and why."""


class TooLate(Refusal):
    """Somebody else was faster, or the client did not know the present table."""


class Changed(TooLate):
    """The host has changed the match: it has to be loaded again."""


class Overload(Refusal):
    """Somebody asks for more than they may at a time."""


class Unplayable(Exception):
    """A stored match that cannot be replayed: by the rules of this version it could not have been."""
