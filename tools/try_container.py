"""Build the container, start it, and see that it is well: `make container`. Needs podman or docker."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).parent.parent
IMAGE: Final = "vigil-tried"
PATIENCE: Final = 60.0  # seconds until it is well


def run(*words: str) -> str:
    """Run a command; returns what it prints."""
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def is_well(address: str) -> bool:
    """Whether the server says that it is well."""
    try:
        with urlopen(f"{address}/health", timeout=10) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def wait_until_well(address: str) -> None:
    """Wait for the server to start."""
    until = time.monotonic() + PATIENCE
    while not is_well(address):
        if time.monotonic() > until:
            sys.exit(f"the container is not well after {PATIENCE:g} seconds")
        time.sleep(0.5)


def try_container(engine: str) -> None:
    """Build it, start it, ask it how it is, and use `vigil admin` inside."""
    form = ["--format", "docker"] if Path(engine).name == "podman" else []  # podman's own drops health checks
    build = [engine, "build", *form, "--file", str(ROOT / "Containerfile"), "--tag", IMAGE, str(ROOT)]
    subprocess.run(build, check=True)
    if run(engine, "image", "inspect", "--format", "{{json .Config.Healthcheck}}", IMAGE) in ("null", ""):
        sys.exit("the image has no health check")
    container = run(engine, "run", "--detach", "--rm", "--publish", "127.0.0.1::8000", IMAGE)
    try:
        address = f"http://{run(engine, 'port', container, '8000/tcp').splitlines()[0]}"
        wait_until_well(address)
        print(run(engine, "exec", container, "/opt/vigil/bin/vigil", "--version"))
        print(run(engine, "exec", container, "/opt/vigil/bin/vigil", "admin", "find"))
    finally:
        run(engine, "stop", container)
    print("The container is well.")


if __name__ == "__main__":
    found = shutil.which("podman") or shutil.which("docker")
    if found is None:
        sys.exit("there is neither podman nor docker here")
    try_container(found)
