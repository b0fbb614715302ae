"""Kinds: what an act, a seat, a match and a channel can be."""

from __future__ import annotations

from typing import Literal

ActKind = Literal["move", "undo", "resign", "takeover", "abandon", "resume"]
SeatKind = Literal["person", "bot", "open", "invited"]
Status = Literal["waiting", "playing", "finished"]
Channel = Literal["table", "gallery"]  # of players, and of spectators
