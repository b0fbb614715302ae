"""Kinds of notices: what people are told of, and how each kind is pushed."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

NoticeKind = Literal["turn", "challenge", "accepted", "declined", "paired", "round", "deadline"]
NOTICE_KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
NoticeWay = Literal["off", "app", "push"]  # in the app alone, or to the devices of a person as well
HOUR: Final = 3600


def match_path(match: str) -> str:
    """The page of a match, to which notices lead."""
    return f"/match/{match}"


class Pushing(NamedTuple):
    """After how many seconds a notice is pushed unless it was read, and for how many it is worth it."""

    delay: float
    lasts: int


PUSHING: Final[dict[NoticeKind, Pushing]] = {
    "turn": Pushing(20.0, 24 * HOUR),  # whoever only reloads the page is back by then
    "challenge": Pushing(0.0, HOUR),
    "accepted": Pushing(5.0, 24 * HOUR),
    "declined": Pushing(5.0, 24 * HOUR),
    "paired": Pushing(0.0, HOUR),
    "round": Pushing(0.0, HOUR),
    "deadline": Pushing(0.0, 12 * HOUR),
}
