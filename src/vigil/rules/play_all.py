"""Play all: the cards of a hand that can be played one after another without a thought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.game import Game, View
from vigil.rules.kernel import effect_kinds, verbs
from vigil.rules.kernel.ability import ENTERED_PLAY, FACTION_NAMED, HERO_PLAYED, THIS_ENTERED
from vigil.rules.kernel.askers import parts
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.cards import Cards
from vigil.rules.moves import Move

GUESS: Final = 1  # any seed will do: playing stops where the real game asks something
PLAYS: Final = HERO_PLAYED | FACTION_NAMED


def play_all(view: View) -> list[Move]:
    """The moves that play cards now in hand which ask nothing, cannot transform, and have no best order."""
    assert view.seat is not None
    table = view.guess(GUESS)
    hand = table.players[view.seat].hand
    heard = heard_in(hand)
    moves: list[Move] = []
    for face in hand:
        if not at_any_time(FACES[face], heard):
            continue
        move = playing(table, face)
        if move is None:
            continue  # it was transformed or discarded
        after = table.copy()
        after.step(move)
        if not after.over and not after.pending and after.turn_number == table.turn_number:
            moves.append(move)
            table = after
    return moves


def playing(game: Game, face: i64) -> Move | None:
    """The move that plays a card."""
    for move in game.legal_moves():
        if move.verb == verbs.PLAY_CARD and move.face == face:
            return move
    return None


def at_any_time(card: Card, heard: i64) -> bool:
    """Whether a card is as good before as after the others in hand, and cannot become a better one."""
    if card.transform is not None and card.transform.before_play():
        return False
    if not card.stays:
        return not heard & PLAYS and all(effect_kinds.at_any_time(effect) for effect in card.play)
    own = [ability.effect() for ability in card.abilities if ability.watch() == THIS_ENTERED]
    alone = not (heard | card.watch) & ENTERED_PLAY and not card.watch & PLAYS
    return alone and all(effect_kinds.at_any_time(effect) for effect in own)


def heard_in(hand: Cards) -> i64:
    """What cards of a hand would react to if they were played first."""
    heard: i64 = 0
    for face in hand:
        card = FACES[face]
        heard |= listens(card.play)
        if card.stays:
            heard |= card.watch & (PLAYS | ENTERED_PLAY)
            if card.treats:  # it changes what enters play after it
                heard |= ENTERED_PLAY
    return heard


def listens(value: object) -> i64:
    """What effects must come before."""
    heard: i64 = value.must_precede() if isinstance(value, effect_kinds.ForTheTurn) else 0
    for part in parts(value):
        heard |= listens(part)
    return heard
