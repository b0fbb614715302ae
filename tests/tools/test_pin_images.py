"""`make lock` writes the digests of images: asked of a registry, which here is one of our own."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tools.pin_images import ARGUMENT, CONTAINERFILE, image_of, pin

DIGEST = f"sha256:{'ab' * 32}"
ROOT = Path(__file__).parent.parent.parent


class Registry(BaseHTTPRequestHandler):
    """Knows one image; whoever asks needs a token, and takes an index of all architectures."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"token": "secret"}).encode())

    def do_HEAD(self) -> None:
        known = self.path in (
            "/v2/library/python/manifests/3.13-bookworm",
            "/v2/library/python/manifests/3.13",
        )
        admitted = (
            self.headers["Authorization"] == "Bearer secret" and "image.index" in self.headers["Accept"]
        )
        self.send_response(200 if known and admitted else 404)
        if "bookworm" in self.path:
            self.send_header("Docker-Content-Digest", DIGEST)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def registry() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("before", ["", f"@sha256:{'cd' * 32}"])
def test_every_image_gets_the_digest_that_its_tag_has_now(registry: str, before: str) -> None:
    text = f"# a file\nARG IMAGE=docker.io/library/python:3.13-bookworm{before}\nFROM ${{IMAGE}}\n"
    pinned = f"# a file\nARG IMAGE=docker.io/library/python:3.13-bookworm@{DIGEST}\nFROM ${{IMAGE}}\n"
    assert pin(text, registry, f"{registry}/token") == pinned


def test_a_registry_that_names_no_digest_changes_nothing(registry: str) -> None:
    with pytest.raises(ValueError, match=r"nothing is no digest of library/python:3\.13"):
        pin("ARG IMAGE=docker.io/library/python:3.13", registry, f"{registry}/token")


def test_the_container_is_made_of_images_that_can_be_pinned() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    images = {name.split()[-1].partition("=")[0]: image for name, image in ARGUMENT.findall(text)}
    assert {f"${{{name}}}" for name in images} == set(re.findall(r"^FROM (\S+)", text, re.MULTILINE))
    assert {image_of(image).name for image in images.values()} == {"library/python"}


def test_podman_keeps_the_health_check_wherever_it_builds() -> None:
    """Its own format of images has no place for one."""
    files = ("Containerfile", "README.md", "docs/hosting.md")
    told = [line for file in files for line in (ROOT / file).read_text(encoding="utf-8").splitlines()]
    builds = [line for line in told if "podman build" in line]
    assert builds
    assert all("podman build --format docker" in line for line in builds)
