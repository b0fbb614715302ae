"""Learn to beat `greedy` by self-play on batches, with NumPy alone: proximal policy optimization (PPO).

    python examples/actor_critic.py --minutes 10 --to policy.npz
    cd examples && POLICY=../policy.npz vigil arena actor_critic:Learned greedy

One network plays both seats. What a position is worth for one seat is the opposite of what it is worth for
the other, so advantages change their sign where the next decision is the other seat's. The value starts from
the lead in honor: from the first step on it tells good moves from bad ones. Every process plays and learns on
its own for a moment, then all of them go on from the mean of what they have learned.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads for such small matrices only wait

import numpy as np

import vigil
from vigil.arena.seeds import VALIDATION, seeds
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.cells import CARD_SCALE, number_names
from vigil.environments.encoder import Encoder, flatten
from vigil.rules.kernel.box import Setup
from vigil.rules.setup import make_setup

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]
GAMES, STEPS, EPOCHS, MINIBATCH = 128, 64, 3, 1024
HIDDEN, RATE, CLIP, ENTROPY, TRACE = 128, 2e-3, 0.2, 0.05, 0.98
LEAD = 20  # so much honor ahead is nearly a win
OWNED = ("discard pile", "played", "constructs", "hand and deck")  # together all cards of a seat


class Sight:
    """What the network sees: an observation, and before it how many of every card each seat has in all."""

    def __init__(self, setup: Setup) -> None:
        self.encoder = Encoder(setup)
        names = self.encoder.seen.names
        self.owned = [[names.index(f"{line} of seat {seat}") for line in OWNED] for seat in (0, 1)]
        self.lines, self.count = len(names), len(self.encoder.actions.names)

    def see(self, flat: Array) -> Array:
        """A row for every observation; they come as an environment gives them."""
        lines = flat[:, : self.lines * self.count].reshape(-1, self.lines, self.count)
        return np.concatenate([*[lines[:, of_seat].sum(axis=1) for of_seat in self.owned], flat], axis=1)

    def lead(self) -> Array:
        """The lead in honor as weights of what is seen: tokens, and what is printed on all cards of both."""
        honor = np.array([vigil.card(name).honor for name in self.encoder.actions.names], np.float32)
        numbers = np.zeros(len(self.encoder.scales), np.float32)
        for seat, sign in ((0, 1), (1, -1)):
            place = number_names(2).index(f"honor of seat {seat}")
            numbers[place] = sign * self.encoder.scales[place]
        cards = np.zeros(self.lines * self.count, np.float32)
        return np.concatenate([honor * CARD_SCALE, -honor * CARD_SCALE, cards, numbers]) / LEAD


class Network:
    """One hidden layer; a score for every action, and what the position is worth."""

    def __init__(self, sight: Sight, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sight = sight
        lead, actions = sight.lead(), sight.encoder.actions.size
        self.weights: Weights = {
            "hidden": rng.normal(0, 1 / np.sqrt(100), (len(lead), HIDDEN)).astype(
                np.float32
            ),  # 100 are not 0
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": rng.normal(0, 0.01, (actions, HIDDEN)).astype(np.float32),
            "prior": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "lead": lead,
        }
        self.weights["prior"][0] = -3  # turns end when there is nothing else to do
        self.moments = {
            name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()
        }
        self.updates = 0

    def look(self, seen: Array, legal: Array, cells: Any = slice(None)) -> tuple[Array, ...]:
        """Chances of the legal actions and the value; then the hidden layer, all actions, and their places.

        `seen` may have some cells only; the others are 0.
        """
        weights = self.weights
        actions, places = np.unique(np.maximum(legal, 0), return_inverse=True)
        places = places.reshape(legal.shape)
        hidden = np.maximum(seen @ weights["hidden"][cells] + weights["bias"], 0)
        scores = hidden @ weights["policy"][actions].T + weights["prior"][actions]
        scores = np.where(legal < 0, np.float32(-np.inf), np.take_along_axis(scores, places, axis=1))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return (
            chances,
            np.tanh(hidden @ weights["value"] + seen @ weights["lead"][cells]),
            hidden,
            actions,
            places,
        )

    def learn(self, cells: Array, part: dict[str, Array], left: float) -> None:
        """One step of PPO, with the gradients written out; towards the end, steps and chance get smaller."""
        seen, legal, taken, advantage = part["seen"], part["legal"], part["taken"], part["advantage"]
        chances, value, hidden, actions, places = self.look(seen, legal, cells)
        rows, count = np.arange(len(taken)), len(taken)
        ratio = chances[rows, taken] / part["before"]
        push = np.where(np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), ratio * advantage, 0)
        surprise = np.log(np.maximum(chances, 1e-9))
        slope = -chances * (
            push[:, None] + left * ENTROPY * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        )
        slope[rows, taken] += push
        slope[legal < 0] = 0
        dense = np.zeros((count, len(actions)), np.float32)
        np.add.at(dense, (rows[:, None], places), slope / count)
        off = (part["aim"] - value) * (1 - value**2) / count
        back = dense @ self.weights["policy"][actions] + off[:, None] * self.weights["value"]
        back *= hidden > 0
        self.updates, rate = self.updates + 1, left * RATE
        self.climb("hidden", seen.T @ back, rate, cells)
        self.climb("bias", back.sum(axis=0), rate)
        self.climb("policy", dense.T @ hidden, rate, actions)
        self.climb("prior", dense.sum(axis=0), rate, actions)
        self.climb("value", hidden.T @ off, rate)
        self.climb("lead", seen.T @ off, rate, cells)

    def climb(self, name: str, slope: Array, rate: float, rows: Any = slice(None)) -> None:
        """One step of Adam, upwards, for some rows of the weights."""
        first, second = self.moments[name]
        first[rows] += 0.1 * (slope - first[rows])
        second[rows] += 0.001 * (slope**2 - second[rows])
        size = np.float32(rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates))
        self.weights[name][rows] += size * first[rows] / (np.sqrt(second[rows]) + 1e-8)


class Student:
    """Some games and a network that plays and learns from them."""

    def __init__(
        self, seed: int, games: int = GAMES, steps: int = STEPS, sets: Sequence[str] = ("godslayer",)
    ) -> None:
        self.batch = batch = Batch(tuple(sets), games=games, seed=seed, forced=False)
        self.sight = Sight(batch.setup)
        self.network = Network(self.sight, 0)
        self.rng = np.random.default_rng(seed)
        self.games, self.steps = games, steps
        self.cards = np.asarray(memoryview(batch.cards)).reshape(games, -1)
        self.numbers = np.asarray(memoryview(batch.numbers)).reshape(games, -1)
        self.legal = np.asarray(memoryview(batch.legal)).reshape(games, WIDTH)
        self.reward = np.asarray(memoryview(batch.reward)).reshape(games, -1)
        self.seat, self.done = np.asarray(memoryview(batch.seat)), np.asarray(memoryview(batch.done))
        self.seen = np.empty((steps + 1, games, len(self.network.weights["lead"])), np.float32)

    def play(self) -> dict[str, Array]:
        """Some steps of self-play, with advantages."""
        names = ("legal", "taken", "before", "value", "mover", "done", "worth", "own")
        kept: dict[str, list[Array]] = {name: [] for name in names}
        rows = np.arange(self.games)
        for step in range(self.steps):
            legal, mover = self.legal.copy(), self.seat.copy()
            chances, value, *_ = self.look(step)
            taken, own = self.decide(step, chances)
            self.batch.step(legal[rows, taken].astype(np.int32).tobytes())
            worth = self.reward[rows, np.where(own, mover, 1 - mover)]  # for the one who learns
            found = (legal, taken, chances[rows, taken], value, mover, self.done.copy(), worth, own)
            for name, each in zip(names, found, strict=True):
                kept[name].append(each)
        own = np.concatenate(kept["own"])
        data = {name: np.concatenate(kept[name])[own] for name in ("legal", "taken", "before", "value")}
        data["advantage"] = self.advantages(kept)[own]
        data["aim"] = data["advantage"] + data["value"]
        data["seen"] = self.seen[: self.steps].reshape(len(own), -1)[own]
        return data

    def decide(self, step: int, chances: Array) -> tuple[Array, Array]:
        """The places of the actions to take among the legal ones, and whether it is us who decides."""
        return draw(self.rng, chances), np.ones(self.games, bool)

    def advantages(self, kept: dict[str, list[Array]]) -> Array:
        """How much better every action was than expected. What others do is a part of the way there."""
        found, later = [], np.zeros(self.games, np.float32)
        following, follower = self.look(self.steps)[1], self.seat
        names = ("worth", "done", "mover", "value", "own")
        for worth, done, mover, value, own in zip(*[reversed(kept[name]) for name in names], strict=True):
            sign = np.where(mover == follower, 1, -1) * (1 - done.astype(np.float32))
            ahead = worth + sign * (following + TRACE * later) - value
            ended = done.astype(bool)
            later = np.where(own, ahead, np.where(ended, 0, later)).astype(np.float32)
            following = np.where(own, value, np.where(ended, worth, following))
            follower = np.where(own, mover, np.where(ended, 1 - mover, follower))
            found.append(later)
        return np.concatenate(found[::-1])

    def look(self, step: int) -> tuple[Array, ...]:
        """What the network makes of all games now; what it saw is kept."""
        self.seen[step] = self.sight.see(flatten(self.cards, self.numbers, 2))
        return self.network.look(self.seen[step], self.legal[:, : (self.legal >= 0).sum(axis=1).max()])

    def improve(self, data: dict[str, Array], left: float) -> None:
        """Learn from what was played."""
        data["advantage"] /= data["advantage"].std() + 1e-6
        data["legal"] = data["legal"][:, : (data["legal"] >= 0).sum(axis=1).max()]
        cells = np.flatnonzero(data["seen"].any(axis=0))  # three quarters of them are 0 everywhere
        data["seen"] = data["seen"][:, cells]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(data["aim"]))
            for rows in np.array_split(order, max(len(order) // MINIBATCH, 1)):
                self.network.learn(cells, {name: each[rows] for name, each in data.items()}, left)

    def lesson(self, weights: Weights, left: float) -> tuple[Weights, float, int]:
        """Go on from these weights: what comes of them, the time it took, and how many games have ended."""
        began = time.process_time()
        self.network.weights = weights
        self.improve(self.play(), left)
        ended = int(np.asarray(memoryview(self.batch.episode)).sum())
        return weights, time.process_time() - began, ended


def study(pipe: Connection, seed: int) -> None:
    """What a process does: one lesson after the other, until there is nothing to be learned."""
    student = Student(seed)
    while order := pipe.recv():
        pipe.send(student.lesson(*order))


def draw(rng: np.random.Generator, chances: Array) -> Array:
    """A place for every row, drawn by chances."""
    places: Array = (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * 0.99999).argmax(axis=1)
    return places


class Learned(vigil.Bot):
    """A bot that plays by such weights: those of a file, which the variable POLICY may name."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or dict(np.load(os.environ.get("POLICY", "policy.npz")))
        self.network: Network | None = None

    def choose(self, view: vigil.View, decision: vigil.Decision) -> vigil.Move:
        if self.network is None or self.network.sight.encoder.setup is not view.table.setup:
            self.network = Network(Sight(view.table.setup), 0)
            self.network.weights = self.weights
        encoder = self.network.sight.encoder
        seen = self.network.sight.see(encoder.flat(view.table, decision.player)[None])
        chances = self.network.look(seen, np.asarray([encoder.actions.numbers(view.table)]))[0]
        return decision.moves[int(chances[0].argmax())]


def against(
    weights: Weights, level: str, pairs: int, first: int = 0, sets: Sequence[str] = ("godslayer",)
) -> float:
    """The share of games won against a bot: every deal from both seats, on seeds for validation."""
    won, learned = 0, Learned(0, weights)
    for seed in seeds(VALIDATION, first, pairs):
        for own in (0, 1):
            game, other = vigil.Game.new(list(sets), 2, seed).forget(), vigil.bot(level, seed)
            while decision := game.decision:
                player = learned if decision.player == own else other
                game.apply(player.choose(game.view(decision.player), decision))
            won += own in game.result.winners if game.result else 0
    return won / (2 * pairs)


def main() -> None:
    """Learn for a while, and say every now and then how it goes."""
    parser = argparse.ArgumentParser(description="Learn Ascension by self-play.")
    parser.add_argument("--minutes", type=float, default=10, help="of learning, of every process' processor")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checks", type=int, default=10, help="how often it plays against greedy meanwhile")
    parser.add_argument("--to", type=Path, help="a file for the weights (.npz); the curve goes beside it")
    asked = parser.parse_args()
    if asked.minutes <= 0 or asked.workers < 1 or asked.checks < 1:
        parser.error("it takes some time, a process and a check at least")
    context, pipes = multiprocessing.get_context("spawn"), []
    for worker in range(asked.workers):
        here, there = context.Pipe()
        context.Process(target=study, args=(there, asked.seed * 100 + worker), daemon=True).start()
        pipes.append(here)
    weights = Network(Sight(make_setup(("godslayer",), 2, 2, "standard")), asked.seed).weights
    done, spent, steps, ended, curve = 0.0, 0.0, 0, 0, []
    for check in range(asked.checks + 1):
        while done < check / asked.checks:
            for pipe in pipes:
                pipe.send((weights, 1 - 0.9 * min(done, 1)))
            made, seconds, games = zip(*[pipe.recv() for pipe in pipes], strict=True)
            weights = {name: np.mean([each[name] for each in made], axis=0) for name in weights}
            spent, steps, ended = spent + sum(seconds), steps + len(pipes) * GAMES * STEPS, sum(games)
            done = spent / (asked.minutes * 60 * len(pipes))
        share = against(weights, "greedy", 100)
        curve.append({"seconds": round(spent), "decisions": steps, "games": ended, "share": share})
        print(json.dumps(curve[-1]), flush=True)
        if asked.to:
            np.savez(asked.to, allow_pickle=False, **weights)
            asked.to.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
    for pipe in pipes:
        pipe.send(None)
    print(f"won of 400 games against greedy: {against(weights, 'greedy', 200, 1000):.1%}")


if __name__ == "__main__":
    main()
