"""Lines of chat, as they are kept and passed on."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vigil.server.domain.kinds import Channel, Reaction

KEPT: Final = 200  # lines of a channel: older ones are told to nobody, and deleted


class ChatLine(Struct, frozen=True):
    """A line of chat, and in which turn it was said; `seat` is None for a spectator.

    `speaker` is the same for all lines of one person in a match, whatever they are called. A reaction has no
    text.
    """

    seat: int | None
    name: str
    text: str
    turn: int
    at: float
    channel: Channel
    speaker: str
    reaction: Reaction | None = None
