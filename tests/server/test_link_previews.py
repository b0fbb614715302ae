"""Previews of links: title, words and picture, nothing hidden, and no match is opened for them."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.server.tournament_clients import new_tournament
from vigil.puzzles.puzzle import shipped_puzzles

TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')


def head_of(server: Server, path: str) -> dict[str, str]:
    """What a page says of itself to other sites; of several pictures the first."""
    page = httpx.get(f"{server.address}{path}", headers={"Accept": "text/html"}, timeout=60)
    assert page.status_code == 200
    found = {name: html.unescape(content) for name, content in reversed(TAG.findall(page.text))}
    title = re.search(r"<title>(.*?)</title>", page.text)
    assert title
    assert '<script type="module"' in page.text
    return {**found, "title": html.unescape(title[1])}


def picture(server: Server, path: str, status: int = 200) -> httpx.Response:
    """A picture."""
    answer = httpx.get(f"{server.address}/api/{path}", timeout=60)
    assert answer.status_code == status
    return answer


@pytest.mark.parametrize("page", ["match", "replay", "review", "join"])
def test_a_match_is_shown_by_its_names_and_how_it_stands(server: Server, ada: Visitor, page: str) -> None:
    match = ada.make(ME, GREEDY, listed=True)["id"]
    server.services.registry.drop(match)
    shown = head_of(server, f"/{page}/{match}")
    assert shown["title"] == "Ada – Greedy – Vigil"
    assert shown["og:title"] == "Ada – Greedy"
    assert "Chronicle of the Godslayer: turn" in shown["og:description"]
    assert shown["og:description"] == shown["description"]
    assert shown["og:image"].endswith("/preview.jpg")
    assert httpx.get(f"{server.address}/preview.jpg").headers["content-type"] == "image/jpeg"
    assert not server.services.registry.is_live(match)  # nothing was opened for it


def test_the_picture_of_a_listed_match_shows_what_a_spectator_sees(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY, listed=True)["id"]
    room = server.services.registry.rooms[match]
    seen = room.match.course.game.view(None).to_svg()
    server.services.registry.drop(match)
    answer = picture(server, f"matches/{match}/picture")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.text == seen
    assert not server.services.registry.is_live(match)


def test_a_match_that_is_not_listed_has_no_picture(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY)["id"]
    picture(server, f"matches/{match}/picture", 404)
    picture(server, "matches/nothing/picture", 404)
    picture(server, f"matches/{'x' * 200}/picture", 404)


def test_names_do_nothing_in_a_page(server: Server) -> None:
    eve = server.visitor('"><script>')
    match = eve.make(ME, GREEDY, listed=True)["id"]
    page = httpx.get(f"{server.address}/match/{match}", headers={"Accept": "text/html"}, timeout=60).text
    assert '"><script>' not in page
    assert "&quot;&gt;&lt;script&gt;" in page


def test_puzzles_deals_and_tournaments_are_shown_without_what_they_hide(server: Server, ada: Visitor) -> None:
    puzzle = next(iter(shipped_puzzles().values()))
    shown = head_of(server, f"/puzzles/{puzzle.id}")
    assert shown["og:title"] == "A puzzle"
    assert "<svg" in picture(server, f"puzzles/{puzzle.id}/picture").text
    tournament = new_tournament(ada)
    assert head_of(server, f"/tournament/{tournament}")["og:title"] == "Evening Swiss"


@pytest.mark.parametrize("path", ["/", "/lobby", "/match/nothing", "/puzzles/nothing", "/tournament/nothing"])
def test_other_pages_are_shown_as_the_whole_site(server: Server, path: str) -> None:
    shown = head_of(server, path)
    assert shown["title"] == "Vigil"
    assert "Ascension" in shown["description"]


def test_a_player_is_shown_by_name_alone(server: Server) -> None:
    perran = server.visitor("Perran Vale")
    perran.post("account/new", {"name": "Perran Vale", "password": "a long enough one"})
    shown = head_of(server, "/players/Perran%20Vale")
    assert shown["og:title"] == "Perran Vale"
    assert not any(character.isdigit() for character in shown["og:description"])
    assert head_of(server, "/players/Nobody%20Here")["title"] == "Vigil"
