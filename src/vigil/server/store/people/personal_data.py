"""Personal data: for every table whose it is, what of it a person gets to see, and what is left when they go.

A test walks over the schema and fails for a table or a column about which nothing is decided here.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Table

from vigil.server.store.tables import achievement_tables as done
from vigil.server.store.tables import deal_tables as dealt
from vigil.server.store.tables import host_tables as hosting
from vigil.server.store.tables import match_tables as played
from vigil.server.store.tables import notice_tables as notices
from vigil.server.store.tables import opponent_tables as meeting
from vigil.server.store.tables import people_tables as proofs
from vigil.server.store.tables import puzzle_tables as puzzles
from vigil.server.store.tables import rating_tables as rated
from vigil.server.store.tables import result_tables as ended
from vigil.server.store.tables import tournament_tables as contests

# What becomes of rows when their person is deleted, and when somebody else turns out to be the same person.
Leaving = Literal["removed", "kept"]
Joining = Literal["moved", "filled in", "added up", "removed"]


class TablePolicy(Struct, frozen=True):
    """What is decided about a table.

    `whose`: the columns that say whose a row is; `named`: other columns that refer to people, and
    `named_leaving` what becomes of a row when one of those is deleted. `shown`: the
    columns that are exported; `hidden`: those that are not: secrets of the server or of others, or numbers
    that mean nothing outside. `emptied`: what stands in columns of rows that are kept when their person is
    gone. "filled in": a row comes along where there is none of the same key yet; "added up": so do numbers.
    """

    whose: tuple[str, ...]
    shown: tuple[str, ...]
    leaving: Leaving
    joining: Joining
    hidden: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    named_leaving: Leaving = "kept"
    emptied: dict[str, Any] = {}


NAMELESS: Final = "Somebody"  # in games of others, after somebody has gone

PERSONAL: Final[dict[Table, TablePolicy]] = {
    proofs.people: TablePolicy(
        whose=("id",),
        shown=("id", "name", "created", "muted", "banned", "account", "seen", "deleted"),
        hidden=("folded", "erased"),
        leaving="kept",
        joining="removed",
        emptied={"name": NAMELESS, "account": False, "folded": None, "seen": None},
    ),
    proofs.reserved_names: TablePolicy(
        whose=("person",),
        shown=("until",),
        hidden=("folded", "person"),
        leaving="kept",  # nobody else gets the name too soon; who had it is not known any more
        joining="moved",
        emptied={"person": None},
    ),
    proofs.sessions: TablePolicy(
        whose=("person",),
        shown=("id", "kind", "scope", "match", "seat", "label", "made", "used", "until", "revoked", "proved"),
        hidden=("person", "key_hash"),
        leaving="removed",
        joining="moved",
    ),
    proofs.credentials: TablePolicy(
        whose=("person",),
        shown=("kind", "credential_id", "sign_count", "label", "made", "used"),
        hidden=("id", "person", "public_key", "secret"),
        leaving="removed",
        joining="removed",
    ),
    proofs.recovery_codes: TablePolicy(
        whose=("person",),
        shown=("used",),
        hidden=("person", "hash"),
        leaving="removed",
        joining="removed",
    ),
    notices.notifications: TablePolicy(
        whose=("person",),
        named=("other",),
        named_leaving="removed",
        shown=("kind", "path", "words", "at", "read", "pushed"),
        hidden=("id", "person", "other", "push_due"),
        leaving="removed",
        joining="moved",
    ),
    notices.notice_choices: TablePolicy(
        whose=("person",),
        shown=("kind", "app", "push"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    notices.subscriptions: TablePolicy(
        whose=("person",),
        shown=("endpoint", "made", "failed"),
        hidden=("id", "person", "session", "p256dh", "auth"),
        leaving="removed",
        joining="removed",
    ),
    played.seats: TablePolicy(
        whose=("person",),
        shown=("match", "seat", "kind", "name", "level", "resigned", "came", "hints", "wish", "wished"),
        hidden=("person", "token_hash", "token_until", "seen_by"),
        leaving="kept",  # others' games rest on them; the name is taken out of each match
        joining="moved",
    ),
    played.matches: TablePolicy(
        whose=("made_by",),
        shown=(
            "id",
            "setup",
            "clock",
            "listed",
            "status",
            "began",
            "moved",
            "turn_number",
            "result",
            "version",
        ),
        hidden=(
            "made_by",
            "seed",
            "generator",
            "start",
            "acts",
            "deciding",
            "honor_pool",
            "taken_back",
            "rematch",
            "chosen",
            "clock_began",
            "visited",
            "revision",
            "resumed",
            "clocks",
            "pool",
            "first_turn",
            "hints",
            "lot",
            "rated",
        ),
        leaving="kept",
        joining="moved",
    ),
    played.chat: TablePolicy(
        whose=("person",),
        shown=("match", "seat", "name", "text", "reaction", "at", "turn", "channel"),
        hidden=("id", "person", "speaker"),
        leaving="removed",
        joining="moved",
    ),
    meeting.seeks: TablePolicy(
        whose=("person",),
        shown=("pace", "sets", "players", "rated", "anybody", "rating", "sigma", "since", "until", "match"),
        hidden=("id", "person", "process", "beat", "meeting", "meet_until", "came", "missed"),
        leaving="removed",
        joining="removed",
    ),
    meeting.challenges: TablePolicy(
        whose=("by", "to"),
        shown=("pace", "sets", "rated", "duplicate", "state", "at", "until", "match", "second"),
        hidden=("id", "by", "to"),
        leaving="removed",
        joining="moved",
    ),
    meeting.follows: TablePolicy(
        whose=("person",),
        named=("other",),
        named_leaving="removed",
        shown=("other", "at"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    meeting.blocks: TablePolicy(
        whose=("person",),
        named=("other",),
        named_leaving="removed",
        shown=("other", "at"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    meeting.presence: TablePolicy(
        whose=("person",),
        shown=("beat", "match"),
        hidden=("person", "process"),
        leaving="removed",
        joining="removed",
    ),
    contests.tournaments: TablePolicy(
        whose=("made_by",),
        shown=("id", "name", "kind", "state", "rounds", "setup", "clock", "pace", "rated", "begins", "made"),
        hidden=(
            "made_by",
            "round",
            "games",
            "seconds",
            "duplicate",
            "listed",
            "token_hash",
            "most",
            "deadline",
            "finished",
            "reason",
            "revision",
        ),
        leaving="kept",  # others play it
        joining="moved",
    ),
    contests.entrants: TablePolicy(
        whose=("person",),
        shown=("tournament", "state", "since", "strength", "entered"),
        hidden=("person", "lot"),
        leaving="kept",  # others' standings rest on them
        joining="filled in",
    ),
    contests.pairing_seats: TablePolicy(
        whose=("person",),
        shown=("tournament", "round", "tbl", "game", "seat", "points", "score"),
        hidden=("person",),
        leaving="kept",
        joining="moved",
    ),
    dealt.deal_attempts: TablePolicy(
        whose=("person",),
        shown=("day", "match", "began", "finished", "won", "honor", "lead", "turns", "course"),
        hidden=("person",),
        leaving="kept",  # others are compared with them
        joining="filled in",
    ),
    ended.result_seats: TablePolicy(
        whose=("person",),
        shown=(
            "number",
            "seat",
            "level",
            "side",
            "place",
            "score",
            "won",
            "left",
            "left_at",
            "turns",
            "hints",
            "established",
            "finished",
        ),
        hidden=("person",),
        leaving="kept",
        joining="moved",
    ),
    ended.totals: TablePolicy(
        whose=("person",),
        shown=("sets", "finished", "won", "left"),
        hidden=("person",),
        leaving="removed",
        joining="added up",
    ),
    # Ratings are made again from the results: with those of two people who are one, when all are.
    rated.ratings: TablePolicy(
        whose=("person",),
        shown=("mean", "deviation", "games", "bot_games", "people_met", "games_met"),
        hidden=("person",),
        leaving="removed",
        joining="removed",
    ),
    rated.rating_offsets: TablePolicy(
        whose=("person",),
        shown=("code", "mean", "deviation"),
        hidden=("person",),
        leaving="removed",
        joining="removed",
    ),
    rated.standings: TablePolicy(
        whose=("person",),
        shown=("pool", "mean", "deviation", "standing", "games", "won", "played", "listed"),
        hidden=("person",),
        leaving="removed",
        joining="removed",
    ),
    rated.rating_changes: TablePolicy(
        whose=("person",),
        shown=("number", "seat", "mean", "deviation", "change", "weight", "won", "pace", "sets", "finished"),
        hidden=("person",),
        leaving="kept",  # others' games rest on them
        joining="moved",
        emptied={"person": None},
    ),
    rated.meetings: TablePolicy(
        whose=("person",),
        named=("other",),
        named_leaving="removed",
        shown=("games", "established", "recent"),
        hidden=("person", "other"),
        leaving="removed",
        joining="removed",
    ),
    done.achievements: TablePolicy(
        whose=("person",),
        shown=("code", "at", "number", "progress"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    done.deeds: TablePolicy(
        whose=("person",), shown=("content",), hidden=("person",), leaving="removed", joining="filled in"
    ),
    done.card_counts: TablePolicy(
        whose=("person",),
        shown=("card", "copies", "games", "won"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    done.profile_choices: TablePolicy(
        whose=("person",),
        shown=("rating", "games", "cards", "achievements"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    puzzles.puzzle_tries: TablePolicy(
        whose=("person",),
        shown=("puzzle", "solved", "at"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    puzzles.puzzle_solvers: TablePolicy(
        whose=("person",),
        shown=("rating", "deviation", "tries", "solved"),
        hidden=("person",),
        leaving="removed",
        joining="filled in",
    ),
    hosting.reports: TablePolicy(
        whose=("by",),
        named=("about",),  # who was reported does not learn of it
        shown=("match", "seat", "reason", "text", "at", "settled"),
        hidden=("id", "by", "about"),
        leaving="kept",
        joining="moved",
        emptied={"text": ""},
    ),
    hosting.orders: TablePolicy(
        whose=("person",),
        shown=("kind", "match", "at"),
        hidden=("id", "person", "note"),
        leaving="kept",
        joining="moved",
        emptied={"note": ""},
    ),
}

# Tables in which nothing is one person's, and why.
IMPERSONAL: Final[dict[Table, str]] = {
    proofs.auth_challenges: "random bytes, for five minutes",
    played.acts: "moves of a match, which everybody at the table has seen; names in them are replaced",
    played.snapshots: "games as they stood; seats have the names",
    played.reviews: "can be made again; those of matches with somebody who is gone are removed",
    contests.pairings: "the games of a tournament; their seats are people's",
    done.tallies: "what happened at a seat of a match; results say whose it was",
    dealt.deals: "what everybody plays on a day",
    ended.results: "what a match was and how it ended",
    ended.readers: "how far readers of results have come",
    puzzles.puzzle_ratings: "how puzzles fare, whoever tries them",
    hosting.settings: "what the server remembers of itself",
}
