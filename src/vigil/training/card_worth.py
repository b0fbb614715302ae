"""What cards are worth in a deck, by the value network: the mean gain of one more, in honor, by phase.

With these worths `tuned` needs no rules of thumb about crowded decks: the network has seen what one
more card does to a deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from vigil.arena.seeds import seeds
from vigil.bots import weights
from vigil.bots.afterstate import Afterstate, describe, last_turn
from vigil.bots.judge import PHASES
from vigil.bots.judge_bots import KNOTS, tuned_judge
from vigil.bots.network import Floats, Network
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import join, pack
from vigil.training.game_kinds import ALL, FIRST
from vigil.training.knobs import JudgeStanding, Worths, faces_of

GAMES: Final = 60  # of every set
STATES: Final = 40  # in every phase
NEAR: Final = PHASES // (2 * (KNOTS - 1))  # a phase counts for the nearest knot

RULES_OF_THUMB: Final = (
    weights.DILUTE_EARLY,
    weights.DILUTE_LATE,
    weights.THIN,
    weights.THIN_LATE,
    weights.BUY_FROM,
    weights.CROWDED,
)

Ended = tuple[Game, int]  # a table at a turn end, and whose turn it was


def card_worths(network: Network, games: int = GAMES) -> Worths:
    """What every card of every set is worth, early first, in the honor that would bring as much."""
    worths: Worths = {}
    for code in ALL:
        ends = turn_ends(code, games)
        base = [network.chances([describe(*end) for end in near]) for near in ends]
        honor = [gain(network, near, None, known) for near, known in zip(ends, base, strict=True)]
        for face in deck_faces(code):
            gains = [gain(network, near, face, known) for near, known in zip(ends, base, strict=True)]
            worth = [round(float(one / of), 2) for one, of in zip(gains, honor, strict=True)]
            worths.setdefault(FACES[face].name, worth)
    return worths


def deck_faces(code: str) -> list[int]:
    """The cards that decks can hold in games of a set."""
    return [face for face in faces_of((code,)) if not FACES[face].fought]


def turn_ends(code: str, games: int) -> list[list[Ended]]:
    """Turn ends of games of tuned with a set, for every knot of the phases, early first."""
    found: list[list[Ended]] = [[] for _ in range(KNOTS)]
    for seed in seeds("tuning", FIRST - games, games):
        for game, seat in turn_ends_of(Game.new([code], 2, seed).forget()):
            place = KNOTS - 1 - (tuned_judge().phase(game) + NEAR) // (2 * NEAR)
            if len(found[place]) < STATES:
                found[place].append((game, seat))
    return found


def turn_ends_of(game: Game) -> Iterator[Ended]:
    """The tables at the turn ends of a game of tuned."""
    judge = tuned_judge()
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if move.verb == verbs.END_TURN and not last_turn(game):
            yield game.copy(), game.turn
        game.step(move)


def gain(network: Network, ends: list[Ended], face: int | None, base: Floats) -> float:
    """By how much one more card, or one more honor, raises the chance of winning on average."""
    return float(np.mean(network.chances([richer(*end, face) for end in ends]) - base))


def richer(game: Game, seat: int, face: int | None) -> Afterstate:
    """The table with one more card, or one more honor, for the player."""
    copy = game.copy()
    player = copy.players[seat]
    if face is None:
        player.honor += 1
    else:
        player.discard = join(player.discard, pack([face]))
    return describe(copy, seat)


def standing(worths: Worths) -> JudgeStanding:
    """What `tuned` plays by with some worths: its weights, without rules of thumb."""
    known = list(tuned_judge().weights)
    for place in RULES_OF_THUMB:
        known[place] = 0.0
    return JudgeStanding(known, worths)
