"""Setting up Rise of Vigil and Darkness Unleashed."""

from collections import Counter

import pytest

import vigil
from tests.conftest import Table
from tests.sets.shards import DARK, DU, ROV, SHARD

STARTING = {"Apprentice": 8, "Militia": 2, "Energy Shard (starting)": 1}
SIDES = ["Otherworldly Guide", "Toric, Ascendant", "Honiskrot Chieftain", "Jakeb, Cobra King"]
SIDES += ["Scrabbling Squad", "Yolocryx, the Guardian", "Azerax, Nyx's Chosen", "Voidsworn Champion"]
SIDES += ["Erabus, Son of Nyx"]


def new(*sets: str, players: int = 2, seed: int = 1, variant: str = "standard") -> Table:
    return Table(vigil.Game.new(sets=list(sets), players=players, seed=seed, variant=variant))


def center(game: Table) -> Counter[str]:
    """Every card of the center deck, as it was before the first deal."""
    row = game.position()["center_row"]
    under = [treasure for entry in row if isinstance(entry, dict) for treasure in entry["under"]]
    return Counter(game.names("center_deck") + game.names("center_row") + game.names("void") + under)


@pytest.mark.parametrize("sets", [[ROV], [DU], [ROV, DU], ["godslayer", ROV]])
def test_a_starting_deck_has_a_shard(sets):
    """ROV-01: for every player, whatever other sets are in the game."""
    game = new(*sets)
    for seat in range(2):
        assert Counter(game.names("hand", seat) + game.names("deck", seat)) == STARTING


def test_five_cards_are_drawn_and_six_stay_in_the_deck():
    """ROV-02: eleven in all."""
    game = new(DU, seed=4)
    assert [(len(game.names("hand", seat)), len(game.names("deck", seat))) for seat in range(2)] == [
        (5, 6)
    ] * 2


@pytest.mark.parametrize(
    ("sets", "shards", "dark", "total"),
    [([ROV], 30, 0, 130), ([DU], 10, 10, 85), ([ROV, DU], 40, 10, 215)],
)
def test_the_center_deck_holds_so_many_shards(sets, shards, dark, total):
    """ROV-03, ROV-04, ROV-06, ROV-07, DU-04, DU-05, DU-06, DU-07, DU-08, DU-09: not the whole box."""
    cards = center(new(*sets))
    assert (cards[SHARD], cards[DARK], cards.total()) == (shards, dark, total)


def test_a_large_set_asks_for_thirty_shards_and_a_small_one_for_twenty():
    """ROV-03, ROV-04, ROV-05: every set in the game adds its number, as far as the boxes have shards."""
    assert center(new("godslayer", ROV))[SHARD] == 60
    assert center(new("godslayer", DU))[SHARD] == 40
    assert center(new("realms_unraveled", ROV))[SHARD] == 60


def test_the_shards_of_the_starting_decks_are_not_among_them():
    """ROV-08: they are extra."""
    game = new(ROV, players=4)
    assert center(game)["Energy Shard (starting)"] == 0
    assert center(game)[SHARD] == 30


@pytest.mark.parametrize(("players", "pool"), [(2, 60), (3, 90), (4, 120), (5, 150), (6, 180)])
def test_the_honor_pool_is_thirty_per_player(players, pool):
    """ROV-09: if no Loamspeaker Druid made it larger in the first deal."""
    games = [new(ROV, DU, players=players, seed=seed) for seed in range(5)]
    assert min(game.honor_pool for game in games) == pool


@pytest.mark.parametrize("seed", range(20))
def test_six_cards_that_are_no_treasure_lie_on_top(seed):
    """ROV-10, ROV-11: treasure takes no place, in the first deal as later."""
    game = new(ROV, DU, seed=seed)
    row = game.names("center_row")
    added = 0 if "Omnicron" not in row else len(game.under("Omnicron"))
    assert len(row) == 6 + added
    assert not {SHARD, DARK, ""} & set(row)


def test_treasure_lies_under_cards_of_the_first_deal():
    """ROV-11: wherever it came up."""
    games = [new(ROV, seed=seed) for seed in range(20)]
    assert {len(game.under(name)) for game in games for name in game.names("center_row")} >= {0, 1, 2}


def test_darkness_unleashed_alone_is_for_one_or_two():
    """DU-01: with Rise of Vigil, or with other sets, for up to six."""
    assert new(DU).asks() in (0, 1)
    assert new(DU, players=1, variant="solitaire").asks() == 0
    with pytest.raises(ValueError, match="2 players"):
        new(DU, players=3)
    assert len(new(DU, "godslayer", players=6).players) == len(new(ROV, DU, players=6).players) == 6


def test_the_box_of_darkness_unleashed():
    """DU-02, DU-03: the 13 transform cards are among the 65."""
    copies = {card.name: card.copies for card in vigil.cards(DU)}
    assert [copies[name] for name in ("Cultist", "Mystic", "Heavy Infantry")] == [1, 16, 16]
    assert [copies[name] for name in ("Apprentice", "Militia", "Energy Shard (starting)")] == [16, 4, 2]
    assert center(new(DU)).total() - 20 == 65
    assert sum(card.copies for card in vigil.cards(DU) if card.into is not None) == 13


def test_the_box_of_rise_of_vigil():
    """ROV-07: eighteen cards of each faction and twenty-eight monsters."""
    found = Counter[str]()
    for card in vigil.cards(ROV):
        found["/".join(card.factions) or card.kind] += card.copies if card.home == 0 else 0
    factions = dict.fromkeys(("Enlightened", "Lifebound", "Mechana", "Void"), 18)
    assert {name: found[name] for name in factions} == factions
    assert found["monster"] == 28


def test_no_transformed_side_is_in_the_center_deck():
    """DU-29, DU-30, DU-33: every card is in the game once, and starts with its original side."""
    cards = center(new(DU))
    assert not set(SIDES) & set(cards)
    assert {card.into.name for card in vigil.cards(DU) if card.into is not None} == set(SIDES)
    assert cards["Gemcatcher Spirit"] == 2


def test_stacks_add_up_and_there_is_one_cultist():
    """ROV-84: of two boxes in one game."""
    game = new(ROV, DU)
    assert (game.left("Mystic"), game.left("Heavy Infantry"), game.left("Cultist")) == (42, 42, 1)


def test_what_is_not_said_is_as_in_the_earlier_rulebooks():
    """ROV-83: a first game is played like one of Chronicle of the Godslayer."""
    game = new(ROV, seed=3)
    turn = game.asks()
    game.do("end turn")
    assert game.asks() == 1 - turn
    assert len(game.names("hand", turn)) == 5
