"""How many decisions a second every door to the game has, beside well-known environments.

    python -m bench.environments                          about four minutes on a quiet machine
    python -m bench.environments --quick                  less exact
    python -m bench.environments --only OpenSpiel         doors with this in their name

Rates are of seconds of the processor of one process, the best of three runs, with random moves that end a
turn last; those of a pool are by the clock. What is not installed is left out, and said so.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from types import SimpleNamespace
from typing import Any

import numpy as np

import vigil
from bench.engine import processor
from vigil.build import compiled
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.pool import Pool
from vigil.rules.library import SETS

Door = tuple[str, Callable[[float], float]]
ALL = tuple(SETS)
LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "open_spiel", "rlcard", "pgx", "jax")


def best_rate(
    seconds: float, play: Callable[[], int], clock: Callable[[], float] = time.process_time
) -> float:
    """How many decisions a second something makes; the best of three."""
    play()
    best = 0.0
    for _ in range(3):
        began, done = clock(), 0
        while clock() - began < seconds / 3:
            done += play()
        best = max(best, done / (clock() - began))
    return best


# The doors


def engine(sets: tuple[str, ...]) -> Callable[[float], float]:
    """Games inside the engine."""
    fresh = [vigil.Game.new(list(sets), 2, seed) for seed in range(40)]

    def play() -> int:
        game = random.choice(fresh).copy()
        game.playout(random.getrandbits(30))
        return game.moves_made

    return lambda seconds: best_rate(seconds, play)


def batch(sets: tuple[str, ...], games: int, observe: bool) -> Callable[[float], float]:
    """A batch whose moves NumPy chooses."""

    def measure(seconds: float) -> float:
        made = Batch(sets, games=games, observe=observe)
        legal = np.asarray(memoryview(made.legal)).reshape(games, WIDTH)
        many, rows, rng = np.asarray(memoryview(made.many)), np.arange(games), np.random.default_rng(1)

        def play() -> int:
            for _ in range(20):
                chosen = (rng.random(games) * np.maximum(many - 1, 1)).astype(np.int64)
                made.step(legal[rows, chosen].astype(np.int32).tobytes())
            return 20 * games

        return best_rate(seconds, play)

    return measure


def pool(workers: int) -> Callable[[float], float]:
    """A pool of 256 games, by the clock."""

    def measure(seconds: float) -> float:
        rows, rng = np.arange(256), np.random.default_rng(1)
        with Pool(games=256, workers=workers, sets=("godslayer",)) as made:

            def play() -> int:
                for _ in range(20):
                    made.step(made.legal[rows, (rng.random(256) * np.maximum(made.many - 1, 1)).astype(int)])
                return 20 * 256

            return best_rate(seconds, play, time.perf_counter)

    return measure


def random_action(mask: Any) -> int:
    """One of the legal actions; 0, the end of the turn, last."""
    legal = np.flatnonzero(mask)
    return int(random.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 else legal))


def zoo(make: Callable[[], Any]) -> Callable[[float], float]:
    """PettingZoo's loop over agents, with moves that end a turn last."""

    def measure(seconds: float) -> float:
        made = make()

        def play() -> int:
            made.reset(seed=random.getrandbits(30))
            steps = 0
            for _ in made.agent_iter():
                seen, _, ended, cut, _ = made.last()
                made.step(None if ended or cut else random_action(seen["action_mask"]))
                steps += 1
            return steps

        return best_rate(seconds, play)

    return measure


def zoo_benchmark(make: Callable[[], Any]) -> Callable[[float], float]:
    """PettingZoo's own `performance_benchmark`, which takes five seconds, by the processor's clock."""

    def measure(_: float) -> float:
        from pettingzoo.test import performance_benchmark as found

        found.__globals__["time"] = SimpleNamespace(time=time.process_time)
        made, said = make(), StringIO()
        with redirect_stdout(said):
            found(made)
        return float(re.findall(r"(\S+) turns per second", said.getvalue())[0])

    return measure


def ascension() -> Any:
    """Ours for PettingZoo."""
    from vigil.environments.zoo import env

    return env()


def classic(name: str) -> Callable[[], Any]:
    """A game that PettingZoo brings along."""

    def make() -> Any:
        from importlib import import_module

        return import_module(f"pettingzoo.classic.{name}").env()

    return make


def rlcard(name: str) -> Callable[[float], float]:
    """A game of RLCard, with its own random agents."""

    def measure(seconds: float) -> float:
        import rlcard as library
        from rlcard.agents import RandomAgent

        made = library.make(name, config={"seed": 1})
        made.set_agents([RandomAgent(made.num_actions) for _ in range(made.num_players)])

        def play() -> int:
            before = made.timestep
            made.run(is_training=False)
            return int(made.timestep - before)

        return best_rate(seconds, play)

    return measure


def gym(opponent: str) -> Callable[[float], float]:
    """Gymnasium's environment, one seat against a bot."""

    def measure(seconds: float) -> float:
        from vigil.environments.gym import Ascension

        made = Ascension(opponents=(opponent,))

        def play() -> int:
            _, info = made.reset(seed=random.getrandbits(30))
            steps, ended = 0, False
            while not ended:
                _, _, ended, _, info = made.step(random_action(info["action_mask"]))
                steps += 1
            return steps

        return best_rate(seconds, play)

    return measure


def gym_vector(seconds: float) -> float:
    """Gymnasium's vector environment of 64 games."""
    from vigil.environments.self_play import AscensionVector

    made, rows, rng = AscensionVector(num_envs=64), np.arange(64), np.random.default_rng(1)
    state = {"info": made.reset(seed=1)[1]}

    def play() -> int:
        for _ in range(20):
            legal = state["info"]["legal"]
            many = np.maximum((legal >= 0).sum(axis=1) - 1, 1)
            state["info"] = made.step(legal[rows, (rng.random(64) * many).astype(int)])[4]
        return 20 * 64

    return best_rate(seconds, play)


def spiel(name: str) -> Callable[[float], float]:
    """A game of OpenSpiel through Python."""

    def measure(seconds: float) -> float:
        import pyspiel

        import vigil.environments.spiel  # noqa: F401, registers the game

        made = pyspiel.load_game(name)

        def play() -> int:
            state, steps = made.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                    continue
                legal = state.legal_actions()
                state.apply_action(random.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 else legal))
                steps += 1
            return steps

        return best_rate(seconds, play)

    return measure


def pgx(name: str) -> Callable[[float], float]:
    """A game of Pgx, 1,024 at once, jitted, with random legal moves."""

    def measure(seconds: float) -> float:
        import jax
        import pgx as library
        from pgx.experimental import auto_reset

        made = library.make(name)
        begin = jax.jit(jax.vmap(made.init))
        step = jax.jit(jax.vmap(auto_reset(made.step, made.init)))

        def choose(key: Any, state: Any) -> Any:
            scores = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return jax.random.categorical(key, scores, axis=-1)

        draw = jax.jit(choose)
        key = jax.random.PRNGKey(1)
        kept = {"state": begin(jax.random.split(key, 1024)), "key": key}

        def play() -> int:
            for _ in range(10):
                kept["key"], drawn, dealt = jax.random.split(kept["key"], 3)
                actions = draw(drawn, kept["state"])
                kept["state"] = step(kept["state"], actions, jax.random.split(dealt, 1024))
            kept["state"].rewards.block_until_ready()
            return 10 * 1024

        return best_rate(seconds, play)

    return measure


def doors() -> Iterator[Door]:
    """Everything that can be measured here."""
    godslayer = ("godslayer",)
    yield "engine, whole games inside", engine(godslayer)
    yield "engine, all sets", engine(ALL)
    for games in (1, 64, 256):
        yield f"batch of {games}, legal actions only", batch(godslayer, games, False)
        yield f"batch of {games}, with observations", batch(godslayer, games, True)
    yield "batch of 64, all sets, legal actions only", batch(ALL, 64, False)
    yield "batch of 64, all sets, with observations", batch(ALL, 64, True)
    yield "pool of 256, one process (by the clock)", pool(1)
    yield "pool of 256, two processes (by the clock)", pool(2)
    yield "Gymnasium, vector of 64", gym_vector
    yield "Gymnasium, one seat against uniform", gym("uniform")
    yield "Gymnasium, one seat against greedy", gym("greedy")
    yield "PettingZoo", zoo(ascension)
    yield "PettingZoo, performance_benchmark", zoo_benchmark(ascension)
    yield "PettingZoo's tic-tac-toe, performance_benchmark", zoo_benchmark(classic("tictactoe_v3"))
    yield "PettingZoo's connect four, performance_benchmark", zoo_benchmark(classic("connect_four_v3"))
    yield "OpenSpiel", spiel("python_ascension")
    yield "OpenSpiel's gin rummy (C++)", spiel("gin_rummy")
    yield "OpenSpiel's backgammon (C++)", spiel("backgammon")
    yield "RLCard's Leduc poker", rlcard("leduc-holdem")
    yield "RLCard's gin rummy", rlcard("gin-rummy")
    yield "RLCard's Uno", rlcard("uno")
    yield "Pgx's Leduc poker, 1,024 at once", pgx("leduc_holdem")
    yield "Pgx's backgammon, 1,024 at once", pgx("backgammon")


def versions() -> str:
    """The versions of the libraries that are here."""
    found = []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"no {name}")
    return ", ".join(found)


def main() -> None:
    """Print the table, as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="a fifth of the time")
    parser.add_argument("--only", default="", metavar="WORDS", help="doors with this in their name")
    asked = parser.parse_args()
    build = "compiled" if compiled() else "plain Python"
    print(f"Vigil {vigil.__version__}, {build}; {processor()}; {os.cpu_count()} processors; {versions()}")
    print(f"load {os.getloadavg()[0]:.1f} at the start\n\n| door | decisions a second |\n| --- | --: |")
    for name, measure in doors():
        if asked.only.lower() not in name.lower():
            continue
        try:
            print(f"| {name} | {measure(1.2 if asked.quick else 6.0):,.0f} |", flush=True)
        except ImportError as error:
            print(f"| {name} | not here: {error} |", flush=True)
    print(f"\nload {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
