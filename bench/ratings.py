"""What ratings are worth: simulated people, rated by our step, by openskill and by Glicko-2.

Prints for each family how much worse it foretells winners than the truth would (excess of log loss, in
thousandths of a nat), how far ratings are off after 15 and 40 games and how often their 95 % interval holds
the truth; then the same with our guards, what puppets gain, and the calibration. `--grid` chooses every
family's settings first, of twelve on two worlds, and judges them on four others.

    python -m bench.ratings [--grid] [WORLDS]

openskill comes with `pip install 'vigil-cards[dev]'`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import product
from math import log, sqrt
from statistics import mean
from typing import Any, Final, NamedTuple

from msgspec import structs

from bench.rating_families import GlickoRater, KalmanRater, OpenskillRater, Rater, chances
from bench.rating_worlds import World, play, result_of, seat_of
from vigil.server.people.ratings.rating_book import RatingBook
from vigil.server.people.ratings.rating_scale import SCALE, SURE
from vigil.server.store.ratings.rating_rows import Placing

Make = Callable[[float, float], Rater]
FAMILIES: Final[dict[str, tuple[Make, float, float]]] = {  # with the settings that a grid has chosen
    "Kalman step": (KalmanRater, 220.0, 10.0),
    "openskill Plackett-Luce": (OpenskillRater, 180.0, 9.0),
    "Glicko-2 by pairs": (GlickoRater, 180.0, 9.0),
}
GRID: Final = list(product((140.0, 180.0, 220.0, 300.0), (5.0, 9.0, 14.0)))
SEEN_AT: Final = (15, 40)  # games after which ratings are held against the truth
WARM: Final = 0.3  # of a world's games, before which forecasts are not judged
WRONG: Final[dict[str, dict[str, Any]]] = {
    "flat tables, no seat edge": {"flatness": 0.75, "first_seat": 0.0},
    "edge doubled, spread 260, fast learners": {"first_seat": 70.0, "spread": 260.0, "learned": 5.0},
}


class Tried(NamedTuple):
    """What a rater did in a world: excess of every forecast, errors in deviations and points, forecasts."""

    excess: list[float]
    errors: dict[int, list[tuple[float, float]]]  # by games: the error, and the deviation that was said
    forecasts: list[tuple[float, bool]]


def try_rater(rater: Rater, world: World) -> Tried:
    """Let a rater follow a world."""
    tried = Tried([], {count: [] for count in SEEN_AT}, [])
    played: dict[int, int] = {}
    for game, strengths in play(world):
        result = game.result
        said = chances(rater, result)
        if result.number > WARM * world.games:
            judge_forecast(tried, said, game.strengths, [seat.won for seat in result.seats], world)
        rater.learn(result)
        for seat in result.seats:
            if seat.person is None:
                continue
            played[seat.person] = played.get(seat.person, 0) + 1
            if played[seat.person] in SEEN_AT:
                believed, deviation = rater.believe(seat.person)
                tried.errors[played[seat.person]].append((believed - strengths[seat.person], deviation))
    return tried


def judge_forecast(
    tried: Tried, said: Sequence[float], true: Sequence[float], won: Sequence[bool], world: World
) -> None:
    """Hold what was said before a game against what the truth would have said, and against its end."""
    flat = world.flatness if len(true) > 2 else 1.0
    best = max(true)
    weights = [pow(10.0, flat * (strength - best) / 400) for strength in true]
    winner = won.index(True)
    tried.excess.append(log(weights[winner] / sum(weights)) - log(said[winner]))
    if len(said) == 2:
        tried.forecasts.extend(zip(said, won, strict=True))


def join(tries: Sequence[Tried]) -> Tried:
    """Several tries as one."""
    errors = {count: [each for tried in tries for each in tried.errors[count]] for count in SEEN_AT}
    return Tried(
        [each for tried in tries for each in tried.excess],
        errors,
        [each for tried in tries for each in tried.forecasts],
    )


def error_and_cover(found: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The root of the mean square in points, and how often the interval holds the truth."""
    off = sqrt(mean(error**2 for error, _ in found))
    return off, mean(float(abs(error) <= SURE * deviation) for error, deviation in found)


def report_line(name: str, tried: Tried) -> str:
    """What a family did, in one line."""
    parts = []
    for count in SEEN_AT:
        off, cover = error_and_cover(tried.errors[count])
        parts.append(f"{off:5.0f} points, {cover:4.0%} at {count}")
    return f"{name:32} {1000 * mean(tried.excess):6.1f} mnat   {'   '.join(parts)}"


def choose_settings(make: Make, worlds: Sequence[World]) -> tuple[float, float]:
    """The settings of a family that foretell best."""

    def excess(setting: tuple[float, float]) -> float:
        return mean(join([try_rater(make(*setting), world) for world in worlds]).excess)

    return min(GRID, key=excess)


def calibrate(forecasts: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """Forecasts by tenths: what was said, what happened, how many."""
    found = []
    for tenth in range(10):
        near = [(said, float(won)) for said, won in forecasts if tenth / 10 <= said < (tenth + 1) / 10]
        if near:
            found.append((mean(said for said, _ in near), mean(won for _, won in near), len(near)))
    return found


# Puppets


def lift(puppets: int, games: int, guarded: bool, known: bool = True) -> float:
    """The rating of somebody of 1550, or of a newcomer, after beating fresh puppets so often each."""
    book = RatingBook(SCALE) if guarded else KalmanRater(SCALE.deviation, SCALE.drift).book
    if known:
        book.people[1] = Placing(1550.0, 60.0, games=100)
    number = 0
    for _ in range(games):
        for puppet in range(puppets):
            number += 1
            seats = [structs.replace(seat_of(person=1), won=True), seat_of(person=2 + puppet)]
            seats[1] = structs.replace(seats[1], side=1, place=2)
            book.take(result_of(number, seats))
    return book.placing(1).mean


def main() -> None:
    """Compare, and print."""
    arguments = [each for each in sys.argv[1:] if each != "--grid"]
    count = int(arguments[0]) if arguments else 4
    grid = "--grid" in sys.argv
    worlds = [World(100 + number) for number in range(count)]
    for name, (make, *usual) in FAMILIES.items():
        setting = choose_settings(make, [World(1), World(2)]) if grid else (usual[0], usual[1])
        tried = join([try_rater(make(*setting), world) for world in worlds])
        print(report_line(f"{name} ({setting[0]:g}, {setting[1]:g})", tried), flush=True)
        for wrong, changed in WRONG.items():
            bad = join([try_rater(make(*setting), world._replace(**changed)) for world in worlds])
            print(report_line(f"  wrong: {wrong}"[:32], bad), flush=True)
    ours = join([try_rater(KalmanRater(0.0, 0.0, SCALE), world) for world in worlds])
    print(report_line("ours with guards and offsets", ours))
    print("\nCalibration of duels, said -> won in %")
    for said, won, number in calibrate(ours.forecasts):
        print(f"  {100 * said:5.1f} -> {100 * won:5.1f}  ({number})")
    print("\nA 1550 who beats puppets: number x games, without guards -> with them")
    for puppets, games in ((1, 100), (10, 10), (30, 4), (30, 10)):
        before, after = lift(puppets, games, False), lift(puppets, games, True)
        newcomer = lift(puppets, games, True, known=False)
        print(f"  {puppets} x {games}: {before:.0f} -> {after:.0f}; a newcomer {newcomer:.0f}")


if __name__ == "__main__":
    main()
