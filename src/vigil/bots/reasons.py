"""Reasons: why a judge prefers a move."""

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
from vigil.wording.parts import COMMA, SEMICOLON, CardName, Quantity
from vigil.wording.words import Words, say

DOES: Final = (
    "brings runes", "brings power", "brings honor", "draws cards", "brings energy", "brings insight",
    "pays for Mechana constructs", "thins your deck", "changes the center row", "brings a free card",
    "defeats a monster for nothing", "costs you a card", "hurts your opponents", "copies another hero",
    "makes something cheaper", "does something special",
)  # fmt: skip

GIVEN_UP: Final = (verbs.DISCARD, verbs.DESTROY, verbs.PUT)
WANTED: Final = (
    verbs.USE, verbs.RETURN, verbs.KEEP, verbs.ENERGIZE, verbs.COPY, verbs.TAKE, verbs.MOVE_TREASURE,
    verbs.PUT_UNDER, verbs.ORDER,
)  # fmt: skip


def reason(game: Game, judge: Judge, move: Move) -> Words:
    """Why a move is a good one."""
    if move.verb == verbs.END_TURN:
        return say("nothing that is left is worth having")
    if move.declines:
        return say("none of that would help you")
    card = move.card
    if card is None:
        return say("it is worth the most now")
    name = CardName(card.name)
    if move.verb == verbs.PLAY_CARD:
        first = "cards are played before anything is bought"
        return say(name, does(judge, move.face, now=True), SEMICOLON, first)
    if move.verb == verbs.ACQUIRE:
        return say(name, does(judge, move.face, now=False), lasting(card.honor), leftover_words(game, move))
    if move.verb == verbs.DEFEAT:
        honor = card.reward_honor
        gained = say(Quantity(honor, "honor"), COMMA, "and")
        return say(gained, name, does(judge, move.face, now=True), leftover_words(game, move))
    if move.verb == verbs.BANISH:
        return say("your deck is better without", name)
    if move.verb in GIVEN_UP:
        return say(name, "is missed least")
    if move.verb == verbs.NAME_CARD:
        return say("no other card is likelier to turn up than", name)
    if move.verb in WANTED:
        return say(name, does(judge, move.face, now=True))
    raise ValueError(f"there are no reasons for {move.verb!r}")


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


def lasting(honor: int) -> Words:
    """What a card is worth when the game is over."""
    return say(SEMICOLON, "it is worth", Quantity(honor, "honor"), "at the end") if honor else say()


def leftover_words(game: Game, move: Move) -> Words:
    """What would be left over."""
    price = costs.cost(game, game.turn, move.face, row_place(game, move))
    left, unit = (costs.power(game), "power") if move.verb == verbs.DEFEAT else (game.runes, "rune")
    return say(SEMICOLON, Quantity(left - price, unit), "would be left") if price < left else say()
