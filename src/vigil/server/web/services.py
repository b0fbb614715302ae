"""Services: what lives as long as the server, and how a request finds it."""

from __future__ import annotations

from collections import Counter

from starlette.requests import HTTPConnection

from vigil.server.match.bot_pool import BotPool
from vigil.server.match.document_pool import DocumentPool
from vigil.server.match.film import Films
from vigil.server.match.registry import Registry
from vigil.server.operation import metrics
from vigil.server.store.database import Database
from vigil.server.web.people import People


class Services:
    """Everything that requests share."""

    def __init__(self, database: Database, workers: int | None, most_connections: int) -> None:
        self.database = database
        self.bots = BotPool(workers)
        self.documents = DocumentPool()
        self.people = People(database)
        self.registry = Registry(database, self.bots)
        self.films = Films()
        self.connections: Counter[str] = Counter()  # by address
        self.most_connections = most_connections  # from one address

    def show_gauges(self) -> None:
        """Let metrics tell what there is at the moment they are asked for."""
        metrics.LIVE_MATCHES.set_function(lambda: len(self.registry.rooms))
        metrics.SOCKETS.set_function(lambda: sum(list(self.connections.values())))
        metrics.BOT_QUEUE.set_function(lambda: self.bots.waiting)
        metrics.WAITING_CHANGES.set_function(self.database.jobs.qsize)


def services(connection: HTTPConnection) -> Services:
    """The services of the application that a request came to."""
    found: Services = connection.app.state.services
    return found
