"""The reader: decisions as arrays, with what the seat saw made again by replaying the games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from vigil.datasets.dataset_schema import DECISIONS, GAMES, Heading, arrow, decisions_schema, games_schema
from vigil.datasets.replay import Arrays, Features, tables
from vigil.datasets.traces import every_action
from vigil.environments.actions import Actions

SIZE: Final = 4_096
COLUMNS: Final = ("game", "ply", "turn", "seat", "action", "won", "lead")
KINDS: Final = (np.int64, np.uint16, np.uint16, np.uint8, np.int32, np.bool_, np.int16)
NONE: Final = -1  # fills the lines of `legal`

Row = dict[str, Any]


def decisions(folder: str | Path, size: int = SIZE, features: bool = True) -> Iterator[Arrays]:
    """The decisions in a directory as dicts of arrays, `size` rows at a time.

    Each has `game`, `ply`, `turn`, `seat`, `action`, `legal` (padded with -1), `won`, `lead`, and with
    features `cards`, `numbers`, `row` and `under` as `vigil.environments` observes them. Actions have the
    numbers of `Actions(sets)` for the sets of the directory.
    """
    if size < 1:
        raise ValueError(f"a batch has at least one row, not {size}")
    heading = heading_of(Path(folder))
    return batches(Path(folder), heading, size, features)


def heading_of(folder: Path) -> Heading:
    """What a directory holds; all its files are seen to agree."""
    files = files_of(folder)
    headings = [Heading.in_file(path) for pair in files for path in pair]
    for (path, _), heading in zip(files, headings[::2], strict=True):
        if (heading.sets, heading.players) != (headings[0].sets, headings[0].players):
            raise ValueError(f"{path} has games of another kind than {files[0][0].name}")
    return headings[0]


def files_of(folder: Path) -> list[tuple[Path, Path]]:
    """The pairs of files in a directory: games and their decisions."""
    if not folder.is_dir():
        raise ValueError(f"{folder} is not a directory; `vigil export` and `vigil sim --to` write one")
    games = sorted(folder.glob(f"{GAMES}-*.parquet"))
    if not games:
        raise ValueError(f"{folder} holds no games; `vigil export` and `vigil sim --to` write them")
    pairs = [(path, path.with_name(path.name.replace(GAMES, DECISIONS, 1))) for path in games]
    for _, path in pairs:
        if not path.is_file():
            raise ValueError(f"{path} is missing")
    return pairs


def stored_games(folder: Path) -> Iterator[tuple[Row, Any]]:
    """The games of a directory, each as a row with the table of its decisions."""
    pa = arrow()
    for games, path in files_of(folder):
        rows = read(pa, games, games_schema(pa)).to_pylist()
        table = read(pa, path, decisions_schema(pa))
        numbers = table.column("game").to_numpy()
        ends = np.searchsorted(numbers, [row["game"] for row in rows], side="right")
        start = 0
        for row, end in zip(rows, ends, strict=True):
            if end - start != row["moves"]:
                raise ValueError(
                    f"{path} has {end - start} decisions of game {row['game']}, not {row['moves']}"
                )
            yield row, table.slice(start, end - start)
            start = end


def read(pa: Any, path: Path, schema: Any) -> Any:
    """The columns of a file that have to be there."""
    try:
        table = pa.parquet.read_table(path, columns=schema.names)
    except (OSError, pa.ArrowException) as error:
        raise ValueError(f"{path} cannot be read: {error}") from error
    if table.schema.names != schema.names:
        raise ValueError(f"{path} has no {' and no '.join(set(schema.names) - set(table.schema.names))}")
    return table


def batches(folder: Path, heading: Heading, size: int, features: bool) -> Iterator[Arrays]:
    """The rows of all games, so many at a time."""
    actions = Actions(tuple(heading.sets))
    seen = Features(actions, heading.players, size)
    rows: list[tuple[Any, ...]] = []
    legal: list[list[int]] = []
    for row, table in stored_games(folder):
        columns = [table.column(name).to_pylist() for name in COLUMNS]
        legals = table.column("legal").to_pylist()
        where = f"game {row['game']} of {folder}"
        games = tables(row, columns[4], every_action(row["sets"]), where) if features else iter(())
        for values, numbers in zip(zip(*columns, strict=True), legals, strict=True):
            if features:
                seen.look(next(games), values[3])
            rows.append(values)
            legal.append([actions.compact(number) for number in numbers])
            if len(rows) == size:
                yield batch(actions, rows, legal, seen if features else None)
                rows, legal = [], []
        for _ in games:  # the end: the game has to be over
            pass
    if rows:
        yield batch(actions, rows, legal, seen if features else None)


def batch(actions: Actions, rows: list[Any], legal: list[list[int]], seen: Features | None) -> Arrays:
    """Rows as arrays."""
    columns = zip(*rows, strict=True)
    found: Arrays = {
        name: np.array(column, kind) for name, column, kind in zip(COLUMNS, columns, KINDS, strict=True)
    }
    found["action"] = np.array([actions.compact(int(number)) for number in found["action"]], np.int32)
    wide = max(map(len, legal))
    found["legal"] = np.array([[*line, *[NONE] * (wide - len(line))] for line in legal], np.int32)
    return found | (seen.take() if seen is not None else {})
