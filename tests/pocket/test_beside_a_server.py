"""The pocket beside a server: its files at a path of their own, with what Python needs to run in a page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from vigil.server.web.pocket_files import BASE, PocketFiles


@pytest.fixture
def folder(tmp_path):
    """A folder that was built for the path."""
    (tmp_path / "index.html").write_text("<html>the pocket</html>")
    (tmp_path / "pocket.json").write_text(json.dumps({"base": BASE}))
    return tmp_path


def fetch(folder: Path, path: str) -> httpx.Response:
    """What a server answers that has a folder."""
    app = Starlette(routes=[Route(f"{BASE}{{path:path}}", PocketFiles(folder).serve)])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://vigil") as client:
            return await client.get(f"{BASE}{path}", headers={"accept": "text/html"})

    return asyncio.run(ask())


def test_every_page_of_the_pocket_is_its_index_and_may_run_wasm(folder):
    for path in ("", "games", "match/abc"):
        answer = fetch(folder, path)
        assert (answer.status_code, answer.text) == (200, "<html>the pocket</html>")
        assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]


def test_where_it_was_not_built_or_for_another_path_there_is_nothing(folder):
    (folder / "pocket.json").write_text(json.dumps({"base": "/"}))
    answer = fetch(folder, "")
    assert answer.status_code == 404
    assert "make pocket" in answer.text
    (folder / "pocket.json").unlink()
    assert fetch(folder, "").status_code == 404


def test_no_file_outside_of_the_folder_is_served(folder):
    (folder.parent / "secret.json").write_text("{}")
    assert fetch(folder, "../secret.json").status_code == 404
    assert fetch(folder, "%2e%2e/secret.json").status_code == 404
