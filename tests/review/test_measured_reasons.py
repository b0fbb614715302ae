"""Reasons from paired games: where nothing a card does tells why it is better, measured values do."""

from __future__ import annotations

import pytest

from tests.conftest import Table, table
from vigil.bots.judge_bots import tuned_judge
from vigil.review import causes
from vigil.review.causes import Cause, cause, measured_cause
from vigil.review.review_words import because
from vigil.rules.moves import Move


def move(game: Table, text: str) -> Move:
    """The move with a text."""
    return next(each for each in game.game.legal_moves() if each.text == text)


def reason(game: Table, best: str, taken: str) -> Cause:
    """Why one move is better than another."""
    return cause(game.game, tuned_judge(), move(game, best), move(game, taken))


def test_a_card_is_better_because_more_games_are_won_with_it() -> None:
    game = table(runes=9, center_row=["Voidthirster", "Temple Librarian"])
    found = reason(game, "acquire Voidthirster", "acquire Temple Librarian")
    assert (found.kind, found.card, found.other) == (causes.MEASURED, "Voidthirster", "Temple Librarian")
    assert found.amount > 0 > found.less


def test_a_card_should_be_left_because_games_are_lost_with_it() -> None:
    game = table(runes=3, center_row=["Temple Librarian"])
    found = reason(game, "end turn", "acquire Temple Librarian")
    assert found.kind == causes.MEASURED
    assert because(found).startswith("taken early, Temple Librarian loses ")


def test_what_a_card_does_is_told_first() -> None:
    game = table(runes=9, center_row=["Muramasa", "Temple Librarian"])
    assert reason(game, "acquire Muramasa", "acquire Temple Librarian").kind == causes.DOES


def test_what_was_measured_with_two_players_says_nothing_of_more() -> None:
    game = table(runes=9, players=3, center_row=["Voidthirster", "Temple Librarian"])
    moves = [move(game, f"acquire {name}") for name in ("Voidthirster", "Temple Librarian")]
    assert measured_cause(game.game, moves[0], moves[1]) is None


def test_a_worse_card_has_no_measured_reason() -> None:
    game = table(runes=9, center_row=["Voidthirster", "Temple Librarian"])
    moves = [move(game, f"acquire {name}") for name in ("Temple Librarian", "Voidthirster")]
    assert measured_cause(game.game, moves[0], moves[1]) is None


@pytest.mark.parametrize(
    ("amount", "less", "said"),
    [
        (20.4, -9.6, "taken late, it gains 20 points on average, Mystic loses 10 points"),
        (1.2, 0.0, "taken late, it gains 1 point on average, Mystic gains nothing that could be measured"),
    ],
)
def test_gains_and_losses_are_told_in_points(amount: float, less: float, said: str) -> None:
    found = Cause(causes.MEASURED, "Muramasa", "Mystic", amount=amount, less=less, phase="end")
    assert because(found) == said
