"""Recovery: codes that people keep on paper, for when everything else is lost."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

COUNT: Final = 10
SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be taken for another
GROUPS: Final = 4
LENGTH: Final = 4  # signs of a group: with 16 of 31 nobody finds one by trying


def new_codes() -> list[str]:
    """Fresh codes, as they are shown."""
    return [
        "-".join("".join(secrets.choice(SIGNS) for _ in range(LENGTH)) for _ in range(GROUPS))
        for _ in range(COUNT)
    ]


def hash_code(code: str) -> str:
    """What is kept of a code, however it was typed."""
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()
