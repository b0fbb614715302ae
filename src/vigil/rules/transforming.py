"""Transforming: cards that turn into their other side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import events
from vigil.rules.events import Event
from vigil.rules.printed import FACES
from vigil.rules.zones import HAND, PLAY

if TYPE_CHECKING:
    from vigil.rules.game import Game


def check(game: Game) -> None:
    """Turn over what has to be turned over in the hand and the play of the player on turn (RU-83)."""
    if game.over or game.between_turns:  # a new hand is drawn after the turn (RU-Q02)
        return
    seat = game.turn
    player = game.players[seat]
    changed = False
    for place in range(len(player.hand)):
        face = player.hand[place]
        transform = FACES[face].transform
        if transform is not None and transform.in_hand(game, seat, face):
            player.hand[place] = turned(game, seat, face, HAND)
            if face in player.hand_known:
                player.hand_known.remove(face)
            player.hand_known.append(player.hand[place])
            changed = True
    if changed:
        player.hand.sort()
    for place in range(len(player.constructs)):
        face = player.constructs[place]
        transform = FACES[face].transform
        if transform is not None and transform.in_play(game, seat, face):
            player.constructs[place] = turned(game, seat, face, PLAY)
            player.uses[place] = 0
            player.refresh()


def turned(game: Game, seat: int, face: int, zone: int) -> int:
    """The other side of a card in a zone; everybody sees it."""
    side = FACES[face].into
    assert side is not None
    if game.events is not None:
        game.events.append(Event(events.TRANSFORMED, seat, side.face, zone=zone, detail=FACES[face].name))
    return side.face
