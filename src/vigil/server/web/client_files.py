"""The files of the browser client, sent compressed and never out of date."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vigil.server.api.services import services
from vigil.server.web.link_previews import LinkPreview, find_preview, with_preview

FILES: Final = Path(__file__).parents[2] / "client"  # of the browser client, as the browser gets them
INDEX: Final = "index.html"  # every page of the client is this one
PAGES: Final = {  # the addresses of pages, part by part; None stands for whatever varies
    ("",), ("new",), ("lobby",), ("games",), ("watch",), ("cards",), ("rules",), ("open",), ("about",),
    ("forge",),
    ("play",), ("deal",), ("deal", None), ("statistics",),
    ("account",), ("login",), ("notices",),
    ("learn",), ("learn", None), ("puzzles",), ("puzzles", None), ("match", None), ("join",),
    ("join", None), ("join", None, None), ("replay", None), ("review", None), ("offline",),
    ("tournaments",), ("tournaments", "new"), ("tournament", None),
    ("players",), ("players", None), ("players", None, "achievements"), ("profile",),
    ("achievements",),
}  # fmt: skip
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".gz": "application/gzip",  # opened by the scripts of the pocket
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
LONGEST: Final = 200  # bytes of a path; no system has files with names much longer than that
COMPRESSED: Final = {".jpg", ".gz", ".png", ".webp", ".woff2"}  # already


class Body:
    """Content that is sent often and compressed once."""

    def __init__(self, content: bytes, media_type: str, compress: bool = True) -> None:
        self.content = content
        self.media_type = media_type
        self.zipped = gzip.compress(content, 9) if compress else None
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'

    def answer(self, request: Request) -> Response:
        """The content, if the client does not have it yet."""
        headers = {"ETag": self.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.zipped, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


def is_page(path: str) -> bool:
    """Whether the client has a page at a path."""
    parts = path.removesuffix("/").split("/")
    return any(
        len(page) == len(parts)
        and all(part in (None, given) for part, given in zip(page, parts, strict=True))
        for page in PAGES
    )


class ClientFiles:
    """Serves the files; one that was changed is read again."""

    def __init__(self, folder: Path = FILES) -> None:
        self.folder = folder.resolve()
        self.bodies: dict[Path, tuple[float, Body]] = {}

    async def serve(self, request: Request) -> Response:
        """A file, or the page, which reads the address itself."""
        path = request.path_params["path"]
        file = self.find(path) or (self.find(INDEX) if is_page(path) else None)
        preview = await self.preview(request, path) if file is not None and file.name == INDEX else None
        if file is not None and preview is not None:
            page = with_preview(self.body(file).content.decode(), preview, services(request).address, path)
            return Response(page, headers={"Cache-Control": "no-cache"}, media_type=TYPES[".html"])
        if file is not None:
            return self.body(file).answer(request)
        index = self.find(INDEX) if "text/html" in request.headers.get("accept", "") else None
        if index is None:
            return Response("There is nothing here.", 404, media_type="text/plain")
        return Response(self.body(index).content, 404, media_type=TYPES[".html"])  # it says so in its own way

    async def preview(self, request: Request, path: str) -> LinkPreview | None:
        """What a link to a page shows elsewhere, if that is more than the page itself says."""
        return await find_preview(request, path)

    def find(self, path: str) -> Path | None:
        """The file at a path, if it is one of ours."""
        if "\0" in path or len(path.encode(errors="replace")) > LONGEST:
            return None
        file = (self.folder / path).resolve()
        ours = file.is_relative_to(self.folder) and file.suffix in TYPES
        return file if ours and file.is_file() else None

    def body(self, file: Path) -> Body:
        """The content of a file."""
        changed = file.stat().st_mtime
        known = self.bodies.get(file)
        if known is None or known[0] != changed:
            body = Body(file.read_bytes(), TYPES[file.suffix], file.suffix not in COMPRESSED)
            known = self.bodies[file] = (changed, body)
        return known[1]
