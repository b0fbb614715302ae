"""The director: does what is due in tournaments, a little every second, in every process of a server.

Nothing is kept here: a process that ends in between has done a step or has not, and another goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from functools import partial
from importlib import import_module
from typing import Final, assert_never

from sqlalchemy import Connection, select

from vigil.server.domain.refusals import Refusal, Unplayable
from vigil.server.domain.switches import FeatureSwitches
from vigil.server.fair_use.ledger import MATCH, Ledger
from vigil.server.match.registry import Registry
from vigil.server.people.pairing.drawing import draw_tables
from vigil.server.people.tournaments import deadline_notices, rounds, table_making, timeouts
from vigil.server.people.tournaments.timeouts import Verdict
from vigil.server.store.database import Database
from vigil.server.store.matches.match_queries import find_seats
from vigil.server.store.matches.match_rows import match_of
from vigil.server.store.opponents.acquaintances import pairs_apart
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tournaments.tournament_queries import (
    WholeTournament,
    due_tournaments,
    find_entrants,
    find_pairings,
    find_tournament,
    load_tournament,
)
from vigil.server.store.tournaments.tournament_rows import StoredPairing
from vigil.server.workers.staffing import MakeSide

PAUSE: Final = 1.0  # seconds between two looks
AGAIN: Final = 5.0  # seconds after which a tournament is looked at though nothing has changed
DRAWING: Final = 60.0  # seconds in which a round has to be drawn; 512 people take about two
MATCHER: Final = "networkx"
log = logging.getLogger("vigil")


class Director:
    """Looks after all tournaments."""

    def __init__(
        self,
        database: Database,
        registry: Registry,
        ledger: Ledger,
        make_side: MakeSide,
        features: FeatureSwitches,
    ) -> None:
        self.database = database
        self.features = features
        self.registry = registry
        self.ledger = ledger
        self.process = make_side(warm_up)
        self.seen: dict[str, tuple[int, float]] = {}  # revision and time at which each was last looked at

    async def run(self) -> None:
        """Do what is due until cancelled; a tournament that fails holds up no other."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("tournaments cannot be looked at")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Do what is due in every tournament."""
        due = await self.database.read(partial(due_tournaments, now=time.time()))
        self.seen = {one: self.seen[one] for one, _ in due if one in self.seen}
        if not due:
            self.process.close()
        for tournament, revision in due:
            known, at = self.seen.get(tournament, (-1, 0.0))
            if known == revision and time.monotonic() - at < AGAIN:
                continue
            try:
                await self.go_on(tournament)
                self.seen[tournament] = (revision, time.monotonic())
            except Exception:
                log.exception("tournament %s cannot be gone on with", tournament)

    async def go_on(self, tournament: str) -> None:
        """Do what is due in a tournament."""
        found = await self.database.read(partial(find_tournament, tournament=tournament))
        match found.state:
            case "open" if not self.features.has("tournaments"):
                pass  # it begins when the host allows it again
            case "open":
                begin = partial(rounds.begin, tournament=tournament, now=time.time(), clock=self.now())
                await self.database.write(begin, alone=True)
            case "pairing":
                await self.draw(tournament)
            case "playing":
                await self.keep_playing(tournament)
            case "finished" | "cancelled":
                pass
            case _:
                assert_never(found.state)

    def now(self) -> float:
        """The time of the service."""
        return self.registry.time.now()

    async def draw(self, tournament: str) -> None:
        """Draw the next round in a process of its own, and write it unless somebody has come or gone."""
        whole = await self.database.read(partial(load_tournament, tournament=tournament))
        people = [entrant.person for entrant in whole.entrants]
        blocked = await self.database.read(partial(pairs_apart, persons=people))
        apart = [(min(pair), max(pair)) for pair in blocked]
        drawn = await self.process.run(DRAWING, draw_tables, rounds.contest_of(whole), apart)
        if not drawn and whole.tournament.kind == "arena":
            return
        add = partial(
            rounds.add_round,
            tournament=tournament,
            revision=whole.tournament.revision,
            tables=drawn,
            clock=self.now(),
        )
        if await self.database.write(add, alone=True):
            await self.keep_playing(tournament)

    async def keep_playing(self, tournament: str) -> None:
        """Make the tables that are needed, end the games of those who are gone, and end the round."""
        whole = await self.database.read(partial(load_running, tournament=tournament))
        await self.make_tables(whole)
        for verdict in await self.database.read(partial(find_verdicts, whole=whole, now=self.now())):
            await self.end_game(verdict)
        await self.warn_late(whole)
        end = partial(rounds.end_round, tournament=tournament, now=time.time(), clock=self.now())
        await self.database.write(end, alone=True)
        if whole.tournament.kind == "arena" and has_free(whole):
            await self.draw_arena(tournament)

    async def warn_late(self, whole: WholeTournament) -> None:
        """Tell those who have to move that a slow round ends soon."""
        if not deadline_notices.ends_soon(whole.tournament, self.now()):
            return
        if await self.database.read(partial(deadline_notices.late_people, whole=whole)):
            warn = partial(deadline_notices.tell_late, whole=whole, now=time.time())
            await self.database.write(warn, alone=True)

    async def draw_arena(self, tournament: str) -> None:
        """Draw tables for those who are free, unless the bell has rung."""
        whole = await self.database.read(partial(load_tournament, tournament=tournament))
        if whole.tournament.state == "playing":
            await self.draw(tournament)

    async def make_tables(self, whole: WholeTournament) -> None:
        """Make the matches that are needed, one by one so that others are served in between."""
        one, names = whole.tournament, {entrant.person: entrant.name for entrant in whole.entrants}
        for game in table_making.due_games(one, whole.pairings):
            twin = table_making.twin_of(game, whole.pairings) if one.duplicate else None
            seed = await self.database.read(partial(table_making.seed_of, match=twin))
            match, seats = table_making.new_table(one, game, names, seed, time.time(), self.now())
            add = partial(
                table_making.add_table,
                tournament=one.id,
                game=game,
                match=match,
                seats=seats,
                clock=self.now(),
            )
            if await self.database.write(add, alone=True):
                self.ledger.note(self.ledger.home(match.made_by), MATCH)

    async def end_game(self, verdict: Verdict) -> None:
        """End a game without those who are gone; somebody may have moved at the last moment."""
        try:
            room = await self.registry.get(verdict.match)
            await room.carry_out(partial(timeouts.end_without, gone=verdict.gone))
        except (Refusal, Unplayable, LookupError) as error:
            log.info("match %s of a tournament cannot be ended: %s", verdict.match, error)

    def close(self) -> None:
        """End the process that draws."""
        self.process.end()
        self.process.close()


def load_running(connection: Connection, tournament: str) -> WholeTournament:
    """A tournament with the games of the present round; of an arena, with all that may be played."""
    found = find_tournament(connection, tournament)
    number = None if found.kind == "arena" else found.round
    return WholeTournament(
        found, find_entrants(connection, tournament), find_pairings(connection, tournament, number)
    )


def find_verdicts(connection: Connection, whole: WholeTournament, now: float) -> list[Verdict]:
    """The games that have to be ended."""
    playing: dict[str, StoredPairing] = {
        game.match: game for game in whole.pairings if game.match is not None and game.ended is None
    }
    out = {entrant.person for entrant in whole.entrants if entrant.state == "out"}
    wanted = select(matches).where(matches.c.id.in_(list(playing)), matches.c.status == "playing")
    found = [match_of(row) for row in connection.execute(wanted)]
    seats = find_seats(connection, [match.id for match in found])
    verdicts = [
        timeouts.verdict_on(whole.tournament, playing[match.id], match, seats[match.id], out, now)
        for match in found
    ]
    return [verdict for verdict in verdicts if verdict is not None]


def has_free(whole: WholeTournament) -> bool:
    """Whether at least two people of an arena are free."""
    busy = {person for game in whole.pairings if game.ended is None for person in game.people}
    return sum(one.state == "in" and one.person not in busy for one in whole.entrants) > 1


def warm_up() -> int:
    """The number of the process, once it has loaded what draws rounds."""
    import_module(MATCHER)
    return os.getpid()
