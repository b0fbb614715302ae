"""Connections that send half of something, or never read: they are cut, and delay nobody."""

from __future__ import annotations

import contextlib
import logging
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.clients import ME, Server, Visitor
from vigil.server.fair_use import limits
from vigil.server.fair_use.crowd import Crowd
from vigil.server.fair_use.open_files import files_allowed
from vigil.server.fair_use.quiet import MOST, Quiet

PATIENCE = 30.0  # seconds, on a busy machine
SMALL = 4096  # bytes that the system keeps for a socket, so that little is unread on the way
opened: list[socket.socket] = []  # by the test that runs
TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    """Close what a test has opened."""
    yield
    while opened:
        opened.pop().close()


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Limits that are reached soon."""
    monkeypatch.setattr(limits, "HEADERS", 0.5)
    monkeypatch.setattr(limits, "UPLOAD", 0.5)
    return monkeypatch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("wire") / "vigil.db", connections=4)
    running.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def raw(server: Server) -> socket.socket:
    """A connection whose every byte is ours."""
    client = socket.socket()
    opened.append(client)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    client.settimeout(PATIENCE)
    client.connect(server.listening.getsockname())
    return client


def is_cut(client: socket.socket) -> bool:
    """Read until the server ends the connection."""
    try:
        while client.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def frame(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a WebSocket, masked with zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([kind | (0x80 if final else 0)]) + length + b"\0\0\0\0" + payload


def deaf(server: Server, person: Visitor, match: str) -> socket.socket:
    """A WebSocket that never reads."""
    client = raw(server)
    key = "Sec-WebSocket-Key: " + "A" * 22 + "=="
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\nSec-WebSocket-Version: 13"
    bearer = f"Authorization: Bearer {person.key}"
    path = f"/api/matches/{match}/live"
    client.sendall(f"GET {path} HTTP/1.1\r\nHost: vigil\r\n{bearer}\r\n{upgrade}\r\n\r\n".encode())
    until(lambda: bool(watchers(server, match)))
    return client


def watchers(server: Server, match: str) -> int:
    room = server.services.registry.rooms.get(match)
    return len(room.audience.watchers) if room else 0


def test_a_socket_that_never_reads_is_cut_when_too_much_waits_for_it(
    server: Server, ada: Visitor, limited: pytest.MonkeyPatch
) -> None:
    limited.setattr(limits, "UNREAD", 10_000)
    limited.setattr(limits, "SILENCE", 10_000.0)
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    client = deaf(server, ada, match)
    for number in range(limits.RATE * limits.OVER // limits.HEAVY):
        with contextlib.suppress(ConnectionError):
            client.sendall(frame(TEXT, b'{"type":"sit","seat":%d}' % (number % 2)))
    until(lambda: not watchers(server, match) and not server.services.connections.total)
    assert is_cut(client)
    with ada.sit(match) as line:
        line.move("end turn")


def test_a_socket_that_never_reads_is_cut_after_some_silence(
    server: Server, ada: Visitor, limited: pytest.MonkeyPatch
) -> None:
    limited.setattr(limits, "SILENCE", 0.5)
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    client = deaf(server, ada, match)
    for number in range(4):
        client.sendall(frame(TEXT, b'{"type":"sit","seat":%d}' % (number % 2)))
    until(lambda: not watchers(server, match) and not server.server.server_state.connections)
    assert is_cut(client)


def test_an_answer_that_nobody_reads_is_given_up(server: Server, limited: pytest.MonkeyPatch) -> None:
    limited.setattr(limits, "SILENCE", 0.5)
    client = raw(server)
    client.sendall(b"GET /api/catalogue HTTP/1.1\r\nHost: vigil\r\nConnection: close\r\n\r\n")
    until(lambda: bool(server.server.server_state.connections))
    until(lambda: not server.server.server_state.connections)
    client.close()


def test_pings_below_the_application_count_as_well(server: Server, ada: Visitor) -> None:
    match = ada.make()["id"]
    client = deaf(server, ada, match)
    with pytest.raises(ConnectionError):
        client.sendall(frame(PING, b"x" * 125) * 100_000)
    until(lambda: not watchers(server, match))


def test_a_message_of_endless_parts_is_cut(server: Server, ada: Visitor) -> None:
    match = ada.make()["id"]
    client = deaf(server, ada, match)
    client.sendall(frame(TEXT, b"{", final=False))
    with pytest.raises(ConnectionError):
        client.sendall(frame(CONTINUATION, final=False) * 1_000_000)
    until(lambda: not watchers(server, match))


def test_sitting_down_again_and_again_is_too_fast(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        for number in range(limits.RATE * limits.OVER // limits.HEAVY + 5):
            line.send("sit", seat=number % 2)
        assert "not so fast" in line.until("refused")["reason"]


HALVES = {
    "nothing": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: vigil\r\nX-",
    "half a body": b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Length: 1000\r\n\r\n{",
}


def trickle(client: socket.socket, half: bytes) -> None:
    """Send half a request, and more and more of it."""
    client.sendall(half)
    for _ in range(600):
        time.sleep(0.05)
        client.sendall(b"x")


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.usefixtures("limited")
def test_half_a_request_is_cut_also_if_it_goes_on_byte_by_byte(server: Server, half: str) -> None:
    with pytest.raises(ConnectionError):  # while it still goes on
        trickle(raw(server), HALVES[half])


def test_one_address_has_only_so_many_half_requests(
    server: Server, ada: Visitor, limited: pytest.MonkeyPatch
) -> None:
    limited.setattr(limits, "HEADERS", 10_000.0)  # nothing is cut for its slowness
    most = 4 * limits.SOCKETS
    until(lambda: not server.server.server_state.connections)
    halves = [raw(server) for _ in range(most)]
    for half in halves:
        half.sendall(HALVES["half a header"])
    until(lambda: len(server.server.server_state.connections) == most)
    assert is_cut(raw(server))
    for half in halves:
        half.close()
    until(lambda: not server.server.server_state.connections)
    assert ada.get("lobby")


def test_requests_that_wait_for_their_bodies_are_limited(server: Server, ada: Visitor) -> None:
    halves = [raw(server) for _ in range(4)]
    for half in halves:
        half.sendall(HALVES["half a body"])
    until(lambda: len(server.server.server_state.tasks) == 4)
    assert "too many of your requests" in ada.get("lobby", 429)["error"]
    for half in halves:
        half.close()
    until(lambda: not server.server.server_state.tasks)
    assert ada.get("lobby")


def test_there_are_never_more_connections_than_files() -> None:
    resource = pytest.importorskip("resource")
    most = files_allowed()
    assert most <= limits.OPEN
    assert most + limits.RESERVED <= resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    crowd = Crowd(2, None)
    assert [crowd.enter(f"10.0.0.{number}") for number in range(3)] == [True, True, False]
    crowd.leave("10.0.0.1")
    assert crowd.enter("10.0.0.3")


def test_nonsense_does_not_flood_the_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3 * MOST):
            client = raw(server)
            client.sendall(secrets.token_hex(20).encode() + b"\r\n\r\n")
            is_cut(client)
    said = [record for record in caplog.records if "Invalid HTTP request" in record.getMessage()]
    assert len(said) <= MOST


def test_what_a_client_lets_fail_again_and_again_is_told_ten_times(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(3 * MOST):
        logging.getLogger("vigil").error("match %s: a test of ours fails", number)
    said = [record for record in caplog.records if "a test of ours fails" in record.getMessage()]
    assert len(said) == MOST


def test_a_quiet_log_says_how_much_it_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("vigil.server.fair_use.quiet.time", SimpleNamespace(monotonic=lambda: now[0]))
    quiet = Quiet()

    def line() -> logging.LogRecord:
        return logging.LogRecord("vigil", logging.WARNING, "", 0, "no", None, None)

    assert sum(quiet.filter(line()) for _ in range(MOST + 7)) == MOST
    now[0] = 100.0
    late = line()
    assert quiet.filter(late)
    assert late.getMessage() == "no (7 lines like this were left out)"


def test_the_process_has_no_more_files_than_before(server: Server, limited: pytest.MonkeyPatch) -> None:
    files = Path("/proc/self/fd")
    if not files.exists():
        pytest.skip("the system does not tell")
    limited.setattr(limits, "HEADERS", 0.1)
    until(lambda: not server.server.server_state.connections)
    before = len(list(files.iterdir()))
    for _ in range(2):
        halves = [raw(server) for _ in range(10)]
        for half in halves:
            half.sendall(b"GET / HTTP/1.1\r\n")
        assert all(is_cut(half) for half in halves)
        for half in halves:
            half.close()
    until(lambda: len(list(files.iterdir())) <= before + 2)
