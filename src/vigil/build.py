"""How this copy of Vigil was built: compiled or as plain Python, and why."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from vigil.rules import game

PACKAGE: Final = Path(__file__).parent
NOTE: Final = "built.json"  # setup.py writes it
NO_NOTE: Final = "it runs from its sources; `make compiled` compiles it"


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(game.__file__).endswith((".py", ".pyc"))


def note(package: Path = PACKAGE) -> dict[str, Any]:
    """What the build wrote down: `why` it is not compiled, or the digests of what was `compiled`."""
    try:
        return dict(json.loads((package / NOTE).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return {"why": NO_NOTE, "compiled": {}}


def outdated_sources(package: Path = PACKAGE) -> list[Path]:
    """The sources that are not those that were compiled, by their contents: installing changes the dates."""
    return [
        package / name
        for name, digest in note(package)["compiled"].items()
        if (package / name).is_file()
        and hashlib.blake2b((package / name).read_bytes(), digest_size=8).hexdigest() != digest
    ]


def describe_build() -> list[str]:
    """The version and the build, and a warning where they do not fit each other."""
    from vigil import __version__

    if not compiled():
        return [f"vigil {__version__}, engine interpreted (plain Python): {note()['why'] or NO_NOTE}"]
    lines = [f"vigil {__version__}, engine compiled"]
    if changed := outdated_sources():
        lines.append(
            f"warning: {changed[0].name} has changed since it was compiled; run `make compiled` again"
        )
    return lines
