"""The identity of a server towards push services (VAPID, RFC 8292): a key that is made once, and tokens."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection

from vigil.server.people.notices.message_sealing import decode, encode, public_point
from vigil.server.store.hosting.server_settings import find_setting, keep_first

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SETTING: Final = "push key"  # among the settings: the private half
BYTES: Final = 32
TOKEN: Final = 12 * 3600  # seconds for which a token is good; services allow a day
NOWHERE: Final = "https://localhost"  # of a server that was not told its address


class ServerIdentity:
    """The key of a server, and whom a push service may turn to."""

    def __init__(self, key: EllipticCurvePrivateKey, address: str) -> None:
        self.key = key
        self.contact = address if address.startswith("https://") else NOWHERE
        self.public = encode(public_point(key))

    def authorization(self, endpoint: str) -> str:
        """The header that proves to a push service who pushes."""
        return f"vapid t={self.token(endpoint)}, k={self.public}"

    def token(self, endpoint: str) -> str:
        """A token for one push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN,
            "sub": self.contact,
        }
        told = f"{as_text({'typ': 'JWT', 'alg': 'ES256'})}.{as_text(claims)}"
        return f"{told}.{encode(sign(self.key, told.encode()))}"


def as_text(part: dict[str, object]) -> str:
    """A part of a token."""
    return encode(json.dumps(part, separators=(",", ":")).encode())


def sign(key: EllipticCurvePrivateKey, content: bytes) -> bytes:
    """A signature as tokens have it: two numbers, one after the other."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    first, second = decode_dss_signature(key.sign(content, ECDSA(SHA256())))
    return first.to_bytes(BYTES, "big") + second.to_bytes(BYTES, "big")


def load_identity(connection: Connection, address: str) -> ServerIdentity:
    """The identity of the server with this database, made when it is first asked for."""
    from cryptography.hazmat.primitives.asymmetric import ec

    kept = find_setting(connection, SETTING)
    if kept is None:
        fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = keep_first(connection, SETTING, encode(fresh.to_bytes(BYTES, "big")))
    key = ec.derive_private_key(int.from_bytes(decode(kept), "big"), ec.SECP256R1())
    return ServerIdentity(key, address)
