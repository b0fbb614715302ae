"""The Mechana cards of Chronicle of the Godslayer."""

import pytest

from tests.conftest import table

ONE_OF_EACH = ["Snapdragon", "Shadow Star", "The All-Seeing Eye", "Burrower Mark II"]


def test_avatar_golem_gives_power_and_honor_for_each_faction():
    for factions in range(5):
        game = table(hand=["Avatar Golem"], constructs=ONE_OF_EACH[:factions])
        game.do("play Avatar Golem")
        assert (game.power, game.honor()) == (2, factions)


def test_avatar_golem_counts_factions_and_not_constructs():
    game = table(hand=["Avatar Golem"], constructs=["Shadow Star", "Shadow Star", "Muramasa"])
    game.do("play Avatar Golem")
    assert game.honor() == 1


def test_avatar_golem_counts_a_construct_under_hedron_link_device_by_its_own_faction():
    game = table(hand=["Avatar Golem"], constructs=["Hedron Link Device", "Shadow Star"])
    game.do("play Avatar Golem")
    assert game.honor() == 2


def test_burrower_mark_ii_draws_a_card_for_its_own_entry():
    game = table(hand=["Burrower Mark II"], deck=["Landtalker"])
    game.do("play Burrower Mark II")
    assert game.names("hand") == ["Landtalker"]


def test_burrower_mark_ii_draws_once_per_turn():
    game = table(
        hand=["Hedron Cannon", "The Grand Design"], constructs=["Burrower Mark II"], deck=["Landtalker"]
    )
    game.do("play Hedron Cannon", "play The Grand Design")
    assert game.names("hand") == ["Landtalker"]


def test_burrower_mark_ii_as_the_second_mechana_construct_still_draws():
    game = table(hand=["Hedron Cannon", "Burrower Mark II"], deck=["Landtalker"])
    game.do("play Hedron Cannon", "play Burrower Mark II")
    assert game.names("hand") == ["Landtalker"]


def test_burrower_mark_ii_draws_for_each_copy():
    game = table(hand=["Hedron Cannon"], constructs=["Burrower Mark II"] * 2, deck=["Landtalker", "Mystic"])
    game.do("play Hedron Cannon")
    assert sorted(game.names("hand")) == ["Landtalker", "Mystic"]


def test_burrower_mark_ii_draws_for_a_construct_that_rocket_courier_brings():
    game = table(
        runes=5, constructs=["Burrower Mark II", "Rocket Courier X-99"], center_row=["Watchmaker's Altar"]
    )
    game.do("acquire Watchmaker's Altar into play")
    assert game.names("hand") == ["Apprentice"]


def test_burrower_mark_ii_ignores_other_factions_unless_hedron_link_device_is_in_play():
    alone = table(hand=["Shadow Star"], constructs=["Burrower Mark II"])
    alone.do("play Shadow Star")
    assert alone.names("hand") == []
    linked = table(hand=["Shadow Star"], constructs=["Burrower Mark II", "Hedron Link Device"])
    linked.do("play Shadow Star")
    assert linked.names("hand") == ["Apprentice"]


def test_burrower_mark_ii_cannot_be_declined_or_used():
    game = table(constructs=["Burrower Mark II"])
    assert game.moves() == ["end turn"]


def test_hedron_cannon_gives_power_for_each_mechana_construct_itself_included():
    game = table(constructs=["Hedron Cannon", "The Grand Design", "Shadow Star"])
    game.do("use Hedron Cannon")
    assert game.power == 2
    assert "use Hedron Cannon" not in game.moves()


def test_hedron_cannon_counts_when_it_is_used():
    game = table(hand=["Hedron Cannon", "The Grand Design", "Burrower Mark II"])
    game.do("play Hedron Cannon", "play The Grand Design", "use Hedron Cannon", "play Burrower Mark II")
    assert game.power == 2


def test_hedron_cannon_counts_every_construct_with_hedron_link_device():
    game = table(constructs=["Hedron Cannon", "Hedron Link Device", "Shadow Star", "Snapdragon"])
    game.do("use Hedron Cannon")
    assert game.power == 4


def test_hedron_link_device_makes_center_row_constructs_mechana_for_its_owner():
    row = ["Shadow Star", "Snapdragon"]
    owner = table(mechana_runes=5, constructs=["Hedron Link Device"], center_row=row)
    assert {"acquire Shadow Star", "acquire Snapdragon"} <= set(owner.moves())
    opponent = table(mechana_runes=5, opponents=[{"constructs": ["Hedron Link Device"]}], center_row=row)
    assert "acquire Shadow Star" not in opponent.moves()
    assert "acquire Snapdragon" not in opponent.moves()


def test_hedron_link_device_widens_rocket_courier():
    game = table(
        runes=3, constructs=["Hedron Link Device", "Rocket Courier X-99"], center_row=["Shadow Star"]
    )
    game.do("acquire Shadow Star into play")
    assert "Shadow Star" in game.names("constructs")


def test_hedron_link_device_leaves_heroes_alone():
    game = table(mechana_runes=5, constructs=["Hedron Link Device"], center_row=["Mechana Initiate"])
    assert "acquire Mechana Initiate" not in game.moves()


def test_hedron_link_device_stops_working_when_it_leaves_play():
    game = table(
        turn=1,
        power=4,
        center_row=["Corrosive Widow"],
        opponents=[{"constructs": ["Hedron Link Device"], "hand": ["Burrower Mark II", "Shadow Star"]}],
    )
    game.do("defeat Corrosive Widow", "end turn", "play Burrower Mark II", "play Shadow Star")
    assert game.names("discard") == ["Hedron Link Device"]
    assert game.names("hand") == ["Apprentice"]  # drawn for the Burrower itself only


@pytest.mark.parametrize(
    ("constructs", "drawn"), [(["Muramasa"], []), (["Muramasa", "Snapdragon"], ["Landtalker"])]
)
def test_kor_the_ferromancer_draws_with_two_constructs_of_any_faction(constructs, drawn):
    game = table(hand=["Kor, the Ferromancer"], constructs=constructs, deck=["Landtalker"])
    game.do("play Kor, the Ferromancer")
    assert game.power == 2
    assert game.names("hand") == drawn


def test_kor_the_ferromancer_looks_at_the_moment_it_is_played():
    game = table(hand=["Kor, the Ferromancer", "Snapdragon"], constructs=["Muramasa"])
    game.do("play Kor, the Ferromancer", "play Snapdragon")
    assert game.names("hand") == []


def test_mechana_initiate_gives_a_rune_or_a_power_as_chosen_on_playing_it():
    for choice, gained in (("gain 1 rune", (1, 0)), ("gain 1 power", (0, 1))):
        game = table(hand=["Mechana Initiate"])
        game.do("play Mechana Initiate")
        assert game.moves() == ["gain 1 rune", "gain 1 power"]
        game.do(choice)
        assert (game.runes, game.power) == gained


def test_reactor_monk_gives_two_runes_and_makes_the_next_construct_cheaper():
    game = table(hand=["Reactor Monk"], center_row=["Shadow Star"])
    game.do("play Reactor Monk", "acquire Shadow Star")
    assert game.runes == 0


def test_reactor_monk_lowers_the_cost_of_one_construct_only():
    game = table(hand=["Reactor Monk"], runes=3, center_row=["Shadow Star", "Burrower Mark II"])
    game.do("play Reactor Monk", "acquire Shadow Star")
    assert game.runes == 3
    game.do("acquire Burrower Mark II")
    assert game.runes == 0


def test_reactor_monk_leaves_the_cost_of_heroes_alone_and_waits():
    game = table(hand=["Reactor Monk"], runes=3, center_row=["Wolf Shaman", "Shadow Star"])
    game.do("play Reactor Monk", "acquire Wolf Shaman")
    assert game.runes == 2
    game.do("acquire Shadow Star")
    assert game.runes == 0


def test_reactor_monk_is_forgotten_at_the_end_of_the_turn():
    game = table(hand=["Reactor Monk"], deck=["Mystic"], center_row=["Shadow Star"])
    game.do("play Reactor Monk", "end turn", "end turn", "play Mystic")
    assert "acquire Shadow Star" not in game.moves()


def test_reactor_monk_adds_up_with_another_and_both_end_with_one_construct():
    game = table(hand=["Reactor Monk"] * 2, center_row=["Shadow Star", "Burrower Mark II"])
    game.do("play Reactor Monk", "play Reactor Monk", "acquire Shadow Star")
    assert game.runes == 3
    game.do("acquire Burrower Mark II")
    assert game.runes == 0


def test_reactor_monk_copied_often_enough_makes_a_construct_free():
    game = table(hand=["Reactor Monk", "Reactor Monk", "Twofold Askara"], center_row=["Shadow Star"])
    game.do("play Reactor Monk", "play Reactor Monk", "play Twofold Askara")
    assert game.runes == 6
    game.do("acquire Shadow Star")
    assert game.runes == 6


def test_reactor_monk_ends_with_a_construct_acquired_for_nothing():
    game = table(
        hand=["Reactor Monk"], power=7, center_row=["Avatar of the Fallen", "Shadow Star", "Burrower Mark II"]
    )
    game.do("play Reactor Monk", "defeat Avatar of the Fallen", "acquire Shadow Star")
    assert game.runes == 2
    assert "acquire Burrower Mark II" not in game.moves()


def test_rocket_courier_x_99_may_put_a_mechana_construct_into_play():
    """COTG-23, COTG-46: the card is followed against the rule that acquired cards are discarded."""
    game = table(runes=5, constructs=["Rocket Courier X-99"], center_row=["Watchmaker's Altar"])
    game.do("acquire Watchmaker's Altar into play")
    assert game.names("constructs") == ["Rocket Courier X-99", "Watchmaker's Altar"]
    assert game.names("discard") == []
    assert game.runes == 0


def test_rocket_courier_x_99_works_once_per_turn_and_declining_does_not_use_it_up():
    game = table(
        runes=12, constructs=["Rocket Courier X-99"], center_row=["Burrower Mark II", "Watchmaker's Altar"]
    )
    game.do("acquire Burrower Mark II", "acquire Watchmaker's Altar into play")
    assert game.names("discard") == ["Burrower Mark II"]
    assert not [move for move in game.moves() if move.endswith("into play")]


def test_rocket_courier_x_99_cannot_bring_itself():
    game = table(runes=4, center_row=["Rocket Courier X-99"])
    assert "acquire Rocket Courier X-99" in game.moves()
    assert "acquire Rocket Courier X-99 into play" not in game.moves()


def test_rocket_courier_x_99_brought_by_another_has_its_own_use():
    game = table(
        runes=9, constructs=["Rocket Courier X-99"], center_row=["Rocket Courier X-99", "Watchmaker's Altar"]
    )
    game.do("acquire Rocket Courier X-99 into play", "acquire Watchmaker's Altar into play")
    assert game.names("constructs") == ["Rocket Courier X-99", "Rocket Courier X-99", "Watchmaker's Altar"]


def test_rocket_courier_x_99_brings_a_construct_that_costs_nothing_for_nothing():
    game = table(
        power=7,
        constructs=["Rocket Courier X-99"],
        center_row=["Avatar of the Fallen", "Watchmaker's Altar"],
    )
    game.do("defeat Avatar of the Fallen", "acquire Watchmaker's Altar into play")
    assert "Watchmaker's Altar" in game.names("constructs")


def test_rocket_courier_x_99_brings_a_construct_that_can_be_used_at_once():
    game = table(runes=8, constructs=["Rocket Courier X-99"], center_row=["Hedron Cannon"])
    game.do("acquire Hedron Cannon into play", "use Hedron Cannon")
    assert game.power == 2


def test_rocket_courier_x_99_brings_no_other_faction():
    game = table(runes=3, constructs=["Rocket Courier X-99"], center_row=["Shadow Star"])
    assert "acquire Shadow Star" in game.moves()
    assert "acquire Shadow Star into play" not in game.moves()


def test_the_grand_design_gives_two_runes_for_mechana_constructs_only():
    game = table(
        constructs=["The Grand Design"],
        runes=1,
        center_row=["Burrower Mark II", "Shadow Star", "Kor, the Ferromancer"],
    )
    game.do("use The Grand Design")
    assert {"acquire Burrower Mark II", "end turn"} == set(game.moves())
    game.do("acquire Burrower Mark II")
    assert (game.runes, game.mechana_runes) == (0, 0)


def test_the_grand_design_splits_its_runes_over_constructs_and_spends_them_first():
    game = table(
        constructs=["The Grand Design"] * 2, runes=3, center_row=["Burrower Mark II", "Burrower Mark II"]
    )
    game.do("use The Grand Design", "use The Grand Design", "acquire Burrower Mark II")
    assert (game.runes, game.mechana_runes) == (3, 1)
    game.do("acquire Burrower Mark II")
    assert (game.runes, game.mechana_runes) == (1, 0)


def test_the_grand_design_loses_its_runes_at_the_end_of_the_turn():
    game = table(constructs=["The Grand Design"])
    game.do("use The Grand Design", "end turn", "end turn")
    assert game.mechana_runes == 0
    assert "use The Grand Design" in game.moves()


def test_the_grand_design_pays_for_any_construct_with_hedron_link_device():
    game = table(constructs=["The Grand Design", "Hedron Link Device"], runes=1, center_row=["Shadow Star"])
    game.do("use The Grand Design", "acquire Shadow Star")
    assert game.names("discard") == ["Shadow Star"]


def test_watchmakers_altar_gives_one_rune_that_joins_those_of_the_grand_design():
    game = table(constructs=["Watchmaker's Altar", "The Grand Design"], center_row=["Burrower Mark II"])
    game.do("use Watchmaker's Altar")
    assert (game.runes, game.mechana_runes) == (0, 1)
    game.do("use The Grand Design", "acquire Burrower Mark II")
    assert game.mechana_runes == 0


def test_watchmakers_altar_loses_its_rune_at_the_end_of_the_turn():
    game = table(constructs=["Watchmaker's Altar"])
    game.do("use Watchmaker's Altar")
    assert "use Watchmaker's Altar" not in game.moves()
    game.do("end turn", "end turn")
    assert game.mechana_runes == 0


def test_watchmakers_altar_pays_for_any_construct_with_hedron_link_device():
    game = table(constructs=["Watchmaker's Altar", "Hedron Link Device"], runes=2, center_row=["Shadow Star"])
    game.do("use Watchmaker's Altar", "acquire Shadow Star")
    assert (game.runes, game.mechana_runes) == (0, 0)
