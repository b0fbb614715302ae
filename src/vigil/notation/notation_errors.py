"""What is wrong with a set file, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.language import roles
from vigil.language.constants import PLACES
from vigil.rules.kernel.card_kind import KINDS

EXAMPLES: Final = {  # of what is wanted, by role
    roles.EFFECT: "an effect is wanted here, such as Draw(1)",
    roles.PRICE: "a price is wanted here: Spend(insight=1) or BanishThis()",
    roles.ABILITY: "an ability is wanted here, such as Activated(Draw(1))",
    roles.CONDITION: "a condition is wanted here, such as Control(CONSTRUCTS)",
    roles.AMOUNT: "an amount is wanted here, such as Each(CONSTRUCTS)",
    roles.TRIGGER: "something that happens is wanted here, such as Plays(HEROES)",
    roles.WOULD: "something that is about to happen is wanted here, such as WouldBeDestroyed()",
    roles.TRANSFORM: "when it transforms is wanted here, such as WhenPlayed(Energize(2))",
    roles.CARDS: "which cards? such as CARDS.at(HAND)",
    roles.NUMBER: "a whole number is wanted here",
    roles.FLAG: "True or False is wanted here",
    roles.PLACE: "a place is wanted here",
    roles.FACTION: "a faction is wanted here, such as LIFEBOUND",
    roles.PERMIT: "a permit is wanted here, such as VOID_OPEN",
    roles.TEXT: "a name in quotes is wanted here",
}
A: Final = {role: f"an {role}" if role[0] in "ae" else f"a {role}" for role in roles.ROLES}
TWO_VOIDS: Final = " (the place is THE_VOID, the faction VOID)"

# Pieces of a line
NO_CLOSING_QUOTE: Final = "a text that is begun with a quotation mark must end with the same"
CLOSED_BEFORE_OPENED: Final = "a bracket is closed here that was not opened"
EMPTY_LINE: Final = "a line must say something"
STRANGE: Final = {"end": "the end of the line"}

# Parts that do not go together
ONLY_HONOR: Final = "ItsHonor counts honor alone: Gain(honor=1, per=ItsHonor())"
WITHOUT_END: Final = (
    "an ability that can be used again and again needs BanishThis() as its cost, or it would not end"
)
USED_ONCE: Final = "what can be used for the rest of a turn is used once: ThisTurn(Activated(...), times=1)"
ONE_OR_ALL: Final = (
    "it stands before the same choice of one: If(Serenity(), ChooseOneOrAll(...), otherwise=Choose(...))"
)
ONLY_CONSTRUCTS: Final = "only constructs are put into play: Instead(CONSTRUCTS, PLAY)"
TAKEN_AT_ONCE: Final = "one of the cards is taken at once: EachOpponentDiscards(May(TakeOneDiscarded()))"
SAME_CHOICES: Final = "two of the choices are the same"
NAME_IS_ENOUGH: Final = "a name is enough: leave out the other narrowings"
NO_FACTION: Final = "monsters and treasures have no faction and are not Dreamborn"
NO_NEIGHBOURS: Final = "only a Fate or a reward knows its place, and what lies beside it is at(CENTER_ROW)"
DEAREST_OR_CHEAPEST: Final = "the dearest or the cheapest, not both"
TREASURE_IN_ROW: Final = "treasure lies under cards of the center row: with_treasure.at(CENTER_ROW)"
ONLY_STACKS: Final = "the always-available cards are HEROES.at(AVAILABLE) and MONSTERS.at(AVAILABLE)"
OTHER_OF_PLAYED: Final = "other is said of cards PLAYED, or of those in the center row"
OTHERS_ONLY: Final = "a card does not do this to itself: HEROES.at(PLAYED).other"
COPY_OF_COPY: Final = (
    "a card that copies from the center row, or copies twice, needs Uncopyable() among its abilities"
)

MISSING: Final = {
    roles.IT: "no card was spoken of before it that it could mean",
    roles.DISCARDED: "it means a card just discarded: Discard(CARDS.at(HAND), then=...)",
    roles.NAMED: "no faction was named before it: NameFaction(...)",
    roles.CARD_NAMED: "no card was named before it: NameCard(...)",
    roles.THEIR_CARDS: "it means cards that opponents discarded: EachOpponentDiscards(...)",
    roles.AGAINST: "it is done to an opponent: AgainstOneOpponent(...) or AgainstEachOpponent(...)",
    roles.OWN_TURN: "only the player on turn can do this, and here others do it",
    roles.OPTIONAL: "what is paid for can be declined: May(Pay(Spend(insight=1), Draw(1)))",
    roles.ENDS: "it could be done without end: only a Fate, a reward, or what costs BanishThis() can say it",
    roles.IN_ROW: "only a Fate can say this",
    roles.CONSTRUCT_SAYS: "only a construct can say this",
    roles.CARD_SAYS: "only a hero can say this",
    roles.MONSTER_SAYS: "only a monster can say this",
    roles.TROPHY: "only a trophy can say this",
    roles.AS_BARGAIN: "this stands in bargain only",
    roles.MONSTER_REWARD: "only the reward of a monster can say this",
    roles.TWO_SIDED: "the card has no other side: it needs transforms and a table [card.into]",
    roles.INSTEAD: "it stands in Replaces only",
    roles.HAS_HOARD: "only a monster with a trophy can say this",
    roles.PLAYED_NOW: "only what a card does when it is played can say this",
    roles.HERO_HEARD: "it reacts to a hero that was played: When(PlaysBasic(), ...)",
    roles.PICKED: "no card was picked before it: Banish(CARDS.at(HAND), then=...)",
}
UNWANTED: Final = {
    roles.AGAINST: "it cannot be done to an opponent",
    roles.OPTIONAL: "it can be declined already, or has nothing to decline: leave out May(...)",
    roles.LASTS: "it cannot last for the rest of a turn",
    roles.SETS_OFF: "it would set itself off again without end: say once_per_turn=True",
    roles.ONE_OF_MANY: "it cannot be done several times",
    roles.MONSTER_REWARD: "a reward that brings other rewards might not end",
    roles.IT: "what can be done several times stands by itself, not after a card was picked",
    roles.NAMED: "what can be done several times stands by itself, not after a faction was named",
    roles.IN_ROW: "a Fate cannot say this",
    roles.THEIR_CARDS: "it cannot follow what opponents discarded",
    roles.USED_AGAIN: "a card that comes back to the hand could be played and used again without end",
}


def too_long(what: str, most: int, there: int) -> str:
    """Something has too many characters."""
    return f"{what} has at most {most} characters, not {there}"


def too_many_parts(most: int) -> str:
    """A line has too many words."""
    return f"a line has at most {most} parts"


def too_deep(most: int) -> str:
    """A line has brackets within brackets, too many of them."""
    return f"brackets stand at most {most} deep in each other"


def not_a_sign(letter: str) -> str:
    """A sign that no line has."""
    return (
        f"{letter!r} means nothing here; lines have words, numbers, names in quotes and the signs ( ) , . | ="
    )


def neither_number_nor_name(word: str) -> str:
    """A number with letters."""
    return f"{word[:30]} is neither a number nor a word"


def brackets(opened: int, closed: int) -> str:
    """Brackets that do not pair."""
    return f"{opened} brackets are opened and {closed} closed"


def not_expected(text: str) -> str:
    """Something after the end."""
    return f"nothing can follow here, but there is {text[:30]}"


def sign_wanted(kind: str, text: str) -> str:
    """Another sign is wanted."""
    wanted = "a comma or a bracket" if kind == "," else "a word"
    return f"{wanted} is wanted here, not {text[:30] or STRANGE['end']}"


def role_wanted(role: str, said: str) -> str:
    """Something of a role is wanted."""
    return f"{EXAMPLES[role]}, not {said[:60]}"


def wanted_is(role: str, name: str, other: str) -> str:
    """Something of a role is wanted, and a word is of another."""
    if other == roles.PRICE:
        return f"{name}: this is a price: say what it is paid for, as in May(Pay(Spend(insight=1), Draw(1)))"
    return f"{EXAMPLES[role]}; {name} is {A[other]}"


def wanted_near(role: str, name: str, near: str) -> str:
    """Something of a role is wanted, and no word has that name."""
    hint = f"; did you mean {near}?" if near else ""
    void = TWO_VOIDS if name in ("VOID", "THE_VOID") else ""
    return f"{EXAMPLES[role]}, and there is no {name[:30]}{hint}{void}"


def no_brackets(name: str) -> str:
    """A word without its brackets."""
    return f"{name} is a word and has brackets: {name}(...)"


def has_brackets(name: str) -> str:
    """A constant with brackets."""
    return f"{name[:30]} has no brackets"


def has_no(name: str, part: str, near: str) -> str:
    """A word has no part of that name."""
    return f"{name} has no {part[:30]}=" + (f"; did you mean {near}?" if near else "")


def is_said_twice(name: str, part: str) -> str:
    """A part is given twice."""
    return f"{name}: {part}= is said twice"


def takes_fewer(name: str, most: int) -> str:
    """A word is given too much."""
    return f"{name} takes {most or 'nothing'}{' parts at most' if most else ''}"


def by_name_only(name: str, parts: Sequence[str]) -> str:
    """A word whose parts are said by name."""
    return f"{name} says what is meant by name, as in {name}({parts[0]}=1)"


def needs_part(name: str, part: str) -> str:
    """A word without a part it needs."""
    return f"{name} needs its {part}"


def nothing_said(name: str) -> str:
    """A word that says no number."""
    return f"{name} must say how much, as in {name}(insight=1)"


def too_few(name: str, least: int) -> str:
    """A word needs several effects."""
    return f"{name} needs at least {least} effects"


def out_of_range(least: int, most: int, said: object) -> str:
    """A number that is too small or too large."""
    return (
        f"numbers are from {least} to {most} here, not {said}"
        if least != most
        else f"only {most} can be said here"
    )


def needs_situation(part: str, why: str) -> str:
    """A part that cannot be said here."""
    return f"{part}: {why}"


def stands_elsewhere(name: str, among: int) -> str:
    """A word that stands in other places only."""
    places = [MISSING[bit] for bit in MISSING if bit & among] or ["it stands elsewhere"]
    return f"{name}: {' or '.join(places)}"


def only_these(words: Sequence[str]) -> str:
    """Only some words can stand here."""
    return f"only {', '.join(words)} can stand here"


def kinds_of(bits: int) -> str:
    """Kinds of cards in words."""
    return " or ".join(
        [f"{kind.code}s" if kind.code != "hero" else "heroes" for kind in KINDS.values() if kind.bit & bits]
    )


def wrong_kind(word: str, kinds: int) -> str:
    """A word that is about other cards."""
    return f"{word} is about {kinds_of(kinds)}"


def wrong_place(word: str, places: Sequence[int]) -> str:
    """A word that is about cards in other places."""
    named = [place_name(place) for place in places]
    if named == [""]:
        return f"{word} says no place: leave out .at(...)"
    said = [f".at({name})" if name else "no place at all" for name in named]
    return f"{word} is about cards {', '.join(said[:-1])}{' or ' if said[1:] else ''}{said[-1]}"


def place_name(places: int) -> str:
    """Places as they are written."""
    return " | ".join([name for name, bit in PLACES.items() if bit & places])


def not_honoured(word: str, narrowing: str) -> str:
    """A narrowing that a word does not look at."""
    return f"{word} does not look at .{narrowing}: leave it out"


def no_step(name: str, near: str) -> str:
    """Cards are not narrowed that way."""
    return f"cards have no .{name[:30]}" + (f"; did you mean .{near}?" if near else "")


def step_twice(name: str) -> str:
    """A narrowing is said twice."""
    return f".{name} is said twice"


def step_takes(name: str, count: int) -> str:
    """A narrowing with too much, or too little."""
    return f".{name} takes one thing in brackets" if count else f".{name} takes nothing and has no brackets"


def not_together(role: str) -> str:
    """Constants that are not put together."""
    return f"{EXAMPLES[role]}, only one of them"


def no_card_named(name: str, near: str) -> str:
    """A name that no card has."""
    return f"there is no card {name[:40]!r}" + (f"; did you mean {near}?" if near else "")


def no_die() -> str:
    """A die where there is none."""
    return 'the set has no die: it needs = ["delirium"]'
