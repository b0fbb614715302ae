"""Where `joined` was; it is part of `vigil.wording.english` now."""

from vigil.wording.english import joined

__all__ = ["joined"]
