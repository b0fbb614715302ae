"""Coming in: the changes by which a key becomes that of an account. Each is one transaction."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from vigil.server.domain.kinds import SessionKind
from vigil.server.people.accounts.merging import merge_person
from vigil.server.people.accounts.passkeys import NewPasskey
from vigil.server.people.accounts.recovery import hash_code
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.hosting import host
from vigil.server.store.people import account_rows, credentials, persons, recovery_store, sessions
from vigil.server.store.people.persons import Person


class Arrival(NamedTuple):
    """A key that is about to prove somebody, and the one it takes the place of, if there is one."""

    key_hash: str
    before: str | None
    kind: SessionKind
    device: str
    now: float


class Proof(NamedTuple):
    """What a new account is kept by: one of the two."""

    secret: str | None
    passkey: NewPasskey | None


def open_account(
    connection: Connection, arrival: Arrival, name: str, proof: Proof, codes: list[str]
) -> Person:
    """Make an account of whoever has a key, or of somebody new. The key is another from then on."""
    person = settle_key(connection, arrival, name)
    if person.account:
        raise PermissionError(f"you have an account already: {person.name}")
    account_rows.claim_name(connection, person.id, name, fold_name(name), arrival.now)
    keep_proof(connection, person.id, proof, arrival.device, arrival.now)
    recovery_store.replace_codes(connection, person.id, map(hash_code, codes))
    sessions.trust_session(connection, person.session, arrival.now)
    return person


def settle_key(connection: Connection, arrival: Arrival, name: str) -> Person:
    """Who has the key that is replaced, by the new one; somebody new if nobody has."""
    if arrival.before is not None and persons.find_person(connection, arrival.before) is not None:
        sessions.change_key(connection, arrival.before, arrival.key_hash)
    found = persons.find_person(connection, arrival.key_hash)
    if found is not None:
        return found
    return persons.add_person(connection, arrival.key_hash, name, arrival.now, arrival.kind, arrival.device)


def keep_proof(connection: Connection, person: int, proof: Proof, device: str, now: float) -> None:
    """Keep a password or a passkey of a person."""
    if proof.secret is not None:
        credentials.set_password(connection, person, proof.secret, now)
    if proof.passkey is not None:
        one = proof.passkey
        credentials.add_passkey(connection, person, one.id, one.public_key, one.sign_count, device, now)


def enter(connection: Connection, arrival: Arrival, person: int, bring: bool) -> None:
    """Let a new key prove somebody; what was played by the one before comes along, if it is wanted."""
    before = persons.find_person(connection, arrival.before) if arrival.before else None
    if not sessions.add_session(
        connection, person, arrival.key_hash, arrival.kind, arrival.device, arrival.now
    ):
        raise PermissionError("this key was used before: use another")
    entered = persons.find_person(connection, arrival.key_hash)
    assert entered is not None
    sessions.trust_session(connection, entered.session, arrival.now)
    if before is None:
        return
    if bring and not before.account and before.id != person:
        merge_person(connection, before.id, person)
    sessions.move_loans(connection, arrival.before or "", arrival.key_hash)
    host.revoke_session(connection, before.session)


def recover(connection: Connection, arrival: Arrival, person: int | None, code: str, bring: bool) -> bool:
    """Let somebody in by a code, which ends all their sessions; False if it is none of theirs."""
    if person is None or not recovery_store.use_code(connection, person, hash_code(code), arrival.now):
        return False
    end_sessions(connection, person)
    enter(connection, arrival, person, bring)
    return True


def end_sessions(connection: Connection, person: int, but: int = 0) -> int:
    """End all sessions of a person but one; returns how many."""
    ended = [
        one
        for one in sessions.sessions_of(connection, person)
        if one.match is None and one.revoked is None and one.id != but
    ]
    for one in ended:
        host.revoke_session(connection, one.id)
    return len(ended)
