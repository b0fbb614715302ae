"""How long a review takes: two-player games of tuned against tuned, every seat reviewed by expert.

Run it on the compiled engine: PYTHONPATH=build/compiled python -m bench.review [GAMES]. Seconds are seconds
of the processor.
"""

from __future__ import annotations

import statistics
import sys
import time

import vigil
from vigil.build import compiled
from vigil.review.reviewer import Reviewer

GAMES = 10
FIRST = 40_000  # seeds that nothing was tuned or trained on


def play_game(seed: int, level: str = "tuned", players: int = 2) -> vigil.Record:
    """A game between bots of one level."""
    game = vigil.Game.new(["godslayer"], players, seed)
    bots = [vigil.bot(level, seed=100 * seed + seat) for seat in range(players)]
    while decision := game.decision:
        moves = decision.moves
        game.apply(
            moves[0]
            if len(moves) == 1
            else bots[decision.player].choose(game.view(decision.player), decision)
        )
    return vigil.Record.of(game)


def seconds(record: vigil.Record, seat: int) -> tuple[float, int]:
    """How long the review of a seat takes, and how many decisions it judges."""
    began = time.process_time()
    review = Reviewer(record, seat).result()
    return time.process_time() - began, len(review.decisions)


def main() -> None:
    """Measure, and print a line."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = [seconds(play_game(FIRST + number), number % 2) for number in range(games)]
    times = [spent for spent, _ in found]
    decisions = statistics.mean(number for _, number in found)
    print(
        f"{games} reviews by expert, {'compiled' if compiled() else 'interpreted'}: "
        f"{statistics.mean(times):.2f} s each (median {statistics.median(times):.2f}, "
        f"longest {max(times):.2f}), {decisions:.0f} decisions"
    )


if __name__ == "__main__":
    main()
