"""Undo, going further back against bots, giving up, playing again, and playing on from a point."""

from __future__ import annotations

import pytest

import vigil
from tests.server.clients import GODSLAYER, GREEDY, ME, Line, Visitor

TEAM = {**GODSLAYER, "variant": "team"}
SMALL = {
    "sets": ["godslayer"],
    "turn": 0,
    "honor_pool": 3,
    "power": 2,
    "seats": [{"name": "A", "hand": ["Apprentice"]}, {"name": "B", "hand": ["Militia"]}],
}


def beginning(ada: Visitor, bo: Visitor) -> tuple[str, Visitor, Visitor]:
    """A match of two people: its id, who begins, and who does not."""
    match = ada.make(ME, {"kind": "open"})
    deciding = bo.join(match["id"])["deciding"]
    return match["id"], *((ada, bo) if deciding == 0 else (bo, ada))


def test_a_move_that_revealed_nothing_can_be_taken_back(ada, bo):
    match, first, second = beginning(ada, bo)
    with first.sit(match) as line, second.sit(match) as other:
        before = line.table["view"]
        assert not line.table["undo"]
        line.move("play Apprentice")
        assert line.table["undo"]
        line.send("undo", step=line.step)
        update = line.until("update")
        assert (update["act"], update["step"], update["undo"]) == ("undo", 2, False)
        assert {**update["view"], "moves_made": 0} == {**before, "moves_made": 0}
        assert [other.until("update")["act"] for _ in range(2)] == ["move", "undo"]
        assert update["log"][-1]["lines"] == []


def test_nobody_takes_back_what_revealed_something_or_was_anothers(ada, bo):
    match, first, second = beginning(ada, bo)
    with first.sit(match) as line, second.sit(match) as other:
        line.move("play Apprentice")
        other.until("update")
        assert "nothing to take back" in other.refused("undo", step=1)
        line.move("end turn")
        assert "nothing to take back" in line.refused("undo", step=line.step)


def test_against_bots_one_may_go_back_and_the_match_is_marked(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        begun = line.until_asked().step
        view = line.table["view"]
        line.move().move("end turn").until_asked()
        assert line.table["rewind"]
        line.send("rewind", step=line.step, to=begun)
        update = line.until("update")
        assert update["view"] == view
        assert line.until("match")["match"]["taken_back"]
        assert update["asked"]
        assert update["log"][-1]["turn"] == view["turn_number"]


def test_going_back_without_a_goal_leads_to_ones_last_decision(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        line.until_asked().move()
        view = line.table["view"]
        line.move("end turn").until_asked()
        line.send("rewind", step=line.step)
        assert line.until("update")["view"] == view


def test_nobody_goes_back_against_people_or_to_another_ones_decision(ada, bo):
    match, first, _ = beginning(ada, bo)
    with first.sit(match) as line:
        assert not line.table["rewind"]
        assert "nobody but bots" in line.refused("rewind", step=0, to=0)
    alone = ada.make()["id"]
    with ada.sit(alone) as line:
        line.until_asked().move("end turn")
        line.until_asked()
        assert line.refused("rewind", step=line.step, to=line.step - 1)
        assert line.refused("rewind", step=line.step, to=line.step)
        assert line.refused("rewind", step=line.step, to=-1)


def test_giving_up_ends_a_match_of_two(ada, bo):
    match, first, second = beginning(ada, bo)
    with first.sit(match) as line, second.sit(match) as other:
        other.send("resign")
        finished = line.until("match")["match"]
        while finished["status"] != "finished":
            finished = line.until("match")["match"]
        assert "finished" in line.refused("move", step=line.step, text="end turn")
    winner = 0 if first is ada else 1
    assert finished["result"]["winners"] == [winner]
    assert finished["result"]["reason"] == "resigned"
    assert finished["seats"][1 - winner]["resigned"]


def test_giving_up_at_a_larger_table_leaves_the_seat_to_a_bot(ada):
    match = ada.make(ME, GREEDY, GREEDY)["id"]
    with ada.sit(match) as line:
        line.send("resign")
        assert line.until("welcome")["seat"] is None
        told = line.until("match")["match"]
        seat = told["seats"][0]
        assert (seat["kind"], seat["level"], seat["resigned"], seat["name"]) == ("bot", "tuned", True, "Ada")
        assert told["status"] == "playing"  # the bots may have finished it before another request is answered
        while line.table["view"]["turn_number"] < 5:
            line.until("update")


def test_a_partner_who_gives_up_leaves_the_seat_to_a_bot_and_the_last_one_ends_the_match(ada, server):
    bo, cy, di = (server.visitor(name) for name in ("Bo", "Cy", "Di"))
    match = ada.make(ME, *[{"kind": "open"}] * 3, setup=TEAM)["id"]
    for seat, person in enumerate((bo, cy, di), 1):
        person.join(match, seat=seat)
    for person in (ada, bo):  # of two teams
        with person.sit(match) as line:
            line.send("resign")
            assert line.until("welcome")["seat"] is None
        assert ada.get(f"matches/{match}")["status"] == "playing"
    with cy.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    over = ada.get(f"matches/{match}")
    assert over["status"] == "finished"
    assert (over["result"]["reason"], over["result"]["winners"]) == ("resigned", [1, 3])
    assert [seat["resigned"] for seat in over["seats"]] == [True, True, True, False]


def test_nobody_plays_on_for_a_partner_who_is_a_bot(ada):
    match = ada.make(ME, GREEDY, GREEDY, GREEDY, setup=TEAM)["id"]
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert ada.get(f"matches/{match}")["result"]["winners"] == [1, 3]


def test_the_last_who_has_not_given_up_has_won(ada, bo, server):
    cy = server.visitor("Cy")
    match = ada.make(ME, {"kind": "open"}, {"kind": "open"})["id"]
    bo.join(match, seat=1)
    cy.join(match, seat=2)
    for person in (cy, ada):
        with person.sit(match) as line:
            line.send("resign")
            while line.until("update")["act"] != "resign":
                pass  # a bot that plays on for the first may have moved
    assert bo.get(f"matches/{match}")["result"]["winners"] == [1]


def test_giving_up_alone_is_losing(ada):
    match = ada.make(ME, setup={**GODSLAYER, "variant": "solitaire"})["id"]
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert ada.get(f"matches/{match}")["result"]["winners"] == []


def test_a_rematch_moves_everybody_on_by_one_seat(ada, bo):
    match, first, _ = beginning(ada, bo)
    ada.post(f"matches/{match}/rematch", status=403)
    with first.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
        assert bo.post(f"matches/{match}/rematch")["id"] == match
        again = ada.post(f"matches/{match}/rematch")
        while (rematch := line.until("match")["match"]["rematch"]) is None:
            pass
    assert rematch == again["id"]
    assert bo.post(f"matches/{match}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bo", "Ada"]
    assert [seat["yours"] for seat in again["seats"]] == [False, True]
    assert again["status"] == "playing"


def test_a_record_leads_to_the_end_it_claims(ada):
    with finished(ada) as line:
        match = line.welcome["match"]["id"]
        record = vigil.Record.from_data(ada.get(f"matches/{match}/record"))
        result = record.verify().result
        assert result
        assert result.scores == line.table["view"]["result"]["scores"]


def finished(ada: Visitor) -> Line:
    """A small game that is over."""
    made = ada.make(ME, GREEDY, start={"position": SMALL})
    return ada.sit(made["id"]).play_out()


def test_a_running_match_keeps_its_record_to_itself(ada):
    match = ada.make()["id"]
    for path in ("record", "replay", "replay/0", "replay/0?seat=all"):
        ada.get(f"matches/{match}/{path}", 403)
    ada.make(start={"match": match}, status=403)


def test_a_replay_shows_every_step(ada):
    with finished(ada) as line:
        match = line.welcome["match"]["id"]
        replay = ada.get(f"matches/{match}/replay")
        last = ada.get(f"matches/{match}/replay/{replay['steps']}?seat=0")
    assert last["view"] == line.table["view"]
    assert ada.get(f"matches/{match}/replay/0")["view"]["honor_pool"] == 3
    assert replay["honor"][-1] == line.table["view"]["result"]["scores"]
    assert [score["tokens"] + score["cards"] for score in replay["scores"]] == replay["honor"][-1]
    assert len(replay["honor"]) == len(replay["turns"]) + 1
    ada.get(f"matches/{match}/replay/{replay['steps'] + 1}", 400)
    ada.get(f"matches/{match}/replay/0?seat=2", 400)


def test_a_replay_can_lay_all_hands_open(ada):
    with finished(ada) as line:
        match = line.welcome["match"]["id"]
    shown = ada.get(f"matches/{match}/replay/0?seat=all")["view"]
    for seat, player in enumerate(shown["players"]):
        assert player == ada.get(f"matches/{match}/replay/0?seat={seat}")["view"]["players"][seat]
        assert len(player["hand_cards"]) == player["hand"]


def test_the_best_buys_are_cards_that_were_bought(ada):
    made = ada.make(GREEDY, GREEDY)["id"]
    with ada.sit(made) as line:
        line.play_out()
    replay = ada.get(f"matches/{made}/replay")
    view = line.table["view"]
    assert [mark["turn"] for mark in replay["turns"]] == list(range(1, view["turn_number"] + 1))
    for seat, buys in enumerate(replay["buys"]):
        worth = [buy["honor"] + buy["uses"] for buy in buys]
        assert worth == sorted(worth, reverse=True)
        assert 0 < len(buys) <= 5
        owned = view["players"][seat]
        assert {buy["card"] for buy in buys} & {*owned["constructs"], *owned["discard"], *owned["hidden"]}


@pytest.mark.parametrize("shuffle", [True, False])
def test_a_match_is_played_on_from_a_point_of_another(ada, shuffle):
    with finished(ada) as line:
        match = line.welcome["match"]["id"]
    again = ada.make(ME, GREEDY, start={"match": match, "step": 1}, shuffle=shuffle)
    shown = ada.get(f"matches/{match}/replay/1?seat=0")["view"]
    with ada.sit(again["id"]) as line:
        view = line.table["view"]
        for key in ("center_row", "honor_pool", "runes", "power", "turn", "supply"):
            assert view[key] == shown[key]
        assert view["players"][0]["hand_cards"] == shown["players"][0]["hand_cards"]
        assert [player["name"] for player in view["players"]] == ["Ada", "Greedy"]


def test_a_record_can_be_looked_into_and_played_on(ada):
    game = vigil.Game.new(["delirium"], ["X", "Y"], 5)
    for _ in range(9):
        game.apply(game.legal_moves()[0])
    record = vigil.Record.of(game).to_data()
    looked = ada.post("look", {"record": record, "step": 4, "seat": 0})
    assert (looked["steps"], looked["names"], looked["update"]["step"]) == (9, ["X", "Y"], 4)
    again = ada.make(ME, GREEDY, start={"record": record, "step": 9}, shuffle=False, setup=looked["setup"])
    with ada.sit(again["id"]) as line:
        assert line.welcome["update"]["view"]["center_row"] == game.view(0).to_data()["center_row"]


def test_a_position_written_by_hand_can_be_looked_into(ada):
    text = 'sets = ["godslayer"]\npower = 3\n[[seats]]\nname = "A"\n[[seats]]\nname = "B"\n'
    looked = ada.post("look", {"text": text})
    assert looked["document"]["position"]["power"] == 3
    assert looked["update"]["view"]["power"] == 3


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"text": "what?"},
        {"text": "[1]"},
        {"position": {"seats": 3}},
        {"record": {"format": "vigil record"}},
        {"record": {"format": "vigil record", "version": 1}, "step": 2},
    ],
)
def test_a_document_that_is_none_is_refused_in_words(ada, asked):
    assert ada.post("look", asked, 400)["error"]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"start": {"position": SMALL}, "seats": [ME]}, "2 seats"),
        ({"start": {}}, "a start is"),
        ({"start": {"match": "nothing"}}, "no such match"),
        ({"setup": {"sets": ["godslaver"]}}, "did you mean 'godslayer'?"),
        ({"setup": {"sets": []}}, "sets must be"),
        ({"seats": []}, "1 to 6 seats"),
        ({"seats": [ME] * 7}, "1 to 6 seats"),
        ({"seats": [ME, {"kind": "bot", "level": "gready"}]}, "greedy"),
        ({"seats": [ME, {"kind": "king"}]}, "king"),
        ({"clock": {"seconds": 1, "per": "turn"}}, "seconds"),
        ({"seed": "x"}, "int"),
        ({"sede": 1}, "sede"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_words(ada, more, words):
    asked = {"setup": GODSLAYER, "seats": [ME, GREEDY], "name": "Ada", **more}
    assert words in ada.post("matches", asked, 400)["error"]


def test_a_setup_can_be_checked_before_a_match_is_made(ada):
    assert ada.post("check", {"setup": GODSLAYER, "players": 2}) == {"players": [2, 3, 4], "error": None}
    wrong = ada.post("check", {"setup": GODSLAYER, "players": 6})
    assert "takes 2 to 4 players, not 6" in wrong["error"]
