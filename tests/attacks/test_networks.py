"""Whoever has many networks: a /56 has 256 of 64 bits, and they are not 256 visitors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from vigil.server.domain.refusals import Overload
from vigil.server.fair_use import crowd as crowds
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowances, take_from_each
from vigil.server.fair_use.crowd import FEW, KEPT_FREE, SETTLED, Crowd
from vigil.server.fair_use.ledger import Ledger
from vigil.server.fair_use.limits import Rate
from vigil.server.fair_use.networks import networks

HOUSEHOLD = [f"2001:db8:1:1{number:02x}::1" for number in range(256)]  # every /64 of a /56
FIRM = [f"2001:db8:1:{number:x}::1" for number in range(0, 65536, 64)]  # of a /48
STREET = [f"198.51.100.{number}" for number in range(256)]
ADA = "203.0.113.5"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(crowds, "time", made)
    return made


def test_an_address_is_in_networks_of_every_size() -> None:
    assert networks("2001:db8:1:2ff::1") == (
        ("2001:db8:1:2ff::/64", 1), ("2001:db8:1:200::/56", 2), ("2001:db8:1::/48", 4),
    )  # fmt: skip
    assert networks("198.51.100.7") == (("198.51.100.7", 1), ("198.51.100.0/24", 8))
    assert networks("::ffff:198.51.100.7") == networks("198.51.100.7")
    assert networks("2001:db8:1:2ff::/64") == networks("2001:db8:1:2ff::1")  # by which a person is remembered


@pytest.mark.parametrize(("addresses", "times"), [(HOUSEHOLD, 2), (FIRM, 4), (STREET, 8)])
def test_many_small_networks_have_no_more_connections_than_the_large_one(
    addresses: list[str], times: int
) -> None:
    crowd = Crowd(limits.OPEN, limits.CONNECTIONS)
    entered = sum(crowd.enter(address) for address in addresses for _ in range(limits.CONNECTIONS))
    assert entered == times * limits.CONNECTIONS
    assert crowd.enter(ADA)


@pytest.mark.parametrize(("addresses", "times"), [(HOUSEHOLD, 2), (FIRM, 4), (STREET, 8)])
def test_many_small_networks_ask_for_no_more_than_the_large_one(addresses: list[str], times: int) -> None:
    allowances = Allowances(lambda _: None)
    rate = Rate("requests", 10, 1e-9, crowd=1)
    assert sum(asks(allowances, address, rate) for address in addresses for _ in range(10)) == times * 10
    assert asks(allowances, ADA, rate)


def asks(allowances: Allowances, address: str, rate: Rate) -> bool:
    """Whether a request from an address is answered."""
    connection = HTTPConnection({"type": "http", "client": (address, 1), "headers": []})
    try:
        take_from_each(allowances.of_networks(connection, rate))
    except Exception:
        return False
    return True


@pytest.mark.parametrize("rate", [limits.REVIEWS, limits.DOCUMENTS])
def test_many_keys_of_one_network_have_no_more_than_half_a_process(rate: Rate) -> None:
    keys = iter(range(1_000))
    allowances = Allowances(lambda _: str(next(keys)))
    connection = HTTPConnection({"type": "http", "client": (ADA, 1), "headers": []})
    for _ in range(int(4 * rate.burst / 30)):
        allowances.reserve(connection, rate, 30)
    with pytest.raises(HTTPException, match="429"):
        allowances.reserve(connection, rate, 31)
    assert rate.crowd * rate.second <= 0.5


def test_many_small_networks_store_no_more_than_the_large_one() -> None:
    ledger, stored = Ledger(1_000, str), 0
    for address in HOUSEHOLD:
        for _ in range(10):
            try:
                ledger.expect_space(address)
            except Overload:
                continue
            ledger.note(address, 100)
            stored += 100
    assert 2_000 <= stored <= 2_200  # it counts less and less
    ledger.expect_space(ADA)


def everywhere() -> Iterator[str]:
    """Addresses of networks that have nothing in common."""
    return (f"2001:{number:x}::1" for number in range(0xDB8, 0xFFFF))


def test_there_is_a_place_left_for_those_who_were_here_first(clock: Clock) -> None:
    crowd = Crowd(100, 16)
    assert crowd.enter(ADA)
    clock.now += SETTLED
    entered = sum(crowd.enter(address) for address in everywhere())
    assert entered == 100 - 100 // KEPT_FREE - 1
    assert crowd.crowded
    crowd.leave(ADA)
    assert crowd.enter(ADA)  # who plays and loads the page again
    assert crowd.enter(ADA)
    assert not crowd.enter(ADA)  # though a few of one network are enough then
    assert 16 // FEW == 2


def test_who_has_just_come_was_not_here_first(clock: Clock) -> None:
    crowd = Crowd(100, 16)
    mallory = list(everywhere())[:200]
    for address in mallory:
        if crowd.enter(address):
            crowd.leave(address)
    clock.now += SETTLED - 1
    assert sum(crowd.enter(address) for address in mallory) == 75


def test_those_who_were_here_first_are_not_forgotten_for_others(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowds, "REMEMBERED", 10)
    crowd = Crowd(100, 16)
    for address in (ADA, *list(everywhere())[:1_000]):
        crowd.enter(address)
        crowd.leave(address)
    clock.now += SETTLED
    assert len(crowd.known) == 10
    assert crowd.is_settled(ADA)
    clock.now += crowds.FORGOTTEN + 1
    crowd.note("2001:db8::/64")
    assert list(crowd.known) == ["2001:db8::/64"]


def test_whoever_leaves_is_counted_no_more() -> None:
    crowd = Crowd(100, 1)
    for address in (*HOUSEHOLD[:2], ADA):
        assert crowd.enter(address)
        assert not crowd.enter(address)
        crowd.leave(address)
    assert (crowd.total, dict(crowd.there)) == (0, {})
