"""Staffing: in which form each kind of side work is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vigil.server.workers.side_work import SideCall, SideWork, WarmUp

MakeSide = Callable[[WarmUp], SideWork]


class Staffing(NamedTuple):
    """What makes the side work of bots that look ahead, of all others, and of documents and reviews."""

    searching: MakeSide
    quick: MakeSide
    documents: MakeSide


def in_processes(warm_up: WarmUp) -> SideWork:
    """A process of its own."""
    # Imported here: a browser has no processes.
    from vigil.server.workers.side_process import SideProcess

    return SideProcess(warm_up)


PROCESSES: Final = Staffing(in_processes, in_processes, in_processes)
IN_THE_LOOP: Final = Staffing(SideCall, SideCall, SideCall)
