"""Passkeys: what a browser is asked to make or sign, and whether it did.

`webauthn` is loaded with the first of them: a server without accounts needs none of it.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from vigil.server.protocol.people.account_messages import PasskeyMade, PasskeySigned
from vigil.server.store.people.credentials import Credential

NAME: Final = "Vigil"
BYTES: Final = 32  # of a challenge
UNFIT: Final = (ValueError, KeyError, TypeError)  # what else a library may raise for what browsers never send
KIND: Final = "public-key"
LOCAL: Final = "localhost"
PATIENCE: Final = 120_000  # milliseconds that a browser waits for its user
WRONG: Final = "this passkey does not fit: try again, or come back in another way"


class Site(NamedTuple):
    """What a passkey is for: the host, and the origin of our pages."""

    host: str
    origin: str


class NewPasskey(NamedTuple):
    """A passkey that was checked."""

    id: str
    public_key: bytes
    sign_count: int


class ClientData(Struct):
    """What a browser signs with everything else: the challenge, among others."""

    challenge: str


def site_of(address: str, asked_host: str) -> Site | None:
    """The site that passkeys are for: as the server was told, or this machine; None where none can be.

    Browsers have them for names only, and only where nobody on the way can read along.
    """
    local = urlsplit(f"//{asked_host}").hostname == LOCAL
    parts = urlsplit(address or (f"http://{asked_host}" if local else ""))
    host = parts.hostname or ""
    safe = parts.scheme == "https" or host == LOCAL
    return Site(host, f"{parts.scheme}://{parts.netloc}") if safe and not is_number(host) else None


def is_number(host: str) -> bool:
    """Whether a host is an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def handle_of(secret: str, person: int) -> bytes:
    """What a passkey knows a person by: always the same, and it tells nobody who that is."""
    return hashlib.blake2b(f"passkey {person}".encode(), key=secret.encode()[:64], digest_size=32).digest()


def making_options(
    site: Site, challenge: bytes, handle: bytes, name: str, known: Sequence[str]
) -> dict[str, Any]:
    """What a browser needs to make a passkey; a device that has one is not asked for another."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=handle,
        user_name=name,
        challenge=challenge,
        timeout=PATIENCE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def signing_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to let somebody choose a passkey, without a name, and sign with it."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=PATIENCE,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser says it has signed."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData)
        return base64url_to_bytes(said.challenge)
    except ValueError as error:
        raise PermissionError(WRONG) from error


def check_made(site: Site, challenge: bytes, made: PasskeyMade) -> NewPasskey:
    """A new passkey, if it was made for this site and this challenge."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    credential = {
        "id": made.id,
        "rawId": made.id,
        "type": KIND,
        "response": {"clientDataJSON": made.client_data, "attestationObject": made.attestation},
    }
    try:
        checked = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, *UNFIT) as error:
        raise PermissionError(WRONG) from error
    return NewPasskey(made.id, checked.credential_public_key, checked.sign_count)


def check_signed(site: Site, challenge: bytes, signed: PasskeySigned, known: Credential) -> int:
    """How often a passkey has signed by now, if it has signed this challenge for this site."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    response = {
        "clientDataJSON": signed.client_data,
        "authenticatorData": signed.authenticator_data,
        "signature": signed.signature,
    }
    credential = {"id": signed.id, "rawId": signed.id, "type": KIND, "response": response}
    try:
        checked = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=known.public_key or b"",
            credential_current_sign_count=known.sign_count,
        )
    except (WebAuthnException, *UNFIT) as error:
        raise PermissionError(WRONG) from error
    return checked.new_sign_count
