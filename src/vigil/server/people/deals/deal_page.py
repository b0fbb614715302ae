"""The page of a deal: what a person is told of it, which depends on whether they have played it."""

from __future__ import annotations

from sqlalchemy import Connection

from vigil.server.domain.deal_days import closing, is_secret
from vigil.server.people.deals.attempts import counts
from vigil.server.people.deals.daily_deals import first_row
from vigil.server.people.deals.deal_comparison import compare, result_of
from vigil.server.protocol.people.deal_messages import DealComparison, DealState
from vigil.server.store.deals import attempt_rows, deal_rows
from vigil.server.store.deals.attempt_rows import Attempt
from vigil.server.store.deals.deal_rows import StoredDeal
from vigil.server.store.opponents import acquaintances
from vigil.server.store.tables.opponent_tables import follows


def deal_page(connection: Connection, deal: StoredDeal, person: int | None, now: float) -> DealState:
    """The deal of a day, as a person may know it."""
    own = None if person is None else attempt_rows.attempt_of(connection, deal.day, person)
    is_done = own is not None and own.finished is not None
    over = now >= closing(deal.day)
    tally = attempt_rows.tally_of(connection, deal.day)
    return DealState(
        day=deal.day,
        sets=deal.codes,
        level=deal.level,
        row=first_row(deal.sets, deal.seed, deal.generator),
        commitment=deal.commitment,
        seed=None if is_secret(deal.day, now) else hex(deal.seed),
        seconds=max(closing(deal.day) - now, 0.0),
        played=tally.played,
        won=tally.won,
        most=tally.best,
        counts=person is not None and counts(connection, deal.day, person, now),
        match=None if own is None else own.match,
        own=result_of(own) if own is not None and is_done else None,
        compared=comparison(connection, deal.day, own, person) if is_done or over else None,
        earlier=deal_rows.days_before(connection, deal.day),
    )


def comparison(
    connection: Connection, day: str, own: Attempt | None, person: int | None
) -> DealComparison | None:
    """What others made of a deal; None if nobody has finished it."""
    everybody = attempt_rows.finished_attempts(connection, day)
    own = own if own is not None and own.finished is not None else None
    if not everybody:
        return None
    worse = 0 if own is None else attempt_rows.rank_of(connection, own)
    followed = [] if person is None else acquaintances.others_of(connection, follows, person)
    return compare(everybody, own, worse, followed)
