"""The Lifebound cards of Realms Unraveled."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])


def test_animus_of_the_wild_gives_two_runes_and_a_cheaper_hero():
    game = table(hand=["Animus of the Wild"], center_row=["Wolf Shaman"])
    game.do("play Animus of the Wild")
    assert game.runes == 2
    game.do("acquire Wolf Shaman")
    assert game.runes == 0


def test_animus_of_the_wild_makes_one_hero_cheaper_only():
    game = table(hand=["Animus of the Wild"], runes=4, center_row=["Wolf Shaman", "Everbloom Clique"])
    game.do("play Animus of the Wild", "acquire Wolf Shaman", "acquire Everbloom Clique")
    assert game.runes == 6 - 2 - 2


@pytest.mark.parametrize(("hero", "cost"), [("Mystic", 2), ("Heavy Infantry", 1)])
def test_animus_of_the_wild_makes_basic_heroes_cheaper(hero, cost):
    game = table(hand=["Animus of the Wild"])
    game.do("play Animus of the Wild", f"acquire {hero}")
    assert game.runes == 2 - cost


def test_animus_of_the_wild_leaves_constructs_as_dear_as_they_are():
    """And a construct does not use it up."""
    game = table(hand=["Animus of the Wild"], runes=2, center_row=["Workshop Gargoyle"])
    game.do("play Animus of the Wild", "acquire Workshop Gargoyle")
    assert game.runes == 2
    assert "acquire Mystic" in game.moves()


def test_animus_of_the_wild_twice_makes_the_next_hero_two_runes_cheaper():
    game = table(hand=["Animus of the Wild"] * 2, center_row=["Remus, Pack Guardian"])
    game.do("play Animus of the Wild", "play Animus of the Wild", "acquire Remus, Pack Guardian")
    assert game.runes == 0
    assert "acquire Heavy Infantry" not in game.moves()


def test_animus_of_the_wild_makes_nothing_cheaper_than_free():
    game = table(hand=["Animus of the Wild"] * 2, center_row=["Disciple of Cetra"])
    game.do("play Animus of the Wild", "play Animus of the Wild", "acquire Disciple of Cetra")
    assert game.runes == 4


def test_animus_of_the_wild_is_used_up_by_a_hero_acquired_without_paying():
    game = table(hand=["Animus of the Wild", "Journeyman Outrider"])
    game.do("play Animus of the Wild", "play Journeyman Outrider", "acquire Heavy Infantry")
    assert "acquire Mystic" not in game.moves()


def test_animus_of_the_wild_is_forgotten_at_the_end_of_the_turn():
    game = table(hand=["Animus of the Wild"], deck=["Mystic"] + ["Militia"] * 4)
    game.do("play Animus of the Wild", "end turn", "end turn", "play Mystic")
    assert "acquire Mystic" not in game.moves()


def test_cetra_matron_of_stars_puts_a_hero_of_any_cost_on_top_of_the_deck():
    """RU-75, RU-Q11: chosen as she is played, among the basic heroes too; not optional."""
    row = ["Vir, Ascetic Master", "Hedron Watchtower", "Sadistic Giant"]
    game = table(hand=["Cetra, Matron of Stars"], center_row=row)
    game.do("play Cetra, Matron of Stars")
    heroes = ["Vir, Ascetic Master", "Mystic", "Heavy Infantry"]
    assert game.moves() == [f"acquire {hero} onto deck" for hero in heroes]
    game.do("acquire Vir, Ascetic Master onto deck")
    assert (game.names("deck")[0], game.runes) == ("Vir, Ascetic Master", 0)
    assert game.moves() == ["end turn"]


def test_cetra_matron_of_stars_acquires_again_for_an_earlier_hero_at_any_time():
    """RU-76: the further heroes need not be chosen as she is played."""
    row = ["Vir, Ascetic Master", "Spike Vixen"]
    game = table(hand=["Wolf Shaman", "Cetra, Matron of Stars", "Apprentice"], center_row=row)
    game.do("play Wolf Shaman", "play Cetra, Matron of Stars", "acquire Spike Vixen onto deck")
    game.do("play Apprentice", "use Cetra, Matron of Stars", "acquire Vir, Ascetic Master onto deck")
    assert game.names("deck")[:2] == ["Vir, Ascetic Master", "Spike Vixen"]
    assert "use Cetra, Matron of Stars" not in game.moves()


def test_cetra_matron_of_stars_acquires_again_for_each_later_hero():
    """RU-71, RU-76: the rights add up and can be saved."""
    game = table(hand=["Cetra, Matron of Stars", "Animus of the Wild", "Animus of the Wild"])
    game.do("play Cetra, Matron of Stars", "acquire Mystic onto deck")
    assert "use Cetra, Matron of Stars" not in game.moves()
    game.do("play Animus of the Wild", "play Animus of the Wild")
    game.do("use Cetra, Matron of Stars", "acquire Mystic onto deck")
    game.do("use Cetra, Matron of Stars", "acquire Heavy Infantry onto deck")
    assert game.names("deck")[:3] == ["Heavy Infantry", "Mystic", "Mystic"]
    assert "use Cetra, Matron of Stars" not in game.moves()


def test_cetra_matron_of_stars_saved_right_once_begun_has_to_be_used():
    """RU-OUR-4: the player may wait, but not stop halfway."""
    game = table(hand=["Cetra, Matron of Stars"], played=["Wolf Shaman"])
    game.do("play Cetra, Matron of Stars", "acquire Mystic onto deck", "use Cetra, Matron of Stars")
    assert game.moves() == ["acquire Mystic onto deck", "acquire Heavy Infantry onto deck"]


def test_cetra_matron_of_stars_takes_her_rights_with_her_at_the_end_of_the_turn():
    """RU-D19: what was not used is lost; none has to be used."""
    game = table(hand=["Cetra, Matron of Stars", "Animus of the Wild"])
    game.do("play Animus of the Wild", "play Cetra, Matron of Stars", "acquire Mystic onto deck")
    game.do("end turn", "end turn")
    assert "use Cetra, Matron of Stars" not in game.moves()


def test_cetra_matron_of_stars_can_put_a_mechana_hero_to_hand_with_air_support_squadron():
    """RU-Q14: of two places that are named, the player chooses."""
    game = table(
        hand=["Cetra, Matron of Stars"], constructs=["Air Support Squadron"], center_row=["Canon Templar"]
    )
    game.do("play Cetra, Matron of Stars")
    assert {"acquire Canon Templar onto deck", "acquire Canon Templar to hand"} <= set(game.moves())
    assert "acquire Canon Templar" not in game.moves()
    game.do("acquire Canon Templar to hand")
    assert game.names("hand") == ["Canon Templar"]


def test_disciple_of_cetra_gives_a_rune_and_an_honor():
    game = table(hand=["Disciple of Cetra"])
    game.do("play Disciple of Cetra")
    assert (game.runes, game.honor()) == (1, 1)


def test_disciple_of_cetra_transforms_after_another_lifebound_hero():
    """RU-83, RU-84: at once; the rune and the honor of this side are not gained."""
    game = table(hand=["Disciple of Cetra", "Wolf Shaman"])
    game.do("play Wolf Shaman")
    assert "Scion of Cetra" in game.names("hand")
    assert (game.runes, game.honor()) == (1, 0)


def test_disciple_of_cetra_drawn_at_the_end_of_the_turn_stays_as_it_is():
    """RU-90, RU-91, RU-D07: the Lifebound hero belongs to the turn before."""
    game = table(hand=["Everbloom Clique"], deck=["Disciple of Cetra"])
    game.do("play Everbloom Clique", "end turn")
    assert "Disciple of Cetra" in game.names("hand")
    game.do("end turn")
    assert "Disciple of Cetra" in game.names("hand")


def test_disciple_of_cetra_drawn_during_the_turn_transforms_on_arrival():
    """RU-D05: Wolf Shaman was played before it came."""
    game = table(hand=["Wolf Shaman"], deck=["Disciple of Cetra"])
    game.do("play Wolf Shaman")
    assert game.names("hand") == ["Scion of Cetra"]


def test_disciple_of_cetra_played_first_keeps_its_side():
    """RU-D06: it is no longer in hand."""
    game = table(hand=["Disciple of Cetra", "Everbloom Clique"])
    game.do("play Disciple of Cetra", "play Everbloom Clique", "end turn")
    assert "Disciple of Cetra" in game.names("discard")


def test_scion_of_cetra_gives_two_runes_and_two_honor():
    game = table(hand=["Scion of Cetra"])
    game.do("play Scion of Cetra")
    assert (game.runes, game.honor()) == (2, 2)


def test_druids_wreath_transforms_after_two_lifebound_heroes():
    """RU-D12: the construct itself does not count, nor does one hero alone."""
    game = table(hand=["Druid's Wreath", "Everbloom Clique", "Everbloom Clique"])
    game.do("play Everbloom Clique", "play Druid's Wreath")
    assert game.names("constructs") == ["Druid's Wreath"]
    game.do("play Everbloom Clique")
    assert game.names("constructs") == ["Verdant Crown"]


def test_druids_wreath_counts_heroes_with_a_second_faction():
    game = table(constructs=["Druid's Wreath"], hand=["Wildgear Druid", "Deathbound Druid"])
    game.do("play Wildgear Druid", "play Deathbound Druid")
    assert game.names("constructs") == ["Verdant Crown"]


def test_druids_wreath_does_nothing_else():
    assert table(constructs=["Druid's Wreath"]).moves() == ["end turn"]


def test_druids_wreath_does_not_add_up_heroes_of_two_turns():
    """RU-D07: the count begins anew."""
    game = table(constructs=["Druid's Wreath"], hand=["Everbloom Clique"], deck=["Everbloom Clique"])
    game.do("play Everbloom Clique", "end turn", "end turn", "play Everbloom Clique")
    assert game.names("constructs") == ["Druid's Wreath"]


def test_verdant_crown_gives_two_honor_once_per_turn():
    game = table(constructs=["Verdant Crown"])
    game.do("use Verdant Crown")
    assert game.honor() == 2
    assert "use Verdant Crown" not in game.moves()


def test_everbloom_clique_gives_two_honor():
    game = table(hand=["Everbloom Clique"])
    game.do("play Everbloom Clique")
    assert game.honor() == 2


def test_everbloom_clique_gives_honor_for_a_hero_before_it_and_one_after_it():
    """RU-70, RU-71, RU-74: the rulebook's example."""
    game = table(hand=["Animus of the Wild", "Everbloom Clique", "Wolf Shaman"])
    game.do("play Animus of the Wild", "play Everbloom Clique")
    assert game.honor() == 3
    game.do("play Wolf Shaman")
    assert game.honor() == 4


def test_everbloom_clique_twice_gives_six_honor():
    """RU-D08: each counts the other."""
    game = table(hand=["Everbloom Clique", "Everbloom Clique"])
    game.do("play Everbloom Clique", "play Everbloom Clique")
    assert game.honor() == 6


def test_remus_pack_guardian_gives_three_runes():
    game = table(hand=["Remus, Pack Guardian"])
    game.do("play Remus, Pack Guardian")
    assert game.runes == 3


def test_remus_pack_guardian_transforms_after_three_honor_from_all_sources():
    """RU-D15: they need not come at once, nor from one card."""
    game = table(hand=["Remus, Pack Guardian", "Everbloom Clique"], power=2)
    game.do("play Everbloom Clique")
    assert game.names("hand") == ["Remus, Pack Guardian"]
    game.do("defeat Cultist")
    assert game.names("hand") == ["Remus, Wild Emissary"]


def test_remus_pack_guardian_transforms_for_deathbound_druid_alone():
    game = table(hand=["Remus, Pack Guardian", "Deathbound Druid"])
    game.do("play Deathbound Druid")
    assert game.names("hand") == ["Remus, Wild Emissary"]


def test_remus_pack_guardian_does_not_count_printed_honor():
    """RU-121: an acquired card is worth something only at the end."""
    game = table(hand=["Remus, Pack Guardian"], runes=7, center_row=["Upgrade Foundry"], honor=9)
    game.do("acquire Upgrade Foundry")
    assert game.names("hand") == ["Remus, Pack Guardian"]


def test_remus_pack_guardian_does_not_count_honor_of_an_earlier_turn():
    """RU-D07: nor that of somebody else's turn."""
    game = table(
        hand=["Deathbound Druid"], deck=["Remus, Pack Guardian"], opponents=[{"hand": ["Deathbound Druid"]}]
    )
    game.do("play Deathbound Druid", "end turn", "play Deathbound Druid", "end turn")
    assert "Remus, Pack Guardian" in game.names("hand")


def test_remus_wild_emissary_gives_three_runes_that_can_be_spent_as_power():
    game = table(hand=["Remus, Wild Emissary"], center_row=["Sadistic Giant", "Sower of Discontent"])
    game.do("play Remus, Wild Emissary")
    assert "defeat Sadistic Giant" not in game.moves()
    game.do("defeat Sower of Discontent", "Void")
    assert (game.runes, game.power) == (0, 0)


def test_remus_wild_emissary_lets_every_rune_of_the_turn_be_spent_as_power():
    """Those from before it and those from after it too."""
    game = table(
        hand=["Remus, Wild Emissary", "Mystic"], runes=1, power=1, center_row=["Adayu the Tormented"]
    )
    game.do("play Remus, Wild Emissary", "play Mystic", "defeat Adayu the Tormented")
    assert (game.runes, game.power, game.names("discard")) == (0, 0, ["Adayu the Serene"])


def test_remus_wild_emissary_leaves_runes_for_last():
    """RU-OUR-1: power can buy nothing else."""
    game = table(hand=["Remus, Wild Emissary"], power=3, center_row=["Sadistic Giant"])
    game.do("play Remus, Wild Emissary", "defeat Sadistic Giant")
    assert (game.power, game.runes) == (0, 2)


def test_remus_wild_emissary_does_not_turn_power_into_runes():
    game = table(hand=["Remus, Wild Emissary"], power=5, center_row=["Snapdragon Witch"])
    game.do("play Remus, Wild Emissary")
    assert "acquire Snapdragon Witch" not in game.moves()


def test_remus_wild_emissary_is_forgotten_at_the_end_of_the_turn():
    game = table(hand=["Remus, Wild Emissary"], opponents=[{"hand": ["Mystic"]}], deck=["Mystic"])
    game.do("play Remus, Wild Emissary", "end turn", "play Mystic")
    assert "defeat Cultist" not in game.moves()
    game.do("end turn", "play Mystic")
    assert "defeat Cultist" not in game.moves()


def test_snapdragon_witch_gives_an_honor_and_a_card():
    game = table(hand=["Snapdragon Witch"], deck=["Mystic"], opponents=[{"honor": 5}])
    game.do("play Snapdragon Witch")
    assert (game.honor(), game.names("hand")) == (1, ["Mystic"])


@pytest.mark.parametrize(("others", "cards"), [([0, 0], 2), ([3, 0], 2), ([0, 4], 1), ([5, 0], 1)])
def test_snapdragon_witch_draws_another_card_for_the_most_honor(others, cards):
    """Her own honor counts already; a tie is not enough, and everybody has to have less."""
    game = table(hand=["Snapdragon Witch"], honor=3, opponents=[{"honor": honor} for honor in others])
    game.do("play Snapdragon Witch")
    assert len(game.names("hand")) == cards


def test_snapdragon_witch_compares_tokens_only():
    """RU-Q04: what is printed on cards does not count."""
    game = table(hand=["Snapdragon Witch"], opponents=[{"constructs": ["Upgrade Foundry"]}])
    game.do("play Snapdragon Witch")
    assert len(game.names("hand")) == 2


@pytest.mark.parametrize(("honor", "cards"), [(0, 2), (1, 1)])
def test_snapdragon_witch_compares_with_the_cult_in_solitaire(honor, cards):
    """RU-Q23: the tokens of the Cult are somebody else's tokens."""
    game = table(variant="solitaire", hand=["Snapdragon Witch"], rival={"honor": honor, "cards": []})
    game.do("play Snapdragon Witch")
    assert len(game.names("hand")) == cards


def test_wolf_shaman_gives_a_rune_and_a_card_at_once_and_the_rune_can_wait_in_realms_unraveled():
    """RU-18, RU-21: the rulebook's example of a turn."""
    game = table(hand=["Wolf Shaman"], deck=["Mystic"])
    game.do("play Wolf Shaman")
    assert (game.runes, game.names("hand")) == (1, ["Mystic"])
    game.do("play Mystic", "acquire Mystic")
    assert game.runes == 0
