"""`vigil serve`: run the server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from vigil.server.fair_use import limits

if TYPE_CHECKING:
    from vigil.server.web.wire import Server

PORT: Final = 8000  # by default
TRIED: Final = 20  # ports from there on


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
) -> None:
    """Play in the browser: serve Vigil on this machine."""
    # Imported here, so that other commands start without loading a server.
    from vigil.server.operation import logs
    from vigil.server.operation.metrics import publish
    from vigil.server.store.database import Database
    from vigil.server.store.matches.expiry import Kept
    from vigil.server.web.app import application
    from vigil.server.web.wire import Server, Wiring

    kept = Database(database or usual_database())
    listening = listen(host, port)
    if metrics is not None:
        publish(metrics)
    logs.set_up(access_log)
    keeping = Kept(keep_waiting, keep_unfinished, keep_finished)
    app = application(kept, workers, connections, public_address(address), keeping)
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


def usual_database() -> str:
    """Where matches are kept by default."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return os.environ.get("VIGIL_DATABASE") or str(Path(data) / "vigil" / "vigil.db")


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
    """Serve until stopped, and say where."""
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
    await serving
