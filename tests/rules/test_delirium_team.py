"""The team variant of Delirium."""

from functools import partial

import pytest

import vigil
from tests.rules.delirium import delirium, insight

team = partial(delirium, variant="team")


def test_a_team_game_is_played_over_thirty_honor_each():
    """DEL-125, DEL-R26: four players; two, three and five do not make teams of two."""
    assert vigil.Game.new(sets=["delirium"], players=4, seed=1, variant="team").honor_pool == 120
    for players in (2, 3, 5, 6):
        with pytest.raises(ValueError, match="takes 4 players"):
            vigil.Game.new(sets=["delirium"], players=players, seed=1, variant="team")


@pytest.mark.parametrize(("seat", "teammate"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_teammates_sit_opposite_each_other(seat, teammate):
    """DEL-126, DEL-R26: first and third, second and fourth."""
    game = team(turn=seat, runes=4)
    game.do("acquire Mystic for teammate")
    assert game.names("discard", teammate) == ["Mystic"]


def test_mammoth_beetle_spares_the_teammate():
    """DEL-127: the constructs of the other team are destroyed, and again for the insight."""
    pair = ["Clockwork Helm", "Clockwork Helm"]
    seats = [{"constructs": pair}, {"constructs": ["Salvage Yard"]}, {"constructs": ["Nilhammer"]}]
    game = team(power=4, insight=1, center_row=["Mammoth Beetle"], opponents=seats)
    game.do("defeat Mammoth Beetle", "spend 1 insight to make each opponent destroy a Construct they control")
    assert [game.names("constructs", seat) for seat in (1, 2, 3)] == [[], ["Salvage Yard"], []]


def test_zis_and_glover_rob_the_other_team_only():
    """DEL-127, DEL-R26: opponents are the players of other teams; insight is not shared."""
    seats = [{"insight": 3}, {"insight": 3}, {"insight": 3}]
    game = team(power=14, center_row=["Zis, Dreamreaper", "Glover, Dream Titan"], opponents=seats)
    game.do("defeat Zis, Dreamreaper")
    assert insight(game) == [4, 1, 3, 1]
    game.do("defeat Glover, Dream Titan")
    assert game.moves() == ["choose Player 2", "choose Player 4"]


def test_a_card_can_be_passed_to_the_teammate_for_one_rune_more():
    """DEL-128, DEL-R43: to the teammate's discard pile; exactly the cost is not enough."""
    game = team(runes=5, center_row=["Dream Guide"])
    game.do("acquire Dream Guide for teammate")
    assert (game.runes, game.names("discard", 0), game.names("discard", 2)) == (0, [], ["Dream Guide"])
    assert "acquire Dream Guide for teammate" not in team(runes=4, center_row=["Dream Guide"]).moves()


def test_the_insight_of_a_passed_dreamborn_card_goes_to_who_acquired_it():
    """DEL-R43: not to the teammate."""
    game = team(runes=4, center_row=["Pollen Pixie"])
    game.do("acquire Pollen Pixie for teammate")
    assert (insight(game), game.names("discard", 2)) == ([1, 0, 0, 0], ["Pollen Pixie"])


def test_a_card_acquired_for_nothing_can_be_passed_wherever_it_was_to_go():
    """DEL-R43: Evvy names the deck, Serenity the hand, Steelweaver play; passed, it is discarded."""
    game = team(hand=["Evvy, Ogo's Gift"], runes=1, center_row=["Templar General"])
    game.do("play Evvy, Ogo's Gift", "acquire Templar General for teammate")
    assert (game.runes, game.names("discard", 2)) == (0, ["Templar General"])
    game = team(hand=["Steelweaver"], runes=3, center_row=["Clockwork Shield"])
    game.do("play Steelweaver", "acquire Clockwork Shield for teammate")
    assert (game.names("constructs", 2), game.names("discard", 2)) == ([], ["Clockwork Shield"])


def test_a_construct_passed_to_the_teammate_leaves_steelweaver_waiting():
    """DEL-C01: the next construct that stays with its acquirer goes into play."""
    game = team(hand=["Steelweaver"], runes=8, center_row=["Clockwork Shield", "Ogo War Tree"])
    game.do("play Steelweaver", "acquire Clockwork Shield for teammate", "acquire Ogo War Tree into play")
    assert game.names("constructs") == ["Ogo War Tree"]


def test_teammates_bid_each_for_themselves():
    """DEL-R26: four bidders, also against one's own teammate."""
    seats = [{"insight": 1}, {"insight": 2}, {"insight": 1}]
    row, deck = ["Steelweaver"], ["Vineweaver"]
    game = team(insight=1, runes=1, center_row=row, center_deck=deck, opponents=seats)
    game.do("acquire Steelweaver", "bid 1")
    assert game.asks() == 2
    game.do("bid 2")
    assert (game.honor(0), game.honor(2), insight(game)) == (0, 4, [1, 1, 0, 1])


def test_the_scores_of_a_team_are_added():
    """DEL-129: the best total wins, not the best player."""
    game = team(turn=3, honor=4, honor_pool=0, opponents=[{"honor": 9}, {"honor": 4}, {"honor": 0}])
    game.do("end turn")
    assert (game.result.scores, game.result.winners) == ([9, 4, 0, 4], [0, 2])


def test_the_team_with_the_latest_seat_wins_a_tie():
    """DEL-R26: after the pattern of single players."""
    game = team(turn=3, first=0, honor=3, honor_pool=0, opponents=[{"honor": 6}, {"honor": 3}, {"honor": 0}])
    game.do("end turn")
    assert game.result.winners == [1, 3]
