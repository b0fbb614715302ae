"""The Void cards of Darkness Unleashed."""

import pytest

from tests.sets.shards import both, dark


def test_arbiter_of_the_lost_gives_two_energy_and_may_banish():
    game = dark(hand=["Arbiter of the Lost", "Militia"], discard=["Mystic"])
    game.do("play Arbiter of the Lost")
    assert game.energy == 2
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert game.names("removed") == ["Militia"]


def test_azerax_of_the_black_watch_gives_four_power_and_may_banish_one():
    game = dark(energy=3, hand=["Azerax of the Black Watch", "Militia"], discard=["Mystic"])
    game.do("play Azerax of the Black Watch")
    assert game.power == 4
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert (game.names("discard"), game.moves()[-1]) == (["Mystic"], "end turn")


def test_azerax_of_the_black_watch_transforms_with_four_energy():
    """DU-21, DU-39: and gives no power."""
    game = dark(energy=4, hand=["Azerax of the Black Watch"])
    game.do("play Azerax of the Black Watch")
    assert (game.power, game.names("hand")) == (0, ["Azerax, Nyx's Chosen"])


def test_azerax_nyxs_chosen_gives_six_power_and_may_banish_any_number():
    game = dark(hand=["Azerax, Nyx's Chosen", "Militia"], discard=["Apprentice", "Apprentice"])
    game.do("play Azerax, Nyx's Chosen")
    assert game.power == 6
    game.do("banish Apprentice from discard pile", "banish Militia from hand")
    assert game.moves() == ["banish Apprentice from discard pile", "decline"]
    game.do("decline")
    assert (game.names("hand"), game.names("discard")) == ([], ["Apprentice"])


def test_azerax_nyxs_chosen_may_banish_none_and_finds_no_played_card():
    game = dark(hand=["Militia", "Azerax, Nyx's Chosen"], discard=["Apprentice"])
    game.do("play Militia", "play Azerax, Nyx's Chosen")
    assert game.moves() == ["banish Apprentice from discard pile", "decline"]
    game.do("decline")
    assert game.names("discard") == ["Apprentice"]


def test_nightmare_sentinel_gives_two_power_and_nothing_by_itself():
    game = dark(hand=["Nightmare Sentinel", "Militia"])
    game.do("play Nightmare Sentinel")
    assert (game.power, game.moves()[-1]) == (2, "end turn")


def test_nightmare_sentinel_may_banish_a_card_at_the_next_defeat():
    """ROV-66: after the reward."""
    game = dark(power=3, hand=["Nightmare Sentinel", "Militia"], center_row=["Oxipede", "Phasefiend"])
    game.do("play Nightmare Sentinel", "defeat Oxipede")
    assert game.honor() == 2
    game.do("banish Militia from hand")
    assert game.names("removed") == ["Militia"]


def test_nightmare_sentinel_is_used_up_even_if_nothing_is_banished():
    game = dark(power=4, hand=["Nightmare Sentinel", "Militia"], center_row=["Oxipede", "Vault Lich"])
    game.do("play Nightmare Sentinel", "defeat Oxipede", "decline", "defeat Vault Lich")
    assert game.names("hand") == ["Militia"]
    assert game.moves()[-1] == "end turn"


def test_nightmare_sentinel_does_not_look_at_the_cultist():
    game = dark(power=3, hand=["Nightmare Sentinel", "Militia"], center_row=["Oxipede"])
    game.do("play Nightmare Sentinel", "defeat Cultist")
    assert game.moves()[-1] == "end turn"
    game.do("defeat Oxipede")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_nightmare_sentinel_does_not_look_at_a_monster_in_the_void():
    game = dark(hand=["Nightmare Sentinel", "Erabus, Son of Nyx", "Militia"], void=["Oxipede"])
    game.do("play Nightmare Sentinel", "play Erabus, Son of Nyx")
    assert (game.honor(), game.moves()[-1]) == (2, "end turn")


def test_nightmare_sentinel_gives_a_banish_with_every_copy():
    """ROV-74: both at the same defeat."""
    game = dark(hand=["Nightmare Sentinel"] * 2, discard=["Militia", "Apprentice"], center_row=["Oxipede"])
    game.do("play Nightmare Sentinel", "play Nightmare Sentinel", "defeat Oxipede")
    game.do("banish Militia from discard pile", "banish Apprentice from discard pile")
    assert game.names("discard") == []


def test_nightmare_sentinel_is_used_up_by_a_monster_defeated_without_paying():
    """ROV-74: free or not."""
    game = dark(hand=["Nightmare Sentinel", "Valiant Ascetic", "Militia"], center_row=["Plunder Devil"])
    game.do("play Nightmare Sentinel", "play Valiant Ascetic")
    game.do(game.moves()[0], "defeat Plunder Devil", "decline")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_nightmare_sentinel_is_lost_at_the_end_of_the_turn():
    opponents = [{"hand": ["Militia"]}]
    deck = ["Heavy Infantry"] * 4
    game = dark(hand=["Nightmare Sentinel"], deck=deck, center_row=["Oxipede"], opponents=opponents)
    game.do("play Nightmare Sentinel", "end turn", "end turn", "play Heavy Infantry", "play Heavy Infantry")
    game.do("defeat Oxipede")
    assert game.moves()[-1] == "end turn"


def test_nyxian_ritualist_gives_three_power_and_three_energy():
    game = dark(hand=["Nyxian Ritualist"])
    game.do("play Nyxian Ritualist")
    assert (game.power, game.energy) == (3, 3)


def test_riftwalkers_axe_gives_two_power_with_two_energy():
    game = dark(energy=2, constructs=["Riftwalker's Axe"])
    game.do("use Riftwalker's Axe")
    assert game.power == 2
    assert "use Riftwalker's Axe" not in game.moves()
    assert "use Riftwalker's Axe" not in dark(energy=1, constructs=["Riftwalker's Axe"]).moves()


def test_voidsworn_warrior_gives_a_power():
    game = dark(energy=1, hand=["Voidsworn Warrior"])
    game.do("play Voidsworn Warrior")
    assert game.power == 1


def test_voidsworn_warrior_transforms_with_two_energy():
    """DU-21, DU-39: and gives no power."""
    game = dark(energy=2, hand=["Voidsworn Warrior"])
    game.do("play Voidsworn Warrior")
    assert (game.power, game.names("hand")) == (0, ["Voidsworn Champion"])


def test_voidsworn_champion_gives_four_power():
    game = dark(hand=["Voidsworn Champion"])
    game.do("play Voidsworn Champion")
    assert (game.power, game.score()) == (4, 3)


@pytest.mark.parametrize("sculpted", ["Voidsworn Champion", "Otherworldly Guide"])
def test_voidsworn_champion_and_other_transformed_sides_have_the_cost_of_their_fronts(sculpted):
    """DU-34: a cost that only effects look at."""
    game = both(hand=["Reality Sculptor"], played=[sculpted, "Militia"])
    game.do("play Reality Sculptor")
    assert game.moves() == [f"copy {sculpted}", "copy Militia"]
