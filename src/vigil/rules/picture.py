"""The table as a picture: what one seat may see of it, as plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.rules.kernel.card import Card
from vigil.rules.moves import Decision
from vigil.rules.open_table import OpenTable
from vigil.rules.side import Side
from vigil.rules.table.honor import Result
from vigil.wording import picture_words
from vigil.wording.svg import CARD_HEIGHT, CARD_WIDTH, FAINT, CardPicture, document, draw_card, words

EDGE: Final = 16
GAP: Final = 8
IN_A_LINE: Final = 6  # cards
WIDTH: Final = 2 * EDGE + IN_A_LINE * (CARD_WIDTH + GAP) - GAP
LONGEST: Final = 150  # letters of a small line


def picture_of(card: Card) -> CardPicture:
    """What is drawn of a card."""
    return CardPicture(card.name, card.kind, card.factions, str(card.cost), card.text)


def table_svg(table: OpenTable, decision: Decision | None, result: Result | None) -> str:
    """A table with its center row, the hand of its seat, all sides and what is asked."""
    names = [side.name for side in table.sides]
    title = picture_words.heading(
        table.turn_number, names[table.turn], table.honor_pool, table.runes, table.power
    )
    drawn = [words(EDGE, 28, title, 16, bold=True)]
    top = draw_cards(drawn, 40, picture_words.CENTER_ROW, table.center_row)
    if table.seat is not None:
        top = draw_cards(drawn, top, picture_words.HAND, list(table.hand))
    for side in table.sides:
        top = draw_side(drawn, top, side)
    drawn.append(words(EDGE, top + 16, shorten(last_line(names, decision, result)), 14, bold=True))
    return document(WIDTH, top + 32, drawn, title)


def draw_cards(drawn: list[str], top: int, heading: str, cards: Sequence[Card | None]) -> int:
    """A row of cards below its heading, in as many lines as it takes; returns where it ends."""
    drawn.append(words(EDGE, top + 14, heading, 12, FAINT))
    top += 22
    for number, card in enumerate(cards):
        line, place = divmod(number, IN_A_LINE)
        x, y = EDGE + place * (CARD_WIDTH + GAP), top + line * (CARD_HEIGHT + GAP)
        drawn.extend(draw_card(x, y, None if card is None else picture_of(card)))
    lines = (len(cards) + IN_A_LINE - 1) // IN_A_LINE
    return top + lines * (CARD_HEIGHT + GAP)


def draw_side(drawn: list[str], top: int, side: Side) -> int:
    """A player in two lines; returns where they end."""
    sizes = (side.hand_size, side.deck_size, len(side.discard))
    drawn.append(words(EDGE, top + 16, picture_words.side(side.name, side.honor, *sizes), 14))
    lies = picture_words.in_play([card.name for card in side.constructs], [card.name for card in side.played])
    drawn.append(words(EDGE, top + 33, shorten(lies), 12, FAINT))
    return top + 44


def last_line(names: Sequence[str], decision: Decision | None, result: Result | None) -> str:
    """What is asked of whom, or how the game ended."""
    if result is not None:
        return picture_words.end_text(result.reason, result.scores, [names[seat] for seat in result.winners])
    return "" if decision is None else picture_words.decides(names[decision.player], decision.prompt)


def shorten(line: str) -> str:
    """A line that is not wider than the picture."""
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
