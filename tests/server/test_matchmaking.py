"""Who of those who wait should meet."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from vigil.server.people.opponents.matchmaking import pairs, width
from vigil.server.store.opponents.seek_rows import StoredSeek

NOW = 1000.0


def seek(person: int, rating: float = 1500.0, waited: float = 0.0, **more: Any) -> StoredSeek:
    """Somebody who has waited for some seconds."""
    usual = {
        "pace": "10m", "sets": "godslayer", "players": 2, "rated": True, "anybody": False, "sigma": 100.0,
        "until": NOW + 60, "process": "here", "beat": NOW, "meeting": None, "meet_until": None,
        "came": False, "missed": None, "match": None,
    }  # fmt: skip
    own = {"id": person, "person": person, "rating": rating, "since": NOW - waited}
    return StoredSeek(**{**usual, **own, **more})


def met(*waiting: StoredSeek, apart: tuple[frozenset[int], ...] = ()) -> list[tuple[int, int]]:
    """Who meets whom."""
    return [(one.person, other.person) for one, other in pairs(waiting, apart, NOW)]


def test_two_who_are_near_meet_at_once():
    assert met(seek(1), seek(2, 1580)) == [(1, 2)]


def test_two_who_are_far_apart_wait():
    assert met(seek(1), seek(2, 1581)) == []


def test_the_light_widens_with_every_second_up_to_a_limit():
    assert [width(seek(1, waited=seconds), NOW) for seconds in (0, 10, 60, 600)] == [80, 140, 440, 600]
    assert met(seek(1, waited=60), seek(2, 1940)) == [(1, 2)]
    assert met(seek(1, waited=3600), seek(2, 2101)) == []


def test_who_takes_anybody_meets_anybody():
    assert met(seek(1, anybody=True), seek(2, 2600)) == [(1, 2)]


def test_whoever_waited_longest_meets_the_nearest():
    assert met(seek(1, 1500, 5), seek(2, 1530, 30), seek(3, 1540, 10)) == [(2, 3)]


def test_people_who_blocked_each_other_never_meet():
    assert met(seek(1, anybody=True), seek(2), apart=(frozenset((1, 2)),)) == []


def test_only_those_meet_who_want_the_same():
    assert met(seek(1), seek(2, rated=False)) == []
    assert met(seek(1, sets="godslayer"), seek(2, sets="delirium")) == []
    assert met(seek(1, sets="delirium,godslayer"), seek(2, sets="delirium")) == [(1, 2)]


def test_nobody_meets_themselves_or_two_people_at_once():
    again = seek(1, sets="godslayer,delirium", id=9)
    assert met(seek(1), again) == []
    assert met(seek(1), again, seek(2), seek(3)) == [(1, 2)]


def test_of_many_nobody_is_met_twice_and_hardly_anybody_is_left():
    chance = random.Random(7)
    crowd = [seek(number, chance.gauss(1500, 200), chance.uniform(0, 60)) for number in range(400)]
    found = met(*crowd)
    assert max(Counter(person for pair in found for person in pair).values()) == 1
    assert len(found) >= 195
