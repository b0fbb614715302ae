"""The center row: always filled, from the center deck, before anything else."""

import random

import pytest

import vigil
from tests.conftest import Table, table

ROW = ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "Landtalker", "Samael's Trickster"]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("move", ["acquire Wolf Shaman", "defeat Samael's Trickster"])
def test_an_acquired_or_defeated_card_is_replaced_from_the_center_deck(edition, move):
    """COTG-58: the new card takes the same place."""
    game = table(
        edition=edition,
        runes=3,
        power=3,
        center_row=["Muramasa", move.split(" ", 1)[1]],
        center_deck=["Mephit"],
    )
    game.do(move)
    assert game.names("center_row")[:2] == ["Muramasa", "Mephit"]


def test_a_banished_card_is_replaced_too():
    """COTG-59: every way out of the row is followed by a new card."""
    game = table(hand=["Seer of the Forked Path"], center_row=["Mephit"], center_deck=["Wind Tyrant"])
    game.do("play Seer of the Forked Path", "banish Mephit from center row")
    assert game.names("center_row")[0] == "Wind Tyrant"


def test_a_card_acquired_by_an_effect_is_replaced_too():
    """COTG-59: whether it was paid for or not."""
    game = table(hand=["Cetra, Weaver of Stars"], center_row=["Landtalker"], center_deck=["Mephit"])
    game.do("play Cetra, Weaver of Stars", "acquire Landtalker onto deck")
    assert game.names("center_row")[0] == "Mephit"


@pytest.mark.parametrize("edition", [1, 2])
def test_an_empty_place_is_refilled_before_the_reward(edition):
    """COTG-54, COTG-60, COTG-62, COTG-OPEN-8: Mephit's own replacement can be banished."""
    game = table(edition=edition, power=3, center_row=["Mephit"], center_deck=["Wind Tyrant"])
    game.do("defeat Mephit")
    assert len(game.names("center_row")) == 6
    assert "banish Wind Tyrant from center row" in game.moves()


@pytest.mark.parametrize("variant", ["standard", "team", "solitaire"])
def test_the_row_holds_six_cards_at_every_decision(variant):
    """COTG-61: watched through a whole game at random."""
    players = {"standard": 3, "team": 4, "solitaire": 1}[variant]
    game = Table(vigil.Game.new(sets=["godslayer"], players=players, seed=5, variant=variant))
    choose = random.Random(5)
    while game.decision:
        assert len([name for name in game.names("center_row") if name]) == 6
        game.do(choose.choice(game.moves()))
    assert game.moves_made > 100


def test_several_empty_places_are_filled_from_the_center_deck_outward():
    """COTG-63: the place nearest the deck gets the first card."""
    row = ["Muramasa", None, "Snapdragon", None, None, "Shadow Star"]
    game = table(center_row=row, center_deck=["Mephit", "Wind Tyrant", "Landtalker"])
    filled = ["Muramasa", "Mephit", "Snapdragon", "Wind Tyrant", "Landtalker", "Shadow Star"]
    assert game.names("center_row") == filled


@pytest.mark.parametrize("edition", [1, 2])
def test_the_void_becomes_the_center_deck_when_that_runs_out(edition):
    """COTG-64: shuffled, and the void is empty afterwards."""
    void = ["Mephit", "Wind Tyrant", "Sea Tyrant"]
    game = table(edition=edition, runes=6, center_row=ROW, void=void, exact=["center_deck"])
    game.do("acquire Landtalker")
    entered = game.names("center_row")[4]
    assert game.names("void") == []
    assert sorted([entered, *game.names("center_deck")]) == sorted(void)


def test_the_void_is_shuffled_before_it_becomes_the_center_deck():
    """COTG-64: which card comes first depends on chance."""
    void = ["Mephit", "Wind Tyrant", "Sea Tyrant"]
    entered = set()
    for seed in range(30):
        game = table(seed=seed, runes=6, center_row=ROW, void=void, exact=["center_deck"])
        game.do("acquire Landtalker")
        entered.add(game.names("center_row")[4])
    assert entered == set(void)


@pytest.mark.parametrize("name", ["Apprentice", "Militia", "Mystic", "Heavy Infantry"])
def test_a_basic_card_turning_up_in_the_first_edition_is_removed(name):
    """COTG-65, COTG-OPEN-7: out of the game, and the next card takes the place."""
    game = table(edition=1, runes=6, center_row=ROW, center_deck=[name, "Mephit"])
    game.do("acquire Landtalker")
    assert game.names("center_row")[4] == "Mephit"
    assert game.names("removed") == [name]
    assert game.names("void") == []


def test_the_row_stays_short_when_there_is_no_card_left():
    """COTG-OPEN-2: and the game goes on."""
    game = table(runes=6, center_row=ROW, exact=["center_deck"])
    game.do("acquire Landtalker")
    assert game.names("center_row") == ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "", ROW[5]]
    game.do("end turn")
    assert game.asks() == 1


def test_a_short_row_is_filled_as_soon_as_there_are_cards():
    """COTG-OPEN-2: the next time the row is filled, every empty place is."""
    game = table(runes=6, power=3, center_row=ROW, exact=["center_deck"])
    game.do("acquire Landtalker", "defeat Samael's Trickster")
    assert game.names("center_row")[4:] == ["Samael's Trickster", ""]


def test_a_monster_can_come_straight_back_as_its_own_replacement():
    """COTG-OPEN-3: it is in the void when the center deck has to be made out of it."""
    game = table(power=3, center_row=ROW, exact=["center_deck"])
    game.do("defeat Samael's Trickster")
    assert game.names("center_row") == ROW
    assert game.names("void") == []
    assert (game.honor(), game.runes) == (1, 1)


def test_the_order_after_a_defeat_is_void_row_reward_reactions():
    """COTG-66, COTG-67, COTG-68, COTG-69: Voidthirster comes last."""
    game = table(power=3, constructs=["Voidthirster"], center_row=["Mephit"], center_deck=["Wind Tyrant"])
    game.do("defeat Mephit")
    assert game.names("void") == ["Mephit"]
    assert game.names("center_row")[0] == "Wind Tyrant"
    assert game.honor() == 2
    game.do("decline")
    assert game.honor() == 3


@pytest.mark.parametrize("edition", [1, 2])
def test_the_order_is_the_same_in_both_editions(edition):
    """COTG-OPEN-8: nothing in the first edition speaks against the order of the second."""
    game = table(edition=edition, power=3, constructs=["Voidthirster"], center_row=["Mephit"])
    game.do("defeat Mephit")
    assert (game.honor(), game.names("void")) == (2, ["Mephit"])
    game.do("decline")
    assert game.honor() == 3


def test_the_order_after_acquiring_is_card_row_reactions():
    """COTG-66, COTG-67, COTG-69: Burrower Mark II draws last."""
    game = table(
        runes=3,
        constructs=["Rocket Courier X-99"],
        center_row=["Burrower Mark II"],
        center_deck=["Mephit"],
    )
    game.do("acquire Burrower Mark II into play")
    happened = game.kinds()
    assert happened == ["acquired", "entered", "drew"]
