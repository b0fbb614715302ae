"""What a finished game does to its players: ratings, tallies, achievements, profiles, leaderboards."""

from __future__ import annotations

import time
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import update

import vigil
from bench.rating_worlds import result_of, seat_of
from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.server.hosting import number_of, together
from vigil.rules.events import Defeated
from vigil.rules.kernel.zones import CENTER_ROW
from vigil.rules.library import shipped_cards
from vigil.server.people.achievements.feats import FEATS
from vigil.server.people.achievements.game_tally import SeatTally, count_event
from vigil.server.people.ratings.rating_reader import Rebuilding
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.people.persons import established_people
from vigil.server.store.ratings import leaderboards
from vigil.server.store.ratings.gains import suspicious_gains
from vigil.server.store.results.result_log import add_result
from vigil.server.store.tables.people_tables import people


def eventually(visitor: Visitor, path: str, key: str) -> dict[str, Any]:
    """What an address says once something has been calculated."""
    for _ in range(200):
        found: dict[str, Any] = visitor.get(path)
        if found[key]:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{path} never said {key}")


def play_bot(visitor: Visitor) -> str:
    """A game against a bot, played to its end."""
    match = str(visitor.make(ME, GREEDY)["id"])
    with visitor.sit(match) as line:
        line.play_out()
        while line.until("match")["match"]["status"] != "finished":
            pass
    return match


def test_a_game_against_a_bot_is_rated_and_tallied_and_shown(server):
    ada = server.visitor("Ada")
    match = play_bot(ada)
    said = eventually(ada, f"matches/{match}/rating", "tallied")
    assert said["rated"]
    assert said["settled"]
    [own] = said["seats"]
    assert own["change"] == own["state"]["rating"] - 1500 != 0
    assert own["state"]["lacking"] == 14
    assert not own["state"]["placed"]
    profile = ada.get("player")
    assert profile["rating"] == own["state"]
    assert profile["recent"][0]["match"] == match
    assert profile["sets"][0]["games"] == profile["bots"][0]["games"] == 1
    assert profile["favourites"]
    assert len(profile["history"]) == 1
    found = ada.get("player/achievements")
    codes = [state["code"] for state in found["found"]]
    assert set(codes) <= set(FEATS)
    assert found["all"] == len(FEATS) == 60
    assert any(state["progress"] for state in found["found"])
    earned = [state["code"] for state in found["found"] if state["match"] == match]
    assert sorted(earned) == [each["code"] for each in said["earned"]]


def test_trophies_count_also_once_they_are_spent():
    trophies = [card for card in shipped_cards() if card.trophy is not None]
    found = [SeatTally(), SeatTally()]
    for card in (*trophies[:2], vigil.card("Mephit")):
        count_event(found, Defeated(0, card.face, 3, CENTER_ROW))
    assert [tally.trophies for tally in found] == [2, 0]


def test_hidden_achievements_are_hidden(server):
    ada = server.visitor("Ada")
    ada.make(ME, GREEDY)
    codes = {state["code"] for state in ada.get("player/achievements")["found"]}
    assert codes == {code for code, feat in FEATS.items() if not feat.hidden}


def test_a_game_that_is_given_up_at_once_counts_nothing_and_says_why(server):
    ada, bo = server.visitor("Ada"), server.visitor("Bo")
    match = together(ada, bo)
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    said = eventually(ada, f"matches/{match}/rating", "settled")
    assert (said["rated"], said["unrated"], said["seats"]) == (False, "aborted", [])


def test_nobody_sees_what_somebody_hides(server):
    ada, bo = server.visitor("Ada"), server.visitor("Bo")
    play_bot(ada)
    number = number_of(server, ada)
    make_account(server, number, "Adelheid")
    assert bo.get("players/ADELHEID")["recent"]
    hidden = dict.fromkeys(["rating", "games", "cards", "achievements"], False)
    assert ada.post("player/choices", hidden) == hidden
    seen = bo.get("players/Adelheid")
    parts = ("rating", "sets", "bots", "people", "recent", "favourites", "earned", "choices")
    assert [seen[part] for part in parts] == [None] * len(parts)
    assert seen["history"] == []
    assert ada.get("player")["recent"]
    bo.get("players/Adelheid/achievements", 404)


@pytest.mark.parametrize(
    "path", ["leaderboard?pace=blitz", "leaderboard?span=year", "leaderboard?set=nothing"]
)
def test_a_leaderboard_that_there_is_not_is_refused_with_what_would_be_right(server, path):
    server.visitor().get(path, 400)


def make_account(server: Server, person: int, name: str) -> None:
    """Give somebody an account, as if it were old."""
    values = {"name": name, "folded": fold_name(name), "account": True, "created": 1.0}
    with server.services.database.engine.begin() as connection:
        connection.execute(update(people).where(people.c.id == person).values(values))


def test_a_leaderboard_ranks_who_met_established_people_by_the_lower_end(hosted, monkeypatch):
    server: Server = hosted.server
    players = [server.visitor(f"Player {number}") for number in range(7)]
    for visitor in players:
        visitor.make(ME, GREEDY)
    ids = [number_of(server, visitor) for visitor in players]
    for person in ids:
        make_account(server, person, f"Member{person}")
    now = time.time()
    with server.services.database.engine.begin() as connection:
        assert established_people(connection, ids, now) == set(ids)
        for number in range(180):
            pair = [ids[number % 7], ids[(number + 1 + number // 7) % 7]]
            if pair[0] == pair[1]:
                continue
            pair.sort(reverse=number % 3 > 0)  # who came later wins, mostly
            seats = [seat_of(person=pair[0]), seat_of(person=pair[1])]
            seats = [structs.replace(seats[0], won=True), structs.replace(seats[1], side=1, place=2)]
            at = now - 86400 * (180 - number) / 3
            made = structs.replace(result_of(1, seats), match=f"b{number}", number=0, finished=at)
            add_result(connection, made)
        Rebuilding().save(connection)
        order = leaderboards.order_of(connection, "all/all", now)
        board = leaderboards.entries_of(connection, "all/all", order)
        week = leaderboards.week_board(connection, "live/godslayer", now)
        last = board[-1].person
    assert {entry.person for entry in board} == set(ids)
    assert board[0].person > board[-1].person
    assert [entry.standing for entry in board] == sorted([entry.standing for entry in board], reverse=True)
    assert week
    assert all(entry.games <= 21 and entry.change is not None for entry in week)
    shown = players[ids.index(last)].get("leaderboard")
    assert [row["yours"] for row in shown["rows"]][-1]
    assert shown["listed"] == 7
    assert [mark["title"] for mark in shown["marks"]][:2] == ["Novice", "Easy"]
    monkeypatch.setattr(leaderboards, "TOP", 3)
    further = players[ids.index(last)].get("leaderboard?pace=live")
    assert [row["place"] for row in (*further["rows"], *further["near"])] == [1, 2, 3, 6, 7]
    assert [row["name"] for row in further["near"]] == [f"Member{board[5].person}", f"Member{last}"]


def test_the_host_sees_whose_gain_came_from_newcomers(hosted):
    server: Server = hosted.server
    old, *puppets = [server.visitor(name) for name in ("Old", "Puppet", "Puppet", "Puppet")]
    for visitor in (old, *puppets):
        visitor.make(ME, GREEDY)
    person = number_of(server, old)
    make_account(server, person, "Oldhand")
    with server.services.database.engine.begin() as connection:
        for number in range(9):
            loser = number_of(server, puppets[number % 3])
            seats = [structs.replace(seat_of(person=person), won=True), seat_of(person=loser)]
            seats[1] = structs.replace(seats[1], side=1, place=2)
            made = structs.replace(result_of(1, seats), match=f"p{number}", number=0, finished=time.time())
            add_result(connection, made)
        Rebuilding().save(connection)
        [found] = [each for each in suspicious_gains(connection, time.time()) if each.person == person]
    assert found.opponents == 3
    assert found.from_young == found.gained > 60
