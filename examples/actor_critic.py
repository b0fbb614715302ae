"""Learn to beat `greedy` by self-play on a `Batch`, with NumPy alone: proximal policy optimization (PPO).

    python examples/actor_critic.py --minutes 10 --to policy.npz

One network plays both seats. What a position is worth for one seat is the opposite of what it is worth for
the other, so advantages change their sign where the next decision is the other seat's. The lead in honor is
where the value starts from: from the first step on it tells good moves from bad ones.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

import vigil
from vigil.arena.seeds import VALIDATION, seeds
from vigil.environments.actions import Actions
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.cells import CARD_SCALE, number_names
from vigil.environments.encoder import Encoder, flattened
from vigil.rules.setup import make_setup

Array = np.ndarray[Any, Any]
GAMES, STEPS, EPOCHS, MINIBATCH = 128, 64, 3, 1024
LEAD = 20  # so much honor ahead is nearly a win
HIDDEN, RATE, CLIP, ENTROPY, TRACE = 128, 2e-3, 0.2, 0.01, 0.95


class Network:
    """One hidden layer; a score for every action, and what the position is worth."""

    def __init__(self, cells: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = {
            "hidden": rng.normal(0, 1 / np.sqrt(80), (cells, HIDDEN)).astype(np.float32),  # 80 are not 0
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": rng.normal(0, 0.01, (actions, HIDDEN)).astype(np.float32),
            "prior": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "lead": np.ones(1, np.float32),
        }
        self.honor = honor_of(cells)
        self.moments = {
            name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()
        }
        self.updates = 0

    def look(self, seen: Array, legal: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the legal actions, and the value."""
        weights = self.weights
        hidden = np.maximum(seen @ weights["hidden"] + weights["bias"], 0)
        scores = np.matmul(weights["policy"][legal], hidden[:, :, None])[:, :, 0] + weights["prior"][legal]
        scores = np.where(legal < 0, -np.inf, scores)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return (
            hidden,
            chances / chances.sum(axis=1, keepdims=True),
            np.tanh(hidden @ weights["value"] + seen @ self.honor * weights["lead"]),
        )

    def learn(
        self, seen: Array, legal: Array, taken: Array, before: Array, advantage: Array, aim: Array
    ) -> None:
        """One step of PPO, with the gradients written out."""
        hidden, chances, value = self.look(seen, legal)
        cells = np.flatnonzero(seen.any(axis=0))  # most are 0 everywhere, and most actions nowhere legal
        actions, places = np.unique(np.maximum(legal, 0), return_inverse=True)
        rows, count = np.arange(len(taken)), len(taken)
        ratio = chances[rows, taken] / before
        free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = -chances * (free * ratio * advantage)[:, None]
        slope[rows, taken] += free * ratio * advantage
        surprise = np.log(np.maximum(chances, 1e-9))
        slope -= ENTROPY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        slope /= count
        slope[legal < 0] = 0
        dense = np.zeros((count, len(actions)), np.float32)
        np.add.at(dense, (rows[:, None], places.reshape(legal.shape)), slope)
        off = (aim - value) * (1 - value**2) / count
        back = dense @ self.weights["policy"][actions] + off[:, None] * self.weights["value"]
        back *= hidden > 0
        slopes = {name: np.zeros_like(each) for name, each in self.weights.items()}
        slopes["hidden"][cells] = seen[:, cells].T @ back
        slopes["bias"] = back.sum(axis=0)
        slopes["policy"][actions] = dense.T @ hidden
        slopes["prior"][actions] = dense.sum(axis=0)
        slopes["value"] = hidden.T @ off
        slopes["lead"][0] = (seen @ self.honor) @ off
        self.climb(slopes)

    def climb(self, slopes: dict[str, Array]) -> None:
        """One step of Adam, upwards."""
        self.updates += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] += size * first / (np.sqrt(second) + 1e-8)


def honor_of(cells: int) -> Array:
    """The lead in honor as weights of what is seen: tokens, and what is printed on all cards of both."""
    encoder = Encoder(make_setup(("godslayer",), 2, 2, "standard"))
    worth = np.array([vigil.card(name).honor for name in encoder.actions.names], np.float32)
    lines = np.zeros((int(encoder.seen.lines), len(worth)), np.float32)
    numbers = np.zeros(cells - lines.size, np.float32)
    for seat, sign in ((0, 1), (1, -1)):
        for line in ("discard pile", "played", "constructs", "hand and deck"):
            lines[encoder.seen.names.index(f"{line} of seat {seat}")] = sign * worth * CARD_SCALE / LEAD
        place = number_names(2).index(f"honor of seat {seat}")
        numbers[place] = sign * encoder.scales[place] / LEAD
    return np.concatenate([lines.ravel(), numbers])


def rollout(batch: Batch, network: Network, rng: np.random.Generator) -> dict[str, Array]:
    """Some steps of self-play, with advantages."""
    cards = np.asarray(memoryview(batch.cards)).reshape(GAMES, -1)
    numbers = np.asarray(memoryview(batch.numbers)).reshape(GAMES, -1)
    legal = np.asarray(memoryview(batch.legal)).reshape(GAMES, WIDTH)
    many, seat = np.asarray(memoryview(batch.many)), np.asarray(memoryview(batch.seat))
    done, reward = np.asarray(memoryview(batch.done)), np.asarray(memoryview(batch.reward)).reshape(GAMES, -1)
    kept: dict[str, list[Array]] = {name: [] for name in ("cards", "numbers", "legal", "taken", "before")}
    values, movers, ends, gains = [], [], [], []
    rows = np.arange(GAMES)
    for _ in range(STEPS):
        here = legal[:, : many.max()].copy()
        _, chances, value = network.look(flattened(cards, numbers, 2), here)
        taken = (chances.cumsum(axis=1) > rng.random((GAMES, 1)) * 0.999999).argmax(axis=1)
        padded = np.full((GAMES, WIDTH), -1, np.int16)
        padded[:, : here.shape[1]] = here
        for name, each in zip(kept, (cards, numbers, padded, taken, chances[rows, taken]), strict=True):
            kept[name].append(each.copy())
        values.append(value)
        movers.append(seat.copy())
        batch.step(here[rows, taken].astype(np.int32).tobytes())
        ends.append(done.copy())
        gains.append(reward[rows, movers[-1]].copy())
    values.append(network.look(flattened(cards, numbers, 2), legal[:, : many.max()])[2])
    movers.append(seat.copy())
    advantages, later = [], np.zeros(GAMES)
    for step in reversed(range(STEPS)):
        same = np.where(movers[step] == movers[step + 1], 1, -1) * (1 - ends[step])
        later = gains[step] + same * values[step + 1] - values[step] + TRACE * same * later
        advantages.append(later)
    found = {name: np.concatenate(each) for name, each in kept.items()}
    found["advantage"] = np.concatenate(advantages[::-1]).astype(np.float32)
    found["aim"] = found["advantage"] + np.concatenate(values[:-1])
    return found


def improve(network: Network, data: dict[str, Array], rng: np.random.Generator) -> None:
    """Learn from a rollout."""
    scale = data["advantage"].std() + 1e-6
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(data["aim"])), len(data["aim"]) // MINIBATCH):
            part = {name: each[rows] for name, each in data.items()}
            legal = part["legal"][:, : (part["legal"] >= 0).sum(axis=1).max()]
            seen = flattened(part["cards"], part["numbers"], 2)
            network.learn(seen, legal, part["taken"], part["before"], part["advantage"] / scale, part["aim"])


def against(network: Network, level: str, pairs: int, first: int = 0) -> float:
    """The share of games won against a bot: every deal from both seats, on seeds for validation."""
    encoder, won = Encoder(make_setup(("godslayer",), 2, 2, "standard")), 0
    for seed in seeds(VALIDATION, first, pairs):
        for own in (0, 1):
            game = vigil.Game.new(["godslayer"], 2, seed).forget()
            other = vigil.bot(level, seed)
            while decision := game.decision:
                if decision.player != own:
                    game.apply(other.choose(game.view(decision.player), decision))
                    continue
                legal = np.asarray([encoder.actions.numbers(game)])
                chances = network.look(encoder.flat(game, own)[None], legal)[1]
                game.step(game.legal_moves()[int(chances[0].argmax())])
            won += own in game.result.winners if game.result else 0
    return won / (2 * pairs)


def main() -> None:
    """Learn for a while, and say every now and then how it goes."""
    parser = argparse.ArgumentParser(description="Learn Ascension by self-play.")
    parser.add_argument("--minutes", type=float, default=10, help="of learning, by the clock")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checks", type=int, default=10, help="how often it plays against greedy meanwhile")
    parser.add_argument("--to", type=Path, help="a file for the weights (.npz); the curve goes beside it")
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    batch = Batch(("godslayer",), games=GAMES, seed=asked.seed, forced=False)
    network = Network(
        len(batch.cards) // GAMES + len(batch.numbers) // GAMES, Actions(("godslayer",)).size, asked.seed
    )
    spent, steps, curve = 0.0, 0, []
    for check in range(asked.checks + 1):
        while spent < check * asked.minutes * 60 / asked.checks:
            began = time.perf_counter()
            improve(network, rollout(batch, network, rng), rng)
            spent += time.perf_counter() - began
            steps += GAMES * STEPS
        share = against(network, "greedy", 50)
        curve.append(
            {
                "seconds": round(spent),
                "cpu": round(time.process_time()),
                "decisions": steps,
                "games": int(np.asarray(memoryview(batch.episode)).sum()),
                "share": share,
                "load": os.getloadavg()[0],
            }
        )
        print(json.dumps(curve[-1]), flush=True)
        if asked.to:
            np.savez(asked.to, allow_pickle=False, **network.weights)
            asked.to.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
