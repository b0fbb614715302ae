"""What the tables of tournaments hold, as values, and how a value becomes a row and back."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row

from vigil.server.domain.tournament_kinds import (
    EntrantState,
    TableEnd,
    TournamentKind,
    TournamentPace,
    TournamentStatus,
)

DOCUMENTS: Final = ("setup", "clock")  # columns that hold JSON


class StoredTournament(Struct, frozen=True):
    """A tournament without its entrants and pairings."""

    id: str
    name: str
    kind: TournamentKind
    state: TournamentStatus
    rounds: int
    games: int
    setup: dict[str, Any]
    clock: dict[str, Any]
    pace: TournamentPace
    seconds: int
    rated: bool
    duplicate: bool
    listed: bool
    token_hash: str | None
    most: int
    begins: float
    made_by: int
    made: float
    round: int = 0
    deadline: float | None = None
    finished: float | None = None
    reason: str | None = None
    revision: int = 0


class StoredEntrant(Struct, frozen=True):
    """Somebody who takes part."""

    person: int
    name: str
    state: EntrantState
    since: int
    lot: int
    strength: float | None
    entered: float


class StoredPairing(Struct, frozen=True):
    """One game at a table of a round, its people in the order of seats; a single one has a bye."""

    round: int
    tbl: int
    game: int
    people: tuple[int, ...]
    match: str | None = None
    told: float | None = None
    ended: TableEnd | None = None
    points: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def key(self) -> tuple[int, int, int]:
        """By what it is found within its tournament."""
        return self.round, self.tbl, self.game


def tournament_row(tournament: StoredTournament) -> dict[str, Any]:
    """The columns of a tournament."""
    row = {field: getattr(tournament, field) for field in tournament.__struct_fields__}
    return {**row, **{key: json.dumps(row[key]) for key in DOCUMENTS}}


def tournament_of(row: Row[Any]) -> StoredTournament:
    """The tournament in a row."""
    data = dict(row._mapping)
    return StoredTournament(**{**data, **{key: json.loads(data[key]) for key in DOCUMENTS}})
