"""The terms of a tournament: what somebody asks for, checked, and how they are told."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from vigil.server.domain.refusals import Refusal
from vigil.server.match.layout import new_id
from vigil.server.protocol.people import tournament_messages as bounds
from vigil.server.protocol.people.tournament_messages import NewTournament, TournamentTerms
from vigil.server.protocol.requests import Clock, TableSetup
from vigil.server.seating.creation import wrong_with
from vigil.server.store.tournaments.tournament_queries import ListedTournament
from vigil.server.store.tournaments.tournament_rows import StoredTournament
from vigil.wording.signs import clean_text, is_visible

AT_A_TABLE: Final = 2
MINUTE: Final = 60
DAY: Final = 24 * 3600
COMING: Final = 5 * MINUTE  # seconds for which a seat of a live game is kept for somebody
SLACK: Final = MINUTE  # seconds after which a game that should be over is ended


class TermRange(NamedTuple):
    """What a number of the terms is called, and its least and most."""

    what: str
    least: int
    most: int


def new_tournament(asked: NewTournament, person: int, now: float) -> StoredTournament:
    """The tournament that was asked for; anything wrong with it is a ValueError."""
    check(asked)
    arena = asked.kind == "arena"
    return StoredTournament(
        id=new_id(),
        name=tournament_name(asked.name),
        kind=asked.kind,
        state="open",
        rounds=asked.rounds if asked.kind == "swiss" else 0,
        games=1 if arena else asked.games,
        setup=structs.asdict(asked.setup),
        clock=structs.asdict(clock_for(asked)),
        pace=asked.pace,
        seconds=asked.length * MINUTE if arena else asked.days * DAY if asked.pace == "slow" else 0,
        rated=asked.rated,
        duplicate=asked.duplicate and not arena,
        listed=asked.open,
        token_hash=None,
        most=asked.most,
        begins=now + asked.begins_in,
        made_by=person,
        made=now,
    )


def check(asked: NewTournament) -> None:
    """Refuse numbers that no tournament can have, and a setup that two cannot play."""
    spans = {
        "minutes": TermRange("a player has {} to {} minutes for a live game", *bounds.MINUTES),
        "days": TermRange("a slow round takes {} to {} days", *bounds.DAYS),
        "length": TermRange("an arena takes {} to {} minutes", *bounds.LENGTH),
        "begins_in": TermRange("a tournament begins in {} to {} seconds", *bounds.BEGINS),
        "most": TermRange("a tournament has {} to {} entrants at most", *bounds.ENTRANTS),
        "games": TermRange("two people have {} or {} games in a round", 1, 2),
    }
    if asked.rounds:
        spans["rounds"] = TermRange("a Swiss tournament has {} to {} rounds", *bounds.ROUNDS)
    for field, span in spans.items():
        found = getattr(asked, field)
        if not span.least <= found <= span.most:
            raise Refusal(f"{span.what.format(span.least, span.most)}, not {found}")
    if asked.kind == "arena" and asked.pace == "slow":
        raise Refusal("an arena is live: choose Swiss or knockout for games over days")
    if asked.duplicate and asked.games == 1:
        raise Refusal("the same deal twice needs two games in a round")
    if asked.duplicate and asked.rated:
        raise Refusal("games from the same deal count for no rating: choose one of the two")
    problem = wrong_with(asked.setup, AT_A_TABLE)
    if problem is not None:
        raise Refusal(problem)


def tournament_name(text: str) -> str:
    """A name as it may be shown to others."""
    clean = clean_text(text)
    least, most = bounds.NAME
    if not least <= len(clean) <= most or not is_visible(clean):
        raise Refusal(f"a tournament has a name of {least} to {most} characters")
    return clean


def clock_for(asked: NewTournament) -> Clock:
    """The clock of every game: players of a slow round share its time, so that it is over with it."""
    if asked.pace == "live":
        return Clock(asked.minutes * MINUTE, "game")
    games = asked.games if asked.duplicate else 1
    return Clock(asked.days * DAY // (AT_A_TABLE * games), "game")


def in_turn(tournament: StoredTournament) -> bool:
    """Whether the games of a table are played one after another; otherwise at the same time."""
    return tournament.pace == "live" or tournament.duplicate


def round_seconds(tournament: StoredTournament, games: int) -> float:
    """How long a round takes at most."""
    if tournament.pace == "slow":
        return float(tournament.seconds)
    seconds: int = tournament.clock["seconds"]
    return float(games * (COMING + AT_A_TABLE * seconds) + SLACK)


def terms_of(listed: ListedTournament) -> TournamentTerms:
    """A tournament as anybody is told of it."""
    one: Any = listed.tournament
    same = {field: getattr(one, field) for field in TournamentTerms.__struct_fields__ if hasattr(one, field)}
    same |= {
        "setup": msgspec.convert(one.setup, TableSetup),
        "clock": msgspec.convert(one.clock, Clock),
        "open": one.listed,
        "entrants": listed.entrants,
    }
    return TournamentTerms(**same)
