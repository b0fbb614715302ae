"""Kinds: what an act, a seat, a match, a session, a channel and a reaction can be."""

from __future__ import annotations

from typing import Literal

ActKind = Literal["move", "undo", "resign", "takeover", "abandon", "resume"]
SeatKind = Literal["person", "bot", "open", "invited"]
Status = Literal["waiting", "playing", "finished"]
SessionKind = Literal["browser", "program"]  # what keeps a key
# What a key is good for: all that its person may do, one lent seat, all but the account itself, looking on.
Scope = Literal["all", "seat", "play", "read"]
CredentialKind = Literal["passkey", "password"]  # by which somebody comes back
Pace = Literal["live", "slow", "none"]  # by the clock: to be played at one sitting, over days, without one
Ending = Literal["played", "resigned", "abandoned", "timed out", "too long", "closed"]  # how a match is over
Leaving = Literal["resigned", "abandoned", "timed out", "replaced"]  # how a person has left a seat
Wish = Literal["again", "enough"]  # of somebody who has played a match: a rematch, or none
Channel = Literal["table", "gallery"]  # of players, and of spectators
Reaction = Literal["hello", "well played", "thanks", "wow", "oh no", "thinking"]  # said without words
Unrated = Literal[  # why a match counts for no rating
    "alone", "casual", "chosen", "laid", "own set", "unknown bot", "one person", "passed on", "taken back",
    "resumed", "hint", "aborted", "closed", "too long", "off",
]  # fmt: skip
