"""How many decisions a second every door to the game has, and how strong some baselines are.

    python -m bench.environments              about five minutes on a quiet machine
    python -m bench.environments --quick      less exact

Doors are measured in seconds of the processor of one process, with random moves that end a turn last; a pool
in seconds of the clock. What is not installed is left out. Strengths are games won against `greedy`, every
deal of the seeds for validation from both seats.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

import vigil
from bench.engine import processor
from vigil.arena.seeds import VALIDATION, seeds
from vigil.build import compiled
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.episodes import rewards
from vigil.environments.pool import Pool
from vigil.rules.library import SETS

Door = tuple[str, Callable[[float], float]]
Player = Callable[[vigil.Game], vigil.Move]
ALL = tuple(SETS)


def clocked(seconds: float, play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
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

    return lambda seconds: clocked(seconds, play)


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

        return clocked(seconds, play)

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

            return clocked(seconds, play, time.perf_counter)

    return measure


def random_action(mask: Any) -> int:
    """One of the legal actions; 0, the end of the turn, last."""
    legal = np.flatnonzero(mask)
    return int(random.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 else legal))


def zoo(seconds: float) -> float:
    """PettingZoo's loop over agents."""
    from vigil.environments.zoo import env

    made = env()

    def play() -> int:
        made.reset(seed=random.getrandbits(30))
        steps = 0
        for _ in made.agent_iter():
            seen, _, ended, cut, _ = made.last()
            made.step(None if ended or cut else random_action(seen["action_mask"]))
            steps += 1
        return steps

    return clocked(seconds, play)


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

        return clocked(seconds, play)

    return measure


def gym_vector(seconds: float) -> float:
    """Gymnasium's vector environment of 64 games."""
    from vigil.environments.gym import AscensionVector

    made, rows, rng = AscensionVector(num_envs=64), np.arange(64), np.random.default_rng(1)
    state = {"info": made.reset(seed=1)[1]}

    def play() -> int:
        for _ in range(20):
            legal = state["info"]["legal"]
            many = np.maximum((legal >= 0).sum(axis=1) - 1, 1)
            state["info"] = made.step(legal[rows, (rng.random(64) * many).astype(int)])[4]
        return 20 * 64

    return clocked(seconds, play)


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

        return clocked(seconds, play)

    return measure


def pgx(name: str) -> Callable[[float], float]:
    """A game of Pgx, 1,024 at once, jitted, with random legal moves."""

    def measure(seconds: float) -> float:
        import jax
        import pgx as library

        made = library.make(name)
        begin, step = jax.jit(jax.vmap(made.init)), jax.jit(jax.vmap(made.step))

        def choose(key: Any, state: Any) -> Any:
            scores = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return jax.random.categorical(key, scores, axis=-1)

        draw = jax.jit(choose)
        key = jax.random.PRNGKey(1)
        kept = {"state": begin(jax.random.split(key, 1024)), "key": key}

        def play() -> int:
            for _ in range(10):
                kept["key"], drawn = jax.random.split(kept["key"])
                kept["state"] = step(kept["state"], draw(drawn, kept["state"]))
            kept["state"].rewards.block_until_ready()
            return 10 * 1024

        return clocked(seconds, play)

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
    if find_spec("gymnasium"):
        yield "Gymnasium, vector of 64", gym_vector
        yield "Gymnasium, one seat against uniform", gym("uniform")
        yield "Gymnasium, one seat against greedy", gym("greedy")
    if find_spec("pettingzoo"):
        yield "PettingZoo", zoo
    if find_spec("pyspiel"):
        yield "OpenSpiel", spiel("python_ascension")
        yield "OpenSpiel's gin rummy (C++)", spiel("gin_rummy")
        yield "OpenSpiel's backgammon (C++)", spiel("backgammon")
    if find_spec("pgx"):
        yield "Pgx's Leduc poker, 1,024 at once", pgx("leduc_holdem")
        yield "Pgx's backgammon, 1,024 at once", pgx("backgammon")


# The baselines


def bot_player(level: str) -> Player:
    """A bot of ours."""

    made = vigil.bot(level, 1)

    def choose(game: vigil.Game) -> vigil.Move:
        decision = game.decision
        assert decision is not None
        return made.choose(game.view(decision.player), decision)

    return choose


def truly_random(game: vigil.Game) -> vigil.Move:
    """Any legal move, the end of the turn as likely as any other."""
    return random.choice(game.legal_moves())


class Playouts:
    """Values states by a game played on at random, as OpenSpiel's searches ask for it."""

    def evaluate(self, state: Any) -> Any:
        """What the game is worth for every seat."""
        return np.asarray(rewards(state.game.copy().playout(random.getrandbits(30))))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def ismcts(simulations: int) -> Player:
    """OpenSpiel's information set search, with our resampler and playouts inside the engine."""
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    from vigil.environments.spiel import Holder, resample

    made = pyspiel.load_game("python_ascension")
    state = made.new_initial_state()
    rng = np.random.RandomState(1)
    search = ISMCTSBot(
        game=made, evaluator=Playouts(), uct_c=2.0, max_simulations=simulations, random_state=rng,
    )  # fmt: skip
    search.set_resampler(resample)
    for byte in range(4):
        state.apply_action(byte)

    def choose(game: vigil.Game) -> vigil.Move:
        if len(game.legal_moves()) == 1:
            return game.legal_moves()[0]
        here = state.clone()
        here.held = Holder(game.copy())
        move: vigil.Move = made.encoder.actions.move(game, int(search.step(here)))
        return move

    return choose


def learned(path: str) -> Player:
    """What `examples/actor_critic.py` has learned."""
    from vigil.environments.encoder import Encoder
    from vigil.rules.setup import make_setup

    encoder, weights = Encoder(make_setup(("godslayer",), 2, 2, "standard")), np.load(path)

    def choose(game: vigil.Game) -> vigil.Move:
        seen = encoder.flat(game, game.deciding())
        hidden = np.maximum(seen @ weights["hidden"] + weights["bias"], 0)
        legal = encoder.actions.numbers(game)
        scores = weights["policy"][legal] @ hidden + weights["prior"][legal]
        return game.legal_moves()[int(scores.argmax())]

    return choose


def share(choose: Player, seconds: float) -> tuple[int, int]:
    """Games won and played against greedy: as many pairs as the time is enough for."""
    greedy, won, played, began = bot_player("greedy"), 0, 0, time.perf_counter()
    for seed in seeds(VALIDATION, 10_000, 500):
        for own in (0, 1):
            game = vigil.Game.new(["godslayer"], 2, seed).forget()
            while not game.over:
                game.step((choose if game.deciding() == own else greedy)(game))
            won += bool(game.result and own in game.result.winners)
            played += 1
        if time.perf_counter() - began > seconds:
            break
    return won, played


def interval(won: int, played: int) -> str:
    """Wilson's interval of 95 %."""
    z, rate = 1.96, won / played
    middle = (rate + z * z / (2 * played)) / (1 + z * z / played)
    half = z * math.sqrt(rate * (1 - rate) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return f"{middle - half:.0%} – {middle + half:.0%}"


def baselines(policy: str | None) -> Iterator[tuple[str, Player]]:
    """Everybody who plays against greedy."""
    yield "random", truly_random
    for level in ("uniform", "guide", "tuned", "expert"):
        yield level, bot_player(level)
    if find_spec("pyspiel"):
        yield "ISMCTS, 50 simulations", ismcts(50)
    if policy:
        yield "PPO (examples/actor_critic.py)", learned(policy)


def main() -> None:
    """Print both tables, as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="a fifth of the time")
    parser.add_argument("--policy", help="weights that examples/actor_critic.py has written")
    asked = parser.parse_args()
    scale = 0.2 if asked.quick else 1.0
    build = "compiled" if compiled() else "plain Python"
    print(f"Vigil {vigil.__version__}, {build}; {processor()}; {os.cpu_count()} processors")
    print(f"load {os.getloadavg()[0]:.1f} at the start\n\n| door | decisions a second |\n| --- | --: |")
    for name, measure in doors():
        try:
            print(f"| {name} | {measure(6 * scale):,.0f} |", flush=True)
        except ImportError as error:
            print(f"| {name} | not here: {error} |", flush=True)
    print("\n| against greedy | games won | 95 % |\n| --- | --: | --: |")
    for name, choose in baselines(asked.policy):
        won, played = share(choose, 15 * scale)
        print(f"| {name} | {won} of {played} | {interval(won, played)} |", flush=True)
    print(f"\nload {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
