"""The table on the screen, drawn from what one seat may know."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from vigil.rules.library import find_card
from vigil.terminal.cards import cost, counted, honor, name, sort

WIDE = 110  # from here on there is room for what the cards say
RESOURCES = {"runes": "rune", "mechana_runes": "Mechana rune", "power": "power"}


def plain_table() -> Table:
    """Columns without lines."""
    return Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)


def table(data: dict[str, Any], width: int) -> RenderableType:
    """What lies on the table: the center row, the stacks, and every player's side."""
    return Group(heading(data), center_row(data, width), always(data), players(data))


def heading(data: dict[str, Any]) -> RenderableType:
    """Whose turn it is, and the piles in the middle."""
    whose = data["players"][data["turn"]]["name"]
    left = f"Turn {data['turn_number']}, {whose}"
    piles = [f"honor pool {data['honor_pool']}", f"center deck {data['center_deck']}", f"void {len(data['void'])}"]
    if data["ending"]:
        piles[0] = "honor pool empty: last round"
    return Rule(Text(f"{left} · {' · '.join(piles)}", "bold"), align="left", style="dim")


def center_row(data: dict[str, Any], width: int) -> RenderableType:
    """The center row, one card a line."""
    shown = plain_table()
    for _ in range(4):
        shown.add_column(no_wrap=True)
    if width >= WIDE:
        shown.add_column(no_wrap=True, overflow="ellipsis")
    for printed, under in zip(data["center_row"], data["under"], strict=True):
        if printed is None:
            shown.add_row("  –")
            continue
        card = find_card(printed)
        label = Text("  ").append(name(card))
        if under:
            label.append(f" + {counted(under)}")
        text = [card.text] if width >= WIDE else []
        shown.add_row(label, cost(card), sort(card), honor(card), *text)
    return shown


def always(data: dict[str, Any]) -> RenderableType:
    """The cards that are always there."""
    line = Text("  always: ", "dim")
    for number, (printed, left) in enumerate(data["supply"].items()):
        card = find_card(printed)
        line.append(" · " if number else "").append(name(card)).append(f" {cost(card)}", "not dim")
        if card.kind != "monster":
            line.append(f" ({left} left)", "not dim")
    return line


def players(data: dict[str, Any]) -> RenderableType:
    """Every player's side, one line each."""
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    shown.add_column("")
    for title in ("honor", "in all", "hand", "deck", "discard"):
        shown.add_column(title, justify="right")
    shown.add_column("constructs")
    for seat, player in enumerate(data["players"]):
        mark = "> " if seat == data["turn"] else "  "
        numbers = [player["honor"], player["score"], player["hand"], player["deck"], len(player["discard"])]
        shown.add_row(mark + player["name"], *[str(number) for number in numbers], counted(player["constructs"]))
    if "rival" in data:
        shown.add_row(*rival(data["rival"]))
    return shown
