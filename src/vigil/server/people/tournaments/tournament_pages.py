"""The pages of tournaments: what everybody is told, made once for all who look, and what concerns one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, cast

from msgspec import Raw
from sqlalchemy import Connection, select

from vigil.rules.table import honor
from vigil.server.match.description import pool, turns_begun
from vigil.server.match.layout import distinct
from vigil.server.match.registry import Registry
from vigil.server.people.pairing.luck import luck_of
from vigil.server.people.pairing.standings import Ranked, standings
from vigil.server.people.tournaments.entering import entrant_of, may_enter
from vigil.server.people.tournaments.rounds import contest_of
from vigil.server.people.tournaments.tournament_terms import COMING, terms_of
from vigil.server.protocol.messages import encode
from vigil.server.protocol.people.tournament_messages import (
    LuckFigures,
    OwnPlace,
    StandingRow,
    TournamentBody,
    TournamentPage,
    TournamentTable,
)
from vigil.server.store.database import Database
from vigil.server.store.matches.match_queries import find_seats
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat, match_of, owner_of
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tournaments.tournament_queries import (
    ListedTournament,
    WholeTournament,
    load_tournament,
)
from vigil.server.store.tournaments.tournament_rows import StoredPairing

FRESH: Final = 1.0  # seconds for which everybody is told the same
KEPT: Final = 64  # tournaments in memory
SHOWN: Final = 15  # rounds in the standings; of an arena the last games


class TournamentData(NamedTuple):
    """What is read of a tournament, with the matches of the present round by id."""

    whole: WholeTournament
    ranked: list[Ranked]
    matches: Mapping[str, StoredMatch]
    seats: Mapping[str, list[StoredSeat]]


class MadePage(NamedTuple):
    """What everybody is told, when it was made, and of what."""

    at: float
    data: TournamentData
    body: Raw


class TournamentPages:
    """Pages that were made lately."""

    def __init__(self, database: Database, registry: Registry) -> None:
        self.database = database
        self.registry = registry
        self.made: OrderedDict[str, MadePage] = OrderedDict()
        self.making: dict[str, asyncio.Task[MadePage]] = {}

    async def page(self, tournament: str, person: int | None) -> TournamentPage:
        """A tournament as somebody is told of it."""
        made = await self.get(tournament)
        you = own_place(made.data, person, self.registry.time.now())
        return TournamentPage(cast("TournamentBody", made.body), you)  # written once for all

    async def get(self, tournament: str) -> MadePage:
        """What everybody is told; of many who ask at once, one lets it be made."""
        made = self.made.get(tournament)
        if made is not None and time.monotonic() - made.at < FRESH:
            return made
        if tournament not in self.making:
            self.making[tournament] = asyncio.create_task(self.make(tournament))
        return await asyncio.shield(self.making[tournament])

    def forget(self, tournament: str) -> None:
        """Let whoever has changed something see it."""
        self.made.pop(tournament, None)

    async def make(self, tournament: str) -> MadePage:
        """Make what everybody is told."""
        try:
            data = await self.database.read(partial(read_data, tournament=tournament))
            body = Raw(encode(self.body_of(data)))
            made = self.made[tournament] = MadePage(time.monotonic(), data, body)
            self.made.move_to_end(tournament)
            if len(self.made) > KEPT:
                self.made.popitem(last=False)
            return made
        finally:
            del self.making[tournament]

    def body_of(self, data: TournamentData) -> TournamentBody:
        """What everybody is told, from what was read."""
        one, there = data.whole.tournament, data.whole.entrants
        names = dict(zip([entrant.person for entrant in there], distinct_names(data.whole), strict=True))
        lots = {entrant.person: entrant.lot for entrant in there}
        staying = sum(entrant.state != "out" for entrant in there)
        shown = [game for game in data.whole.pairings if is_shown(game, data.whole)]
        return TournamentBody(
            terms=terms_of(ListedTournament(one, staying)),
            left=None if one.deadline is None else max(one.deadline - self.registry.time.now(), 0.0),
            luck=LuckFigures(**luck_of(one.kind, one.games, staying)._asdict()),
            standings=[standing_row(ranked, names, one.kind == "arena") for ranked in data.ranked],
            tables=[self.table_of(game, lots, data) for game in shown],
        )

    def table_of(self, game: StoredPairing, lots: Mapping[int, int], data: TournamentData) -> TournamentTable:
        """A game of the present round; its honor is known where it is played in this process."""
        match = data.matches.get(game.match or "")
        room = self.registry.rooms.get(game.match or "")
        scores = list(game.scores) if game.ended else []
        if room is not None and not game.ended:
            playing = room.match.course.game
            scores = [honor.score(playing, seat) for seat in range(len(playing.players))]
        return TournamentTable(
            table=game.tbl,
            game=game.game,
            people=[lots[person] for person in game.people],
            match=game.match,
            scores=scores,
            pool=match.honor_pool if match else 0,
            pool_at_start=pool(match, len(game.people)) if match else 0,
            turn=turns_begun(match) if match else 0,
            ended=game.ended,
        )


def read_data(connection: Connection, tournament: str) -> TournamentData:
    """Everything of a tournament that its page shows."""
    whole = load_tournament(connection, tournament)
    going = [game.match for game in whole.pairings if game.match is not None and is_shown(game, whole)]
    wanted = select(matches).where(matches.c.id.in_(going))
    found = {match.id: match for match in map(match_of, connection.execute(wanted))}
    return TournamentData(whole, standings(contest_of(whole)), found, find_seats(connection, found))


def is_shown(game: StoredPairing, whole: WholeTournament) -> bool:
    """Whether a game is of the present round, or being played."""
    return game.round == whole.tournament.round or game.ended is None


def distinct_names(whole: WholeTournament) -> list[str]:
    """The names of those who take part, in the order in which they came."""
    return distinct([entrant.name for entrant in whole.entrants])


def standing_row(ranked: Ranked, names: Mapping[int, str], arena: bool) -> StandingRow:
    """A row of the standings."""
    history = ranked.history
    own, marks = history.contestant, history.marks
    numbers = sorted(marks) if arena else range(1, max(marks, default=0) + 1)
    return StandingRow(
        place=ranked.place,
        entrant=own.lot,
        name=names[own.person],
        strength=round(own.strength) if own.strength else None,
        state=own.state,
        marks=[marks.get(number) for number in numbers][-SHOWN:],
        points=ranked.points,
        tie=ranked.tie,
    )


# What concerns one


def own_place(data: TournamentData, person: int | None, now: float) -> OwnPlace:
    """What a tournament asks of somebody."""
    whole = data.whole
    own = entrant_of(whole.entrants, person)
    game = own_game(whole, person)
    place = OwnPlace(
        entrant=own.lot if own else None,
        state=own.state if own else None,
        maker=whole.tournament.made_by == person,
        may_enter=may_enter(whole.tournament) and (own is None or own.state == "out"),
        table=game.tbl if game else None,
        game=game.game if game else None,
        match=game.match if game else None,
        opponent=None,
        opponent_here=False,
        seated=False,
        begins=False,
        kept=None,
        bye=game is not None and game.ended == "bye",
    )
    if game is None or len(game.people) < 2:
        return place
    return with_opponent(place, game, data, person, now)


def with_opponent(
    place: OwnPlace, game: StoredPairing, data: TournamentData, person: int | None, now: float
) -> OwnPlace:
    """The same with whom somebody meets, and who of them has come."""
    other = next((one for one in game.people if one != person), game.people[0])
    place.opponent = next(one.lot for one in data.whole.entrants if one.person == other)
    place.begins = game.people[0] == person
    seats: Sequence[StoredSeat] = data.seats.get(game.match or "", ())
    came = {owner_of(seat): seat.came != AWAITED for seat in seats}
    place.opponent_here, place.seated = came.get(other, False), came.get(person, False)
    if game.told is not None and not place.seated and game.ended is None:
        place.kept = max(game.told + COMING - now, 0.0)
    return place


def own_game(whole: WholeTournament, person: int | None) -> StoredPairing | None:
    """The game that somebody has to play, or else the last of the present round."""
    own = [game for game in whole.pairings if person in game.people and is_shown(game, whole)]
    going = [game for game in own if game.ended is None]
    return going[0] if going else own[-1] if own else None
