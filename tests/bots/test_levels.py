"""Bots by level: who they are, and what they do."""

from __future__ import annotations

import pytest

import vigil
from tests.bots.making import SEARCHING, made
from tests.conftest import Table, table
from vigil.bots import LEVELS, bot
from vigil.bots.levels import TITLES
from vigil.bots.search import Searching

KINDS = [
    (["godslayer"], 2, "standard"),
    (["rise_of_vigil"], 2, "standard"),
    (["darkness_unleashed"], 2, "standard"),
    (["realms_unraveled"], 2, "standard"),
    (["delirium"], 3, "standard"),
    (["rise_of_vigil", "delirium"], 4, "team"),
    (["godslayer", "realms_unraveled"], 1, "solitaire"),
]


def choice(level: str, laid: Table, seed: int = 1) -> str:
    """What a bot does at a table."""
    decision = laid.game.decision
    assert decision is not None
    return str(made(level, seed).choose(laid.game.view(decision.player), decision))


def played(levels: list[str], seed: int, bot_seed: int, moves: int = 10**6) -> vigil.Game:
    """A game between bots, whole or up to so many moves."""
    return play(vigil.Game.new(["godslayer"], len(levels), seed), levels, bot_seed, moves)


def play(game: vigil.Game, levels: list[str], bot_seed: int, moves: int = 10**6) -> vigil.Game:
    """Let bots play on."""
    bots = [made(level, bot_seed + seat) for seat, level in enumerate(levels)]
    while (decision := game.decision) and game.moves_made < moves:
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    return game


def test_an_unknown_level_names_the_closest():
    with pytest.raises(LookupError, match=r"there is no bot 'greedi'; did you mean 'greedy'\?"):
        bot("greedi")


def test_a_level_may_be_written_in_capitals():
    assert type(bot("Greedy")) is type(bot("greedy"))


def test_a_stored_match_may_name_a_level_that_is_gone():
    assert type(bot("monte-carlo")) is type(bot("master"))
    assert "monte-carlo" not in LEVELS


def test_every_level_has_a_name_for_people():
    assert list(TITLES) == list(LEVELS)
    assert list(TITLES.values()) == ["Novice", "Easy", "Normal", "Hard", "Expert", "Master"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_level_finishes_every_kind_of_game(kind, level):
    sets, players, variant = kind
    seed = KINDS.index(kind)
    game = vigil.Game.new(sets, players, seed, variant=variant)
    levels = [level, *["tuned"] * (players - 1)] if level in SEARCHING else [level] * players
    assert play(game, levels, seed).result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_explains_what_it_does(level):
    game = table(hand=[], runes=4, center_row=["Arbiter of the Precipice"]).game
    decision = game.decision
    assert decision is not None
    player = made(level, seed=2)
    advice = player.explain(game.view(0), decision)
    assert advice.move == player.choose(game.view(0), decision)
    assert len(advice.reason) > 10
    assert (advice.chances is not None) == (level in SEARCHING)
    assert advice.chances is None or all(0 <= chance <= 1 for chance in advice.chances.values())


@pytest.mark.parametrize("level", SEARCHING)
def test_a_bot_that_searches_stays_within_its_budget(level):
    game = vigil.Game.new(["godslayer"], 2, 1)
    while game.runes + game.power < 3:
        game.apply(game.legal_moves()[0])
    decision = game.decision
    assert decision is not None
    player = bot(level)
    assert isinstance(player, Searching)
    player.budget = 0.0
    found = player.race(game.view(game.turn), decision.moves)
    assert {len(values) for values in found.values()} == {player.lot}


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_moves(level):
    moves = 60 if level in SEARCHING else 10**6
    first, second = (played([level, level], seed=3, bot_seed=11, moves=moves).past_moves() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", ["uniform", "greedy"])  # the others leave nothing to chance
def test_another_seed_makes_other_moves(level):
    first, second = (played([level, level], seed=3, bot_seed=number).past_moves() for number in (11, 22))
    assert first != second


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_asked_again_answers_the_same(level):
    laid = table(hand=["Apprentice", "Militia", "Mystic"], runes=8, power=8)
    decision = laid.game.decision
    assert decision is not None
    asked = made(level, seed=5)
    answers = {str(asked.choose(laid.game.view(0), decision)) for _ in range(20)}
    assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_ends_its_turn_while_something_can_be_done(level):
    for seed in range(3 if level in SEARCHING else 30):
        assert choice(level, table(power=2), seed) == "defeat Cultist"
    assert choice(level, table(), 1) == "end turn"


def test_uniform_makes_every_move_sooner_or_later():
    laid = table(hand=["Apprentice"], runes=3, power=2, center_row=["Hedron Cannon", "Muramasa"])
    assert {choice("uniform", laid, seed) for seed in range(60)} == set(laid.moves()) - {"end turn"}


def test_greedy_plays_its_hand_before_anything_else():
    assert choice("greedy", table(hand=["Apprentice"], runes=9, power=9)) == "play Apprentice"


def test_greedy_uses_its_constructs_before_it_spends():
    assert choice("greedy", table(constructs=["Muramasa"], runes=9)) == "use Muramasa"


def test_greedy_defeats_for_the_most_honor():
    row = ["Mephit", "Samael's Trickster", "Mistake of Creation"]
    assert choice("greedy", table(power=4, center_row=row)) == "defeat Mistake of Creation"


def test_greedy_defeats_the_cheaper_of_two_monsters_worth_the_same():
    row = ["Wind Tyrant", "Corrosive Widow"]
    assert choice("greedy", table(power=6, center_row=row)) == "defeat Corrosive Widow"


def test_greedy_acquires_the_most_printed_honor_it_can_afford():
    row = ["Burrower Mark II", "Hedron Cannon", "Arbiter of the Precipice"]
    assert (
        choice("greedy", table(runes=4, center_row=row, exact=["center_row"])) == "acquire Burrower Mark II"
    )


def test_greedy_lets_rocket_courier_put_a_construct_into_play():
    laid = table(runes=3, center_row=["Burrower Mark II"], constructs=["Rocket Courier X-99"])
    assert choice("greedy", laid) == "acquire Burrower Mark II into play"


def test_greedy_does_not_banish_where_it_may_decline():
    laid = table(hand=["Void Initiate", "Apprentice"])
    laid.do("play Void Initiate")
    assert choice("greedy", laid) == "decline"


def test_greedy_banishes_its_least_card_where_it_must():
    laid = table(hand=["Arbiter of the Precipice", "Landtalker"], deck=["Mystic", "Apprentice"])
    laid.do("play Arbiter of the Precipice")
    assert choice("greedy", laid) == "banish Apprentice from hand"


def test_greedy_discards_its_least_card():
    laid = table(hand=["Temple Librarian", "Landtalker", "Apprentice"])
    laid.do("play Temple Librarian")
    assert choice("greedy", laid) == "discard Apprentice from hand"


def test_greedy_takes_the_best_card_it_is_given():
    laid = table(power=7, center_row=["Avatar of the Fallen", "Mephit", "Hedron Cannon"])
    laid.do("defeat Avatar of the Fallen")
    assert choice("greedy", laid) == "acquire Hedron Cannon"


def test_greedy_keeps_its_best_construct():
    laid = table(power=5, center_row=["Sea Tyrant"], opponents=[{"constructs": ["Shadow Star", "Muramasa"]}])
    laid.do("defeat Sea Tyrant")
    assert laid.asks() == 1
    assert choice("greedy", laid) == "keep Muramasa"


def test_greedy_beats_uniform_from_either_seat():
    won = 0
    for seed in range(100, 110):
        for seat, levels in enumerate((["greedy", "uniform"], ["uniform", "greedy"])):
            result = played(levels, seed, bot_seed=seed).result
            assert result is not None
            won += result.winners == [seat]
    assert won >= 17  # 97 of 100 on average
