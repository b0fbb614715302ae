"""Results on disk: JSON Lines, a heading and then one line a game, added as the games finish.

The heading names everything that decides how games go. A run on a cluster adds which machines took part.

A stopped run continues where it was; a line that was cut off is written again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

import vigil
from vigil import build
from vigil.arena.bot_game import Outcome
from vigil.arena.game_format import GameFormat
from vigil.arena.schedule import Fixture
from vigil.arena.seeds import check_kind
from vigil.bots.external import is_external
from vigil.cluster.versions import digest, package_files

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "vigil arena"
VERSION: Final = 1
NODES: Final = "nodes"
DECIDING: Final = ("rules", "language", "sets", "bots")  # the packages that decide what happens in a game


@dataclass(frozen=True)
class Configuration:
    """All that the results depend on, but for the numbers of the blocks."""

    seeds: str
    bots: tuple[str, ...]
    format: GameFormat
    budget: float
    engine: str
    code: str
    forgive: bool = False  # whether a bot that fails can still win its game

    @staticmethod
    def of(
        seeds: str, bots: Sequence[str], form: GameFormat, budget: float, forgive: bool = False
    ) -> Configuration:
        """The configuration of a run with the current code."""
        check_kind(seeds)
        engine = f"vigil {vigil.__version__}, {'compiled' if build.compiled() else 'interpreted'}"
        return Configuration(seeds, tuple(bots), form, budget, engine, fingerprint(bots), forgive)

    def to_data(self) -> dict[str, Any]:
        """The heading of the results."""
        own = asdict(self)
        return {"format": FORMAT, "version": VERSION, **own.pop("format"), **own}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Configuration:
        """The configuration that a heading describes."""
        form = GameFormat(tuple(data["sets"]), data["players"], data["edition"], data["variant"])
        bots, forgive = tuple(data["bots"]), data.get("forgive", True)  # as it was before files said so
        return Configuration(data["seeds"], bots, form, data["budget"], data["engine"], data["code"], forgive)

    def digest(self) -> str:
        """A short name for it."""
        return hashlib.blake2b(json.dumps(self.to_data()).encode(), digest_size=4).hexdigest()


def fingerprint(bots: Sequence[str]) -> str:
    """What the rules, the bots and the files of third parties' bots are like now."""
    return digest([*package_files(DECIDING), *files_of(bots)])


def files_of(bots: Sequence[str]) -> list[Path]:
    """The files that the bots of third parties are seen to consist of."""
    found: list[Path] = []
    for name in filter(is_external, bots):
        kind, _, rest = name.partition(":")
        words = rest.split() if kind == "program" else [f"{kind.replace('.', '/')}.py"]
        found += [path for path in map(Path, words) if path.is_file()]
    return found


@dataclass(frozen=True, kw_only=True)
class TournamentGame(Outcome):
    """A game of a tournament: one line of the results."""

    fixture: Fixture

    @staticmethod
    def of(fixture: Fixture, outcome: Outcome) -> TournamentGame:
        """The game that was played for a fixture."""
        return TournamentGame(fixture=fixture, **vars(outcome))

    @property
    def one_won(self) -> bool:
        """Whether the first bot of the fixture won."""
        return self.won(self.fixture.one)

    def to_data(self) -> dict[str, Any]:
        """The game as plain data."""
        own = {key: value for key, value in vars(self).items() if key != "fixture"}
        return {**asdict(self.fixture), **own}

    @staticmethod
    def from_data(data: dict[str, Any]) -> TournamentGame:
        """The game that `to_data` described."""
        keys = ("block", "one", "other", "turned")
        fixture = Fixture(*[data[key] for key in keys])
        return TournamentGame(
            fixture=fixture, **{key: value for key, value in data.items() if key not in keys}
        )


@dataclass(frozen=True)
class Results:
    """A configuration, and the games played with it."""

    configuration: Configuration
    games: list[TournamentGame]
    nodes: list[str] = field(default_factory=list)  # of the cluster they were played on, if it was one


def read_results(path: Path) -> Results:
    """The results in a file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}") from error
    lines = text[: text.rfind(b"\n") + 1].splitlines()
    if not lines:
        raise ValueError(f"{path} has no results")
    configuration = heading(path, lines[0])
    results = Results(configuration, [])
    for number, line in enumerate(lines[1:], 2):
        try:
            read_line(results, json.loads(line))
        except (ValueError, LookupError, TypeError) as error:
            raise ValueError(f"line {number} of {path} is damaged") from error
    return results


def read_line(results: Results, data: dict[str, Any]) -> None:
    """Read a line below the first: a game, or nodes that took part from here on."""
    if NODES in data:
        results.nodes.extend(map(str, data[NODES]))
    else:
        results.games.append(TournamentGame.from_data(data))


def heading(path: Path, line: bytes) -> Configuration:
    """The configuration in the first line of a file."""
    try:
        data = json.loads(line)
        if data["format"] != FORMAT or data["version"] != VERSION:
            raise ValueError(f"it is version {data['version']} of {data['format']}")
        return Configuration.from_data(data)
    except (ValueError, LookupError, TypeError) as error:
        raise ValueError(f"{path} does not hold results of the arena ({error})") from error


class ResultsFile:
    """A file of results that games are added to, by one run at a time."""

    def __init__(self, path: Path, configuration: Configuration) -> None:
        self.path = path
        self.configuration = configuration
        self.games: list[TournamentGame] = []
        self.nodes: list[str] = []
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("ab")
        except OSError as error:
            raise ValueError(f"{self.path} cannot be written: {error.strerror or error}") from error
        try:
            self._lock(self.file)
            self._go_on(self.file)
        except BaseException:
            self.file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, game: TournamentGame) -> None:
        """Write a finished game."""
        self.games.append(game)
        self._write(game.to_data())

    def note(self, nodes: Sequence[str]) -> None:
        """Write which nodes of a cluster take part, if they were not known to."""
        if fresh := [node for node in nodes if node not in self.nodes]:
            self.nodes += fresh
            self._write({NODES: fresh})

    def _lock(self, file: IO[bytes]) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ValueError(f"another run is writing {self.path}") from error

    def _go_on(self, file: IO[bytes]) -> None:
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        file.truncate(whole)
        if not whole:
            self._write(self.configuration.to_data())
            return
        found = read_results(self.path)
        self._check_same(found.configuration)
        self.games, self.nodes = found.games, found.nodes

    def _check_same(self, found: Configuration) -> None:
        there, here = found.to_data(), self.configuration.to_data()
        differing = [key for key in here if json.dumps(there.get(key)) != json.dumps(here[key])]
        if differing:
            told = "; ".join(
                f"{key} was {value_text(there.get(key))}, now {value_text(here[key])}" for key in differing
            )
            raise ValueError(
                f"{self.path} has results of another configuration ({told}); give another --results"
            )

    def _write(self, data: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self.file.flush()


def value_text(value: Any) -> str:
    """A value of a heading, in words."""
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
