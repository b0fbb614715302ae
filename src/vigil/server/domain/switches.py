"""Switches: what the host of a server may switch off."""

from __future__ import annotations

from typing import Final, Literal, get_args

Feature = Literal["accounts", "ratings", "chat", "tournaments"]
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)


class FeatureSwitches:
    """Which of them are on, as the host last said."""

    def __init__(self) -> None:
        self.off: frozenset[str] = frozenset()

    def has(self, feature: Feature) -> bool:
        """Whether there is something on this server."""
        return feature not in self.off

    def expect(self, feature: Feature) -> None:
        """Refuse what the host has switched off."""
        if not self.has(feature):
            raise PermissionError(f"the host of this server has switched {feature} off")
