"""Write deploy/*requirements.txt: every dependency of a deployment at one version, with its hashes.

Run it with the oldest Python that Vigil supports: what newer ones need is part of that. Only wheels are
locked, so that nothing of others is built. Where files come from is not written down: that is up to pip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

from pip._internal.models.index import PyPI

ROOT: Final = Path(__file__).parent.parent
PIP: Final = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
DEPLOYED: Final = ROOT / "deploy" / "requirements.txt"
BUILDING: Final = ROOT / "deploy" / "build-requirements.txt"
EXTRA: Final = "postgres"
SHA256: Final = "sha256="


def requirements() -> dict[Path, list[str]]:
    """What each of the files has to have, as pyproject.toml says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table = project["project"]
    return {
        DEPLOYED: [*table["dependencies"], *table["optional-dependencies"][EXTRA]],
        BUILDING: project["build-system"]["requires"],
    }


def resolve_versions(wanted: Sequence[str]) -> dict[str, str]:
    """The versions that pip would install, by name."""
    command = [*PIP, "install", "--dry-run", "--ignore-installed", "--only-binary", ":all:", "--report", "-"]
    ran = subprocess.run([*command, *wanted], capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(ran.stdout)["install"]
    return {normal(package["metadata"]["name"]): package["metadata"]["version"] for package in found}


def normal(name: str) -> str:
    """The name of a package as indexes spell it."""
    return name.lower().replace("_", "-").replace(".", "-")


class Links(HTMLParser):
    """The files on a page of an index, with their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.hashes: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a link to a file."""
        link = urlsplit(dict(attrs).get("href") or "")
        if tag == "a" and link.fragment.startswith(SHA256):
            self.hashes[unquote(link.path).rsplit("/", 1)[-1]] = link.fragment.removeprefix(SHA256)


def hashes(index: str, name: str, version: str) -> list[str]:
    """The hashes of all wheels of a version."""
    links = Links()
    with urlopen(f"{index.rstrip('/')}/{name}/") as page:
        links.feed(page.read().decode())
    wheels = [file for file in links.hashes if file.endswith(".whl") and file.split("-")[1] == version]
    if not wheels:
        raise LookupError(f"the index has no wheel of {name} {version}")
    return sorted(links.hashes[file] for file in wheels)


def index_url() -> str:
    """The index that pip uses."""
    said = subprocess.run([*PIP, "config", "get", "global.index-url"], capture_output=True, text=True)
    return said.stdout.strip() or PyPI.simple_url


def document(versions: dict[str, str], index: str) -> str:
    """A file of locked versions."""
    lines = [
        "# Made by tools/lock.py from pyproject.toml. Install with: pip install --require-hashes -r FILE"
    ]
    for name, version in sorted(versions.items()):
        lines += ["", f"{name}=={version} \\"]
        lines.append(" \\\n".join(f"    --hash=sha256:{found}" for found in hashes(index, name, version)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for file, wanted in requirements().items():
        file.write_text(document(resolve_versions(wanted), index_url()), encoding="utf-8")
