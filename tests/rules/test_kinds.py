"""Kinds of cards: one table says what the rules do with each, and cards know it."""

from __future__ import annotations

from typing import get_args

import pytest

from vigil.rules.kernel.card import Card
from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.library import find_card
from vigil.server.protocol.catalogue import Kind as KindOnTheWire


@pytest.mark.parametrize(
    ("name", "does"),
    [
        ("Mystic", {"owned", "heard"}),
        ("Snapdragon", {"owned", "stays"}),
        ("Mephit", {"fought"}),
        ("Energy Shard", {"owned", "lies_under"}),
    ],
)
def test_a_card_knows_what_its_kind_does(name: str, does: set[str]) -> None:
    card = find_card(name)
    asked = ("stays", "fought", "owned", "heard", "lies_under")
    assert {what for what in asked if getattr(card, what)} == does


def test_a_card_of_a_kind_that_is_not_in_the_table_cannot_be_made():
    with pytest.raises(KeyError):
        Card("Stranger", 1 << 20, 0, 0, 0, 1, 0)


def test_every_kind_has_a_word_for_clients():
    assert [kind.code for kind in KINDS.values()] == list(get_args(KindOnTheWire))
