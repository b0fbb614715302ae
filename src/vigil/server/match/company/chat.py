"""Chat: what players say at the table, and what spectators say to each other in the gallery."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection
from typing import Final, assert_never

from msgspec import structs

from vigil.server.domain import chat_lines
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.domain.kinds import Channel, Reaction
from vigil.server.domain.refusals import Refusal
from vigil.server.match.course import Viewpoint
from vigil.server.protocol import bounds
from vigil.server.protocol.messages import Said
from vigil.server.store.people.persons import Person

# For each channel the seconds that a line of one person costs, and of all together: spectators are slower.
EACH: Final[dict[Channel, float]] = {"table": 1.0, "gallery": 5.0}
ALL: Final[dict[Channel, float]] = {"table": 0.25, "gallery": 1.0}
AT_ONCE: Final = 5  # lines that may come without a pause


class Pace:
    """Lets somebody speak now and then: time that was not used is saved up, to a point."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.free_at = 0.0  # when what was said is paid for

    def speak(self) -> bool:
        """Say something, if it is not too soon."""
        now = time.monotonic()
        free_at = max(self.free_at, now) + self.seconds
        if free_at - now > AT_ONCE * self.seconds:
            return False
        self.free_at = free_at
        return True


class Chat:
    """The last lines of a match, by their numbers, and who may add to them."""

    def __init__(self, match: str, secret: str, lines: dict[int, ChatLine]) -> None:
        self.match = match
        self.secret = secret
        self.lines = lines
        self.paces: dict[str, Pace] = {}

    def line(
        self, person: Person, seat: Viewpoint, name: str, text: str, reaction: Reaction | None, turn: int
    ) -> ChatLine:
        """A line as it is kept; too many of them are refused."""
        said = bounds.chat_line(text) if reaction is None else ""
        channel: Channel = "gallery" if seat is None else "table"
        speaker = self.speaker(person.id)
        self.wait_for(channel, EACH[channel], speaker)
        self.wait_for(channel, ALL[channel])
        return ChatLine(seat, name, said, turn, time.time(), channel, speaker, reaction)

    def speaker(self, person: int) -> str:
        """What tells a person apart in this match, and in no other, so that they can be muted."""
        told = f"{self.match} {person}".encode()
        return hashlib.blake2b(told, key=self.secret.encode()[:64], digest_size=6).hexdigest()

    def wait_for(self, channel: Channel, seconds: float, speaker: str = "") -> None:
        """Refuse what comes too soon."""
        if not self.paces.setdefault(f"{channel} {speaker}", Pace(seconds)).speak():
            raise Refusal(f"not so fast: one line in {seconds:g} seconds")

    def add(self, lines: dict[int, ChatLine]) -> list[ChatLine]:
        """Take over lines; returns those that are new."""
        new = [lines[number] for number in sorted(lines.keys() - self.lines.keys())]
        known = sorted({**self.lines, **lines}.items())
        kept: dict[int, ChatLine] = {}
        for channel in EACH:
            kept.update([line for line in known if line[1].channel == channel][-chat_lines.KEPT :])
        self.lines = dict(sorted(kept.items()))
        return new

    def heard_by(self, seat: Viewpoint, over: bool, unheard: Collection[str]) -> list[ChatLine]:
        """The lines that somebody at a seat hears, who has blocked some speakers."""
        said = [line for line in self.lines.values() if line.speaker not in unheard]
        return [line for line in said if hears(line, seat, over)]


def hears(line: ChatLine, seat: Viewpoint, over: bool) -> bool:
    """Whether a line is for a seat: the gallery might advise, so players hear it when the match is over."""
    match line.channel:
        case "table":
            return True
        case "gallery":
            return seat is None or over
        case _:
            assert_never(line.channel)


def chat_message(line: ChatLine) -> Said:
    """A line as clients are told of it."""
    return Said(**structs.asdict(line))
