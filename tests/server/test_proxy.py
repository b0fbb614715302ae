"""Behind a proxy that speaks TLS, and without one."""

from __future__ import annotations

import httpx
import pytest

from bench.processes import Server

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def renamed(server: Server, scheme: str, host: str) -> httpx.Response:
    """What somebody at a browser gets who gives their name."""
    asked = {**FORWARDED, "Host": host, "Origin": f"{scheme}://{host}"}
    return httpx.post(f"{server.address}/api/me", headers=asked, json={"name": "Ada"}, timeout=20)


@pytest.mark.parametrize(
    ("options", "scheme", "host"), [(["--behind-proxy"], "https", "vigil.example"), ([], "http", "127.0.0.1")]
)
def test_a_proxy_is_believed_only_if_there_is_one(tmp_path, options, scheme, host):
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", *options) as server:
        me = renamed(server, scheme, host)
    assert ("Secure" in me.headers["set-cookie"]) is (scheme == "https")
