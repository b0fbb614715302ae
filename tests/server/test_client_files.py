"""The files of the browser client: what they are, small, and never out of date."""

from __future__ import annotations

import gzip
import os

import httpx
import pytest

from tests.server.clients import Server
from vigil.server.web.client_files import FILES, TYPES, ClientFiles


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """Ask for a file, without unpacking it."""
    return httpx.get(f"{server.address}{path}", headers=headers, timeout=20, verify=False)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/lobby", "/match/abc", "/join/abc/def", "/replay/abc", "/review/abc"]
)
def test_every_page_is_the_page_that_finds_its_way_by_itself(server, path):
    answer = get(server, path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == (FILES / "index.html").read_text(encoding="utf-8")


def test_a_file_has_its_type(server):
    assert get(server, "/main.js").headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/../__init__.py", "/%2e%2e/__init__.py", "/..%2f__init__.py", "/a%00.js"]
)
def test_there_is_no_way_to_other_files(server, path):
    assert get(server, path).status_code == 404


@pytest.mark.parametrize("path", ["/main.js", "/api/catalogue"])
def test_what_a_browser_has_is_not_sent_again(server, path):
    first = get(server, path)
    assert first.headers["cache-control"] == "no-cache"
    again = get(server, path, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get(server, path, **{"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/main.js", "/api/catalogue"])
def test_a_client_that_cannot_unpack_gets_it_plain(server, path):
    plain = get(server, path, **{"Accept-Encoding": "identity"})
    packed = get(server, path, **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content)


def test_a_file_that_was_changed_is_read_again(tmp_path):
    file = tmp_path / "a.js"
    file.write_text("one")
    static = ClientFiles(tmp_path)
    first = static.body(file)
    assert static.body(file) is first
    file.write_text("two")
    os.utime(file, (1, 1))
    assert static.body(file).content == b"two"
    assert gzip.decompress(static.body(file).zipped or b"") == b"two"


def test_every_file_of_the_client_has_a_type():
    wanted = {file.suffix for file in FILES.rglob("*") if file.is_file()}
    assert wanted - set(TYPES) <= {".ts", ".md", ".LICENSE"}
