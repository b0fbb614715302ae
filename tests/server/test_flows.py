"""Matches from the first request to the last move, through a real server."""

from __future__ import annotations

import json

import pytest

from tests.server.clients import GREEDY, ME, Visitor
from vigil.server.domain import chat_lines
from vigil.server.protocol import bounds


def two_people(ada: Visitor, bo: Visitor) -> str:
    """A match that both play."""
    match = str(ada.make(ME, {"kind": "open"})["id"])
    bo.join(match)
    return match


def test_a_match_against_a_bot_is_played_to_its_end(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        result = line.play_out().table["view"]["result"]
        finished = line.until("match")["match"]
    assert finished["status"] == "finished"
    assert finished["result"]["scores"] == result["scores"]
    assert finished["acts"] == line.step


def test_every_act_is_told_once_and_in_order(ada):
    with ada.sit(ada.make()["id"]) as line:
        for _ in range(20):
            line.until_asked().move()
    told = [json.loads(text) for text in line.heard]
    steps = [message["step"] for message in told if message["type"] == "update"]
    first = line.welcome["update"]["step"]
    assert steps == list(range(first + 1, line.step + 1))


def test_who_was_away_for_long_gets_the_present_table(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        while line.until_asked().step <= bounds.MISSED:
            line.move()
        with ada.sit(match, "?after=0") as again:
            assert again.welcome["update"]["view"] == line.table["view"]
            assert again.welcome["update"]["asked"] == line.asked


def test_a_client_that_comes_back_gets_what_it_missed(ada, bo):
    match = two_people(ada, bo)
    with ada.sit(match) as here, bo.sit(match) as there:
        turn, other = (here, there) if here.asked else (there, here)
        known = other.step
        turn.move().move()
        query = f"?after={known}"
        with (bo if other is there else ada).sit(match, query) as again:
            assert again.welcome["update"]["step"] == known
            missed = [again.until("update") for _ in range(2)]
    assert [update["step"] for update in missed] == [known + 1, known + 2]
    assert missed[-1]["view"] == again.table["view"]
    assert missed[0]["act"] == "move"


def test_play_all_makes_its_moves_one_after_another(ada):
    match = ada.make(seed=3)["id"]
    with ada.sit(match) as line:
        offered = line.until_asked().asked["play_all"]
        before = line.step
        line.send("play all", step=before)
        told = [line.until("update") for _ in offered]
    assert [update["step"] for update in told] == [before + 1 + n for n in range(len(offered))]
    assert all(update["asked"] is None for update in told[:-1])
    assert told[-1]["view"]["players"][0]["hand"] == 0


def test_an_open_seat_is_taken_from_the_lobby(ada, bo):
    match = ada.make(ME, {"kind": "open"})
    assert match["status"] == "waiting"
    assert match["id"] in [listed["id"] for listed in bo.get("lobby")["open"]]
    with ada.sit(match["id"]) as line:
        assert line.asked is None
        joined = bo.join(match["id"])
        assert joined["status"] == "playing"
        assert [seat["yours"] for seat in joined["seats"]] == [False, True]
        names = [player["name"] for player in line.until("welcome")["update"]["view"]["players"]]
    assert names == ["Ada", "Bo"]
    assert match["id"] in [listed["id"] for listed in bo.get("lobby")["running"]]
    bo.join(match["id"], status=409)


def test_a_link_gives_a_seat_once(ada, bo, server):
    match = ada.make(ME, {"kind": "link"})["id"]
    url = ada.link(match, 1)["url"]
    token = url.partition("#")[2]
    assert url == f"/join/{match}#{token}"
    invited = bo.post(f"matches/{match}/invitation", {"token": token})
    assert (invited["for_seat"], invited["moves"]) == (1, False)
    assert bo.join(match, token=token)["seats"][1]["name"] == "Bo"
    server.visitor("Cy").join(match, 409, token=token)


def test_a_newer_link_ends_the_older_one(ada, bo):
    match = ada.make(ME, {"kind": "link"})["id"]
    old, new = (ada.token(match, 1) for _ in range(2))
    bo.join(match, 409, token=old)
    bo.join(match, token=new)


def test_a_link_moves_a_seat_to_another_device(ada, server):
    match = ada.make()["id"]
    token = ada.token(match, 0)
    phone = server.visitor("Whoever")
    with ada.sit(match) as line:
        moved = phone.join(match, token=token)
        assert line.until("welcome")["seat"] is None
    assert (moved["seats"][0]["yours"], moved["seats"][0]["name"]) == (True, "Ada")
    assert not ada.get(f"matches/{match}")["seats"][0]["yours"]


def test_the_second_ada_is_called_ada_2(ada, server):
    match = ada.make(ME, {"kind": "open"})["id"]
    assert server.visitor("ada").join(match)["seats"][1]["name"] == "ada 2"


def test_my_games_begin_with_those_that_wait_for_me(ada, bo):
    matches = [two_people(ada, bo) for _ in range(4)]
    mine = ada.get("me")
    assert mine["name"] == "Ada"
    assert {match["id"] for match in mine["matches"]} == set(matches)
    waits = [match["deciding"] == 0 for match in mine["matches"]]
    assert waits == sorted(waits, reverse=True)


def test_a_name_can_be_changed(ada):
    assert ada.post("me", {"name": "  Ada   Lovelace "})["name"] == "Ada Lovelace"
    assert ada.get("me")["name"] == "Ada Lovelace"
    ada.post("me", {"name": "x" * 41}, 400)
    ada.post("me", {"name": "\u202e\u0007"}, 400)


def test_two_people_at_one_screen_see_one_hand_at_a_time(ada):
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        seat = line.welcome["seat"]
        assert line.asked
        assert "hand_cards" not in line.table["view"]["players"][1 - seat]
        line.send("sit", seat=1 - seat)
        welcome = line.until("welcome")
    assert welcome["seat"] == 1 - seat
    assert welcome["update"]["asked"] is None
    assert "hand_cards" in welcome["update"]["view"]["players"][1 - seat]
    assert "hand_cards" not in welcome["update"]["view"]["players"][seat]


def test_a_spectator_sees_no_hand_and_is_asked_nothing(ada, bo, server):
    match = two_people(ada, bo)
    with server.visitor("Cy").sit(match) as watching, ada.sit(match) as here, bo.sit(match) as there:
        (here if here.asked else there).move()
        update = watching.until("update")
    assert watching.welcome["seat"] is None
    assert update["asked"] is None
    assert not any("hand_cards" in player for player in update["view"]["players"])


def test_chat_is_heard_by_everybody_and_kept(ada, bo):
    match = two_people(ada, bo)
    words = '<script>alert("1 < 2")</script> & <b>so on</b>'
    with ada.sit(match) as here, bo.sit(match) as there:
        here.send("say", text=words)
        said = there.until("said")
        assert here.refused("say", text=" ") == "a line of chat has 1 to 500 characters"
        assert here.refused("say", text="x" * 501)
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", words)
    with bo.sit(match) as again:
        assert [line["text"] for line in again.welcome["chat"]] == [words]


def test_what_was_said_stays_with_its_turn(ada):
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        for turn in (1, 2):
            line.send("say", text=f"in turn {turn}")
            assert line.until("said")["turn"] == turn == line.table["view"]["turn_number"]
            line.send("sit", seat=line.table["view"]["turn"])
            line.until("welcome")
            line.move("end turn")
    with ada.sit(match) as again:
        told = [(said["text"], said["turn"]) for said in again.welcome["chat"]]
    assert told == [("in turn 1", 1), ("in turn 2", 2)]


def test_only_the_last_lines_of_chat_are_told_to_who_comes_in(ada, monkeypatch):
    monkeypatch.setattr(chat_lines, "KEPT", 3)
    match = ada.make()["id"]
    with ada.sit(match) as line:
        for number in range(5):
            line.send("say", text=str(number))
            line.until("said")
    with ada.sit(match) as again:
        assert [said["text"] for said in again.welcome["chat"]] == ["2", "3", "4"]


def test_names_with_html_in_them_stay_as_they_are(server):
    name = "<img src=x onerror=alert(1)>"
    match = server.visitor(name).make()
    assert match["seats"][0]["name"] == name


def test_a_hint_is_a_legal_move(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        line.until_asked().send("hint", step=line.step)
        hint = line.until("hint")
        assert hint["text"] in line.texts
        assert hint["reason"]
        line.move(hint["text"])


def test_the_coach_weighs_a_move_before_it_is_made(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        line.until_asked().send("weigh", step=line.step, text="end turn")
        weighed = line.until("weighed")
        assert weighed["text"] == "end turn"
        assert weighed["best"] in line.texts
        assert 0 <= weighed["chance"] <= weighed["best_chance"] <= 1
        assert line.refused("weigh", step=line.step, text="win") == "'win' cannot be done now"


def test_others_are_told_who_is_there(ada, bo):
    match = two_people(ada, bo)
    with ada.sit(match) as line:
        assert [seat["online"] for seat in line.until("match")["match"]["seats"]] == [True, False]
        with bo.sit(match):
            assert [seat["online"] for seat in line.until("match")["match"]["seats"]] == [True, True]
        assert [seat["online"] for seat in line.until("match")["match"]["seats"]] == [True, False]


def test_bots_play_among_themselves(ada):
    match = ada.make(GREEDY, GREEDY, GREEDY)["id"]
    with ada.sit(match) as line:
        while line.table["view"]["turn_number"] < 4:
            line.until("update")
    assert line.welcome["seat"] is None


def test_the_server_answers_a_ping(ada):
    with ada.sit(ada.make()["id"]) as line:
        line.send("ping")
        line.until("pong")


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_seat_begins_where_that_was_asked_for(ada, players):
    seats = [ME, *[GREEDY] * (players - 1)]
    assert [ada.make(*seats, lot=False)["deciding"] for _ in range(6)] == [0] * 6
