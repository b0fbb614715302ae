"""`vigil serve`: where it listens, and what it says if it cannot."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from bench.processes import Server
from vigil.cli import main
from vigil.server import startup
from vigil.server.startup import listen
from vigil.server.store.database import Database

HOST = "127.0.0.1"
WITHOUT_DRIVER = "import sys; sys.modules['psycopg'] = None; from vigil.cli import main; sys.exit(main())"


@contextmanager
def taken() -> Iterator[int]:
    """A port at which somebody listens, and none of ours."""
    with socket.create_server((HOST, 0)) as other:
        yield int(other.getsockname()[1])


def serve(capsys: pytest.CaptureFixture[str], database: Path, *options: str) -> str:
    """What a server says that cannot be started."""
    with pytest.raises(SystemExit) as failed:
        main(["serve", "--database", str(database), *options])
    assert failed.value.code == 2
    return capsys.readouterr().err


def test_the_next_free_port_is_taken_if_none_is_named(monkeypatch, capsys):
    with taken() as port:
        monkeypatch.setattr(startup, "PORT", port)
        with listen(HOST, None) as found:
            assert port < found.getsockname()[1] < port + startup.TRIED
    assert f"Port {port} is taken." in capsys.readouterr().out


def test_a_port_is_ours_from_the_moment_it_is_found():
    with listen(HOST, 0) as one:
        port = one.getsockname()[1]
        with pytest.raises(ValueError, match=f"port {port} is taken"):
            listen(HOST, port)


def test_a_named_port_that_is_taken_is_an_error_that_helps(tmp_path):
    with taken() as port:
        run = [sys.executable, "-m", "vigil", "serve", "--database", str(tmp_path / "vigil.db")]
        said = subprocess.run([*run, "--port", str(port)], capture_output=True, text=True, timeout=60)
    assert said.returncode == 2
    assert said.stderr == (
        f"vigil: port {port} is taken: name another one with --port, or 0 for any that is free\n"
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--port", "65536"], "less than or equal to 65535"),
        (["--port", "0", "--host", "192.0.2.1"], "cannot listen at 192.0.2.1"),
    ],
)
def test_an_address_that_cannot_be_is_an_error_in_one_line(capsys, tmp_path, options, words):
    said = serve(capsys, tmp_path / "vigil.db", *options)
    assert words in said
    assert said.count("\n") == 1


def test_a_second_server_leaves_the_file_of_the_first_alone(capsys, server):
    file = Path(str(server.services.database.engine.url.database))
    ada = server.visitor("Ada")
    match = ada.make()["id"]
    assert f"another Vigil is running on {file}" in serve(capsys, file, "--port", "0")
    assert match in [found["id"] for found in ada.get("me")["matches"]]


def test_a_file_is_free_again_when_its_server_has_ended(tmp_path):
    for _ in range(2):
        Database(str(tmp_path / "vigil.db")).close()


def test_a_server_on_a_file_needs_no_driver_of_postgresql(tmp_path):
    file = str(tmp_path / "vigil.db")
    run = [sys.executable, "-c", WITHOUT_DRIVER, "serve", "--port", "0", "--workers", "1", "--database", file]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().removeprefix("Vigil is at ").strip()
            me = httpx.get(f"{address}/api/me", timeout=60).json()
            assert (me["name"], me["matches"]) == ("", [])
        finally:
            server.terminate()


def test_a_server_on_postgresql_says_which_extra_it_needs():
    run = [sys.executable, "-c", WITHOUT_DRIVER, "serve", "--database", "postgresql://vigil@localhost/vigil"]
    failed = subprocess.run(run, capture_output=True, text=True, timeout=60, check=False)
    assert failed.returncode == 2
    assert "pip install 'vigil-cards[postgres]'" in failed.stderr


# Its own name


def test_behind_a_proxy_and_open_to_others_it_has_to_know_its_address(capsys, tmp_path):
    said = serve(capsys, tmp_path / "vigil.db", "--behind-proxy", "--host", "0.0.0.0")
    assert "start it with --address" in said
    assert said.count("\n") == 1
    assert not (tmp_path / "vigil.db").exists()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--behind-proxy"], "the pages of every site whose name leads to the proxy are taken for its own"),
        (["--host", "0.0.0.0"], "only pages at an IP address of this machine"),
        (["--behind-proxy", "--address", "https://vigil.example"], ""),
        ([], ""),
    ],
)
def test_whose_pages_may_act_is_said_at_the_start(tmp_path, options, said):
    log = tmp_path / "log"
    with Server(str(tmp_path / "vigil.db"), log, "--workers", "1", *options):
        told = log.read_text(encoding="utf-8")
    assert said in told
    assert ("nobody has said" in told) is bool(said)
    assert ("X-Forwarded-For" in told) is ("--behind-proxy" in options)
    assert ("put a web server in front" in told) is ("0.0.0.0" in options)
