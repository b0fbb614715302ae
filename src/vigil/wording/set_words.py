"""What is said of a set where people choose among sets, and where they read what it adds to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from vigil.wording.words import Words


@final
class SetWords:
    """The words of a set. Cards are named by their printed names; all of it is optional for a set."""

    def __init__(
        self,
        short: str,
        about: str,
        samples: Sequence[str] = (),
        adds: Sequence[Words] = (),
        shown: Sequence[str] = (),
    ) -> None:
        self.short = short  # its name in lists
        self.about = about  # in a sentence or two, for whoever chooses
        self.samples = tuple(samples)  # cards that are shown beside it
        self.adds = tuple(adds)  # what it adds to the rules, a paragraph each
        self.shown = tuple(shown)  # cards that are shown beside these
