"""Whether reviews are honest: games of tuned against tuned, reviewed from both seats.

Four questions: does a chance of 70 win 70 in 100 (curve, Brier score)? Do losses added up foretell the
result? What do the parts of a game sum up to on average? Does a graded loss, replayed many times with the
better move, win as much more often? Replays deal what the seat could not know anew and let tuned play on.

    PYTHONPATH=build/compiled python -m bench.calibration [GAMES] [REPLAYED] [LEVEL]
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from statistics import mean, stdev

import vigil
from bench.review import FIRST, play_game
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.rollout import play_on
from vigil.review.findings import Judged, Review
from vigil.review.reviewer import Reviewer
from vigil.rules.record import make

GAMES = 40
REPLAYED = 60  # losses that are replayed, at most
TIMES = 200  # each
LEAST = 0.02
Pair = tuple[Review, Review]
Sample = tuple[vigil.Record, int, Judged]


def main() -> None:
    """Review games, and print what the reviews are worth."""
    games, most, level = (*sys.argv[1:], *[str(GAMES), str(REPLAYED), "tuned"][len(sys.argv) - 1 :])
    pairs: list[Pair] = []
    losses: list[Sample] = []
    for number in range(int(games)):
        record = play_game(FIRST + number, level)
        reviews = Reviewer(record, 0).result(), Reviewer(record, 1).result()
        pairs.append(reviews)
        losses += [(record, review.seat, each) for review in reviews for each in losing_decisions(review)]
    curve([review for pair in pairs for review in pair])
    report_predictions(pairs)
    parts([review for pair in pairs for review in pair])
    report_replays(spread(losses, int(most)))


def losing_decisions(review: Review) -> list[Judged]:
    """The decisions that lost something."""
    return [each for each in review.decisions if each.loss >= LEAST]


def spread(losses: Sequence[Sample], most: int) -> list[Sample]:
    """At most so many of them, evenly over all games."""
    step = max(1, -(-len(losses) // max(most, 1)))
    return list(losses[::step])


def curve(reviews: Iterable[Review]) -> None:
    """The chance at the start of every own turn against how often the game was won."""
    known = [
        (turn.before, review.result)
        for review in reviews
        for turn in review.turns
        if turn.seat == review.seat
    ]
    print(f"chance at {len(known)} turns: Brier score {mean((c - won) ** 2 for c, won in known):.3f}")
    for low in range(0, 100, 10):
        there = [(c, won) for c, won in known if low <= 100 * c < low + 10 or (low == 90 and c == 1)]
        if there:
            said, won = mean(c for c, _ in there), mean(won for _, won in there)
            print(
                f"  {low:3}–{low + 10:<3} {len(there):5} turns  said {100 * said:5.1f}  won {100 * won:5.1f}"
            )


def report_predictions(pairs: Sequence[Pair]) -> None:
    """How often the seat that gave away less has won."""
    told = [(one.parts.decisions - other.parts.decisions, one.result - other.result) for one, other in pairs]
    decided = [(ahead, won) for ahead, won in told if won and ahead]
    right = mean((ahead > 0) == (won > 0) for ahead, won in decided)
    print(f"who lost less by decisions won {100 * right:.0f} % of {len(decided)} games")
    clear = [(ahead, won) for ahead, won in decided if abs(ahead) >= 0.1]
    if clear:
        right = mean((ahead > 0) == (won > 0) for ahead, won in clear)
        print(f"who lost less by ten points and more won {100 * right:.0f} % of {len(clear)} games")


def parts(reviews: Sequence[Review]) -> None:
    """What the parts come to on average: luck and others should cancel out between equals."""
    for name in ("decisions", "draws", "row"):
        values = [100 * float(getattr(review.parts, name)) for review in reviews]
        print(f"{name:10} {mean(values):+6.1f} points a game, standard deviation {stdev(values):5.1f}")
    others = [100 * sum(share.change for share in review.parts.others) for review in reviews]
    print(f"{'others':10} {mean(others):+6.1f} points a game, standard deviation {stdev(others):5.1f}")


def report_replays(losses: Sequence[Sample]) -> None:
    """What the better move really brings, by grade."""
    found: dict[str, list[tuple[float, float]]] = {}
    for record, seat, judged in losses:
        gain = share_won(record, seat, judged, judged.best.move) - share_won(
            record, seat, judged, judged.taken.move
        )
        found.setdefault(judged.grade, []).append((judged.loss, gain))
    print(f"replayed {TIMES} times with the better move:")
    for grade, pairs in sorted(found.items()):
        claimed, gained = mean(loss for loss, _ in pairs), mean(gain for _, gain in pairs)
        error = stdev([gain for _, gain in pairs]) / len(pairs) ** 0.5 if len(pairs) > 1 else 0.0
        better = mean(gain > 0 for _, gain in pairs)
        print(
            f"  {grade:10} {len(pairs):4}  claimed {100 * claimed:5.1f}  won more {100 * gained:5.1f} "
            f"± {196 * error:.1f}  better in {100 * better:.0f} %"
        )


def share_won(record: vigil.Record, seat: int, judged: Judged, move: str) -> float:
    """How often a seat wins if it makes a move there."""
    game = record.begin()
    for number, text in enumerate(record.moves[: judged.number]):
        make(game, number, text)
    view = game.view(seat)
    judges = [tuned_judge()] * len(game.players)
    wins = 0
    for number in range(TIMES):
        guess = view.guess(1_000_003 * (judged.number + 1) + number)
        guess.step(next(each for each in guess.legal_moves() if each.text == move))
        wins += seat in play_on(guess, judges).winners
    return wins / TIMES


if __name__ == "__main__":
    main()
