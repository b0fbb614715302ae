"""Take what was compiled out of a wheel, to lay it among the sources.

python tools/extensions.py build/wheels/vigil_cards-….whl build/extensions
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

COMPILED = (".so", ".pyd", "/built.json")  # the extensions, and the note about what they were compiled from


def extract(wheel: Path, folder: Path) -> int:
    """Unpack the extensions of a wheel; how many files there were."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(COMPILED)]
        archive.extractall(folder, names)
    return len(names)


if __name__ == "__main__":
    sys.exit(0 if extract(Path(sys.argv[1]), Path(sys.argv[2])) > 1 else "this wheel is not compiled")
