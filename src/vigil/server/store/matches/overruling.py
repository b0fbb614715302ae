"""Overruling: the host changes matches beside running servers, which then must not go on with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError


class Overruled(Exception):
    """The host has changed or deleted a match: whoever still has it as it was must load it again."""


@contextmanager
def expect_match() -> Iterator[None]:
    """Around a row that refers to a match, which may have been deleted."""
    try:
        yield
    except IntegrityError as error:
        raise Overruled from error
