"""Honor: gaining it, the end of the game, scores and winners."""

from __future__ import annotations

from mypy_extensions import i64

from vigil.rules.events import PoolEmptied
from vigil.rules.kernel.ability import HONOR_DOUBLED, SCORES
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.state import State, tell
from vigil.wording.fixed_words import POOL_EMPTY, POOL_REFILLED, STANDSTILL


class Result:
    """How a game ended. In solitaire, rival is the score of the automatic opponent."""

    def __init__(self, scores: list[int], winners: list[int], reason: str, rival: int | None = None) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.rival = rival

    def __repr__(self) -> str:
        rival = "" if self.rival is None else f", rival={self.rival}"
        return f"Result(scores={self.scores}, winners={self.winners}, reason={self.reason!r}{rival})"


def gain(game: State, seat: i64, amount: i64) -> None:
    """Take honor from the pool; when it is empty, spare tokens are used (COTG-94)."""
    if amount <= 0:
        return
    game.stirred = True
    if seat == game.turn and not game.between_turns:  # that is no turn (OUR-19)
        game.honor_gained += amount
    game.players[seat].honor += amount
    drain(game, amount)


def actual_gain(game: State, seat: i64, amount: i64) -> i64:
    """The honor a player actually gains (DU-56)."""
    return 2 * amount if game.permits & HONOR_DOUBLED and seat == game.turn else amount


def drain(game: State, amount: i64) -> None:
    """Take honor out of the pool; the last of it brings the end of the game (COTG-89)."""
    game.honor_pool -= amount
    if game.honor_pool > 0:
        return
    game.honor_pool = 0
    if not game.ending:
        tell(game, PoolEmptied(game.turn))
    game.ending = True


def score(game: State, seat: i64) -> i64:
    """Tokens and the honor printed on every card the player has (COTG-95, COTG-96)."""
    player = game.players[seat]
    return player.honor + worth(player.scoring_cards())


def rival_score(game: State) -> i64:
    """The same of the automatic opponent."""
    return game.rival_honor + worth(game.rival_cards)


def worth(cards: Cards) -> i64:
    """The honor that cards of one player score together."""
    total: i64 = 0
    for face in cards:
        card = FACES[face]
        total += card.honor if not card.marks & SCORES else card_worth(card, cards)
    return total


def card_worth(card: Card, owned: Cards) -> i64:
    """The honor that one card scores among all cards of its owner (DU-55)."""
    total = card.honor
    if card.marks & SCORES:
        for ability in card.abilities:
            total += ability.score(owned)
    return total


def result(game: State) -> Result:
    """Scores, winners and why the game ended."""
    scores: list[int] = [score(game, seat) for seat in range(len(game.players))]
    reason = end_reason(game)
    if game.setup.solitaire:
        rival = rival_score(game)
        winners = [0] if scores[0] > rival else []  # COTG-127
        return Result(scores, winners, reason, rival)
    if game.setup.team:
        return Result(scores, best_team(game, scores), reason)
    return Result(scores, [best(game, scores)], reason)


def end_reason(game: State) -> str:
    """Why a game ended; honor that a Fate adds after the last token does not prevent it (COTG-89)."""
    if not game.ending:
        return STANDSTILL
    return POOL_EMPTY if game.honor_pool == 0 else POOL_REFILLED


def best(game: State, scores: list[int]) -> int:
    """The highest score wins, the latest in turn order among equals (COTG-99)."""
    count = len(scores)
    winner = game.first
    for step in range(1, count):
        seat = (game.first + step) % count
        if scores[seat] >= scores[winner]:
            winner = seat
    return winner


def best_team(game: State, scores: list[int]) -> list[int]:
    """The team with the best total; among equals the one with the latest seat (COTG-OPEN-9)."""
    totals = [scores[seat] + scores[game.setup.teammate(seat)] for seat in range(len(scores))]
    winner = best(game, totals)
    return sorted([winner, game.setup.teammate(winner)])
