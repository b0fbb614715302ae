"""`vigil admin` beside a running server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import text

from tests.conftest import table
from tests.server.clients import GREEDY, ME, Line, Server, Visitor
from tests.server.hosting import Hosted, number_of, sent_away, together
from vigil.cli import main
from vigil.rules.game import Game
from vigil.server.domain.acts import MOVE, Act
from vigil.server.match.restoration import replay
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.upkeep import host_orders, name_change
from vigil.server.web.websocket import POLICY, RESTART

OPEN = {"kind": "open"}
PATIENCE = 30.0  # seconds


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


def come_back(visitor: Visitor, match: str) -> Line:
    """Connect once more, as a browser does after a restart."""
    return visitor.sit(match)


def test_matches_are_found_by_a_players_name_and_by_their_id(admin, ada, server):
    match = server.visitor("Zenobia").make()["id"]
    assert match in admin("find", "zenob")
    assert "Zenobia, Greedy" in admin("find", match)
    assert "There is nothing to list." in admin("find", "%")
    assert ada.make()["id"] in admin("find")


def test_a_match_is_shown_with_its_people_and_what_they_said(admin, ada, bo, server):
    match = together(ada, bo)
    with ada.sit(match) as line:
        line.send("say", text="hello there")
        line.until("said")
    said = admin("match", match)
    assert f"made by person {number_of(server, ada)}" in said
    assert str(number_of(server, bo)) in said
    assert "Ada: hello there" in said
    assert "there is no such match" in admin("match", "nothing", code=2)


def test_a_closed_match_is_over_for_everybody_at_once(admin, ada, bo):
    match = together(ada, bo)
    with ada.sit(match) as line:
        assert f"{match} is closed." in admin("close", match)
        assert sent_away(line) == RESTART
    with come_back(ada, match) as line:
        assert line.welcome["match"]["status"] == "finished"
        assert line.welcome["match"]["result"]["winners"] == []
        assert "the match is finished" in line.refused("move", step=line.step, text="end turn")
    assert f"{match} is over" in admin("close", match, code=2)


def test_a_match_that_has_not_begun_cannot_be_closed(admin, ada):
    assert "delete it instead" in admin("close", ada.make(ME, OPEN)["id"], code=2)


def test_no_act_gets_into_a_match_that_was_closed_a_moment_ago(admin, ada, server, monkeypatch):
    monkeypatch.setattr(host_orders, "obey", ignored)  # the server has not heard of it yet
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        admin("close", match)
        line.send("move", step=0, text="play Apprentice")
        assert sent_away(line) == RESTART
    with server.services.database.engine.connect() as connection:
        kept = match_queries.load(connection, match)
    assert (kept.match.status, kept.acts) == ("finished", [])


async def ignored(*_: object) -> None:
    """An order that is not carried out yet."""


def test_a_deleted_match_leaves_nothing_behind(admin, ada, server):
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        line.move("play Apprentice")
        line.send("say", text="hello")
        line.until("said")
        admin("delete", match, "--yes")
        assert sent_away(line) == POLICY
    assert ada.get(f"matches/{match}", 404)["error"] == "there is no such match"
    assert match not in [found["id"] for found in ada.get("me")["matches"]]
    with server.services.database.engine.connect() as connection:
        for table, column in (("matches", "id"), ("seats", "match"), ("acts", "match"), ("chat", "match")):
            count = text(f"SELECT count(*) FROM {table} WHERE {column} = :match")
            assert connection.execute(count, {"match": match}).scalar() == 0, table


def test_nothing_gets_into_a_match_that_was_deleted_a_moment_ago(admin, ada, bo, server, monkeypatch):
    monkeypatch.setattr(host_orders, "obey", ignored)
    match, waiting = ada.make(ME, {"kind": "here", "name": "Bo"})["id"], ada.make(ME, OPEN)["id"]
    with ada.sit(match) as line:
        admin("delete", match, "--yes")
        admin("delete", waiting, "--yes")
        line.send("move", step=0, text="play Apprentice")
        assert sent_away(line) == RESTART
    bo.join(waiting, status=400)
    with server.services.database.engine.connect() as connection:
        left = connection.execute(text("SELECT count(*) FROM acts WHERE match = :match"), {"match": match})
        assert left.scalar() == 0


def test_who_is_banned_is_sent_away_and_stays_out_until_unbanned(admin, ada, bo, server):
    match, person = together(ada, bo), number_of(server, bo)
    with bo.sit(match) as line, ada.sit(match) as other:
        assert "Bo, is banned" in admin("ban", person)
        assert sent_away(line) == POLICY
        other.send("ping")
        other.until("pong")  # nobody else is
    for path in ("me", f"matches/{match}"):
        assert "banned" in bo.get(path, 403)["error"]
    bo.make(status=403)
    with pytest.raises(Exception, match="403"):
        bo.sit(match)
    assert "banned" in admin("people", person)
    admin("unban", person)
    assert bo.get("me")["name"] == "Bo"


def test_who_is_muted_plays_on_without_chat_and_without_new_names(admin, ada, bo, server):
    match, person = together(ada, bo), number_of(server, bo)
    with bo.sit(match) as line:
        admin("mute", person)
        assert sent_away(line) == RESTART
    with come_back(bo, match) as line:
        assert "has muted you" in line.refused("say", text="rude")
        assert "has muted you" in line.refused("react", reaction="wow")
        assert bo.post("me", {"name": "Rude"})["name"] == "Bo"
        assert bo.make({"kind": "me", "name": "Rude"}, GREEDY)["seats"][0]["name"] == "Bo"
        admin("unmute", person)
        assert sent_away(line) == RESTART
    with come_back(bo, match) as line:
        line.send("say", text="sorry")
        assert line.until("said")["text"] == "sorry"
    assert bo.post("me", {"name": "Bob"})["name"] == "Bob"


def test_a_new_name_is_everywhere_and_the_match_goes_on(admin, ada, server):
    rude = server.visitor("Rude")
    match = together(ada, rude)
    with rude.sit(match) as line:
        line.send("say", text="hello")
        line.until("said")
        admin("rename", number_of(server, rude), "Polite")
        assert sent_away(line) == RESTART
    assert rude.get("me")["name"] == "Polite"
    until = time.monotonic() + PATIENCE  # the room follows a little after the person
    while ada.get(f"matches/{match}")["seats"][1]["name"] == "Rude" and time.monotonic() < until:
        time.sleep(0.05)
    with come_back(ada, match) as line:
        assert [seat["name"] for seat in line.welcome["match"]["seats"]] == ["Ada", "Polite"]
        assert [said["name"] for said in line.welcome["chat"]] == ["Polite"]
        assert "Rude" not in line.heard[0]
    with come_back(rude, match) as one, come_back(ada, match) as other:
        asked = one if one.asked else other
        asked.move()
    assert "Rude -> Polite" in admin("log")


def test_a_renamed_spectator_has_the_new_name_in_the_gallery(admin, ada, bo, server):
    match = together(ada, bo)
    rude = server.visitor("Rude")
    rude.post("me", {"name": "Rude"})
    with rude.sit(match) as line:
        line.send("say", text="hello")
        line.until("said")
    with ada.sit(match) as one:
        admin("rename", number_of(server, rude), "Polite")
        assert sent_away(one) == RESTART
    with come_back(server.visitor("Cy"), match) as line:
        assert [said["name"] for said in line.welcome["chat"]] == ["Polite"]


def test_a_person_or_report_that_is_not_there_is_named(admin):
    for command in (["ban", 999_999], ["rename", 999_999, "Ada"]):
        assert "there is no person 999999" in admin(*command, code=2)
    assert "there is no report 999999" in admin("settle", 999_999, code=2)
    assert "1 to 40 characters" in admin("rename", 1, " ", code=2)


def test_another_process_that_still_has_a_match_as_it_was_loads_it_again(admin, ada, bo, server, monkeypatch):
    monkeypatch.setattr(host_orders, "obey", ignored)
    match = together(ada, bo)
    with ada.sit(match) as one:
        admin("rename", number_of(server, bo), "Bertha")
        bo.link(match, 1, status=409)
        assert sent_away(one) == RESTART
    assert [seat["name"] for seat in ada.get(f"matches/{match}")["seats"]] == ["Ada", "Bertha"]


def test_an_id_that_begins_with_a_dash_is_an_id(admin):
    for command in ("match", "close", "delete"):
        assert "there is no such match" in admin(command, "-O_tLzyMpAWft7jL", code=2)


# Reports


def test_a_player_reports_another_and_the_host_settles_it(admin, ada, bo, server):
    match = together(ada, bo)
    ada.post(f"matches/{match}/report", {"seat": 1, "reason": "chat", "text": "was rude \x1b[31m"})
    assert "already" in ada.post(f"matches/{match}/report", {"seat": 1, "reason": "name"}, 409)["error"]
    [line] = [line for line in admin("reports").splitlines() if match in line]
    assert f"{number_of(server, bo)}" in line
    assert "was rude [31m" in line
    assert "was rude" in admin("match", match)
    admin("settle", line.split()[0])
    assert match not in admin("reports")
    assert match in admin("reports", "--all")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"seat": 0, "reason": "chat"}, 400),  # oneself
        ({"seat": 2, "reason": "chat"}, 400),  # a bot
        ({"seat": 7, "reason": "chat"}, 400),
        ({"seat": 1, "reason": "looks"}, 400),
        ({"seat": 1, "reason": "chat", "text": "x" * 501}, 400),
    ],
)
def test_what_is_no_report_is_refused(ada, bo, asked, status):
    match = ada.make(ME, OPEN, GREEDY)["id"]
    bo.join(match)
    ada.post(f"matches/{match}/report", asked, status)


def test_only_players_report_and_only_so_much(ada, bo, server, monkeypatch):
    match = together(ada, bo)
    server.visitor("Cy").post(f"matches/{match}/report", {"seat": 1, "reason": "chat"}, 403)
    cy = server.visitor("Cy")
    cy.make()
    cy.post(f"matches/{match}/report", {"seat": 1, "reason": "chat"}, 403)
    monkeypatch.setattr("vigil.server.fair_use.limits.REPORTS", 1)
    ada.post(f"matches/{match}/report", {"seat": 1, "reason": "chat"})
    bo.post(f"matches/{match}/report", {"seat": 0, "reason": "chat"}, 429)
    ada.post(f"matches/{together(ada, bo)}/report", {"seat": 1, "reason": "chat"}, 429)


# Names in moves


def test_moves_that_name_a_player_are_spelled_anew():
    start = table(sets=["delirium"], players=3, power=9, center_row=["Glover, Dream Titan"]).to_data()
    now = time.time()
    setup = {"sets": ["delirium"], "edition": 2, "variant": "standard"}
    stored = StoredMatch("id", setup, 1, start, None, False, "playing", 1, now, now)
    kept = [StoredSeat("person", name, who) for name, who in (("Zorro", 1), ("Xena", 2), ("Yanni", 1))]
    moves = ["defeat Glover, Dream Titan", "choose Yanni"]
    acts = [Act(number, 0, MOVE, text, now) for number, text in enumerate(moves, 1)]
    whole = WholeMatch(stored, kept, acts, {})
    seats = name_change.renamed_seats(whole.seats, 1, "Xena")
    assert [seat.name for seat in seats] == ["Xena 2", "Xena", "Xena 3"]
    [changed] = name_change.respell_acts(whole, seats)
    assert (changed.number, changed.text) == (2, "choose Xena 3")
    again = whole._replace(seats=seats, acts=[acts[0], changed])
    assert nameless(replayed(whole)) == nameless(replayed(again))


def replayed(whole: WholeMatch) -> Game:
    """The game of a stored match."""
    return asyncio.run(replay(whole)).game


def nameless(game: Game) -> dict[str, Any]:
    """A game without the names of its players."""
    data = game.to_data()
    players = [{**player, "name": ""} for player in data["players"]]
    return {**data, "setup": None, "moves": None, "players": players}


# Databases that are none


def test_a_database_that_is_not_there_is_not_made(tmp_path, capsys):
    file = tmp_path / "nothing.db"
    for words in (["find"], ["ban", "1"], ["backup", str(tmp_path / "copy")]):
        with pytest.raises(SystemExit):
            main(["admin", "--database", str(file), *words])
        assert "there is no database at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
