"""Credentials: the passkeys and the password by which somebody comes back to an account."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from vigil.server.domain.kinds import CredentialKind
from vigil.server.store.tables.people_tables import credentials


class Credential(Struct, frozen=True):
    """One of them; of a passkey its key, of a password its hash."""

    id: int
    person: int
    kind: CredentialKind
    credential_id: str | None
    public_key: bytes | None
    sign_count: int
    secret: str | None
    label: str
    made: float
    used: float | None


def credentials_of(connection: Connection, person: int) -> list[Credential]:
    """All credentials of a person, the oldest first."""
    wanted = select(credentials).where(credentials.c.person == person).order_by(credentials.c.id)
    return [Credential(**row._mapping) for row in connection.execute(wanted)]


def find_password(connection: Connection, person: int | None) -> Credential | None:
    """The password of a person."""
    wanted = select(credentials).where(credentials.c.person == person, credentials.c.kind == "password")
    row = connection.execute(wanted).first()
    return None if row is None else Credential(**row._mapping)


def find_passkey(connection: Connection, credential_id: str) -> Credential | None:
    """The passkey that a browser names."""
    row = connection.execute(select(credentials).where(credentials.c.credential_id == credential_id)).first()
    return None if row is None else Credential(**row._mapping)


def set_password(connection: Connection, person: int, secret: str, now: float) -> None:
    """Give a person a password, in the place of the one before."""
    connection.execute(
        delete(credentials).where(credentials.c.person == person, credentials.c.kind == "password")
    )
    values = {"kind": "password", "secret": secret, "label": "", "sign_count": 0}
    connection.execute(credentials.insert().values(person=person, made=now, **values))


def refresh_secret(connection: Connection, credential: int, secret: str) -> None:
    """Keep a password by a newer hash."""
    connection.execute(update(credentials).where(credentials.c.id == credential).values(secret=secret))


def add_passkey(
    connection: Connection,
    person: int,
    credential_id: str,
    public_key: bytes,
    sign_count: int,
    label: str,
    now: float,
) -> None:
    """Let a passkey bring somebody back; one that is known stays whose it is."""
    values = {"kind": "passkey", "credential_id": credential_id, "public_key": public_key, "label": label}
    connection.execute(credentials.insert().values(person=person, sign_count=sign_count, made=now, **values))


def note_use(connection: Connection, credential: int, sign_count: int, now: float) -> None:
    """Write down that a credential was used."""
    used = update(credentials).where(credentials.c.id == credential)
    connection.execute(used.values(sign_count=sign_count, used=now))


def remove_credential(connection: Connection, person: int, credential: int) -> bool:
    """Let a credential bring nobody back; False if it is the last one, or not theirs."""
    count = select(func.count()).select_from(credentials).where(credentials.c.person == person)
    if connection.execute(count).scalar_one() <= 1:
        return False
    theirs = (credentials.c.id == credential) & (credentials.c.person == person)
    return connection.execute(delete(credentials).where(theirs)).rowcount > 0
