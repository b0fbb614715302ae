"""Matches drawn out on purpose: whoever uses up moves and undos pays alone, and nobody wins by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.attacks.test_clocks import begun, waiting
from tests.server.clients import GREEDY, ME, Line, Visitor
from vigil.server.match.outcome import TOO_LONG
from vigil.server.protocol import bounds

CLOCK = {"seconds": 10, "per": "turn"}
HERE = {"kind": "here", "name": "Bo"}


def undo(line: Line) -> None:
    """Take the last move back, and hear of it."""
    line.send("undo", step=line.step)
    assert line.until("update", "refused")["type"] == "update"


def end_of(line: Line) -> Any:
    """How the match stands, once it is over."""
    while (match := line.until("match")["match"])["status"] != "finished":
        pass
    return match


def test_the_same_decision_is_not_taken_back_for_ever(ada: Visitor, bo: Visitor) -> None:
    match, first = begun(ada, bo)
    with (ada, bo)[first].sit(match) as line:
        for _ in range(bounds.UNDOS_EACH):
            undo(line.move("play Apprentice"))
        assert not line.move("play Apprentice").table["undo"]
        assert "at most 20 times" in line.refused("undo", step=line.step)
        undo(line.move("play Apprentice"))  # another decision has undos of its own
        line.move("end turn")


def test_nor_are_many_decisions(ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "UNDOS", 3)
    match, first = begun(ada, bo)
    with (ada, bo)[first].sit(match) as line:
        line.move().move().move().move()
        for _ in range(3):
            undo(line)
        assert not line.table["undo"]
        assert "at most 3 moves in a match" in line.refused("undo", step=line.step)


def test_whoever_uses_up_their_share_of_a_match_leaves_the_others_theirs(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "ACTS", 20)
    match, first = begun(ada, bo, clock=CLOCK)
    with (ada, bo)[first].sit(match) as attacker, waiting(ada, bo, match, first) as victim:
        for _ in range(5):
            undo(attacker.move("play Apprentice"))
        assert attacker.texts == ["end turn"]
        assert "end your turn" in attacker.refused("move", step=attacker.step, text="play Apprentice")
        assert "end your turn" in attacker.refused("play all", step=attacker.step)
        attacker.move("end turn")
        victim.until_asked().move("play Apprentice").move("end turn")
        assert attacker.until_asked().texts == ["end turn"]


@pytest.mark.parametrize("by", ["move", "undo"])
def test_a_match_that_is_too_long_ends_without_winner_and_clock(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    match, first = begun(ada, bo, clock=CLOCK)
    with (ada, bo)[first].sit(match) as line, waiting(ada, bo, match, first) as victim:
        line.move("play Apprentice")
        monkeypatch.setattr(bounds, "ACTS", 2)
        line.send(by, step=line.step, **({"text": "end turn"} if by == "move" else {}))
        ended = end_of(line)
        assert (ended["status"], ended["deciding"], ended["result"]["winners"]) == ("finished", None, [])
        assert ended["result"]["reason"] == TOO_LONG
        assert not any(seat["clock"] or seat["late"] for seat in ended["seats"])
        assert "the match is finished" in victim.refused("move", step=2, text="end turn")
        assert "somebody else who has to decide" in victim.refused("count out", seat=first)


@pytest.mark.parametrize("asked", ["resign", "count out"])
def test_nobody_wins_a_match_that_an_older_version_let_become_too_long(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    match, first = begun(ada, bo)
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    monkeypatch.setattr(bounds, "ACTS", 0)
    with waiting(ada, bo, match, first) as line:
        line.send(asked, **({"seat": first} if asked == "count out" else {}))
        ended = end_of(line)
    assert (ended["result"]["reason"], ended["result"]["winners"]) == (TOO_LONG, [])


def test_playing_all_stops_where_the_match_does(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "ACTS", 6)
    match = ada.make(ME, HERE)
    with ada.sit(match["id"], f"?seat={match['deciding']}") as line:
        line.move("play Apprentice")
        undo(line)
        line.send("play all", step=2)
        assert end_of(line)["result"]["reason"] == TOO_LONG
        assert line.step == 6


def test_against_bots_all_acts_of_a_match_are_ones_own(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        monkeypatch.setattr(bounds, "ACTS", line.until_asked().step + 16)
        for _ in range(7):
            undo(line.move("play Apprentice"))
        assert "play Apprentice" in line.texts
