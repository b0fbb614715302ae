"""Messages about company: whom one follows, meets, blocks and challenges. `docs/protocol.md` says more."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.server.domain.paces import PaceCode
from vigil.server.protocol.bounds import Codes, RawName
from vigil.server.protocol.requests import Asking

Tie = Literal["follow", "unfollow", "block", "unblock"]
ChallengeEnd = Literal["open", "accepted", "declined", "withdrawn", "expired"]


class AskTie(Asking):
    """Follow or block somebody with an account, or no more."""

    name: RawName
    tie: Tie


class Acquaintance(Struct):
    """Somebody one knows: whether they are here, at a table that one may watch, or look for a game."""

    name: str
    rating: int
    here: bool
    match: str | None
    pace: PaceCode | None


class Company(Struct):
    """Whom one follows, whom one has played lately and does not follow, and whom one has blocked."""

    followed: list[Acquaintance]
    met: list[Acquaintance]
    blocked: list[str]


class AskChallenge(Asking):
    """Challenge somebody with an account; `duplicate`: to two games of one deal, with the seats swapped."""

    name: RawName
    pace: PaceCode
    sets: Codes
    rated: bool = False
    duplicate: bool = False


class ChallengeState(Struct):
    """A challenge: by oneself (`yours`) or to oneself; `second` is the other game of two with one deal."""

    id: int
    yours: bool
    name: str
    rating: int
    pace: PaceCode
    sets: list[str]
    rated: bool
    duplicate: bool
    state: ChallengeEnd
    seconds: float
    match: str | None
    second: str | None


class Challenges(Struct):
    """Open challenges, and the answers that one got lately."""

    challenges: list[ChallengeState]
