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

import typer

from vigil.server.web import limits

if TYPE_CHECKING:
    from uvicorn import Server

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
        int, typer.Option(metavar="N", help="Connections from one address.")
    ] = limits.CONNECTIONS,
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
    import uvicorn

    from vigil.server.operation import logs
    from vigil.server.operation.metrics import publish
    from vigil.server.store.database import Database
    from vigil.server.store.expiry import Kept
    from vigil.server.web.app import application

    kept = Database(database or usual_database())
    listening = listen(host, port)
    if metrics is not None:
        publish(metrics)
    logs.set_up(access_log)
    config = uvicorn.Config(
        application(kept, workers, connections, Kept(keep_waiting, keep_unfinished, keep_finished)),
        log_config=None,  # logs.py has it
        access_log=False,
        proxy_headers=behind_proxy,
        server_header=False,
        ws_max_size=limits.MESSAGE * 2,  # only what is far too long is cut off without words
        ws_per_message_deflate=False,  # making an update takes less time than deflating it
        timeout_graceful_shutdown=3,
    )
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(run(uvicorn.Server(config), listening, open_))


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
