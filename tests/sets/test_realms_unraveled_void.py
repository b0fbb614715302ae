"""The Void cards of Realms Unraveled."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])

EIGHT_MONSTERS = ["Foundation Burrower"] * 4 + ["Sadistic Giant"] * 4


def test_black_watch_exemplar_gives_three_power():
    game = table(hand=["Black Watch Exemplar"], discard=["Apprentice"])
    game.do("play Black Watch Exemplar")
    assert (game.power, game.names("discard")) == (3, ["Apprentice"])


def test_black_watch_exemplar_may_banish_a_card_for_each_earlier_void_hero():
    """RU-60, RU-70: one question each, as it is played; both can be declined."""
    game = table(hand=["Spike Vixen", "Spike Vixen", "Black Watch Exemplar"], discard=["Militia", "Mystic"])
    game.do("play Spike Vixen", "play Spike Vixen", "play Black Watch Exemplar")
    assert game.moves() == ["banish Militia from discard pile", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from discard pile")
    assert game.moves() == ["banish Mystic from discard pile", "decline"]
    game.do("decline")
    assert game.names("discard") == ["Mystic"]


def test_black_watch_exemplar_may_banish_a_card_as_each_later_void_hero_is_played():
    """RU-71, RU-Q16: declined is declined, nothing is saved for later."""
    hand = ["Black Watch Exemplar", "Spike Vixen", "Nightmare Delver"]
    game = table(hand=hand, discard=["Militia"])
    game.do("play Black Watch Exemplar", "play Spike Vixen", "decline", "play Nightmare Delver")
    game.do("banish Militia from discard pile")
    assert (game.names("discard"), game.names("removed")) == ([], ["Militia"])


def test_black_watch_exemplar_finds_no_card_played_this_turn():
    """RU-59: they are not in the discard pile yet."""
    game = table(hand=["Apprentice", "Spike Vixen", "Black Watch Exemplar"], discard=[])
    game.do("play Apprentice", "play Spike Vixen", "play Black Watch Exemplar")
    assert not [move for move in game.moves() if move.startswith("banish")]


def test_deathdealer_noble_gives_two_power():
    game = table(hand=["Deathdealer Noble"])
    game.do("play Deathdealer Noble")
    assert game.power == 2


def test_deathdealer_noble_gives_a_power_for_each_other_void_hero():
    """RU-70, RU-71: before and after, of two factions too."""
    game = table(hand=["Spike Vixen", "Deathdealer Noble", "Voidforged Paladin", "Wolf Shaman"])
    game.do("play Spike Vixen", "play Deathdealer Noble")
    assert game.power == 1 + 2 + 1
    game.do("play Voidforged Paladin", "play Wolf Shaman")
    assert game.power == 4 + 2 + 1


def test_deathdealer_noble_three_times_gives_twelve_power():
    """RU-73, RU-D08: 2 for each, and 1 for each of the two others."""
    game = table(hand=["Deathdealer Noble"] * 3)
    game.do("play Deathdealer Noble", "play Deathdealer Noble", "play Deathdealer Noble")
    assert game.power == 12


def test_disciple_of_emri_gives_a_power_and_may_banish_a_card():
    game = table(hand=["Disciple of Emri"], discard=["Militia", "Mystic"])
    game.do("play Disciple of Emri", "banish Militia from discard pile")
    assert (game.power, game.names("discard")) == (1, ["Mystic"])


def test_disciple_of_emri_need_not_banish_a_card():
    """RU-60: the player may decline."""
    game = table(hand=["Disciple of Emri"], discard=["Militia"])
    game.do("play Disciple of Emri", "decline")
    assert game.names("discard") == ["Militia"]


def test_disciple_of_emri_cannot_banish_an_apprentice_used_this_turn():
    """RU-22, RU-59: the rulebook's answer; it lies in front of the player until the end of the turn."""
    game = table(hand=["Apprentice", "Disciple of Emri"])
    game.do("play Apprentice", "play Disciple of Emri")
    assert (game.runes, game.names("played")) == (1, ["Apprentice", "Disciple of Emri"])
    assert game.moves() == ["end turn"]


def test_disciple_of_emri_transforms_after_another_void_hero():
    game = table(hand=["Disciple of Emri", "Deathdealer Noble"])
    game.do("play Deathdealer Noble")
    assert game.names("hand") == ["Scion of Emri"]


def test_disciple_of_emri_drawn_by_spike_vixen_transforms_on_arrival():
    """RU-D05: the Vixen was played before she drew it."""
    game = table(hand=["Spike Vixen"], deck=["Disciple of Emri"])
    game.do("play Spike Vixen")
    assert game.names("hand") == ["Scion of Emri"]


def test_disciple_of_emri_played_first_keeps_its_side():
    """RU-D06: only a card in hand transforms."""
    game = table(hand=["Disciple of Emri", "Spike Vixen"])
    game.do("play Disciple of Emri", "play Spike Vixen", "end turn")
    assert "Disciple of Emri" in game.names("discard")


def test_scion_of_emri_gives_three_power_and_may_banish_a_card():
    game = table(hand=["Scion of Emri"], discard=["Militia"])
    game.do("play Scion of Emri")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("banish Militia from discard pile")
    assert (game.power, game.names("discard")) == (3, [])


def test_emri_the_unmaker_gives_four_power():
    game = table(hand=["Emri, the Unmaker"])
    game.do("play Emri, the Unmaker")
    assert game.power == 4


def test_emri_the_unmaker_transforms_with_eight_monsters_in_the_void():
    """Heroes and constructs there do not count."""
    void = [*EIGHT_MONSTERS[:7], "Spike Vixen", "Druid's Wreath"]
    game = table(hand=["Emri, the Unmaker"], void=void, power=3, center_row=["Sower of Discontent"])
    assert game.names("hand") == ["Emri, the Unmaker"]
    game.do("defeat Sower of Discontent", "Void")
    assert game.names("hand") == ["Emri, Demonsbane"]


def test_emri_the_unmaker_counts_banished_monsters_too():
    game = table(
        hand=["Emri, the Unmaker", "Timestream Seer"],
        void=EIGHT_MONSTERS[:7],
        center_row=["Adayu the Tormented"],
    )
    game.do("play Timestream Seer", "banish Adayu the Tormented from center row")
    assert game.names("hand") == ["Emri, Demonsbane"]


@pytest.mark.parametrize(("monster", "power"), [("Borderland Nihilist", 3), ("Cultist", 2)])
def test_emri_the_unmaker_does_not_count_monsters_that_never_get_there(monster, power):
    """RU-55, RU-Q17: the Cultist stays, the Nihilist is acquired."""
    void = EIGHT_MONSTERS[:7]
    game = table(hand=["Emri, the Unmaker"], void=void, power=power, center_row=["Borderland Nihilist"])
    game.do(f"defeat {monster}")
    assert game.names("hand") == ["Emri, the Unmaker"]


def test_emri_the_unmaker_stays_transformed_when_the_void_is_reshuffled():
    """RU-86: what is done is done."""
    game = table(
        hand=["Emri, the Unmaker"], void=EIGHT_MONSTERS, runes=3, center_row=["Wolf Shaman"],
        center_deck=[], exact=["center_deck"],
    )  # fmt: skip
    game.do("acquire Wolf Shaman")
    assert (game.names("hand"), game.names("void")) == (["Emri, Demonsbane"], [])


def test_emri_the_unmaker_transforms_in_an_own_turn_only():
    """RU-Q02: drawn for the next turn, or while others play, he stays as he is."""
    game = table(deck=["Emri, the Unmaker"], void=EIGHT_MONSTERS)
    game.do("end turn")
    assert "Emri, the Unmaker" in game.names("hand")
    game.do("end turn")
    assert "Emri, Demonsbane" in game.names("hand")


def test_emri_demonsbane_gives_five_power_and_opens_the_void():
    """RU-65: without him nobody can touch what is there."""
    game = table(hand=["Emri, Demonsbane"], void=["Sadistic Giant", "Wolf Shaman"], power=4)
    assert "defeat Sadistic Giant from the void" not in game.moves()
    game.do("play Emri, Demonsbane", "defeat Sadistic Giant from the void")
    assert (game.power, game.honor()) == (4 + 5 - 4, 5)


def test_emri_demonsbane_puts_a_monster_of_the_void_under_the_center_deck():
    game = table(hand=["Emri, Demonsbane"], void=["Sadistic Giant"])
    row = game.names("center_row")
    game.do("play Emri, Demonsbane", "defeat Sadistic Giant from the void")
    assert (game.names("void"), game.names("center_row")) == ([], row)
    assert game.names("center_deck")[-1] == "Sadistic Giant"


def test_emri_demonsbane_lets_any_number_be_defeated_while_the_power_lasts():
    """Monsters of the center row still go to the void, and can be defeated there again."""
    void = ["Foundation Burrower", "Foundation Burrower", "Sadistic Giant"]
    game = table(hand=["Emri, Demonsbane"], void=void, power=3, center_row=["Terrorizing Fiend"])
    game.do("play Emri, Demonsbane", "defeat Terrorizing Fiend", "defeat Foundation Burrower from the void")
    game.do("decline", "defeat Foundation Burrower from the void", "decline")
    assert (game.power, game.names("void")) == (0, ["Sadistic Giant", "Terrorizing Fiend"])


def test_emri_demonsbane_offers_only_what_can_be_paid():
    game = table(hand=["Emri, Demonsbane"], void=["Adayu the Tormented", "Wailing Spectre"])
    game.do("play Emri, Demonsbane")
    assert "defeat Wailing Spectre from the void" in game.moves()
    assert "defeat Adayu the Tormented from the void" not in game.moves()


def test_emri_demonsbane_closes_the_void_at_the_end_of_the_turn():
    game = table(
        hand=["Emri, Demonsbane"], void=["Foundation Burrower"], opponents=[{"hand": ["Heavy Infantry"]}]
    )
    game.do("play Emri, Demonsbane", "end turn", "play Heavy Infantry")
    assert "defeat Cultist" in game.moves()
    assert "defeat Foundation Burrower from the void" not in game.moves()


def test_emri_demonsbane_counts_a_defeat_in_the_void_as_one_in_the_center_row():
    """Voidforged Paladin draws for it, and not again for the next."""
    game = table(
        hand=["Voidforged Paladin", "Emri, Demonsbane"],
        void=["Sadistic Giant"],
        center_row=["Sower of Discontent"],
    )
    game.do("play Voidforged Paladin", "play Emri, Demonsbane", "defeat Sadistic Giant from the void")
    assert len(game.names("hand")) == 2
    game.do("defeat Sower of Discontent", "Void")
    assert len(game.names("hand")) == 2


def test_emri_demonsbane_lets_a_nihilist_of_the_void_be_acquired():
    """RU-D13: it does not go under the center deck."""
    game = table(hand=["Emri, Demonsbane"], void=["Borderland Nihilist"])
    game.do("play Emri, Demonsbane", "defeat Borderland Nihilist from the void")
    assert (game.names("discard"), game.names("void")) == (["Borderland Mercenary"], [])
    assert "Borderland Nihilist" not in game.names("center_deck")


def test_emri_demonsbane_opens_the_void_to_effects_that_defeat_without_paying():
    """RU-Q12: a monster there stands as if in the center row."""
    game = table(
        hand=["Emri, Demonsbane", "Disciple of Oziah"], void=["Sower of Discontent", "Sadistic Giant"]
    )
    game.do("play Emri, Demonsbane", "play Disciple of Oziah")
    assert game.moves() == ["defeat Sower of Discontent from the void", "defeat Cultist"]
    game.do("defeat Sower of Discontent from the void", "Void")
    assert (game.power, game.names("center_deck")[-1]) == (5, "Sower of Discontent")


def test_emri_demonsbane_opens_the_void_to_avatar_of_the_fallen():
    """RU-Q12: its reward defeats a monster there, but acquires nothing from there, nor takes itself."""
    game = table(
        sets=["godslayer", "realms_unraveled"],
        hand=["Emri, Demonsbane"],
        power=2,
        center_row=["Avatar of the Fallen"],
        void=["Sadistic Giant", "Wolf Shaman"],
    )
    game.do("play Emri, Demonsbane", "defeat Avatar of the Fallen")
    assert [move for move in game.moves() if "void" in move] == ["defeat Sadistic Giant from the void"]
    game.do("defeat Sadistic Giant from the void")
    assert game.honor() == 4 + 5


def test_emri_demonsbane_leaves_the_void_alone_where_all_monsters_are_defeated():
    """OUR-22, RU-Q12: Oziah, Judge of Logos defeats those of the center row."""
    game = table(
        sets=["rise_of_vigil", "realms_unraveled"],
        hand=["Emri, Demonsbane", "Oziah, Judge of Logos"],
        center_row=["Sadistic Giant"],
        void=["Terrorizing Fiend"],
    )
    game.do("play Emri, Demonsbane", "play Oziah, Judge of Logos")
    assert (game.honor(), game.names("void")) == (5, ["Terrorizing Fiend", "Sadistic Giant"])


def test_emri_demonsbane_lets_monsters_of_the_void_cost_what_they_cost_in_the_row():
    """RU-67, DU-61, DU-71: Cacklecast Wretch is free after four energy, Erabus cheaper after a dark shard."""
    sets = ["darkness_unleashed", "realms_unraveled"]
    void = ["Cacklecast Wretch", "Erabus, the Exiled"]
    game = table(sets=sets, hand=["Emri, Demonsbane", "Dark Energy Shard"], energy=3, power=2, void=void)
    game.do("play Emri, Demonsbane", "play Dark Energy Shard")
    game.do("defeat Cacklecast Wretch from the void")
    assert (game.honor(), game.power) == (4, 7)
    game.do("defeat Erabus, the Exiled from the void")
    assert (game.power, game.names("void")) == (0, [])


def test_emri_demonsbane_does_not_open_the_void_to_banishing():
    """RU-65: only defeating is allowed there."""
    game = table(hand=["Emri, Demonsbane", "Timestream Seer"], void=["Sadistic Giant"])
    game.do("play Emri, Demonsbane", "play Timestream Seer")
    assert not [move for move in game.moves() if "Sadistic Giant" in move]


def test_emri_demonsbane_puts_a_trophy_of_another_set_under_the_center_deck():
    """RU-OUR-6: its reward is gained, but it is not kept."""
    game = table(
        sets=["rise_of_vigil", "realms_unraveled"], hand=["Emri, Demonsbane"], void=["Raging Ursine"]
    )
    game.do("play Emri, Demonsbane", "defeat Raging Ursine from the void")
    assert (game.names("trophies"), game.names("center_deck")[-1]) == ([], "Raging Ursine")


def test_initiates_gauntlets_transform_after_two_void_heroes():
    game = table(constructs=["Initiate's Gauntlets"], hand=["Deathdealer Noble", "Nightmare Delver"])
    game.do("play Deathdealer Noble")
    assert game.names("constructs") == ["Initiate's Gauntlets"]
    game.do("play Nightmare Delver")
    assert game.names("constructs") == ["Clutch of Darkness"]


def test_initiates_gauntlets_transform_as_they_enter_play_after_the_heroes():
    game = table(hand=["Initiate's Gauntlets", "Deathdealer Noble", "Deathdealer Noble"])
    game.do("play Deathdealer Noble", "play Deathdealer Noble")
    assert game.names("hand") == ["Initiate's Gauntlets"]
    game.do("play Initiate's Gauntlets")
    assert game.names("constructs") == ["Clutch of Darkness"]


def test_initiates_gauntlets_do_nothing_else():
    assert table(constructs=["Initiate's Gauntlets"]).moves() == ["end turn"]


def test_initiates_gauntlets_transform_for_every_copy():
    game = table(constructs=["Initiate's Gauntlets"] * 2, hand=["Deathdealer Noble"] * 2)
    game.do(
        "play Deathdealer Noble", "play Deathdealer Noble", "use Clutch of Darkness", "use Clutch of Darkness"
    )
    assert game.power == 6 + 4


def test_clutch_of_darkness_gives_two_power_once_per_turn():
    game = table(constructs=["Clutch of Darkness"])
    game.do("use Clutch of Darkness")
    assert game.power == 2
    assert "use Clutch of Darkness" not in game.moves()


def test_shadow_stalker_may_banish_a_card_and_then_draws_one():
    game = table(hand=["Shadow Stalker"], discard=["Militia"], deck=["Mystic"])
    game.do("play Shadow Stalker")
    assert (game.moves(), game.names("hand")) == (["banish Militia from discard pile", "decline"], [])
    game.do("banish Militia from discard pile")
    assert (game.names("discard"), game.names("hand")) == ([], ["Mystic"])


def test_shadow_stalker_banishes_before_the_discard_pile_is_shuffled_to_draw():
    game = table(hand=["Shadow Stalker"], discard=["Militia", "Mystic"], deck=[], exact=["deck"])
    game.do("play Shadow Stalker", "banish Militia from discard pile")
    assert (game.names("hand"), game.names("removed")) == (["Mystic"], ["Militia"])


def test_spike_vixen_gives_a_power_and_a_card():
    game = table(hand=["Spike Vixen"], deck=["Mystic"])
    game.do("play Spike Vixen")
    assert (game.power, game.names("hand")) == (1, ["Mystic"])
