"""Behind a proxy that speaks TLS, and without one."""

from __future__ import annotations

import httpx
import pytest

from bench.processes import Server

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": "vigil.example"}


def renamed(server: Server, **headers: str) -> httpx.Response:
    """What somebody at a browser gets who gives their name."""
    asked = {**FORWARDED, **headers}
    return httpx.post(f"{server.address}/api/me", headers=asked, json={"name": "Ada"}, timeout=20)


@pytest.mark.parametrize(("options", "scheme"), [(["--behind-proxy"], "https"), ([], "http")])
def test_a_proxy_is_believed_only_if_there_is_one(tmp_path, options, scheme):
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", *options) as server:
        me = renamed(server, Origin=f"{scheme}://vigil.example")
    assert ("Secure" in me.headers["set-cookie"]) is (scheme == "https")
