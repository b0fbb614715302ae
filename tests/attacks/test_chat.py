"""Chat: spectators who advise, flood, or pass for a player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import ME, Line, Server, Visitor
from vigil.server.domain import chat_lines
from vigil.server.match.company.chat import AT_ONCE


@pytest.fixture
def match(ada: Visitor, bo: Visitor) -> str:
    """A match of two people."""
    match = str(ada.make(ME, {"kind": "open"})["id"])
    bo.join(match)
    return match


@pytest.fixture
def spectator(server: Server) -> Visitor:
    """Somebody who is called like a player, and watches."""
    found = server.visitor("Ada")
    found.post("me", {"name": "Ada"})
    return found


@pytest.fixture
def gallery(match: str, spectator: Visitor) -> Iterator[Line]:
    """The place of a spectator."""
    with spectator.sit(match) as line:
        yield line


def test_what_spectators_say_is_marked_and_does_not_reach_who_plays(
    ada: Visitor, server: Server, match: str, gallery: Line
) -> None:
    with ada.sit(match) as player, server.visitor("Cy").sit(match) as other:
        gallery.send("say", text="take the Mystic")
        advice = other.until("said")
        player.send("say", text="hello")
        heard = player.until("said")
    assert (advice["channel"], advice["seat"], advice["name"]) == ("gallery", None, "Ada")
    assert (heard["channel"], heard["seat"], heard["text"]) == ("table", 0, "hello")
    assert gallery.until("said")["text"] == "take the Mystic"
    assert gallery.until("said")["text"] == "hello"


def test_a_player_who_comes_in_hears_nothing_of_the_gallery_until_the_match_is_over(
    ada: Visitor, match: str, gallery: Line
) -> None:
    gallery.send("say", text="take the Mystic")
    gallery.until("said")
    with ada.sit(match) as player:
        assert player.welcome["chat"] == []
        player.send("resign")
        while player.until("match")["match"]["status"] != "finished":
            pass
    with ada.sit(match) as player:
        assert [said["text"] for said in player.welcome["chat"]] == ["take the Mystic"]


def test_spectators_are_slower_than_players(ada: Visitor, match: str, gallery: Line) -> None:
    for number in range(AT_ONCE):
        gallery.send("say", text=str(number))
        gallery.until("said")
    assert gallery.refused("say", text="more") == "not so fast: one line in 5 seconds"
    with ada.sit(match) as player:
        for number in range(AT_ONCE):
            player.send("say", text=str(number))
            player.until("said")
        assert player.refused("say", text="more") == "not so fast: one line in 1 seconds"


def test_many_spectators_together_are_slow_as_well(server: Server, match: str) -> None:
    lines = []
    for number in range(2 * AT_ONCE):
        guest = server.visitor(f"Guest {number}")
        guest.post("me", {"name": guest.name})
        with guest.sit(match) as line:
            line.send("say", text="hello")
            lines.append(line.until("said", "refused")["type"])
    assert "refused" in lines


def test_spectators_cannot_push_out_what_players_said(
    ada: Visitor, match: str, gallery: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_lines, "KEPT", 2)
    with ada.sit(match) as player:
        player.send("say", text="hello")
        player.until("said")
    for number in range(AT_ONCE):
        gallery.send("say", text=str(number))
        gallery.until("said")
    with ada.sit(match) as again:
        assert [said["text"] for said in again.welcome["chat"]] == ["hello"]


def test_a_speaker_can_be_told_apart_by_whoever_mutes_them_and_in_no_other_match(
    ada: Visitor, bo: Visitor, match: str
) -> None:
    other = ada.make(ME, {"kind": "open"})["id"]
    bo.join(other)
    spoken = []
    for person, place in ((ada, match), (bo, match), (ada, other)):
        with person.sit(place) as line:
            line.send("say", text="hello")
            spoken.append(line.until("said")["speaker"])
    assert len(set(spoken)) == 3


def test_who_has_no_name_says_nothing(server: Server, match: str) -> None:
    with server.visitor("Nobody").sit(match) as line:
        assert "a name first" in line.refused("say", text="hello")
