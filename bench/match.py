"""Matches of bots in one process each, with the `tuned` of before as a frozen opponent:

    python -m bench.match master earlier --pairs 100 --jobs 2

A player is a level, `earlier`, a level with a network or weights of its own (`expert@run-network-2.npz`,
`tuned@weights.json`), or `cheat@2`, who knows all that is hidden and looks two own turns ahead: no honest
player who looks as far can win that often. One plays against copies of the other, once from every seat of
every seed.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from bench import earlier_tuned
from vigil.arena.seeds import FINAL, KINDS, seeds
from vigil.bots import Bot, bot, master, weights
from vigil.bots.afterstate import candidates, follow
from vigil.bots.chances import line_worth
from vigil.bots.expert import Expert
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import Judging, tuned_judge, value_cards
from vigil.bots.master import Master
from vigil.bots.network import Network, shipped_network
from vigil.rules.game import Game
from vigil.rules.moves import Decision, Move

CHEAT = "cheat"
UNHURRIED = 60.0  # seconds for a decision: a busy machine must not cut guesses short
SEARCHING: dict[str, type[Expert | Master]] = {"expert": Expert, "master": Master}

Choose = Callable[[Game, Decision], Move]


class Block(NamedTuple):
    """The games of one seed: shares of wins, and what the player's thinking took."""

    won: float
    first_won: float  # by whoever began
    decisions: int
    seconds: float  # of processor time


def block(player: str, rival: str, sets: Sequence[str], players: int, seed: int) -> Block:
    """Play a seed once from every seat."""
    won, first_won, decisions = 0, 0, 0
    seconds = 0.0
    for place in range(players):
        game = Game.new(list(sets), players, seed).forget()
        choosing = [make_player(player if seat == place else rival, seed + seat) for seat in range(players)]
        while decision := game.decision:
            began = time.process_time()
            move = choosing[decision.player](game, decision)
            if decision.player == place:
                seconds += time.process_time() - began
                decisions += 1
            game.step(game.find(move))
        assert game.result is not None
        won += place in game.result.winners
        first_won += game.first in game.result.winners
    return Block(won / players, first_won / players, decisions, seconds)


def make_player(player: str, seed: int) -> Choose:
    """A player by its name on the command line."""
    level, _, turns = player.partition("@")
    if level == CHEAT:
        return partial(choose_by_cheating, int(turns or master.TURNS))
    found = made_bot(player, seed)
    return lambda game, decision: found.choose(game.view(decision.player), decision)


def choose_by_cheating(turns: int, game: Game, decision: Decision) -> Move:
    """The move that leads furthest in the game as it is."""
    judge = tuned_judge()
    advised = judge.choose(game, decision.moves)
    full = len(game.players) * (turns - 1) + 1

    def worth(move: Move) -> float:
        line = follow(game, decision.player, move, judge, turns)
        values = shipped_network("master").chances(line.ends).tolist() if line.ends else []
        return line_worth(line, values, decision.player, full)

    return max(candidates(game, advised), key=worth)


def made_bot(player: str, seed: int) -> Bot:
    """A bot by its name on the command line."""
    level, _, file = player.partition("@")
    if level == "earlier":
        found: Bot = earlier_tuned.Tuned(seed)
    elif not file:
        found = bot(level, seed)
    elif level in SEARCHING:
        found = SEARCHING[level](seed, network_of(file))
    else:
        found = Judging(seed, judge_of(file))
    found.budget = UNHURRIED
    return found


@cache
def network_of(file: str) -> Network:
    """A network from a file."""
    return Network.load(Path(file))


@cache
def judge_of(file: str) -> Judge:
    """A judge with the weights of a file, and the worths of cards if it has them."""
    stored = json.loads(Path(file).read_text(encoding="utf-8"))
    judge = Judge([float(stored["weights"][name]) for name in weights.NAMES])
    value_cards(judge, stored.get("cards", {}))
    return judge


def summary_text(blocks: Sequence[Block]) -> str:
    """The mean and half of its 95 % interval over blocks, the first seat's share, and the cost."""
    shares = [block.won for block in blocks]
    mean = sum(shares) / len(shares)
    error = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1) / len(shares))
    first = sum(block.first_won for block in blocks) / len(blocks)
    cost = sum(block.seconds for block in blocks) / sum(block.decisions for block in blocks)
    said = f"{len(blocks)} blocks: {100 * mean:.1f} ± {196 * error:.1f} %"
    return f"{said}; first seat {100 * first:.1f} %; {1000 * cost:.2f} ms a decision"


def main() -> None:
    """Play, and say after every block how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("rival", nargs="?", default="earlier")
    parser.add_argument("--pairs", type=int, default=100, help="seeds, each from every seat")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", dest="sets")
    parser.add_argument("--seeds", choices=KINDS, default=FINAL)
    parser.add_argument("--start", type=int, default=0, help="the number of the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for player in (asked.player, asked.rival):
        make_player(player, 0)  # a wrong name is told before anything is played
    play = partial(block, asked.player, asked.rival, asked.sets or ["godslayer"], asked.players)
    blocks: list[Block] = []
    with Pool(asked.jobs) as pool:
        for each in pool.imap(play, seeds(asked.seeds, asked.start, asked.pairs)):
            blocks.append(each)
            print(summary_text(blocks), flush=True)


if __name__ == "__main__":
    main()
