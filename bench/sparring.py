"""A sparring bot: an expert whose network learns from games against `master` alone, and how it does then:

    python -m bench.sparring sparring.npz --minutes 60 --pairs 100 --jobs 2

If it came to win more than half of its games, `master` would have a weakness that can be learned. A run is
kept in the file and goes on from there.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from bench.match import Block, block, summary_text
from vigil.arena.seeds import FINAL, seeds
from vigil.bots import bot
from vigil.bots.expert import Expert
from vigil.bots.network import Network, Weights, shipped_network
from vigil.rules.game import Game
from vigil.training.learner import Learner, aim
from vigil.training.samples import Samples, TrainingGame, pack_games

FIRST = 1 << 35  # of the seeds for tuning: nothing else reaches them
GAMES = 8  # of one process, before the next lot is dealt
ROUND = 16  # lots after which the network learns
RATES = (3e-4, 4e-5)
TRACE = 0.7


def spar(weights: Weights, number: int) -> Samples:
    """Some games of the sparring bot against master, from both seats; every turn end is noted."""
    network = Network(weights)
    dealt = enumerate(seeds("tuning", FIRST + number * GAMES, GAMES))
    return pack_games([play_sparring_game(network, seed, place % 2) for place, seed in dealt])


def play_sparring_game(network: Network, seed: int, place: int) -> TrainingGame:
    """One game, the sparring bot in this seat."""
    game = Game.new(["godslayer"], 2, seed).forget()
    bots = [Expert(seed, network) if seat == place else bot("master", seed + seat) for seat in (0, 1)]
    played = TrainingGame(game, [])
    while decision := game.decision:
        seat = decision.player
        move = game.find(bots[seat].choose(game.view(seat), decision))
        played.make(move)
    return played


def train(file: Path, minutes: float, jobs: int) -> None:
    """Spar and learn, round after round, until the time is up; what was learned is in the file."""
    folder = file.with_name(f"{file.stem}-games")
    folder.mkdir(parents=True, exist_ok=True)
    network = Network.load(file) if file.exists() else shipped_network("master")
    lots = sorted(folder.glob("*.npz"))
    until = time.monotonic() + 60 * minutes
    with Pool(jobs) as pool:
        while time.monotonic() < until:
            numbers = range(len(lots), len(lots) + ROUND)
            for number, samples in zip(
                numbers, pool.imap(partial(spar, network.weights), numbers), strict=True
            ):
                lots.append(folder / f"{number:05}.npz")
                samples.save(lots[-1])
            aim(lots, network, TRACE)
            learner = Learner(network)
            learner.learn(lots, RATES, seed=len(lots))
            network = learner.average
            network.save(file)
            print(f"{len(lots) * GAMES} games, {learner.learned} turn ends", flush=True)


def main() -> None:
    """Train for a time, then play a match on final seeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    train(asked.file, asked.minutes, asked.jobs)
    play = partial(block, f"expert@{asked.file}", "master", ["godslayer"], 2)
    blocks: list[Block] = []
    with Pool(asked.jobs) as pool:
        for each in pool.imap(play, seeds(FINAL, 0, asked.pairs)):
            blocks.append(each)
            print(summary_text(blocks), flush=True)


if __name__ == "__main__":
    main()
