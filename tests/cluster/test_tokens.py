"""A cluster with a token: who has it can work there, nobody else. `make test-cluster` runs these."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.cluster

TOKEN = "a-token-of-the-tests-0123456789abcdef"
OTHER = "another-token-of-the-tests-0123456789"
STARTED = "Ray runtime started"


def with_token(token: str | None) -> dict[str, str]:
    """An environment with a token, or without any."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("RAY_AUTH")}
    plain = {**plain, "RAY_USAGE_STATS_ENABLED": "0"}
    return plain if token is None else {**plain, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of one node that asks for a token."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path_factory.mktemp("token") / "log"
    ray = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--head", f"--port={port}"]
    ray += ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--include-dashboard=false"]
    ray += [f"--object-store-memory={100 * 2**20}", "--disable-usage-stats"]
    with log.open("w") as file:
        head = subprocess.Popen(ray, stdout=file, stderr=file, env=with_token(TOKEN), start_new_session=True)
    try:
        while STARTED not in log.read_text(encoding="utf-8"):
            assert head.poll() is None, log.read_text(encoding="utf-8")
            with pytest.raises(subprocess.TimeoutExpired):
                head.wait(0.2)
        yield f"127.0.0.1:{port}"
    finally:
        os.killpg(head.pid, signal.SIGTERM)  # never `ray stop`: that ends all Ray on the machine
        head.wait(60)


def simulate(address: str, token: str | None) -> subprocess.CompletedProcess[str]:
    """Some games on the cluster."""
    command = [sys.executable, "-m", "vigil", "sim", "2", "--bot", "uniform", "--cluster", address]
    return subprocess.run(command, capture_output=True, text=True, env=with_token(token), timeout=240)


def test_who_has_the_token_can_work_there(address):
    ran = simulate(address, TOKEN)
    assert ran.returncode == 0, ran.stderr
    assert "2 games of" in ran.stdout
    assert "nodes" in ran.stdout


@pytest.mark.parametrize("token", [OTHER, None])
def test_who_has_another_token_or_none_is_refused_in_one_line(address, token):
    ran = simulate(address, token)
    assert ran.returncode == 2, ran.stderr
    [said] = [line for line in ran.stderr.splitlines() if line.startswith("vigil: ")]
    assert said.startswith(f"vigil: there is no Ray cluster at {address} that lets this machine in;")
    assert "RAY_AUTH_MODE=token" in said
