"""Help by bots: none against people unless all agreed when they sat down, and everybody sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks.test_clocks import begun
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.workers.bot_pool import BotPool

OPEN = {"kind": "open"}
HERE = {"kind": "here", "name": "Cy"}
ASKED: dict[str, dict[str, object]] = {"hint": {"step": 0}, "weigh": {"step": 0, "text": "end turn"}}


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What bots were asked; nobody is to be asked in vain."""
    asked: list[str] = []

    def note(name: str) -> Callable[..., object]:
        return lambda *_: asked.append(name)

    for name in ("advise", "weigh"):
        monkeypatch.setattr(BotPool, name, note(name))
    return asked


@pytest.mark.parametrize("kind", ASKED)
def test_no_bot_helps_anybody_against_people(ada: Visitor, bo: Visitor, kind: str, idle: list[str]) -> None:
    match, first = begun(ada, bo)
    assert not ada.get(f"matches/{match}")["hints"]
    with (ada, bo)[first].sit(match) as line:
        assert "bots help nobody at this table" in line.refused(kind, **ASKED[kind])
    assert idle == []


@pytest.mark.parametrize("kind", ASKED)
def test_nor_two_people_at_one_screen(ada: Visitor, kind: str, idle: list[str]) -> None:
    match = ada.make(ME, HERE)
    with ada.sit(match["id"], f"?seat={match['deciding']}") as line:
        assert "bots help nobody at this table" in line.refused(kind, **ASKED[kind])
    assert idle == []


def test_whoever_sits_down_is_told_where_bots_help(ada: Visitor, bo: Visitor, server: Server) -> None:
    match = ada.make(ME, OPEN, hints=True)["id"]
    listed = next(one for one in bo.get("lobby")["open"] if one["id"] == match)
    for told in (listed, bo.get(f"matches/{match}"), bo.join(match)):
        assert told["hints"]
    with server.visitor("Cy").sit(match) as stranger:
        assert stranger.welcome["match"]["hints"]


@pytest.mark.parametrize(("kind", "answer"), [("hint", "hint"), ("weigh", "weighed")])
def test_where_all_agreed_everybody_sees_who_asks(
    ada: Visitor, bo: Visitor, server: Server, kind: str, answer: str
) -> None:
    match, first = begun(ada, bo, hints=True)
    with (ada, bo)[first].sit(match) as line, server.visitor("Cy").sit(match) as stranger:
        line.send(kind, **ASKED[kind])
        line.until(answer)
        seats = stranger.until("match")["match"]["seats"]
        while seats[first]["hints"] == 0:
            seats = stranger.until("match")["match"]["seats"]
        assert seats[1 - first]["hints"] == 0
    del server.services.registry.rooms[match]  # it is kept
    assert ada.get(f"matches/{match}")["seats"][first]["hints"] == 1


def test_hints_against_bots_are_counted_before_they_are_given(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        for number in (1, 2):
            line.until_asked().send("hint", step=line.step)
            line.until("hint")
            with server.services.database.engine.connect() as connection:
                sql = f"SELECT hints FROM seats WHERE match = '{match}' AND seat = 0"
                assert connection.exec_driver_sql(sql).scalar_one() == number


def test_a_seat_that_changes_keeps_its_count(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        line.until_asked().send("hint", step=line.step)
        line.until("hint")
    server.visitor("Phone").join(match, token=ada.token(match, 0))
    assert ada.get(f"matches/{match}")["seats"][0]["hints"] == 1


def test_a_rematch_is_played_as_agreed_and_counts_anew(ada: Visitor) -> None:
    match = ada.make(ME, HERE, hints=True)
    with ada.sit(match["id"], f"?seat={match['deciding']}") as line:
        line.send("hint", step=0)
        line.until("hint")
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    again = ada.post(f"matches/{match['id']}/rematch")
    assert (again["hints"], [seat["hints"] for seat in again["seats"]]) == (True, [0, 0])
