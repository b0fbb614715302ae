"""The vocabulary of a setup: every effect that can wait in its games, and every ability that can last.

A document may hold only these, so nobody can write an effect that no card has: one that never ends, or
that no game could get to.
"""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any, Final, cast

from vigil.rules.actions.defeat import ACQUIRE_DEFEATED
from vigil.rules.actions.play import ANNOUNCE, HEARD_PLAY
from vigil.rules.actions.redirects import UseUp
from vigil.rules.actions.turn import NEXT_TURN
from vigil.rules.kernel import shape as shapes
from vigil.rules.kernel.ability import (
    ACTIVATED,
    MINDS_NEIGHBOURS,
    TAKES_MONSTERS,
    TURN_BEGAN,
    TURN_ENDED,
    Ability,
    Lasting,
)
from vigil.rules.kernel.box import CardSet, Setup
from vigil.rules.kernel.card import IN_CENTER_DECK, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.effect_kinds import ForTheTurn, RepeatsAnother
from vigil.rules.kernel.table_traces import CARDS_UNDER, HOARDS, INSIGHT, RIVAL
from vigil.rules.kernel.value import Value, encode, find
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.library import closest
from vigil.rules.table.reactions import InOrder
from vigil.rules.table.row import Fill
from vigil.wording import task_errors

REMEMBERED: Final = 64


class KnownEffect:
    """An effect that can wait: with which shapes, and from which cards it can come."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.shapes: dict[int, int] = {}  # by the face of the card it comes from
        self.fates: set[int] = set()  # the faces whose fate it is, or that bring it about when acquired


class Vocabulary:
    """What the cards of some sets can leave for later."""

    def __init__(self, setup: Setup) -> None:
        self.effects: dict[str, KnownEffect] = {}
        self.abilities: dict[str, list[Lasting]] = {}
        self.copying: dict[int, int] = {}  # cards that do what others say: with which shapes
        self.played: list[Effect] = []  # what can be copied
        self.permits = 0  # what can be allowed for a turn, as bits
        self.traces = traces_of_setup(setup)  # what there can be on a table, as bits
        self.covered: set[int] = set()  # the faces under which cards can be put, in play or as trophies
        every = [card for card_set in setup.sets for card in card_set.sides()]
        for card in every:
            self.add_card(card)
        self.add_rules(setup, every)
        self.add_copies()

    def add_card(self, card: Card) -> None:
        """Everything that a card can bring about."""
        face = card.face
        self.played += card.play
        for effect in card.play:
            self.add(effect, face, shapes.PLAIN)
        place = shapes.A_ROW_PLACE if card.marks & MINDS_NEIGHBOURS else 0
        for effect in card.reward:
            self.add(effect, face, shapes.WON | place)
        for effect in card.fate:
            self.add(effect, face, shapes.OF_FATE | place).fates.add(face)
        if card.auctioned:
            for effect in card.play:
                self.add(effect, face, shapes.WON)
        for effect in card.acquired:
            self.add(effect, face, shapes.WON).fates.add(face)
        for ability in (*card.abilities, card.trophy):
            if ability is not None:
                self.add_ability(ability, face)

    def add_ability(self, ability: Ability, face: int) -> None:
        """What an ability makes happen, and its price."""
        ability = ability.bare()
        plain = ability.watch() in (ACTIVATED, TURN_BEGAN, TURN_ENDED, 0)
        for effect in (*effects_in(ability), *ability.leads_to()):
            self.add(effect, face, shapes.WON if plain else shapes.OF_REACTION)

    def add_rules(self, setup: Setup, every: list[Card]) -> None:
        """What the rules themselves leave for later."""
        for card in every:
            if card.lies_under and card.fate:
                self.add(Fill(), card.face, shapes.PLAIN)
            if card.heard:
                self.add(ANNOUNCE, card.face, shapes.PLAIN)
                self.add(HEARD_PLAY, card.face, shapes.PLAIN)
            if setup.reactions_in_any_order:
                self.add(InOrder(), card.face, shapes.becomes(shapes.WON, shapes.NUMBER, shapes.A_COUNT))
            if card.fought and card.home == IN_CENTER_DECK and takes_monsters(every):
                self.add(ACQUIRE_DEFEATED, card.face, shapes.OF_REACTION)
        self.add(UseUp(), EMPTY, shapes.OF_REACTION)
        if setup.solitaire or any(card.watch & TURN_ENDED for card in every):
            self.add(NEXT_TURN, EMPTY, shapes.PLAIN).fates.add(EMPTY)
        if setup.die is not None:
            self.add(setup.die, EMPTY, shapes.PLAIN)

    def add_copies(self) -> None:
        """What cards say that others do: it can come from these too, with all that they remember."""
        before: dict[int, int] = {}
        while before != self.copying:
            before = dict(self.copying)
            for face, shape in before.items():
                for effect in self.played:
                    self.add(effect, face, shape)

    def add(self, effect: Effect, face: int, shape: int) -> KnownEffect:
        """An effect from a card, and what follows from it."""
        key = lookup_key(encode(effect))
        known = self.effects.get(key)
        if known is None:
            known = self.effects[key] = KnownEffect(effect)
        shape = effect.keeps(shape)
        before = known.shapes.get(face, 0)
        if before | shape == before:
            return known
        known.shapes[face] = shape = before | shape
        self.traces |= effect.traces()
        if effect.traces() & (CARDS_UNDER | HOARDS):
            self.covered.add(face)
        if isinstance(effect, RepeatsAnother):
            copied = shapes.becomes(shape, shapes.CARD, shapes.A_CARD) | shapes.CARDS_COPIED | shapes.ZERO
            copied |= effect.hands_on(shape) & shapes.ANY_ZONE
            self.copying[face] = self.copying.get(face, 0) | copied
        if isinstance(effect, ForTheTurn):
            self.add_for_the_turn(effect, face)
        for following in (*effects_in(effect), *effect.leads_to()):
            self.add(following, face, effect.hands_on(shape))
        return known

    def add_for_the_turn(self, effect: ForTheTurn, face: int) -> None:
        """What an effect lets hold for the rest of a turn."""
        self.permits |= effect.permits()
        lasting = effect.lets_last()
        if lasting is not None:
            self.add_lasting(lasting, face)

    def add_lasting(self, lasting: Lasting, face: int) -> None:
        """An ability that can last for a turn."""
        kept = Lasting(lasting.ability, face, lasting.left, lasting.amount)
        self.abilities.setdefault(lookup_key(encode(lasting.ability)), []).append(kept)
        self.add_ability(lasting.ability, face)

    def effect(self, data: Any) -> KnownEffect:
        """The effect that plain data stands for; the error names the nearest."""
        known = self.effects.get(lookup_key(with_defaults(data)))
        if known is None:
            kept = [known.effect for known in self.effects.values()]
            raise ValueError(task_errors.not_left_for_later(word_of(data), near(data, kept)))
        return known

    def lasting(self, data: Any) -> list[Lasting]:
        """The abilities that plain data stands for, by the cards they come from."""
        known = self.abilities.get(lookup_key(with_defaults(data)))
        if known is None:
            kept = [lasting[0].ability for lasting in self.abilities.values()]
            raise ValueError(task_errors.not_let_last(word_of(data), near(data, kept)))
        return known


def takes_monsters(every: list[Card]) -> bool:
    """Whether a card lets its controller acquire monsters."""
    return any(card.watch & TAKES_MONSTERS for card in every)


def traces_of_setup(setup: Setup) -> int:
    """What there can be on a table by the rules, whatever the cards say."""
    return (INSIGHT if setup.starting_insight else 0) | (RIVAL if setup.solitaire else 0)


def effects_in(value: object) -> list[Effect]:
    """The effects among the parts of a value, without those inside of them and inside of abilities."""
    found: list[Effect] = []
    if isinstance(value, tuple):
        parts = list(value)
    elif isinstance(value, Value):
        parts = [getattr(value, field.name) for field in fields(cast(Any, value)) if field.compare]
    else:
        return found
    for part in parts:
        if isinstance(part, Effect):
            found.append(part)
        elif not isinstance(part, Ability):
            found += effects_in(part)
    return found


def lookup_key(data: Any) -> str:
    """Plain data as a text by which it is found."""
    return json.dumps(data, sort_keys=True)


def with_defaults(data: Any) -> Any:
    """The data of a value with everything that was left out because it is usual."""
    if isinstance(data, list):
        return [with_defaults(part) for part in data]
    if not isinstance(data, dict):
        return data
    full = {key: with_defaults(part) for key, part in data.items() if part is not None}
    kind = find(Value, word_of(data))
    if kind is not None:
        for field in fields(kind):
            if field.compare and field.name not in full and field.default not in (MISSING, None):
                full[field.name] = encode(field.default)
    return full


def word_of(data: Any) -> str:
    """What plain data says that it is."""
    return str(data.get("is")) if isinstance(data, dict) else repr(data)


def near(data: Any, kept: list[Any]) -> str:
    """The nearest thing that there is: said otherwise, or another word."""
    words: dict[str, Value] = {}
    for value in kept:
        words.setdefault(type(value).__name__, value)
    name = word_of(data)
    if name not in words:
        return closest(name[:100], list(words))
    return f"the nearest is {lookup_key(encode(words[name]))}"


_made: Final[dict[tuple[tuple[CardSet, ...], bool], Vocabulary]] = {}


def vocabulary(setup: Setup) -> Vocabulary:
    """The vocabulary of a setup, made once for all of its games."""
    key = (setup.sets, setup.solitaire)
    known = _made.get(key)
    if known is None:
        if len(_made) >= REMEMBERED:
            _made.clear()
        known = _made[key] = Vocabulary(setup)
    return known


def drop_vocabularies(card_set: CardSet) -> None:
    """Remember no vocabulary with a set that has gone."""
    for key in [key for key in _made if card_set.code in [each.code for each in key[0]]]:
        del _made[key]
