"""Base paths: the client as it is served below another path than the root of a site."""

from __future__ import annotations

import re
from typing import Final

LINK: Final = re.compile(r'((?:href|src)=")/(?!/)')
ADDRESS: Final = re.compile(r'(url\("?)/(?!/)')
ROOT: Final = '<html lang="en"'


def at_base(index: str, base: str, in_worker: bool = False) -> str:
    """The page of the client for a base path; `in_worker`: its server is a worker of the browser."""
    host = ' data-host="worker"' if in_worker else ""
    known = f'{ROOT} data-base="{base}"{host}'
    return LINK.sub(rf"\1{base}", index).replace(ROOT, known, 1)


def style_at_base(sheet: str, base: str) -> str:
    """A style sheet for a base path."""
    return ADDRESS.sub(rf"\1{base}", sheet)
