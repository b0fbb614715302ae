"""Tournaments on a running server, on SQLite and PostgreSQL: entered, paired, played, left and ended."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.clients import GODSLAYER, PATIENCE, Server, Visitor
from tests.server.postgres import Cluster
from tests.server.tournament_clients import (
    enter,
    gather,
    new_tournament,
    own_match,
    resign,
    row_of,
    until,
    until_dealt,
    wait_for,
)
from vigil.server.people.tournaments import director, timeouts, tournament_pages
from vigil.server.upkeep import result_following


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks after its tournaments without pausing."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("tournaments") / "vigil.db")
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.database()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(director, "PAUSE", 0.02)
        patched.setattr(director, "AGAIN", 0.05)
        patched.setattr(result_following, "PAUSE", 0.02)
        patched.setattr(tournament_pages, "FRESH", 0.0)
        with Server(database) as running:
            yield running


def begin(maker: Visitor, tournament: str) -> None:
    """Begin at once."""
    maker.post(f"tournaments/{tournament}/begin")


def loser(person: Visitor, tournament: str) -> Visitor | None:
    """The person, if they are the one who loses every game: those with the higher number do."""
    page = person.get(f"tournaments/{tournament}")
    names = {row["entrant"]: row["name"] for row in page["body"]["standings"]}
    other = names[page["you"]["opponent"]]
    return person if int(person.name.split()[1]) > int(other.split()[1]) else None


def lose_all(people: list[Visitor], tournament: str) -> None:
    """Let the people with the higher numbers resign until the tournament is over."""
    late = time.monotonic() + 2 * PATIENCE
    page = people[0].get(f"tournaments/{tournament}")
    while page["body"]["terms"]["state"] in ("open", "pairing", "playing"):
        assert time.monotonic() < late, page
        for person in people:
            own = person.get(f"tournaments/{tournament}")
            match, going = own["you"]["match"], own["you"]["opponent"]
            tables = [table for table in own["body"]["tables"] if table["match"] == match]
            if going and match and tables and tables[0]["ended"] is None and loser(person, tournament):
                resign(person, match)
        time.sleep(0.2)
        page = people[0].get(f"tournaments/{tournament}")


def test_a_swiss_tournament_of_four_is_played_to_its_end(host):
    tournament, people = gather(host, 4, rounds=2)
    begin(people[0], tournament)
    lose_all(people, tournament)
    page = until(people[0], tournament, "finished")
    rows = page["body"]["standings"]
    assert [row["points"] for row in rows] == [2, 1, 1, 0]
    assert rows[0]["name"] == "Guest 1"
    assert rows[0]["marks"] == ["won", "won"]
    assert len(page["body"]["tables"]) == 4
    assert {table["ended"] for table in page["body"]["tables"]} == {"forfeit"}


def test_the_winner_of_a_tournament_of_eight_has_laurels(host):
    tournament, people = gather(host, 8, rounds=1, games=1)
    begin(people[0], tournament)
    lose_all(people, tournament)
    first = until(people[0], tournament, "finished")["body"]["standings"][0]["name"]
    crowned = [
        person.name
        for person in people
        for state in person.get("player/achievements")["found"]
        if state["code"] == "laurels" and state["at"]
    ]
    assert crowned == [first]


def test_the_second_game_of_a_live_round_comes_with_the_seats_swapped(host):
    tournament, people = gather(host, 4, rounds=1)
    begin(people[0], tournament)
    first = own_match(people[0], tournament)
    before = people[0].get(f"tournaments/{tournament}")["you"]
    resign(people[0], first)
    second = own_match(people[0], tournament, but=first)
    after = people[0].get(f"tournaments/{tournament}")["you"]
    assert (before["game"], after["game"]) == (1, 2)
    assert before["begins"] != after["begins"]
    seats = [people[0].get(f"matches/{match}")["seats"] for match in (first, second)]
    assert [seat["name"] for seat in seats[0]] == [seat["name"] for seat in reversed(seats[1])]
    assert people[0].get(f"matches/{first}/tournament") == {"tournament": tournament}


def test_slow_rounds_have_both_games_at_once_with_half_of_the_time_each(host):
    tournament, people = gather(host, 3, rounds=1, pace="slow", days=2)
    begin(people[0], tournament)
    page = wait_for(
        people[0], tournament, lambda page: any(table["match"] for table in page["body"]["tables"])
    )
    games = [table for table in page["body"]["tables"] if len(table["people"]) == 2]
    page = wait_for(
        people[0], tournament, lambda page: sum(bool(table["match"]) for table in page["body"]["tables"]) == 2
    )
    assert len(games) == 2
    assert page["body"]["terms"]["clock"] == {"seconds": 24 * 3600, "per": "game"}
    assert [table["ended"] for table in page["body"]["tables"] if len(table["people"]) == 1] == ["bye"]


def test_who_does_not_come_loses_and_is_not_paired_until_they_are_back(host, monkeypatch):
    monkeypatch.setattr(timeouts, "COMING", 1.0)
    tournament, people = gather(host, 4, rounds=3)
    begin(people[0], tournament)
    match = own_match(people[0], tournament)
    with people[0].sit(match):
        page = wait_for(people[0], tournament, lambda page: page["body"]["terms"]["round"] > 1)
    by_name = {row["name"]: row for row in page["body"]["standings"]}
    assert by_name["Guest 1"]["points"] >= 1
    assert sorted(row["state"] for row in by_name.values()) == ["away", "away", "away", "in"]
    assert by_name["Guest 1"]["marks"][0] == "won"
    assert sorted(row["marks"][0] for row in by_name.values()) == ["absent", "absent", "lost", "won"]


def test_who_rests_is_not_paired_until_they_are_back(host):
    tournament, people = gather(host, 3, pace="slow")
    assert people[2].post(f"tournaments/{tournament}/pause")["you"]["state"] == "away"
    begin(people[0], tournament)
    page = until_dealt(people[0], tournament)
    assert row_of(page, "Guest 3")["marks"] == []
    assert people[2].post(f"tournaments/{tournament}/return")["you"]["state"] == "in"


def test_a_clock_that_has_run_out_ends_the_game_without_anybody_asking(host, monkeypatch):
    tournament, people = gather(host, 4, rounds=1, games=1)
    begin(people[0], tournament)
    match = own_match(people[0], tournament)
    opponents = [person for person in people if own_match(person, tournament) == match]
    with opponents[0].sit(match), opponents[1].sit(match):
        monkeypatch.setattr(timeouts, "seconds_left", lambda *_: [0.0, 0.0])
        page = until(people[0], tournament, "finished")
    assert {table["ended"] for table in page["body"]["tables"]} == {"forfeit"}


def test_who_withdraws_is_out_and_the_opponent_has_the_point(host):
    tournament, people = gather(host, 4, rounds=2)
    begin(people[0], tournament)
    own_match(people[1], tournament)
    page = people[1].post(f"tournaments/{tournament}/withdraw")
    assert page["you"]["state"] == "out"
    lost = wait_for(people[1], tournament, lambda page: row_of(page, "Guest 2")["marks"] == ["lost"])
    assert lost["body"]["terms"]["entrants"] == 3


def test_an_arena_pairs_whoever_is_free_and_ends_with_the_bell(host):
    tournament, people = gather(host, 3, kind="arena", length=20)
    begin(people[0], tournament)
    page = wait_for(
        people[0], tournament, lambda page: any(table["match"] for table in page["body"]["tables"])
    )
    playing = [person for person in people if person.get(f"tournaments/{tournament}")["you"]["match"]]
    assert len(playing) == 2
    resign(playing[0], own_match(playing[0], tournament))
    page = wait_for(playing[1], tournament, lambda page: page["body"]["standings"][0]["points"] == 2)
    assert page["body"]["standings"][0]["name"] == playing[1].name
    wait_for(people[0], tournament, lambda page: page["body"]["terms"]["round"] > 1)
    host.services.registry.time.reached += 20 * 60
    assert until(people[0], tournament, "finished")["body"]["standings"][0]["points"] == 2


def test_a_knockout_goes_on_until_one_is_left_and_even_tables_have_a_decider(host):
    tournament, people = gather(host, 3, kind="knockout")
    begin(people[0], tournament)
    page = wait_for(
        people[0], tournament, lambda page: any(table["match"] for table in page["body"]["tables"])
    )
    pair = [person for person in people if person.get(f"tournaments/{tournament}")["you"]["opponent"]]
    first = own_match(pair[0], tournament)
    resign(pair[0], first)
    second = own_match(pair[0], tournament, but=first)
    resign(pair[1], second)
    third = own_match(pair[0], tournament, but=second)
    assert pair[0].get(f"tournaments/{tournament}")["you"]["game"] == 3
    resign(pair[0], third)
    page = wait_for(people[0], tournament, lambda page: page["body"]["terms"]["round"] == 2)
    lose_all(people, tournament)
    page = until(people[0], tournament, "finished")
    assert page["body"]["terms"]["rounds"] == 2
    assert page["body"]["standings"][2]["name"] == pair[0].name


def test_with_too_few_people_it_is_called_off(host):
    tournament, people = gather(host, 2)
    begin(people[0], tournament)
    page = until(people[0], tournament, "cancelled")
    assert page["body"]["terms"]["reason"] == "fewer than 3 people came"


def test_late_comers_enter_until_half_of_the_rounds_are_paired(host):
    tournament, people = gather(host, 3, rounds=2, pace="slow")
    begin(people[0], tournament)
    until(people[0], tournament, "playing")
    late = host.visitor("Guest 9")
    assert enter(late, tournament)["you"]["state"] == "in"
    row = next(
        row for row in late.get(f"tournaments/{tournament}")["body"]["standings"] if row["name"] == "Guest 9"
    )
    assert row["points"] == 0.5
    assert row["marks"] == ["missed"]
    other, others = gather(host, 3, rounds=1, pace="slow")
    begin(others[0], other)
    until(others[0], other, "playing")
    assert "too late" in enter(host.visitor("Guest 10"), other, 400)["error"]


def test_a_tournament_by_invitation_needs_the_link_of_its_maker(host):
    maker, guest, stranger = [host.visitor(name) for name in ("Guest 1", "Guest 2", "Guest 3")]
    tournament = new_tournament(maker, open=False)
    assert "by invitation" in enter(guest, tournament, 403)["error"]
    old = maker.post(f"tournaments/{tournament}/link")["url"].partition("#")[2]
    new = maker.post(f"tournaments/{tournament}/link")["url"].partition("#")[2]
    enter(stranger, tournament, 403, token=old)
    assert enter(guest, tournament, token=new)["you"]["state"] == "in"
    shown = stranger.get("tournaments")
    assert tournament not in [one["id"] for one in shown["open"]]
    assert tournament in [one["id"] for one in guest.get("tournaments")["mine"]]


def test_only_its_maker_may_begin_change_or_call_off_a_tournament(host):
    tournament, people = gather(host, 3)
    for action in ("begin", "cancel", "link"):
        assert "only its maker" in people[1].post(f"tournaments/{tournament}/{action}", status=403)["error"]
    number = people[2].get(f"tournaments/{tournament}")["you"]["entrant"]
    people[1].post(f"tournaments/{tournament}/remove", {"entrant": number}, 403)
    page = people[0].post(f"tournaments/{tournament}/remove", {"entrant": number})
    assert len(page["body"]["standings"]) == 2
    page = people[0].post(f"tournaments/{tournament}/cancel")
    assert (page["body"]["terms"]["state"], page["body"]["terms"]["reason"]) == (
        "cancelled",
        "its maker has called it off",
    )
    assert "over" in people[1].post(f"tournaments/{tournament}/withdraw", status=400)["error"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"kind": "arena", "pace": "slow"}, "an arena is live"),
        ({"minutes": 2}, "3 to 60 minutes"),
        ({"most": 513}, "3 to 512 entrants"),
        ({"rounds": 16}, "1 to 15 rounds"),
        ({"games": 3}, "1 or 2 games"),
        ({"games": 1, "duplicate": True}, "needs two games"),
        ({"rated": True, "duplicate": True}, "count for no rating"),
        ({"name": " ​ "}, "a name of 3 to 60"),
        ({"setup": {"sets": ["nothing"]}}, "nothing"),
    ],
)
def test_terms_that_cannot_be_are_refused_in_words(host, wrong, words):
    maker = host.visitor("Ada")
    maker.post("me", {"name": "Ada"})
    asked = {"name": "Evening", "kind": "swiss", "setup": GODSLAYER, **wrong}
    assert words in maker.post("tournaments/new", asked, 400)["error"]


def test_games_of_a_tournament_that_is_not_rated_count_for_no_rating(host):
    tournament, people = gather(host, 3, rounds=1, games=1)
    begin(people[0], tournament)
    page = until_dealt(people[0], tournament)
    match = next(table["match"] for table in page["body"]["tables"] if table["match"])
    host.visitor().get(f"matches/{match}")
    assert host.services.registry.rooms[match].match.stored.rated is False


def test_a_rated_tournament_is_for_people_with_an_account(host):
    maker, stranger = host.visitor("Ottilie"), host.visitor("Pelagia")
    tournament = new_tournament(maker, rated=True)
    assert "make an account" in enter(stranger, tournament, 403)["error"]
    stranger.post("account/new", {"name": f"Pelagia{host.address[-3:]}", "password": "a long enough one"})
    assert stranger.post(f"tournaments/{tournament}/enter")["you"]["state"] == "in"


def test_the_host_can_switch_tournaments_off(host):
    maker = host.visitor("Ada")
    maker.post("me", {"name": "Ada"})
    host.services.features.off = frozenset({"tournaments"})
    try:
        asked = {"name": "Evening", "kind": "swiss", "setup": GODSLAYER}
        assert "switched tournaments off" in maker.post("tournaments/new", asked, 403)["error"]
    finally:
        host.services.features.off = frozenset()


def test_both_games_of_a_round_can_be_dealt_alike_and_the_first_stays_secret_until_the_second_is_over(host):
    tournament, people = gather(host, 3, rounds=1, duplicate=True)
    begin(people[0], tournament)
    until_dealt(people[0], tournament)
    pair = [one for one in people if one.get(f"tournaments/{tournament}")["you"]["opponent"]]
    first = own_match(pair[0], tournament)
    resign(pair[0], first)
    for secret in ("record", "replay", "replay/0?seat=all"):
        assert "cards are secret" in pair[0].get(f"matches/{first}/{secret}", 403)["error"]
    second = own_match(pair[0], tournament, but=first)
    pair[0].get(f"matches/{second}")
    rooms = [host.services.registry.rooms[match].match for match in (first, second)]
    assert rooms[0].stored.seed == rooms[1].stored.seed
    rows = [room.course.game.view(None).to_data()["center_row"] for room in rooms]
    assert rows[0] == rows[1]
    assert pair[0].get(f"matches/{first}")["seed"] is None
    assert "cards are secret" in pair[0].get(f"matches/{first}/record", 403)["error"]
    resign(pair[1], second)
    until(people[0], tournament, "finished")
    assert pair[0].get(f"matches/{first}/record")["seed"] == hex(rooms[0].stored.seed)
