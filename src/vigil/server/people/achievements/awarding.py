"""Awarding: what a result and its tallies add to what people have done, in one transaction."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from vigil.server.people.achievements.deeds_so_far import Deeds, add_game
from vigil.server.people.achievements.feats import FeatGame, counts_for_feats, feat_progress
from vigil.server.people.achievements.game_tally import SeatTally
from vigil.server.people.achievements.granting import go_on
from vigil.server.store.ratings import achievement_log
from vigil.server.store.ratings.achievement_log import KeptAchievement
from vigil.server.store.results.result_readers import ResultReader, set_mark, take_mark
from vigil.server.store.results.result_rows import StoredResult

ROUNDS: Final = 2  # since one achievement may follow from others


def take_nothing(_connection: Connection, _result: StoredResult) -> None:
    """Results are tallied elsewhere: this reader only says how far that has come."""


TALLIES: Final = ResultReader("tallies", take_nothing)


def award(connection: Connection, result: StoredResult, tallies: Sequence[SeatTally] | None) -> bool:
    """Add a result, unless another process has; False: it has."""
    if take_mark(connection, TALLIES) != result.number - 1:
        return False
    for number, seat in enumerate(result.seats):
        tally = tallies[number] if tallies is not None else None
        if tally is not None:
            content = zlib.compress(msgspec.json.encode(tally))
            achievement_log.save_tally(connection, result.number, number, content)
        if seat.person is not None and counts_for_feats(result, seat):
            award_seat(connection, result, number, tally)
    set_mark(connection, TALLIES, result.number)
    return True


def award_seat(connection: Connection, result: StoredResult, number: int, tally: SeatTally | None) -> None:
    """Add a result to what its person has done."""
    seat = result.seats[number]
    assert seat.person is not None
    kept = achievement_log.load_deeds(connection, seat.person)
    deeds = msgspec.json.decode(kept, type=Deeds) if kept else Deeds()
    add_game(deeds, result, seat, tally)
    achievement_log.save_deeds(connection, seat.person, msgspec.json.encode(deeds).decode())
    if tally is not None:
        achievement_log.count_cards(connection, seat.person, tally.acquired, seat.won)
    before = achievement_log.achievements_of(connection, seat.person)
    after = progress(result, number, tally or SeatTally(), deeds, before)
    changed = [each for code, each in after.items() if each != before.get(code)]
    achievement_log.save_achievements(connection, seat.person, changed)


def progress(
    result: StoredResult,
    number: int,
    tally: SeatTally,
    deeds: Deeds,
    before: dict[str, KeptAchievement],
) -> dict[str, KeptAchievement]:
    """What somebody has earned or begun after a game."""
    after = dict(before)
    for _ in range(ROUNDS):
        earned = [code for code, each in after.items() if each.at is not None]
        game = FeatGame(result, number, result.seats[number], tally, deeds, earned)
        for code, count in feat_progress(game).items():
            further = go_on(after.get(code), code, count, result.finished, result.number)
            after |= {code: further} if further else {}
    return after
