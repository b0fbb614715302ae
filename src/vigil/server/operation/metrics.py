"""Metrics: what a running server counts and measures, for Prometheus.

They are served at a port of their own, which is off unless it is asked for: they tell how busy the
server is and what people do with it, which is nobody's business on the public address.
"""

from __future__ import annotations

from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import Counter, Gauge, Histogram, start_http_server

HOME: Final = "127.0.0.1"
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
WAITS: Final = (1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 600)  # seconds

ACTS: Final = Counter("vigil_acts", "Acts that were written, by kind.", ["kind"])
REFUSALS: Final = Counter("vigil_refusals", "Messages over WebSockets that were refused.")
ERRORS: Final = Counter("vigil_errors", "Errors in the log.")
REQUESTS: Final = Counter("vigil_requests", "HTTP requests.", ["method", "route", "status"])
REMOVED: Final = Counter("vigil_removed_matches", "Matches that were removed since nobody came back.")
ACCOUNTS: Final = Counter("vigil_accounts", "New accounts.")
LOGINS: Final = Counter("vigil_logins", "Logins to accounts, by what they were tried with.", ["by", "end"])

ACT_SECONDS: Final = Histogram(
    "vigil_act_seconds", "From the wish to act until it is on disk and told.", buckets=MOMENTS
)
REQUEST_SECONDS: Final = Histogram("vigil_request_seconds", "To answer an HTTP request.", buckets=MOMENTS)
BOT_SECONDS: Final = Histogram("vigil_bot_seconds", "To get a bot's choice, with its queue.", buckets=MOMENTS)

PAIRINGS: Final = Counter("vigil_pairings", "People who were brought together, by pace.", ["pace"])
SEATED: Final = Counter("vigil_seated", "People who came to the table then, by pace.", ["pace"])
SEEK_SECONDS: Final = Histogram(
    "vigil_seek_seconds", "From a wish for a live game until the table.", buckets=WAITS
)

PUSHES: Final = Counter("vigil_pushes", "Notices that were pushed to a device, by what came of it.", ["end"])

LOOKING: Final = Gauge("vigil_looking", "People who look for a live game here.")
LIVE_MATCHES: Final = Gauge("vigil_live_matches", "Matches in memory.")
SOCKETS: Final = Gauge("vigil_sockets", "Connected players and spectators.")
BOT_QUEUE: Final = Gauge("vigil_bot_queue", "Choices of bots that are waited for.")
WAITING_CHANGES: Final = Gauge("vigil_waiting_changes", "Changes that wait to be written.")


def publish(where: str) -> WSGIServer:
    """Serve the metrics at a port of this machine, or at another address that is named: HOST:PORT."""
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise ValueError(f"metrics are served at PORT or HOST:PORT, not at {where}")
    try:
        server, _ = start_http_server(int(port), host.strip("[]") or HOME)
    except OSError as error:
        raise ValueError(f"metrics cannot be served at {where}: {error.strerror or error}") from error
    return server
