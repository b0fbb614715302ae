"""Afterstates: a table at the end of a turn, described by numbers for the value network.

Only what everybody can see goes in: what decks hold, not their order; no hand.
"""

from __future__ import annotations

from typing import Final

from vigil.bots import features
from vigil.bots.judge import Judge
from vigil.rules import honor
from vigil.rules.game import Game
from vigil.rules.moves import END_TURN, Move
from vigil.rules.printed import CONSTRUCT, FACES, MONSTER
from vigil.rules.zones import EMPTY

SIDE: Final = 6 + 2 * features.COUNT
ROW: Final = 2 * features.COUNT
TABLE: Final = 8
SIZE: Final = 2 * SIDE + ROW + TABLE
WON: Final = 1.0
LONG: Final = 400  # moves in a turn after which a simulation gives up on it


def describe(game: Game, seat: int) -> list[float]:
    """The table for the player who is about to end a turn: own side, the strongest rival's, the rest."""
    rival = strongest(game, seat)
    return side(game, seat) + side(game, rival) + row(game) + table(game, seat, rival)


def strongest(game: Game, seat: int) -> int:
    """The opponent with the most honor; in solitaire there is nobody but oneself."""
    best = seat
    most = -1
    for other in game.setup.opponents(seat):
        points = honor.score(game, other)
        if points > most:
            most = points
            best = other
    return best


def side(game: Game, seat: int) -> list[float]:
    """One side: honor, sizes, what the deck does on average, what the constructs do every turn."""
    player = game.players[seat]
    deck = [0.0] * features.COUNT
    standing = [0.0] * features.COUNT
    printed = 0
    count = 0
    for cards in (player.deck, player.hand, player.discard, player.played):
        for face in cards:
            vector = features.vector(face)
            construct = FACES[face].kind_bit == CONSTRUCT
            printed += FACES[face].honor
            count += 1
            for i in range(features.COUNT):
                if construct:
                    standing[i] += 0.5 * vector[i]
                else:
                    deck[i] += vector[i]
    for face in player.constructs:
        vector = features.vector(face)
        printed += FACES[face].honor
        for i in range(features.COUNT):
            standing[i] += vector[i]
    share = 5.0 / max(count, 5)
    numbers = [
        player.honor / 50.0,
        printed / 50.0,
        count / 20.0,
        len(player.constructs) / 5.0,
        player.insight / 5.0,
        len(player.trophies) / 3.0,
    ]
    return numbers + [amount * share for amount in deck] + [amount * 0.5 for amount in standing]


def row(game: Game) -> list[float]:
    """What lies in the center row for whoever comes next."""
    wares = [0.0] * features.COUNT
    prey = [0.0] * features.COUNT
    for face in game.row:
        if face == EMPTY:
            continue
        vector = features.vector(face)
        monster = FACES[face].kind_bit == MONSTER
        for i in range(features.COUNT):
            if monster:
                prey[i] += 0.3 * vector[i]
            else:
                wares[i] += 0.3 * vector[i]
    return wares + prey


def table(game: Game, seat: int, rival: int) -> list[float]:
    """The pool, the lead, and where the player stands in the round."""
    count = len(game.players)
    lead = (honor.score(game, seat) - honor.score(game, rival)) / 20.0
    left = game.honor_pool / max(game.setup.pool, 1)
    place = ((seat - game.first) % count) / max(count - 1, 1)
    return [
        left,
        1.0 if game.ending else 0.0,
        lead,
        lead * (1.0 - left),
        place,
        count / 4.0,
        float(game.extra_turns),
        1.0,
    ]


def finish_turn(game: Game, seat: int, judge: Judge) -> bool:
    """Let a judge finish the turn of a seat, up to its end; whether the game is over then."""
    for _ in range(LONG):
        if game.over:
            return True
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if move.verb == END_TURN:
            if game.turn != seat:
                return False
            if last_turn(game):
                game.step(move)
                return game.over
            return False
        game.step(move)
    return False


def last_turn(game: Game) -> bool:
    """Whether the game ends with this turn."""
    if not game.ending or game.extra_turns:
        return False
    return (game.turn + 1) % len(game.players) == game.first


def outcome(game: Game, seat: int) -> float:
    """What a finished game is worth for a seat."""
    return WON if seat in honor.result(game).winners else 0.0


def try_move(game: Game, seat: int, move: Move, judge: Judge) -> list[float]:
    """Make a move on a copy, finish the turn, and describe it; a finished game is its outcome alone."""
    copy = game.copy()
    copy.step(move)
    if finish_turn(copy, seat, judge):
        return [outcome(copy, seat)]
    return describe(copy, seat)
