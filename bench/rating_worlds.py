"""Simulated people, whose true strength is known, and the games they play: what ratings are tried on.

Strength, spread and learning are assumed, not measured: most games are duels, a third against bots,
opponents at random, and people get better over their first games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from msgspec import structs

from vigil.server.people.ratings.rating_anchors import LEVELS, anchor
from vigil.server.people.ratings.rating_step import ODDS
from vigil.server.store.results.result_rows import SeatResult, StoredResult

SETS: Final = ("godslayer",)
START: Final = 1_700_000_000.0
EASY_AND_BETTER: Final = LEVELS[1:5]


class World(NamedTuple):
    """What is true of a population."""

    seed: int
    people: int = 250
    games: int = 5000
    spread: float = 200.0
    learning: float = 120.0  # points that people gain ...
    learned: float = 12.0  # ... most of them over so many games
    first_seat: float = 35.0
    flatness: float = 1.0  # how much of a difference counts at tables of three and four
    duels: float = 0.75
    bots: float = 0.35


class PlayedGame(NamedTuple):
    """A result, with the true strengths of its seats as they count in it."""

    result: StoredResult
    strengths: list[float]


def true_strength(world: World, talent: float, games: int) -> float:
    """How strong somebody is after so many games."""
    return talent - world.learning * exp(-games / world.learned)


def play(world: World) -> Iterator[tuple[PlayedGame, dict[int, float]]]:
    """The games of a world, each with everybody's true strength before it."""
    chance = Random(world.seed)
    talents = {number + 1: chance.gauss(1560.0, world.spread) for number in range(world.people)}
    played = dict.fromkeys(talents, 0)
    for number in range(world.games):
        strengths = {person: true_strength(world, talents[person], played[person]) for person in talents}
        game = play_one(world, chance, number + 1, strengths)
        yield game, strengths
        for seat in game.result.seats:
            if seat.person is not None:
                played[seat.person] += 1


def play_one(world: World, chance: Random, number: int, strengths: dict[int, float]) -> PlayedGame:
    """One game between people and bots at random."""
    players = 2 if chance.random() < world.duels else chance.choice((3, 4))
    people = chance.sample(sorted(strengths), players)
    bots = players - 1 if chance.random() < world.bots else 0
    seats = [seat_of(person=person) for person in people[bots:]]
    seats += [seat_of(level=chance.choice(EASY_AND_BETTER)) for _ in range(bots)]
    chance.shuffle(seats)
    true = [strengths[seat.person] if seat.person else anchor(str(seat.level), SETS) for seat in seats]
    if players == 2:
        true[0] += world.first_seat
    places = draw_places(chance, [strength * (world.flatness if players > 2 else 1.0) for strength in true])
    came_out = [
        structs.replace(seat, side=side, place=place, won=place == 1)
        for side, (seat, place) in enumerate(zip(seats, places, strict=True))
    ]
    return PlayedGame(result_of(number, came_out), true)


def draw_places(chance: Random, strengths: Sequence[float]) -> list[int]:
    """Places by Plackett and Luce: the order of strengths, each with noise of Gumbel's kind."""
    luck = [strength / ODDS - log(-log(chance.random())) for strength in strengths]
    return [1 + sum(other > own for other in luck) for own in luck]


def seat_of(person: int | None = None, level: str | None = None) -> SeatResult:
    """A seat before it came out."""
    return SeatResult(person, level, 0, 1, 60, False, None, None, 12, established=person is not None)


def result_of(number: int, seats: list[SeatResult]) -> StoredResult:
    """A rated result, an hour after the one before it."""
    at = START + 3600.0 * number
    return StoredResult(
        f"m{number}", at - 900.0, at, SETS[0], 2, "standard", len(seats), "live", True, 0, 24, "played", 1,
        "0.3", False, False, False, False, seats, number,
    )  # fmt: skip
