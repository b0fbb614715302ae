"""A push service of the tests' own, over TLS, and a browser that reads what it is sent."""

from __future__ import annotations

import datetime
import json
import ssl
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from vigil.server.people.notices.message_sealing import SALT, derive, encode, public_point
from vigil.server.people.notices.push_hosts import PushHosts

HEAD = SALT + 4 + 1 + 65  # bytes before what is sealed
NAME = "localhost"


class Pushed(NamedTuple):
    """A request to the service."""

    path: str
    headers: dict[str, str]
    content: bytes


class PushService:
    """Takes pushes at a free port; `answer` says by the path with which status, and may wait."""

    def __init__(self, folder: Path) -> None:
        self.taken: list[Pushed] = []
        self.answer: Callable[[str], int] = lambda _path: 201
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append(Pushed(self.path, dict(self.headers), content))
                self.send_response(service.answer(self.path))
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *_: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.server.daemon_threads = True
        self.certificate = write_certificate(folder)
        proving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        proving.load_cert_chain(self.certificate)
        self.server.socket = proving.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def hosts(self) -> PushHosts:
        """The known services, and this one."""
        return PushHosts([f"{NAME}:{self.port}"])

    @property
    def trust(self) -> ssl.SSLContext:
        """What a client needs to believe it."""
        return ssl.create_default_context(cafile=self.certificate)

    def endpoint(self, path: str) -> str:
        """The address of a device."""
        return f"https://{NAME}:{self.port}/{path}"

    def to(self, path: str) -> list[Pushed]:
        """What was pushed to a device."""
        return [one for one in self.taken if one.path == f"/{path}"]


class PushBrowser:
    """A browser: its keys, and what it can read with them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What it tells the server."""
        return {
            "endpoint": endpoint,
            "p256dh": encode(public_point(self.key)),
            "auth": encode(self.secret),
        }

    def read(self, content: bytes) -> Any:
        """What was sealed for it."""
        salt, point = content[:SALT], content[SALT + 5 : HEAD]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self.key.exchange(ec.ECDH(), theirs)
        about = b"WebPush: info\0" + public_point(self.key) + point
        material = derive(shared, self.secret, about, 32)
        key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, content[HEAD:], None)
        return json.loads(padded.rstrip(b"\0").removesuffix(b"\x02"))


def write_certificate(folder: Path) -> Path:
    """A certificate for this machine that it has signed itself, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "push.pem"
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file
