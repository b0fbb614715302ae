"""The text of every word of the language that a card uses."""

from dataclasses import fields
from typing import Any

import pytest

from vigil.language.abilities import Activated, Cheaper, Instead, TreatAs, When
from vigil.language.amounts import Each, EachFaction
from vigil.language.choices import AgainstEachOpponent, Choose, EachOpponent, May, TakeAtRandom
from vigil.language.conditions import Control, Played
from vigil.language.effects import Do, Draw, ExtraTurn, Gain, If, Pay, Spend, ThisTurn
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.taking import Acquire, AcquireOrDefeat, Defeat
from vigil.language.targets import Banish, BanishThis, Destroy, Discard, KeepOne, Repeat
from vigil.language.triggers import Defeats, EntersPlay, Plays
from vigil.rules.library import SETS, cards
from vigil.rules.printed import ENLIGHTENED, LIFEBOUND, MECHANA, Card
from vigil.rules.values import Value
from vigil.rules.zones import AVAILABLE, CENTER_ROW, DECK, DISCARD, HAND, PLAY, PLAYED

ROW_AND_STACKS = CENTER_ROW | AVAILABLE

TEXTS: list[tuple[Any, str]] = [
    (CARDS, "a card"),
    (CARDS.of(ENLIGHTENED), "an Enlightened card"),
    (CARDS.in_(HAND | DISCARD), "a card in your hand or discard pile"),
    (HEROES.costing(3).in_(ROW_AND_STACKS), "a Hero with cost 3 or less"),
    (HEROES.of(LIFEBOUND).other, "another Lifebound Hero"),
    (CONSTRUCTS.in_(PLAY), "a Construct you control"),
    (MONSTERS.in_(CENTER_ROW), "a Monster in the center row"),
    (Each(CONSTRUCTS.of(MECHANA)), "Mechana Construct you control"),
    (EachFaction(CONSTRUCTS), "faction among Constructs you control"),
    (Played(HEROES.of(LIFEBOUND).other), "you have played another Lifebound Hero this turn"),
    (Played(HEROES, 3), "you have played three or more Heroes this turn"),
    (Control(CONSTRUCTS), "you control a Construct"),
    (Control(CONSTRUCTS, 2), "you control two or more Constructs"),
    (Gain(runes=1), "gain 1 rune"),
    (Gain(runes=2, power=1, honor=3), "gain 2 runes, 1 power and 3 honor"),
    (Gain(mechana_runes=1), "gain 1 rune that you can spend only to acquire Mechana Constructs"),
    (Gain(power=1, per=Each(CONSTRUCTS)), "gain 1 power for each Construct you control"),
    (Draw(), "draw a card"),
    (Draw(2), "draw 2 cards"),
    (Spend(runes=4), "spend 4 runes"),
    (ExtraTurn(), "take an additional turn after this one"),
    (If(Control(CONSTRUCTS), Draw()), "if you control a Construct, draw a card"),
    (
        If(Control(CONSTRUCTS), Draw(2), Draw()),
        "draw a card; if you control a Construct, draw 2 cards instead",
    ),
    (Do(Draw(), Gain(power=1)), "draw a card, then gain 1 power"),
    (Pay(Spend(runes=1), Draw()), "spend 1 rune to draw a card"),
    (May(Draw()), "you may draw a card"),
    (Choose(Gain(runes=1), Gain(power=1)), "choose one: gain 1 rune or gain 1 power"),
    (EachOpponent(Discard(CARDS.in_(HAND))), "each opponent must discard a card from their hand"),
    (EachOpponent(Destroy(CONSTRUCTS.in_(PLAY))), "each opponent must destroy a Construct they control"),
    (AgainstEachOpponent(TakeAtRandom()), "for each opponent, take a card at random from their hand"),
    (Banish(CARDS.in_(CENTER_ROW)), "banish a card from the center row"),
    (Banish(CARDS.in_(HAND | DISCARD)), "banish a card from your hand or discard pile"),
    (BanishThis(), "banish this"),
    (Discard(CARDS.in_(HAND), then=Draw(2)), "discard a card from your hand; if you do, draw 2 cards"),
    (Destroy(CONSTRUCTS.in_(PLAY)), "destroy a Construct you control"),
    (KeepOne(CONSTRUCTS.in_(PLAY)), "destroy all but one of the Constructs you control"),
    (Repeat(HEROES.in_(PLAYED).other), "copy the effect of another Hero you have played this turn"),
    (
        Defeat(MONSTERS.costing(4).in_(ROW_AND_STACKS)),
        "defeat a Monster with cost 4 or less without paying its cost",
    ),
    (Acquire(HEROES.in_(ROW_AND_STACKS)), "acquire a Hero without paying its cost"),
    (
        Acquire(HEROES.in_(ROW_AND_STACKS), to=DECK),
        "acquire a Hero without paying its cost and put it on top of your deck",
    ),
    (
        AcquireOrDefeat(CARDS.in_(CENTER_ROW)),
        "acquire or defeat a card in the center row without paying its cost",
    ),
    (ThisTurn(Cheaper(CONSTRUCTS, 1)), "this turn, the next Construct you acquire costs 1 rune less"),
    (Plays(HEROES), "when you play a Hero"),
    (Plays(HEROES, first=True), "the first time each turn that you play a Hero"),
    (EntersPlay(CONSTRUCTS), "when a Construct enters play under your control"),
    (Defeats(MONSTERS.in_(CENTER_ROW)), "when you defeat a Monster in the center row"),
    (Activated(Draw()), "once per turn, draw a card"),
    (Activated(Draw(), once_per_turn=False), "draw a card"),
    (Activated(Draw(), cost=Spend(runes=2)), "once per turn, you may spend 2 runes to draw a card"),
    (
        Activated(Draw(), condition=Control(CONSTRUCTS, 2)),
        "if you control two or more Constructs, once per turn, draw a card",
    ),
    (When(Plays(HEROES), Draw()), "when you play a Hero, draw a card"),
    (
        When(EntersPlay(CONSTRUCTS), Draw(), once_per_turn=True),
        "once per turn, when a Construct enters play under your control, draw a card",
    ),
    (
        Instead(CONSTRUCTS.other, PLAY),
        "once per turn, when you acquire another Construct, you may put it into play"
        " instead of into your discard pile",
    ),
    (Cheaper(MONSTERS, 2), "the next Monster you defeat costs 2 power less"),
    (
        TreatAs(MECHANA),
        "all Constructs count as Mechana Constructs for you, in addition to their own faction",
    ),
]


@pytest.mark.parametrize(("word", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_a_word_reads_like_this(word, text):
    assert word.text() == text


def words_in(value: object) -> set[str]:
    """The words that a value is made of."""
    if isinstance(value, tuple):
        return {word for part in value for word in words_in(part)}
    if not isinstance(value, Value):
        return set()
    parts: Any = value
    found = {type(value).__name__}
    for field in fields(parts):
        found |= words_in(getattr(value, field.name))
    return found


def said_by(card: Card) -> tuple[object, ...]:
    """Everything a card says."""
    said = (card.play, card.reward, card.abilities, card.fate, card.acquired)
    return (*said, card.bargain, card.trophy, card.from_discard, card.transform)


@pytest.mark.parametrize("code", SETS)
def test_every_word_that_a_card_uses_has_its_text_here(code):
    used = {word for card in cards(code) for word in words_in(said_by(card))}
    assert used - words_in(tuple(word for word, _ in TEXTS)) == set()
