"""Messages of accounts: a name of one's own, what proves whose it is, and on which devices."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vigil.server.domain.kinds import Scope, SessionKind
from vigil.server.protocol.bounds import RawName
from vigil.server.protocol.requests import Asking

PasswordText = Annotated[str, Meta(max_length=200)]
CodeText = Annotated[str, Meta(max_length=64)]
Encoded = Annotated[str, Meta(max_length=8_192)]  # bytes in base64; an attestation has about 400
PasskeyPurpose = Literal["make", "add", "login", "prove"]
ProgramScope = Literal["play", "read"]


# To the server


class CheckName(Asking):
    """A name, to see whether an account can have it."""

    name: RawName


class PasskeyMade(Asking):
    """A new passkey, as a browser has made it."""

    id: Encoded
    client_data: Encoded
    attestation: Encoded


class PasskeySigned(Asking):
    """What a passkey has signed."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded


class MakeAccount(Asking):
    """An account to be made, kept by a password or by a passkey."""

    name: RawName
    password: PasswordText | None = None
    passkey: PasskeyMade | None = None


class AskPasskey(Asking):
    """What a passkey is wanted for; `name` is that of a new account."""

    purpose: PasskeyPurpose
    name: RawName = ""


class LogIn(Asking):
    """Coming back, by name and password, by passkey, or by a code.

    `bring`: what was played here without an account becomes part of it.
    """

    name: RawName = ""
    password: PasswordText | None = None
    code: CodeText | None = None
    passkey: PasskeySigned | None = None
    bring: bool = False


class Prove(Asking):
    """A proof that it is really oneself, for what matters."""

    password: PasswordText | None = None
    passkey: PasskeySigned | None = None


class SetPassword(Asking):
    """A new password, in the place of the one before."""

    password: PasswordText


class WhichOne(Asking):
    """A passkey or a session, by its number."""

    id: int


class MakeKey(Asking):
    """A key for a program."""

    label: RawName
    scope: ProgramScope


class DeleteAccount(Asking):
    """Being forgotten; the name is typed so that nobody does it by mistake."""

    name: RawName


# From the server


class NameChecked(Struct):
    """Whether a name is free, and if not, why."""

    free: bool
    problem: str | None


class NewAccount(Struct):
    """An account that was just made or come back to by a code, with its recovery codes: only now."""

    name: str
    codes: list[str]


class PasskeyOptions(Struct):
    """What a browser is to make or sign, as it takes it, with bytes in base64."""

    options: dict[str, Any]


class Passkey(Struct):
    """A passkey, on which device it was made and when it was used."""

    id: int
    label: str
    made: float
    used: float | None


class OpenSession(Struct):
    """A device or a program that may act for somebody; `here`: it is the one that asks."""

    id: int
    kind: SessionKind
    scope: Scope
    label: str
    made: float
    used: float
    here: bool


class ComesAlong(Struct):
    """What was played so far, which an account keeps."""

    finished: int
    running: int


class AccountState(Struct):
    """An account, or what could become one: how one comes back, and on which devices one is.

    `proved`: until when nothing more is asked for what matters. `passkeys_here`: whether this address can
    have them.
    """

    name: str
    account: bool
    enabled: bool
    since: float
    passkeys_here: bool
    passkeys: list[Passkey]
    password: bool
    codes: int
    proved: float
    sessions: list[OpenSession]
    along: ComesAlong


class NewKey(Struct):
    """A key for a program: only now."""

    key: str
    session: OpenSession


class Acknowledged(Struct):
    """It is done."""

    done: bool = True
