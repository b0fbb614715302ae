"""The team variant."""

import pytest

import vigil
from tests.conftest import table


def test_a_team_game_is_for_four():
    """COTG-111, COTG-112: two teams of two, and a pool of 120."""
    game = vigil.Game.new(sets=["godslayer"], players=4, seed=1, variant="team")
    assert game.honor_pool == 120
    for players in (2, 3, 5):
        with pytest.raises(ValueError, match="takes 4 players"):
            vigil.Game.new(sets=["godslayer"], players=players, seed=1, variant="team")


@pytest.mark.parametrize(("seat", "teammate"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_teammates_sit_opposite_each_other(seat, teammate):
    """COTG-113: so the turns of the teams alternate."""
    game = table(variant="team", turn=seat, runes=4)
    game.do("acquire Mystic for teammate")
    assert game.names("discard", teammate) == ["Mystic"]
    game.do("end turn")
    assert game.asks() == (seat + 1) % 4


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_reward_does_not_harm_the_teammate(turn):
    """COTG-114: Sea Tyrant takes constructs from the other team only."""
    pairs = [["Snapdragon", "Shadow Star"], ["Voidthirster", "Muramasa"], ["Snapdragon", "Shadow Star"]]
    seats = [{"constructs": pair} for pair in pairs]
    game = table(variant="team", turn=turn, power=5, center_row=["Sea Tyrant"], opponents=seats)
    game.do("defeat Sea Tyrant")
    asked = []
    while game.asks() != turn:
        asked.append(game.asks())
        game.do(game.moves()[0])
    assert asked == [(turn + 1) % 4, (turn + 3) % 4]
    assert game.names("constructs", (turn + 2) % 4) == pairs[1]


def test_a_card_can_be_passed_to_the_teammate_for_one_rune_more():
    """COTG-115, COTG-OPEN-9: it goes to the teammate's discard pile."""
    game = table(variant="team", runes=4, center_row=["Wolf Shaman"])
    game.do("acquire Wolf Shaman for teammate")
    assert game.runes == 0
    assert (game.names("discard", 0), game.names("discard", 2)) == ([], ["Wolf Shaman"])


def test_passing_a_card_is_not_offered_without_the_rune():
    """COTG-115: exactly the cost is not enough."""
    game = table(variant="team", runes=3, center_row=["Wolf Shaman"])
    assert "acquire Wolf Shaman" in game.moves()
    assert "acquire Wolf Shaman for teammate" not in game.moves()


def test_a_card_acquired_for_nothing_can_be_passed_too():
    """COTG-115: for the one rune, and to the discard pile even where the deck was named."""
    game = table(variant="team", runes=1, hand=["Cetra, Weaver of Stars"], center_row=["Landtalker"])
    game.do("play Cetra, Weaver of Stars", "acquire Landtalker for teammate")
    assert game.runes == 0
    assert game.names("discard", 2) == ["Landtalker"]


def test_limited_runes_cannot_pay_for_passing_a_card():
    """COTG-115: the rune more is no part of a construct's cost."""
    game = table(variant="team", mechana_runes=6, runes=0, center_row=["Watchmaker's Altar"])
    assert "acquire Watchmaker's Altar" in game.moves()
    assert "acquire Watchmaker's Altar for teammate" not in game.moves()


def test_a_construct_paid_for_in_limited_runes_can_be_passed_for_an_ordinary_one():
    """COTG-115: what pays the cost does not matter."""
    game = table(variant="team", mechana_runes=5, runes=1, center_row=["Watchmaker's Altar"])
    game.do("acquire Watchmaker's Altar for teammate")
    assert (game.runes, game.mechana_runes) == (0, 0)


def test_no_card_can_be_passed_outside_the_team_variant():
    """COTG-115: the standard game knows no teammates."""
    game = table(players=4, runes=9)
    assert not [move for move in game.moves() if "teammate" in move]


@pytest.mark.parametrize(
    ("tokens", "winners"),
    [([20, 1, 1, 1], [0, 2]), ([9, 9, 1, 9], [1, 3]), ([0, 5, 12, 6], [0, 2])],
)
def test_the_scores_of_teammates_are_added(tokens, winners):
    """COTG-116: the totals decide, not the best player."""
    seats = [{"honor": honor} for honor in tokens]
    game = table(variant="team", turn=3, honor_pool=0, opponents=seats[:3], **seats[3])
    game.do("end turn")
    assert game.result.scores == tokens
    assert game.result.winners == winners


@pytest.mark.parametrize(("first", "winners"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
def test_equal_teams_are_told_apart_by_the_latest_seat(first, winners):
    """COTG-OPEN-9: the team whose seat is last in turn order wins."""
    game = table(variant="team", turn=(first - 1) % 4, first=first, honor_pool=0)
    game.do("end turn")
    assert game.result.winners == winners
