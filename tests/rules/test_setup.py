"""The box, the cards and how the table is laid."""

from collections import Counter

import pytest

import vigil
from tests.conftest import Table, table

STARTING = ("Apprentice", "Militia")
AVAILABLE = ("Mystic", "Heavy Infantry", "Cultist")
CARDS = {card.name: card for card in vigil.cards("godslayer")}
IN_CENTER_DECK = [card for card in CARDS.values() if card.name not in STARTING + AVAILABLE]


def new(players: int = 2, seed: int = 1, edition: int = 2) -> Table:
    return Table(vigil.Game.new(sets=["godslayer"], players=players, seed=seed, edition=edition))


def test_the_box_has_two_hundred_cards():
    """COTG-01, COTG-02: 100 for the center deck, 60 always available, 40 to start with."""
    assert sum(card.copies for card in IN_CENTER_DECK) == 100
    assert [CARDS[name].copies for name in AVAILABLE] == [30, 29, 1]
    assert [CARDS[name].copies for name in STARTING] == [32, 8]


def test_the_center_deck_has_eighteen_cards_of_each_faction():
    """COTG-18, COTG-19: heroes, constructs and monsters; four factions, monsters have none."""
    copies = Counter[object]()
    for card in IN_CENTER_DECK:
        copies[card.kind] += card.copies
        copies[card.factions] += card.copies
    assert copies == {
        "hero": 51,
        "construct": 21,
        "monster": 28,
        ("Enlightened",): 18,
        ("Lifebound",): 18,
        ("Mechana",): 18,
        ("Void",): 18,
        (): 28,
    }


def test_no_center_deck_card_has_more_than_four_copies():
    """COTG-22: one to four of each."""
    assert {card.copies for card in IN_CENTER_DECK} == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players):
    """COTG-03, COTG-04: and everybody starts with eight Apprentices and two Militia."""
    game = new(players=players)
    for seat in range(players):
        deck = Counter(game.names("hand", seat) + game.names("deck", seat))
        assert deck == {"Apprentice": 8, "Militia": 2}


@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_can_play_the_standard_game(players):
    """COTG-03: the box seats four."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        new(players=players)


def test_starting_cards_of_absent_players_take_no_part():
    """COTG-05: with two players there are sixteen Apprentices, and none elsewhere."""
    position = str(new(players=2).position())
    assert position.count("'Apprentice'") == 16
    assert position.count("'Militia'") == 4


def test_everybody_begins_with_five_cards_in_hand_and_five_in_the_deck():
    """COTG-06: the hand is drawn from a shuffled deck."""
    game = new(players=4)
    assert [len(game.names("hand", seat)) for seat in range(4)] == [5] * 4
    assert [len(game.names("deck", seat)) for seat in range(4)] == [5] * 4
    assert len({tuple(new(seed=seed).names("deck")) for seed in range(8)}) > 1


@pytest.mark.parametrize("turn", [0, 1])
def test_the_always_available_cards_are_open_to_everybody_in_an_own_turn(turn):
    """COTG-07: whoever is on turn can acquire or defeat them."""
    game = table(turn=turn, runes=3, power=2)
    assert game.asks() == turn
    assert {"acquire Mystic", "acquire Heavy Infantry", "defeat Cultist"} <= set(game.moves())


def test_the_other_hundred_cards_are_shuffled_as_the_center_deck():
    """COTG-08, COTG-09, COTG-10: six of them lie open in the row, the void is empty."""
    game = new()
    row, deck = game.names("center_row"), game.names("center_deck")
    assert (len(row), len(deck), game.names("void")) == (6, 94, [])
    assert Counter(row + deck) == {card.name: card.copies for card in IN_CENTER_DECK}
    assert new(seed=2).names("center_deck") != deck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players):
    """COTG-11: every seat can be the first."""
    assert {new(players=players, seed=seed).asks() for seed in range(30)} == set(range(players))


@pytest.mark.parametrize(("edition", "pools"), [(1, [60, 75, 90]), (2, [60, 90, 120])])
def test_the_honor_pool_depends_on_players_and_edition(edition, pools):
    """COTG-12, COTG-13, COTG-14, COTG-15, COTG-16: sixty for two, then the editions differ."""
    assert [new(players=count, edition=edition).honor_pool for count in (2, 3, 4)] == pools


def test_a_cost_is_paid_in_runes_by_heroes_and_constructs_and_in_power_by_monsters():
    """COTG-20, COTG-21: runes defeat nothing, power acquires nothing."""
    row = ["Wolf Shaman", "Shadow Star", "Mephit"]
    assert set(table(runes=3, center_row=row).moves()) == {
        "acquire Wolf Shaman",
        "acquire Shadow Star",
        "acquire Mystic",
        "acquire Heavy Infantry",
        "end turn",
    }
    assert table(power=3, center_row=row).moves() == ["defeat Mephit", "defeat Cultist", "end turn"]
