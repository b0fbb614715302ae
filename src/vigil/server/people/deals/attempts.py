"""Attempts: who may play the deal of a day, and what comes of it. Each step is one transaction."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from vigil.server.domain.deal_days import DAY, closing, day_after, day_at, day_before, is_secret, opening
from vigil.server.domain.refusals import Overload, Refusal, TooLate
from vigil.server.fair_use import limits
from vigil.server.people.achievements.feats import FEATS
from vigil.server.people.achievements.granting import MORNINGS, grant
from vigil.server.people.deals.daily_deals import draw_deal, new_attempt
from vigil.server.people.deals.deal_course import SEAT, course_of_attempt
from vigil.server.store.deals import attempt_rows, deal_rows
from vigil.server.store.deals.deal_rows import StoredDeal
from vigil.server.store.matches import match_changes, match_lists, match_queries
from vigil.server.store.matches.match_rows import StoredMatch
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person
from vigil.server.store.results.result_readers import ResultReader
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.store.tables.people_tables import people

AGE: Final = DAY  # seconds that a key must be old when a deal opens: nobody rehearses with a new one
OLDEST: Final = 30  # days back for which there are deals


def deal_of(connection: Connection, day: str, now: float) -> StoredDeal:
    """The deal of a day, which is drawn if there is none; there is never one of tomorrow."""
    if day > day_at(now):
        raise LookupError(f"the deal of {day} is drawn when that day begins")
    found = deal_rows.find_deal(connection, day)
    if found is not None:
        return found
    if opening(day) < now - OLDEST * DAY:
        raise LookupError(f"nobody has played a deal on {day}")
    return deal_rows.put_deal(connection, draw_deal(day, now))


def counts(connection: Connection, day: str, person: int, now: float) -> bool:
    """Whether an attempt of a person at the deal of a day counts: today's, and by an older key."""
    if now >= closing(day):
        return False
    made = connection.execute(select(people.c.created).where(people.c.id == person)).scalar_one()
    return float(made) <= opening(day) - AGE


def begin(connection: Connection, person: Person, day: str, now: float, clock: float) -> StoredMatch:
    """Let somebody play a deal: today's once, so that it counts; earlier ones as often as they like."""
    deal = deal_of(connection, day, now)
    own = attempt_rows.attempt_of(connection, day, person.id)
    again = own is not None and own.finished is not None  # then there is nothing left to be learnt from it
    ranked = not again and counts(connection, day, person.id, now)
    if not ranked and not again and now < closing(day):
        raise Refusal("the deal of today counts only for who was here a day before it: play yesterday's")
    if not ranked and own is not None and own.finished is None and is_secret(day, now):
        raise Refusal("you still play this deal: finish that game first")
    persons.lock_person(connection, person.id)
    if match_lists.count_unfinished(connection, person.id) >= limits.UNFINISHED:
        raise Overload("you have too many games going: finish or resign some first")
    if ranked and not attempt_rows.begin_attempt(connection, day, person.id, now):
        raise TooLate("you have played this deal: everybody has one attempt")
    match, seats = new_attempt(deal, person, ranked, now, clock)
    match_changes.add_match(connection, match, seats)
    if ranked:
        attempt_rows.link_match(connection, day, person.id, match.id)
    return match


def read_result(connection: Connection, result: StoredResult) -> None:
    """Write what came of an attempt when its match is over."""
    day = attempt_rows.day_of(connection, result.match)
    if day is None:
        return
    own, bot = result.seats[SEAT], result.seats[1 - SEAT]
    whole = match_queries.load(connection, result.match)
    course = [] if whole.match.resumed else course_of_attempt(whole)
    attempt_rows.finish_attempt(
        connection,
        result.match,
        finished=result.finished,
        won=own.won and own.left is None,
        honor=own.score,
        lead=own.score - bot.score if own.left is None else attempt_rows.LEFT,
        turns=own.turns or 0,
        course=msgspec.json.encode(course).decode() if course else None,
    )
    if own.person is not None:
        days = days_running(connection, own.person, day)
        grant(connection, own.person, MORNINGS, days, result.finished, result.number)


def days_running(connection: Connection, person: int, day: str) -> int:
    """How many days in a row somebody has played the deal, this one among them; at most a fortnight."""
    around = [day]
    for _ in range(FEATS[MORNINGS].goal):
        around = [day_before(around[0]), *around, day_after(around[-1])]
    played = attempt_rows.days_played(connection, person, around[0], around[-1])
    here = len(around) // 2
    before = takewhile(played.__contains__, reversed(around[:here]))
    after = takewhile(played.__contains__, around[here:])
    return len([*before, *after])


def close_days(connection: Connection, now: float) -> None:
    """Count attempts as lost that were left unfinished, a day after their day."""
    over = [day for day in attempt_rows.open_days(connection) if not is_secret(day, now)]
    if over:
        attempt_rows.close_attempts(connection, over, now)


DEALS: Final = ResultReader("deals", read_result)
