"""The catalogue: everything a client needs to know that does not change while the server runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import Struct

from vigil.bots.levels import LEVELS, TITLES, bot_class
from vigil.build import compiled
from vigil.language import choices, effects, targets
from vigil.language.text import card_keywords
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.box import BOX, EXPANSION, PACK, SOLITAIRE, STANDARD, TEAM, CardSet
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.library import SETS, all_cards
from vigil.rules.setup import check_edition
from vigil.server.protocol.requests import Clock
from vigil.server.protocol.spans import Text, TextLine, spans
from vigil.version import __version__
from vigil.wording.edges import to_data
from vigil.wording.glossary import GLOSSARY
from vigil.wording.sentences import data_of
from vigil.wording.set_words import SetWords
from vigil.wording.words import say

Kind = Literal["hero", "construct", "monster", "treasure"]
SetKind = Literal["box", "expansion", "pack"]
Icon = Literal["rune", "power", "honor", "energy", "insight", "draw", "banish", "more"]
DAY: Final = 24 * 3600
CLOCKS: Final = {
    "No clock": None,
    "1 minute a turn": Clock(60, "turn"),
    "3 minutes a turn": Clock(180, "turn"),
    "15 minutes a game": Clock(900, "game"),
    "30 minutes a game": Clock(1800, "game"),
    "1 day a turn": Clock(DAY, "turn"),
    "3 days a turn": Clock(3 * DAY, "turn"),
    "14 days a turn": Clock(14 * DAY, "turn"),
}
VARIANTS: Final = {
    STANDARD: "Everybody for themselves.",
    TEAM: "Two and two, teammates opposite each other; 4 or 6 players.",
    SOLITAIRE: "Alone against an automatic opponent.",
}
EDITIONS: Final = (2, 1)  # the usual one first
SET_KINDS: Final[dict[str, str]] = {  # what is said of a set that has no words of its own
    BOX: "A game of its own.",
    EXPANSION: "It joins other sets and cannot be played alone.",
    PACK: "Some cards to add to other sets.",
}
SAMPLES: Final = 4


class Glance(Struct):
    """One thing that a card gives."""

    icon: Icon
    number: int


class Printed(Struct):
    """One side of a card; `into` is its other side, `transformed` that it is one."""

    name: str
    set: str
    kind: Kind
    factions: list[str]
    cost: int
    unit: Literal["runes", "power"]
    honor: int
    copies: int
    text: str
    lines: list[TextLine]
    glance: list[Glance]
    keywords: list[str]
    transformed: bool
    front: str
    into: str | None
    dreamborn: bool
    fate: bool
    basic: bool


class Box(Struct):
    """A set; `rulebook` tells which of two is newer, `editions` by which rules it can be played.

    `names` are those of all its cards and their other sides; a card of several sets is listed with each.
    `short` is its name in lists, `about` is for whoever chooses, with the cards `samples`; `adds` is what it
    adds to the rules, with the cards `shown`.
    """

    code: str
    name: str
    short: str
    kind: SetKind
    about: str
    samples: list[str]
    adds: list[Text]
    shown: list[str]
    cards: int
    names: list[str]
    most_players: int
    rulebook: int
    editions: list[int]


class Level(Struct):
    """A level of bots."""

    level: str
    title: str
    words: str


class Variant(Struct):
    """A way to play."""

    variant: str
    title: str
    words: str


class ClockChoice(Struct):
    """A clock that is often played with."""

    title: str
    clock: Clock | None


class Catalogue(Struct):
    """Everything that does not change while the server runs."""

    sets: list[Box]
    cards: list[Printed]
    levels: list[Level]
    variants: list[Variant]
    clocks: list[ClockChoice]
    keywords: dict[str, Text]
    version: str
    compiled: bool


def catalogue() -> Catalogue:
    """Sets, cards, levels, variants, clocks and keywords."""
    return Catalogue(
        sets=[box(card_set) for card_set in SETS.values()],
        cards=[printed_card(card) for card in all_cards()],
        levels=[
            Level(level, TITLES[level], (bot_class(level).__doc__ or "").split("\n")[0]) for level in LEVELS
        ],
        variants=[Variant(variant, variant.capitalize(), words) for variant, words in VARIANTS.items()],
        clocks=[ClockChoice(words, clock) for words, clock in CLOCKS.items()],
        keywords={word: spans(to_data(meaning)) for word, meaning in GLOSSARY.items()},
        version=__version__,
        compiled=compiled(),
    )


def box(card_set: CardSet) -> Box:
    """A set as clients are told of it."""
    cards = sum(card.copies for card in card_set.cards)
    editions = [edition for edition in EDITIONS if is_played_by(card_set, edition)]
    year = 0 if card_set.rulebook is None else card_set.rulebook.number
    words = card_set.words or words_by_kind(card_set)
    return Box(
        code=card_set.code,
        name=card_set.name,
        short=words.short,
        kind=card_set.kind,  # type: ignore[arg-type]
        about=words.about,
        samples=list(words.samples),
        adds=[spans(to_data(paragraph)) for paragraph in words.adds],
        shown=list(words.shown),
        cards=cards,
        names=[card.name for card in card_set.sides()],
        most_players=card_set.most_players,
        rulebook=year,
        editions=editions,
    )


def words_by_kind(card_set: CardSet) -> SetWords:
    """What is said of a set without words: what it is, and its dearest cards."""
    own = [card for card in card_set.cards if card.home == IN_CENTER_DECK]
    dearest = [card.name for card in sorted(own, key=lambda card: -card.cost)[:SAMPLES]]
    about = SET_KINDS[card_set.kind]
    return SetWords(card_set.name, about, dearest, [say(about)], dearest)


def is_played_by(card_set: CardSet, edition: int) -> bool:
    """Whether a set can be played by an edition of the rules."""
    try:
        check_edition([card_set], edition, STANDARD)
    except ValueError:
        return False
    return True


def printed_card(card: Card) -> Printed:
    """A card as clients are told of it."""
    return Printed(
        name=card.name,
        set=card.set_code,
        kind=card.kind,  # type: ignore[arg-type]
        factions=list(card.factions),
        cost=card.cost,
        unit="power" if card.fought else "runes",
        honor=card.honor,
        copies=card.copies,
        text=card.text,
        lines=lines_of(card),
        glance=glance(card),
        keywords=card_keywords(card),
        transformed=card.front != card.face,
        front=FACES[card.front].name,
        into=card.into.name if card.into else None,
        dreamborn=card.dreamborn,
        fate=bool(card.fate) and not card.dreamborn,
        basic=card.home != IN_CENTER_DECK,
    )


def lines_of(card: Card) -> list[TextLine]:
    """The text of a card in parts."""
    return [
        TextLine(spans(line["heading"]), [spans(sentence) for sentence in line["sentences"]])
        for line in data_of(card.lines)
    ]


def glance(card: Card) -> list[Glance]:
    """What a card gives when it is played, defeated or used, in icons; `more` for all that has none."""
    found: dict[Icon, int] = {}
    for effect in [*card.play, *card.reward, *[effect_of(ability) for ability in card.abilities]]:
        for icon, number in icons(effect):
            found[icon] = 0 if icon == "more" else found.get(icon, 0) + number
    return [Glance(icon, number) for icon, number in found.items()]


def effect_of(ability: Ability) -> Effect | None:
    """What an ability does when it is used, if it is one that gives something."""
    effect: Any = getattr(ability, "does", None)
    return effect if isinstance(effect, Effect) else None


def icons(effect: Effect | None) -> Iterable[tuple[Icon, int]]:
    """The icons of an effect."""
    if isinstance(effect, effects.Gain) and effect.per is None and not effect.mechana_runes:
        names: tuple[Icon, ...] = ("rune", "power", "honor", "energy", "insight")
        amounts = (effect.runes, effect.power, effect.honor, effect.energy, effect.insight)
        return [(name, number) for name, number in zip(names, amounts, strict=True) if number]
    if isinstance(effect, effects.Draw) and effect.per is None:
        return [("draw", effect.cards)]
    if isinstance(effect, effects.Do):
        return [icon for part in effect.effects for icon in icons(part)]
    if isinstance(effect, choices.May):
        return icons(effect.effect)
    if isinstance(effect, targets.Banish):
        return [("banish", 1), *(icons(effect.then) if effect.then else [])]
    return [("more", 0)]
