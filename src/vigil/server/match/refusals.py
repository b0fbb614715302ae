"""Refusals: what cannot be done in a match, and why."""

from __future__ import annotations


class Refusal(ValueError):
    """Something that cannot be done, and why."""


class TooLate(Refusal):
    """Somebody else was faster, or the client did not know the present table."""


class Unplayable(Exception):
    """What is kept of a match, by the rules of another version, cannot be played again."""
