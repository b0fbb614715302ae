"""Queries: everything that is read from the database. `changes.py` has everything that is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, get_args

from sqlalchemy import ColumnElement, Connection, Row, exists, func, select

from vigil.server.domain import chat_lines
from vigil.server.domain.acts import Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.domain.kinds import Channel
from vigil.server.store.rows import Person, Report, StoredMatch, StoredSeat, match_of, seat_of
from vigil.server.store.schema import acts, chat, matches, people, reports, reviews, seats, settings

ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)  # what a match can be called
CONSIDERED: Final = 2000  # listed matches that are put into a fair order
NO_MATCH: Final = "there is no such match"


class WholeMatch(NamedTuple):
    """Everything stored of a match; chat is by the numbers of its lines."""

    match: StoredMatch
    seats: list[StoredSeat]
    acts: list[Act]
    chat: dict[int, ChatLine]


def load(connection: Connection, match: str, after: int = 0) -> WholeMatch:
    """Everything stored of a match, with its acts from some point on."""
    if not ID.fullmatch(match):
        raise LookupError(NO_MATCH)
    # Acts are read first. Of what others write meanwhile, the match may then be newer than the acts,
    # but there is no act whose consequences the match lacks.
    made = find_acts(connection, match, after)
    said = find_chat(connection, match)
    sitting = find_seats(connection, [match])[match]
    found = find_match(connection, match)
    if found is None:
        raise LookupError(NO_MATCH)
    return WholeMatch(found, sitting, made, said)


def find_person(connection: Connection, key_hash: str) -> Person | None:
    """The person with a key."""
    row = connection.execute(select(people).where(people.c.key_hash == key_hash)).first()
    return None if row is None else Person(row.id, row.name, row.muted, row.banned)


def find_old_person(connection: Connection, key_hash: str) -> Person | None:
    """The person with a key, if they came before cookies had a name of their own behind TLS."""
    last = connection.execute(select(settings.c.value).where(settings.c.key == "old people")).scalar()
    found = find_person(connection, key_hash)
    return found if found and last is not None and found.id <= int(last) else None


def find_match(connection: Connection, match: str) -> StoredMatch | None:
    """The match with an id."""
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else match_of(row)


def lock_match(connection: Connection, match: str) -> StoredMatch:
    """The match, which nobody else can change until this transaction is over."""
    row = connection.execute(select(matches).where(matches.c.id == match).with_for_update()).first()
    if row is None:
        raise LookupError(NO_MATCH)
    return match_of(row)


def find_seats(connection: Connection, ids: Iterable[str]) -> dict[str, list[StoredSeat]]:
    """The seats of some matches."""
    found: dict[str, list[StoredSeat]] = {match: [] for match in ids}
    wanted = select(seats).where(seats.c.match.in_(list(found))).order_by(seats.c.match, seats.c.seat)
    for row in connection.execute(wanted):
        found[row.match].append(seat_of(row))
    return found


def find_acts(connection: Connection, match: str, after: int = 0) -> list[Act]:
    """The acts of a match, from some point on."""
    wanted = select(acts).where(acts.c.match == match, acts.c.number > after).order_by(acts.c.number)
    return [
        Act(row.number, row.seat, row.kind, row.text, row.at, row.clock) for row in connection.execute(wanted)
    ]


def find_chat(connection: Connection, match: str) -> dict[int, ChatLine]:
    """The last lines of chat in each channel, in order."""
    found: dict[int, ChatLine] = {}
    for channel in get_args(Channel):
        there = (chat.c.match == match) & (chat.c.channel == channel)
        last = select(chat).where(there).order_by(chat.c.id.desc()).limit(chat_lines.KEPT)
        found.update({row.id: line_of(row) for row in connection.execute(last)})
    return dict(sorted(found.items()))


def line_of(row: Row[Any]) -> ChatLine:
    """The line in a row."""
    return ChatLine(row.seat, row.name, row.text, row.turn, row.at, row.channel, row.speaker)


def matches_of(connection: Connection, person: int, most: int) -> list[StoredMatch]:
    """The matches in which a person has a seat, be it on another device, the last moved first."""
    own = select(seats.c.match).where((seats.c.person == person) | (seats.c.owner == person))
    wanted = select(matches).where(matches.c.id.in_(own)).order_by(matches.c.moved.desc()).limit(most)
    return [match_of(row) for row in connection.execute(wanted)]


def count_unfinished(connection: Connection, person: int) -> int:
    """How many matches that are not over a person has made."""
    going = (matches.c.made_by == person) & (matches.c.status != "finished")
    return int(connection.execute(select(func.count()).select_from(matches).where(going)).scalar_one())


def count_listed(connection: Connection, person: int) -> int:
    """How many tables of a person wait in the lobby."""
    theirs = (matches.c.made_by == person) & (matches.c.status == "waiting") & matches.c.listed
    return int(connection.execute(select(func.count()).select_from(matches).where(theirs)).scalar_one())


def count_bot_only(connection: Connection, person: int) -> int:
    """How many unfinished matches a person has made that are played by bots alone."""
    going = (matches.c.made_by == person) & (matches.c.status != "finished") & ~has_other_than_bots()
    return int(connection.execute(select(func.count()).select_from(matches).where(going)).scalar_one())


def listed_matches(connection: Connection, status: str, most: int) -> list[StoredMatch]:
    """The listed matches of a status: the newest of everybody who made some, then their second ones ..."""
    shown = (matches.c.status == status) & matches.c.listed
    newest = matches.c.moved.desc()
    recent = select(matches.c.id, matches.c.made_by, matches.c.moved).where(shown).order_by(newest)
    found = recent.limit(CONSIDERED).subquery()
    turn = func.row_number().over(partition_by=found.c.made_by, order_by=found.c.moved.desc())
    ranked = select(found.c.id, turn.label("turn")).subquery()
    wanted = select(matches).join(ranked, ranked.c.id == matches.c.id).order_by(ranked.c.turn, newest)
    return [match_of(row) for row in connection.execute(wanted.limit(most))]


def reports_of(connection: Connection, match: str) -> list[Report]:
    """What was reported of a match."""
    wanted = select(reports).where(reports.c.match == match).order_by(reports.c.id)
    return [Report(**row._mapping) for row in connection.execute(wanted)]


def find_review(
    connection: Connection, match: str, seat: int, levels: Sequence[str], version: str
) -> bytes | None:
    """The kept review of a match, if this version has made it by one of these levels."""
    kept = (reviews.c.match == match) & (reviews.c.seat == seat) & (reviews.c.version == version)
    kept &= reviews.c.level.in_(levels)
    found: bytes | None = connection.execute(select(reviews.c.state).where(kept)).scalar()
    return found


def count_open_reports(connection: Connection, person: int) -> int:
    """How many reports of a person the host has not settled yet."""
    waiting = (reports.c.by == person) & ~reports.c.settled
    return int(connection.execute(select(func.count()).select_from(reports).where(waiting)).scalar_one())


def waiting_for_bots(connection: Connection, since: float) -> list[str]:
    """The matches in which a bot has had to decide since some time, while a person waits."""
    bot = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.deciding) & (seats.c.kind == "bot")
    late = (matches.c.status == "playing") & (matches.c.moved <= since) & has_other_than_bots()
    return list(connection.execute(select(matches.c.id).join(seats, bot).where(late)).scalars())


def has_other_than_bots() -> ColumnElement[bool]:
    """Whether a match has a seat that is not a bot's."""
    sitting = seats.alias()
    return exists().where(sitting.c.match == matches.c.id, sitting.c.kind != "bot")
