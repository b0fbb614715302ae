"""What the Mechana cards of Delirium do."""

import pytest

from tests.conftest import Table
from tests.rules.delirium import delirium, insight

CLOCKWORKS = ["Clockwork Shield", "Clockwork Blade", "Clockwork Helm", "Clockwork Familiar"]


def test_steelweaver_gives_a_rune_and_puts_the_next_construct_into_play():
    """DEL-R20: without asking, any construct, and only the next."""
    game = delirium(hand=["Steelweaver"], runes=8, center_row=["Ogo War Tree", "Clockwork Shield"])
    game.do("play Steelweaver")
    assert game.runes == 9
    assert "acquire Ogo War Tree" not in game.moves()
    game.do("acquire Ogo War Tree into play", "acquire Clockwork Shield")
    assert (game.names("constructs"), game.names("discard")) == (["Ogo War Tree"], ["Clockwork Shield"])


def test_steelweaver_with_recur_puts_the_next_two_constructs_into_play():
    """DEL-122, DEL-123: and gives two runes in all."""
    game = delirium(hand=["Steelweaver"], insight=1, runes=7, center_row=["Ogo War Tree", "Clockwork Shield"])
    game.do("play Steelweaver", "spend 1 insight to recur")
    assert game.runes == 9
    game.do("acquire Ogo War Tree into play", "acquire Clockwork Shield into play", "end turn")
    assert game.names("constructs") == ["Ogo War Tree", "Clockwork Shield"]


def test_steelweaver_leaves_heroes_alone():
    game = delirium(hand=["Steelweaver"], runes=2)
    game.do("play Steelweaver", "acquire Mystic")
    assert game.names("discard") == ["Mystic"]


def test_steelweaver_is_forgotten_at_the_end_of_the_turn():
    game = delirium(hand=["Steelweaver"], deck=["Mystic", "Mystic"], center_row=["Clockwork Shield"])
    game.do(
        "play Steelweaver", "end turn", "end turn", "play Mystic", "play Mystic", "acquire Clockwork Shield"
    )
    assert game.names("discard")[-1] == "Clockwork Shield"


def test_steelweaver_sets_off_the_construct_it_puts_into_play():
    """DEL-R21, DEL-22: Clockwork Blade counts itself, and gives the insight of a Dreamborn card."""
    game = delirium(hand=["Steelweaver"], runes=3, center_row=["Clockwork Blade"])
    game.do("play Steelweaver", "acquire Clockwork Blade into play")
    assert (game.power, insight(game)) == (1, [1, 0])


def test_scrapbot_scrapper_gives_power_and_may_take_back_a_construct():
    game = delirium(hand=["Scrapbot Scrapper"], constructs=["Dream Stone", "Nilhammer"])
    game.do("play Scrapbot Scrapper")
    assert (game.power, game.moves()) == (2, ["return Dream Stone", "return Nilhammer", "decline"])
    game.do("return Nilhammer")
    assert (game.names("hand"), game.names("constructs")) == (["Nilhammer"], ["Dream Stone"])


def test_scrapbot_scrapper_makes_a_construct_fresh():
    """DEL-R22: played again, Clockwork Shield works a second time in the turn."""
    game = delirium(hand=["Scrapbot Scrapper", "Clockwork Shield"])
    game.do(
        "play Clockwork Shield", "play Scrapbot Scrapper", "return Clockwork Shield", "play Clockwork Shield"
    )
    assert game.honor() == 2


def test_scrapbot_scrapper_can_leave_constructs_in_play():
    game = delirium(hand=["Scrapbot Scrapper"], constructs=["Dream Stone"])
    game.do("play Scrapbot Scrapper", "decline")
    assert (game.power, game.names("constructs")) == (2, ["Dream Stone"])


@pytest.mark.parametrize(
    ("constructs", "cards"), [([], 1), (["Dream Stone"], 1), (["Dream Stone", "Nilhammer"], 2)]
)
def test_inferna_templar_draws_two_beside_two_constructs(constructs, cards):
    """DEL-77: of any faction."""
    game = delirium(hand=["Inferna Templar"], constructs=constructs)
    game.do("play Inferna Templar")
    assert len(game.names("hand")) == cards


def test_inferna_templar_won_at_auction_counts_the_winners_constructs():
    """DEL-R07: and the cards stay in the winner's hand."""
    bo = {"insight": 1, "constructs": ["Dream Stone", "Nilhammer"], "hand": ["Militia"]}
    game = delirium(runes=1, center_row=["Steelweaver"], center_deck=["Inferna Templar"], opponents=[bo])
    game.do("acquire Steelweaver", "bid 1")
    assert (len(game.names("hand", 1)), game.asks()) == (3, 0)


def test_emma_ironheart_gives_runes_and_beside_two_constructs_power():
    game = delirium(hand=["Emma Ironheart"], constructs=["Dream Stone", "Nilhammer"])
    game.do("play Emma Ironheart")
    assert (game.runes, game.power) == (3, 3)
    game = delirium(hand=["Emma Ironheart"], constructs=["Dream Stone"])
    game.do("play Emma Ironheart")
    assert (game.runes, game.power) == (3, 0)


def test_emma_ironheart_counts_constructs_again_for_recur():
    """DEL-26: both parts a second time, under the same condition."""
    game = delirium(hand=["Emma Ironheart"], constructs=["Dream Stone", "Nilhammer"], insight=3)
    game.do("play Emma Ironheart", "spend 3 insight to recur")
    assert (game.runes, game.power, insight(game)) == (6, 6, [0, 0])
    game = delirium(hand=["Emma Ironheart"], constructs=["Dream Stone"], insight=3)
    game.do("play Emma Ironheart", "spend 3 insight to recur")
    assert (game.runes, game.power) == (6, 0)


def gains(game: Table) -> tuple[int, int, int, int]:
    """What the four Clockwork constructs give."""
    return game.honor(), game.power, insight(game)[0], game.runes


def test_clockwork_shield_gives_honor_for_each_mechana_construct():
    """DEL-81: itself and the construct just played counted, others not."""
    game = delirium(hand=["Clockwork Shield"], constructs=["Clockwork Helm", "Dream Stone"])
    game.do("play Clockwork Shield")
    assert game.honor() == 2


def test_clockwork_blade_gives_power_for_each_mechana_construct():
    game = delirium(hand=["Salvage Yard"], constructs=["Clockwork Blade", "Nilhammer"])
    game.do("play Salvage Yard")
    assert game.power == 2


def test_clockwork_helm_gives_insight_for_each_mechana_construct():
    game = delirium(hand=["Salvage Yard"], constructs=["Clockwork Helm", "Nilhammer"])
    game.do("play Salvage Yard")
    assert insight(game) == [2, 0]


def test_clockwork_familiar_gives_runes_for_each_mechana_construct():
    game = delirium(hand=["Salvage Yard"], constructs=["Clockwork Familiar", "Nilhammer"])
    game.do("play Salvage Yard")
    assert game.runes == 2


@pytest.mark.parametrize("name", CLOCKWORKS)
def test_clockwork_shield_and_the_others_count_themselves_when_played(name):
    game = delirium(hand=[name])
    game.do(f"play {name}")
    assert sum(gains(game)) == 1


@pytest.mark.parametrize("name", CLOCKWORKS)
def test_clockwork_shield_and_the_others_work_once_per_turn(name):
    """DEL-R29: with the first Mechana construct; what comes with the second is the new Shield's own."""
    game = delirium(hand=["Salvage Yard", "Clockwork Shield"], constructs=[name])
    game.do("play Salvage Yard")
    assert sum(gains(game)) == 2
    game.do("play Clockwork Shield")
    assert sum(gains(game)) == 2 + 3


@pytest.mark.parametrize("name", [*CLOCKWORKS, "Dhartha, Mechamonk"])
def test_clockwork_shield_and_the_others_are_left_cold_by_other_factions(name):
    game = delirium(hand=["Nilhammer", "Dream Stone", "Ogo War Tree"], constructs=[name])
    game.do("play Nilhammer", "play Dream Stone", "play Ogo War Tree")
    assert (sum(gains(game)), game.names("hand")) == (0, [])


def test_clockwork_shield_works_twice_as_two_copies():
    """DEL-R35: the first alone gives one, with the second both are counted."""
    game = delirium(hand=["Clockwork Shield", "Clockwork Shield"])
    game.do("play Clockwork Shield")
    assert game.honor() == 1
    game.do("play Clockwork Shield")
    assert game.honor() == 3


def test_clockwork_shield_hears_a_construct_put_into_play_by_steelweaver():
    """DEL-R21: it counts as played."""
    game = delirium(
        hand=["Steelweaver"], runes=4, constructs=["Clockwork Shield"], center_row=["Clockwork Helm"]
    )
    game.do("play Steelweaver", "acquire Clockwork Helm into play")
    assert (game.honor(), insight(game)) == (2, [2, 0])


def test_salvage_yard_returns_to_hand_at_the_start_of_its_owners_turn():
    """DEL-R41: it must; the hand is one card larger."""
    game = delirium(constructs=["Salvage Yard"])
    game.do("end turn")
    assert game.names("constructs") == ["Salvage Yard"]
    game.do("end turn")
    assert (game.names("constructs"), len(game.names("hand"))) == ([], 6)
    assert "play Salvage Yard" in game.moves()


def test_salvage_yard_sets_off_other_constructs_every_turn():
    game = delirium(hand=["Salvage Yard"], constructs=["Clockwork Shield"])
    game.do("play Salvage Yard", "end turn", "end turn", "play Salvage Yard")
    assert game.honor() == 4


def test_salvage_yard_does_nothing_when_played():
    game = delirium(hand=["Salvage Yard"])
    game.do("play Salvage Yard")
    assert (sum(gains(game)), game.names("hand"), game.moves()) == (0, [], ["end turn"])


def test_dhartha_mechamonk_draws_for_each_mechana_construct():
    """DEL-80: itself included, once per turn."""
    game = delirium(hand=["Dhartha, Mechamonk"], constructs=["Salvage Yard", "Nilhammer"])
    game.do("play Dhartha, Mechamonk")
    assert len(game.names("hand")) == 2


def test_dhartha_mechamonk_draws_once_per_turn():
    game = delirium(hand=["Salvage Yard", "Clockwork Shield"], constructs=["Dhartha, Mechamonk"])
    game.do("play Salvage Yard")
    assert len(game.names("hand")) == 1 + 2
    game.do("play Clockwork Shield")
    assert len(game.names("hand")) == 2


def test_dhartha_mechamonk_is_dreamborn():
    """DEL-21: everybody gains insight when it enters the row."""
    game = delirium(power=3, center_row=["Demon Pups"], center_deck=["Dhartha, Mechamonk"])
    game.do("defeat Demon Pups")
    assert insight(game) == [1, 1]
