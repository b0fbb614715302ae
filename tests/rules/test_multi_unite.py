"""Multi-Unite: a bonus for every other hero of the faction, before or after."""

from functools import partial
from itertools import permutations

import vigil
from tests import conftest
from tests.conftest import Table

table = partial(conftest.table, sets=["realms_unraveled"])


def test_the_bonus_comes_once_for_each_other_hero_of_the_faction():
    """RU-68: three others, three honor."""
    game = table(hand=["Everbloom Clique", "Wolf Shaman", "Wildgear Druid", "Animus of the Wild"])
    game.do("play Wolf Shaman", "play Wildgear Druid", "play Everbloom Clique", "play Animus of the Wild")
    assert game.honor() == 2 + 3


def test_the_hero_itself_is_not_counted():
    """RU-69: alone it earns no bonus."""
    for hero in ("Everbloom Clique", "Matron of Discovery", "Deathdealer Noble"):
        game = table(hand=[hero])
        game.do(f"play {hero}")
        assert game.honor() + game.runes + game.power == 2


def test_heroes_played_earlier_are_counted_as_the_hero_is_played():
    """RU-70, RU-D04: at once."""
    game = table(hand=["Deathdealer Noble"], played=["Spike Vixen", "Shadow Stalker"])
    game.do("play Deathdealer Noble")
    assert game.power == 2 + 2


def test_heroes_played_later_are_counted_as_each_is_played():
    """RU-71, RU-D04: the exception to conditions being looked at once."""
    game = table(hand=["Matron of Discovery", "Nightmare Delver", "Nightmare Delver"])
    game.do("play Matron of Discovery")
    runes = [game.runes]
    for _ in range(2):
        game.do("play Nightmare Delver")
        runes.append(game.runes)
    assert runes == [2, 2 + 3, 2 + 3 + 3]


def test_the_order_of_the_heroes_does_not_matter():
    """RU-72: two others give two bonuses, wherever the hero stands."""
    for order in permutations(["Everbloom Clique", "Wolf Shaman", "Animus of the Wild"]):
        game = table(hand=list(order))
        game.do(*[f"play {hero}" for hero in order])
        assert game.honor() == 2 + 2


def test_there_is_no_limit_on_the_bonuses():
    """RU-73: eleven other Void heroes, a power for each."""
    others = (
        ["Spike Vixen"] * 3 + ["Shadow Stalker"] * 2 + ["Nightmare Delver"] * 3 + ["Deathbound Druid"] * 2
    )
    game = table(hand=["Deathdealer Noble", "Emri, the Unmaker"], played=others)
    game.do("play Deathdealer Noble", "play Emri, the Unmaker")
    assert game.power == 2 + 10 + 4 + 1


def test_two_multi_unite_heroes_of_one_faction_count_each_other():
    """RU-D08: and so do three."""
    game = table(hand=["Matron of Discovery"] * 3)
    for runes in (2, 2 + 2 + 2, 6 + 2 + 4):
        game.do("play Matron of Discovery")
        assert game.runes == runes


def test_constructs_and_heroes_of_other_players_and_turns_do_not_count():
    """RU-D09: only what the same player plays in the same turn."""
    game = table(
        hand=["Animus of the Wild"], deck=["Everbloom Clique", "Druid's Wreath"] + ["Apprentice"] * 3,
        opponents=[{"hand": ["Animus of the Wild"]}],
    )  # fmt: skip
    game.do("play Animus of the Wild", "end turn", "play Animus of the Wild", "end turn")
    game.do("play Everbloom Clique", "play Druid's Wreath")
    assert game.honor() == 2


def test_a_bonus_does_not_wait_for_the_next_turn():
    """RU-D07, RU-D09: what the hero waits for ends with the turn."""
    game = table(hand=["Everbloom Clique"], deck=["Wolf Shaman"], opponents=[{"hand": ["Wolf Shaman"]}])
    game.do("play Everbloom Clique", "end turn", "play Wolf Shaman", "end turn", "play Wolf Shaman")
    assert (game.honor(0), game.honor(1)) == (2, 0)


def test_a_hero_without_a_faction_shares_none():
    """RU-D10: neither a Mystic nor an Apprentice counts."""
    game = table(hand=["Apprentice", "Matron of Discovery", "Mystic"])
    game.do("play Apprentice", "play Matron of Discovery", "play Mystic")
    assert game.runes == 1 + 2 + 2


def test_a_hero_of_several_factions_counts_once():
    """RU-D11: Adayu the Serene shares the one faction that Everbloom Clique has."""
    game = table(hand=["Everbloom Clique"], played=["Adayu the Serene", "Wildgear Druid"])
    game.do("play Everbloom Clique")
    assert game.honor() == 2 + 2


def test_the_bonus_of_a_later_hero_comes_before_its_own_effect():
    """RU-D04, RU-OUR-3: Exemplar asks as the Druid is played, then the Druid itself."""
    game = table(hand=["Black Watch Exemplar", "Deathbound Druid"], discard=["Militia", "Apprentice"])
    game.do("play Black Watch Exemplar", "play Deathbound Druid")
    assert game.honor() == 0
    game.do("banish Militia from discard pile")
    assert (game.honor(), game.moves()) == (3, ["banish Apprentice from discard pile", "decline"])


def test_the_player_chooses_which_of_several_bonuses_comes_first():
    """RU-Q18: where two cards react to the same hero."""
    game = table(hand=["Oziah's Familiar", "Deathdealer Noble", "Voidforged Paladin"])
    game.do("play Oziah's Familiar", "play Deathdealer Noble", "play Voidforged Paladin")
    assert game.moves() == ["first Oziah's Familiar", "first Deathdealer Noble"]
    game.do("first Deathdealer Noble")
    assert (game.power, game.honor()) == (2 + 2 + 1, 2)


def test_bonuses_of_different_factions_are_told_apart():
    """RU-68, RU-79: a hero of two factions pays both, one of a single faction its own only."""
    game = table(hand=["Everbloom Clique", "Matron of Discovery", "Wildgear Druid", "Animus of the Wild"])
    game.do("play Everbloom Clique", "play Matron of Discovery")
    assert (game.honor(), game.runes) == (2, 2)
    game.do("play Wildgear Druid")
    assert (game.honor(), game.runes) == (3, 2 + 1 + 2)
    game.do("play Animus of the Wild")
    assert (game.honor(), game.runes) == (4, 5 + 2)


def test_a_bonus_that_waits_survives_saving():
    """RU-71, RU-76: what a hero waits for, and Cetra's saved right, are part of the saved game."""
    game = table(hand=["Cetra, Matron of Stars", "Everbloom Clique", "Animus of the Wild"])
    game.do("play Everbloom Clique", "play Cetra, Matron of Stars", "acquire Mystic onto deck")
    loaded = Table(vigil.Game.from_data(game.to_data()))
    loaded.do("play Animus of the Wild", "first Everbloom Clique")
    loaded.do("use Cetra, Matron of Stars", "acquire Mystic onto deck")
    loaded.do("use Cetra, Matron of Stars", "acquire Mystic onto deck")
    assert (loaded.honor(), loaded.names("deck")[:3]) == (4, ["Mystic"] * 3)
