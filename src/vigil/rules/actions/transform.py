"""Transforming: cards that turn into their other side."""

from __future__ import annotations

from mypy_extensions import i64

from vigil.rules.events import Transformed
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import has, in_order, put, replace_at, take
from vigil.rules.kernel.places import with_place
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import HAND, PLAY


def check(game: State) -> None:
    """Transform what has to transform in the hand and in the play of the player on turn (RU-83)."""
    if game.over or game.between_turns:  # a new hand is drawn after the turn (RU-Q02)
        return
    seat = game.turn
    player = game.players[seat]
    turned_over = False
    for place in range(len(player.hand)):
        face = player.hand[place]
        transform = FACES[face].transform
        if transform is not None and transform.in_hand(game, seat, face):
            side = turn_over(game, seat, face, HAND)
            player.hand = replace_at(player.hand, place, side)
            if has(player.hand_known, face):
                player.hand_known = take(player.hand_known, face)
            player.hand_known = put(player.hand_known, side)
            turned_over = True
    if turned_over:
        player.hand = in_order(player.hand)
    for number, construct in enumerate(player.construct_places):
        transform = FACES[construct.face].transform
        if transform is not None and transform.in_play(game, seat, construct.face):
            other = construct.with_face(turn_over(game, seat, construct.face, PLAY))
            player.construct_places = with_place(player.construct_places, number, other)
            player.refresh()


def turn_over(game: State, seat: i64, face: i64, zone: i64) -> i64:
    """The other side of a card in a zone; everybody sees it."""
    side = FACES[face].into
    assert side is not None
    tell(game, Transformed(seat, face, side.face, zone))
    return side.face
