"""The rounds of a tournament: each change of its state is one transaction that may be tried again.

`open` becomes `pairing` when it begins, `pairing` becomes `playing` with the tables of a round, and `playing`
becomes `pairing` again or `finished` when all of them are done. An arena is `playing` until its bell.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from vigil.server.people.achievements.granting import LAURELS, grant
from vigil.server.people.pairing.contest import BYE, Contest, Contestant, ContestGame, DrawnTable
from vigil.server.people.pairing.knockout import rounds_of, wants_decider
from vigil.server.people.pairing.standings import standings
from vigil.server.people.pairing.swiss import rounds_for
from vigil.server.people.tournaments.tournament_terms import round_seconds
from vigil.server.protocol.people.tournament_messages import ENTRANTS, ROUNDS
from vigil.server.store.ratings.rating_log import load_placings
from vigil.server.store.tournaments.tournament_changes import (
    add_pairings,
    change_entrant,
    change_tournament,
)
from vigil.server.store.tournaments.tournament_queries import (
    WholeTournament,
    find_entrants,
    find_pairings,
    find_tournament,
    load_tournament,
)
from vigil.server.store.tournaments.tournament_rows import StoredEntrant, StoredPairing, StoredTournament

FEW: Final = f"fewer than {ENTRANTS[0]} people came"
LAUREL_FIELD: Final = 8  # people who have to take part for an achievement
DECIDER: Final = 3  # games of a knockout table that is even after two


def contest_of(whole: WholeTournament) -> Contest:
    """A tournament as far as pairing goes."""
    one = whole.tournament
    people = [contestant_of(entrant) for entrant in whole.entrants]
    return Contest(one.kind, one.games, one.round, people, [game_of(game) for game in whole.pairings])


def contestant_of(entrant: StoredEntrant) -> Contestant:
    """Somebody as far as pairing goes."""
    return Contestant(entrant.person, entrant.lot, entrant.strength or 0.0, entrant.since, entrant.state)


def game_of(game: StoredPairing) -> ContestGame:
    """A game as far as pairing goes."""
    return ContestGame(game.round, game.tbl, game.game, game.people, game.ended, game.points, game.scores)


def begin(connection: Connection, tournament: str, now: float, clock: float) -> None:
    """Begin a tournament whose time has come, if enough people have; `clock` is service time."""
    found = find_tournament(connection, tournament, lock=True)
    if found.state != "open" or found.begins > now:
        return
    there = [entrant.person for entrant in find_entrants(connection, tournament)]
    people = len(there)
    if people < ENTRANTS[0]:
        change_tournament(connection, tournament, state="cancelled", reason=FEW)
        return
    for person, placing in load_placings(connection, there).items():
        change_entrant(connection, tournament, person, strength=placing.mean)
    arena = found.kind == "arena"
    change_tournament(
        connection,
        tournament,
        state="playing" if arena else "pairing",
        rounds=rounds_wanted(found, people),
        deadline=clock + found.seconds if arena else None,
    )


def rounds_wanted(tournament: StoredTournament, people: int) -> int:
    """How many rounds a tournament of so many has; an arena has no number of them."""
    if tournament.kind == "arena":
        return 0
    if tournament.kind == "knockout":
        return rounds_of(people)
    return tournament.rounds or min(rounds_for(people), ROUNDS[1])


def add_round(
    connection: Connection, tournament: str, revision: int, tables: Sequence[DrawnTable], clock: float
) -> bool:
    """Write the tables of the next round; False if the tournament has changed since they were drawn."""
    found = find_tournament(connection, tournament, lock=True)
    if found.revision != revision:
        return False
    number = found.round + 1
    games = [game for table in tables for game in games_at(table, number, found.games)]
    add_pairings(connection, tournament, games)
    arena = found.kind == "arena"
    deadline = found.deadline if arena else clock + round_seconds(found, found.games)
    change_tournament(connection, tournament, state="playing", round=number, deadline=deadline)
    return True


def games_at(table: DrawnTable, number: int, games: int) -> list[StoredPairing]:
    """The games of a table, every second one with the seats swapped; who is alone has a bye."""
    if len(table.people) == 1:
        return [StoredPairing(number, table.table, 1, table.people, ended="bye", points=(BYE,), scores=(0,))]
    orders = [table.people, table.people[::-1]]
    return [StoredPairing(number, table.table, game, orders[(game - 1) % 2]) for game in range(1, games + 1)]


def end_round(connection: Connection, tournament: str, now: float, clock: float) -> None:
    """Go on from a round of which all games are over; `now` is by the calendar, `clock` service time."""
    found = find_tournament(connection, tournament, lock=True)
    if found.state != "playing":
        return
    if found.kind == "arena":
        if found.deadline is not None and clock >= found.deadline:
            finish(connection, tournament, now)
        return
    games = find_pairings(connection, tournament, found.round)
    if found.kind == "knockout" and add_deciders(connection, found, games, clock):
        return
    if any(game.ended is None for game in games):
        return
    if found.round >= found.rounds:
        finish(connection, tournament, now)
        return
    change_tournament(connection, tournament, state="pairing", deadline=None)


def add_deciders(
    connection: Connection, tournament: StoredTournament, games: Sequence[StoredPairing], clock: float
) -> bool:
    """Let tables of a knockout that are even play once more, with the lot for who begins."""
    tables: dict[int, list[StoredPairing]] = {}
    for game in games:
        tables.setdefault(game.tbl, []).append(game)
    even = [
        own
        for own in tables.values()
        if len(own) < DECIDER and wants_decider([game_of(game) for game in own])
    ]
    for own in even:
        people = own[0].people if secrets.randbelow(2) else own[0].people[::-1]
        add_pairings(connection, tournament.id, [StoredPairing(own[0].round, own[0].tbl, DECIDER, people)])
    if even:
        later = max(tournament.deadline or 0.0, clock + round_seconds(tournament, 1))
        change_tournament(connection, tournament.id, deadline=later)
    return bool(even)


def finish(connection: Connection, tournament: str, now: float) -> None:
    """End a tournament."""
    change_tournament(connection, tournament, state="finished", finished=now, deadline=None)
    whole = load_tournament(connection, tournament)
    played = {person for game in whole.pairings if len(game.people) > 1 for person in game.people}
    if len(played) >= LAUREL_FIELD:
        grant(connection, standings(contest_of(whole))[0].history.person, LAURELS, 1, now)
