"""Features: what a card does, as a few numbers, read off its effects; so a new card has them, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from vigil.bots.frequencies import frequency, likelihood, no_entry, times
from vigil.language import (
    abilities,
    cards_under,
    choices,
    effects,
    free_cards,
    given_cards,
    keywords,
    naming,
    paid_cards,
    plunder,
    replacements,
    rest_of_turn,
    several_cards,
    standing,
    targets,
    transforms,
    treasure,
    whole_row,
)
from vigil.language.selectors import ANY_COST
from vigil.rules.actions import defeat, play, redirects, turn
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.card import FACES, PRINTINGS, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW
from vigil.rules.table import reactions, row

RUNES: Final = 0
POWER: Final = 1
HONOR: Final = 2
DRAW: Final = 3
ENERGY: Final = 4
INSIGHT: Final = 5
MECHANA_RUNES: Final = 6
BANISH: Final = 7  # cards of one's own
BANISH_ROW: Final = 8
ACQUIRE: Final = 9  # the cost of what can be acquired for nothing
DEFEAT: Final = 10  # the cost of what can be defeated for nothing
LOSE: Final = 11  # cards one has to discard or banish
HURT: Final = 12  # what opponents lose
COPY: Final = 13
DISCOUNT: Final = 14
EXTRA: Final = 15  # an additional turn, and whatever else has no number of its own
COUNT: Final = 16
NAMES: Final[tuple[str, ...]] = (
    "runes", "power", "honor", "draw", "energy", "insight", "Mechana runes", "thinning", "changing the row",
    "free cards", "free defeats", "losing cards", "hurting opponents", "copying", "discounts", "extra",
)  # fmt: skip

BASIC_FREE: Final = 2.5  # a Mystic or Heavy Infantry
USUAL_FREE: Final = 5.0  # what a free card or monster without a limit usually costs
TRANSFORMED: Final = 0.4  # how much of its other side counts for a card

Vector = list[float]


def nothing() -> Vector:
    """No feature at all."""
    return [0.0] * COUNT


def add_multiple(one: Vector, other: Vector, times: float) -> Vector:
    """One vector plus a multiple of another."""
    return [one[i] + times * other[i] for i in range(COUNT)]


def one(feature: int, amount: float) -> Vector:
    """A single feature."""
    vector = nothing()
    vector[feature] = amount
    return vector


def of_all(parts: tuple[Effect, ...]) -> Vector:
    """What several effects do together."""
    total = nothing()
    for part in parts:
        total = add_multiple(total, of_effect(part), 1.0)
    return total


def of_effect(effect: Effect) -> Vector:
    """What an effect does."""
    kind = type(effect)
    read = EFFECTS.get(kind)
    if read is not None:
        return read(effect)
    if kind in PARTLY:
        whole: Any = effect
        return add_multiple(nothing(), of_effect(whole.effect), PARTLY[kind])
    if kind in FLATLY:
        return one(*FLATLY[kind])
    if kind in UNCOUNTED:
        return nothing()
    raise TypeError(no_entry(effect, "EFFECTS"))


def of_ability(ability: Ability) -> Vector:
    """What an ability does in a turn."""
    read = ABILITIES.get(type(ability))
    if read is not None:
        return read(ability)
    if type(ability) in ADVANTAGES:
        return one(EXTRA, ADVANTAGES[type(ability)])
    raise TypeError(no_entry(ability, "ABILITIES"))


def of_gain(effect: effects.Gain) -> Vector:
    """What is gained."""
    often = times(effect.per)
    gains = (effect.runes, effect.power, effect.honor, 0, effect.energy, effect.insight, effect.mechana_runes)
    return [often * float(gains[i]) if i < len(gains) else 0.0 for i in range(COUNT)]


def of_draw(effect: effects.Draw) -> Vector:
    """Cards drawn."""
    return one(DRAW, effect.cards * times(effect.per))


def of_if(effect: effects.If) -> Vector:
    """As much of each branch as its condition is likely."""
    chance = likelihood(effect.condition)
    total = add_multiple(nothing(), of_effect(effect.effect), chance)
    if effect.otherwise is None:
        return total
    return add_multiple(total, of_effect(effect.otherwise), 1.0 - chance)


def of_do(effect: effects.Do) -> Vector:
    """Everything."""
    return of_all(effect.effects)


def of_revealed(effect: effects.RevealToHand) -> Vector:
    """A card, and what follows."""
    return add_multiple(one(DRAW, 1.0), of_effect(effect.then), 1.0)


def of_this_turn(effect: rest_of_turn.ThisTurn) -> Vector:
    """What an ability does in the rest of a turn."""
    return add_multiple(nothing(), of_ability(effect.ability), 0.6 * times(effect.per))


def of_recur(effect: keywords.Recur) -> Vector:
    """What it does, and may do once more."""
    return add_multiple(nothing(), of_all(effect.effects), 1.4)


def of_die(effect: keywords.RollDie) -> Vector:
    """What its sides do on average."""
    return add_multiple(nothing(), of_all(effect.sides), 1.0 / len(effect.sides))


def of_choice(effect: choices.Choose) -> Vector:
    """Of everything that can be chosen, a part of the most."""
    best = nothing()
    for part in effect.effects:
        vector = of_effect(part)
        best = [max(best[i], 0.7 * vector[i]) for i in range(COUNT)]
    return best


def of_named(effect: choices.NameFaction) -> Vector:
    """What is done for the faction that is named."""
    return add_multiple(nothing(), of_effect(effect.then), 1.5)


def of_named_card(effect: naming.NameCard) -> Vector:
    """What is done then; how likely the named card turns up is a matter of the condition."""
    return of_effect(effect.then)


def of_plunder(_effect: Effect) -> Vector:
    """A card for the player, and one less for opponents."""
    return add_multiple(one(HURT, 1.0), one(DRAW, 1.0), 1.0)


def of_found(_effect: Effect) -> Vector:
    """A card that comes up: it is acquired, or defeated."""
    return add_multiple(one(ACQUIRE, 2.5), one(DEFEAT, 1.5), 1.0)


def of_take_all(effect: whole_row.TakeAll) -> Vector:
    """Several cards at once."""
    acquired = 0.0 if effect.target.all_fought else 8.0
    defeated = 0.0 if effect.target.none_fought else 6.0
    return add_multiple(one(ACQUIRE, acquired), one(DEFEAT, defeated), 1.0)


def limit(effect: targets.OnOneCard) -> float:
    """What the card that is picked costs, roughly."""
    if effect.target.zones == AVAILABLE:
        return BASIC_FREE
    return USUAL_FREE if effect.target.at_most == ANY_COST else float(effect.target.at_most)


def of_rest(effect: targets.OnOneCard) -> Vector:
    """What follows after a card was picked."""
    return nothing() if effect.then is None else of_effect(effect.then)


def of_acquire(effect: free_cards.Acquire) -> Vector:
    """A card for nothing."""
    return one(ACQUIRE, limit(effect))


def of_defeat(effect: free_cards.Defeat) -> Vector:
    """A reward for nothing."""
    return one(DEFEAT, limit(effect))


def of_acquire_or_defeat(effect: free_cards.AcquireOrDefeat) -> Vector:
    """One of the two."""
    return add_multiple(one(ACQUIRE, 0.6 * limit(effect)), one(DEFEAT, 0.4 * limit(effect)), 1.0)


def of_banish(effect: targets.Banish) -> Vector:
    """A thinner deck, or another center row."""
    feature = BANISH_ROW if effect.target.zones & CENTER_ROW else BANISH
    return add_multiple(of_rest(effect), one(feature, 1.0), 1.0)


def of_loss(effect: targets.OnOneCard) -> Vector:
    """A card less."""
    return add_multiple(of_rest(effect), one(LOSE, 1.0), 1.0)


def of_repeat(effect: targets.Repeat) -> Vector:
    """What another card does, and what follows."""
    return add_multiple(of_rest(effect), one(COPY, 1.0), 1.0)


def of_discards(effect: several_cards.DiscardMany) -> Vector:
    """Cards less, and what follows."""
    lost = one(LOSE, effect.cards * times(effect.per))
    return lost if effect.then is None else add_multiple(lost, of_effect(effect.then), 1.0)


def of_activated(ability: abilities.Activated) -> Vector:
    """What it does, less where it has a condition or a price."""
    often = 1.0 if ability.condition is None else likelihood(ability.condition)
    if isinstance(ability.cost, (given_cards.BanishThis, given_cards.DestroyThis)):
        often *= 0.3
    elif ability.cost is not None:
        often *= 0.15
    return add_multiple(nothing(), of_effect(ability.does), often)


def of_when(ability: abilities.When) -> Vector:
    """What it does, as often as that happens."""
    return add_multiple(nothing(), of_effect(ability.does), frequency(ability.trigger))


def of_discount(ability: abilities.Cheaper) -> Vector:
    """What is saved."""
    return one(DISCOUNT, float(ability.amount))


# Every word of the language stands in one of these tables; a test asks for new ones.
EFFECTS: Final[dict[type[Effect], Callable[[Any], Vector]]] = {
    choices.Choose: of_choice,
    choices.ChooseOneOrAll: of_choice,
    choices.NameFaction: of_named,
    keywords.Again: of_do,
    naming.NameCard: of_named_card,
    effects.Do: of_do,
    effects.Draw: of_draw,
    effects.Gain: of_gain,
    effects.If: of_if,
    effects.RevealToHand: of_revealed,
    free_cards.Acquire: of_acquire,
    free_cards.AcquireInItsPlace: of_acquire,
    paid_cards.AcquireWithin: of_acquire,
    several_cards.DiscardMany: of_discards,
    free_cards.AcquireOrDefeat: of_acquire_or_defeat,
    free_cards.Defeat: of_defeat,
    free_cards.DefeatWithinConstruct: of_defeat,
    free_cards.TakeAside: of_found,
    free_cards.TakeTopOfCenter: of_found,
    keywords.Recur: of_recur,
    keywords.RollDie: of_die,
    plunder.EachOpponentDiscards: of_plunder,
    rest_of_turn.ThisTurn: of_this_turn,
    targets.Banish: of_banish,
    treasure.BanishForTreasure: of_banish,
    targets.Destroy: of_rest,
    cards_under.PutUnder: of_loss,
    targets.Discard: of_loss,
    targets.KeepOne: of_rest,
    targets.Repeat: of_repeat,
    whole_row.TakeAll: of_take_all,
}
PARTLY: Final[dict[type[Effect], float]] = {  # how much counts of the effect that is a part of it
    choices.May: 1.0,
    choices.UpTo: 1.0,
    effects.Pay: 0.5,
    keywords.MultiUnite: 0.8,
    keywords.Unite: 0.5,
}
FLATLY: Final[dict[type[Effect], tuple[int, float]]] = {  # a feature and its amount, whatever else it says
    choices.AgainstEachOpponent: (HURT, 1.0),
    choices.AgainstOneOpponent: (HURT, 1.0),
    choices.EachOpponent: (HURT, 1.0),
    plunder.AgainstRichest: (HURT, 1.0),
    paid_cards.TakeFromVoid: (EXTRA, 0.3),  # a larger choice, and no more
    effects.ExtraTurn: (EXTRA, 1.0),
    effects.RepeatIt: (COPY, 1.0),
    rest_of_turn.Permit: (EXTRA, 1.0),
    targets.EnergizeOne: (ENERGY, 2.0),
    targets.Return: (DRAW, 0.8),
    given_cards.ReturnThis: (EXTRA, 0.2),
    transforms.TransformAndAcquire: (ACQUIRE, USUAL_FREE),
    transforms.TransformToHand: (ACQUIRE, USUAL_FREE),
    treasure.AcquireAllTreasure: (EXTRA, 1.0),
}
UNCOUNTED: Final[tuple[type[Effect], ...]] = (  # what is worth nothing by itself, or depends on too much else
    abilities.Nothing, choices.CountAsNamed, choices.EachOther, choices.EachPlayer, effects.GrowPool,
    effects.Spend,
    keywords.HoldAuction, keywords.PerTreasure, plunder.TakeAtRandom, plunder.TakeHonor, plunder.TakeInsight,
    plunder.TakeOneDiscarded, given_cards.BanishThis, given_cards.DestroyAll, given_cards.DestroyThis,
    given_cards.ReturnIt,
    treasure.AcquireTurnedUp, treasure.AddPlace, treasure.BanishAllInRow, treasure.Hoard,
    treasure.MoveTreasure,
    # and what the rules leave for later
    defeat.AcquireDefeated, keywords.Auction, play.Announce, play.HeardPlay, reactions.InOrder,
    reactions.ReactToOne, redirects.UseUp, replacements.DrawTheRest, replacements.Prevent,
    replacements.Replacing, row.Fill,
    treasure.MoveTreasureTo, turn.NextTurn, whole_row.TakeOthers, whole_row.TakeTo,
)  # fmt: skip
ABILITIES: Final[dict[type[Ability], Callable[[Any], Vector]]] = {
    abilities.Activated: of_activated,
    abilities.Cheaper: of_discount,
    abilities.When: of_when,
}
ADVANTAGES: Final[dict[type[Ability], float]] = {  # of what holds while a card is in play
    abilities.Arrives: 0.5,
    abilities.Bargain: 0.0,  # a low price shows in what it costs
    abilities.CountsTwice: 0.5,
    abilities.Instead: 0.5,
    abilities.TreatAs: 0.5,
    replacements.Replaces: 0.5,
    standing.StaysInFront: 0.0,
    standing.TakesMonsters: 2.0,
    standing.Unbanishable: 0.0,
    standing.Uncopyable: 0.0,
    standing.While: 0.0,
    standing.WorthPer: 0.0,
}


def of_card(card: Card) -> Vector:
    """What a card does: a hero each time it is played, a construct each turn, a monster as reward."""
    total = of_all(card.play) if card.play else of_all(card.reward)
    for ability in card.abilities:
        total = add_multiple(total, of_ability(ability), 1.0)
    if card.trophy is not None:
        total = add_multiple(total, of_ability(card.trophy), 1.0)
    if card.into is not None:
        total = add_multiple(total, of_card(card.into), TRANSFORMED)
    return total


class FeatureTable:
    """The features of every face, as far as they were asked for."""

    def __init__(self) -> None:
        self.vectors: list[Vector] = []
        self.printed: i64 = 0  # how many faces had been given then

    def catch_up(self) -> None:
        """Work out those of the cards that have come since."""
        for face in PRINTINGS.since(self.printed):
            while len(self.vectors) <= face:
                self.vectors.append(nothing())
            self.vectors[face] = of_card(FACES[face])
        self.printed = PRINTINGS.count


KNOWN: Final = FeatureTable()


def vector(face: int) -> Vector:
    """The features of a face."""
    if KNOWN.printed != PRINTINGS.count:
        KNOWN.catch_up()
    return KNOWN.vectors[face]
