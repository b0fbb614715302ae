"""Runes with a purpose: what they may buy, and how they are kept in documents."""

from __future__ import annotations

import vigil
from tests.conftest import table
from vigil.rules.kernel.card import VOID
from vigil.rules.kernel.card_kind import HERO
from vigil.rules.kernel.cards import NONE
from vigil.rules.kernel.earmarks import EARMARKS, Earmark, amount, with_amount


def test_every_purpose_has_its_own_number_code_and_unit():
    assert [mark.number for mark in EARMARKS] == list(range(len(EARMARKS)))
    assert len({mark.code for mark in EARMARKS}) == len({mark.unit for mark in EARMARKS}) == len(EARMARKS)


def test_runes_may_be_for_any_kind_and_faction():
    for_void_heroes = Earmark(1, "void_runes", "Void rune", HERO, VOID)
    card = vigil.card("Shade of the Black Watch")
    assert for_void_heroes.buys(card, card.faction_bits)
    assert not for_void_heroes.buys(card, 0)
    assert not for_void_heroes.buys(vigil.card("Shadow Star"), VOID)


def test_runes_that_are_spent_leave_nothing_behind():
    some = with_amount(NONE, 0, 3)
    assert (amount(some, 0), amount(NONE, 0)) == (3, 0)
    assert len(with_amount(some, 0, 0)) == 0


def test_documents_keep_runes_by_their_purpose():
    game = table(mechana_runes=3).game
    assert game.to_data()["mechana_runes"] == game.position()["mechana_runes"] == 3
    assert game.view(0).to_data()["mechana_runes"] == game.view(0).mechana_runes == 3
    again = vigil.Game.from_data(game.to_data())
    assert again.to_data() == game.to_data()
    assert amount(again.earmarked, 0) == 3
