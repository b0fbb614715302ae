"""Entering and leaving a tournament: each is one transaction."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection

from vigil.server.domain.refusals import Overload, Refusal
from vigil.server.domain.tournament_kinds import RUNNING, UNDER_WAY
from vigil.server.fair_use import limits
from vigil.server.store.people import persons
from vigil.server.store.tournaments import tournament_changes, tournament_queries
from vigil.server.store.tournaments.tournament_queries import find_entrants, find_pairings, find_tournament
from vigil.server.store.tournaments.tournament_rows import StoredEntrant, StoredTournament

LOT: Final = 2**31 - 1  # the highest number of an entrant
DAY: Final = 24 * 3600.0
BY_HAND: Final = "its maker has called it off"


def make(connection: Connection, tournament: StoredTournament) -> None:
    """Add a tournament, unless its maker has made as many as they may."""
    persons.lock_person(connection, tournament.made_by)
    made = tournament_queries.count_made(connection, tournament.made_by, tournament.made - DAY)
    if made >= limits.TOURNAMENTS:
        raise Overload(f"one can make {limits.TOURNAMENTS} tournaments a day: make this one tomorrow")
    tournament_changes.add_tournament(connection, tournament)


def enter(
    connection: Connection, tournament: str, person: int, account: bool, token_hash: str | None, now: float
) -> None:
    """Let somebody take part, again if they had left; where games are rated, with an account."""
    found = find_tournament(connection, tournament, lock=True)
    if found.rated and not account:
        raise PermissionError("its games count for ratings: make an account to take part")
    there = find_entrants(connection, tournament)
    before = next((one for one in there if one.person == person), None)
    if before is None:
        expect_invited(found, person, token_hash)
        if sum(one.state != "out" for one in there) >= found.most:
            raise Refusal(f"this tournament has {found.most} entrants: no more can come")
    if not may_enter(found):
        raise Refusal("it is too late to enter this tournament")
    lots = {one.lot for one in there}
    lot = next(lot for lot in iter(lambda: secrets.randbelow(LOT), -1) if lot not in lots)
    since = found.round + 1 if found.state in RUNNING else 1
    tournament_changes.set_entrant(connection, tournament, person, "in", since, lot, now)


def expect_invited(tournament: StoredTournament, person: int, token_hash: str | None) -> None:
    """Refuse a stranger to a tournament that is by invitation."""
    if tournament.listed or tournament.made_by == person:
        return
    kept = tournament.token_hash
    if kept is None or token_hash is None or not secrets.compare_digest(kept, token_hash):
        raise PermissionError("this tournament is by invitation: ask its maker for the link")


def may_enter(tournament: StoredTournament) -> bool:
    """Whether it is not too late: a Swiss tournament waits until half of its rounds are paired."""
    if tournament.state == "open" or tournament.state not in RUNNING:
        return tournament.state == "open"
    return tournament.kind == "arena" or (
        tournament.kind == "swiss" and 2 * tournament.round <= tournament.rounds
    )


def withdraw(connection: Connection, tournament: str, person: int) -> None:
    """Let somebody take no further part; what they have played stays."""
    found = find_tournament(connection, tournament, lock=True)
    expect_under_way(found)
    if found.state == "open":
        tournament_changes.remove_entrant(connection, tournament, person)
        return
    if not tournament_changes.change_entrant(connection, tournament, person, state="out"):
        raise Refusal("you do not take part in this tournament")
    for game in find_pairings(connection, tournament, found.round):
        if person in game.people and game.match is None and game.ended is None:
            tournament_changes.forfeit_game(connection, tournament, game, [person])


def pause(connection: Connection, tournament: str, person: int, away: bool) -> None:
    """Let somebody rest for a while, or come back."""
    found = find_tournament(connection, tournament, lock=True)
    expect_under_way(found)
    own = entrant_of(find_entrants(connection, tournament), person)
    if own is None or own.state == "out":
        raise Refusal("you do not take part in this tournament")
    tournament_changes.change_entrant(connection, tournament, person, state="away" if away else "in")


def remove(connection: Connection, tournament: str, maker: int, entrant: int) -> None:
    """Let the maker of a tournament remove somebody, by their number."""
    expect_maker(find_tournament(connection, tournament, lock=True), maker)
    there = [one.person for one in find_entrants(connection, tournament) if one.lot == entrant]
    if not there:
        raise Refusal("nobody with this number takes part")
    withdraw(connection, tournament, there[0])


def cancel(connection: Connection, tournament: str, maker: int) -> None:
    """Let the maker of a tournament call it off."""
    found = find_tournament(connection, tournament, lock=True)
    expect_maker(found, maker)
    expect_under_way(found)
    tournament_changes.change_tournament(
        connection, tournament, state="cancelled", reason=BY_HAND, deadline=None
    )


def hasten(connection: Connection, tournament: str, maker: int, now: float) -> None:
    """Let the maker of a tournament begin it at once."""
    found = find_tournament(connection, tournament, lock=True)
    expect_maker(found, maker)
    if found.state != "open":
        raise Refusal("this tournament has begun")
    tournament_changes.change_tournament(connection, tournament, begins=now)


def set_link(connection: Connection, tournament: str, maker: int, token_hash: str) -> None:
    """Let people enter with a link, in place of the one before."""
    expect_maker(find_tournament(connection, tournament, lock=True), maker)
    tournament_changes.change_tournament(connection, tournament, token_hash=token_hash)


def expect_maker(tournament: StoredTournament, person: int) -> None:
    """Refuse what only the maker of a tournament may do."""
    if tournament.made_by != person:
        raise PermissionError("only its maker may do that")


def expect_under_way(tournament: StoredTournament) -> None:
    """Refuse to change a tournament that is over."""
    if tournament.state not in UNDER_WAY:
        raise Refusal("this tournament is over")


def entrant_of(there: list[StoredEntrant], person: int | None) -> StoredEntrant | None:
    """Somebody among those who take part."""
    return next((one for one in there if one.person == person), None)
