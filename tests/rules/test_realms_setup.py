"""Realms Unraveled: the box, the cards and how the table is laid."""

from collections import Counter

import pytest

import vigil
from tests.conftest import Table, table

BASIC = ("Apprentice", "Militia", "Mystic", "Heavy Infantry", "Cultist")
CARDS = {card.name: card for card in vigil.cards("realms_unraveled")}
IN_CENTER_DECK = {card.name: card.copies for card in CARDS.values() if card.copies and card.name not in BASIC}


def new(players: int = 2, seed: int = 1, variant: str = "standard", also: str = "") -> Table:
    sets = [also, "realms_unraveled"] if also else ["realms_unraveled"]
    return Table(vigil.Game.new(sets=sets, players=players, seed=seed, variant=variant))


def test_the_center_deck_has_a_hundred_cards():
    """RU-01, RU-08: all that is no basic card; six of them lie open."""
    game = new()
    row, deck = game.names("center_row"), game.names("center_deck")
    assert (len(row), len(deck)) == (6, 94)
    assert Counter(row + deck) == IN_CENTER_DECK


def test_the_factions_share_the_center_deck_evenly():
    """RU-77, RU-122, RU-123: 15 of each faction alone, 15 of two, and 25 monsters."""
    kinds, factions = Counter[str](), Counter[str]()
    for name, number in IN_CENTER_DECK.items():
        kinds[CARDS[name].kind] += number
        factions["two" if len(CARDS[name].factions) == 2 else "".join(CARDS[name].factions)] += number
    assert kinds == {"hero": 60, "construct": 15, "monster": 25}
    alone = {"Enlightened": 15, "Lifebound": 15, "Mechana": 15, "Void": 15}
    assert factions == {**alone, "two": 15, "": 25}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_eight_apprentices_and_two_militia(players):
    """RU-02, RU-05, RU-06: five of them in hand, five in the deck."""
    game = new(players)
    for seat in range(players):
        hand, deck = game.names("hand", seat), game.names("deck", seat)
        assert (len(hand), len(deck)) == (5, 5)
        assert Counter(hand + deck) == {"Apprentice": 8, "Militia": 2}


def test_starting_decks_are_shuffled():
    """RU-06: the same cards in another order."""
    assert len({tuple(new(seed=seed).names("deck")) for seed in range(8)}) > 1


def test_the_supply_is_twenty_six_mystics_and_heavy_infantry_and_one_cultist():
    """RU-03, RU-04: kept apart from the center deck."""
    game = new()
    assert [game.left(name) for name in ("Mystic", "Heavy Infantry", "Cultist")] == [26, 26, 1]
    assert not set(BASIC) & {*game.names("center_row"), *game.names("center_deck")}


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_supply_is_open_to_everybody_in_an_own_turn(turn):
    """RU-04: to whoever is on turn."""
    game = table(sets=["realms_unraveled"], players=3, turn=turn, runes=3, power=2)
    assert game.asks() == turn
    assert {"acquire Mystic", "acquire Heavy Infantry", "defeat Cultist"} <= set(game.moves())


@pytest.mark.parametrize("players", [5, 6])
def test_more_than_four_need_another_set(players):
    """RU-05, RU-10: the basic cards of one box are for four."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        new(players)
    assert new(players, also="godslayer").honor_pool == 30 * players


def test_one_player_plays_solitaire():
    """RU-05: the standard game takes two."""
    assert new(1, variant="solitaire").asks() == 0
    with pytest.raises(ValueError, match="2 to 4 players"):
        new(1)


def test_the_center_deck_is_shuffled_and_hidden():
    """RU-07: everybody knows how many there are, nobody in which order."""
    assert new(seed=1).names("center_deck") != new(seed=2).names("center_deck")
    assert new().view(0).to_data()["center_deck"] == 94


@pytest.mark.parametrize(("players", "pool"), [(2, 60), (3, 90), (4, 120)])
def test_the_pool_holds_thirty_honor_for_each_player(players, pool):
    """RU-10: as in the table of the rulebook."""
    assert new(players).honor_pool == pool


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players):
    """RU-12: every seat can begin."""
    assert {new(players, seed).asks() for seed in range(30)} == set(range(players))


def test_turns_go_round_from_the_first_player():
    """RU-13, RU-32: clockwise, again and again."""
    game = new(3)
    order = []
    for _ in range(6):
        order.append(game.asks())
        game.do("end turn")
    first = game.first
    assert order == [(first + step) % 3 for step in range(6)]


def test_the_void_starts_empty():
    """RU-D01: and so does everybody's discard pile."""
    game = new()
    assert (game.names("void"), game.names("discard", 0), game.names("discard", 1)) == ([], [], [])


def test_a_card_that_is_in_another_set_too_is_the_same_there():
    """RU-01: Wolf Shaman and the basic cards; only how many there are differs."""
    shared = [card for card in CARDS.values() if vigil.card(card.name) is not card]
    assert "Wolf Shaman" in [card.name for card in shared]
    for card in shared:
        other = vigil.card(card.name)
        assert (card.text, card.cost, card.honor) == (other.text, other.cost, other.honor)
        assert card.factions == other.factions
