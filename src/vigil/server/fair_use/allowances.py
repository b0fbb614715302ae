"""Allowances: what a person and their network may still ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.fair_use.networks import network_of

PersonOf = Callable[[HTTPConnection], str | None]  # a mark of who asks; None: nobody with a key


class Allowance:
    """What may still be asked for: a bucket that fills up again."""

    def __init__(self, rate: Rate, times: float = 1) -> None:
        self.what = rate.what
        self.most = rate.burst * times
        self.second = rate.second * times
        self.left = self.most
        self.at = time.monotonic()

    def take(self, number: int = 1) -> bool:
        """Use some up, if there are as many."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.second, self.most)
        self.at = now
        if self.left < number:
            return False
        self.left -= number
        return True

    def spend(self, number: float) -> None:
        """Use some up that were asked for before anybody knew how many; the debt is waited for."""
        self.left -= number

    def wait(self) -> int:
        """Seconds until there is one again."""
        return max(math.ceil((1 - self.left) / self.second), 1)


class Allowances:
    """The allowances of everybody who has asked for something lately."""

    def __init__(self, person_of: PersonOf, people: float = limits.PEOPLE) -> None:
        self.person_of = person_of
        self.people = people  # whose allowances a network has
        self.kept: OrderedDict[tuple[Rate, str], Allowance] = OrderedDict()

    def charge(self, connection: HTTPConnection, rate: Rate, number: int = 1) -> None:
        """Count a request to the network it comes from and to the person; too many of them are refused."""
        for allowance in self.of(connection, rate):
            take(allowance, number)

    def charge_network(self, connection: HTTPConnection, rate: Rate) -> None:
        """Count a request to the network alone."""
        take(self.of_network(connection, rate), 1)

    def pay(self, connection: HTTPConnection, rate: Rate, number: float) -> None:
        """Count what a request has cost, once that is known; a debt is waited for by the next one."""
        for allowance in self.of(connection, rate):
            allowance.spend(number)

    def of(self, connection: HTTPConnection, rate: Rate) -> list[Allowance]:
        """The allowances that a request counts to."""
        found = [self.of_network(connection, rate)]
        person = self.person_of(connection)
        return [*found, self.find(rate, person, 1)] if person else found

    def of_network(self, connection: HTTPConnection, rate: Rate) -> Allowance:
        """The allowance of the network that a request comes from."""
        return self.find(rate, network_of(connection), self.people)

    def find(self, rate: Rate, who: str, times: float) -> Allowance:
        """Somebody's allowance."""
        found = self.kept.setdefault((rate, who), Allowance(rate, times))
        self.kept.move_to_end((rate, who))
        if len(self.kept) > limits.REMEMBERED:
            self.kept.popitem(last=False)
        return found


def take(allowance: Allowance, number: int) -> None:
    """Use up some of an allowance, or refuse."""
    if allowance.take(number):
        return
    seconds = allowance.wait()
    words = f"too many {allowance.what} at once: try again in {seconds} seconds"
    raise HTTPException(429, words, {"Retry-After": str(seconds)})
