"""Messages about notices: what somebody is told of, how they want it, and on which devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vigil.server.domain.notice_kinds import NoticeKind, NoticeWay
from vigil.server.protocol.requests import Asking

EndpointText = Annotated[str, Meta(max_length=1_000)]  # those of the known services have about 250 characters
PushKey = Annotated[str, Meta(max_length=100)]  # in base64; the longer one has 87 characters
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Numbers = Annotated[list[Number], Meta(max_length=200)]


class ReadNotices(Asking):
    """Notices that were looked at; without `ids` all of them."""

    ids: Numbers | None = None


class ChooseWay(Asking):
    """How somebody wants to be told of one kind."""

    kind: NoticeKind
    way: NoticeWay


class Subscribe(Asking):
    """A device that notices are to be pushed to, as its browser gave it."""

    endpoint: EndpointText
    p256dh: PushKey
    auth: PushKey


class NoticeLine(Struct):
    """A notice; `name` is that of the other person, `words` that of a tournament."""

    id: int
    kind: NoticeKind
    path: str
    name: str | None
    words: str
    at: float
    read: bool


class ChosenWay(Struct):
    """How somebody wants to be told of one kind."""

    kind: NoticeKind
    way: NoticeWay


class Notices(Struct):
    """What somebody was told, the newest first, and how they want it.

    `key`: with which a browser asks its push service; None where nothing can be pushed. `here`: whether
    notices are pushed to this device; `devices`: to how many they are.
    """

    notices: list[NoticeLine]
    unread: int
    ways: list[ChosenWay]
    key: str | None
    here: bool
    devices: int
