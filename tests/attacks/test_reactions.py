"""Reactions: chat without words, which has the limits of chat."""

from __future__ import annotations

import time
from typing import get_args

import pytest

from tests.server.clients import ME, Server, Visitor
from tests.server.hosting import number_of, together
from vigil.server.domain.kinds import Reaction
from vigil.server.match.company.chat import AT_ONCE
from vigil.server.store.tables.opponent_tables import blocks


@pytest.fixture
def match(ada: Visitor, bo: Visitor) -> str:
    """A match of two people."""
    return together(ada, bo)


def test_a_reaction_is_heard_by_everybody_and_kept(server: Server, ada: Visitor, bo: Visitor) -> None:
    match = together(ada, bo)
    with ada.sit(match) as here, bo.sit(match) as there, server.visitor("Cy").sit(match) as gallery:
        here.send("react", reaction="well played")
        heard = [line.until("said") for line in (here, there, gallery)]
    assert {(said["seat"], said["reaction"], said["text"]) for said in heard} == {(0, "well played", "")}
    with bo.sit(match) as again:
        assert [said["reaction"] for said in again.welcome["chat"]] == ["well played"]


def test_every_reaction_is_taken_and_no_other(server: Server) -> None:
    for reaction in get_args(Reaction):
        ada = server.visitor("Ada")
        with ada.sit(ada.make(ME, {"kind": "here", "name": "Bo"})["id"]) as line:
            line.send("react", reaction=reaction)
            assert line.until("said", "refused").get("reaction") == reaction
            assert "cannot be understood" in line.refused("react", reaction=f"{reaction}!")


def test_reactions_and_lines_are_counted_together(ada: Visitor, match: str) -> None:
    with ada.sit(match) as line:
        for _ in range(AT_ONCE - 1):
            line.send("react", reaction="wow")
            line.until("said")
        line.send("say", text="hello")
        line.until("said")
        assert line.refused("react", reaction="wow") == "not so fast: one line in 1 seconds"
        assert line.refused("say", text="more") == "not so fast: one line in 1 seconds"


def test_reactions_of_spectators_do_not_reach_who_plays(server: Server, ada: Visitor, match: str) -> None:
    spectator, other = server.visitor("Cy"), server.visitor("Dee")
    spectator.post("me", {"name": "Cy"})
    with ada.sit(match) as player, spectator.sit(match) as gallery, other.sit(match) as beside:
        gallery.send("react", reaction="oh no")
        assert beside.until("said")["channel"] == "gallery"
        player.send("react", reaction="hello")
        assert player.until("said")["reaction"] == "hello"


def test_who_is_blocked_is_not_heard_by_whoever_blocked_them(
    server: Server, ada: Visitor, bo: Visitor, match: str
) -> None:
    with bo.sit(match) as there:
        there.send("say", text="rude")
        there.until("said")
    with server.services.database.engine.begin() as connection:
        tie = {"person": number_of(server, ada), "other": number_of(server, bo), "at": time.time()}
        connection.execute(blocks.insert().values(**tie))
    with ada.sit(match) as here, bo.sit(match) as there:
        assert here.welcome["chat"] == []
        there.send("react", reaction="wow")
        there.until("said")
        here.send("react", reaction="thinking")
        assert here.until("said")["reaction"] == "thinking"
        assert there.until("said")["reaction"] == "thinking"


def test_without_chat_there_are_no_reactions(
    server: Server, ada: Visitor, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.features, "off", frozenset({"chat"}))
    with ada.sit(match) as line:
        for refused in (line.refused("react", reaction="wow"), line.refused("say", text="hello")):
            assert refused == "the host of this server has switched chat off"
