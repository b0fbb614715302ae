"""Requests as no browser sends them: heads without end, and bodies whose end is said in two ways."""

from __future__ import annotations

import contextlib
import socket

import pytest

from tests.server.clients import PATIENCE, Server
from vigil.server.fair_use import limits
from vigil.server.protocol.bounds import REASON

CHECK = b'{"setup":{"sets":["godslayer"]},"players":2}'
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(CHECK), CHECK)
CHANGES = "POST /api/check HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"


def answered(server: Server, request: bytes) -> tuple[int, str]:
    """What the server answers to some bytes that come in one piece."""
    told = b""
    with socket.create_connection(server.listening.getsockname(), PATIENCE) as client:
        client.sendall(request)
        with contextlib.suppress(ConnectionError):  # it does not read what comes after a refusal
            while part := client.recv(65536):
                told += part
    head, _, body = told.decode().partition("\r\n\r\n")
    return int(head.split()[1]), body


def asking_for_the_lobby(header: str) -> bytes:
    """A request with one more header."""
    return f"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{header}\r\n\r\n".encode()


@pytest.mark.parametrize("size", [limits.HEADER, 20_000, 2 * limits.HEADER, 100_000])
def test_a_head_that_is_too_long_is_refused_also_in_one_piece(server: Server, size: int) -> None:
    assert answered(server, asking_for_the_lobby("X-Long: " + "x" * size))[0] == 400
    many = "\r\n".join(f"X-{number}: x" for number in range(size // 10))
    assert answered(server, asking_for_the_lobby(many))[0] == 400


def test_a_head_of_the_usual_length_is_read(server: Server) -> None:
    assert answered(server, asking_for_the_lobby("Cookie: other=" + "x" * (limits.HEADER - 200)))[0] == 200


def test_what_follows_a_head_is_read_however_it_is_cut(server: Server) -> None:
    """Pieces of what was sent are looked at one by one; a body goes on in the next."""
    long = b'{"setup":{"sets":["godslayer"]},"players":2' + b" " * (3 * limits.HEADER) + b"}"
    head = f"{CHANGES}Connection: close\r\nContent-Length: {len(long)}\r\n\r\n".encode()
    assert answered(server, head + long)[0] == 200


BOTH = {
    "in this order": f"Content-Length: {len(CHUNKED)}\r\nTransfer-Encoding: chunked\r\n",
    "the other way round": "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
}


@pytest.mark.parametrize("order", BOTH)
def test_a_body_whose_end_is_said_in_two_ways_is_refused(server: Server, order: str) -> None:
    """A server in front may believe the one and we the other: the rest would be somebody else's request."""
    status, said = answered(server, f"{CHANGES}{BOTH[order]}\r\n".encode() + CHUNKED)
    assert status == 400
    assert "A request has a Content-Length or a Transfer-Encoding, not both." in said


def test_a_body_in_chunks_is_read_and_only_by_a_version_that_has_them(server: Server) -> None:
    chunks = f"{CHANGES}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n".encode() + CHUNKED
    assert answered(server, chunks)[0] == 200
    assert answered(server, chunks.replace(b"HTTP/1.1", b"HTTP/1.0"))[0] == 400


# Names that lead here


def renamed(server: Server, host: str) -> tuple[int, str]:
    """What a page of a host gets that wants to change something."""
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n"
    body = b'{"name":"Ada"}'
    return answered(server, f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)


FOREIGN = ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "", "["]


@pytest.mark.parametrize("host", [*FOREIGN, "a" * 7_000])
def test_a_page_whose_name_was_made_to_lead_here_is_foreign(server: Server, host: str) -> None:
    status, said = renamed(server, host)
    assert status in (400, 403)
    assert len(said) < REASON + 20


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.5:80", "a.localhost"]
)
def test_a_page_at_an_address_of_this_machine_is_our_own(server: Server, host: str) -> None:
    assert renamed(server, host)[0] == 200
    assert renamed(server, socket.gethostname())[0] == 200
