"""Games to learn from: afterstates, and how the game ended for the player whose turn it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.arena.seeds import seeds
from vigil.bots.afterstate import Afterstate, describe, last_turn, lead
from vigil.bots.expert import Expert
from vigil.bots.judge import Judge
from vigil.bots.judging import tuned_judge
from vigil.bots.network import Floats, Network, Weights
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.box import SOLITAIRE, STANDARD, TEAM
from vigil.rules.kernel.card import FACES
from vigil.rules.moves import Move
from vigil.rules.table import honor
from vigil.training.normal_deviates import Normal

GODSLAYER: Final = ("godslayer",)
OTHERS: Final = (("rise_of_vigil",), ("darkness_unleashed",), ("realms_unraveled",), ("delirium",))
ALL: Final = ("godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium")
KINDS: Final = (
    *[(GODSLAYER, 2, STANDARD)] * 6,
    *[(other, 2, STANDARD) for other in OTHERS] * 2,
    *[(ALL, 2, STANDARD)] * 2,
    (GODSLAYER, 3, STANDARD),
    (GODSLAYER, 4, STANDARD),
    (ALL, 3, STANDARD),
    (ALL, 4, STANDARD),
    (GODSLAYER, 4, TEAM),
    (GODSLAYER, 1, SOLITAIRE),
)
FIRST: Final = 1 << 32  # of the seeds for tuning: the tuner never reaches them
JUDGES: Final = 64  # near tuned: the first is tuned itself, the last has strayed
FARTHEST: Final = 0.6  # the distance of the last, as a share of every weight
PERTURBED: Final = 1  # the stream that the judges come from
PLAYED: Final = 2  # the stream of what happens in a game
STRAYS: Final = 0.04  # how often a random move is made
NOTED: Final = 0.4  # of the afterstates: those of one game tell much the same
SELDOM: Final = 16  # experts play one game in 16: they take long
SELF_GUESSES: Final = 2  # of an expert that plays itself: many games teach more than good ones

Chooser = Callable[[Game, list[Move]], Move]


class Noted(NamedTuple):
    """An afterstate, and how the game ended for the player."""

    afterstate: Afterstate
    won: bool
    lead: int


@dataclass
class Samples:
    """Afterstates as arrays: the cards of all of them in one row, each where it lies and its share."""

    cards: NDArray[np.uint16]
    shares: Floats
    starts: NDArray[np.int64]  # where the cards of an afterstate begin; one more at the end
    numbers: Floats
    wins: Floats
    leads: Floats  # in honor, at the end

    def __len__(self) -> int:
        return len(self.wins)


class Lot(NamedTuple):
    """Games that one process plays; with a network, experts play some of them."""

    first: int
    games: int
    weights: Weights | None = None


def gather(lot: Lot) -> Samples:
    """Play a lot of games and note their afterstates."""
    network = None if lot.weights is None else Network(lot.weights)
    found: list[Noted] = []
    for number in range(lot.first, lot.first + lot.games):
        sets, players, variant = KINDS[number % len(KINDS)]
        game = Game.new(list(sets), players, seeds("tuning", FIRST + number, 1)[0], 2, variant)
        normal = Normal(number, PLAYED)
        if network is None or number // len(KINDS) % SELDOM:
            judges = [perturbed(int(normal.uniform() * JUDGES) % JUDGES) for _ in range(players)]
            found += play(game, [judge.choose for judge in judges], normal)
        else:
            found += play(game, [expert(network, number)] * players, normal)
    return packed(found)


@cache
def perturbed(number: int) -> Judge:
    """One of some judges with weights more or less near tuned's."""
    normal = Normal(number, PERTURBED)
    far = number / JUDGES * FARTHEST
    base = tuned_judge().weights
    return Judge([weight + far * max(abs(weight), 0.2) * normal.draw() for weight in base])


def expert(network: Network, number: int) -> Chooser:
    """An expert that thinks little."""
    bot = Expert(number, network, SELF_GUESSES)

    def choose(game: Game, _: list[Move]) -> Move:
        view = game.view(game.deciding())
        assert view.decision is not None
        return bot.choose(view, view.decision)

    return choose


def play(game: Game, choosers: Sequence[Chooser], normal: Normal) -> list[Noted]:
    """Play a game and note some of its afterstates with the outcome."""
    game.forget()
    noted: list[tuple[Afterstate, int]] = []
    straying = stray(game, normal)
    while not game.over:
        moves = game.legal_moves()
        seat = game.deciding()
        move = moves[0] if len(moves) == 1 else choosers[seat](game, moves)
        if game.moves_made >= straying:
            move = moves[int(normal.uniform() * len(moves)) % len(moves)]
            straying = stray(game, normal)
        if move.verb == verbs.END_TURN and not last_turn(game) and normal.uniform() < NOTED:
            noted.append((describe(game, seat), seat))
        game.step(move)
    result = honor.result(game)
    leads = [lead(game, seat) for seat in range(len(choosers))]
    return [Noted(afterstate, seat in result.winners, leads[seat]) for afterstate, seat in noted]


def stray(game: Game, normal: Normal) -> int:
    """After how many moves the next random one is made."""
    return game.moves_made + 1 + int(2 * normal.uniform() / STRAYS)


def packed(found: list[Noted]) -> Samples:
    """Afterstates and outcomes as arrays."""
    cards: list[int] = []
    shares: list[float] = []
    starts = [0]
    for afterstate, _, _ in found:
        for group, share in zip(afterstate.groups, afterstate.shares, strict=True):
            base = group[0] * len(FACES)
            cards += [base + face for face in group[1:]]
            shares += [share] * (len(group) - 1)
        starts.append(len(cards))
    return Samples(
        np.array(cards, np.uint16),
        np.array(shares, np.float32),
        np.array(starts, np.int64),
        np.array([afterstate.numbers for afterstate, _, _ in found], np.float32),
        np.array([won for _, won, _ in found], np.float32),
        np.array([lead for _, _, lead in found], np.float32),
    )


def joined(parts: list[Samples]) -> Samples:
    """Several lots of samples as one."""
    offsets = np.cumsum([0, *[len(part.cards) for part in parts]])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets, strict=False)]
    return Samples(
        np.concatenate([part.cards for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([*starts, offsets[-1:]]),
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.leads for part in parts]),
    )


def lots(first: int, count: int, size: int, weights: Weights | None) -> Iterator[Lot]:
    """Games in lots for several processes; how they are split does not change the result."""
    for start in range(first, first + count, size):
        yield Lot(start, min(size, first + count - start), weights)
