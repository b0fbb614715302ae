"""Plain pictures: cards and tables as SVG, without a script and without anything to load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FONT: Final = "system-ui, 'Liberation Sans', sans-serif"
PAPER: Final = "#f7f3ea"
INK: Final = "#2b2620"
FAINT: Final = "#6d6558"
COLORS: Final = {  # of factions and kinds
    "Enlightened": "#c9962b",
    "Lifebound": "#4f8a3c",
    "Mechana": "#a4562d",
    "Void": "#6a4a8c",
    "monster": "#a8322a",
    "treasure": "#3f7f88",
}
PLAIN: Final = "#7b7468"
CARD_WIDTH: Final = 150
CARD_HEIGHT: Final = 104
LETTERS: Final = 24  # of a line on a card


class CardPicture:
    """What is drawn of a card."""

    def __init__(self, name: str, kind: str, factions: Sequence[str], corner: str, text: str) -> None:
        self.name = name
        self.kind = kind
        self.factions = list(factions)
        self.corner = corner
        self.text = text

    @property
    def color(self) -> str:
        """The color of its faction, or of its kind."""
        return COLORS.get(self.factions[0] if self.factions else self.kind, PLAIN)


def escape(text: str) -> str:
    """A text as it has to be written in a picture; what no picture may hold is left out."""
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, name)
    return "".join([letter for letter in text if letter.isprintable()])


def wrap(text: str, letters: int) -> list[str]:
    """A text in lines of at most so many letters, unless a word is longer."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def document(width: int, height: int, parts: Sequence[str], title: str) -> str:
    """A whole picture; the title is read to those who do not see it."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" font-family="{FONT}">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def words(x: int, y: int, text: str, size: int = 13, color: str = INK, bold: bool = False) -> str:
    """A line of text."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}"{weight}>{escape(text)}</text>'


def draw_card(x: int, y: int, card: CardPicture | None, height: int = CARD_HEIGHT) -> list[str]:
    """A card, or an empty place."""
    frame = f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{height}" rx="6" '
    if card is None:
        return [f'{frame}fill="none" stroke="{FAINT}" stroke-dasharray="4 4"/>']
    band = f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="6" rx="3" fill="{card.color}"/>'
    drawn = [f'{frame}fill="#fff" stroke="{card.color}"/>', band]
    top = y + 22
    for line in wrap(card.name, LETTERS - 3)[:2]:
        drawn.append(words(x + 8, top, line, 12, INK, True))
        top += 14
    drawn.append(words(x + CARD_WIDTH - 24, y + 22, card.corner, 13, card.color, True))
    room = (y + height - 6 - top) // 12
    lines = wrap(card.text, LETTERS)
    if len(lines) > room:
        lines = [*lines[: room - 1], f"{lines[room - 1][: LETTERS - 1]}…"] if room > 0 else []
    for line in lines:
        drawn.append(words(x + 8, top + 2, line, 10, FAINT))
        top += 12
    return drawn


def card_svg(card: CardPicture) -> str:
    """One card by itself, with all its text."""
    height = max(CARD_HEIGHT, 60 + 12 * len(wrap(card.text, LETTERS)))
    return document(CARD_WIDTH + 8, height + 8, draw_card(4, 4, card, height), f"{card.name}. {card.text}")


def plate(text: str) -> str:
    """A line of text by itself, where there is no more to be drawn."""
    return document(24 + 8 * len(text), 40, [words(12, 26, text)], text)
