"""Words that fit: right types are not enough. What is known where a word stands, and what it can be about."""

from __future__ import annotations

from typing import Any, Final

from vigil.language import roles
from vigil.language.constants import NARROWINGS, narrowings_of
from vigil.language.roles import Fit, Slot, Word
from vigil.language.selectors import Selector
from vigil.language.word_list import WORDS
from vigil.notation import notation_errors
from vigil.rules.kernel.card_kind import CONSTRUCT, HERO, MONSTER, TREASURE
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, DISCARD, HAND, PLAY, PLAYED

BITS: Final = [1 << number for number in range(28)]
WITHOUT_FACTION: Final = (MONSTER, TREASURE, MONSTER | TREASURE)
ONE_OR_ALL: Final = "ChooseOneOrAll"
PILES: Final = HAND | DISCARD
TAKING: Final = ("Acquires", "Defeats")  # what taking a card sets off


def misfits(word: Word, situation: int) -> list[str]:
    """Why a word cannot stand where it does; nothing if it can."""
    missing = [bit for bit in BITS if bit & word.needs & ~situation]
    found = [notation_errors.MISSING[bit] for bit in missing[:1]]
    if not found and word.among and not word.among & situation:
        found = [notation_errors.stands_elsewhere(word.name, word.among)]
    unwanted = [bit for bit in BITS if bit & word.refuses & situation]
    return found or [notation_errors.UNWANTED[bit] for bit in unwanted[:1]]


def situation_within(word: Word, part: Slot, situation: int, said: dict[str, Any]) -> int:
    """What is known within a part of a word, after its other parts were read."""
    inner = (situation | part.gives) & ~part.takes
    if part.role != roles.EFFECT:
        return inner
    if word.name == "Banish" and "target" in said and not said["target"].zones & ~PILES:
        inner |= roles.PICKED
    if type(said.get("cost")).__name__ == "BanishThis":
        inner |= roles.ENDS
    if type(said.get("trigger")).__name__ == "TurnEnds":
        inner &= ~roles.OWN_TURN  # what is gained then would be of the next turn
    if word.name == "When" and "trigger" in said:
        inner |= WORDS[type(said["trigger"]).__name__].gives
        inner |= 0 if goes_on_once(said, situation) else sets_off(said["trigger"])
    if word.name in ("Activated", "Replaces"):
        inner &= ~roles.SETS_OFF
    if word.role == roles.ABILITY and type(said.get("trigger")).__name__ != "TurnBegins":
        inner |= 0 if situation & roles.IN_PILE else roles.USED_AGAIN
    return inner


def goes_on_once(said: dict[str, Any], situation: int) -> bool:
    """Whether an ability works once a turn, or once at all."""
    return said.get("once_per_turn") is True or situation & roles.ONLY_ONCE != 0


def sets_off(trigger: Any) -> int:
    """Whether taking a card would be another of what an ability waits for."""
    return roles.SETS_OFF if type(trigger).__name__ in TAKING else 0


def clashes(word: Word, said: dict[str, Any], situation: int) -> str:
    """What is wrong with the parts of a word together; nothing if they go together."""
    if word.some and not any(
        said.get(name) for name, part in word.parts.items() if part.role == roles.NUMBER
    ):
        return notation_errors.nothing_said(word.name)
    if word.name == "Gain" and type(said.get("per")).__name__ == "ItsHonor":
        amounts = {name: number for name, number in said.items() if number and name != "per"}
        return "" if amounts == {"honor": 1} else notation_errors.ONLY_HONOR
    if type(said.get("per")).__name__ == "ItsHonor":
        return notation_errors.ONLY_HONOR
    if word.name == "Activated" and not said.get("once_per_turn", True):
        leaves = (
            type(said.get("cost")).__name__ == "BanishThis"
            or type(said["does"]).__name__ == "TransformToHand"
        )
        return "" if leaves or situation & roles.ONLY_ONCE else notation_errors.WITHOUT_END
    if (
        word.name == "ThisTurn"
        and type(said.get("ability")).__name__ == "Activated"
        and said.get("times") != 1
    ):
        return notation_errors.USED_ONCE
    if getattr(said.get("target"), "near", False) and not situation & (roles.IN_ROW | roles.MONSTER_REWARD):
        return notation_errors.NO_NEIGHBOURS
    if word.name == "Return" and said["target"].zones & PLAY and situation & roles.USED_AGAIN:
        return notation_errors.UNWANTED[roles.USED_AGAIN]
    if word.name == "Instead" and said["to"] == PLAY and said["cards"].kinds != CONSTRUCT:
        return notation_errors.ONLY_CONSTRUCTS
    if word.name == "EachOpponentDiscards":
        then = getattr(said["then"], "effect", said["then"])
        return "" if type(then).__name__ == "TakeOneDiscarded" else notation_errors.TAKEN_AT_ONCE
    if chooses_all_alone(word, said):
        return notation_errors.ONE_OR_ALL
    if word.name in ("Choose", "ChooseOneOrAll", "Do"):
        return few_effects(word.name, said.get("effects", ()))
    return ""


def chooses_all_alone(word: Word, said: dict[str, Any]) -> bool:
    """Whether a choice of one or all stands elsewhere than before the same choice of one."""
    parts = [part for value in said.values() for part in (value if isinstance(value, tuple) else [value])]
    if not any(type(part).__name__ == ONE_OR_ALL for part in parts):
        return False
    then, otherwise = said.get("effect"), said.get("otherwise")
    fits = word.name == "If" and type(then).__name__ == ONE_OR_ALL and type(otherwise).__name__ == "Choose"
    return not fits or getattr(then, "effects", None) != getattr(otherwise, "effects", ())


def few_effects(name: str, effects: tuple[Any, ...]) -> str:
    """What is wrong with effects among which is chosen, or that follow each other."""
    if len(effects) < 2:
        return notation_errors.too_few(name, 2)
    if name != "Do" and len({effect.text().lower() for effect in effects}) < len(effects):
        return notation_errors.SAME_CHOICES
    return ""


def cards_misfit(word: str, cards: Selector, fit: Fit) -> str:
    """Why a word cannot be about some cards; nothing if it can."""
    steps = [NARROWINGS[name] for name in narrowings_of(cards)]
    by = sum([step.bit for step in steps])
    if cards.kinds & ~fit.kinds or (
        not cards.kinds and fit.kinds != roles.ANY_KIND and not by & fit.kindless
    ):
        return notation_errors.wrong_kind(word, fit.kinds)
    if cards.zones not in fit.places:
        return notation_errors.wrong_place(word, fit.places)
    for name in narrowings_of(cards):
        if NARROWINGS[name].bit & ~fit.by:
            return notation_errors.not_honoured(word, name)
    return narrowings_clash(cards, by)


def narrowings_clash(cards: Selector, by: int) -> str:
    """What is wrong with narrowings together, or with them in a place."""
    if by & roles.BY_NAME and by & (roles.BY_FACTION | roles.DREAMBORN | roles.BY_COST):
        return notation_errors.NAME_IS_ENOUGH
    if by & (roles.BY_FACTION | roles.DREAMBORN) and cards.kinds in WITHOUT_FACTION:
        return notation_errors.NO_FACTION
    if by & roles.WITH_TREASURE and cards.zones not in (0, CENTER_ROW):
        return notation_errors.TREASURE_IN_ROW
    if cards.zones == AVAILABLE and (by or cards.kinds not in (HERO, MONSTER)):
        return notation_errors.ONLY_STACKS
    if by & roles.BESIDE and cards.zones != CENTER_ROW:
        return notation_errors.NO_NEIGHBOURS
    if by & roles.DEAREST and by & roles.CHEAPEST:
        return notation_errors.DEAREST_OR_CHEAPEST
    if by & roles.OTHERS and cards.zones not in (0, PLAYED, CENTER_ROW):
        return notation_errors.OTHER_OF_PLAYED
    if cards.zones == PLAYED and not by & roles.OTHERS:
        return notation_errors.OTHERS_ONLY
    return ""
