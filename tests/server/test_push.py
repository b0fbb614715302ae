"""Web Push: sealed for one browser, to known services alone, once, and without holding anything up."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, func, select

from tests.server.clients import PATIENCE, Server, Visitor
from tests.server.hosting import number_of
from tests.server.members import change, new_member
from tests.server.postgres import Cluster
from tests.server.push_service import PushBrowser, PushService
from vigil.server.people.notices import courier
from vigil.server.people.notices.message_sealing import browser_keys, decode, encode, public_point, seal
from vigil.server.people.notices.push_hosts import PushHosts
from vigil.server.store.database import Database
from vigil.server.store.notices import push_queue, subscription_rows
from vigil.server.store.notices.notice_rows import NewNotice, give_notice
from vigil.server.store.people.sessions import add_session, sessions_of
from vigil.server.store.tables.notice_tables import notifications, subscriptions
from vigil.server.store.tables.people_tables import people

CHALLENGE = NewNotice("challenge", "/play?challenge=7")


@pytest.fixture(autouse=True)
def _promptly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for what is due without pausing."""
    monkeypatch.setattr(courier, "PAUSE", 0.02)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """A push service."""
    with PushService(tmp_path_factory.mktemp("push")) as running:
        yield running


@contextmanager
def serving(database: str | Path, service: PushService) -> Iterator[Server]:
    """A server that pushes to a service of the tests."""
    server = Server(database)
    server.services.courier.hosts = service.hosts
    server.services.courier.trust = service.trust
    with server as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[Server]:
    """A server on SQLite."""
    service.taken.clear()
    service.answer = lambda _path: 201
    with serving(tmp_path / "vigil.db", service) as running:
        yield running


def subscribe(visitor: Visitor, service: PushService, path: str) -> PushBrowser:
    """Let somebody be notified on a device."""
    browser = PushBrowser()
    visitor.post("notices/device", browser.subscription(service.endpoint(path)))
    return browser


def give(server: Server, visitor: Visitor, notice: NewNotice = CHALLENGE) -> None:
    """Tell somebody something."""
    give_to(server.services.database, number_of(server, visitor), notice)


def give_to(database: Database, person: int, notice: NewNotice) -> None:
    """Tell a person something."""
    with database.engine.begin() as connection:
        give_notice(connection, person, notice, time.time())


def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.02)


def count_due(server: Server) -> int:
    """How many notices are still to be pushed."""
    due = select(func.count()).select_from(notifications).where(notifications.c.push_due.is_not(None))
    with server.services.database.engine.connect() as connection:
        return int(connection.execute(due).scalar_one())


def count_devices(server: Server, visitor: Visitor) -> int:
    """To how many devices somebody's notices are pushed."""
    return int(visitor.get("notices")["devices"])


# Sealing


def test_the_example_of_rfc_8291_is_sealed_as_it_stands_there() -> None:
    ours = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    key = ec.derive_private_key(int.from_bytes(decode(ours), "big"), ec.SECP256R1())
    keys = browser_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    text, salt = b"When I grow up, I want to be a watermelon", decode("DGv6ra1nlYgDCS1FRnbzlw")
    assert encode(seal(text, keys, key, salt, length=0)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_all_messages_are_equally_long_and_no_two_alike() -> None:
    browser = PushBrowser()
    keys = browser_keys(encode(public_point(browser.key)), encode(browser.secret))
    sealed = [seal(text, keys) for text in (b'"a"', b'"abcdefgh"', b'"a"')]
    assert len({len(one) for one in sealed}) == 1
    assert len(set(sealed)) == 3
    assert [browser.read(one) for one in sealed] == ["a", "abcdefgh", "a"]


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("*" * 87, "A" * 22), ("B" + "A" * 86, "A" * 22)]
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match="base64url"):
        browser_keys(p256dh, auth)


# Whom we ask


HOSTILE = (
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com.example/x",
    "https://notfcm.googleapis.com@evil.example/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:99999/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com\\@evil.example/x",
    "https://fcm.googleapis.com /x",
    "https://evil.example/fcm.googleapis.com",
    "https://xfcm.googleapis.com/x",
    "https://fcm.googleapis.com/x#y",
    "https://ſcm.googleapis.com/x",
    "file:///etc/passwd",
    "",
)


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_an_address_of_no_known_service_is_none(endpoint: str) -> None:
    assert not PushHosts().allows(endpoint)


def test_no_such_address_is_taken_from_a_client(server: Server, service: PushService) -> None:
    ada, browser = new_member(server, "Ada"), PushBrowser()
    for endpoint in HOSTILE[::3]:  # so many as one may try at once
        said = ada.post("notices/device", browser.subscription(endpoint), 400)["error"]
        assert "push services" in said
    wrong = {**browser.subscription(service.endpoint("x")), "auth": "AAAA"}
    assert "16" in ada.post("notices/device", wrong, 400)["error"]
    assert count_devices(server, ada) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    assert PushHosts().allows(endpoint)


def test_a_host_can_add_a_service_by_a_name_that_is_one() -> None:
    assert PushHosts(["push.example.org"]).allows("https://eu.push.example.org/x")
    for wrong in ("https://push.example.org", "push.example.org:x", "push..org", "*", ""):
        with pytest.raises(ValueError, match=r"push service|port"):
            PushHosts([wrong])


# Pushing


def test_a_notice_is_pushed_and_only_the_browser_can_read_it(server: Server, service: PushService) -> None:
    ada = new_member(server, "Ada")
    key = ada.get("notices")["key"]
    browser = subscribe(ada, service, "ada")
    assert ada.get("notices")["here"]
    give(server, ada)
    until(lambda: bool(service.to("ada")))
    [pushed] = service.to("ada")
    read = browser.read(pushed.content)
    assert (read["title"], read["path"]) == ("You are challenged to a game", "/play?challenge=7")
    assert pushed.headers["Content-Encoding"] == "aes128gcm"
    assert 0 < int(pushed.headers["TTL"]) <= 3600
    check_identity(pushed.headers["Authorization"], key, service)
    until(lambda: count_due(server) == 0)
    with server.services.database.engine.connect() as connection:
        assert connection.execute(select(notifications.c.pushed)).scalar() is not None


def check_identity(header: str, key: str, service: PushService) -> None:
    """The token is signed by the key that the browser was told, for this service, and not for long."""
    scheme, token, told = header.replace(",", "").split()
    assert (scheme, told) == ("vapid", f"k={key}")
    head, claims, signature = token.removeprefix("t=").split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    raw = decode(signature)
    numbers = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
    point.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert said["aud"] == f"https://localhost:{service.port}"
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    assert said["sub"].startswith("https://")


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_no_more_is_forgotten(server: Server, service: PushService, status: int) -> None:
    ada = new_member(server, "Ada")
    subscribe(ada, service, "gone")
    service.answer = lambda _path: status
    give(server, ada)
    until(lambda: count_devices(server, ada) == 0)


def test_no_redirect_is_followed(server: Server, service: PushService) -> None:
    ada = new_member(server, "Ada")
    subscribe(ada, service, "moved")
    service.answer = lambda _path: 307
    give(server, ada)
    until(lambda: count_due(server) == 0)
    assert [one.path for one in service.taken] == ["/moved"]


def test_what_a_service_did_not_take_is_tried_again(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_queue, "AGAIN", 0.05)
    ada = new_member(server, "Ada")
    subscribe(ada, service, "later")
    service.answer = lambda _path: 503 if len(service.to("later")) < 3 else 201
    give(server, ada)
    until(lambda: len(service.to("later")) == 3 and count_due(server) == 0)
    with server.services.database.engine.connect() as connection:
        assert connection.execute(select(subscriptions.c.failed)).scalar() == 0


def test_a_service_that_does_not_answer_holds_nothing_up(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "SECONDS", 0.5)
    waiting = threading.Event()

    def answer(path: str) -> int:
        if path == "/slow":
            waiting.wait(PATIENCE)
        return 201

    service.answer = answer
    ada, bo = new_member(server, "Ada"), new_member(server, "Bo")
    subscribe(ada, service, "slow")
    subscribe(bo, service, "fast")
    give(server, ada)
    until(lambda: bool(service.to("slow")))
    give(server, bo)
    until(lambda: bool(service.to("fast")))
    with ada.sit(ada.make()["id"]) as line:  # a match goes on meanwhile
        line.until_asked().move()
    until(lambda: failures(server) == 1)
    waiting.set()
    assert count_due(server) == 1  # it is tried again later


def failures(server: Server) -> int:
    """How many pushes in a row were not taken."""
    with server.services.database.engine.connect() as connection:
        return int(connection.execute(select(func.sum(subscriptions.c.failed))).scalar_one())


def test_what_was_read_need_not_be_pushed(server: Server, service: PushService) -> None:
    ada = new_member(server, "Ada")
    subscribe(ada, service, "read")
    give(server, ada, NewNotice("turn", "/match/m1"))  # which waits a while
    assert count_due(server) == 1
    ada.post("notices/read")
    assert count_due(server) == 0
    give(server, ada)
    until(lambda: bool(service.to("read")))
    assert len(service.to("read")) == 1


def test_nobody_gets_more_than_so_many_in_an_hour(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_queue, "MOST", 2)
    ada = new_member(server, "Ada")
    subscribe(ada, service, "many")
    for number in range(4):
        give(server, ada, NewNotice("challenge", f"/play?challenge={number}"))
        until(lambda: count_due(server) == 0)
    assert len(service.to("many")) == 2


def test_who_ends_it_or_is_banned_or_logged_out_is_not_notified(server: Server, service: PushService) -> None:
    ada = new_member(server, "Ada")
    subscribe(ada, service, "ended")
    assert not ada.post("notices/device/end")["here"]
    give(server, ada)
    assert count_due(server) == 0
    subscribe(ada, service, "banned")
    change(server, people.update().values(banned=True))
    with server.services.database.engine.connect() as connection:
        person = connection.execute(select(subscriptions.c.person)).scalar_one()
        assert subscription_rows.devices_of(connection, person) == []


def test_the_devices_of_a_person_are_few(server: Server, service: PushService) -> None:
    ada = new_member(server, "Ada")
    person, last = number_of(server, ada), subscription_rows.MOST + 2
    with server.services.database.engine.begin() as connection:
        for number in range(last + 1):
            add_session(connection, person, f"{number:064}", "browser", "", float(number))
            session = sessions_of(connection, person)[-1].id
            subscribe_session(connection, person, session, f"https://x/{number}", float(number))
        kept = (
            connection.execute(select(subscriptions.c.endpoint).order_by(subscriptions.c.made))
            .scalars()
            .all()
        )
    assert len(kept) == subscription_rows.MOST
    assert kept[-1] == f"https://x/{last}"


def subscribe_session(connection: Connection, person: int, session: int, endpoint: str, now: float) -> None:
    """Add a device, whatever its keys."""
    subscription_rows.subscribe(connection, person, session, endpoint, "key", "auth", now)


def test_it_is_pushed_after_a_restart_with_the_same_key(tmp_path: Path, service: PushService) -> None:
    service.taken.clear()
    service.answer = lambda _path: 201
    with serving(tmp_path / "vigil.db", service) as server:
        ada = new_member(server, "Ada")
        person, key = number_of(server, ada), ada.get("notices")["key"]
        browser = subscribe(ada, service, "restart")
    database = Database(str(tmp_path / "vigil.db"))
    give_to(database, person, CHALLENGE)  # while no server runs
    database.close()
    with serving(tmp_path / "vigil.db", service) as server:
        until(lambda: bool(service.to("restart")))
        assert browser.read(service.to("restart")[0].content)["path"] == CHALLENGE.path
        assert at(ada, server).get("notices")["key"] == key


def at(visitor: Visitor, server: Server) -> Visitor:
    """The same person at another address."""
    visitor.address = server.address
    return visitor


def test_of_two_processes_one_pushes_each_notice(postgres: Cluster, service: PushService) -> None:
    service.taken.clear()
    service.answer = lambda _path: 201
    database = postgres.database()
    with serving(database, service) as here, serving(database, service):
        visitors = [new_member(here, f"Ada {number}") for number in range(6)]
        for number, visitor in enumerate(visitors):
            subscribe(visitor, service, f"both-{number}")
        for visitor in visitors:
            give(here, visitor)
        until(lambda: count_due(here) == 0)
    paths = sorted(one.path for one in service.taken)
    assert paths == [f"/both-{number}" for number in range(6)]
