"""Allowances: what a person and their network may still ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.fair_use.networks import network_of, networks

PersonOf = Callable[[HTTPConnection], str | None]  # a mark of who asks; None: nobody with a key


class Allowance:
    """What may still be asked for: a bucket that fills up again."""

    def __init__(self, rate: Rate, times: float = 1) -> None:
        self.what = rate.what
        self.most = rate.burst * times
        self.second = rate.second * times
        self.left = self.most
        self.at = time.monotonic()

    def take(self, number: float = 1) -> bool:
        """Use some up, if there are as many."""
        if not self.has(number):
            return False
        self.left -= number
        return True

    def has(self, number: float) -> bool:
        """Whether there are as many by now."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.second, self.most)
        self.at = now
        return self.left >= number

    def spend(self, number: float) -> None:
        """Use some up that were asked for before anybody knew how many; the debt is waited for."""
        self.left -= number

    def wait(self, number: float = 1) -> int:
        """Seconds until there are as many again."""
        return max(math.ceil((min(number, self.most) - self.left) / self.second), 1)


class Reservation:
    """What was put aside for some work, and who pays if it takes more."""

    def __init__(self, allowances: list[Allowance], number: float) -> None:
        self.allowances = allowances
        self.left = number

    def use(self, number: float) -> None:
        """Count what the work has taken by now."""
        covered = min(number, self.left)
        self.left -= covered
        for allowance in self.allowances:
            allowance.spend(number - covered)

    def release(self) -> None:
        """Give back what was not needed."""
        for allowance in self.allowances:
            allowance.spend(-self.left)
        self.left = 0.0


class Allowances:
    """The allowances of everybody who has asked for something lately."""

    def __init__(self, person_of: PersonOf, share: float = 1) -> None:
        self.person_of = person_of
        self.share = share  # how many times the usual a network may
        self.kept: OrderedDict[tuple[Rate, Hashable], Allowance] = OrderedDict()

    def charge(self, connection: HTTPConnection, rate: Rate, number: float = 1) -> None:
        """Count a request to the network it comes from and to the person; too many of them are refused."""
        take_from_each(self.of(connection, rate), number)

    def charge_network(self, connection: HTTPConnection, rate: Rate) -> None:
        """Count a request to the network alone."""
        take_from_each(self.of_networks(connection, rate))

    def reserve(self, connection: HTTPConnection, rate: Rate, number: float) -> Reservation:
        """Put aside what a request may cost before anything is done for it; too much of it is refused."""
        return Reservation(take_from_each(self.of(connection, rate), number), number)

    def reserve_for(self, connection: HTTPConnection, rate: Rate, whose: Hashable) -> Reservation:
        """Put one aside, of the networks of a request and of what it is about, whoever asks from there."""
        about = self.find(rate, ("about", whose, network_of(connection)), 1)
        return Reservation(take_from_each([*self.of_networks(connection, rate), about]), 1)

    def reserve_about(self, rate: Rate, what: Hashable) -> Reservation:
        """Put one aside of what may be asked about something, from wherever."""
        return Reservation(take_from_each([self.find(rate, ("about", what), 1)]), 1)

    def of(self, connection: HTTPConnection, rate: Rate) -> list[Allowance]:
        """The allowances that a request counts to."""
        found = self.of_networks(connection, rate)
        person = self.person_of(connection)
        return [*found, self.find(rate, person, 1)] if person else found

    def of_networks(self, connection: HTTPConnection, rate: Rate) -> list[Allowance]:
        """The allowances of the networks that a request comes from."""
        return [
            self.find(rate, network.name, rate.crowd * self.share * network.share)
            for network in networks(network_of(connection))
        ]

    def find(self, rate: Rate, who: Hashable, times: float) -> Allowance:
        """Somebody's allowance."""
        found = self.kept.setdefault((rate, who), Allowance(rate, times))
        self.kept.move_to_end((rate, who))
        if len(self.kept) > limits.REMEMBERED:
            self.kept.popitem(last=False)
        return found


def take_from_each(allowances: list[Allowance], number: float = 1) -> list[Allowance]:
    """Use up some of every allowance, or refuse and leave all of them as they are."""
    for allowance in allowances:
        if not allowance.has(number):
            seconds = allowance.wait(number)
            words = f"too many {allowance.what} at once: try again in {seconds} seconds"
            raise HTTPException(429, words, {"Retry-After": str(seconds)})
    for allowance in allowances:
        allowance.spend(number)
    return allowances
