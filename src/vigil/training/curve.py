"""The learning curve as a picture, drawn with Altair where it is installed."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Final

from vigil.arena.plots import missing, plot
from vigil.files import write_safely

WIDE: Final = 520
TALL: Final = 260
WHEN: Final = {"before": "before learning", "after": "after learning"}


def write_curve(path: Path, log: list[dict[str, Any]]) -> bool:
    """Draw how well the network foresaw games it had not learned from; whether that was possible."""
    if missing():
        return False
    altair: Any = importlib.import_module("altair")
    rows = [
        {"stage": entry["stage"], "loss": entry[when], "when": WHEN[when]}
        for entry in log
        for when in WHEN
        if entry["stage"] or when == "after"  # an untrained network knows nothing
    ]
    chart = (
        altair.Chart(altair.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=altair.X("stage:O", title="stage", axis=altair.Axis(labelAngle=0)),
            y=altair.Y("loss:Q", title="cross entropy on games held back", scale=altair.Scale(zero=False)),
            color=altair.Color("when:N", title=None, scale=altair.Scale(range=["#1f4e79", "#b07d2b"])),
        )
        .properties(width=WIDE, height=TALL)
    )
    write_safely(
        path, plot("Learning", "How badly games were predicted that were not learned from.", chart).svg
    )
    return True
