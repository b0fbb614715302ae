"""The form of the files: columns, and what the metadata says of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from vigil.arena.game_format import GameFormat
from vigil.environments.actions import ENCODING, Actions
from vigil.environments.cells import number_names
from vigil.environments.observations import Observations

FORMAT: Final = "vigil dataset"
VERSION: Final = 1
KEY: Final = b"vigil"  # of our metadata
GAMES: Final = "games"
DECISIONS: Final = "decisions"
HOW_TO_GET_IT: Final = "pip install 'vigil-cards[data]'"


def arrow() -> Any:
    """The library that reads and writes Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise ValueError(f"Parquet files need pyarrow: {HOW_TO_GET_IT}") from error
    return pyarrow


def games_schema(pa: Any) -> Any:
    """A row a game."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.string()),  # those of servers have 256 bits
            ("sets", pa.list_(pa.string())),
            ("players", pa.uint8()),
            ("edition", pa.uint8()),
            ("variant", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("first", pa.uint8()),
            ("winners", pa.list_(pa.uint8())),
            ("scores", pa.list_(pa.int16())),
            ("rival", pa.int16()),
            ("reason", pa.string()),
            ("turns", pa.uint16()),
            ("moves", pa.uint16()),
            ("rules", pa.int32()),
            ("cards", pa.string()),
            ("vigil", pa.string()),
        ]
    )


def decisions_schema(pa: Any) -> Any:
    """A row a decision."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.uint16()),
            ("turn", pa.uint16()),
            ("seat", pa.uint8()),
            ("action", pa.uint16()),
            ("move", pa.dictionary(pa.int32(), pa.string())),
            ("legal", pa.list_(pa.uint16())),
            ("won", pa.bool_()),
            ("lead", pa.int16()),
            ("chances", pa.list_(pa.float32())),
        ]
    )


def features_schema(pa: Any, seen: Observations) -> Any:
    """What a row has in addition, with features."""
    return pa.schema(
        [
            ("cards", pa.binary(int(seen.lines) * int(seen.count))),
            ("numbers", pa.list_(pa.int16(), int(seen.width))),
        ]
    )


@dataclass(frozen=True)
class Heading:
    """What all files of a directory have in common."""

    sets: Sequence[str]
    players: int
    features: bool
    source: Any  # what the games come from: the same command goes on where it was
    lines: Sequence[str]
    cards: Sequence[str]
    numbers: Sequence[str]
    encoding: int | str = ENCODING  # a text where cards are numbered that are not published
    format: str = FORMAT
    version: int = VERSION

    @staticmethod
    def of(form: GameFormat, features: bool, source: Any) -> Heading:
        """The heading for games of this form."""
        actions = Actions(form.sets)
        seen = Observations(actions, form.players)
        names = (list(actions.sets), form.players, features, source)
        cells = (list(seen.names), list(actions.names), number_names(form.players))
        return Heading(*names, *cells, encoding_in(actions))

    def to_metadata(self) -> dict[bytes, bytes]:
        """The heading as metadata of a file."""
        return {KEY: json.dumps(asdict(self)).encode()}

    @staticmethod
    def in_file(path: Path) -> Heading:
        """The heading of a file; an error says why it cannot be read."""
        pa = arrow()
        try:
            metadata = pa.parquet.read_schema(path).metadata or {}
        except (OSError, pa.ArrowException) as error:
            raise ValueError(f"{path} is not a Parquet file that can be read: {error}") from error
        try:
            data = json.loads(metadata[KEY])
            form, version, encoding = data["format"], data["version"], data["encoding"]
        except (ValueError, LookupError, TypeError) as error:
            raise ValueError(f"{path} was not written by Vigil") from error
        if (form, version) != (FORMAT, VERSION):
            raise ValueError(f"{path} is version {version} of a {form}; this Vigil reads {FORMAT} {VERSION}")
        known = encoding_in(Actions(tuple(data["sets"]))) if isinstance(encoding, str) else ENCODING
        if encoding != known:
            raise ValueError(f"{path} numbers its actions by encoding {encoding}; this Vigil has {known}")
        try:
            return Heading(**data)
        except TypeError as error:
            raise ValueError(f"the heading of {path} is damaged: {error}") from error


def encoding_in(actions: Actions) -> int | str:
    """The encoding of some actions, as files name it: the published one by its number alone."""
    return ENCODING if actions.encoding == str(ENCODING) else actions.encoding
