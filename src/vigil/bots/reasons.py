"""Reasons: why a judge prefers a move, in words."""

from __future__ import annotations

from typing import Final

from vigil.bots import features
from vigil.bots.judge import Judge
from vigil.bots.weights import EARLY, LATE, NOW
from vigil.rules.actions.acquire import row_place
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.rules.table import costs

DOES: Final = (
    "brings runes", "brings power", "brings honor", "draws cards", "brings energy", "brings insight",
    "pays for Mechana constructs", "thins your deck", "changes the center row", "brings a free card",
    "defeats a monster for nothing", "costs you a card", "hurts your opponents", "copies another hero",
    "makes something cheaper", "does something special",
)  # fmt: skip


def reason(game: Game, judge: Judge, move: Move) -> str:
    """Why a move is a good one."""
    if move.verb == verbs.END_TURN:
        return "nothing that is left is worth having"
    if move.declines:
        return "none of that would help you"
    card = move.card
    if card is None:
        return "it is worth the most now"
    if move.verb == verbs.PLAY_CARD:
        return f"{card.name} {does(judge, move.face, now=True)}; cards are played before anything is bought"
    if move.verb == verbs.ACQUIRE:
        ends = f"; it is worth {card.honor} honor at the end" if card.honor else ""
        return f"{card.name} {does(judge, move.face, now=False)}{ends}{unused(game, move)}"
    if move.verb == verbs.DEFEAT:
        honor = sum([effect.plain_honor() for effect in card.reward])
        return f"{honor} honor, and {card.name} {does(judge, move.face, now=True)}{unused(game, move)}"
    if move.verb == verbs.BANISH:
        return f"your deck is better without {card.name}"
    return f"{card.name} {does(judge, move.face, now=True)}"


def does(judge: Judge, face: int, *, now: bool) -> str:
    """The best that a card does, in words."""
    vector = features.vector(face)
    worth = [
        (
            vector[i]
            * (judge.weights[NOW + i] if now else judge.weights[EARLY + i] + judge.weights[LATE + i]),
            i,
        )
        for i in range(features.COUNT)
    ]
    best = [i for value, i in sorted(worth, reverse=True) if value > 0][:2]
    return " and ".join([DOES[i] for i in best]) if best else "does little"


def unused(game: Game, move: Move) -> str:
    """What would be left over, in words."""
    price = costs.cost(game, game.turn, move.face, row_place(game, move))
    left, unit = (costs.power(game), "power") if move.verb == verbs.DEFEAT else (game.runes, "rune")
    if price > left:
        return ""
    rest = left - price
    plural = "s" if unit == "rune" and rest != 1 else ""
    return f"; {rest} {unit}{plural} would be left" if rest else ""
