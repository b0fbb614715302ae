"""Side work in a browser: a second worker with a Python of its own, which can be ended like a process."""

from __future__ import annotations

import pickle
from typing import Any

from vigil.server.workers.side_work import SideWork, WarmUp, WorkLost


class SideWorker(SideWork):
    """Calls in the second worker of the page. It is shared: others' calls wait, and outlive its end.

    `bench` is the page's: `call(number, call)` promises what came of a call, or nothing if it was ended,
    `end(number)` ends one.
    """

    def __init__(self, warm_up: WarmUp, bench: Any) -> None:
        super().__init__(warm_up)
        self.bench = bench
        self.calls: set[int] = set()  # those of ours that are under way, by their numbers

    async def prepare(self) -> None:
        """Nothing: a second Python takes memory, and many games need none."""

    async def start(self) -> None:
        """Let it have the sets that came later; it starts by itself, and may have been started anew."""
        if self.number != self.bench.generation:
            self.sets = []
        await super().start()
        self.number = self.bench.generation

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function, however long it takes."""
        number = self.bench.nextNumber()
        self.calls.add(number)
        try:
            answer = await self.bench.call(number, pickle.dumps((function, arguments)).hex())
        finally:
            self.calls.discard(number)
        if not answer:
            raise WorkLost("the worker has ended in the middle of its work")
        return unpack_answer(str(answer))

    def end(self) -> None:
        """End whatever of ours is under way."""
        for number in self.calls:
            self.bench.end(number)

    def close(self) -> None:
        """Leave the worker to others."""
        self.number = None


def unpack_answer(answer: str) -> Any:
    """What a call has returned, or the error it has raised."""
    succeeded, value = pickle.loads(bytes.fromhex(answer))
    if succeeded:
        return value
    raise value


def carry_out(call: str) -> str:
    """Carry out a call, in the second worker; what came of it, or the error."""
    function, arguments = pickle.loads(bytes.fromhex(call))
    try:
        done = (True, function(*arguments))
    except Exception as error:
        done = (False, error)
    return pickle.dumps(done).hex()
