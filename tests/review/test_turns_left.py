"""How many turns a review says were left."""

from statistics import mean

import vigil
from vigil.bots.judge_bots import tuned_judge
from vigil.review.causes import turns_left


def missed_by(players: int, seed: int) -> float:
    """By how many rounds the turns left are misjudged in a game of tuned, on average over its turns."""
    game = vigil.Game.new(["godslayer"], players, seed).forget()
    said: dict[int, int] = {}
    while not game.over:
        said.setdefault(int(game.turn_number), turns_left(game))
        moves = game.legal_moves()
        game.step(moves[0] if len(moves) == 1 else tuned_judge().choose(game, moves))
    last = max(said)
    return mean(abs(turns - (last - turn) / players) for turn, turns in said.items())


def test_the_turns_that_are_left_are_told_to_within_two_or_so() -> None:
    assert mean(missed_by(players, seed) for players in (2, 4) for seed in range(4)) < 2.0


def test_before_anything_is_known_a_game_lasts_as_long_as_usual() -> None:
    assert turns_left(vigil.Game.new(["godslayer"], 2, 1)) in range(14, 18)
