"""No price and no offer where nothing would come of it."""

import pytest

from tests.conftest import table
from tests.rules.delirium import insight
from tests.sets.shards import SHARD, both, dark, on, rise

GIVEN = "banish this to defeat a Monster with cost 5 or less without paying its cost"


def test_divine_askara_sells_no_second_copy_that_could_do_nothing():
    """DEL-C02, DU-52: banished for the first copy of Valiant Ascetic, she cannot be banished again."""
    game = table(
        ["darkness_unleashed", "delirium"],
        hand=["Valiant Ascetic", "Divine Askara"],
        insight=3,
        center_row=["Dream Eater", "Demon Pups"],
    )
    game.do("play Valiant Ascetic", "decline", "play Divine Askara", GIVEN, "defeat Dream Eater")
    assert (insight(game)[0], game.moves()[-1]) == (4, "end turn")


def test_divine_askara_sells_a_second_copy_after_the_first_was_declined():
    """DEL-C02, DU-52: then there is something to be had for the insight."""
    game = table(["darkness_unleashed", "delirium"], hand=["Valiant Ascetic", "Divine Askara"], insight=3)
    game.do("play Valiant Ascetic", "decline", "play Divine Askara", "decline")
    assert game.moves() == ["spend 3 insight to copy it once more", "decline"]


@pytest.mark.parametrize(("drawn", "asked"), [("Yolocryx, the Guardian", False), ("Militia", True)])
def test_yolocryx_offers_to_return_only_from_the_discard_pile(drawn, asked):
    """DEL-C02: Portabillet's draw has shuffled it into the deck before."""
    game = both(
        hand=["Charging Chamber"],
        constructs=["Portabillet"],
        deck=["Militia"] if asked else [],
        discard=["Yolocryx, the Guardian"],
        exact=["deck"],
    )
    game.do("play Charging Chamber")
    assert ("return this to your hand" in game.moves()) == asked
    assert drawn in game.names("hand")


@pytest.mark.parametrize(("third", "usable"), [("Replication Drone", False), ("Zeta Arsenal", True)])
def test_hedron_dredger_needs_a_construct_to_energize(third, usable):
    """DEL-C02, DU-50: the Drone counts for two, but has no Energize ability."""
    game = both(constructs=["Hedron Dredger", "Replication Drone", third])
    assert ("use Hedron Dredger" in game.moves()) == usable


def test_crystalline_monk_moves_no_treasure_where_there_is_no_other_card():
    """DEL-C02, ROV-80: the row is short, and nothing is there to fill it."""
    game = dark(hand=["Crystalline Monk"], center_row=[on("Oxipede")], exact=["center_row", "center_deck"])
    game.do("play Crystalline Monk")
    assert (game.moves()[-1], game.under("Oxipede")) == ("end turn", [SHARD])


def test_voidfeeder_is_not_used_for_nothing():
    """DEL-C02: its Energize line needs a card to banish."""
    game = rise(constructs=["Voidfeeder"], energy=2, hand=[], discard=[])
    assert len([move for move in game.moves() if move.startswith("use")]) == 1
