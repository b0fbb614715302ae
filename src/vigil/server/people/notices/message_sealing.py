"""Sealing: a message that only one browser can read, whoever passes it on (RFC 8291 over RFC 8188)."""

from __future__ import annotations

import base64
import binascii
import os
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SALT: Final = 16  # bytes
SECRET: Final = 16  # bytes that a browser adds to its key
POINT: Final = 65  # bytes of a public key
RECORD: Final = 4096  # bytes of a record; a message is one
PADDED: Final = 512  # bytes of every message, so that its length says nothing
LAST: Final = b"\x02"  # after the text of the last record


class BrowserKeys(NamedTuple):
    """What a browser gave: a public key, and a secret that its push service does not know."""

    point: bytes
    secret: bytes


def browser_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys of a browser as it wrote them; a ValueError if nothing can be sealed with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        keys = BrowserKeys(decode(p256dh), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    except (ValueError, binascii.Error) as error:
        raise ValueError("p256dh is a point of P-256 and auth 16 bytes, both in base64url") from error
    if len(keys.secret) != SECRET or len(keys.point) != POINT:
        raise ValueError("p256dh has 65 bytes and auth 16, both in base64url")
    return keys


def seal(
    text: bytes,
    keys: BrowserKeys,
    ours: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = PADDED,
) -> bytes:
    """Seal a message; `ours` and `salt` are drawn for each one, unless a test names them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    ours = ours or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    point = public_point(ours)
    shared = ours.exchange(ec.ECDH(), theirs)
    material = derive(shared, keys.secret, b"WebPush: info\0" + keys.point + point, 32)
    key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
    padded = (text + LAST).ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derive(material: bytes, salt: bytes, what: bytes, length: int) -> bytes:
    """A key for one purpose."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, what).derive(material)


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(content: bytes) -> str:
    """Bytes as they stand in headers and addresses."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text, with or without the signs at its end."""
    plain = text.rstrip("=").replace("+", "-").replace("/", "_")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
