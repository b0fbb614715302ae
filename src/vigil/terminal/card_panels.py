"""Printed cards on the screen: in a table, or one card large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vigil.language.text import card_keywords
from vigil.rules import library
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.card import Card
from vigil.rules.library import SETS, closest_card
from vigil.terminal.markup import card_text, colour
from vigil.terminal.phrases import card_phrases
from vigil.terminal.screen import Screen
from vigil.wording import errors
from vigil.wording.edges import to_text
from vigil.wording.glossary import GLOSSARY


def name(card: Card) -> Text:
    """A card's name in its colour."""
    return Text(card.name, colour(card))


def sort(card: Card) -> str:
    """Faction and kind: "Void hero"."""
    return card_phrases.sort(card.factions, card.kind)


def cost(card: Card) -> str:
    """What a card costs: "3 runes", "2 power"; nothing for what is never bought."""
    if card.fought:
        return card_phrases.power(card.cost)
    return card_phrases.runes(card.cost) if card.cost else card_phrases.NOTHING


def honor(card: Card) -> str:
    """The honor printed on a card."""
    return card_phrases.honor(card.honor) if card.honor else ""


def pile_text(names: Iterable[str]) -> str:
    """A pile in words: "Apprentice ×3 · Militia" (names have commas of their own); a dash for none."""
    return card_phrases.pile(Counter(names))


def large(card: Card) -> RenderableType:
    """One card with everything that is printed on it."""
    facts = [sort(card), cost(card), honor(card), card_phrases.copies(card.copies) if card.copies > 1 else ""]
    body = Group(
        Text(" · ".join(fact for fact in facts if fact and fact != card_phrases.NOTHING)),
        Text(""),
        card_text(card) if card.lines else Text(card_phrases.NO_EFFECT),
        *[
            Text(f"\n{card_phrases.keyword_meaning(*keyword)}", style="dim")
            for keyword in keyword_meanings(card)
        ],
    )
    return Panel(
        body, title=name(card), title_align="left", width=60, padding=(0, 1), border_style=colour(card)
    )


def keyword_meanings(card: Card) -> list[tuple[str, str]]:
    """The keywords of a card with what they mean."""
    return [(word, to_text(GLOSSARY[word])) for word in card_keywords(card)]


def card_table(cards: Sequence[Card], copies: bool = True) -> Table:
    """Cards with all they say, one row each."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    if copies:
        table.add_column("", justify="right")
    table.add_column(card_phrases.CARD, max_width=20)
    table.add_column(card_phrases.COST, no_wrap=True)
    table.add_column(card_phrases.HONOR, justify="right")
    table.add_column(card_phrases.KIND, max_width=12)
    table.add_column(card_phrases.TEXT)
    for card in cards:
        number = [str(card.copies or "")] if copies else []  # the other side of a card is not another card
        table.add_row(*number, name(card), cost(card), str(card.honor or ""), sort(card), card_text(card))
    return table


def set_table() -> Table:
    """All the sets there are."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(card_phrases.CODE)
    table.add_column(card_phrases.SET)
    table.add_column(card_phrases.CARDS, justify="right")
    for card_set in SETS.values():
        table.add_row(card_set.shown_code, card_set.name, str(sum(card.copies for card in card_set.cards)))
    return table


def find_cards(words: str) -> CardSet | Card:
    """The set or the card that was asked for; a beginning that fits only one card will do."""
    wanted = " ".join(words.lower().split())
    for card_set in SETS.values():
        if wanted in (card_set.code, card_set.name.lower()):
            return card_set
    return find_one(wanted, [*SETS])


def find_one(wanted: str, others: Sequence[str] = ()) -> Card:
    """The card with a name, or the only one whose name begins like that."""
    near = [card for card in library.all_cards() if card.name.lower().startswith(wanted.lower())]
    exact = [card for card in near if card.name.lower() == wanted.lower()]
    if exact or len(near) == 1:
        return (exact or near)[0]
    if near and wanted:
        raise LookupError(card_phrases.several_cards(wanted, [card.name for card in near]))
    hint = closest_card(wanted, [*others, *library.card_names([*SETS.values()])])
    raise LookupError(errors.no_card(wanted, hint))


def show_cards(screen: Screen, words: str) -> None:
    """All sets, the cards of one, or one card."""
    if not words:
        screen.show(set_table())
        screen.say(card_phrases.HOW_TO_LIST)
        return
    found = find_cards(words)
    if isinstance(found, Card):
        screen.show(large(found))
        return
    screen.say(card_phrases.set_title(found.name, found.code), "bold")
    screen.show(card_table(library.cards(found.code)))
