"""The heads of requests: how long they may be, and what in them could be read in two ways."""

from __future__ import annotations

from typing import Any

import h11

from vigil.server.fair_use import limits

END_OF_LINE = b": \r\n"  # what a header has beside its name and its value


class StrictReader(h11.Connection):
    """Reads requests as h11 does, and refuses heads that h11 lets pass; `fault` says why.

    h11 looks at the length of a head only while some of it is still to come.
    """

    fault: str | None = None

    def next_event(self) -> Any:
        """The next event; an error for a request that is not served."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.fault = fault_in(event)
            if self.fault is not None:
                raise h11.RemoteProtocolError(self.fault)
        return event


def fault_in(request: h11.Request) -> str | None:
    """Why a request is not served; None if nothing is wrong with its head."""
    if head_size(request) > limits.HEADER:
        return f"The head of a request has at most {limits.HEADER} bytes."
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" not in names:
        return None
    if b"content-length" in names:
        return "A request has a Content-Length or a Transfer-Encoding, not both."
    if request.http_version < b"1.1":
        return "HTTP/1.0 has no Transfer-Encoding."
    return None


def head_size(request: h11.Request) -> int:
    """How many bytes the first line and the headers of a request have."""
    headers = sum(len(name) + len(value) + len(END_OF_LINE) for name, value in request.headers.raw_items())
    return len(request.method) + len(request.target) + headers
