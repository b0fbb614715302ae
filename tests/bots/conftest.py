"""Fixtures of the tests of bots."""

from __future__ import annotations

import pytest

from tests.conftest import Table, table


@pytest.fixture
def laid() -> Table:
    """A table with several things to do."""
    return table(hand=["Apprentice", "Militia", "Mystic"], runes=8, power=8)
