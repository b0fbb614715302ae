"""Presence: who is connected to a match, here or at another process on the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial
from typing import Final

from vigil.server.store.database import Database
from vigil.server.store.notifications import MatchNews, notify

SILENT: Final = 180.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    """The people connected to one match. Processes announce a change, and repeat it from time to time."""

    def __init__(self, database: Database, match: str) -> None:
        self.database = database
        self.match = match
        self.here: set[int] = set()
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: when it said so, and who

    def people(self) -> set[int]:
        """Everybody who is connected."""
        since = time.monotonic() - SILENT
        return self.here.union(*[people for said, people in self.elsewhere.values() if said > since])

    def set_here(self, people: set[int]) -> None:
        """Set who is connected to this process."""
        if people != self.here:
            self.here = people
            self.announce()

    def announce(self) -> None:
        """Tell the other processes who is here."""
        if self.database.shared:
            news = MatchNews(self.match, self.database.sender, present=sorted(self.here))
            self.database.post(partial(notify, news=news))

    def hear(self, process: str, people: Iterable[int]) -> None:
        """Set who is connected to another process; a new process is told who is here."""
        if process not in self.elsewhere:
            self.announce()
        self.elsewhere[process] = (time.monotonic(), set(people))
