"""Whether this engine is compiled."""

from __future__ import annotations

# The type checker takes this for true (see pyproject.toml and setup.py), so that compiled code is
# written against the packed arrays of the compiler alone.
COMPILED = not __file__.endswith((".py", ".pyc"))
