"""This turn: what holds for a player for the rest of it, from which card, and whether it is still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.kernel.ability import (
    DISCOUNTS,
    HONOR_DOUBLED,
    RUNES_AS_POWER,
    UNLIMITED,
    VOID_OPEN,
    Lasting,
)
from vigil.rules.kernel.askers import parts
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.effect_kinds import ForTheTurn
from vigil.rules.kernel.state import Player, State
from vigil.wording.fixed_words import ALREADY_USED, STILL_TO_COME, still_to_come_often
from vigil.wording.parts import ARTICLE, COLON, CardName, Keyword
from vigil.wording.prices import in_brackets
from vigil.wording.words import Words, say

PERMITS: Final = (HONOR_DOUBLED, RUNES_AS_POWER, VOID_OPEN)


def holding(game: State, seat: int) -> list[Words]:
    """What holds for a player for the rest of the turn."""
    player = game.players[seat]
    held = [lasting_words(lasting) for lasting in player.lasting]
    if seat == game.turn:
        held += [permit_words(player, what) for what in PERMITS if game.permits & what]
    return [*held, *energized_words(player), *named_faction_words(player)]


def of(face: i64, words: Words) -> Words:
    """Something that holds, with the card it comes from if that is known."""
    return say(CardName(FACES[face].name), COLON, words) if face >= 0 else words


def lasting_words(lasting: Lasting) -> Words:
    """An ability that holds for this turn."""
    words = lasting.ability.words_now(lasting.amount, lasting.left != UNLIMITED)
    return of(lasting.source, say(words, in_brackets([say(note) for note in notes(lasting)])))


def notes(lasting: Lasting) -> list[str]:
    """Whether an ability is still to come; one without limit simply holds."""
    if lasting.left == 0:
        return [ALREADY_USED]
    if lasting.left == UNLIMITED:
        return [STILL_TO_COME] if lasting.ability.watch() == DISCOUNTS else []
    return [STILL_TO_COME if lasting.left == 1 else still_to_come_often(lasting.left)]


def permit_words(player: Player, what: i64) -> Words:
    """Something that is allowed this turn, from a card played if one of them allows it."""
    for face in player.ever_played():
        found = permit(FACES[face].play, what)
        if found is not None:
            return of(face, found.permit_words())
    known = [permit(FACES[face].play, what) for face in range(len(FACES))]
    return next((effect.permit_words() for effect in known if effect is not None), say())


def permit(value: object, what: i64) -> ForTheTurn | None:
    """The effect that allows something, if it is a part of a value."""
    if isinstance(value, ForTheTurn) and value.permits() == what:
        return value
    for part in parts(value):
        found = permit(part, what)
        if found is not None:
            return found
    return None


def energized_words(player: Player) -> list[Words]:
    """The constructs that need no energy this turn."""
    free = say(Keyword("Energize"), "abilities need no energy")
    return [of(place.face, free) for place in player.construct_places if place.energized]


def named_faction_words(player: Player) -> list[Words]:
    """The heroes that count as heroes of a faction named for them."""
    return [
        of(player.played[place], say("counts as", ARTICLE, faction, "Hero"))
        for place in range(len(player.named))
        for bit, faction in FACTIONS.items()
        if player.named[place] & bit and FACES[player.played[place]].heard
    ]
