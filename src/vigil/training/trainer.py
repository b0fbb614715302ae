"""The trainer: a value network from games of perturbed tuned, and then from games of itself."""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vigil.bots import afterstate
from vigil.bots.judge import Judge
from vigil.bots.judging import tuned_judge
from vigil.bots.network import Network
from vigil.rules import honor
from vigil.rules.game import Game
from vigil.rules.moves import END_TURN
from vigil.training.tuner import TUNING, Normal

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Games:
    """Which games to learn from."""

    sets: tuple[tuple[str, ...], ...]
    players: tuple[int, ...] = (2,)
    perturbed: float = 0.3  # how far the players' weights stray from tuned
    strays: float = 0.05  # how often a random move is made


def gather(games: Games, first: int, count: int) -> tuple[Floats, Floats]:
    """Afterstates of so many games and whether the player whose turn ended there won."""
    vectors: list[list[float]] = []
    wins: list[float] = []
    base = tuned_judge().weights
    for number in range(first, first + count):
        normal = Normal(number, 7)
        sets = games.sets[number % len(games.sets)]
        players = games.players[(number // len(games.sets)) % len(games.players)]
        judges = [stray(base, games.perturbed, normal) for _ in range(players)]
        game = Game.new(list(sets), players, TUNING + (1 << 32) + number)
        play(game, judges, games.strays, normal, vectors, wins)
    return np.array(vectors, dtype=np.float32), np.array(wins, dtype=np.float32)


def stray(base: list[float], how_far: float, normal: Normal) -> Judge:
    """A judge with weights near tuned's."""
    return Judge([weight + how_far * max(abs(weight), 0.2) * normal.draw() for weight in base])


def play(
    game: Game,
    judges: list[Judge],
    strays: float,
    normal: Normal,
    vectors: list[list[float]],
    wins: list[float],
) -> None:
    """Play a game and note every afterstate with its outcome."""
    game.events = None
    noted: list[int] = []
    while not game.over:
        moves = game.legal_moves()
        seat = game.deciding()
        move = moves[0]
        if len(moves) > 1:
            move = judges[seat].choose(game, moves)
            if move.verb != END_TURN and normal.uniform() < strays:
                game_moves = moves if moves[-1].verb != END_TURN else moves[:-1]
                move = game_moves[int(normal.uniform() * len(game_moves)) % len(game_moves)]
        if move.verb == END_TURN and not afterstate.last_turn(game):
            vectors.append(afterstate.describe(game, seat))
            noted.append(seat)
        game.step(move)
    winners = honor.result(game).winners
    wins += [float(seat in winners) for seat in noted]


def collect(games: Games, first: int, count: int, workers: int) -> tuple[Floats, Floats]:
    """The same, over several processes."""
    share = math.ceil(count / (workers * 4))
    starts = list(range(first, first + count, share))
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(gather, [games] * len(starts), starts, [share] * len(starts)))
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


class Adam:
    """The usual optimizer, for a network's weights."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network = network
        self.rate = rate
        self.steps = 0
        self.first = [(np.zeros_like(w), np.zeros_like(b)) for w, b in network.layers]
        self.second = [(np.zeros_like(w), np.zeros_like(b)) for w, b in network.layers]

    def step(self, gradients: list[tuple[Floats, Floats]]) -> None:
        """Change the weights a little against their gradients."""
        self.steps += 1
        scale = self.rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for layer, pair in enumerate(gradients):
            for part in (0, 1):
                first, second = self.first[layer][part], self.second[layer][part]
                first += 0.1 * (pair[part] - first)
                second += 0.001 * (pair[part] ** 2 - second)
                self.network.layers[layer][part][...] -= scale * first / (np.sqrt(second) + 1e-7)


def learn(network: Network, inputs: Floats, wins: Floats, epochs: int, rate: float, seed: int) -> list[float]:
    """Train on shuffled batches; returns the loss after each epoch."""
    draw = np.random.default_rng(seed)
    adam = Adam(network, rate)
    losses = []
    for epoch in range(epochs):
        adam.rate = rate * (1.0 - epoch / epochs) + rate * 0.05
        order = draw.permutation(len(inputs))
        total = 0.0
        for start in range(0, len(order), 512):
            chosen = order[start : start + 512]
            total += batch(network, adam, inputs[chosen], wins[chosen]) * len(chosen)
        losses.append(total / len(order))
    return losses


def batch(network: Network, adam: Adam, inputs: Floats, wins: Floats) -> float:
    """One step of gradient descent; returns the batch's cross entropy."""
    outputs = network.activations(inputs)
    chances = 1.0 / (1.0 + np.exp(-outputs[-1][:, 0]))
    error = ((chances - wins) / len(wins))[:, None].astype(np.float32)
    gradients: list[tuple[Floats, Floats]] = []
    for layer in range(len(network.layers) - 1, -1, -1):
        weight = network.layers[layer][0]
        gradients.insert(0, (outputs[layer].T @ error + 1e-6 * weight, error.sum(axis=0)))
        if layer > 0:
            error = (error @ weight.T) * (outputs[layer] > 0)
    adam.step(gradients)
    safe = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(wins * np.log(safe) + (1 - wins) * np.log(1 - safe)))
