"""Challenges: somebody asks somebody else by name, who accepts or declines. Each step is one transaction."""

from __future__ import annotations

from typing import Final, Literal, assert_never

import msgspec
from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.notice_kinds import match_path
from vigil.server.domain.paces import PACES
from vigil.server.domain.refusals import Overload, Refusal, TooLate
from vigil.server.fair_use import limits
from vigil.server.match.layout import start_match
from vigil.server.people.opponents.meetings import HereAndNow, Wish, tell
from vigil.server.people.opponents.table_for_two import Terms, expect_room, lay_table, new_table
from vigil.server.protocol.match_state import Chosen
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.matches import match_changes
from vigil.server.store.matches.match_rows import StoredMatch
from vigil.server.store.notices.notice_rows import NewNotice, give_notice, read_about
from vigil.server.store.opponents import acquaintances, challenge_rows
from vigil.server.store.opponents.challenge_rows import StoredChallenge
from vigil.server.store.people import persons
from vigil.server.store.people.account_rows import find_account
from vigil.server.store.people.persons import Person
from vigil.server.store.tables.opponent_tables import challenges

ANSWER_LIVE: Final = 15 * 60.0  # seconds to answer a challenge to a live game ...
ANSWER_SLOW: Final = 7 * 24 * 3600.0  # ... and to one over days
NEEDS_ACCOUNT: Final = "challenges are made by name: make an account first, so that yours is yours alone"
PAIR: Final = 2  # games of a deal that is played with the seats swapped
Answer = Literal["accept", "decline", "withdraw"]


def challenge(
    connection: Connection, person: Person, name: str, wish: Wish, duplicate: bool, here: HereAndNow
) -> int:
    """Challenge somebody; returns the number of the challenge."""
    if not person.account:
        raise PermissionError(NEEDS_ACCOUNT)
    other = find_account(connection, fold_name(name))
    if other is None:
        raise LookupError(f"nobody with an account is called {name}")
    if other == person.id:
        raise Refusal("one does not challenge oneself")
    for locked in sorted([person.id, other]):  # in this order, so that two never wait for each other
        persons.lock_person(connection, locked)
    expect_welcome(connection, person.id, other, here.now)
    time_to_answer = ANSWER_LIVE if PACES[wish.pace].live else ANSWER_SLOW
    values = {
        "by": person.id,
        "to": other,
        "pace": wish.pace,
        "sets": ",".join(wish.sets),
        "rated": wish.rated and not duplicate,
        "duplicate": duplicate,
        "at": here.now,
        "until": here.now + time_to_answer,
    }
    number = challenge_rows.add_challenge(connection, values)
    give_notice(connection, other, NewNotice("challenge", challenge_path(number), person.id), here.now)
    tell(connection, here, [other])
    return number


def expect_welcome(connection: Connection, by: int, to: int, now: float) -> None:
    """Refuse a challenge to somebody who is blocked or has many already."""
    if acquaintances.keep_apart(connection, by, to):
        raise Refusal("they take no challenges from you")
    if challenge_rows.is_open_between(connection, by, to, now):
        raise TooLate("you have challenged them already: wait for their answer")
    if challenge_rows.count_open(connection, challenges.c.by == by, now) >= limits.CHALLENGES:
        raise Overload(f"{limits.CHALLENGES} challenges of yours wait for an answer: withdraw one first")
    if challenge_rows.count_open(connection, challenges.c.to == to, now) >= limits.CHALLENGES:
        raise Overload("they have as many challenges as they can answer: try again later")


def respond(
    connection: Connection, person: Person, number: int, answer: Answer, here: HereAndNow
) -> StoredChallenge:
    """Answer a challenge, or withdraw one's own."""
    found = challenge_rows.lock_challenge(connection, number)
    if found is None or person.id not in (found.by, found.to):
        raise LookupError("there is no such challenge")
    if found.state != "open" or found.until < here.now:
        raise TooLate("this challenge is over")
    if person.id != (found.by if answer == "withdraw" else found.to):
        raise Refusal("only who was challenged can answer, and only who has challenged can withdraw")
    settled = settle(connection, found, answer, here)
    notify_challenger(connection, settled, here.now)
    tell(connection, here, [found.by, found.to])
    return settled


def challenge_path(number: int) -> str:
    """Where a challenge is answered."""
    return f"/play?challenge={number}"


def notify_challenger(connection: Connection, settled: StoredChallenge, now: float) -> None:
    """Tell whoever has challenged how it was answered; the other need not be told of it any more."""
    path = challenge_path(settled.id)
    read_about(connection, settled.to, path, now)
    if settled.state == "accepted" and settled.match is not None:
        give_notice(connection, settled.by, NewNotice("accepted", match_path(settled.match), settled.to), now)
    if settled.state == "declined":
        give_notice(connection, settled.by, NewNotice("declined", path, settled.to), now)


def settle(
    connection: Connection, found: StoredChallenge, answer: Answer, here: HereAndNow
) -> StoredChallenge:
    """Write what becomes of a challenge by an answer."""
    match answer:
        case "accept":
            settled = begin_games(connection, found, here)
        case "decline":
            settled = structs.replace(found, state="declined")
        case "withdraw":
            settled = structs.replace(found, state="withdrawn")
        case _:
            assert_never(answer)
    values = {name: getattr(settled, name) for name in ("state", "match", "second")}
    challenge_rows.settle_challenge(connection, found.id, **values)
    return settled


def begin_games(connection: Connection, found: StoredChallenge, here: HereAndNow) -> StoredChallenge:
    """Make the match of a challenge, or two of them with one deal and the seats swapped."""
    if acquaintances.keep_apart(connection, found.by, found.to):
        raise Refusal("you two do not meet")
    people = [persons.person_with(connection, one) for one in (found.by, found.to)]
    terms = Terms(found.pace, found.codes, found.rated)
    if not found.duplicate:
        match = lay_table(connection, people, terms, here.now, here.clock)
        return structs.replace(found, state="accepted", match=match.id)
    match, second = lay_twice(connection, people, terms, here)
    return structs.replace(found, state="accepted", match=match.id, second=second.id)


def lay_twice(
    connection: Connection, people: list[Person], terms: Terms, here: HereAndNow
) -> tuple[StoredMatch, StoredMatch]:
    """Make two matches of one deal: in the second each has the seat, and the shuffles, of the other."""
    for person in people:
        expect_room(connection, person, PAIR)
    first, seats = new_table(people, terms, here.now, here.clock)
    second, swapped = new_table(people[::-1], terms, here.now, here.clock)
    again = structs.replace(second, seed=first.seed, generator=first.generator)
    again = start_match(again, swapped, here.now, again.clock_began)
    told = msgspec.to_builtins(Chosen(duplicate=True))
    for match, sitting in ((first, seats), (again, swapped)):
        match_changes.add_match(connection, structs.replace(match, chosen=told), sitting)
    return first, again
