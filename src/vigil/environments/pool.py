"""Pools: batches in several processes that write into one block of shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np

from vigil.environments.batch import Batch
from vigil.environments.encoder import Array

OWN: Final = ("legal", "many", "seat", "done", "cut", "reward", "episode", "mask")  # of a batch itself
SEEN: Final = ("cards", "numbers", "row", "under")  # of its observations
GO: Final = b"g"
STOP: Final = b"s"
DONE: Final = b"d"
PATIENCE: Final = 5.0  # seconds until a worker that does not stop is ended


class Buffer(NamedTuple):
    """A buffer of all games: what one game has of it."""

    name: str
    dtype: str
    shape: tuple[int, ...]


def fields_of(batch: Batch) -> list[Buffer]:
    """The buffers of a batch, and those that a pool adds."""
    size, found = int(batch.size), []
    for name in OWN if batch.masked else OWN[:-1]:
        array = np.asarray(memoryview(getattr(batch, name)))
        found.append(Buffer(name, array.dtype.str, (len(array) // size,)))
    if batch.observations is not None:
        for name in SEEN:
            array = np.asarray(memoryview(getattr(batch.observations, name)))
            found.append(Buffer(name, array.dtype.str, (len(array) // size,)))
    return [*found, Buffer("actions", "<i4", (1,))]


def arrays(block: SharedMemory, fields: Sequence[Buffer], games: int) -> dict[str, Array]:
    """The buffers in a block of memory, each on a boundary of eight bytes."""
    found, at = {}, 0
    for field in fields:
        shape = (games, *field.shape)
        found[field.name] = np.ndarray(shape, field.dtype, block.buf, at)
        at += -(-found[field.name].nbytes // 8) * 8
    return found


def bytes_needed(fields: Sequence[Buffer], games: int) -> int:
    """How many bytes they take."""
    sizes = [games * int(np.prod(field.shape)) * np.dtype(field.dtype).itemsize for field in fields]
    return sum([-(-size // 8) * 8 for size in sizes])


class Pool:
    """Games as in a `Batch`, spread over processes. The games do not depend on how many these are.

    Attributes are arrays over all games: `legal`, `many`, `seat`, `done`, `cut`, `reward`, `episode`, `mask`,
    and `cards`, `numbers`, `row` and `under` where it observes. They change with every step.
    """

    def __init__(self, games: Any = 256, workers: Any = 2, seed: Any = 0, **settings: Any) -> None:
        if not isinstance(games, int) or not isinstance(workers, int) or not 1 <= workers <= games:
            raise ValueError(f"a pool of {games} games has 1 to {games} workers, not {workers!r}")
        trial = Batch(games=1, seed=seed, **settings)  # refuses what cannot be played before any process
        self.games, self.setup, self.actions = games, trial.setup, trial.actions
        fields = fields_of(trial)
        self.block = SharedMemory(create=True, size=bytes_needed(fields, games))
        self.fields = arrays(self.block, fields, games)
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        bounds = np.linspace(0, games, workers + 1).astype(int).tolist()
        for first, end in pairwise(bounds):
            here, there = context.Pipe()
            job = (there, self.block.name, fields, games, first, end, seed, settings)
            process = context.Process(target=work, args=job, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.wait()

    def __getattr__(self, name: str) -> Array:
        fields = self.__dict__.get("fields", {})
        if name not in fields:
            raise AttributeError(
                f"a pool has {', '.join(fields) or 'nothing while it is closed'}, not {name}"
            )
        found: Array = fields[name]
        return found[:, 0] if found.shape[1:] == (1,) else found

    def step(self, actions: Any) -> None:
        """Make a move in every game. If one is illegal, no game moves."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"a step takes {self.games} whole numbers, not {given.dtype} {given.shape}")
        legal = (self.legal == given[:, None]).any(axis=1) & (given >= 0)
        if not legal.all():
            slot = int(np.flatnonzero(~legal)[0])
            known = [int(each) for each in self.legal[slot] if each >= 0]
            raise ValueError(f"game {slot}: {self.actions.refusal(int(given[slot]), known)}")
        self.fields["actions"][:, 0] = given
        for pipe in self.pipes:
            with suppress(OSError):  # its worker has died, which waiting for it tells
                pipe.send_bytes(GO)
        self.wait()

    def wait(self) -> None:
        """Wait until every worker has stepped; what one complains of closes the pool."""
        for pipe in self.pipes:
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                answer = b"a worker of the pool has died"
            if answer != DONE:
                self.close()
                raise RuntimeError(answer.decode())

    def close(self) -> None:
        """End the workers and give the memory back."""
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send_bytes(STOP)
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        for pipe in self.pipes:
            pipe.close()
        self.pipes, self.processes = [], []
        if self.fields:
            self.fields = {}
            self.block.unlink()
            with suppress(BufferError):  # somebody still has an array of it; it goes with that
                self.block.close()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a pool has processes, which cannot be copied or pickled; a Batch can")

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def work(
    pipe: Connection,
    block_name: str,
    fields: Sequence[Buffer],
    games: int,
    first: int,
    end: int,
    seed: int,
    settings: dict[str, Any],
) -> None:
    """What a worker does: step its games when it is told to, and show them."""
    block = SharedMemory(block_name)
    try:
        batch = Batch(games=end - first, seed=seed, first_slot=first, **settings)
        shared = {name: array[first:end] for name, array in arrays(block, fields, games).items()}
        own = buffers(batch, fields)
        show(own, shared)
        pipe.send_bytes(DONE)
        while pipe.recv_bytes() == GO:
            batch.step(shared["actions"].tobytes())
            show(own, shared)
            pipe.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception as error:  # told to whoever waits
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())


def buffers(batch: Batch, fields: Sequence[Buffer]) -> dict[str, Array]:
    """The buffers of a batch by name."""
    found = {}
    for field in fields[:-1]:  # the last are the actions
        holder = batch if field.name in OWN else batch.observation_buffers()
        found[field.name] = np.asarray(memoryview(getattr(holder, field.name))).reshape(-1, *field.shape)
    return found


def show(own: dict[str, Array], shared: dict[str, Array]) -> None:
    """Copy what a batch has into the shared memory."""
    for name, array in own.items():
        shared[name][...] = array
