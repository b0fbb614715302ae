"""Both proofs of the encoding by play, as large as one likes: numbers are one to one, and nothing leaks.

    python -m bench.encoding                                      about three minutes of one core, compiled
    python -m bench.encoding --decisions 20000 --comparisons 500

Games at every kind of table are played by random moves of two styles, by `greedy` and by `tuned`, who err now
and then. At every decision, moves and numbers must be one to one; at some, what a seat sees must be the same
in the game, in its view and in a guess from that view. An encoder that leaks the own deck must be caught.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

import vigil
from tests.environments.proofs import honest, leaking, leaks, not_one_to_one
from tests.every_decision.play import Dice, ambitious_move, busy_move
from tests.every_decision.tables import TABLES
from vigil.build import compiled
from vigil.environments.actions import Actions

SALT = 317 * 100_000  # games that no test plays
ERRS = 8  # one decision in so many is a random one
STYLES = ("busy", "ambitious", "greedy", "tuned")


def choose(game: vigil.Game, dice: Dice, style: str, bot: vigil.Bot) -> vigil.Move:
    """A move in one of the styles."""
    if style == "busy":
        return busy_move(game, dice)
    decision = game.decision
    if style == "ambitious" or decision is None or dice.below(ERRS) == 0:
        return ambitious_move(game, dice)
    return bot.choose(game.view(decision.player), decision)


def decisions() -> Iterator[tuple[vigil.Game, Dice, str, bool]]:
    """Decisions of one game after the other, without end: in which style, and whether it is the first."""
    for seed in count(SALT):
        number = seed - SALT
        table, style = TABLES[number % len(TABLES)], STYLES[number // len(TABLES) % len(STYLES)]
        game, dice = table.new(seed).forget(), Dice(seed)
        bot = vigil.bot(style if style in ("greedy", "tuned") else "greedy", seed)
        while not game.over:
            yield game, dice, style, game.moves_made == 0
            game.step(choose(game, dice, style, bot))


def prove(wanted: int, comparisons: int) -> tuple[Counter[str], list[str]]:
    """Play so many decisions: what was counted, and everything that was wrong."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    every = max(wanted // comparisons, 1) if comparisons else wanted + 1
    known: dict[tuple[str, ...], Actions] = {}
    for game, dice, style, first in decisions():
        if seen["decisions"] == wanted:
            return seen, wrong
        sets = tuple(card_set.code for card_set in game.setup.sets)
        seen.update(decisions=1, moves=len(game.legal_moves()), games=first, **{style: 1})
        if fault := not_one_to_one(game, known.setdefault(sets, Actions(sets))):
            wrong.append(fault)
        if seen["decisions"] % every == 0:
            seen.update(comparisons=1, caught=leaks(leaking, game, dice))
            if leaks(honest, game, dice):
                wrong.append(f"what is seen depends on what is hidden: {game.to_data()}")
        if seen["decisions"] % 50_000 == 0:
            print(f"{seen['decisions']:,} decisions", file=sys.stderr, flush=True)
    return seen, wrong


def main() -> None:
    """Run both proofs and say what they saw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--comparisons", type=int, default=10_000)
    asked = parser.parse_args()
    if asked.decisions < 1 or asked.comparisons < 0:
        parser.error("there is at least one decision, and no fewer than 0 comparisons")
    seen, wrong = prove(asked.decisions, asked.comparisons)
    build = "compiled" if compiled() else "plain Python"
    styles = ", ".join(f"{seen[style]:,} {style}" for style in STYLES)
    print(f"Vigil {vigil.__version__}, {build}; {time.process_time():.0f} s of one processor")
    print(f"{seen['games']:,} games at {len(TABLES)} tables, {seen['decisions']:,} decisions ({styles})")
    print(f"{seen['moves']:,} legal moves, each with a number of its own")
    print(f"{seen['comparisons']:,} comparisons of game, view and guess: {len(wrong):,} faults in all")
    print(f"the encoder that leaks was caught in {seen['caught']:,} of them")
    for fault in wrong[:20]:
        print(fault)
    sys.exit(f"{len(wrong):,} are wrong" if wrong else 0)


if __name__ == "__main__":
    main()
