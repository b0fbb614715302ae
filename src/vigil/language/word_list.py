"""The words of set files: the role, the parts and the place of each. A new word needs a row here."""

from __future__ import annotations

from typing import Final

from vigil.language import abilities as a
from vigil.language import amounts, conditions, standing, transforms, triggers
from vigil.language import replacements as instead
from vigil.language.effect_words import EFFECTS
from vigil.language.naming import ItIsNamed
from vigil.language.roles import (
    ABILITY,
    AMOUNT,
    ANY_KIND,
    AS_BARGAIN,
    BY_COST,
    BY_FACTION,
    BY_NAME,
    CARD_NAMED,
    CARD_SAYS,
    CONDITION,
    CONSTRUCT_SAYS,
    DREAMBORN,
    EFFECT,
    HAS_HOARD,
    HERO_HEARD,
    IN_PILE,
    INSTEAD,
    IT,
    LASTS,
    MONSTER_SAYS,
    NAMED,
    NUMBER,
    OTHERS,
    OWN_TURN,
    PLACE,
    PRICE,
    PRINTED,
    TRANSFORM,
    TRIGGER,
    TROPHY,
    WITH_TREASURE,
    WOULD,
    Slot,
    Word,
    declare,
)
from vigil.language.slots import (
    amount,
    at_least,
    cards,
    constructs,
    faction,
    flag,
    on_card,
    small,
)
from vigil.rules.kernel.card_kind import CONSTRUCT, HERO, MONSTER, TREASURE
from vigil.rules.kernel.zones import (
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    PLAY,
    THE_VOID,
)

CONDITIONS: Final = [
    declare(
        conditions.Played,
        CONDITION,
        {"cards": cards(HERO | TREASURE, by=BY_FACTION | BY_NAME | OTHERS), "at_least": at_least},
        needs=OWN_TURN,
    ),
    declare(conditions.PlayedEveryFaction, CONDITION, needs=OWN_TURN),
    declare(conditions.Control, CONDITION, {"cards": constructs, "at_least": at_least}),
    declare(conditions.Energize, CONDITION, {"at_least": amount._replace(plain=True)}, needs=OWN_TURN),
    declare(conditions.HonorGained, CONDITION, {"at_least": amount._replace(plain=True)}, needs=OWN_TURN),
    declare(conditions.TookNothing, CONDITION),
    declare(conditions.MostHonor, CONDITION),
    declare(conditions.ItIs, CONDITION, {"cards": cards()}, needs=IT),
    declare(ItIsNamed, CONDITION, needs=IT | CARD_NAMED),
    declare(conditions.InVoid, CONDITION, {"cards": cards(), "at_least": amount._replace(plain=True)}),
    declare(conditions.TreasureInRow, CONDITION),
    declare(conditions.EveryFactionInRow, CONDITION),
    declare(conditions.Serenity, CONDITION),
    declare(conditions.Echo, CONDITION, {"faction": faction}),
]

AMOUNTS: Final = [
    declare(amounts.Each, AMOUNT, {"cards": constructs}),
    declare(
        amounts.EachPlayed,
        AMOUNT,
        {"cards": cards(HERO | TREASURE, by=BY_FACTION | BY_NAME | OTHERS)},
        needs=OWN_TURN,
    ),
    declare(amounts.EachFaction, AMOUNT, {"cards": constructs}),
    declare(amounts.EnergyGained, AMOUNT, needs=OWN_TURN),
    declare(amounts.ItsHonor, AMOUNT, needs=IT),
    declare(amounts.TreasureInHoard, AMOUNT, needs=HAS_HOARD | TROPHY),
    declare(amounts.EachOfFactionPlayed, AMOUNT, needs=NAMED | OWN_TURN),
]

EITHER_WAY: Final = CONSTRUCT_SAYS | LASTS
ABILITIES: Final = [
    declare(
        a.Activated,
        ABILITY,
        {
            "does": Slot(EFFECT, gives=OWN_TURN),
            "cost": Slot(PRICE, gives=OWN_TURN),
            "condition": Slot(CONDITION, gives=OWN_TURN),
            "once_per_turn": flag,
        },
        among=EITHER_WAY | TROPHY,
    ),
    declare(
        a.When,
        ABILITY,
        {"trigger": Slot(TRIGGER), "does": Slot(EFFECT, gives=OWN_TURN), "once_per_turn": flag},
        among=EITHER_WAY | IN_PILE | CARD_SAYS,
    ),
    declare(
        a.Instead,
        ABILITY,
        {
            "cards": cards(
                HERO | CONSTRUCT, NOWHERE, CENTER_ROW, by=PRINTED | OTHERS, kindless=BY_FACTION | DREAMBORN
            ),
            "to": Slot(PLACE, places=(HAND, DECK, PLAY)),
            "once_per_turn": flag,
            "condition": Slot(CONDITION, gives=OWN_TURN),
            "may": flag,
        },
        among=EITHER_WAY,
    ),
    declare(
        a.Arrives,
        ABILITY,
        {"condition": Slot(CONDITION, gives=OWN_TURN), "to": Slot(PLACE, places=(HAND, DECK))},
        among=CARD_SAYS,
    ),
    declare(
        a.Cheaper,
        ABILITY,
        {
            "cards": cards(ANY_KIND, NOWHERE, by=PRINTED | WITH_TREASURE),
            "amount": Slot(NUMBER, most=20),
            "once_per_turn": flag,
        },
        among=EITHER_WAY,
    ),
    declare(
        a.Bargain,
        ABILITY,
        {"condition": Slot(CONDITION, gives=OWN_TURN), "less": Slot(NUMBER, most=20)},
        needs=AS_BARGAIN,
    ),
    declare(a.TreatAs, ABILITY, {"faction": faction}, among=EITHER_WAY),
    declare(a.CountsTwice, ABILITY, needs=CONSTRUCT_SAYS),
    declare(
        instead.Replaces,
        ABILITY,
        {
            "would": Slot(WOULD),
            "does": Slot(EFFECT, gives=IT | INSTEAD, takes=OWN_TURN),
            "may": flag,
            "once_per_turn": flag,
        },
        among=CONSTRUCT_SAYS | IN_PILE,
    ),
    declare(standing.Unbanishable, ABILITY, among=CARD_SAYS | CONSTRUCT_SAYS),
    declare(standing.Uncopyable, ABILITY, needs=CARD_SAYS),
    declare(standing.StaysInFront, ABILITY, needs=MONSTER_SAYS),
    declare(standing.TakesMonsters, ABILITY, needs=MONSTER_SAYS),
    declare(
        standing.WorthPer,
        ABILITY,
        {"cards": cards(ANY_KIND), "honor": small},
        among=CARD_SAYS | CONSTRUCT_SAYS,
    ),
    declare(
        standing.While,
        ABILITY,
        {
            "place": Slot(PLACE, places=(DISCARD,)),
            "ability": Slot(ABILITY, gives=IN_PILE, takes=CONSTRUCT_SAYS | CARD_SAYS),
        },
        among=CARD_SAYS | CONSTRUCT_SAYS,
    ),
]

HEARING: Final = EITHER_WAY | IN_PILE
TRIGGERS: Final = [
    declare(
        triggers.Plays,
        TRIGGER,
        {"cards": cards(HERO, by=BY_FACTION | BY_NAME), "first": flag},
        among=HEARING,
        gives=IT | HERO_HEARD,
    ),
    declare(triggers.PlaysBasic, TRIGGER, among=HEARING, gives=HERO_HEARD),
    declare(triggers.EntersPlay, TRIGGER, {"cards": constructs}, among=HEARING, gives=IT),
    declare(triggers.ThisEntersPlay, TRIGGER, needs=CONSTRUCT_SAYS, refuses=LASTS),
    declare(
        triggers.Acquires,
        TRIGGER,
        {
            "cards": cards(
                HERO | CONSTRUCT, NOWHERE, CENTER_ROW, by=PRINTED | OTHERS, kindless=BY_FACTION | DREAMBORN
            )
        },
        among=HEARING,
        gives=IT,
    ),
    declare(
        triggers.Defeats,
        TRIGGER,
        {"cards": cards(MONSTER, CENTER_ROW, CENTER_ROW | THE_VOID, by=0), "first": flag},
        among=HEARING,
        gives=IT,
    ),
    declare(triggers.ThisBanished, TRIGGER, needs=CARD_SAYS),
    declare(triggers.TurnBegins, TRIGGER, among=HEARING, refuses=LASTS),
    declare(triggers.TurnEnds, TRIGGER, needs=CONSTRUCT_SAYS, refuses=LASTS),
]

WOULDS: Final = [
    declare(instead.WouldBeDestroyed, WOULD, on_card),
    declare(instead.WouldBeBanished, WOULD, on_card),
    declare(instead.WouldBeDiscarded, WOULD, on_card),
    declare(instead.WouldDraw, WOULD, {"opponent": flag}),
    declare(instead.WouldGainHonor, WOULD, {"opponent": flag, "cards": cards()}),
    declare(
        instead.WouldAcquire, WOULD, {"opponent": flag, "cards": cards(HERO | CONSTRUCT, NOWHERE, CENTER_ROW)}
    ),
    declare(
        instead.WouldDefeat,
        WOULD,
        {"opponent": flag, "cards": cards(MONSTER, NOWHERE, CENTER_ROW, by=BY_COST | BY_NAME)},
    ),
]

TRANSFORMS: Final = [
    declare(transforms.WhenPlayed, TRANSFORM, {"condition": Slot(CONDITION, gives=OWN_TURN)}),
    declare(transforms.WhileInHand, TRANSFORM, {"condition": Slot(CONDITION, gives=OWN_TURN)}),
    declare(transforms.WhileInPlay, TRANSFORM, {"condition": Slot(CONDITION, gives=OWN_TURN)}),
    declare(transforms.WhenDefeated, TRANSFORM),
]

WORDS: Final[dict[str, Word]] = {
    word.name: word for word in [*EFFECTS, *CONDITIONS, *AMOUNTS, *ABILITIES, *TRIGGERS, *WOULDS, *TRANSFORMS]
}
