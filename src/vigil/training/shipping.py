"""Shipping: the network of a finished run is put in place for a level, with its provenance inside."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vigil.bots.network import NETWORK_LEVELS
from vigil.bots.provenance import Provenance
from vigil.build import PACKAGE
from vigil.rules.library import closest
from vigil.training import trainer
from vigil.wording import document_errors

BOTS: Final = PACKAGE / "bots"


def ship(file: Path, level: str, folder: Path = BOTS) -> tuple[Path, Provenance]:
    """Put the network of the run in a file in place for a level; where it is now, and what it says."""
    if level not in NETWORK_LEVELS:
        raise ValueError(f"{level!r} has no network; {closest(level, NETWORK_LEVELS)}")
    if not file.exists():
        raise ValueError(f"there is no run in {file}: train it first, without --ship")
    run = trainer.load(file)
    if run.stage < run.plan.stages or not run.log:
        raise ValueError(
            f"the run in {file} has come to stage {run.stage} of {run.plan.generations}: finish it"
        )
    target = folder / f"{level}.npz"
    partial = folder / f".{level}.partial.npz"
    try:
        provenance = trainer.save_network(partial, run)
        partial.replace(target)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise ValueError(document_errors.unwritable(target, error.strerror or error)) from error
    return target, provenance
