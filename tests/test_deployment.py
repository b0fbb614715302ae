"""What a deployment is made of: locked versions, vendored scripts, unit, container file and guide."""

from __future__ import annotations

import configparser
import hashlib
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
import typer
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from vigil.cli import load_command

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
VENDOR = ROOT / "src" / "vigil" / "client" / "vendor"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WANTED = {
    "requirements.txt": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["postgres"],
    ],
    "build-requirements.txt": PROJECT["build-system"]["requires"],
}
OLDEST = {"python_version": "3.11", "python_full_version": "3.11.0"}
LOCKED = re.compile(r"(\S+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)")


def locked(name: str) -> dict[str, str]:
    """The versions in a file; there is nothing in it but them and their hashes."""
    opening, *lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines(keepends=True)
    found = LOCKED.findall("".join(lines))
    assert opening.startswith("# Made by tools/lock.py")
    assert LOCKED.sub("", "".join(lines)).strip() == ""
    return {package: number for package, number, _ in found}


@pytest.mark.parametrize("name", WANTED)
def test_every_dependency_is_locked_at_a_version_that_fits(name):
    versions = locked(name)
    for requirement in map(Requirement, WANTED[name]):
        number = versions[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(number), f"{requirement}: {number} is locked; run `make lock`"


@pytest.mark.parametrize("name", WANTED)
def test_what_they_need_themselves_is_locked_as_well_and_nothing_else(name):
    versions = locked(name)
    needed, unknown = closure([Requirement(line) for line in WANTED[name]])
    assert not needed - versions.keys(), "something is not locked; run `make lock`"
    assert not versions.keys() - needed or unknown, "something is locked that nobody needs; run `make lock`"
    assert len(unknown) < len(versions) / 2


def closure(wanted: list[Requirement]) -> tuple[set[str], set[str]]:
    """All packages that are needed, and those of them that are not installed where the test runs."""
    seen: set[tuple[str, frozenset[str]]] = set()
    unknown: set[str] = set()
    while wanted:
        one = wanted.pop()
        name, extras = canonicalize_name(one.name), frozenset(one.extras)
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        try:
            wanted += [needed for needed in map(Requirement, requires(name) or []) if applies(needed, extras)]
        except PackageNotFoundError:
            unknown.add(name)
    return {name for name, _ in seen}, unknown


def applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    """Whether a requirement holds on the oldest Python, for which versions are locked."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({**OLDEST, "extra": extra}) for extra in ("", *extras))


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_place(name):
    assert "//" not in (DEPLOY / name).read_text(encoding="utf-8")


# Vendored scripts


def test_vendored_files_are_what_they_were_when_they_were_fetched():
    lines = (VENDOR / "SHA256SUMS.txt").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split(maxsplit=1) for line in lines)}
    files = {file.name: file for file in VENDOR.iterdir() if file.name not in ("README.md", "SHA256SUMS.txt")}
    digests = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    assert digests == sums


def test_every_vendored_script_has_its_version_and_licence():
    table = [line for line in (VENDOR / "README.md").read_text(encoding="utf-8").splitlines() if "`" in line]
    for script in VENDOR.glob("*.js"):
        [row] = [line for line in table if f"`{script.name}`" in line and line.startswith("|")]
        assert re.search(r"\| \d+\.\d+\.\d+ \|", row), row
        [licence] = re.findall(r"`(\S+\.LICENSE)`", row)
        assert (VENDOR / licence).is_file()


# How it is started


def understood(words: list[str]) -> None:
    """`vigil` understands a command line; nothing is done."""
    load_command(words[0]).make_context(words[0], words[1:])


def unit() -> configparser.RawConfigParser:
    """The unit for systemd."""
    found = configparser.RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / "vigil.service", encoding="utf-8")
    return found


def test_the_unit_is_watched_bounded_and_waits_for_the_database():
    service = unit()["Service"]
    assert (service["Type"], service["WatchdogSec"]) == ("notify", "60")
    assert {"MemoryMax", "SystemCallFilter", "TasksMax"} <= set(service)
    assert "--wait-for-database" in service["ExecStart"]
    assert "postgresql.service" in unit()["Unit"]["After"]


def test_the_unit_starts_a_server_that_there_is():
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == "/opt/vigil/bin/vigil"
    understood(words)
    assert service["User"] == "vigil"
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome"):
        assert service[name] == "yes"


def test_systemd_has_nothing_to_say_about_the_unit(tmp_path):
    """Where there is no systemd, only the form of the unit is looked at."""
    unit = (DEPLOY / "vigil.service").read_text(encoding="utf-8")
    assert all(re.fullmatch(r"(\[[A-Z]\w+\]|[A-Z]\w+=.*|#.*|)", line) for line in unit.splitlines())
    if shutil.which("systemd-analyze") is None:
        return
    here = unit.replace("/opt/vigil/bin/vigil", sys.executable)
    (tmp_path / "vigil.service").write_text(here, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "vigil.service")]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    assert "vigil.service" not in said, said


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_is_made_of_files_that_there_are_and_that_it_may_read():
    """This reads it; `tests/install` builds and starts it, where podman or docker is at hand."""
    shown = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8") == shown
    for name, rest in instructions():
        if name == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source.split('/')[0]}\n" in shown


def test_the_container_installs_what_is_locked_and_runs_as_nobody_special():
    told = instructions()
    installs = [rest for name, rest in told if name == "RUN" and "install" in rest]
    assert installs
    assert all("--require-hashes" in rest or "--no-deps" in rest for rest in installs)
    assert ("USER", "10001") in told
    assert [rest for name, rest in told if name == "HEALTHCHECK" and "/health" in rest]
    [command] = [rest for name, rest in told if name == "CMD"]
    understood(tomllib.loads(f"words = {command}")["words"])


# The guide


def options(command: str) -> set[str]:
    """The options of a command."""
    return {name for one in load_command(command).params for name in one.opts if name.startswith("--")}


def test_the_guide_explains_every_option_of_the_server():
    missing = [name for name in options("serve") - {"--help", "--open"} if f"| `{name}" not in GUIDE]
    assert not missing


def test_the_guide_explains_every_command_of_the_host():
    admin = load_command("admin")
    assert isinstance(admin, typer.core.TyperGroup)
    assert not [name for name in admin.commands if f"`{name}" not in GUIDE]


def test_the_guide_names_every_file_of_a_deployment():
    files = [file.name for file in DEPLOY.iterdir()]
    assert len(files) >= 3
    assert not [name for name in [*files, "Containerfile"] if name not in GUIDE]
