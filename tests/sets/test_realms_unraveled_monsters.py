"""The monsters of Realms Unraveled, and the heroes that two of them turn into."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])

FACTIONS = ["Enlightened", "Lifebound", "Mechana", "Void"]


def test_adayu_the_tormented_is_acquired_as_the_serene():
    """RU-D13, RU-88: no honor is gained, and neither side is in the void."""
    game = table(power=7, center_row=["Adayu the Tormented"], center_deck=["Wolf Shaman"])
    game.do("defeat Adayu the Tormented")
    assert (game.names("discard"), game.honor()) == (["Adayu the Serene"], 0)
    assert (game.names("void"), game.names("center_row")[0]) == ([], "Wolf Shaman")


def test_adayu_the_tormented_banished_goes_to_the_void_as_he_is():
    game = table(hand=["Timestream Seer"], center_row=["Adayu the Tormented"])
    game.do("play Timestream Seer", "banish Adayu the Tormented from center row")
    assert (game.names("void"), game.names("discard")) == (["Adayu the Tormented"], [])


def test_adayu_the_tormented_defeated_by_the_cult_goes_to_the_void_as_he_is():
    """RU-D17: the Cult gains nothing."""
    row = ["Druid's Wreath"] * 2 + ["Wolf Shaman"] * 2 + ["Spike Vixen", "Adayu the Tormented"]
    game = table(variant="solitaire", center_row=row)
    game.do("end turn")
    assert (game.names("void"), game.names("rival")) == (["Adayu the Tormented"], ["Spike Vixen"])
    assert (game.rival_honor, game.honor_pool) == (0, 50)


def test_adayu_the_tormented_counts_as_a_mechana_card_acquired():
    """RU-D14: the constructs that wait for one react."""
    game = table(constructs=["Defense Generator"], power=7, center_row=["Adayu the Tormented"])
    game.do("defeat Adayu the Tormented")
    assert game.power == 2


def test_adayu_the_serene_gives_one_of_everything():
    """RU-69: he does not count himself."""
    game = table(hand=["Adayu the Serene"], deck=["Mystic"])
    game.do("play Adayu the Serene")
    assert (game.runes, game.power, game.honor(), game.names("hand")) == (1, 1, 1, ["Mystic"])


@pytest.mark.parametrize(
    ("hero", "gained"),
    [
        ("Animus of the Wild", (0, 0, 1, 0)),
        ("Matron of Discovery", (1, 0, 0, 0)),
        ("Deathdealer Noble", (0, 1, 0, 0)),
        ("Oziah's Familiar", (0, 0, 0, 1)),
        ("Mystic", (0, 0, 0, 0)),
    ],
)
def test_adayu_the_serene_gives_what_the_faction_of_another_hero_stands_for(hero, gained):
    """RU-70: runes for Mechana, power for Void, honor for Lifebound, a card for Enlightened."""
    game = table(hand=["Adayu the Serene"], played=[hero])
    game.do("play Adayu the Serene")
    got = (game.runes - 1, game.power - 1, game.honor() - 1, len(game.names("hand")) - 1)
    assert got == gained


def test_adayu_the_serene_counts_both_factions_of_a_hero_and_those_played_later():
    """RU-D11: his own text pays for each faction, Canon Templar a rune and a card."""
    game = table(hand=["Adayu the Serene", "Canon Templar"])
    game.do("play Adayu the Serene", "play Canon Templar")
    assert (game.runes, len(game.names("hand"))) == (1 + 1 + 2, 1 + 1)
    assert (game.power, game.honor()) == (1, 1)


def test_adayu_the_serene_counts_for_every_other_multi_unite_hero():
    """RU-77: as a hero of all four factions, once for each."""
    hand = ["Everbloom Clique", "Deathdealer Noble", "Matron of Discovery", "Adayu the Serene"]
    game = table(hand=hand)
    game.do("play Everbloom Clique", "play Deathdealer Noble", "play Matron of Discovery")
    game.do("play Adayu the Serene")
    assert (game.runes, game.power, game.honor()) == (2 + 1 + 2, 2 + 1 + 2, 2 + 1 + 2)


def test_adayu_the_serene_lets_every_disciple_transform():
    disciples = [f"Disciple of {name}" for name in ("Cetra", "Emri", "Euloth", "Oziah")]
    game = table(hand=["Adayu the Serene", *disciples], deck=["Mystic"])
    game.do("play Adayu the Serene")
    scions = [f"Scion of {name}" for name in ("Cetra", "Emri", "Euloth", "Oziah")]
    assert sorted(game.names("hand")) == ["Mystic", *scions]


def test_borderland_nihilist_is_acquired_as_the_mercenary():
    """RU-D13, RU-Q17: the row is filled first; it never is in the void."""
    game = table(power=3, center_row=["Borderland Nihilist"], center_deck=["Wolf Shaman"])
    game.do("defeat Borderland Nihilist")
    assert (game.names("discard"), game.honor()) == (["Borderland Mercenary"], 0)
    assert (game.names("void"), game.names("center_row")[0]) == ([], "Wolf Shaman")


def test_borderland_nihilist_uses_up_a_discount_on_the_next_hero():
    """RU-D14: the Mercenary is a hero acquired."""
    game = table(hand=["Animus of the Wild"], power=3, center_row=["Borderland Nihilist"])
    game.do("play Animus of the Wild", "defeat Borderland Nihilist")
    assert "acquire Mystic" not in game.moves()


def test_borderland_nihilist_banished_goes_to_the_void_as_it_is():
    game = table(hand=["Timestream Seer"], center_row=["Borderland Nihilist"])
    game.do("play Timestream Seer", "banish Borderland Nihilist from center row")
    assert (game.names("void"), game.names("discard")) == (["Borderland Nihilist"], [])


def test_borderland_nihilist_turned_up_by_dhartha_is_acquired_too():
    game = table(hand=["Dhartha, the Eternal"], center_deck=["Borderland Nihilist"])
    game.do("play Dhartha, the Eternal")
    assert (game.names("discard"), game.names("void")) == (["Borderland Mercenary"], [])


def test_borderland_nihilist_defeated_by_the_cult_goes_to_the_void_as_it_is():
    """RU-D17: other effects than honor are ignored."""
    row = ["Druid's Wreath"] * 2 + ["Wolf Shaman"] * 2 + ["Borderland Nihilist"] * 2
    game = table(variant="solitaire", center_row=row)
    game.do("end turn")
    assert (game.names("void"), game.names("rival")) == (["Borderland Nihilist"] * 2, [])
    assert game.rival_honor == 0


def test_borderland_mercenary_draws_a_card_and_then_names_a_faction():
    game = table(hand=["Borderland Mercenary"], deck=["Mystic"])
    game.do("play Borderland Mercenary")
    assert (game.names("hand"), game.moves()) == (["Mystic"], FACTIONS)


@pytest.mark.parametrize(("faction", "honor"), [("Lifebound", 3), ("Void", 2)])
def test_borderland_mercenary_is_heard_of_with_the_named_faction(faction, honor):
    """Everbloom Clique waits for the name."""
    game = table(hand=["Everbloom Clique", "Borderland Mercenary"])
    game.do("play Everbloom Clique", "play Borderland Mercenary", faction)
    assert game.honor() == honor


def test_borderland_mercenary_played_first_counts_with_the_named_faction():
    game = table(hand=["Everbloom Clique", "Borderland Mercenary", "Disciple of Cetra"])
    game.do("play Borderland Mercenary", "Lifebound")
    assert "Scion of Cetra" in game.names("hand")
    game.do("play Everbloom Clique")
    assert game.honor() == 3


def test_borderland_mercenary_can_name_another_faction_with_each_copy():
    hand = ["Borderland Mercenary", "Borderland Mercenary", "Disciple of Oziah", "Disciple of Emri"]
    game = table(hand=hand)
    game.do("play Borderland Mercenary", "Enlightened", "play Borderland Mercenary", "Void")
    assert {"Scion of Oziah", "Scion of Emri"} <= set(game.names("hand"))


def test_borderland_mercenary_has_no_faction_outside_play():
    """Scryer of the Lidless Eye does not return one from the discard pile."""
    game = table(hand=["Scryer of the Lidless Eye", "Borderland Mercenary"])
    game.do("play Scryer of the Lidless Eye", "discard Borderland Mercenary from hand")
    assert game.names("discard") == ["Borderland Mercenary"]


def test_borderland_mercenary_has_the_faction_for_this_turn_only():
    game = table(hand=["Borderland Mercenary"], deck=["Apprentice", "Everbloom Clique"])
    game.do("play Borderland Mercenary", "Lifebound", "end turn", "end turn", "play Everbloom Clique")
    assert game.honor() == 2


def test_foundation_burrower_gives_an_honor_and_may_banish_the_card_that_replaced_it():
    """RU-40, RU-42, RU-54: the rulebook's answer; the place is filled before the decision."""
    game = table(power=2, center_row=["Foundation Burrower"], center_deck=["Spike Vixen", "Wolf Shaman"])
    game.do("defeat Foundation Burrower")
    assert (game.honor(), game.names("center_row")[0]) == (1, "Spike Vixen")
    assert game.moves()[0] == "banish Spike Vixen from center row"
    game.do("banish Spike Vixen from center row")
    assert game.names("void") == ["Foundation Burrower", "Spike Vixen"]
    assert game.names("center_row")[0] == "Wolf Shaman"


def test_foundation_burrower_need_not_banish_a_card():
    game = table(power=2, center_row=["Foundation Burrower"])
    game.do("defeat Foundation Burrower", "decline")
    assert game.names("void") == ["Foundation Burrower"]


def test_sadistic_giant_gives_five_honor():
    game = table(power=4, center_row=["Sadistic Giant"])
    game.do("defeat Sadistic Giant")
    assert (game.honor(), game.power) == (5, 0)


@pytest.mark.parametrize(
    ("faction", "honor"), [("Enlightened", 5), ("Lifebound", 7), ("Mechana", 3), ("Void", 5)]
)
def test_sower_of_betrayal_gives_two_honor_for_each_hero_of_the_named_faction(faction, honor):
    """Three come first; a hero of two factions counts for either, a construct for none."""
    played = ["Timestream Seer", "Deathbound Druid", "Mystic"]
    game = table(power=6, center_row=["Sower of Betrayal"], played=played, constructs=["Secluded Laboratory"])
    game.do("defeat Sower of Betrayal")
    assert (game.honor(), game.moves()) == (3, FACTIONS)
    game.do(faction)
    assert game.honor() == honor


def test_sower_of_betrayal_does_not_count_heroes_played_later():
    game = table(power=6, center_row=["Sower of Betrayal"], hand=["Spike Vixen"])
    game.do("defeat Sower of Betrayal", "Void", "play Spike Vixen")
    assert game.honor() == 3


@pytest.mark.parametrize(
    ("faction", "honor"), [("Enlightened", 3), ("Lifebound", 4), ("Mechana", 2), ("Void", 3)]
)
def test_sower_of_discontent_gives_an_honor_for_each_hero_of_the_named_faction(faction, honor):
    """RU-122: one of the four factions is named, after the two honor."""
    played = ["Timestream Seer", "Deathbound Druid", "Mystic"]
    game = table(power=3, center_row=["Sower of Discontent"], played=played)
    game.do("defeat Sower of Discontent")
    assert (game.honor(), game.moves()) == (2, FACTIONS)
    game.do(faction)
    assert game.honor() == honor


@pytest.mark.parametrize("faction", FACTIONS)
def test_sower_of_discontent_counts_adayu_for_any_faction(faction):
    game = table(power=3, center_row=["Sower of Discontent"], played=["Adayu the Serene"])
    game.do("defeat Sower of Discontent", faction)
    assert game.honor() == 3


def test_sower_of_discontent_counts_a_faction_that_was_named():
    game = table(power=3, center_row=["Sower of Discontent"], hand=["Borderland Mercenary"])
    game.do("play Borderland Mercenary", "Mechana", "defeat Sower of Discontent", "Mechana")
    assert game.honor() == 3


def test_terrorizing_fiend_gives_two_honor_and_two_cards():
    game = table(power=4, center_row=["Terrorizing Fiend"], deck=["Mystic", "Wolf Shaman"])
    game.do("defeat Terrorizing Fiend")
    assert (game.honor(), sorted(game.names("hand"))) == (2, ["Mystic", "Wolf Shaman"])


def test_wailing_spectre_gives_four_honor_and_may_banish_two_cards():
    game = table(power=5, center_row=["Wailing Spectre"], discard=["Militia", "Mystic", "Apprentice"])
    game.do(
        "defeat Wailing Spectre", "banish Militia from discard pile", "banish Apprentice from discard pile"
    )
    assert (game.honor(), game.names("discard")) == (4, ["Mystic"])
    assert game.moves() == ["end turn"]


@pytest.mark.parametrize("answers", [["decline"], ["banish Militia from discard pile", "decline"]])
def test_wailing_spectre_may_banish_one_card_or_none(answers):
    game = table(power=5, center_row=["Wailing Spectre"], discard=["Militia", "Mystic"])
    game.do("defeat Wailing Spectre", *answers)
    assert len(game.names("discard")) == 3 - len(answers)


def test_wailing_spectre_finds_a_card_acquired_this_turn_but_none_played():
    """RU-47, RU-59: one is in the discard pile, the other not yet."""
    game = table(hand=["Apprentice"], runes=1, power=5, center_row=["Wailing Spectre"])
    game.do("play Apprentice", "acquire Heavy Infantry", "defeat Wailing Spectre")
    assert game.moves() == ["banish Heavy Infantry from discard pile", "decline"]
