"""Notices in the app: given with what causes them, once, as somebody wants to be told, and read."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.clients import PATIENCE, Visitor
from tests.server.hosting import Hosted, number_of
from tests.server.members import answer_challenge, challenge, change, new_member
from tests.server.test_accounts import PASSWORD
from tests.server.tournament_clients import gather, until_dealt
from vigil.server.domain.notice_kinds import NOTICE_KINDS, PUSHING
from vigil.server.people.notices.push_texts import TITLES
from vigil.server.people.tournaments.deadline_notices import late_people
from vigil.server.store.notices import notice_rows
from vigil.server.store.notices.notice_rows import NewNotice, forget_notices, give_notice
from vigil.server.store.tables.opponent_tables import seeks
from vigil.server.store.tables.tournament_tables import tournaments
from vigil.server.store.tournaments.tournament_queries import load_tournament

TURN = NewNotice("turn", "/match/m1")


@pytest.fixture
def ada(hosted: Hosted) -> Visitor:
    """Somebody with an account."""
    return new_member(hosted.server, "Ada")


@pytest.fixture
def bo(hosted: Hosted) -> Visitor:
    """Somebody else with an account."""
    return new_member(hosted.server, "Bo")


def told(visitor: Visitor) -> list[tuple[str, str | None, bool]]:
    """What somebody was told: the kind, the name of the other, and whether it was read."""
    return [(one["kind"], one["name"], one["read"]) for one in visitor.get("notices")["notices"]]


def give(hosted: Hosted, visitor: Visitor, notice: NewNotice, at: float | None = None) -> None:
    """Tell somebody something."""
    with hosted.server.services.database.engine.begin() as connection:
        give_notice(connection, number_of(hosted.server, visitor), notice, at or time.time())


def play_slow_game(ada: Visitor, bo: Visitor) -> tuple[str, Visitor, Visitor]:
    """A game over days; who has to move, and who waits."""
    challenge(ada, bo)
    match = answer_challenge(bo, "accept")
    assert match
    state = ada.get(f"matches/{match}")
    on_move = state["seats"][state["deciding"]]["yours"]
    return match, *((ada, bo) if on_move else (bo, ada))


def end_turn(line: Any) -> None:
    """Move until somebody else has to."""
    while line.asked:
        texts = line.texts
        line.move("end turn" if "end turn" in texts else texts[-1])


def test_whoever_is_challenged_is_told_and_answering_it_reads_the_notice(ada: Visitor, bo: Visitor) -> None:
    [made] = challenge(ada, bo)["challenges"]
    [notice] = bo.get("notices")["notices"]
    assert (notice["kind"], notice["name"], notice["read"]) == ("challenge", ada.name, False)
    assert notice["path"] == f"/play?challenge={made['id']}"
    assert bo.get("me")["unread"] == 1
    answer_challenge(bo, "decline")
    assert bo.get("me")["unread"] == 0
    assert told(ada) == [("declined", bo.name, False)]


def test_an_accepted_challenge_leads_to_its_table_where_the_notice_is_read(ada: Visitor, bo: Visitor) -> None:
    challenge(ada, bo)
    match = answer_challenge(bo, "accept")
    [notice] = ada.get("notices")["notices"]
    assert (notice["kind"], notice["path"]) == ("accepted", f"/match/{match}")
    with ada.sit(str(match)):
        ada.get_when("me", lambda found: found["unread"] == 0)


def test_whoever_is_away_is_told_once_that_it_is_their_turn(ada: Visitor, bo: Visitor) -> None:
    match, mover, waiter = play_slow_game(ada, bo)
    waiter.post("notices/read")
    with mover.sit(match) as line:
        end_turn(line)
    turns = [one for one in told(waiter) if one[0] == "turn"]
    assert turns == [("turn", mover.name, False)]
    assert [one for one in told(mover) if one[0] == "turn"] == []
    with waiter.sit(match) as line:
        waiter.get_when("me", lambda found: found["unread"] == 0)
        end_turn(line)
    with mover.sit(match) as line:
        end_turn(line)
    assert [one for one in told(waiter) if one[0] == "turn"] == [("turn", mover.name, False)]


def test_whoever_is_at_the_table_sees_it_themselves(ada: Visitor, bo: Visitor) -> None:
    match, mover, waiter = play_slow_game(ada, bo)
    with waiter.sit(match), mover.sit(match) as line:
        end_turn(line)
    assert [one for one in told(waiter) if one[0] == "turn"] == []


def test_no_notice_says_more_than_that_it_is_a_turn(ada: Visitor, bo: Visitor) -> None:
    match, mover, waiter = play_slow_game(ada, bo)
    with mover.sit(match) as line:
        end_turn(line)
    [notice] = [one for one in waiter.get("notices")["notices"] if one["kind"] == "turn"]
    assert (notice["words"], notice["path"]) == ("", f"/match/{match}")


def test_a_game_for_one_sitting_and_one_against_bots_say_nothing(hosted: Hosted, bo: Visitor) -> None:
    clock = {"seconds": 600, "per": "game"}
    guest = hosted.server.visitor("Cy")
    match = guest.make({"kind": "me"}, {"kind": "open"}, clock=clock)["id"]
    bo.join(match)
    state = guest.get(f"matches/{match}")
    mover = guest if state["seats"][state["deciding"]]["yours"] else bo
    with mover.sit(match) as line:
        end_turn(line)
    assert [one for visitor in (guest, bo) for one in told(visitor)] == []


def test_both_are_told_when_a_slow_game_is_found(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    wish = {"pace": "3d", "sets": ["godslayer"], "name": ""}
    for visitor in (ada, bo):
        visitor.post("seeks", {**wish, "name": visitor.name})
    assert told(ada) == [("paired", bo.name, False)]
    assert told(bo) == [("paired", ada.name, False)]
    change(hosted.server, seeks.delete())


def test_whoever_has_posted_a_slow_game_is_told_who_takes_it_up(hosted: Hosted, ada: Visitor) -> None:
    ada.post("seeks", {"pace": "3d", "sets": ["godslayer"], "rated": False, "name": ada.name})
    guest = hosted.server.visitor("Guest")
    guest.post("me", {"name": "Guest"})
    [posted] = [one for one in guest.get("opponents")["open"] if one["name"] == ada.name]
    guest.post(f"seeks/{posted['id']}/take-up")
    assert told(ada) == [("paired", "Guest", False)]
    change(hosted.server, seeks.delete())


def test_a_live_meeting_is_told_and_read_by_whoever_comes(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    for visitor in (ada, bo):
        visitor.post("seeks", {"pace": "10m", "sets": ["godslayer"], "name": visitor.name})
    [seek] = ada.get("opponents")["seeks"]
    assert told(ada) == [("paired", bo.name, False)]
    ada.post(f"seeks/{seek['id']}/come")
    assert told(ada) == [("paired", bo.name, True)]
    assert told(bo) == [("paired", ada.name, False)]
    change(hosted.server, seeks.delete())


def test_tables_and_the_end_of_a_slow_round_are_told_to_those_who_have_to_move_once(hosted: Hosted) -> None:
    tournament, people = gather(hosted.server, 3, rounds=1, pace="slow", days=2)
    people[0].post(f"tournaments/{tournament}/begin")
    until_dealt(people[0], tournament, 2)
    both = [person for person in people if told(person)]
    assert [[one[0] for one in told(person)] for person in both] == [["round", "round"]] * 2
    soon = hosted.server.services.registry.time.now() + 3600
    near = {"deadline": soon, "revision": tournaments.c.revision + 1}
    change(hosted.server, tournaments.update().where(tournaments.c.id == tournament).values(near))
    # Two games, in each of which somebody has to move.
    late = time.monotonic() + PATIENCE
    while sum(one[0] == "deadline" for person in both for one in told(person)) < 2:
        assert time.monotonic() < late
        time.sleep(0.1)
    words = {one["words"] for person in both for one in person.get("notices")["notices"]}
    assert words == {"Evening Swiss"}
    with hosted.server.services.database.engine.connect() as connection:
        whole = load_tournament(connection, tournament)
        assert late_people(connection, whole) == []  # nobody is told again


def test_what_somebody_does_not_want_to_know_is_not_kept(hosted: Hosted, ada: Visitor) -> None:
    ways = ada.post("notices/ways", {"kind": "turn", "way": "off"})["ways"]
    assert {"kind": "turn", "way": "off"} in ways
    assert {"kind": "challenge", "way": "push"} in ways
    give(hosted, ada, TURN)
    assert told(ada) == []
    ada.post("notices/ways", {"kind": "turn", "way": "app"})
    give(hosted, ada, TURN)
    assert told(ada) == [("turn", None, False)]
    assert "Invalid" in ada.post("notices/ways", {"kind": "weather", "way": "app"}, 400)["error"]


def test_only_the_newest_are_kept_and_for_a_time(
    hosted: Hosted, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_rows, "KEPT", 3)
    now = time.time()
    for number in range(5):
        give(hosted, ada, NewNotice("round", f"/match/{number}", words="Cup"), now - 10 + number)
    paths = [one["path"] for one in ada.get("notices")["notices"]]
    assert paths == ["/match/4", "/match/3", "/match/2"]
    give(hosted, ada, NewNotice("round", "/match/old", words="Cup"), now - notice_rows.LASTING)
    with hosted.server.services.database.engine.begin() as connection:
        forget_notices(connection, now + 1)
    assert [one["path"] for one in ada.get("notices")["notices"]] == paths


def test_one_reads_only_ones_own(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    for visitor in (ada, bo):
        give(hosted, visitor, TURN)
    [theirs] = bo.get("notices")["notices"]
    assert ada.post("notices/read", {"ids": [theirs["id"]]})["unread"] == 1
    assert bo.post("notices/read", {"ids": [theirs["id"]]})["unread"] == 0
    assert ada.post("notices/read")["unread"] == 0
    assert "<= 2147483647" in ada.post("notices/read", {"ids": [2**40]}, 400)["error"]


def test_a_stranger_was_told_nothing_and_whoever_has_no_account_is_told_in_the_app(hosted: Hosted) -> None:
    guest = hosted.server.visitor("Guest")
    stranger = guest.get("notices")
    assert (stranger["notices"], stranger["key"], stranger["unread"]) == ([], None, 0)
    guest.post("notices/read", status=403)
    guest.post("me", {"name": "Guest"})
    give(hosted, guest, TURN)
    assert told(guest) == [("turn", None, False)]
    device = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": ""}
    assert "needs an account" in guest.post("notices/device", device, 403)["error"]


def test_whoever_goes_is_named_in_no_notice(hosted: Hosted, ada: Visitor) -> None:
    gone = hosted.server.browser("Gone")
    gone.post("account/new", {"name": "Wanderer", "password": PASSWORD})
    gone.post("challenges", {"name": ada.name, "pace": "1d", "sets": ["godslayer"]})
    assert told(ada) == [("challenge", "Wanderer", False)]
    gone.post("account/delete", {"name": "Wanderer"})
    assert told(ada) == []


def test_every_kind_is_pushed_in_some_way_and_names_nobody() -> None:
    assert set(NOTICE_KINDS) == PUSHING.keys() == TITLES.keys()
