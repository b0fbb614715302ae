"""Behind a proxy that speaks TLS, and without one."""

from __future__ import annotations

import httpx
import pytest

from bench.processes import Server

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": "vigil.example"}


@pytest.mark.parametrize(("options", "secure"), [(["--behind-proxy"], True), ([], False)])
def test_a_proxy_is_believed_only_if_there_is_one(tmp_path, options, secure):
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", *options) as server:
        headers = {**FORWARDED, "Origin": "https://vigil.example"}
        me = httpx.post(f"{server.address}/api/me", headers=headers, json={"name": "Ada"}, timeout=20)
        key = me.headers["set-cookie"].split(";")[0]
        asked = {"setup": {"sets": ["godslayer"]}, "seats": [{"kind": "me"}, {"kind": "link"}]}
        headers["Cookie"] = key
        made = httpx.post(f"{server.address}/api/matches", headers=headers, json=asked, timeout=20).json()
        link = f"{server.address}/api/matches/{made['id']}/link"
        url = httpx.post(link, headers=headers, json={"seat": 1}, timeout=20).json()["url"]
    assert ("Secure" in me.headers["set-cookie"]) is secure
    assert url.startswith("https://vigil.example/join/" if secure else "http://vigil.example/join/")
