"""Table making: the matches that the games of a tournament need, each in one transaction with its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, select

from vigil.server.domain.notice_kinds import match_path
from vigil.server.match.layout import distinct, draw_seed, new_id, start_match
from vigil.server.people.tournaments.tournament_terms import in_turn
from vigil.server.protocol.match_state import Chosen
from vigil.server.store.matches import match_changes
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat
from vigil.server.store.notices.notice_rows import NewNotice, give_notice
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tournaments.tournament_changes import link_match
from vigil.server.store.tournaments.tournament_queries import find_tournament
from vigil.server.store.tournaments.tournament_rows import StoredPairing, StoredTournament


def due_games(tournament: StoredTournament, games: Sequence[StoredPairing]) -> list[StoredPairing]:
    """The games that lack a match and can be played now."""
    going = {game.tbl for game in games if game.ended is None and game.match is not None}
    due: list[StoredPairing] = []
    for game in games:
        if game.ended is not None or game.match is not None:
            continue
        waits = in_turn(tournament) and (game.tbl in going or any(game.tbl == first.tbl for first in due))
        if not waits:
            due.append(game)
    return due


def twin_of(game: StoredPairing, games: Sequence[StoredPairing]) -> str | None:
    """The match of the game before at the same table, if there is one."""
    return next(
        (one.match for one in games if one.tbl == game.tbl and one.game == game.game - 1 and one.match), None
    )


def new_table(
    tournament: StoredTournament,
    game: StoredPairing,
    names: Mapping[int, str],
    seed: int | None,
    now: float,
    clock: float,
) -> tuple[StoredMatch, list[StoredSeat]]:
    """The match of a game, in which the first seat begins; live clocks stand until both have come.

    `seed`: of the game before, if both are dealt alike.
    """
    people = game.people
    came = AWAITED if tournament.pace == "live" else 0.0
    shown = distinct([names[person] for person in people])
    seats = [
        StoredSeat("person", name, person, owner=person, came=came)
        for person, name in zip(people, shown, strict=True)
    ]
    match = StoredMatch(
        id=new_id(),
        setup=tournament.setup,
        seed=draw_seed(tournament.setup, len(people), lot=False) if seed is None else seed,
        start=None,
        clock=tournament.clock,
        listed=tournament.listed,
        status="waiting",
        made_by=people[0],
        began=now,
        moved=now,
        lot=False,
        rated=tournament.rated,
        chosen=msgspec.to_builtins(Chosen(duplicate=True)) if tournament.duplicate else None,
    )
    return start_match(match, seats, now, clock), seats


def add_table(
    connection: Connection,
    tournament: str,
    game: StoredPairing,
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    clock: float,
) -> bool:
    """Add the match of a game, unless another process has, or it is needed no more."""
    found = find_tournament(connection, tournament, lock=True)
    if found.state != "playing":
        return False
    match_changes.add_match(connection, match, seats)
    if not link_match(connection, tournament, game.key, match.id, clock):
        match_changes.delete_matches(connection, [match.id])
        return False
    for person in game.people:
        notice = NewNotice("round", match_path(match.id), words=found.name)
        give_notice(connection, person, notice, match.moved)
    return True


def seed_of(connection: Connection, match: str | None) -> int | None:
    """From which a match was dealt, if it is there."""
    found = connection.execute(select(matches.c.seed).where(matches.c.id == match)).scalar()
    return None if found is None else int(found)
