"""Sets combined: what the table is made of."""

from collections import Counter
from itertools import combinations

import pytest

import vigil
from tests.conftest import Table, table
from vigil.rules.kernel.card import FACES

CENTER = {
    "godslayer": 100,
    "rise_of_vigil": 100,
    "darkness_unleashed": 65,
    "realms_unraveled": 100,
    "delirium": 99,
}
MYSTICS = {
    "godslayer": 30,
    "rise_of_vigil": 26,
    "darkness_unleashed": 16,
    "realms_unraveled": 26,
    "delirium": 20,
}
INFANTRY = {**MYSTICS, "godslayer": 29}
ALL = list(CENTER)
MIXES = [list(mix) for size in (2, 3, 4, 5) for mix in combinations(ALL, size)]
WITH_SHARDS = {"rise_of_vigil", "darkness_unleashed"}


def new(sets: list[str], players: int = 2, variant: str = "standard", seed: int = 1) -> Table:
    return Table(vigil.Game.new(sets=sets, players=players, seed=seed, variant=variant))


def in_center(game: Table) -> Counter[str]:
    """How often every card is in the center deck and row of a new game."""
    treasure = [FACES[face].name for face in game.game.treasure]
    return Counter(game.names("center_row") + game.names("center_deck") + treasure)


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_the_cards_of_all_sets_are_shuffled_together(sets):
    """COMB-01: none is left out, beside shards none is added."""
    counted = in_center(new(sets))
    shards = counted.pop("Energy Shard", 0) + counted.pop("Dark Energy Shard", 0)
    assert counted.total() == sum(CENTER[code] for code in sets)
    assert bool(shards) == bool(WITH_SHARDS & set(sets))


def test_it_does_not_matter_in_which_order_sets_are_named():
    """COMB-01: the same seed deals the same game."""
    assert new(ALL).to_data() == new(ALL[::-1]).to_data()


def test_a_set_is_in_a_game_once():
    """COMB-01: two boxes of one set are no mix."""
    with pytest.raises(ValueError, match="only once"):
        new(["delirium", "delirium"])


@pytest.mark.parametrize(
    ("sets", "plain", "dark"),
    [
        (["rise_of_vigil"], 30, 0),
        (["darkness_unleashed"], 10, 10),
        (["rise_of_vigil", "darkness_unleashed"], 40, 10),
        (["rise_of_vigil", "delirium"], 60, 0),
        (["darkness_unleashed", "delirium"], 40, 10),
        (["rise_of_vigil", "darkness_unleashed", "realms_unraveled"], 70, 10),
    ],
    ids=str,
)
def test_every_large_set_brings_thirty_shards_and_a_small_one_twenty(sets, plain, dark):
    """COMB-02, ROV-03, ROV-04, DU-05: as soon as there are shards; the dark ones count among them."""
    counted = in_center(new(sets))
    assert (counted["Energy Shard"], counted["Dark Energy Shard"]) == (plain, dark)


@pytest.mark.parametrize(
    ("sets", "plain", "dark"),
    [
        (["rise_of_vigil", "godslayer", "delirium"], 60, 0),
        (["darkness_unleashed", "godslayer", "delirium"], 40, 10),
        (ALL, 100, 10),
    ],
    ids=str,
)
def test_there_are_no_more_shards_than_the_boxes_hold(sets, plain, dark):
    """COMB-02: sixty in Rise of Vigil, forty and ten dark ones in Darkness Unleashed."""
    counted = in_center(new(sets))
    assert (counted["Energy Shard"], counted["Dark Energy Shard"]) == (plain, dark)


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_starting_decks_have_one_shard_if_there_are_shards(sets):
    """COMB-03, ROV-01: every player, six of them too."""
    game = new(sets, players=6)
    expected = {"Apprentice": 8, "Militia": 2}
    if WITH_SHARDS & set(sets):
        expected["Energy Shard (starting)"] = 1
    for seat in range(6):
        assert Counter(game.names("hand", seat) + game.names("deck", seat)) == expected


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_the_stacks_of_all_boxes_are_added_but_there_is_one_cultist(sets):
    """COMB-04, ROV-84: Mystics and Heavy Infantry of every set."""
    game = new(sets)
    assert game.left("Mystic") == sum(MYSTICS[code] for code in sets)
    assert game.left("Heavy Infantry") == sum(INFANTRY[code] for code in sets)
    assert game.left("Cultist") == 1


@pytest.mark.parametrize(("name", "copies"), [("Wolf Shaman", 3 + 2), ("Spike Vixen", 2 + 3)])
def test_a_card_printed_in_two_sets_is_one_card_whose_copies_add_up(name, copies):
    """COMB-05: Godslayer's and Realms Unraveled's are equal."""
    assert in_center(new(["godslayer", "realms_unraveled"]))[name] == copies
    first, second = (
        card for code in ("godslayer", "realms_unraveled") for card in vigil.cards(code) if card.name == name
    )
    assert (first.cost, first.honor, first.factions, first.text) == (
        second.cost,
        second.honor,
        second.factions,
        second.text,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "sets", [["darkness_unleashed", "delirium"], ["godslayer", "rise_of_vigil"], ALL], ids=str
)
def test_two_to_six_can_play_over_thirty_honor_each(sets, players):
    """COMB-06, DEL-01, DU-01: more than four as soon as there are two sets."""
    game = new(sets, players)
    assert (len(game.players), game.honor_pool) == (players, 30 * players)
    with pytest.raises(ValueError, match="1 to 6"):
        new(sets, 7)


@pytest.mark.parametrize("sets", [["godslayer", "delirium"], ALL], ids=str)
def test_teams_are_for_four_or_six_with_teammates_opposite(sets):
    """COMB-07, DEL-125, DEL-126, DEL-R26: two or three teams of two."""
    assert [new(sets, players, "team").honor_pool for players in (4, 6)] == [120, 180]
    six = new(sets, 6, "team")
    assert [six.setup.teammate(seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    assert six.setup.opponents(1) == [2, 3, 5, 0]
    for players in (2, 3, 5):
        with pytest.raises(ValueError, match="4 or 6"):
            new(sets, players, "team")


def test_one_player_plays_a_mix_over_fifty_honor():
    """COMB-08: against Samael, or the Cult where a rulebook that names it is in."""
    game = new(["godslayer", "rise_of_vigil"], 1, "solitaire")
    assert (game.honor_pool, game.setup.rival) == (50, "Samael")
    assert new(ALL, 1, "solitaire").setup.rival == "the Cult"


@pytest.mark.parametrize("code", ALL[1:])
def test_the_first_edition_is_for_godslayer_alone(code):
    """COMB-09: its rulebook knows of no other set."""
    for sets in ([code], ["godslayer", code]):
        with pytest.raises(ValueError, match="godslayer alone"):
            vigil.Game.new(sets=sets, players=2, seed=1, edition=1)


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_insight_and_the_die_are_there_if_delirium_is(sets):
    """COMB-10, DEL-R23: with starting insight for six."""
    if "delirium" in sets:
        assert "roll the die" in table(sets, insight=5).moves()
    else:
        with pytest.raises(ValueError, match="insight is 5, but no card of these sets gives any"):
            table(sets, insight=5)
    game = new(sets, players=6)
    more = [
        game.players[(game.first + step) % 6].insight - game.players[game.first].insight for step in range(6)
    ]
    assert more == ([0, 1, 2, 3, 4, 5] if "delirium" in sets else [0] * 6)
