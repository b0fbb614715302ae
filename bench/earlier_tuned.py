"""The `tuned` of an earlier version, to measure by: `python -m bench.earlier_tuned master --pairs 100`.

A frozen opponent in the same process; `vigil arena master bench.earlier_tuned:Tuned` asks it over the
protocol for bots of third parties, which takes longer.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from vigil.arena.seeds import FINAL, KINDS, seeds
from vigil.bots import LEVELS, Bot, bot, weights
from vigil.bots.judge import Judge
from vigil.bots.judging import Judging
from vigil.rules.game import Game


class Tuned(Judging):
    """Plays by weights that the tuner found, without a table of what cards are worth."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, earlier_judge())


@cache
def earlier_judge() -> Judge:
    """The judge with the weights of then."""
    stored = json.loads(Path(__file__).with_name("earlier_tuned.json").read_text(encoding="utf-8"))
    return Judge([float(stored["weights"][name]) for name in weights.NAMES])


def block(level: str, rival: str, sets: Sequence[str], players: int, seed: int) -> float:
    """The share of games that a bot wins, one from every seat, against copies of its rival."""
    won = 0
    for place in range(players):
        game = Game.new(list(sets), players, seed).forget()
        bots = [made(level if seat == place else rival, seed + seat) for seat in range(players)]
        while decision := game.decision:
            view = game.view(decision.player)
            game.step(game.find(bots[decision.player].choose(view, decision)))
        assert game.result is not None
        won += place in game.result.winners
    return won / players


def made(level: str, seed: int) -> Bot:
    """A bot of a level, which is not hurried: the machine may be busy."""
    player = Tuned(seed) if level == "earlier" else bot(level, seed)
    player.budget = 60.0
    return player


def told(shares: Sequence[float]) -> str:
    """The mean and half of its 95 % interval, over blocks."""
    mean = sum(shares) / len(shares)
    error = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1) / len(shares))
    return f"{len(shares)} blocks: {100 * mean:.1f} ± {196 * error:.1f} %"


def main() -> None:
    """Play, and say after every block how it stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--rival", choices=[*LEVELS, "earlier"], default="earlier")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", dest="sets")
    parser.add_argument("--seeds", choices=KINDS, default=FINAL)
    asked = parser.parse_args()
    shares: list[float] = []
    for seed in seeds(asked.seeds, 0, asked.pairs):
        shares.append(block(asked.level, asked.rival, asked.sets or ["godslayer"], asked.players, seed))
        print(told(shares), flush=True)


if __name__ == "__main__":
    main()
