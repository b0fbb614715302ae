"""Effects and prices as words of set files: the parts and the place of each."""

from __future__ import annotations

from typing import Final

from vigil.language import choices as ch
from vigil.language import effects as e
from vigil.language import free_cards as free
from vigil.language import given_cards as given
from vigil.language import keywords as key
from vigil.language import plunder, targets, transforms, treasure
from vigil.language import replacements as instead
from vigil.language.cards_under import PutUnder
from vigil.language.naming import NameCard
from vigil.language.paid_cards import AcquireWithin, TakeFromVoid
from vigil.language.rest_of_turn import Permit, ThisTurn
from vigil.language.roles import (
    ABILITY,
    AGAINST,
    AMOUNT,
    ANY_KIND,
    BESIDE,
    CARD_NAMED,
    CHEAPEST,
    CONSTRUCT_SAYS,
    DEAREST,
    DISCARDED,
    EFFECT,
    ENDS,
    FLAG,
    HAS_HOARD,
    HERO_HEARD,
    IN_PILE,
    IN_ROW,
    INSTEAD,
    IT,
    LASTS,
    MONSTER_REWARD,
    NAMED,
    NUMBER,
    ONE_OF_MANY,
    OPTIONAL,
    OTHERS,
    OWN_TURN,
    PERMIT,
    PICKED,
    PLACE,
    PLAYED_NOW,
    PRICE,
    PRINTED,
    SETS_OFF,
    THEIR_CARDS,
    TROPHY,
    TWO_SIDED,
    USED_AGAIN,
    WITH_TREASURE,
    Slot,
    declare,
)
from vigil.language.several_cards import DiscardMany
from vigil.language.slots import (
    CENTER,
    OTHERS_DO,
    PILES,
    acquirable,
    after_pick,
    amount,
    cards,
    condition,
    count,
    doing,
    faction,
    flag,
    in_row,
    monsters,
    onto,
    own_resource,
    price,
    small,
)
from vigil.language.whole_row import TakeAll
from vigil.rules.kernel.card_kind import CONSTRUCT, HERO
from vigil.rules.kernel.zones import (
    CENTER_DECK,
    CENTER_ROW,
    DISCARD,
    HAND,
    PLAY,
    PLAYED,
    THE_VOID,
    UNDER,
)

EFFECTS: Final = [
    declare(
        e.Gain,
        EFFECT,
        {
            "runes": own_resource,
            "power": own_resource,
            "honor": amount,
            "energy": own_resource,
            "insight": amount,
            "mechana_runes": own_resource,
            "per": count,
        },
        by_name=True,
        some=True,
    ),
    declare(e.Draw, EFFECT, {"cards": Slot(NUMBER, most=20, plain=True, spoken=True), "per": count}),
    declare(e.RevealToHand, EFFECT, {"then": Slot(EFFECT, gives=IT, takes=DISCARDED)}),
    declare(e.If, EFFECT, {"condition": condition, "effect": doing, "otherwise": doing}),
    declare(e.Do, EFFECT, {"effects": Slot(EFFECT, many=True, takes=OPTIONAL)}),
    declare(
        e.Pay, EFFECT, {"cost": price, "effect": Slot(EFFECT, takes=OPTIONAL)}, needs=OPTIONAL | OWN_TURN
    ),
    declare(
        e.Spend, PRICE, {"runes": own_resource, "insight": amount}, needs=OWN_TURN, by_name=True, some=True
    ),
    declare(e.ExtraTurn, EFFECT, needs=ENDS | OWN_TURN),
    declare(e.GrowPool, EFFECT, {"honor": Slot(NUMBER, most=10)}, needs=ENDS),
    declare(e.RepeatIt, EFFECT, needs=IT | PLAYED_NOW | OWN_TURN),
    declare(
        ThisTurn,
        EFFECT,
        {
            "ability": Slot(
                ABILITY, gives=LASTS, takes=CONSTRUCT_SAYS | TROPHY | PLAYED_NOW | ENDS | HAS_HOARD | CENTER
            ),
            "times": Slot(NUMBER, most=1),
            "per": count,
        },
        needs=OWN_TURN,
        refuses=LASTS | OPTIONAL,
    ),
    declare(Permit, EFFECT, {"what": Slot(PERMIT)}, needs=OWN_TURN, refuses=OPTIONAL),
    declare(
        targets.Banish,
        EFFECT,
        {
            "target": cards(ANY_KIND, *PILES, CENTER_ROW, by=PRINTED | WITH_TREASURE | BESIDE),
            "then": after_pick,
        },
    ),
    declare(
        targets.Discard,
        EFFECT,
        {"target": cards(ANY_KIND, HAND), "then": Slot(EFFECT, gives=IT | DISCARDED, takes=PICKED)},
    ),
    declare(targets.Return, EFFECT, {"target": cards(ANY_KIND, DISCARD, PLAY, UNDER), "then": after_pick}),
    declare(
        targets.Destroy,
        EFFECT,
        {"target": cards(CONSTRUCT, PLAY, by=PRINTED | DEAREST | CHEAPEST), "then": after_pick},
    ),
    declare(
        DiscardMany,
        EFFECT,
        {
            "target": cards(ANY_KIND, HAND),
            "cards": small,
            "per": count,
            "then": Slot(EFFECT, takes=CENTER),
        },
        refuses=AGAINST | ONE_OF_MANY | NAMED,
    ),
    declare(targets.KeepOne, EFFECT, {"target": cards(CONSTRUCT, PLAY, by=0)}, refuses=ONE_OF_MANY),
    declare(
        targets.EnergizeOne, EFFECT, {"target": cards(CONSTRUCT, PLAY, by=0)}, needs=OWN_TURN, refuses=AGAINST
    ),
    declare(
        targets.Repeat,
        EFFECT,
        {
            "target": cards(HERO, PLAYED, CENTER_ROW, by=PRINTED | OTHERS),
            "then": Slot(EFFECT, gives=IT, takes=DISCARDED | PICKED),
        },
        needs=OWN_TURN | PLAYED_NOW,
    ),
    declare(
        PutUnder,
        EFFECT,
        {"target": cards(ANY_KIND, HAND, DISCARD), "then": doing, "face_down": flag},
        needs=CONSTRUCT_SAYS,
        refuses=AGAINST,
    ),
    declare(
        free.Defeat,
        EFFECT,
        {"target": monsters, "to": Slot(PLACE, places=(THE_VOID, CENTER_DECK))},
        needs=OWN_TURN,
        refuses=AGAINST | SETS_OFF | MONSTER_REWARD,
    ),
    declare(
        free.DefeatWithinConstruct,
        EFFECT,
        {"target": monsters},
        needs=OWN_TURN,
        refuses=AGAINST | SETS_OFF | MONSTER_REWARD,
    ),
    declare(free.Acquire, EFFECT, {"target": acquirable, "to": onto}, refuses=AGAINST | SETS_OFF),
    declare(free.AcquireInItsPlace, EFFECT, {"target": acquirable}, needs=PICKED, refuses=AGAINST | SETS_OFF),
    declare(
        free.AcquireOrDefeat,
        EFFECT,
        {"target": cards(ANY_KIND, CENTER_ROW, by=PRINTED | OTHERS | WITH_TREASURE)},
        needs=OWN_TURN,
        refuses=AGAINST | SETS_OFF,
    ),
    declare(
        AcquireWithin,
        EFFECT,
        {
            "target": acquirable,
            "limit": Slot(AMOUNT),
            "more": small,
            "honor": flag,
            "to": onto,
        },
        refuses=AGAINST | SETS_OFF,
    ),
    declare(
        TakeFromVoid,
        EFFECT,
        {
            "target": cards(ANY_KIND, THE_VOID, by=PRINTED),
            "to": Slot(PLACE, places=(DISCARD, CENTER_DECK)),
        },
        needs=OWN_TURN,
        refuses=AGAINST | SETS_OFF | MONSTER_REWARD,
    ),
    declare(free.TakeTopOfCenter, EFFECT, needs=OWN_TURN, refuses=AGAINST | SETS_OFF | MONSTER_REWARD),
    declare(given.DestroyAll, EFFECT),
    declare(
        given.BanishThis, PRICE, {"copies": Slot(NUMBER, most=2)}, among=CONSTRUCT_SAYS | PLAYED_NOW | TROPHY
    ),
    declare(given.DestroyThis, PRICE, needs=CONSTRUCT_SAYS, refuses=LASTS),
    declare(given.ReturnThis, EFFECT, among=CONSTRUCT_SAYS | IN_PILE, refuses=AGAINST | USED_AGAIN),
    declare(given.ReturnIt, EFFECT, needs=DISCARDED, refuses=AGAINST),
    declare(
        TakeAll,
        EFFECT,
        {"target": in_row, "to": onto},
        needs=OWN_TURN,
        refuses=AGAINST | SETS_OFF | THEIR_CARDS,
    ),
    declare(ch.May, EFFECT, {"effect": Slot(EFFECT, gives=OPTIONAL)}, refuses=OPTIONAL),
    declare(
        ch.UpTo,
        EFFECT,
        {
            "effect": Slot(
                EFFECT, gives=ONE_OF_MANY, takes=OPTIONAL, only=("Banish", "Discard", "Return", "Destroy")
            ),
            "times": Slot(NUMBER, least=2, most=9),
        },
        refuses=OPTIONAL | IT | NAMED | IN_ROW,
    ),
    declare(ch.Choose, EFFECT, {"effects": Slot(EFFECT, many=True, takes=OPTIONAL)}, refuses=OPTIONAL),
    declare(
        ch.ChooseOneOrAll, EFFECT, {"effects": Slot(EFFECT, many=True, takes=OPTIONAL)}, refuses=OPTIONAL
    ),
    declare(ch.NameFaction, EFFECT, {"then": Slot(EFFECT, gives=NAMED)}, refuses=OPTIONAL),
    declare(NameCard, EFFECT, {"then": Slot(EFFECT, gives=CARD_NAMED)}, refuses=OPTIONAL | AGAINST),
    declare(
        ch.CountAsNamed,
        EFFECT,
        {"this": Slot(FLAG, needs=PLAYED_NOW)},
        needs=NAMED | OWN_TURN,
        among=PLAYED_NOW | HERO_HEARD,
        refuses=AGAINST,
    ),
    declare(ch.EachOpponent, EFFECT, {"effect": Slot(EFFECT, takes=OTHERS_DO | OPTIONAL)}, refuses=AGAINST),
    declare(
        ch.AgainstEachOpponent,
        EFFECT,
        {"effect": Slot(EFFECT, gives=AGAINST, takes=OTHERS_DO)},
        refuses=AGAINST | OPTIONAL,
    ),
    declare(
        ch.AgainstOneOpponent,
        EFFECT,
        {"effect": Slot(EFFECT, gives=AGAINST, takes=OTHERS_DO)},
        refuses=AGAINST | OPTIONAL,
    ),
    declare(ch.EachOther, EFFECT, {"effect": Slot(EFFECT, takes=OTHERS_DO)}, refuses=AGAINST | OPTIONAL),
    declare(ch.EachPlayer, EFFECT, {"effect": Slot(EFFECT, takes=OTHERS_DO)}, refuses=AGAINST | OPTIONAL),
    declare(plunder.TakeAtRandom, EFFECT, needs=AGAINST),
    declare(plunder.TakeHonor, EFFECT, {"honor": amount}, needs=AGAINST),
    declare(
        plunder.AgainstRichest,
        EFFECT,
        {"effect": Slot(EFFECT, gives=AGAINST, takes=OTHERS_DO)},
        refuses=AGAINST | OPTIONAL,
    ),
    declare(plunder.TakeInsight, EFFECT, {"insight": amount._replace(plain=True)}, needs=AGAINST),
    declare(
        plunder.EachOpponentDiscards,
        EFFECT,
        {"then": Slot(EFFECT, gives=THEIR_CARDS, takes=CENTER)},
        refuses=AGAINST | OPTIONAL,
    ),
    declare(plunder.TakeOneDiscarded, EFFECT, needs=THEIR_CARDS),
    declare(instead.Prevent, EFFECT, needs=INSTEAD),
    declare(
        key.Recur,
        EFFECT,
        {"cost": Slot(NUMBER, most=20), "effects": Slot(EFFECT, many=True)},
        needs=OWN_TURN | PLAYED_NOW,
    ),
    declare(
        key.Unite, EFFECT, {"faction": faction, "effect": doing, "others": small}, needs=OWN_TURN | PLAYED_NOW
    ),
    declare(key.MultiUnite, EFFECT, {"faction": faction, "effect": doing}, needs=OWN_TURN | PLAYED_NOW),
    declare(key.PerTreasure, EFFECT, {"effect": doing}, needs=IN_ROW),
    declare(key.RollDie, EFFECT),
    declare(transforms.TransformToHand, EFFECT, needs=TWO_SIDED, among=CONSTRUCT_SAYS | MONSTER_REWARD),
    declare(transforms.TransformAndAcquire, EFFECT, needs=TWO_SIDED | MONSTER_REWARD),
    declare(treasure.AcquireAllTreasure, EFFECT, refuses=AGAINST),
    declare(
        treasure.BanishAllInRow,
        EFFECT,
        {"target": cards(ANY_KIND, CENTER_ROW, by=PRINTED | WITH_TREASURE | BESIDE)},
        refuses=AGAINST,
    ),
    declare(
        treasure.BanishForTreasure,
        EFFECT,
        {"target": in_row},
        needs=OWN_TURN,
        refuses=AGAINST | ONE_OF_MANY | IN_ROW | MONSTER_REWARD | IT,
    ),
    declare(treasure.MoveTreasure, EFFECT, refuses=AGAINST),
    declare(treasure.Hoard, EFFECT, {"cards": Slot(NUMBER, most=20)}, needs=HAS_HOARD | MONSTER_REWARD),
    declare(treasure.AddPlace, EFFECT, needs=ENDS),
]
