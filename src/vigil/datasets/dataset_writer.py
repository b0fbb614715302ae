"""The writer: pairs of Parquet files in a directory, each whole or not there at all.

A file of games is put in its place after that of its decisions: it says that both are whole.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from vigil.datasets.dataset_schema import (
    DECISIONS,
    GAMES,
    Heading,
    arrow,
    decisions_schema,
    features_schema,
    games_schema,
)
from vigil.datasets.replay import Features, tables
from vigil.datasets.traces import Trace, every_action
from vigil.environments.actions import Actions

if sys.platform != "win32":
    import fcntl

GAMES_A_FILE: Final = 256
GROUP: Final = 8_192  # rows that are compressed together
LEVEL: Final = 6
PARTIAL: Final = ".partial"


class Writer:
    """A directory that games are added to, by one run at a time; the same run goes on where it was."""

    def __init__(self, folder: Path, heading: Heading, size: int = GAMES_A_FILE) -> None:
        self.pa = arrow()
        self.folder = folder
        self.heading = heading
        self.size = size
        self.number = 0  # of the next game
        self.waiting: list[Trace] = []
        self.lock: int | None = None

    def __enter__(self) -> Self:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            check_folder(self.folder)
            if sys.platform != "win32":
                self.lock = os.open(self.folder, os.O_RDONLY)
        except OSError as error:
            raise ValueError(f"{self.folder} cannot be written: {error.strerror or error}") from error
        try:
            self.keep_out()
            self.go_on()
        except BaseException:
            self.let_in()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.flush()
        finally:
            self.let_in()

    def keep_out(self) -> None:
        """Keep other runs out."""
        if sys.platform == "win32" or self.lock is None:
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ValueError(f"another run is writing to {self.folder}") from error

    def let_in(self) -> None:
        """Let other runs write, too."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def go_on(self) -> None:
        """Count the games that are there; refuse those of another run."""
        for partial in self.folder.glob(f".*{PARTIAL}"):
            partial.unlink()
        for path in game_files(self.folder):
            if Heading.in_file(path).to_metadata() != self.heading.to_metadata():
                raise ValueError(f"{self.folder} has games of another run; give a new directory")
            self.number += self.pa.parquet.read_metadata(path).num_rows

    def add(self, trace: Trace) -> None:
        """Add a game."""
        self.waiting.append(trace)
        if len(self.waiting) >= self.size:
            self.flush()

    def flush(self) -> None:
        """Write the games that wait as a pair of files."""
        if not self.waiting:
            return
        number = len(game_files(self.folder))
        self.write(DECISIONS, number, self.decision_rows())
        self.write(GAMES, number, iter([self.game_rows()]))
        self.number += len(self.waiting)
        self.waiting.clear()

    def write(self, kind: str, number: int, pieces: Iterator[Any]) -> None:
        """Write one file, and put it in its place when it is whole."""
        path = self.folder / f"{kind}-{number:05}.parquet"
        partial = path.with_name(f".{path.name}{PARTIAL}")
        first = next(pieces)
        schema = first.schema.with_metadata(self.heading.to_metadata())
        try:
            with self.pa.parquet.ParquetWriter(
                partial,
                schema,
                compression="zstd",
                compression_level=LEVEL,
                use_dictionary=[name for name in schema.names if name != "cards" or kind == GAMES],
            ) as file:
                file.write_table(first, row_group_size=GROUP)
                for piece in pieces:
                    file.write_table(piece, row_group_size=GROUP)
            partial.replace(path)
        except OSError as error:
            raise ValueError(f"{path} cannot be written: {error.strerror or error}") from error

    def game_rows(self) -> Any:
        """The games that wait, a row each."""
        rows = [game_row(self.number + place, trace) for place, trace in enumerate(self.waiting)]
        return self.pa.Table.from_pylist(rows, games_schema(self.pa))

    def decision_rows(self) -> Iterator[Any]:
        """The decisions of the games that wait, in pieces if they have features."""
        columns = [decision_columns(self.number + place, trace) for place, trace in enumerate(self.waiting)]
        joined = {name: [value for each in columns for value in each[name]] for name in columns[0]}
        table = self.pa.Table.from_pydict(joined, decisions_schema(self.pa))
        if not self.heading.features:
            yield table
            return
        start = 0
        for piece in self.features():
            rows = table.slice(start, piece.num_rows)
            start += piece.num_rows
            for name in piece.schema.names:
                rows = rows.append_column(piece.schema.field(name), piece.column(name))
            yield rows

    def features(self) -> Iterator[Any]:
        """The features of all rows, a table for every group of them."""
        seen = Features(Actions(tuple(self.heading.sets)), self.heading.players, GROUP)
        for place, trace in enumerate(self.waiting):
            where = f"game {self.number + place}"
            row = game_row(0, trace)
            for seat, game in zip(
                trace.seats, tables(row, trace.actions, every_action(row["sets"]), where), strict=False
            ):
                seen.look(game, seat)
                if seen.filled == GROUP:
                    yield self.as_table(seen)
        if seen.filled:
            yield self.as_table(seen)

    def as_table(self, seen: Features) -> Any:
        """What was seen, as columns."""
        found = seen.take()
        pa, schema = self.pa, features_schema(self.pa, seen.seen)
        cards = [line.tobytes() for line in found["cards"]]
        width = found["numbers"].shape[1]
        numbers = pa.FixedSizeListArray.from_arrays(pa.array(found["numbers"].reshape(-1)), width)
        return pa.Table.from_arrays([pa.array(cards, schema.field("cards").type), numbers], schema=schema)


def check_folder(folder: Path) -> None:
    """Refuse a directory that is used for something else."""
    known = (f"{GAMES}-", f"{DECISIONS}-", ".")
    strange = [path.name for path in folder.iterdir() if not path.name.startswith(known)]
    if strange:
        raise ValueError(f"{folder} has other files, such as {min(strange)}; give a new directory")


def game_files(folder: Path) -> list[Path]:
    """The files of games in a directory, in order."""
    return sorted(folder.glob(f"{GAMES}-*.parquet"))


def game_row(number: int, trace: Trace) -> dict[str, Any]:
    """A row about a game."""
    form = trace.form
    return {
        "game": number,
        "seed": trace.seed_text,
        "sets": list(form.sets),
        "players": form.players,
        "edition": form.edition,
        "variant": form.variant,
        "bots": trace.bots,
        "first": trace.first,
        "winners": trace.winners,
        "scores": trace.scores,
        "rival": trace.rival,
        "reason": trace.reason,
        "turns": trace.last_turn,
        "moves": len(trace.moves),
        "rules": trace.rules,
        "cards": trace.cards,
        "vigil": trace.vigil,
    }


def decision_columns(number: int, trace: Trace) -> dict[str, list[Any]]:
    """The columns of a game's decisions."""
    return {
        "game": [number] * len(trace.moves),
        "ply": list(range(len(trace.moves))),
        "turn": trace.turns,
        "seat": trace.seats,
        "action": trace.actions,
        "move": trace.moves,
        "legal": trace.legal,
        "won": [seat in trace.winners for seat in trace.seats],
        "lead": [trace.leads[seat] for seat in trace.seats],
        "chances": trace.chances,
    }
