"""A static site: files below a base path, as any host for static files serves them, and nothing else."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:"


class StaticPages(SimpleHTTPRequestHandler):
    """Answers with files; where there is none, with the page that a static host has for that."""

    def __init__(self, base: str, asked: list[str], *arguments: Any, **more: Any) -> None:
        self.base = base
        self.asked = asked
        super().__init__(*arguments, **more)

    def translate_path(self, path: str) -> str:
        """The file at a path below the base."""
        return super().translate_path(f"/{path.removeprefix(self.base)}")

    def do_GET(self) -> None:
        """Answer."""
        self.asked.append(self.path)
        found = Path(self.translate_path(self.path))
        if self.path.startswith(self.base) and (found.is_file() or self.path == self.base):
            super().do_GET()
            return
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """Say what pages may do."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class StaticSite:
    """A site with the files of a folder below a base path."""

    def __init__(self, folder: Path, base: str = "/") -> None:
        self.asked: list[str] = []  # every path that was asked for
        handler = partial(StaticPages, base, self.asked, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{base}"

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
