"""The Mechana cards of Realms Unraveled."""

from functools import partial

import pytest

from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])


@pytest.mark.parametrize("card", ["Matron of Discovery", "Secluded Laboratory", "Nightmare Delver"])
def test_air_support_squadron_can_put_a_mechana_card_to_hand(card):
    """RU-77: heroes, constructs and cards with a second faction alike."""
    game = table(constructs=["Air Support Squadron"], runes=4, center_row=[card])
    assert {f"acquire {card}", f"acquire {card} to hand"} <= set(game.moves())
    game.do(f"acquire {card} to hand")
    assert (game.names("hand"), game.names("discard")) == ([card], [])


def test_air_support_squadron_works_once_per_turn():
    game = table(constructs=["Air Support Squadron"], runes=8, center_row=["Matron of Discovery"] * 2)
    game.do("acquire Matron of Discovery to hand")
    assert "acquire Matron of Discovery" in game.moves()
    assert "acquire Matron of Discovery to hand" not in game.moves()


def test_air_support_squadron_is_not_used_up_by_being_declined():
    game = table(constructs=["Air Support Squadron"], runes=8, center_row=["Matron of Discovery"] * 2)
    game.do("acquire Matron of Discovery", "acquire Matron of Discovery to hand")
    assert (game.names("hand"), game.names("discard")) == (["Matron of Discovery"], ["Matron of Discovery"])


def test_air_support_squadron_has_no_say_for_other_cards():
    game = table(constructs=["Air Support Squadron"], runes=8, center_row=["Spike Vixen", "Druid's Wreath"])
    assert not {"acquire Spike Vixen to hand", "acquire Druid's Wreath to hand"} & set(game.moves())


def test_air_support_squadron_puts_adayu_gained_as_a_reward_to_hand():
    """RU-D14: the Serene is a Mechana card."""
    game = table(constructs=["Air Support Squadron"], power=7, center_row=["Adayu the Tormented"])
    game.do("defeat Adayu the Tormented")
    assert game.moves() == ["acquire Adayu the Serene", "acquire Adayu the Serene to hand"]
    game.do("acquire Adayu the Serene to hand")
    assert game.names("hand") == ["Adayu the Serene"]


def test_air_support_squadron_does_not_react_to_its_own_acquisition():
    """RU-92: put into play by Reactor Savant, it is there too late."""
    game = table(hand=["Alset, Reactor Savant"], runes=2, center_row=["Air Support Squadron"])
    game.do("play Alset, Reactor Savant")
    ways = {move for move in game.moves() if move.startswith("acquire Air Support Squadron")}
    assert ways == {"acquire Air Support Squadron", "acquire Air Support Squadron into play"}


def test_alset_monk_prodigy_gives_three_runes():
    game = table(hand=["Alset, Monk Prodigy"])
    game.do("play Alset, Monk Prodigy")
    assert game.runes == 3


def test_alset_monk_prodigy_transforms_with_two_constructs_in_play():
    """Of any faction; and only while in hand."""
    game = table(hand=["Alset, Monk Prodigy", "Defense Generator"], constructs=["Druid's Wreath"])
    assert "Alset, Monk Prodigy" in game.names("hand")
    game.do("play Defense Generator")
    assert game.names("hand") == ["Alset, Reactor Savant"]


def test_alset_monk_prodigy_transforms_for_constructs_of_earlier_turns():
    """RU-Q02: not while somebody else is on turn, but as soon as the own turn comes."""
    pair = ["Druid's Wreath", "Defense Generator"]
    game = table(constructs=pair, deck=["Alset, Monk Prodigy"])
    game.do("end turn")
    assert "Alset, Monk Prodigy" in game.names("hand")
    game.do("end turn")
    assert "Alset, Reactor Savant" in game.names("hand")


def test_alset_monk_prodigy_drawn_after_the_last_turn_stays_as_he_is():
    """RU-Q02: it is worth one honor less."""
    pair = ["Druid's Wreath", "Defense Generator"]
    game = table(turn=1, honor_pool=0, constructs=pair, deck=["Alset, Monk Prodigy"])
    game.do("end turn")
    assert game.result.scores == [0, 3 + 3 + 3]


def test_alset_reactor_savant_gives_four_runes():
    game = table(hand=["Alset, Reactor Savant"])
    game.do("play Alset, Reactor Savant")
    assert game.runes == 4


def test_alset_reactor_savant_lets_acquired_constructs_enter_play():
    """As many as are acquired this turn, each as the player likes."""
    row = ["Druid's Wreath", "Defense Generator", "Workshop Gargoyle"]
    game = table(hand=["Alset, Reactor Savant"], runes=5, center_row=row)
    game.do("play Alset, Reactor Savant", "acquire Druid's Wreath into play", "acquire Workshop Gargoyle")
    game.do("acquire Defense Generator into play")
    assert game.names("constructs") == ["Druid's Wreath", "Defense Generator"]
    assert game.names("discard") == ["Workshop Gargoyle"]


def test_alset_reactor_savant_lets_a_construct_acquired_without_paying_enter_play():
    game = table(hand=["Alset, Reactor Savant", "Journeyman Outrider"], center_row=["Hedron Watchtower"])
    game.do("play Alset, Reactor Savant", "play Journeyman Outrider", "acquire Hedron Watchtower into play")
    assert (game.names("constructs"), game.runes) == (["Hedron Watchtower"], 4)


def test_alset_reactor_savant_does_nothing_for_heroes():
    game = table(hand=["Alset, Reactor Savant"], center_row=["Matron of Discovery"])
    game.do("play Alset, Reactor Savant")
    assert not [move for move in game.moves() if "Matron" in move and "play" in move]


def test_alset_reactor_savant_is_forgotten_at_the_end_of_the_turn():
    game = table(hand=["Alset, Reactor Savant"], deck=["Mystic"], center_row=["Workshop Gargoyle"])
    game.do("play Alset, Reactor Savant", "end turn", "end turn", "play Mystic")
    assert "acquire Workshop Gargoyle" in game.moves()
    assert "acquire Workshop Gargoyle into play" not in game.moves()


def test_alset_reactor_savant_lets_a_construct_be_used_in_the_same_turn():
    """RU-25: Verdant Crown can come back to the row out of the void."""
    game = table(hand=["Alset, Reactor Savant"], center_row=["Verdant Crown"])
    game.do("play Alset, Reactor Savant", "acquire Verdant Crown into play", "use Verdant Crown")
    assert game.honor() == 2


def test_alset_reactor_savant_and_air_support_squadron_leave_the_place_to_the_player():
    """RU-Q14: three places to choose from."""
    game = table(
        hand=["Alset, Reactor Savant"], constructs=["Air Support Squadron"], center_row=["Defense Generator"]
    )
    game.do("play Alset, Reactor Savant")
    ways = [move for move in game.moves() if move.startswith("acquire Defense Generator")]
    assert sorted(ways) == [f"acquire Defense Generator{way}" for way in ("", " into play", " to hand")]


@pytest.mark.parametrize("card", ["Matron of Discovery", "Secluded Laboratory", "Wildgear Druid"])
def test_defense_generator_gives_two_power_for_a_mechana_card(card):
    game = table(constructs=["Defense Generator"], runes=4, center_row=[card])
    game.do(f"acquire {card}")
    assert game.power == 2


def test_defense_generator_works_once_per_turn_and_only_for_mechana():
    row = ["Spike Vixen", "Matron of Discovery", "Matron of Discovery"]
    game = table(constructs=["Defense Generator"], runes=8, center_row=row)
    game.do("acquire Spike Vixen")
    assert game.power == 0
    game.do("acquire Matron of Discovery", "acquire Matron of Discovery")
    assert game.power == 2


def test_defense_generator_works_for_a_card_acquired_without_paying():
    game = table(
        constructs=["Defense Generator"], hand=["Journeyman Outrider"], center_row=["Matron of Discovery"]
    )
    game.do("play Journeyman Outrider", "acquire Matron of Discovery")
    assert game.power == 2


def test_defense_generator_works_again_in_the_next_turn():
    row = ["Matron of Discovery"] * 2
    game = table(constructs=["Defense Generator"], runes=3, center_row=row, deck=["Mystic"] * 2)
    game.do("acquire Matron of Discovery", "end turn", "end turn", "play Mystic", "play Mystic")
    game.do("acquire Matron of Discovery")
    assert game.power == 2


def test_defense_generator_put_into_play_does_not_react_to_itself_but_another_copy_does():
    """RU-92: the one in play hears of it, the new one does not; it can still react this turn."""
    row = ["Defense Generator", "Matron of Discovery"]
    game = table(hand=["Alset, Reactor Savant"], runes=2, center_row=row)
    game.do("play Alset, Reactor Savant", "acquire Defense Generator into play")
    assert game.power == 0
    game.do("acquire Matron of Discovery")
    assert game.power == 2
    game = table(hand=["Alset, Reactor Savant"], constructs=["Defense Generator"], center_row=row)
    game.do("play Alset, Reactor Savant", "acquire Defense Generator into play")
    assert game.power == 2


def test_disciple_of_euloth_gives_a_rune_and_a_power():
    game = table(hand=["Disciple of Euloth"])
    game.do("play Disciple of Euloth")
    assert (game.runes, game.power) == (1, 1)


def test_disciple_of_euloth_transforms_after_another_mechana_hero():
    game = table(hand=["Disciple of Euloth", "Nightmare Delver"])
    game.do("play Nightmare Delver")
    assert game.names("hand") == ["Scion of Euloth"]
    assert (game.runes, game.power) == (2, 0)


def test_disciple_of_euloth_stays_as_it_is_after_a_mechana_construct():
    game = table(hand=["Disciple of Euloth", "Defense Generator", "Spike Vixen"])
    game.do("play Defense Generator", "play Spike Vixen")
    assert "Disciple of Euloth" in game.names("hand")


def test_scion_of_euloth_gives_two_runes_and_two_power():
    game = table(hand=["Scion of Euloth"])
    game.do("play Scion of Euloth")
    assert (game.runes, game.power) == (2, 2)


@pytest.mark.parametrize(("card", "honor"), [("Matron of Discovery", 2), ("Secluded Laboratory", 4)])
def test_hedron_watchtower_gives_the_honor_printed_on_the_acquired_card(card, honor):
    game = table(constructs=["Hedron Watchtower"], runes=4, center_row=[card])
    game.do(f"acquire {card}")
    assert game.honor() == honor


def test_hedron_watchtower_reacts_to_the_first_mechana_card_of_the_turn():
    """It cannot be saved for a better one."""
    row = ["Matron of Discovery", "Upgrade Foundry"]
    game = table(constructs=["Hedron Watchtower"], runes=10, center_row=row)
    game.do("acquire Matron of Discovery", "acquire Upgrade Foundry")
    assert game.honor() == 2


def test_hedron_watchtower_gives_six_honor_for_adayu():
    """RU-D14: acquired as a reward, with the honor of its new side."""
    game = table(constructs=["Hedron Watchtower"], power=7, center_row=["Adayu the Tormented"])
    game.do("defeat Adayu the Tormented")
    assert game.honor() == 6


def test_hedron_watchtower_put_into_play_does_not_react_to_itself():
    """RU-92: as for Upgrade Foundry."""
    game = table(hand=["Alset, Reactor Savant"], runes=1, center_row=["Hedron Watchtower"])
    game.do("play Alset, Reactor Savant", "acquire Hedron Watchtower into play")
    assert game.honor() == 0


def test_matron_of_discovery_gives_two_runes():
    game = table(hand=["Matron of Discovery"])
    game.do("play Matron of Discovery")
    assert game.runes == 2


def test_matron_of_discovery_gives_a_rune_for_each_other_mechana_hero():
    """RU-70, RU-71, RU-79: before and after, of two factions too."""
    game = table(hand=["Nightmare Delver", "Matron of Discovery", "Disciple of Euloth", "Wildgear Druid"])
    game.do("play Nightmare Delver", "play Matron of Discovery")
    assert game.runes == 2 + 2 + 1
    game.do("play Scion of Euloth", "play Wildgear Druid")
    assert game.runes == 5 + 2 + 1 + 2 + 1


def test_matron_of_discovery_does_not_count_constructs():
    """RU-D09: neither those in play nor those played this turn."""
    game = table(hand=["Matron of Discovery", "Defense Generator"], constructs=["Workshop Gargoyle"])
    game.do("play Matron of Discovery", "play Defense Generator")
    assert game.runes == 2


def test_secluded_laboratory_transforms_after_two_mechana_heroes():
    game = table(constructs=["Secluded Laboratory"], hand=["Matron of Discovery", "Disciple of Euloth"])
    game.do("play Matron of Discovery")
    assert game.names("constructs") == ["Secluded Laboratory"]
    game.do("play Scion of Euloth")
    assert game.names("constructs") == ["Zero Point Reactor"]


def test_secluded_laboratory_does_not_count_constructs():
    game = table(hand=["Matron of Discovery", "Secluded Laboratory", "Defense Generator"])
    game.do("play Matron of Discovery", "play Defense Generator", "play Secluded Laboratory")
    assert "Secluded Laboratory" in game.names("constructs")


def test_secluded_laboratory_does_not_add_up_heroes_of_two_turns():
    """RU-D07: two in the same turn are needed."""
    game = table(
        constructs=["Secluded Laboratory"], hand=["Matron of Discovery"], deck=["Matron of Discovery"]
    )
    game.do("play Matron of Discovery", "end turn", "end turn", "play Matron of Discovery")
    assert game.names("constructs") == ["Secluded Laboratory"]


def test_zero_point_reactor_gives_two_runes_once_per_turn():
    game = table(constructs=["Zero Point Reactor"])
    game.do("use Zero Point Reactor")
    assert game.runes == 2
    assert "use Zero Point Reactor" not in game.moves()


def test_zero_point_reactor_works_in_the_turn_in_which_it_appeared():
    """RU-D12: the new side has not been used."""
    game = table(constructs=["Secluded Laboratory"], hand=["Matron of Discovery"] * 2)
    game.do("play Matron of Discovery", "play Matron of Discovery", "use Zero Point Reactor")
    assert game.runes == 6 + 2


def test_upgrade_foundry_draws_two_cards_for_the_first_mechana_card_of_the_turn():
    row = ["Matron of Discovery"] * 2
    game = table(constructs=["Upgrade Foundry"], runes=6, center_row=row, deck=["Mystic", "Wolf Shaman"])
    game.do("acquire Matron of Discovery", "acquire Matron of Discovery")
    assert sorted(game.names("hand")) == ["Mystic", "Wolf Shaman"]


def test_upgrade_foundry_bought_and_put_into_play_does_not_react_to_itself():
    """RU-92, RU-Q06: the rulebook's answer, with the Alset that puts constructs into play."""
    game = table(
        hand=["Alset, Reactor Savant"], runes=6, center_row=["Upgrade Foundry", "Matron of Discovery"]
    )
    game.do("play Alset, Reactor Savant", "acquire Upgrade Foundry into play")
    assert (game.names("hand"), game.names("constructs")) == ([], ["Upgrade Foundry"])
    game.do("acquire Matron of Discovery")
    assert len(game.names("hand")) == 2


def test_upgrade_foundry_draws_the_card_just_acquired_where_the_deck_is_empty():
    """RU-33, RU-47: it lies in the discard pile when the cards are drawn."""
    game = table(
        constructs=["Upgrade Foundry"], runes=3, center_row=["Matron of Discovery"], deck=[], exact=["deck"]
    )
    game.do("acquire Matron of Discovery")
    assert game.names("hand") == ["Matron of Discovery"]


def test_workshop_gargoyle_gives_an_honor_for_the_first_mechana_card_of_the_turn():
    row = ["Spike Vixen", "Matron of Discovery", "Matron of Discovery"]
    game = table(constructs=["Workshop Gargoyle"], runes=8, center_row=row)
    game.do("acquire Spike Vixen")
    assert game.honor() == 0
    game.do("acquire Matron of Discovery", "acquire Matron of Discovery")
    assert game.honor() == 1


def test_workshop_gargoyle_put_into_play_does_not_react_to_itself():
    """RU-92: the next Mechana card sets it off."""
    game = table(
        hand=["Alset, Reactor Savant"], runes=1, center_row=["Workshop Gargoyle", "Matron of Discovery"]
    )
    game.do("play Alset, Reactor Savant", "acquire Workshop Gargoyle into play")
    assert game.honor() == 0
    game.do("acquire Matron of Discovery")
    assert game.honor() == 1
