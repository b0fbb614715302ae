"""The bench of the forge: set files that clients send, read and drawn in the process of the document pool."""

from __future__ import annotations

from typing import Any, Final

from vigil.language import constants
from vigil.language.basics import basics
from vigil.language.roles import CARDS, PLACE, Slot, Word
from vigil.language.word_list import WORDS
from vigil.notation import set_limits
from vigil.notation.card_reader import KEYS, PART_ROLES, SINGLE, slot_situation
from vigil.notation.line_reader import LineReader
from vigil.notation.notation_errors import place_name
from vigil.notation.own_sets import own_set
from vigil.notation.set_errors import SetFileError
from vigil.notation.set_reader import SetDocument, read_set
from vigil.notation.set_writer import entry, write_card
from vigil.notation.word_lines import narrowings_by, nouns_of, shortest_uses
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import PACK
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, Card
from vigil.rules.library import SETS, add_set, card_names, cards_named, shipped_sets
from vigil.server.protocol.catalogue import printed_card
from vigil.server.protocol.library import forge_messages as forge
from vigil.server.protocol.messages import encode
from vigil.values.card_estimate import estimate

MOST_USES: Final = 6  # of a word: the first that fits is offered
VARIANT: Final = "{} II"  # the name of a variant of a printed card


def forge_cards(text: str) -> bytes:
    """The cards of a set file as they are drawn, or all that is wrong with it, as an encoded answer."""
    try:
        document = read_set(text)
    except SetFileError as error:
        wrong = [
            forge.SetComplaint(each.line, each.column, each.where, each.message) for each in error.complaints
        ]
        return encode(forge.Forged("", "", "", "", PACK, [], [], wrong, error.left))
    return encode(draw_set(document))


def draw_set(document: SetDocument) -> forge.Forged:
    """A set that is right; its cards have faces only while they are drawn."""
    card_set = own_set(document)
    is_here = card_set.code in SETS
    printed = SETS[card_set.code] if is_here else add_set(card_set)
    try:
        cards = [draw_card(card) for card in printed.cards if card.home == IN_CENTER_DECK]
    finally:
        if not is_here:
            forget_set(card_set.code)
    about = document.about
    return forge.Forged(
        card_set.code,
        card_set.name,
        about.get("author", ""),
        about.get("about", ""),
        card_set.kind,
        list(card_set.needs),
        cards,
        [],
        0,
    )


def draw_card(card: Card) -> forge.ForgedCard:
    """A card with its other side and what it may be worth."""
    into = None if card.into is None else printed_card(card.into)
    return forge.ForgedCard(printed_card(card), into, estimated_gain(card))


def estimated_gain(card: Card) -> forge.EstimatedGain | None:
    """What a card may be worth, in numbers that can be read."""
    found = estimate(card)
    if found is None:
        return None
    return forge.EstimatedGain(
        round(found.points, 1),
        round(found.reach, 1),
        round(found.peers, 1),
        found.verdict,  # type: ignore[arg-type]
        found.stronger,
        found.measured,
    )


def try_lines(asked: forge.ForgeLines) -> bytes:
    """Which lines could stand in a part of a card, and what they read as there, as an encoded answer."""
    if asked.part not in PART_ROLES or asked.part not in KEYS[asked.kind]:
        raise ValueError(f"a {asked.kind} has no {asked.part}")
    basic = [card.name for card in basics(decks=1, mystics=1, infantry=1)]
    reader = LineReader(None, [*asked.names, *basic, *card_names(shipped_sets())])
    slot = Slot(PART_ROLES[asked.part])
    situation = slot_situation(asked.part, asked.kind, asked.two_sided, asked.trophy, asked.auction)
    texts = [line_text(reader.read(line, slot, situation)) for line in asked.lines]
    return encode(forge.LinesTried(texts))


def line_text(value: Any) -> str | None:
    """What a line reads as; None if it is wrong."""
    return None if value is None else str(value.text()) if hasattr(value, "text") else ""


def forge_words() -> bytes:
    """Everything that cards can be made of, as an encoded answer."""
    parts = [
        forge.CardPart(
            part,
            role,
            [kind for kind, keys in KEYS.items() if part in keys],
            1 if part in SINGLE else set_limits.LINES,
        )
        for part, role in PART_ROLES.items()
    ]
    named = {role: list(known) for role, known in constants.BY_ROLE.items()}
    steps = {name: step.role for name, step in constants.NARROWINGS.items()}
    words = [language_word(word) for word in WORDS.values()]
    return encode(forge.ForgeWords(words, {CARDS: list(constants.NOUNS), **named}, steps, parts))


def language_word(word: Word) -> forge.LanguageWord:
    """A word as clients are told of it."""
    meaning = (word.made.__doc__ or "").split("\n")[0]
    parts = [word_part(name, slot) for name, slot in word.parts.items()]
    uses = shortest_uses().get(word.name, [])[:MOST_USES]
    return forge.LanguageWord(word.name, word.role, meaning, word.by_name, parts, uses)


def word_part(name: str, slot: Slot) -> forge.WordPart:
    """A part of a word as clients are told of it."""
    is_cards = slot.role == CARDS
    places = slot.fit.places if is_cards else slot.places
    return forge.WordPart(
        name=name,
        role=slot.role,
        required=slot.required,
        many=slot.many,
        plain=slot.plain,
        least=slot.least,
        most=slot.most,
        nouns=nouns_of(slot.fit) if is_cards else [],
        places=[place_name(each) for each in places] if slot.role in (CARDS, PLACE) else [],
        narrowings=narrowings_by(slot.fit) if is_cards else [],
        only=list(slot.only),
    )


def template_lines(name: str) -> str:
    """The table of a printed card as a set file has it, under another name."""
    known = cards_named(name)
    if not known:
        raise LookupError(f"there is no card {name[:60]!r}")
    card = FACES[known[0].front]
    if card.home != IN_CENTER_DECK:
        raise ValueError(f"{card.name} is a basic card: it has no table of its own in a set file")
    lines = write_card(card, {})
    for side in [card] if card.into is None else [card, card.into]:
        number = lines.index(entry("name", side.name))
        lines[number] = entry("name", VARIANT.format(side.name)[: set_limits.NAME])
    return "\n".join(lines) + "\n"
