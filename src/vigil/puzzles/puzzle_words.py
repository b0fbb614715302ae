"""The words of puzzles: what is asked, in a line."""

from __future__ import annotations

from vigil.bots.afterstate import lead
from vigil.rules.game import Game

ASKS = ("which move is best?", "which two moves matter?", "which three moves matter?")
MORE = "which moves matter?"
EARLY = 0.6  # of the pool, from which on a game is young
LATE = 0.25


def story(game: Game, seat: int, steps: int) -> str:
    """What is asked: how far the game is, how one stands, and how many moves are looked for."""
    asked = ASKS[steps - 1] if steps <= len(ASKS) else MORE
    return f"{stage(game)} {standing(lead(game, seat))}: {asked}"


def stage(game: Game) -> str:
    """How far the game is."""
    if game.ending:
        return "It is the last round,"
    share = float(game.honor_pool) / float(max(game.setup.pool, 1))
    if share >= EARLY:
        return "The candle is still tall,"
    if share <= LATE:
        return f"{game.honor_pool} honor is left in the pool,"
    return "The game is in its middle,"


def standing(ahead: int) -> str:
    """How one stands."""
    if ahead > 0:
        return f"you lead by {ahead}"
    return f"you are {-ahead} behind" if ahead else "all are level"


def search_progress(count: int, wanted: int, games: int) -> str:
    """How a search for puzzles goes."""
    return f"{count} of {wanted} puzzles, {games} games"


def search_stopped(count: int) -> str:
    """What is said when a search is stopped."""
    return f"Stopped with {count} puzzles; the same command goes on."


def refutation(identity: str, why: str) -> str:
    """A puzzle that did not hold."""
    return f"{identity}: {why}"


NO_LONGER_BEST = "another move is better on fresh guesses"
NOT_CLEAR = "the best move is not clearly the best on fresh guesses"
EASY = "a bot that does not look ahead finds it"
POOR = "there is too little to think of"
CHANGED = "the moves are no longer those that can be made"


def hold_count(count: int, total: int) -> str:
    """How many puzzles hold."""
    return f"{count} of {total} puzzles hold."
