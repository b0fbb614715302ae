"""The panels of the table on the screen, drawn from what one seat may know."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from vigil.rules.game import View
from vigil.rules.library import find_card_of
from vigil.rules.moves import Decision
from vigil.rules.side import Rival, Side
from vigil.terminal.card_panels import cost, honor, name, pile_text, sort
from vigil.terminal.markup import card_text, draw_words
from vigil.terminal.phrases import card_phrases, table_phrases

WIDE = 110  # from here on there is room for what the cards say
RESOURCES = ("runes", "mechana_runes", "power", "energy")
ALWAYS_SHOWN = ("runes", "power")


def plain_table() -> Table:
    """Columns without lines."""
    return Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)


def table(view: View, width: int) -> RenderableType:
    """What lies on the table: the center row, the stacks, and every player's side."""
    data = view.to_data()
    return Group(heading(data), center_row(view, data, width), always(view, data), players(view, data))


def heading(data: dict[str, Any]) -> RenderableType:
    """Whose turn it is, and the piles in the middle."""
    words = table_phrases.heading(
        data["players"][data["turn"]]["name"],
        data["turn_number"],
        data["honor_pool"],
        data["center_deck"],
        len(data["void"]),
        data["ending"],
    )
    return Rule(Text(words, "bold"), align="left", style="dim")


def center_row(view: View, data: dict[str, Any], width: int) -> RenderableType:
    """The center row, one card a line."""
    shown = plain_table()
    for breakable in (True, False, True, False):
        shown.add_column(no_wrap=not breakable)
    if width >= WIDE:
        shown.add_column(no_wrap=True, overflow="ellipsis")
    for printed, under in zip(data["center_row"], data["under"], strict=True):
        if printed is None:
            shown.add_row(card_phrases.NOTHING)
            continue
        card = find_card_of(view.table.setup, printed)
        label = name(card)
        if under:
            label.append(f" + {pile_text(under)}")
        text = [card_text(card)] if width >= WIDE else []
        shown.add_row(label, cost(card), sort(card), honor(card), *text)
    return Padding(shown, (0, 0, 0, 2))


def always(view: View, data: dict[str, Any]) -> RenderableType:
    """The cards that are always there."""
    stacks = Text()
    for number, (printed, left) in enumerate(data["supply"].items()):
        card = find_card_of(view.table.setup, printed)
        stacks.append(" · " if number else "").append(name(card)).append(f" {cost(card)}")
        if not card.fought:
            stacks.append(f" ({left})")
    return line(f"  {table_phrases.ALWAYS}", stacks)


def players(view: View, data: dict[str, Any]) -> RenderableType:
    """Every player's side, one line each."""
    sides = data["players"]
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    shown.add_column("")
    counts = dict(table_phrases.COUNTS)
    if not any(side["insight"] for side in sides):
        del counts["insight"]
    for title in (*counts.values(), table_phrases.DISCARD):
        shown.add_column(title, justify="right")
    shown.add_column(table_phrases.IN_PLAY)
    for seat, side in enumerate(sides):
        mark = "* " if seat == data["turn"] else "  "
        numbers = [str(side[count]) for count in counts]
        shown.add_row(mark + side["name"], *numbers, str(len(side["discard"])), in_play(side))
    if view.rival is not None:
        blank = [""] * (len(counts) - 1)
        shown.add_row(f"  {view.rival.name}", str(view.rival.honor), str(view.rival.score), *blank)
    return shown


def in_play(side: dict[str, Any]) -> str:
    """A player's constructs, and trophies if there are any."""
    trophies = side["trophies"] + side["hoard"]
    return table_phrases.in_play(pile_text(side["constructs"]), pile_text(trophies) if trophies else "")


def own_side(view: View, decision: Decision) -> RenderableType:
    """What the seat itself has: its hand, what it played, what holds for it this turn."""
    data = view.to_data()
    side = data["players"][view.seat]
    lines = [line(table_phrases.HAND, pile_text(side["hand_cards"]))]
    if side["played"]:
        lines.append(line(table_phrases.PLAYED, pile_text(side["played"])))
    lines += [line(table_phrases.THIS_TURN, text) for text in side["this_turn"]]
    if view.seat == data["turn"] and not decision.main:
        lines.append(line(table_phrases.TO_SPEND, spendable(data)))
    return Group(*lines)


def question(view: View, decision: Decision) -> Text:
    """What is asked; on the turn itself, with what there is to spend."""
    asked = decision.question
    if asked is None:
        return Text(table_phrases.turn_prompt(decision.prompt, spendable(view.to_data())), "bold")
    if view.seat == view.turn:
        return draw_words(asked.words(), asked.reader, "bold")
    words = draw_words(asked.words(), asked.reader, capital=False)
    return Text(table_phrases.in_the_turn_of(view.sides[view.turn].name), "bold").append(words)


def line(title: str, text: str | Text) -> RenderableType:
    """A titled line; what does not fit goes on under the text."""
    shown = plain_table()
    shown.add_column(width=9, style="dim")
    shown.add_column()
    shown.add_row(title, text if isinstance(text, Text) else Text(text))
    return shown


def spendable(data: dict[str, Any]) -> str:
    """The resources of this turn."""
    shown = [key for key in RESOURCES if data[key] or key in ALWAYS_SHOWN]
    return table_phrases.spendable({key: data[key] for key in shown})


def piles(view: View) -> RenderableType:
    """What everybody may look through: the void, the discard piles, and what one's own deck holds."""
    data = view.to_data()
    lines = [line(table_phrases.VOID, pile_text(data["void"]))]
    for seat, side in enumerate(data["players"]):
        discard = table_phrases.pile_of(side["name"], pile_text(side["discard"]))
        lines.append(line(table_phrases.DISCARD, discard))
        if seat == view.seat:
            deck = [name for name, number in side["deck_holds"].items() for _ in range(number)]
            lines.append(line(table_phrases.DECK, table_phrases.deck_of(side["name"], pile_text(deck))))
    return Group(*lines)


def scores(view: View) -> RenderableType:
    """How a game ended."""
    result = view.result
    assert result is not None
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    shown.add_column("")
    for title in table_phrases.SCORES:
        shown.add_column(title, justify="right")
    shown.add_column("")
    for side in view.sides:
        add_score(shown, side, side.seat in result.winners)
    if view.rival is not None:
        add_score(shown, view.rival, not result.winners)
    return Group(Text(table_phrases.game_over(result.reason), "bold"), shown)


def add_score(shown: Table, side: Side | Rival, wins: bool) -> None:
    """A line of the scores."""
    cells = (side.honor, side.score - side.honor, side.score)
    shown.add_row(f"  {side.name}", *[str(cell) for cell in cells], table_phrases.WINS if wins else "")


def looks(view: View) -> str:
    """The table without what changes with every card played: drawn again only if this differs."""
    data = view.to_data()
    sides = [(side["honor"], side["constructs"], side["trophies"]) for side in data["players"]]
    return repr([data[key] for key in ("turn_number", "center_row", "under", "supply", "void")] + sides)
