"""Askers: which card asks a question, by which of its sentences, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, cast, final

from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.asking import asking_effect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.effect_kinds import ForOthers, RepeatsAnother
from vigil.rules.kernel.value import Value
from vigil.wording.fixed_words import already_done, still_to_come
from vigil.wording.parts import COMMA, CardName, Keyword
from vigil.wording.prices import in_brackets
from vigil.wording.prompts import Prompt
from vigil.wording.sentences import CardLine, Sentence
from vigil.wording.words import Words, say

FATES: Final = ("Fate", "Fate Auction")


def question(setup: Setup, task: Task, waiting: Sequence[Task]) -> Prompt:
    """What a task asks: which card, why, what, and which time if it is asked several times."""
    prompt = asking_effect(task).question(setup, task, said_before(task, waiting))
    if prompt.opening is None and (prompt.asker or task.source < 0):
        prompt.opening = opening(setup, task, waiting)
    prompt.asked = Words((*prompt.asked.parts, *times(task, waiting).parts), prompt.asked.opening)
    return prompt


def times(task: Task, waiting: Sequence[Task]) -> Words:
    """How often the same was done, or is still to come."""
    done = asking_effect(task).times_done(task)
    more = len([other for other in waiting if asks_again(task, other)])
    notes = [say(already_done(done))] if done else []
    return in_brackets([*notes, say(still_to_come(more))] if more else notes)


def asks_again(task: Task, other: Task) -> bool:
    """Whether a task that waits asks the same once more; a Fate may ask everybody."""
    if same_asker(task, other) and other.effect == task.effect:
        return True
    fate = other.source == task.source and by_fate(other)
    return fate and other.effect != task.effect and tells(other.effect, task.effect)


def opening(setup: Setup, task: Task, waiting: Sequence[Task]) -> Words | None:
    """How the card that asks is introduced; None where there is none."""
    why = reason(setup, task, waiting)
    if task.source < 0:
        return None if why is None else say(why)
    name = CardName(FACES[task.source].name)
    if by_fate(task):
        return say(Keyword("Fate"), "of", name)
    return say(name) if why is None else say(name, COMMA, why)


def reason(setup: Setup, task: Task, waiting: Sequence[Task]) -> Words | None:
    """Why a card asks what does not simply follow from playing it: a keyword, the die, a card it copies."""
    asked, die = asked_sentence(task, waiting), setup.die
    if die is not None and tells(die, task.effect) and (asked is None or tells(asked.sentence.tells, die)):
        return say(Keyword("Delirium Die"))
    if asked is None:
        return None
    told = asked.sentence.tells
    copied = None if tells(told, task.effect) else copied_by(task)
    if copied is not None:
        return say("copying", CardName(copied.name))
    first = asked.sentence.clause.parts[0]
    return say(first) if isinstance(first, Keyword) else None


def copied_by(task: Task) -> Card | None:
    """The card whose effect a task carries out for another."""
    candidates = [task.it, *reversed(list(task.noted))]
    for face in candidates:
        if 0 <= face < len(FACES) and tells(FACES[face].play, task.effect):
            return FACES[face]
    return None


# Sentences


@final
class AskedSentence:
    """A sentence of a card, and where it stands."""

    def __init__(self, line: int, number: int, sentence: Sentence) -> None:
        self.line = line
        self.number = number
        self.sentence = sentence


def asked_sentence(task: Task, waiting: Sequence[Task] = ()) -> AskedSentence | None:
    """The sentence of its card that a task comes from; none if the card does not say it.

    What a card does by copying another comes from the sentence that copies. Of several sentences that
    say the same effect it is the one after which no other of them still waits; of one that replaces
    another and says the same it is the other, so that no keyword is named that may not hold.
    """
    if task.source < 0:
        return None
    lines = FACES[task.source].lines
    fate = by_fate(task)
    found = [
        AskedSentence(line, number, sentence)
        for line in range(len(lines))
        for number, sentence in enumerate(lines[line].sentences)
        if tells(sentence.tells, task.effect) and is_fate(lines[line]) == fate
    ]
    if not found:
        return copying(lines)
    later = [other for other in waiting if same_asker(task, other) and other.effect != task.effect]
    remaining = len([other for other in later if tells(other.effect, task.effect)])
    chosen = found[max(len(found) - 1 - remaining, 0)]
    return next((plain for plain in found if is_replaced_by(plain, chosen)), chosen)


def is_replaced_by(plain: AskedSentence, other: AskedSentence) -> bool:
    """Whether a sentence is one that another replaces: where both say the same, it may be either of them."""
    return plain.line == other.line and 0 < other.number - plain.number <= other.sentence.replaces


def said_before(task: Task, waiting: Sequence[Task]) -> tuple[Effect, ...]:
    """What a card has said before it asks something, so that it asks for "another" card or for "more"."""
    asked = asked_sentence(task, waiting)
    if asked is None or not tells(asked.sentence.tells, task.effect):
        return ()
    before = FACES[task.source].lines[asked.line].sentences[: asked.number - asked.sentence.replaces]
    return tuple([effect for sentence in before for effect in effects_in(sentence.tells)])


def copying(lines: tuple[CardLine, ...]) -> AskedSentence | None:
    """The sentence that does what another card says."""
    for line in range(len(lines)):
        for number, sentence in enumerate(lines[line].sentences):
            if copies(sentence.tells):
                return AskedSentence(line, number, sentence)
    return None


def is_fate(line: CardLine) -> bool:
    """Whether a line of a card is its Fate."""
    return line.heading is not None and line.heading.parts[0].keyword() in FATES


def by_fate(task: Task) -> bool:
    """Whether a task comes from the Fate of its card. One that the card also says elsewhere keeps there
    the treasure it comes for as its number.
    """
    if task.source < 0:
        return False
    card = FACES[task.source]
    if not tells(card.fate, task.effect):
        return False
    elsewhere = tells((card.play, card.reward, card.abilities), task.effect)
    return task.number > 0 or not elsewhere


def same_asker(task: Task, other: Task) -> bool:
    """Whether another task asks the same player for the same card."""
    return other.source == task.source and other.player == task.player


def tells(value: object, effect: Effect) -> bool:
    """Whether an effect is a value, one of its parts, or what one of them leads to."""
    return value == effect or any(tells(part, effect) for part in parts(value))


def copies(value: object) -> bool:
    """Whether a value, or one of its parts, does what another card says."""
    if isinstance(value, RepeatsAnother):
        return True
    return any(copies(part) for part in parts(value))


def effects_in(value: object) -> list[Effect]:
    """The effects that a value consists of, itself included, but not what others do by it."""
    if isinstance(value, ForOthers):
        return [value]
    inner = [effect for part in parts(value) for effect in effects_in(part)]
    return [value, *inner] if isinstance(value, Effect) else inner


def looks_at_it(value: object) -> bool:
    """Whether a value, or one of its parts, depends on the card just picked or on the one that set it off."""
    if isinstance(value, Value) and value.about_it():
        return True
    return any(looks_at_it(part) for part in parts(value))


def parts(value: object) -> list[object]:
    """What a value is made of, and what it leads to."""
    if isinstance(value, tuple):
        return list(value)
    if not isinstance(value, Value):
        return []
    found = [getattr(value, field.name) for field in fields(cast(Any, value)) if field.compare]
    return [*found, *value.leads_to()] if isinstance(value, (Effect, Ability)) else found
