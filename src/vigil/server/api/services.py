"""Services: what lives as long as the server, and how a request finds it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from vigil.server.api.people import People
from vigil.server.domain.switches import FeatureSwitches
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowances
from vigil.server.fair_use.crowd import Crowd
from vigil.server.fair_use.ledger import Ledger
from vigil.server.fair_use.open_files import files_allowed
from vigil.server.match.registry import Registry
from vigil.server.operation import metrics
from vigil.server.people.accounts.passwords import PasswordDesk
from vigil.server.people.notices.courier import Courier
from vigil.server.people.notices.push_hosts import PushHosts, known_hosts
from vigil.server.people.opponents.opponent_desk import OpponentDesk
from vigil.server.people.ratings.boards import Boards
from vigil.server.people.tournaments.director import Director
from vigil.server.people.tournaments.tournament_pages import TournamentPages
from vigil.server.review.review_desk import ReviewDesk
from vigil.server.store.database import Database
from vigil.server.workers.bot_pool import BotPool
from vigil.server.workers.document_pool import DocumentPool
from vigil.server.workers.staffing import PROCESSES, Staffing


class Services:
    """Everything that requests share."""

    def __init__(
        self,
        database: Database,
        workers: int | None,
        most_connections: int,
        address: str = "",
        any_host: bool = False,
        staffing: Staffing = PROCESSES,
        alone: bool = False,
        push_hosts: PushHosts | None = None,
    ) -> None:
        self.database = database
        self.address = address  # at which people find it; empty if it was not told
        self.any_host = any_host  # whether every host that a request was sent to is then taken for our own
        self.alone = alone  # whether it serves one device, to whose owner it has no secrets
        self.features = FeatureSwitches()
        self.people = People(database, address)
        self.passwords = PasswordDesk()
        self.bots = BotPool(workers, self.people.home, staffing)
        self.documents = DocumentPool(make_side=staffing.documents)
        share = most_connections / limits.CONNECTIONS
        self.ledger = Ledger(limits.STORED * share, self.people.home)
        self.reviews = ReviewDesk(database, self.ledger, staffing.documents)
        self.boards = Boards(database)
        self.registry = Registry(database, self.bots, self.ledger)
        self.opponents = OpponentDesk(database, self.registry.time, self.attendance)
        self.courier = Courier(database, push_hosts or known_hosts(), address)
        self.director = Director(database, self.registry, self.ledger, staffing.documents, self.features)
        self.tournaments = TournamentPages(database, self.registry)
        self.connections = Crowd(files_allowed() * limits.LIVE, most_connections)  # of players and spectators
        self.requests = Crowd(limits.AT_ONCE, most_connections)  # that are being answered
        self.allowances = Allowances(self.people.key_hash, share)

    def attendance(self) -> dict[int, str | None]:
        """Who is here, and at which table that anybody may watch."""
        found: dict[int, str | None] = dict.fromkeys(self.people.recent())
        for match, room in self.registry.rooms.items():
            shown = match if room.match.stored.listed else None
            found |= {watcher.person.id: shown for watcher in room.audience.watchers if watcher.person}
        return found

    def show_gauges(self) -> None:
        """Let metrics tell what there is at the moment they are asked for."""
        metrics.LIVE_MATCHES.set_function(lambda: len(self.registry.rooms))
        metrics.LOOKING.set_function(lambda: len(self.opponents.heard))
        metrics.SOCKETS.set_function(lambda: self.connections.total)
        metrics.WAITING_CHANGES.set_function(self.database.writer.waiting)


def services(connection: HTTPConnection) -> Services:
    """The services of the application that a request came to."""
    found: Services = connection.app.state.services
    return found
