"""The cards of two factions of Realms Unraveled."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])


def test_canon_templar_gives_two_runes():
    """Without a construct there is no monster to defeat."""
    game = table(hand=["Canon Templar"], center_row=["Foundation Burrower"])
    game.do("play Canon Templar")
    assert (game.runes, game.moves()) == (2, ["acquire Heavy Infantry", "end turn"])


def test_canon_templar_may_defeat_a_monster_that_costs_no_more_than_a_construct():
    """RU-Q11: the costliest construct is the limit, costs are not added; the Cultist can be meant."""
    row = ["Sadistic Giant", "Wailing Spectre"]
    game = table(hand=["Canon Templar"], constructs=["Workshop Gargoyle", "Druid's Wreath"], center_row=row)
    game.do("play Canon Templar")
    assert game.moves() == ["defeat Sadistic Giant", "defeat Cultist", "decline"]
    game.do("defeat Sadistic Giant")
    assert (game.honor(), game.power, game.names("void")) == (5, 0, ["Sadistic Giant"])


def test_canon_templar_need_not_defeat_a_monster():
    game = table(hand=["Canon Templar"], constructs=["Workshop Gargoyle"])
    game.do("play Canon Templar", "decline")
    assert game.honor() == 0


def test_canon_templar_looks_at_the_constructs_as_it_is_played():
    """RU-20: one that enters play later comes too late."""
    game = table(hand=["Canon Templar", "Druid's Wreath"])
    game.do("play Canon Templar", "play Druid's Wreath")
    assert "defeat Cultist" not in game.moves()


def test_canon_templar_lets_both_disciples_transform():
    """RU-77, RU-79, RU-80: the rulebook's example of a card with two factions."""
    game = table(hand=["Canon Templar", "Disciple of Oziah", "Disciple of Euloth", "Disciple of Emri"])
    game.do("play Canon Templar")
    assert sorted(game.names("hand")) == ["Disciple of Emri", "Scion of Euloth", "Scion of Oziah"]


def test_canon_templar_counts_for_multi_unite_of_either_faction():
    """RU-79: once for each of two Multi-Unite heroes."""
    game = table(hand=["Oziah's Familiar", "Matron of Discovery", "Canon Templar"])
    game.do("play Oziah's Familiar", "play Matron of Discovery", "play Canon Templar")
    game.do("first Oziah's Familiar")
    assert (game.honor(), game.runes) == (1 + 1, 2 + 2 + 1)


def test_deathbound_druid_gives_three_honor_and_may_banish_a_card():
    game = table(hand=["Deathbound Druid"], discard=["Militia"])
    game.do("play Deathbound Druid")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("banish Militia from discard pile")
    assert (game.honor(), game.names("discard")) == (3, [])


def test_deathbound_druid_counts_as_lifebound_and_void():
    game = table(hand=["Deathbound Druid", "Everbloom Clique", "Deathdealer Noble"])
    game.do("play Deathbound Druid", "play Everbloom Clique", "play Deathdealer Noble")
    assert (game.honor(), game.power) == (3 + 2 + 1, 2 + 1)


@pytest.mark.parametrize("constructs", [[], ["Druid's Wreath"]])
def test_nightmare_delver_gives_two_runes_and_no_more_without_two_constructs(constructs):
    game = table(hand=["Nightmare Delver"], constructs=constructs, discard=["Militia"])
    game.do("play Nightmare Delver")
    assert (game.runes, game.moves()) == (2, ["acquire Heavy Infantry", "end turn"])


def test_nightmare_delver_may_banish_a_card_with_two_constructs_in_play():
    """Of any faction."""
    game = table(
        hand=["Nightmare Delver"], constructs=["Druid's Wreath", "Forgotten Scripture"], discard=["Militia"]
    )
    game.do("play Nightmare Delver")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("banish Militia from discard pile")
    assert (game.runes, game.names("discard")) == (2, [])


def test_nightmare_delver_looks_at_the_constructs_as_it_is_played():
    """RU-20: a second construct that comes later gives nothing."""
    game = table(
        hand=["Nightmare Delver", "Druid's Wreath"], constructs=["Druid's Wreath"], discard=["Militia"]
    )
    game.do("play Nightmare Delver", "play Druid's Wreath")
    assert "banish Militia from discard pile" not in game.moves()


def test_nightmare_delver_counts_as_mechana_and_void():
    game = table(hand=["Nightmare Delver", "Disciple of Euloth", "Disciple of Emri"])
    game.do("play Nightmare Delver")
    assert sorted(game.names("hand")) == ["Scion of Emri", "Scion of Euloth"]


def test_timestream_seer_gives_two_runes_and_may_banish_a_card_of_the_center_row():
    """RU-57: the row is filled at once."""
    game = table(hand=["Timestream Seer"], center_row=["Spike Vixen"], center_deck=["Wolf Shaman"])
    game.do("play Timestream Seer", "banish Spike Vixen from center row")
    assert (game.runes, game.names("void")) == (2, ["Spike Vixen"])
    assert game.names("center_row")[0] == "Wolf Shaman"


def test_timestream_seer_need_not_banish_a_card():
    game = table(hand=["Timestream Seer"])
    row = game.names("center_row")
    game.do("play Timestream Seer", "decline")
    assert game.names("center_row") == row


def test_timestream_seer_gets_no_reward_for_a_banished_monster():
    """RU-61: banishing is not defeating."""
    game = table(hand=["Timestream Seer"], center_row=["Sadistic Giant"])
    game.do("play Timestream Seer", "banish Sadistic Giant from center row")
    assert (game.honor(), game.names("void")) == (0, ["Sadistic Giant"])


def test_timestream_seer_counts_as_enlightened_and_lifebound():
    game = table(hand=["Timestream Seer", "Disciple of Oziah", "Disciple of Cetra"])
    game.do("play Timestream Seer", "decline")
    assert sorted(game.names("hand")) == ["Scion of Cetra", "Scion of Oziah"]


def test_voidforged_paladin_gives_two_power_and_draws_two_cards_for_a_monster():
    game = table(hand=["Voidforged Paladin"], power=5, center_row=["Sadistic Giant", "Sower of Discontent"])
    game.do("play Voidforged Paladin")
    assert (game.power, game.names("hand")) == (7, [])
    game.do("defeat Sadistic Giant")
    assert len(game.names("hand")) == 2
    game.do("defeat Sower of Discontent", "Void")
    assert len(game.names("hand")) == 2


def test_voidforged_paladin_draws_nothing_for_the_cultist():
    """RU-D16: he does not stand in the center row, and is not the first defeat either."""
    game = table(hand=["Voidforged Paladin"], power=4, center_row=["Sadistic Giant"])
    game.do("play Voidforged Paladin", "defeat Cultist")
    assert game.names("hand") == []
    game.do("defeat Sadistic Giant")
    assert len(game.names("hand")) == 2


def test_voidforged_paladin_draws_for_a_monster_defeated_without_paying():
    game = table(hand=["Voidforged Paladin", "Scion of Oziah"], center_row=["Sadistic Giant"])
    game.do("play Voidforged Paladin", "play Scion of Oziah", "defeat Sadistic Giant")
    assert len(game.names("hand")) == 2


def test_voidforged_paladin_comes_too_late_after_the_first_monster():
    """RU-Q05: the first defeat of the turn is meant, not the next."""
    row = ["Sadistic Giant", "Sower of Discontent"]
    game = table(hand=["Voidforged Paladin"], power=5, center_row=row)
    game.do("defeat Sadistic Giant", "play Voidforged Paladin", "defeat Sower of Discontent", "Void")
    assert game.names("hand") == []


def test_voidforged_paladin_twice_draws_four_cards():
    game = table(hand=["Voidforged Paladin"] * 2, center_row=["Sadistic Giant"])
    game.do("play Voidforged Paladin", "play Voidforged Paladin", "defeat Sadistic Giant")
    assert len(game.names("hand")) == 4


def test_voidforged_paladin_is_forgotten_at_the_end_of_the_turn():
    game = table(
        hand=["Voidforged Paladin"], deck=["Heavy Infantry", "Heavy Infantry"], center_row=["Sadistic Giant"]
    )
    game.do("play Voidforged Paladin", "end turn", "end turn", "play Heavy Infantry", "play Heavy Infantry")
    game.do("defeat Sadistic Giant")
    assert len(game.names("hand")) == 3


def test_voidforged_paladin_counts_as_enlightened_and_void():
    game = table(hand=["Voidforged Paladin", "Disciple of Oziah", "Disciple of Emri"])
    game.do("play Voidforged Paladin")
    assert sorted(game.names("hand")) == ["Scion of Emri", "Scion of Oziah"]


@pytest.mark.parametrize("constructs", [[], ["Druid's Wreath"]])
def test_wildgear_druid_gives_two_runes_and_no_more_without_two_constructs(constructs):
    game = table(hand=["Wildgear Druid"], constructs=constructs)
    game.do("play Wildgear Druid")
    assert (game.runes, game.honor()) == (2, 0)


def test_wildgear_druid_gives_two_honor_with_two_constructs_in_play():
    """RU-20: of any faction, in play as it is played."""
    game = table(hand=["Wildgear Druid"] * 2 + ["Forgotten Scripture"], constructs=["Druid's Wreath"])
    game.do("play Wildgear Druid", "play Forgotten Scripture")
    assert game.honor() == 0
    game.do("play Wildgear Druid")
    assert (game.runes, game.honor()) == (4, 2)


def test_wildgear_druid_counts_as_lifebound_and_mechana():
    game = table(hand=["Wildgear Druid", "Disciple of Cetra", "Disciple of Euloth"])
    game.do("play Wildgear Druid")
    assert sorted(game.names("hand")) == ["Scion of Cetra", "Scion of Euloth"]
