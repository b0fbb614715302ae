"""A console on which texts can only be read, whatever document or stranger they come from."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from vigil.wording.signs import harmless


class HarmlessConsole(Console):
    """Shows control, format and bidi characters as boxes; its own styles are added afterwards."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else harmless(text), style, control)
