"""The forge over HTTP: set files of somebody's own are read and drawn, and nothing of them is stored."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer, body, encoded_answer, read_document
from vigil.server.library.forge_bench import forge_cards, forge_words, template_lines, try_lines
from vigil.server.protocol.library.forge_messages import ForgeCards, ForgeLines, ForgeTemplate, SetFileText


async def post_card(request: Request) -> Response:
    """Read a set file: its cards as they are drawn, or all that is wrong with it."""
    asked = await body(request, ForgeCards)
    return encoded_answer(await read_document(request, forge_cards, asked.text))


async def post_lines(request: Request) -> Response:
    """Say which lines could stand in a part of a card."""
    asked = await body(request, ForgeLines)
    return encoded_answer(await read_document(request, try_lines, asked))


async def get_words(request: Request) -> Response:
    """Everything that cards can be made of."""
    return encoded_answer(await read_document(request, forge_words))


async def post_template(request: Request) -> Response:
    """A printed card as the table of a set file."""
    asked = await body(request, ForgeTemplate)
    try:
        return answer(SetFileText(template_lines(asked.card)))
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


ROUTES: Final = [
    Route("/api/forge/card", post_card, methods=["POST"]),
    Route("/api/forge/lines", post_lines, methods=["POST"]),
    Route("/api/forge/template", post_template, methods=["POST"]),
    Route("/api/forge/words", get_words),
]
