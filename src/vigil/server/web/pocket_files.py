"""The pocket beside the server: the folder that `make pocket` has built, at a path of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vigil.server.web.client_files import ClientFiles

BASE: Final = "/pocket/"
BUILT: Final = Path(__file__).parents[4] / "build" / "pocket"  # of a checkout
CLIENT: Final = ClientFiles()
KNOWN: Final = "pocket.json"  # what the build says of itself
POLICY: Final = (  # Python comes as WebAssembly, and runs in workers
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


class PocketFiles(ClientFiles):
    """Serves the folder; without one there is nothing."""

    async def serve(self, request: Request) -> Response:
        """A file of the pocket, or its page; the client's own modules lie at this path, too."""
        path = request.path_params["path"]
        own = CLIENT.find(f"{BASE[1:]}{path}")
        if own is not None and self.find(path) is None:
            return CLIENT.body(own).answer(request)
        if not self.is_built():
            return Response("There is no pocket here: make pocket BASE=/pocket/ builds it.", 404)
        found = await super().serve(request)
        found.headers["Content-Security-Policy"] = POLICY
        return found

    async def preview(self, request: Request, path: str) -> None:
        """None: the games of the pocket are on a device, and no server can show them."""

    def is_built(self) -> bool:
        """Whether the folder is there, and was built for this path."""
        try:
            known = json.loads((self.folder / KNOWN).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return False
        return bool(known["base"] == BASE)
