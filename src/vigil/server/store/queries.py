"""The store: what is kept of people, matches, acts and chat. All SQL is here."""

from __future__ import annotations

import json
import re
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import (
    Connection,
    Engine,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import CursorResult, Row, make_url
from sqlalchemy.exc import SQLAlchemyError

from vigil import __version__
from vigil.server.protocol.messages import Kind, Said, Status, encode
from vigil.server.store.acts import Act
from vigil.server.store.migrations import make_tables
from vigil.server.store.schema import acts, chat, matches, people, seats, settings
from vigil.server.web.limits import CHAT_KEPT

ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)  # what a match can be called
CHANNEL: Final = "vigil"  # where processes on one PostgreSQL tell each other of changes
NO_MATCH: Final = "there is no such match"
LONGEST: Final = 7999  # bytes that PostgreSQL lets them say at once


class Person(Struct, frozen=True):
    """Somebody with a key."""

    id: int
    name: str


class News(Struct):
    """What one process tells the others: acts, or who is present; if neither, they look for themselves."""

    match: str
    sender: str
    acts: list[Act] = []
    present: list[int] | None = None


class StoredMatch(Struct):
    """A match without its acts."""

    id: str
    setup: dict[str, Any]
    seed: int
    start: dict[str, Any] | None
    clock: dict[str, Any] | None
    listed: bool
    status: Status
    made_by: int
    began: float
    moved: float
    acts: int = 0
    deciding: int | None = None
    turn_number: int = 0
    honor_pool: int = 0
    taken_back: bool = False
    rematch: str | None = None
    result: dict[str, Any] | None = None
    version: str = __version__  # of the Vigil it was begun with


class StoredSeat(Struct):
    """Who sits at a seat."""

    kind: Kind
    name: str
    person: int | None = None
    level: str | None = None
    token_hash: str | None = None
    resigned: bool = False


DOCUMENTS: Final = ("setup", "start", "clock", "result")
CHANGING: Final = (
    "status", "began", "moved", "acts", "deciding", "turn_number", "honor_pool", "taken_back", "result"
)  # fmt: skip

# What every act needs is put together once: that takes longer than to carry it out.
ADD_ACT: Final = {
    dialect.dialect.name: dialect.insert(acts).on_conflict_do_nothing().returning(acts.c.number)
    for dialect in (sqlite, postgresql)
}
KEEP_MATCH: Final = update(matches).where(matches.c.id == bindparam("match"))
NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")


def open_store(url: str) -> Engine:
    """The database at an address, with all its tables."""
    try:
        # The database may have been restarted; and what people write is nobody's business in a log.
        engine = create_engine(as_url(url), pool_pre_ping=True, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        with engine.begin() as connection:
            make_tables(connection)
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(error).splitlines()[0]  # the rest is advice for programmers
        raise ValueError(f"the database cannot be opened: {reason}") from error
    return engine


def hold(engine: Engine) -> sqlite3.Connection | None:
    """Keep other processes off an SQLite file: they would never hear of each other's changes."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or file in (None, "", ":memory:"):
        return None
    held = sqlite3.connect(f"{file}-lock", timeout=0, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")  # it ends with the process, however that ends
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise ValueError(f"{file}-lock cannot be opened: {error}") from error
        raise ValueError(f"another Vigil is running on {file}: use or stop that one") from error
    return held


def as_url(url: str) -> str:
    """An address that SQLAlchemy knows; a bare path is a file."""
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{url}"
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return url
    if address.get_backend_name() not in ("postgres", "postgresql"):
        raise ValueError(f"matches can be kept in SQLite and PostgreSQL, not in {address.get_backend_name()}")
    return address.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()


def notify(connection: Connection, news: News) -> None:
    """Tell the other processes what has changed."""
    if connection.dialect.name != "postgresql":
        return
    said = encode(news)
    if len(said) > LONGEST:
        said = encode(News(news.match, news.sender))
    connection.execute(NOTIFY, {"channel": CHANNEL, "news": said.decode()})


def insert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what to do about a conflict."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def secret(connection: Connection) -> str:
    """The secret of this server, made when it was first asked for."""
    fresh = insert(connection, settings).values(key="secret", value=secrets.token_hex(32))
    connection.execute(fresh.on_conflict_do_nothing())
    return str(connection.execute(select(settings.c.value).where(settings.c.key == "secret")).scalar_one())


def new_key(done: CursorResult[Any]) -> int:
    """The number that a new row was given."""
    assert done.inserted_primary_key is not None
    return int(done.inserted_primary_key[0])


def find_person(connection: Connection, key_hash: str) -> Person | None:
    """Whose key it is."""
    row = connection.execute(select(people).where(people.c.key_hash == key_hash)).first()
    return None if row is None else Person(row.id, row.name)


def add_person(connection: Connection, key_hash: str, name: str, now: float) -> Person:
    """Somebody new, unless they asked for two things at once and are known by now."""
    new = insert(connection, people).values(key_hash=key_hash, name=name, created=now)
    connection.execute(new.on_conflict_do_nothing())
    found = find_person(connection, key_hash)
    assert found is not None
    return found


def rename_person(connection: Connection, person: int, name: str) -> None:
    """What to call somebody from now on."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def add_match(connection: Connection, match: StoredMatch, sitting: Sequence[StoredSeat]) -> None:
    """A new match with its seats."""
    connection.execute(matches.insert().values(match_row(match)))
    rows = [{"match": match.id, "seat": number, **seat_row(seat)} for number, seat in enumerate(sitting)]
    connection.execute(seats.insert(), rows)


def match_row(match: StoredMatch) -> dict[str, Any]:
    """A match as the table has it."""
    row = {field: getattr(match, field) for field in match.__struct_fields__}
    for key in DOCUMENTS:
        row[key] = None if row[key] is None else json.dumps(row[key])
    return {**row, "seed": str(match.seed)}


def seat_row(seat: StoredSeat) -> dict[str, Any]:
    """A seat as the table has it."""
    return {field: getattr(seat, field) for field in seat.__struct_fields__}


def match_of(row: Row[Any]) -> StoredMatch:
    """A match out of the table."""
    data = dict(row._mapping)
    for key in DOCUMENTS:
        data[key] = None if data[key] is None else json.loads(data[key])
    return StoredMatch(**{**data, "seed": int(data["seed"])})


def seat_of(row: Row[Any]) -> StoredSeat:
    """A seat out of the table."""
    data = dict(row._mapping)
    del data["match"], data["seat"]
    return StoredSeat(**data)


def find_match(connection: Connection, match: str) -> StoredMatch | None:
    """The match with an id."""
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else match_of(row)


def lock_match(connection: Connection, match: str) -> StoredMatch:
    """The match, which nobody else can change until this transaction is over."""
    wanted = select(matches).where(matches.c.id == match).with_for_update()
    return match_of(connection.execute(wanted).one())


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
    return [Act(row.number, row.seat, row.kind, row.text, row.at) for row in connection.execute(wanted)]


def add_acts(connection: Connection, match: StoredMatch, made: Sequence[Act]) -> bool:
    """Write acts and what they make of the match, unless somebody else was faster."""
    add = ADD_ACT[connection.dialect.name]
    for act in made:
        if connection.execute(add, {"match": match.id, **structs.asdict(act)}).first() is None:
            return False  # the first one decides: whoever has it has all that follow
    keep_match(connection, match)
    return True


def keep_match(connection: Connection, match: StoredMatch) -> None:
    """Write what has become of a match."""
    kept = {name: getattr(match, name) for name in CHANGING}
    result = None if match.result is None else json.dumps(match.result)
    connection.execute(KEEP_MATCH, {"match": match.id, **kept, "result": result})


def keep_seat(connection: Connection, match: str, number: int, seat: StoredSeat) -> None:
    """Write who sits at a seat."""
    place = (seats.c.match == match) & (seats.c.seat == number)
    connection.execute(update(seats).where(place).values(seat_row(seat)))


def take_seat(connection: Connection, match: str, number: int, before: StoredSeat, after: StoredSeat) -> bool:
    """Give a seat to somebody, unless it has changed hands meanwhile."""
    place = (seats.c.match == match) & (seats.c.seat == number) & (seats.c.kind == before.kind)
    place &= seats.c.person.is_not_distinct_from(before.person)
    place &= seats.c.token_hash.is_not_distinct_from(before.token_hash)
    return connection.execute(update(seats).where(place).values(seat_row(after))).rowcount == 1


def link_rematch(connection: Connection, match: str, rematch: str) -> bool:
    """Say which match is the rematch of another, unless it has one."""
    free = (matches.c.id == match) & (matches.c.rematch.is_(None))
    return connection.execute(update(matches).where(free).values(rematch=rematch)).rowcount == 1


def matches_of(connection: Connection, person: int, most: int) -> list[StoredMatch]:
    """The matches in which somebody has a seat, the last moved first."""
    own = select(seats.c.match).where(seats.c.person == person)
    wanted = select(matches).where(matches.c.id.in_(own)).order_by(matches.c.moved.desc()).limit(most)
    return [match_of(row) for row in connection.execute(wanted)]


def count_unfinished(connection: Connection, person: int) -> int:
    """How many matches somebody has made that go on."""
    going = (matches.c.made_by == person) & (matches.c.status != "finished")
    return int(connection.execute(select(func.count()).select_from(matches).where(going)).scalar_one())


def listed_matches(connection: Connection, status: str, most: int) -> list[StoredMatch]:
    """The listed matches of a status, the last moved first."""
    shown = (matches.c.status == status) & matches.c.listed
    wanted = select(matches).where(shown).order_by(matches.c.moved.desc()).limit(most)
    return [match_of(row) for row in connection.execute(wanted)]


def waiting_for_bots(connection: Connection, since: float) -> list[str]:
    """The matches in which a bot has had to decide for some time."""
    bot = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.deciding) & (seats.c.kind == "bot")
    wanted = (
        select(matches.c.id).join(seats, bot).where(matches.c.status == "playing", matches.c.moved <= since)
    )
    return list(connection.execute(wanted).scalars())


def add_said(connection: Connection, match: str, said: Said) -> int:
    """Keep a line of chat; returns its number."""
    return new_key(connection.execute(chat.insert().values(match=match, **structs.asdict(said))))


def find_chat(connection: Connection, match: str) -> dict[int, Said]:
    """The last lines of chat, in order."""
    wanted = select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
    rows = list(connection.execute(wanted))
    return {row.id: Said(row.seat, row.name, row.text, row.turn, row.at) for row in reversed(rows)}


def load(
    connection: Connection, match: str, after: int = 0
) -> tuple[StoredMatch, list[StoredSeat], list[Act], dict[int, Said]]:
    """All there is of a match, with the acts from some point on."""
    if not ID.fullmatch(match):
        raise LookupError(NO_MATCH)
    # Acts come first: of what others write meanwhile, none is there without what it made of the match.
    made = find_acts(connection, match, after)
    said = find_chat(connection, match)
    sitting = find_seats(connection, [match])[match]
    found = find_match(connection, match)
    if found is None:
        raise LookupError(NO_MATCH)
    return found, sitting, made, said
