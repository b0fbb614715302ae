"""Reports over HTTP: a player tells the host of the server about another."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer, body, require_person, room_of, store
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import REPORT
from vigil.server.match.live_match import LiveMatch
from vigil.server.protocol import bounds
from vigil.server.protocol.requests import MakeReport
from vigil.server.protocol.responses import Reported
from vigil.server.store.hosting import player_reports
from vigil.server.store.hosting.player_reports import Report
from vigil.server.store.matches import match_queries
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person


async def post_report(request: Request) -> Response:
    """Report the player at a seat to the host."""
    asked = await body(request, MakeReport)
    person = await require_person(request)
    match = (await room_of(request)).match
    about = reported_person(match, person, asked.seat)
    text = bounds.report_text(asked.text)
    store(request, REPORT + len(text.encode()))
    report = Report(match.id, asked.seat, person.id, about, asked.reason, text, time.time())
    refusal = await services(request).database.write(partial(add, report=report), match.id)
    if refusal is not None:
        raise refusal
    return answer(Reported(asked.seat))


def reported_person(match: LiveMatch, person: Person, seat: int) -> int:
    """Who has a seat, or had it before a bot played on; only other players may report them."""
    if not any(own.person == person.id for own in match.seats):
        raise HTTPException(403, "only who plays here may report somebody")
    about = match.seats[seat].person if 0 <= seat < len(match.seats) else None
    if about is None or about == person.id:
        raise ValueError(f"there is nobody to report at seat {seat}")
    return about


def add(connection: Connection, report: Report) -> HTTPException | None:
    """Write a report, unless it was made already or there are too many; returns why not."""
    persons.lock_person(connection, report.by)
    match_queries.hold_match(connection, report.match)
    before = player_reports.reports_of(connection, report.match)
    if any((made.by, made.seat, made.settled) == (report.by, report.seat, False) for made in before):
        return HTTPException(409, "you have reported this player already")
    if max(len(before), player_reports.count_open_reports(connection, report.by)) >= limits.REPORTS:
        return HTTPException(429, "there are many reports already: the host will look into them")
    player_reports.add_report(connection, report)
    return None


ROUTES: Final = [Route("/api/matches/{id}/report", post_report, methods=["POST"])]
