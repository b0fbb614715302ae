"""A host who knows the cards: where guests may come, the server draws the seed and tells what was chosen."""

from __future__ import annotations

import pytest

import vigil
from tests.server.clients import GREEDY, ME, Visitor

OPEN = {"kind": "open"}
LINK = {"kind": "link"}
HERE = {"kind": "here", "name": "Cy"}
DEAL = vigil.Game.new(["godslayer"], ["Ada", "Bo"], seed=5)
RICH = {
    "sets": ["godslayer"],
    "seats": [{"name": "Ada", "honor": 40, "hand": ["Apprentice"]}, {"name": "Bo"}],
}


@pytest.mark.parametrize("guest", [OPEN, LINK])
def test_a_seed_cannot_be_chosen_where_somebody_else_may_sit_down(
    ada: Visitor, guest: dict[str, str]
) -> None:
    error = ada.make(ME, guest, seed=7, status=400)["error"]
    assert error == "where somebody else may sit down, the server draws the seed: leave it out"


def test_a_chosen_seed_is_told_for_good_since_a_seat_may_be_given_away(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, HERE, seed=7)["id"]
    token = ada.token(match, 1)
    assert bo.post(f"matches/{match}/invitation", {"token": token})["chosen"]["seed"]
    assert bo.join(match, token=token)["chosen"]["seed"]


@pytest.mark.parametrize(
    ("start", "kind"),
    [
        ({"position": RICH}, "position"),
        ({"position": DEAL.to_data()}, "position"),
        ({"record": vigil.Record.of(DEAL).to_data()}, "record"),
    ],
)
@pytest.mark.parametrize("shuffle", [True, False])
def test_a_guest_is_told_of_a_chosen_start_before_they_sit_down(
    ada: Visitor, bo: Visitor, start: dict[str, object], kind: str, shuffle: bool
) -> None:
    match = ada.make(ME, OPEN, start=start, shuffle=shuffle)["id"]
    listed = next(one for one in bo.get("lobby")["open"] if one["id"] == match)
    for told in (listed, bo.get(f"matches/{match}"), bo.join(match)):
        assert (told["chosen"]["start"], told["chosen"]["shuffled"]) == (kind, shuffle)
    with bo.sit(match) as line:
        assert line.welcome["match"]["chosen"]["start"] == kind


def test_a_generous_start_shows_how_generous_it_is(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, OPEN, start={"position": RICH})["id"]
    rich, poor = bo.get(f"matches/{match}")["chosen"]["seats"]
    assert (rich["score"], rich["cards"]) == (40, 1)
    assert poor["score"] == 0


def test_the_usual_deal_needs_no_word(ada: Visitor) -> None:
    assert ada.make(ME, GREEDY)["chosen"] is None


def test_a_rematch_has_the_usual_deal(ada: Visitor) -> None:
    match = ada.make(ME, HERE, seed=7)["id"]
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert ada.post(f"matches/{match}/rematch")["chosen"] is None


def test_strangers_see_nothing_of_the_deal_before_they_sit_down(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, OPEN)["id"]
    with bo.sit(match) as stranger, ada.sit(match) as host:
        for line in (stranger, host):
            assert (line.welcome["update"], line.welcome["log"]) == (None, [])
        stranger.refused("move", step=0, text="end turn")
        stranger.refused("hint", step=0)
        assert not any("center_row" in heard for heard in stranger.heard)
        bo.join(match)
        assert host.until("welcome")["update"]["view"]["center_row"]
