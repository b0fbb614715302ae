"""Name changes: a stored match with other names. Moves name players, so its acts are spelled anew."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.acts import MOVE, Act
from vigil.server.match.course import Course
from vigil.server.match.layout import distinct, new_course
from vigil.server.match.live_match import replay_act
from vigil.server.store.hosting import host
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.match_rows import StoredSeat, owner_of


def rename_in_match(connection: Connection, match: str, person: int, name: str) -> None:
    """Rename the seats of a person; a match that cannot be played again keeps its moves as they are."""
    match_queries.lock_match(connection, match)
    whole = match_queries.load(connection, match)
    seats = renamed_seats(whole.seats, person, name)
    names = {number: seat.name for number, seat in enumerate(seats) if owner_of(seat) == person}
    try:
        changed = respell_acts(whole, seats)
    except Exception:  # other rules may have left anything
        changed = []
    host.rename_speaker(connection, match, person, name)
    host.rename_seats(connection, match, names, changed)


def renamed_seats(seats: Sequence[StoredSeat], person: int, name: str) -> list[StoredSeat]:
    """The seats, with another name wherever one is a person's; the second one of a screen is told apart."""
    taken = [seat.name for seat in seats if owner_of(seat) != person and seat.name]
    renamed = []
    for seat in seats:
        called = seat.name
        if owner_of(seat) == person:
            called = distinct([*taken, name])[-1]
            taken.append(called)
        renamed.append(structs.replace(seat, name=called))
    return renamed


def respell_acts(whole: WholeMatch, seats: Sequence[StoredSeat]) -> list[Act]:
    """The acts that read otherwise once the seats have other names. Both games are played side by side."""
    before, after = [new_course(whole.match, sitting, whole.base) for sitting in (whole.seats, seats)]
    changed = []
    for act in whole.acts[before.step :]:
        again = structs.replace(act, text=same_move(before, after, act.text)) if act.kind == MOVE else act
        replay_act(before, act)
        replay_act(after, again)
        if again.text != act.text:
            changed.append(again)
    return changed


def same_move(before: Course, after: Course, text: str) -> str:
    """What a move is called where the players have other names."""
    texts = [move.text.lower() for move in before.game.legal_moves()]
    if text.lower() not in texts:
        return text
    return after.game.legal_moves()[texts.index(text.lower())].text
