"""Honor: gaining it, the end of the game, scores and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules import events
from vigil.rules.abilities import HONOR_DOUBLED
from vigil.rules.events import Event
from vigil.rules.printed import FACES

if TYPE_CHECKING:
    from vigil.rules.game import Game

POOL_EMPTY: Final = "the honor pool is empty"
STANDSTILL: Final = "nobody could go on"


class Result:
    """How a game ended. In solitaire, rival is the score of the automatic opponent."""

    def __init__(self, scores: list[int], winners: list[int], reason: str, rival: int | None = None) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.rival = rival

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"


def gain(game: Game, seat: int, amount: int) -> None:
    """Take honor from the pool; an empty one is made up for by spare tokens (COTG-94)."""
    if amount <= 0:
        return
    game.stirred = True
    if seat == game.turn:
        game.honor_gained += amount
    game.players[seat].honor += amount
    drain(game, amount)


def doubled(game: Game, seat: int, amount: int) -> int:
    """The honor a player really gains (DU-56)."""
    return 2 * amount if game.permits & HONOR_DOUBLED and seat == game.turn else amount


def drain(game: Game, amount: int) -> None:
    """Take honor out of the pool; the last of it brings the end (COTG-89)."""
    game.honor_pool -= amount
    if game.honor_pool > 0:
        return
    game.honor_pool = 0
    if not game.ending and game.events is not None:
        game.events.append(Event(events.POOL_EMPTIED, game.turn))
    game.ending = True


def score(game: Game, seat: int) -> int:
    """Tokens and the honor printed on every card the player has (COTG-95, COTG-96)."""
    player = game.players[seat]
    owned = player.owned()
    return player.honor + sum([FACES[face].worth(owned) for face in owned])


def result(game: Game) -> Result:
    """Scores, winners and why the game ended."""
    scores = [score(game, seat) for seat in range(len(game.players))]
    reason = POOL_EMPTY if game.ending else STANDSTILL
    if game.setup.solitaire:
        rival = game.rival_honor + sum([FACES[face].worth(game.rival_cards) for face in game.rival_cards])
        winners = [0] if scores[0] > rival else []  # COTG-127
        return Result(scores, winners, reason, rival)
    if game.setup.team:
        return Result(scores, best_team(game, scores), reason)
    return Result(scores, [best(game, scores)], reason)


def best(game: Game, scores: list[int]) -> int:
    """The highest score wins, the latest in turn order among equals (COTG-99)."""
    count = len(scores)
    winner = game.first
    for step in range(1, count):
        seat = (game.first + step) % count
        if scores[seat] >= scores[winner]:
            winner = seat
    return winner


def best_team(game: Game, scores: list[int]) -> list[int]:
    """The team with the best total; among equals the one with the latest seat (COTG-OPEN-9)."""
    totals = [scores[seat] + scores[game.setup.teammate(seat)] for seat in range(len(scores))]
    winner = best(game, totals)
    return sorted([winner, game.setup.teammate(winner)])
