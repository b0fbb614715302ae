"""Shopping for deals: whoever plays both sides at one screen sees all cards before they give a seat away."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from sqlalchemy import select

import vigil
from tests.server.clients import GREEDY, ME, Line, Server, Visitor
from vigil.server.api.people import hash_key
from vigil.server.match.ending import why_unrated
from vigil.server.store.matches import seat_loans
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.tables.people_tables import sessions

OPEN = {"kind": "open"}
HERE = {"kind": "here", "name": "Cy"}
START = vigil.Game.new(["godslayer"], ["Ada", "Cy"], seed=5).to_data()


def invitation(guest: Visitor, match: str, token: str) -> Any:
    """What a guest is told before they take a seat."""
    return guest.post(f"matches/{match}/invitation", {"token": token})


def table(person: Visitor, match: str, seat: int) -> dict[str, Any]:
    """The table as somebody sees it."""
    with person.sit(match, f"?seat={seat}") as line:
        view: dict[str, Any] = line.table["view"]
        return view


def act(ada: Visitor, made: dict[str, Any]) -> None:
    """Let the first act of a match be made."""
    with ada.sit(made["id"], f"?seat={made['deciding']}") as line:
        line.move("end turn")


def test_cards_that_their_maker_has_seen_are_dealt_anew_for_a_guest(ada: Visitor, bo: Visitor) -> None:
    made = ada.make(ME, HERE)
    match, seen = made["id"], table(ada, made["id"], 1)
    token = ada.token(match, 1)
    told = invitation(bo, match, token)
    assert (told["new_deal"], told["moves"], told["named"], told["seen_by"]) == (True, False, True, [])
    joined = bo.join(match, token=token)
    assert (joined["chosen"], joined["acts"]) == (None, 0)
    assert joined["commitment"] not in (None, made["commitment"])
    assert table(bo, match, 1)["center_row"] != seen["center_row"]
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bo"]
    assert [seat["seen_by"] for seat in joined["seats"]] == [[], []]


def test_the_new_deal_is_the_one_that_is_promised(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    promised = bo.join(match, token=ada.token(match, 1))["commitment"]
    with bo.sit(match) as line:
        line.send("resign")
        while (ended := line.until("match")["match"])["status"] != "finished":
            pass
    assert promised == ended["commitment"] == hashlib.sha256(ended["seed"].encode()).hexdigest()
    record = vigil.Record.from_data(bo.get(f"matches/{match}/record"))
    assert (hex(record.seed), record.start) == (ended["seed"], None)


def test_whoever_gave_a_seat_away_never_sees_its_hand_again(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    with ada.sit(match, "?seat=1") as line:
        before = len(line.heard)
        bo.join(match, token=ada.token(match, 1))
        while line.until("welcome")["seat"] != 0:
            pass
        assert line.refused("sit", seat=1) == "seat 1 is not yours"
        for heard in line.heard[before:]:
            assert not looks_from(json.loads(heard), 1)
    ada.post(f"matches/{match}/take-back", {"seat": 1}, 403)
    ada.link(match, 1, 403)


def looks_from(message: dict[str, Any], seat: int) -> bool:
    """Whether a message shows the table from a seat."""
    update = message.get("update") if message["type"] == "welcome" else message
    return bool(update and update.get("view") and update["view"]["seat"] == seat)


def test_they_resign_for_themselves_alone(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    bo.join(match, token=ada.token(match, 1))
    with ada.sit(match) as line:
        line.send("resign")
        while (ended := line.until("match")["match"])["status"] != "finished":
            pass
    assert ended["result"]["winners"] == [1]


def test_later_the_guest_is_told_who_has_seen_this_hand(ada: Visitor, bo: Visitor, server: Server) -> None:
    made = ada.make(ME, HERE)
    act(ada, made)
    match, token = made["id"], ada.token(made["id"], 1)
    told = invitation(bo, match, token)
    assert (told["new_deal"], told["moves"], told["named"], told["seen_by"]) == (False, False, False, ["Ada"])
    joined = bo.join(match, token=token)
    assert joined["commitment"] == made["commitment"]
    for person in (ada, bo, server.visitor("Dag")):
        seats = person.get(f"matches/{match}")["seats"]
        assert [(seat["name"], seat["seen_by"]) for seat in seats] == [("Ada", []), ("Cy", ["Ada"])]
    ada.post(f"matches/{match}/take-back", {"seat": 1}, 403)


def test_nothing_is_dealt_anew_once_others_have_seen_their_hands(
    ada: Visitor, bo: Visitor, server: Server
) -> None:
    match = ada.make(ME, HERE, OPEN)["id"]
    began = bo.join(match)
    token = ada.token(match, 1)
    if began["status"] == "playing" and began["acts"] == 0:
        assert invitation(server.visitor("Dag"), match, token)["seen_by"] == ["Ada"]
    joined = server.visitor("Dag").join(match, token=token)
    assert joined["commitment"] == began["commitment"]
    assert joined["seats"][1]["seen_by"] == ["Ada"]


def test_nobody_gets_other_cards_by_moving_their_seat(ada: Visitor, bo: Visitor, server: Server) -> None:
    match = ada.make(ME, OPEN)["id"]
    before, phone = bo.join(match), server.visitor("Phone")
    token = bo.token(match, 1)
    told = invitation(phone, match, token)
    assert (told["new_deal"], told["moves"], told["seen_by"]) == (False, True, ["Bo"])
    moved = phone.join(match, token=token)
    assert moved["commitment"] == before["commitment"]
    assert [seat["borrowed"] for seat in moved["seats"]] == [False, True]
    assert [seat["borrowed"] for seat in ada.get(f"matches/{match}")["seats"]] == [False, False]


def test_a_seed_that_was_chosen_deals_nothing_to_a_guest(ada: Visitor, bo: Visitor) -> None:
    made = ada.make(ME, HERE, seed=7)
    assert made["chosen"]["seed"]
    joined = bo.join(made["id"], token=ada.token(made["id"], 1))
    assert joined["chosen"] is None
    assert joined["commitment"]


@pytest.mark.parametrize("shuffle", [True, False])
def test_a_start_is_dealt_anew_unless_its_cards_are_to_lie_as_they_did(
    server: Server, ada: Visitor, bo: Visitor, shuffle: bool
) -> None:
    match = ada.make(ME, HERE, start={"position": START}, shuffle=shuffle)["id"]
    before = list(server.services.registry.rooms[match].match.course.game.center_deck)
    joined = bo.join(match, token=ada.token(match, 1))
    after = list(server.services.registry.rooms[match].match.course.game.center_deck)
    assert (after == before) is not shuffle
    assert joined["chosen"]["start"] == "position"
    assert joined["seats"][1]["seen_by"] == ([] if shuffle else ["Ada"])


def test_who_begins_stays_as_agreed(ada: Visitor, server: Server) -> None:
    for number in range(6):
        match = ada.make(ME, HERE, lot=False)["id"]
        guest = server.visitor(f"Guest {number}")
        assert guest.join(match, token=ada.token(match, 1))["deciding"] == 0


def test_everybody_at_the_table_gets_the_new_one(ada: Visitor, bo: Visitor, server: Server) -> None:
    match = ada.make(ME, HERE)["id"]
    with ada.sit(match) as own, server.visitor("Dag").sit(match) as stranger:
        old = own.table["view"]["center_row"]
        bo.join(match, token=ada.token(match, 1))
        rows = [new_row(line) for line in (own, stranger)]
        assert rows[0] == rows[1] != old


def new_row(line: Line) -> list[str]:
    """The center row once the table was welcomed again."""
    row: list[str] = line.until("welcome")["update"]["view"]["center_row"]
    return row


def test_bots_play_on_at_the_new_table(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(GREEDY, ME, HERE)["id"]
    token = ada.token(match, 2)
    bo.join(match, token=token)
    with ada.sit(match) as line:
        while not ada.get(f"matches/{match}")["deciding"]:  # the bot has the first seat
            line.until("update")
    [deciding] = [who for who, seat in ((ada, 1), (bo, 2)) if ada.get(f"matches/{match}")["deciding"] == seat]
    with deciding.sit(match) as line:
        line.move()


def test_a_seat_that_an_older_version_only_lent_is_not_taken_back_either(
    server: Server, ada: Visitor, bo: Visitor
) -> None:
    match = ada.make(ME, HERE)["id"]
    bo.post("me", {"name": "Bo"})
    with server.services.database.engine.begin() as connection:
        hashes = [hash_key(person.key) for person in (ada, bo)]
        find = select(sessions.c.person, sessions.c.id)
        found = [connection.execute(find.where(sessions.c.key_hash == one)).one() for one in hashes]
        seat_loans.lend_seat(connection, match, 1, found[0].person, found[1].id, "", 0.0)
    del server.services.registry.rooms[match]
    assert bo.get(f"matches/{match}")["seats"][1]["yours"]
    ada.post(f"matches/{match}/take-back", {"seat": 1}, 403)


def test_a_match_with_a_seat_that_somebody_had_before_is_not_rated() -> None:
    match = StoredMatch("m", {}, 1, None, None, False, "finished", 1, 0.0, 0.0)
    fair = [StoredSeat("person", "Ada", 1), StoredSeat("person", "Bo", 2)]
    assert why_unrated(match, fair) is None
    assert why_unrated(match, [fair[0], StoredSeat("person", "Bo", 2, seen_by=["Ada"])]) == "passed on"
