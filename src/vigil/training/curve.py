"""The learning curve as a picture, drawn with Altair where it is installed."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Final

from vigil.arena.plots import missing, plot
from vigil.files import write_safely

WIDE: Final = 520
TALL: Final = 260


def write_curve(path: Path, log: list[dict[str, Any]]) -> bool:
    """Draw how well the network foresaw games it had not learned from; whether that was possible."""
    if missing():
        return False
    altair: Any = importlib.import_module("altair")
    rows = [{"generation": entry["generation"], "loss": entry["loss"]} for entry in log[1:]]
    chart = (
        altair.Chart(altair.Data(values=rows))
        .mark_line(point=True, color="#1f4e79")
        .encode(
            x=altair.X("generation:O", title="generation", axis=altair.Axis(labelAngle=0)),
            y=altair.Y("loss:Q", title="cross entropy on fresh games", scale=altair.Scale(zero=False)),
        )
        .properties(width=WIDE, height=TALL)
    )
    write_safely(path, plot("Learning", "How badly fresh games were foreseen.", chart).svg)
    return True
