"""A host who knows the cards: where guests may come, the server draws the seed and tells what was chosen."""

from __future__ import annotations

import pytest

import vigil
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.rules.kernel.card import FACES
from vigil.server.match.room import Room

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
    match = ada.make(ME, HERE, seed=7)
    with ada.sit(match["id"], f"?seat={match['deciding']}") as line:
        line.move("end turn")
    token = ada.token(match["id"], 1)
    assert bo.post(f"matches/{match['id']}/invitation", {"token": token})["chosen"]["seed"]
    assert bo.join(match["id"], token=token)["chosen"]["seed"]


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


# What was dealt anew


def starting_hands(room: Room) -> list[list[int]]:
    """Everybody's hand before the first act."""
    return [list(player.hand) for player in room.match.course.kept[0].players]


KNOWN = sorted(["Apprentice", "Militia", "Mystic", "Heavy Infantry", "Arha Initiate"])
CARDS = {"hand": KNOWN, "deck": [*4 * ["Apprentice"], "Mystic"]}
SEEN = {"sets": ["godslayer"], "seats": [{"name": "Ada", **CARDS}, {"name": "Bo", **CARDS}]}
RECORDED = vigil.Record.of(vigil.Game.from_position(SEEN)).to_data()


@pytest.mark.parametrize("start", [{"position": SEEN}, {"record": RECORDED}])
def test_nobody_knows_a_hand_of_a_start_that_was_dealt_anew(
    server: Server, ada: Visitor, bo: Visitor, start: dict[str, object]
) -> None:
    named = 0
    for _ in range(6):
        match = ada.make(ME, OPEN, start=start)["id"]
        assert bo.join(match)["chosen"]["shuffled"]
        hands = starting_hands(server.services.registry.rooms[match])
        assert [len(hand) for hand in hands] == [5, 5]
        named += sum(sorted(FACES[face].name for face in hand) == KNOWN for hand in hands)
    assert named < 6  # of 12: one in 25 by chance, all of them if hands are kept


def test_whoever_plays_on_against_bots_keeps_the_hand_they_had(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY, start={"position": DEAL.to_data()}, shuffle=True)["id"]
    room = server.services.registry.rooms[match]
    assert starting_hands(room)[0] == list(DEAL.players[0].hand)


def test_a_seat_that_may_be_given_away_keeps_no_hand(server: Server, ada: Visitor) -> None:
    cards = {"hand": 5 * ["Mystic"], "deck": 8 * ["Apprentice"]}
    seats = [{"name": name, **cards} for name in ("Ada", "Cy")]
    match = ada.make(ME, HERE, start={"position": {"sets": ["godslayer"], "seats": seats}})["id"]
    hands = starting_hands(server.services.registry.rooms[match])
    assert any(len(set(hand)) > 1 or FACES[hand[0]].name != "Mystic" for hand in hands)
