"""The end of a match is a result of its own, and readers follow results. Hints are counted at a seat.

Matches that are over already get the result that can still be known. Whether there were hints cannot,
so none of them is rated.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ENDINGS: Final = {
    "resigned": "resigned",
    "abandoned": "abandoned",
    "the match has become too long": "too long",
    "the host has closed the match": "closed",
}
LEAVING: Final = {"resign": "resigned", "abandon": "abandoned", "takeover": "replaced"}
LIVE: Final = 3 * 3600
AT_ONCE: Final = 500  # matches
ENDED: Final = """
    SELECT id, setup, first_turn, clock, began, moved, turn_number, taken_back, result, version, chosen,
           resumed FROM matches WHERE status = 'finished' AND result IS NOT NULL ORDER BY moved, id
"""
SEATS: Final = "SELECT match, seat, person, level FROM seats WHERE match IN :ids ORDER BY match, seat"
LEFT: Final = """
    SELECT match, seat, kind, text, at FROM acts
    WHERE match IN :ids AND kind IN ('resign', 'abandon', 'takeover') ORDER BY match, number
"""

schema = sa.MetaData()
results = sa.Table(
    "results",
    schema,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.String(32), nullable=False, unique=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("finished", sa.Float, nullable=False, index=True),
    sa.Column("sets", sa.Text, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("first", sa.Integer),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("rules", sa.Integer),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("chosen", sa.Boolean, nullable=False),
    sa.Column("taken_back", sa.Boolean, nullable=False),
    sa.Column("resumed", sa.Boolean, nullable=False),
    sa.Column("aborted", sa.Boolean, nullable=False),
)
sa.Table("people", schema, sa.Column("id", sa.Integer, primary_key=True))
result_seats = sa.Table(
    "result_seats",
    schema,
    sa.Column(
        "number",
        sa.Integer,
        sa.ForeignKey("results.number", name="fk_result_seats_number", ondelete="CASCADE"),
        primary_key=True,
    ),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id", name="fk_result_seats_person")),
    sa.Column("level", sa.Text),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("left", sa.String(16)),
    sa.Column("left_at", sa.Float),
    sa.Column("turns", sa.Integer),
    sa.Column("hints", sa.Integer, nullable=False),
    sa.Column("finished", sa.Float, nullable=False),
    sa.Index("result_seats_by_person", "person", "finished"),
)
readers = sa.Table(
    "readers",
    schema,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("done", sa.Integer, nullable=False),
)
totals = sa.Table(
    "totals",
    schema,
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id", name="fk_totals_person"), primary_key=True),
    sa.Column("sets", sa.Text, primary_key=True),
    sa.Column("finished", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("left", sa.Integer, nullable=False),
)


def upgrade() -> None:
    """Make the tables, count hints from now on, and write the results of matches that are over."""
    connection = op.get_bind()
    schema.create_all(connection, tables=[results, result_seats, readers, totals])
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default=sa.text("0")))
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("hints", server_default=None)
    ended = connection.execute(sa.text(ENDED)).all()
    for begin in range(0, len(ended), AT_ONCE):
        add_results(connection, begin + 1, ended[begin : begin + AT_ONCE])


def add_results(connection: sa.Connection, number: int, ended: Sequence[Any]) -> None:
    """Write the results of some matches, numbered from here on."""
    ids = {"ids": [row.id for row in ended]}
    sitting: dict[str, list[Any]] = defaultdict(list)
    gone: dict[str, dict[int, Any]] = defaultdict(dict)
    many: sa.BindParameter[Any] = sa.bindparam("ids", expanding=True)
    for seat in connection.execute(sa.text(SEATS).bindparams(many), ids):
        sitting[seat.match].append(seat)
    for act in connection.execute(sa.text(LEFT).bindparams(many), ids):
        gone[act.match][int(act.text or act.seat)] = act  # the first ones named no seat but their own
    for count, match in enumerate(ended):
        try:
            row, seats = describe(match, sitting[match.id], gone[match.id])
        except (KeyError, IndexError, TypeError, ValueError):
            continue  # whatever is wrong with a match, it stays, and holds up no other
        connection.execute(results.insert().values({**row, "number": number + count}))
        kept = {"number": number + count, "finished": match.moved}
        connection.execute(result_seats.insert(), [{**seat, **kept} for seat in seats])


def describe(
    match: Any, seats: list[Any], gone: dict[int, Any]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The result of a match and of its seats."""
    setup, end = json.loads(match.setup), json.loads(match.result)
    clock = json.loads(match.clock) if match.clock else None
    turns = match.turn_number - (match.first_turn or 1) + 1
    reason = ending(end["reason"], clock)
    row = {
        "match": match.id,
        "began": match.began,
        "finished": match.moved,
        "sets": ",".join(setup["sets"]),
        "edition": setup["edition"],
        "variant": setup["variant"],
        "players": len(seats),
        "pace": "none" if clock is None else "live" if clock["seconds"] < LIVE else "slow",
        "rated": False,
        "turns": turns,
        "reason": reason,
        "version": match.version,
        "chosen": match.chosen is not None,
        "taken_back": match.taken_back,
        "resumed": match.resumed > 0,
        "aborted": turns < 2 * len(seats),
    }
    sides = [seat % (len(seats) // 2) if setup["variant"] == "team" else seat for seat in range(len(seats))]
    places = places_of(setup, end, sides, gone) if reason not in ("closed", "too long") else None
    return row, [
        {
            "seat": seat.seat,
            "person": seat.person,
            "level": seat.level,
            "side": sides[seat.seat],
            "place": None if places is None else places[seat.seat],
            "score": end["scores"][seat.seat],
            "won": seat.seat in end["winners"] and seat.seat not in gone,
            "left": leaving(gone[seat.seat].kind, clock) if seat.seat in gone else None,
            "left_at": gone[seat.seat].at if seat.seat in gone else None,
            "hints": 0,
        }
        for seat in seats
    ]


def ending(reason: str, clock: dict[str, Any] | None) -> str:
    """How a match was over, by the words that players were told."""
    kind = ENDINGS.get(reason, "played")
    return "timed out" if kind == "abandoned" and clock else kind


def leaving(act: str, clock: dict[str, Any] | None) -> str:
    """How a person has left a seat, by the act that did it."""
    kind = LEAVING[act]
    return "timed out" if kind == "abandoned" and clock else kind


def places_of(setup: dict[str, Any], end: dict[str, Any], sides: list[int], gone: Any) -> list[int]:
    """Winners first, then by the honor of each side; who has left shares the last place."""
    if setup["variant"] == "solitaire":
        return [1 if end["winners"] else 2]
    staying = {side for seat, side in enumerate(sides) if seat not in gone}
    ranks = {
        side: (
            any(sides[seat] == side and seat not in gone for seat in end["winners"]),
            sum(score for seat, score in enumerate(end["scores"]) if sides[seat] == side),
        )
        for side in staying
    }
    last = min(len(staying) + 1, len(set(sides)))
    return [
        last if seat in gone else 1 + sum(rank > ranks[side] for rank in ranks.values())
        for seat, side in enumerate(sides)
    ]
