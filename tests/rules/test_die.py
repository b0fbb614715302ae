"""The Delirium Die: its price, its sides, and when it can be rolled."""

import pytest

import vigil
from tests.rules.delirium import delirium, insight, rolling


def test_rolling_the_die_costs_five_insight():
    """DEL-43: with four it is not offered."""
    game = delirium(insight=5, seed=rolling(3))
    game.do("roll the die")
    assert insight(game) == [0, 0]
    assert "roll the die" not in delirium(insight=4).moves()


def test_only_the_player_on_turn_can_roll():
    """DEL-43: the other's insight does not help."""
    game = delirium(opponents=[{"insight": 9}])
    assert "roll the die" not in game.moves()
    game.do("end turn")
    assert (game.asks(), "roll the die" in game.moves()) == (1, True)


def test_side_one_lets_the_roller_banish_a_card():
    """DEL-44, DEL-45: of the hand or the discard pile, or not."""
    game = delirium(insight=5, hand=["Militia"], discard=["Apprentice"], seed=rolling(1))
    game.do("roll the die")
    assert game.moves() == ["banish Militia from hand", "banish Apprentice from discard pile", "decline"]
    game.do("banish Apprentice from discard pile")
    assert (game.names("discard"), game.names("removed")) == ([], ["Apprentice"])


def test_side_one_with_nothing_to_banish_does_nothing():
    """DEL-45, DEL-R41: the insight is spent all the same."""
    game = delirium(insight=5, seed=rolling(1))
    game.do("roll the die")
    assert (insight(game), game.moves()) == ([0, 0], ["end turn"])


def test_side_two_draws_two_cards():
    """DEL-46: from the roller's deck."""
    game = delirium(insight=5, seed=rolling(2), deck=["Mystic", "Militia"])
    game.do("roll the die")
    assert sorted(game.names("hand")) == ["Militia", "Mystic"]


def test_side_three_gives_three_runes():
    """DEL-47: to be spent in this turn."""
    game = delirium(insight=5, seed=rolling(3))
    game.do("roll the die", "acquire Mystic")
    assert game.runes == 0


def test_side_four_gives_four_power():
    """DEL-48: to be spent in this turn."""
    game = delirium(insight=5, seed=rolling(4))
    game.do("roll the die", "defeat Cultist")
    assert game.power == 2


def test_side_five_gives_five_honor():
    """DEL-49: out of the pool."""
    game = delirium(insight=5, seed=rolling(5), honor_pool=60)
    game.do("roll the die")
    assert (game.honor(), game.honor_pool) == (5, 55)


def test_side_six_gives_six_insight():
    """DEL-50: enough for another roll."""
    game = delirium(insight=5, seed=rolling(6))
    game.do("roll the die")
    assert (insight(game), "roll the die" in game.moves()) == ([6, 0], True)


def test_every_side_comes_up():
    """DEL-44: a fair die has six."""
    thrown = set()
    for seed in range(60):
        game = delirium(insight=5, seed=seed, hand=["Militia"])
        game.do("roll the die")
        thrown.add(
            (
                game.runes,
                game.power,
                game.honor(),
                insight(game)[0],
                len(game.names("hand")),
                game.moves()[-1],
            )
        )
    assert len(thrown) == 6


def test_the_die_can_be_rolled_any_number_of_times():
    """DEL-R11: as long as there is insight."""
    game = delirium(insight=10, seed=rolling(3, 5))
    game.do("roll the die", "roll the die")
    assert (game.runes, game.honor(), insight(game)) == (3, 5, [0, 0])


@pytest.mark.parametrize("name", ["Loa, Dream Dragon", "Dream Stone"])
def test_a_roll_that_a_card_calls_for_costs_nothing(name):
    """DEL-R12: only the roll of one's own accord has a price."""
    game = delirium(insight=5, hand=[name], seed=rolling(3))
    game.do(f"play {name}")
    if name == "Dream Stone":
        game.do("use Dream Stone")
    assert (game.runes, insight(game)) == (3, [5, 0])


def test_the_die_is_rolled_between_actions_only():
    """DEL-R33: not in the middle of an effect, a reward or an auction."""
    row, deck = ["Bleaktoad", "Steelweaver"], ["Karion", "Vineweaver"]
    hand = ["Nihil Chemist", "Militia"]
    game = delirium(insight=9, power=4, runes=1, hand=hand, center_row=row, center_deck=deck)
    for move in ("play Nihil Chemist", "defeat Bleaktoad", "acquire Steelweaver"):
        game.do(move)
        while "end turn" not in game.moves():
            assert "roll the die" not in game.moves()
            game.do("decline")
        assert "roll the die" in game.moves()


def test_the_die_can_be_rolled_at_any_time_of_the_turn():
    """DEL-43, DEL-64: before and after playing, acquiring and defeating."""
    game = delirium(insight=5, hand=["Militia"], runes=2, power=2)
    for move in ("play Militia", "acquire Heavy Infantry", "defeat Cultist"):
        assert "roll the die" in game.moves()
        game.do(move)
    assert "roll the die" in game.moves()


def test_a_roll_cannot_be_taken_back():
    """DEL-44: chance was used."""
    game = delirium(insight=5, seed=rolling(3))
    game.do("roll the die")
    assert not game.can_undo(0)


def test_there_is_no_die_without_delirium():
    """DEL-43: it is a part of the set."""
    assert vigil.Game.new(["godslayer"], 2, 1).setup.die is None
    with pytest.raises(ValueError, match="insight is 9, but no card of these sets gives any"):
        vigil.Game.from_position({"sets": ["godslayer"], "seats": [{"insight": 9}, {}]})
