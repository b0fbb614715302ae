"""`vigil serve`: run the server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from vigil.server.fair_use import limits

if TYPE_CHECKING:
    from vigil.server.store.database import Database
    from vigil.server.web.wire import Server

PORT: Final = 8000  # by default
TRIED: Final = 20  # ports from there on
AGAIN: Final = 1.0  # seconds between two attempts to open the database
log = logging.getLogger("vigil")
EXAMPLE: Final = "--address https://vigil.example.org"
ANY_NAME: Final = (
    "nobody has said by which address people find this server: the pages of every site whose name leads to "
    f"the proxy are taken for its own, and may act for their visitors; start it with {EXAMPLE}"
)
OWN_NAMES: Final = (
    "nobody has said by which address people find this server: only pages at an IP address of this machine, "
    f"at localhost or at its own name may act; if people use another name, start it with {EXAMPLE}"
)
BEHIND_PROXY: Final = (
    "behind a proxy: it has to set X-Forwarded-For to the address of who asks and X-Forwarded-Proto to how, "
    "pass Host on as the browser sent it, and pass WebSockets on (Upgrade, Connection); let nobody else "
    "reach this port"
)
WITHOUT_PROXY: Final = (
    "reachable from other machines without TLS: on the internet put a web server in front, and start this "
    f"one with --behind-proxy {EXAMPLE}"
)
NEEDS_ADDRESS: Final = (
    "behind a proxy, and reachable from other machines, Vigil has to know by which address people find it: "
    f"start it with {EXAMPLE}, or let it listen at 127.0.0.1"
)


def keep(what: str) -> Any:
    """An option: for how long something is kept."""
    return typer.Option(metavar="DAYS", min=0, help=f"Days for which {what} are kept; 0: for ever.")


def serve(
    host: Annotated[
        str, typer.Option(help="Who may connect: only this machine, unless told otherwise.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=65535, help=f"0 takes any free port. [{PORT}, or the next free one]"
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or postgresql://… [$VIGIL_DATABASE, or a file of yours]"),
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open it in the browser.")] = False,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which bots think. [one less than cores]")
    ] = None,
    connections: Annotated[
        int,
        typer.Option(metavar="N", help="Players and spectators from one address; other limits grow with it."),
    ] = limits.CONNECTIONS,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="VIGIL_ADDRESS",
            help="Where people find it, such as https://vigil.example.org: for links and foreign pages.",
        ),
    ] = "",
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe a proxy on this machine who is asking, and how.")
    ] = False,
    keep_waiting: Annotated[int, keep("tables at which nobody came to play")] = 30,
    keep_unfinished: Annotated[int, keep("games that nobody came back to")] = 365,
    keep_finished: Annotated[int, keep("games that are over and nobody came back to")] = 0,
    access_log: Annotated[bool, typer.Option(help="Write every request to the log.")] = False,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="[HOST:]PORT", help="Serve metrics for Prometheus there. [nowhere]"),
    ] = None,
    pocket: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Serve what `make pocket` has built. [build/pocket]"),
    ] = None,
    push_host: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="Push notices to this service, too; may be given several times."),
    ] = None,
    wait_for_database: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, help="How long to try at the start if it is silent.")
    ] = 0,
) -> None:
    """Play in the browser: serve Vigil on this machine."""
    # Imported here, so that other commands start without loading a server.
    from vigil.server.operation import logs
    from vigil.server.operation.metrics import publish
    from vigil.server.people.notices.push_hosts import PushHosts
    from vigil.server.store.matches.expiry import Kept
    from vigil.server.web.app import application
    from vigil.server.web.pocket_files import BUILT
    from vigil.server.web.wire import Server, Wiring

    public = public_address(address)
    any_host = believes_any_host(host, public, behind_proxy)
    push_hosts = PushHosts(push_host or ())
    logs.set_up(access_log)
    kept = open_database(database or usual_database(), wait_for_database)
    try:
        listening = listen(host, port)
    except BaseException:
        kept.close()
        raise
    if metrics is not None:
        publish(metrics)
    warn_of_names(host, public, any_host)
    explain_proxy(host, behind_proxy)
    keeping = Kept(keep_waiting, keep_unfinished, keep_finished)
    app = application(
        kept,
        workers,
        connections,
        public,
        keeping,
        any_host,
        pocket=pocket or BUILT,
        push_hosts=push_hosts,
    )
    config = Wiring(app, connections, behind_proxy)
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(run(Server(config), listening, open_))


def public_address(text: str) -> str:
    """The address that the server was told, as browsers write an origin."""
    parts = urlsplit(text.lower())
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise ValueError(f"{text} is no address of a site: it looks like https://vigil.example.org")
    return f"{parts.scheme}://{parts.netloc}" if text else ""


def believes_any_host(host: str, address: str, behind_proxy: bool) -> bool:
    """Whether whatever comes through a proxy on this machine decides what the server is called."""
    from vigil.server.web.own_names import is_loopback

    if address or not behind_proxy:
        return False
    if not is_loopback(host):
        raise ValueError(NEEDS_ADDRESS)
    return True


def warn_of_names(host: str, address: str, any_host: bool) -> None:
    """Say whose pages may act, if nobody has said by which address people find the server."""
    from vigil.server.web.own_names import is_loopback

    if any_host:
        log.warning(ANY_NAME)
    elif not address and not is_loopback(host):
        log.warning(OWN_NAMES)


def explain_proxy(host: str, behind_proxy: bool) -> None:
    """Say how a web server in front has to be set, or that there should be one."""
    from vigil.server.web.own_names import is_loopback

    if behind_proxy:
        log.info(BEHIND_PROXY)
    elif not is_loopback(host):
        log.info(WITHOUT_PROXY)


def usual_database() -> str:
    """Where matches are kept by default."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return os.environ.get("VIGIL_DATABASE") or str(Path(data) / "vigil" / "vigil.db")


def open_database(url: str, seconds: float) -> Database:
    """The database; one that does not answer is asked again for some seconds: it may be starting as well."""
    from vigil.server.store.backend import Unreachable
    from vigil.server.store.database import Database

    until = time.monotonic() + seconds
    while True:
        try:
            return Database(url)
        except Unreachable as error:
            left = until - time.monotonic()
            if left <= 0:
                raise
            log.warning("%s; trying again for %.0f seconds", error, left)
        time.sleep(min(AGAIN, left))


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a port; if none is named, at the first free one from the default on."""
    ports = range(PORT, PORT + TRIED) if port is None else range(port, port + 1)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in ports:
        try:
            return socket.create_server((host, tried), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot listen at {host}: {error.strerror or error}") from error
        if port is None:
            print(f"Port {tried} is taken.", flush=True)
    taken = f"port {ports[0]} is" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]} are"
    raise ValueError(f"{taken} taken: name another one with --port, or 0 for any that is free")


async def run(server: Server, listening: socket.socket, open_: bool) -> None:
    """Serve until stopped, and say where, also to the service manager."""
    from vigil.server.operation import service_manager

    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        gc.freeze()  # what is loaded by now stays: searching it for garbage would take 50 ms each time
        host, port = listening.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(f"Vigil is at {address}", flush=True)
        if open_:
            webbrowser.open(address)
        service_manager.tell_manager(service_manager.READY)
    living = asyncio.create_task(service_manager.show_life())
    await serving
    living.cancel()
