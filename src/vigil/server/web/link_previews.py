"""Link previews: what other sites show of a link to one of our pages.

Everything is read from what lists show; no match is opened for it, and nothing is said that a stranger with
the link could not see.
"""

from __future__ import annotations

import html
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection
from starlette.requests import Request

from vigil.puzzles.puzzle import shipped_puzzles
from vigil.rules.library import SETS
from vigil.server.api.services import services
from vigil.server.match.description import turns_begun
from vigil.server.match.layout import player_names
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.deals.deal_rows import find_deal
from vigil.server.store.matches.match_queries import ID, find_match, find_seats
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people.account_rows import find_account
from vigil.server.store.people.persons import person_with
from vigil.server.store.tournaments.tournament_queries import find_tournament

SITE: Final = "Vigil"
LONGEST: Final = 64  # characters of a name in an address
PLAYER: Final = "A player of Ascension, with whatever they like to show."
PICTURE: Final = "/preview.jpg"
TITLE: Final = "<title>Vigil</title>"
DESCRIPTION: Final = '<meta name="description"'
DEAL: Final = "The same cards and the same bot for everybody, once. How far do you come?"


class LinkPreview(NamedTuple):
    """What is shown of a page; `drawn` is the address of a picture of its own, if it has one."""

    title: str
    words: str
    drawn: str | None = None


Find = Callable[[Request, str], Awaitable[LinkPreview | None]]


async def find_preview(request: Request, path: str) -> LinkPreview | None:
    """The preview of a page; None where that of the whole site will do."""
    kind, _, rest = path.removesuffix("/").partition("/")
    if kind == "players" and rest and len(rest) <= LONGEST and "/" not in rest:
        return await player_preview(request, rest)
    find = KINDS.get(kind)
    return await find(request, rest) if find and ID.fullmatch(rest) else None


async def match_preview(request: Request, match: str) -> LinkPreview | None:
    """That of a match, its replay and its review."""

    def read(connection: Connection) -> tuple[StoredMatch | None, list[StoredSeat]]:
        return find_match(connection, match), find_seats(connection, [match])[match]

    found, seats = await services(request).database.read(read)
    if found is None or not seats:
        return None
    drawn = f"/api/matches/{match}/picture" if found.listed and found.status != "waiting" else None
    return LinkPreview(" – ".join(shown_names(seats)), match_words(found, seats), drawn)


def shown_names(seats: Sequence[StoredSeat]) -> list[str]:
    """The names of those who play; a free seat is one."""
    names = player_names(seats)
    return [name if seat.name else "a free seat" for name, seat in zip(names, seats, strict=True)]


def match_words(match: StoredMatch, seats: Sequence[StoredSeat]) -> str:
    """How a match stands, in a sentence."""
    sets = set_names(match.setup["sets"])
    if match.status == "waiting":
        return f"A table of {sets} waits for company."
    if match.result is None:
        return f"A game of {sets}: turn {turns_begun(match)}, {match.honor_pool} honor left in the pool."
    names, winners = player_names(seats), match.result["winners"]
    scores = " to ".join(map(str, match.result["scores"]))
    won = " and ".join(names[seat] for seat in winners)
    return f"{won} won a game of {sets}, {scores}." if won else f"A game of {sets} that nobody won, {scores}."


def set_names(codes: Sequence[str]) -> str:
    """The names of sets; one that has gone is named by its code."""
    return " and ".join(SETS[code].name if code in SETS else code for code in codes)


async def puzzle_preview(_request: Request, puzzle: str) -> LinkPreview | None:
    """That of a puzzle, without its solution."""
    if puzzle not in shipped_puzzles():
        return None
    drawn = f"/api/puzzles/{puzzle}/picture"
    return LinkPreview("A puzzle", "One turn, and some moves matter. What would you do?", drawn)


async def deal_preview(request: Request, day: str) -> LinkPreview | None:
    """That of the deal of a day, of which nothing is shown."""
    deal = await services(request).database.read(partial(find_deal, day=day))
    return None if deal is None else LinkPreview(f"The deal of {day}", DEAL)


async def player_preview(request: Request, name: str) -> LinkPreview | None:
    """That of a player, of whom only the name is told: what else others see is their choice."""

    def read(connection: Connection) -> str | None:
        number = find_account(connection, fold_name(name))
        return None if number is None else person_with(connection, number).name

    found = await services(request).database.read(read)
    return None if found is None else LinkPreview(found, PLAYER)


async def tournament_preview(request: Request, tournament: str) -> LinkPreview | None:
    """That of a tournament."""
    try:
        found = await services(request).database.read(partial(find_tournament, tournament=tournament))
    except LookupError:
        return None
    kind = {"swiss": "A Swiss tournament", "arena": "An arena", "knockout": "A knockout"}[found.kind]
    return LinkPreview(found.name, f"{kind} of {set_names(found.setup['sets'])}. Come along, or watch.")


KINDS: Final[dict[str, Find]] = {
    "match": match_preview,
    "join": match_preview,
    "replay": match_preview,
    "review": match_preview,
    "puzzles": puzzle_preview,
    "deal": deal_preview,
    "tournament": tournament_preview,
}


def with_preview(page: str, preview: LinkPreview, address: str, path: str) -> str:
    """The page with what other sites show of a link to it; `address` is where people find the server."""
    title, words = [html.escape(text) for text in (f"{preview.title} – {SITE}", preview.words)]
    pictures = [PICTURE, *([preview.drawn] if preview.drawn else [])]
    tags = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": html.escape(preview.title),
        "og:description": words,
        "og:url": html.escape(f"{address}/{path}"),
    }
    lines = [f'<meta property="{name}" content="{content}">' for name, content in tags.items()]
    lines += [f'<meta property="og:image" content="{html.escape(address + each)}">' for each in pictures]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    before, _, rest = page.partition(TITLE)
    head, _, after = rest.partition(DESCRIPTION)
    described = f'{DESCRIPTION} content="{words}">'
    ahead = "\n    ".join([described, *lines])
    return f"{before}<title>{title}</title>{head}{ahead}{after.partition('>')[2]}"
