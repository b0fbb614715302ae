"""A real server, a real browser, and people who look at the one through the other."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.processes import Server
from tests.client.browser import chromium, installed
from tests.client.person import DESKTOP, Person

Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, with an empty database."""
    home = tmp_path_factory.mktemp("server")
    with Server(str(home / "vigil.db"), home / "log", "--workers", "1") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    if installed() is None:
        assert os.environ.get("CI") != "true", "Chromium is not installed"
        pytest.skip("Chromium is not installed")
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def guests() -> list[Person]:
    """People who have left: their browsers have loaded everything already."""
    return []


@pytest.fixture
def invite(browser: Browser, server: Server, guests: list[Person]) -> Iterator[Invite]:
    """Lets somebody in, with a browser profile of their own; whatever breaks in a page breaks the test."""
    present: list[Person] = []

    def enter(name: str = "Ada", **device: Any) -> Person:
        alike = [guest for guest in guests if guest.device == {**DESKTOP, **device}]
        person = alike[0] if alike else Person(browser, server.address, name, device)
        if alike:
            guests.remove(person)
        person.name = name
        present.append(person)
        return person

    yield enter
    broken = [line for person in present for line in person.broken]
    for person in present:
        person.forget()
    guests += present
    assert not broken


@pytest.fixture
def ada(invite: Invite) -> Person:
    """One person at a desktop."""
    return invite("Ada")


@contextmanager
def visitor(browser: Browser, server: Server, **device: Any) -> Iterator[Person]:
    """Somebody whose browser has loaded nothing yet."""
    person = Person(browser, server.address, "Ada", device)
    yield person
    person.context.close()
    assert not person.broken


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody whose browser has loaded nothing yet, for one test."""
    with visitor(browser, server) as person:
        yield person


@pytest.fixture(scope="module")
def stay(browser: Browser, server: Server) -> Iterator[Invite]:
    """Lets somebody in who stays for all tests of a module, in which they only look."""
    with ExitStack() as staying:
        yield lambda **device: staying.enter_context(visitor(browser, server, **device))


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", "--workers", "1") as running:
        yield running
