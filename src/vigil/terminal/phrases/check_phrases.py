"""What `vigil cards check` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

SHOWN: Final = 8  # names; of further ones only the number is told
ALL_THERE: Final = "No card lacks anything."


class Lack(NamedTuple):
    """Something that may be missing: what it is, what to do, and whether it must be there."""

    what: str
    mend: str
    must: bool = False


TEST: Final = Lack(
    "no test", "write one in tests/sets whose name begins with the card's: test_lantern_keeper_…", must=True
)
TEXT: Final = Lack(
    "text not accepted",
    "read `vigil cards NAME`, then ACCEPT=1 .venv/bin/python -m pytest tests/golden",
    must=True,
)
RECORD: Final = Lack(
    "recorded games that end in another way now",
    "read tools/record_games.py, then run it with --anew",
    must=True,
)
VALUE: Final = Lack("value not measured", "vigil values src/vigil/values/values.json --set CODE (hours)")
PICTURE: Final = Lack(
    "drawn by kind and faction", "a line in src/vigil/client/art/subjects.js draws a card itself"
)
NUMBER: Final = Lack(
    "not in the published encoding",
    "a line at the end of src/vigil/environments/cards.txt, with the next release of the encoding",
)


def missing(lack: Lack, names: Sequence[str]) -> str:
    """Which cards or files lack something, and how to mend it."""
    shown = ", ".join(names[:SHOWN])
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return f"{'To do' if lack.must else 'Optional'}: {lack.what}: {shown}{more}\n    {lack.mend}"
