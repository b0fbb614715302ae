"""Write server/protocol/people/lookalikes.py: the signs that Unicode lists as looking like a letter or digit.

The list comes with `confusable-homoglyphs`, which is needed only here.
"""

from __future__ import annotations

import json
import string
import textwrap
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

FILE: Final = (
    Path(__file__).parent.parent / "src" / "vigil" / "server" / "protocol" / "people" / "lookalikes.py"
)
PLAIN: Final = string.ascii_letters + string.digits
HEAD: Final = '''"""Lookalikes: signs that Unicode lists as looking like a letter or a digit.

Made by tools/lookalikes.py. Those that its normal forms make that letter anyway are left out.
"""

from __future__ import annotations

from typing import Final

# fmt: off
SIGNS: Final = {
'''


def confusables() -> dict[str, list[dict[str, Any]]]:
    """The list of Unicode: what looks like what, in both directions."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = json.loads(text)
    return found


def signs_like(plain: str) -> list[str]:
    """The single signs that look like a letter or digit and are not made it by a normal form."""
    others = [entry["c"] for entry in confusables().get(plain, [])]
    return sorted({sign for sign in others if len(sign) == 1 and is_foreign(sign)})


def is_foreign(sign: str) -> bool:
    """Whether a sign is no plain one, nor a variant of one."""
    return sign not in string.printable and unicodedata.normalize("NFKD", sign)[0] not in PLAIN


def document() -> str:
    """The module, as it is written."""
    entries = []
    for plain in PLAIN:
        signs = "".join(signs_like(plain))
        if not signs:
            continue
        escaped = [f"\\U{ord(sign):08x}" if ord(sign) > 0xFFFF else f"\\u{ord(sign):04x}" for sign in signs]
        lines = ["".join(escaped[start : start + 8]) for start in range(0, len(escaped), 8)]
        quoted = "\n".join(f'"{line}"' for line in lines)
        entry = quoted if len(lines) == 1 else f"(\n{textwrap.indent(quoted, '    ')}\n)"
        entries.append(f'"{plain}": {entry},')
    return HEAD + textwrap.indent("\n".join(entries), "    ") + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
