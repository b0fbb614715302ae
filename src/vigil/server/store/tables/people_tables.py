"""Tables of people: who somebody is, and what proves it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    text,
)

from vigil.server.store.tables.schema import schema

WHOLE = text("match IS NULL")  # of a session that is not for a lent seat alone
LENT = text("match IS NOT NULL")

people = Table(
    "people",
    schema,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("account", Boolean, nullable=False, default=False),  # whether the name is theirs alone
    Column("folded", Text, unique=True),  # the name of an account, where all that looks alike is the same
    Column("seen", Float),  # when they were last here, to the hour
    Column("deleted", Float),  # when they asked to be forgotten ...
    Column("erased", Float),  # ... and when nothing was left to be done for that
)
reserved_names = Table(  # of accounts that have another name by now, or are gone
    "reserved_names",
    schema,
    Column("folded", Text, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), index=True),  # who may still have it back
    Column("until", Float, nullable=False, index=True),
)
sessions = Table(  # a key may stand in several: its own, and one for each seat that was lent to it
    "sessions",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("key_hash", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # what keeps the key
    Column("scope", String(8), nullable=False),  # what may be done with it
    Column("match", String(32)),  # with the seat, if it is for a lent one
    Column("seat", Integer),
    Column("label", Text, nullable=False),  # the device, in words that its owner knows
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the hour
    Column("until", Float),
    Column("revoked", Float),
    Column("proved", Float),  # when its person last proved who they are, for what matters
    ForeignKeyConstraint(
        ["match", "seat"], ["seats.match", "seats.seat"], name="fk_sessions_match", ondelete="CASCADE"
    ),
    Index("sessions_by_key", "key_hash", unique=True, sqlite_where=WHOLE, postgresql_where=WHOLE),
    Index("sessions_by_seat", "match", "seat", unique=True, sqlite_where=LENT, postgresql_where=LENT),
    sqlite_autoincrement=True,  # a number is never given twice: servers remember those that were revoked
)
credentials = Table(  # passkeys, and one password
    "credentials",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("credential_id", Text, unique=True),  # of a passkey, as the browser writes it
    Column("public_key", LargeBinary),
    Column("sign_count", Integer, nullable=False, default=0),
    Column("secret", Text),  # the hash of a password, with how it was made
    Column("label", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
)
recovery_codes = Table(
    "recovery_codes",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used", Float),
)
auth_challenges = Table(  # what a passkey has to sign, once and soon
    "auth_challenges",
    schema,
    Column("hash", String(64), primary_key=True),
    Column("key_hash", String(64), nullable=False),  # of the session that asked for it; empty: none
    Column("purpose", String(16), nullable=False),
    Column("until", Float, nullable=False, index=True),
)
