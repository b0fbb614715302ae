"""Dreamborn cards: insight for everybody on entering, for one player on acquiring."""

import pytest

import vigil
from tests.conftest import Table
from tests.rules.delirium import delirium, insight

DREAMBORN = [card for card in vigil.cards("delirium") if card.dreamborn]


def test_there_are_nine_dreamborn_cards_in_sixteen_copies():
    """DEL-17, DEL-21: heroes and constructs, no monster."""
    assert (len(DREAMBORN), sum(card.copies for card in DREAMBORN)) == (9, 16)
    assert {card.kind for card in DREAMBORN} == {"hero", "construct"}


@pytest.mark.parametrize("name", [card.name for card in DREAMBORN])
def test_everybody_gains_an_insight_when_a_dreamborn_card_enters(name):
    """DEL-21: whoever made it enter."""
    game = delirium(turn=1, players=3, runes=1, center_row=["Steelweaver"], center_deck=[name])
    game.do("acquire Steelweaver")
    assert insight(game) == [1, 1, 1]


@pytest.mark.parametrize("name", [card.name for card in DREAMBORN])
def test_only_the_acquirer_gains_an_insight_from_acquiring_a_dreamborn_card(name):
    """DEL-22, DEL-23: the others get nothing."""
    game = delirium(turn=1, players=3, runes=9, center_row=[name])
    game.do(next(move for move in game.moves() if move.startswith(f"acquire {name}")))
    assert insight(game) == [0, 1, 0]


def test_an_insight_comes_for_every_dreamborn_card_that_enters():
    """DEL-21: two cards, two insight."""
    game = delirium(
        power=6, center_row=["Dream Eater", "Demon Pups"], center_deck=["Salvage Yard", "Pollen Pixie"]
    )
    game.do("defeat Demon Pups", "defeat Dream Eater")
    assert insight(game) == [3, 2]


def test_a_dreamborn_card_banished_from_the_row_gives_nothing():
    """DEL-22: it was not acquired."""
    game = delirium(hand=["Dream Dealer"], center_row=["Pollen Pixie"])
    game.do("play Dream Dealer", "banish Pollen Pixie from center row")
    assert insight(game) == [0, 0]


def test_the_insight_of_the_acquired_card_comes_before_the_effect_of_its_replacement():
    """DEL-R08: so it can be bid at once."""
    game = delirium(runes=3, center_row=["Pollen Pixie"], center_deck=["Vineweaver"])
    game.do("acquire Pollen Pixie")
    assert (insight(game), game.moves()) == ([1, 0], ["bid 1", "decline"])


def test_the_insight_waits_until_the_reward_is_finished():
    """DEL-54, DEL-116: the paid part of Demon Pups cannot be paid with it."""
    game = delirium(power=3, center_row=["Demon Pups"], center_deck=["Pollen Pixie"])
    game.do("defeat Demon Pups")
    assert (insight(game), len(game.names("hand")), game.moves()[-1]) == ([1, 1], 1, "end turn")


def test_a_dreamborn_card_that_was_taken_at_once_still_gives_its_insight():
    """DEL-R30: Cetra takes the replacement; then come its entering and its acquiring."""
    game = delirium(
        hand=["Cetra, Voidmother"],
        center_row=["Delirium Pixies"],
        center_deck=["Pollen Pixie", "Dream Guide"],
    )
    game.do("play Cetra, Voidmother", "defeat Delirium Pixies", "acquire Pollen Pixie onto deck")
    assert (game.names("center_row")[0], insight(game)) == ("Dream Guide", [2, 1])


@pytest.mark.parametrize("seed", range(40))
def test_the_six_cards_of_the_setup_give_insight_and_hold_auctions_in_order(seed):
    """DEL-56, DEL-R06: after hands and starting insight; what comes before an auction can be bid there."""
    game = Table(vigil.Game.new(sets=["delirium"], players=2, seed=seed))
    row = [vigil.card(name) for name in game.names("center_row")]
    auctions = [place for place, card in enumerate(row) if card.fate and not card.dreamborn]
    looked_at = row[: auctions[0]] if auctions else row
    dreams = sum(card.dreamborn for card in looked_at)
    assert insight(game)[game.first] == dreams
    assert insight(game)[1 - game.first] == dreams + 1
    assert (len(game.names("hand", 0)), len(game.names("hand", 1)), game.honor_pool) == (5, 5, 60)
    assert ("decline" in game.moves()) == bool(auctions)
