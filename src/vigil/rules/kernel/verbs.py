"""Verbs: what a move does, one for every kind of answer. Records keep them: they are codes, not words."""

from __future__ import annotations

from typing import Final

# Of a turn.
PLAY_CARD: Final = "play"
USE: Final = "use"
ROLL: Final = "roll"
END_TURN: Final = "end turn"
# Of a turn, or without paying in an answer to a card.
ACQUIRE: Final = "acquire"
DEFEAT: Final = "defeat"
# On one card, in an answer to a card that asks.
BANISH: Final = "banish"
DISCARD: Final = "discard"
RETURN: Final = "return"
DESTROY: Final = "destroy"
KEEP: Final = "keep"
ENERGIZE: Final = "energize"
COPY: Final = "copy"
TAKE: Final = "take"
PUT: Final = "put"  # under the construct that says it
MOVE_TREASURE: Final = "move"
# Other answers.
CHOOSE: Final = "choose"  # one of several effects: `number` is its place among them
PUT_UNDER: Final = "put under"  # the card at `place` of the center row
ORDER: Final = "first"  # what happens first: `number` is its place among what waits
NAME_FACTION: Final = "name"  # `number` is the faction
NAME_CARD: Final = "name card"  # any card of the game, wherever it is
OPPONENT: Final = "opponent"  # `owner` is the opponent
BID: Final = "bid"  # `number` is the bid
PASS: Final = "pass"  # no bid
DECLINE: Final = "decline"

EVERY: Final = (
    PLAY_CARD, USE, ROLL, END_TURN, ACQUIRE, DEFEAT, BANISH, DISCARD, RETURN, DESTROY, KEEP, ENERGIZE, COPY,
    TAKE, PUT, MOVE_TREASURE, CHOOSE, PUT_UNDER, ORDER, NAME_FACTION, NAME_CARD, OPPONENT, BID, PASS,
    DECLINE,
)  # fmt: skip
