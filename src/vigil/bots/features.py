"""Features: what a card does, as a few numbers, read off its effects; so a new card has them, too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.language import (
    abilities,
    amounts,
    cards_under,
    choices,
    conditions,
    effects,
    free_cards,
    given_cards,
    keywords,
    plunder,
    rest_of_turn,
    targets,
    transforms,
    treasure,
)
from vigil.language.selectors import ANY_COST
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.card import FACES, PRINTINGS, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW

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
TIMES: Final = {"Each": 2.0, "EachFaction": 1.5, "EnergyGained": 2.0, "ItsHonor": 2.0, "TreasureInHoard": 2.0}
LIKELY: Final = {
    "Played": 0.5,
    "PlayedEveryFaction": 0.1,
    "Control": 0.45,
    "HonorGained": 0.5,
    "MostHonor": 0.45,
    "ItIs": 0.4,
    "InVoid": 0.4,
    "TreasureInRow": 0.7,
    "EveryFactionInRow": 0.4,
    "Serenity": 0.2,
    "Echo": 0.6,
}

Vector = list[float]


def nothing() -> Vector:
    """No feature at all."""
    return [0.0] * COUNT


def added(one: Vector, other: Vector, times: float) -> Vector:
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
        total = added(total, of_effect(part), 1.0)
    return total


def likelihood(condition: conditions.Condition) -> float:
    """How often a condition holds, roughly."""
    if isinstance(condition, conditions.Energize):
        return max(0.8 - 0.15 * condition.at_least, 0.05)
    return LIKELY.get(type(condition).__name__, 0.5)


def times(per: amounts.Amount | None) -> float:
    """How large a counted number is, roughly."""
    return 1.0 if per is None else TIMES.get(type(per).__name__, 1.0)


def of_effect(effect: Effect) -> Vector:
    """What an effect does."""
    if isinstance(effect, effects.Gain):
        often = times(effect.per)
        gains = (
            effect.runes,
            effect.power,
            effect.honor,
            0,
            effect.energy,
            effect.insight,
            effect.mechana_runes,
        )
        return [often * float(gains[i]) if i < len(gains) else 0.0 for i in range(COUNT)]
    if isinstance(effect, effects.Draw):
        return one(DRAW, effect.cards * times(effect.per))
    if isinstance(effect, effects.If):
        chance = likelihood(effect.condition)
        total = added(nothing(), of_effect(effect.effect), chance)
        return total if effect.otherwise is None else added(total, of_effect(effect.otherwise), 1.0 - chance)
    if isinstance(effect, effects.Do):
        return of_all(effect.effects)
    if isinstance(effect, effects.RevealToHand):
        return added(one(DRAW, 1.0), of_effect(effect.then), 1.0)
    if isinstance(effect, effects.Pay):
        return added(nothing(), of_effect(effect.effect), 0.5)
    if isinstance(effect, rest_of_turn.ThisTurn):
        return added(nothing(), of_ability(effect.ability), 0.6 * times(effect.per))
    if isinstance(effect, rest_of_turn.Permit | effects.ExtraTurn | treasure.AcquireAllTreasure):
        return one(EXTRA, 1.0)
    if isinstance(effect, effects.RepeatIt):
        return one(COPY, 1.0)
    if isinstance(effect, targets.OnOneCard):
        return of_target(effect)
    if isinstance(effect, keywords.Recur):
        return added(nothing(), of_all(effect.effects), 1.4)
    if isinstance(effect, keywords.Unite):
        return added(nothing(), of_effect(effect.effect), 0.5)
    if isinstance(effect, keywords.MultiUnite):
        return added(nothing(), of_effect(effect.effect), 0.8)
    if isinstance(effect, keywords.RollDie):
        return added(nothing(), of_all(effect.sides), 1.0 / len(effect.sides))
    return of_choice(effect)


def of_choice(effect: Effect) -> Vector:
    """What an effect that asks, or that strikes others, does."""
    if isinstance(effect, choices.May | choices.UpTo):
        return of_effect(effect.effect)
    if isinstance(effect, choices.Choose):
        best = nothing()
        for part in effect.effects:
            vector = of_effect(part)
            best = [max(best[i], 0.7 * vector[i]) for i in range(COUNT)]
        return best
    if isinstance(effect, choices.NameFaction):
        return added(nothing(), of_effect(effect.then), 1.5)
    if isinstance(effect, choices.EachOpponent | choices.AgainstEachOpponent | choices.AgainstOneOpponent):
        return added(one(HURT, 1.0), of_effect(effect.effect), 0.0)
    if isinstance(effect, plunder.EachOpponentDiscards):
        return added(one(HURT, 1.0), one(DRAW, 1.0), 1.0)
    if isinstance(effect, free_cards.TakeTopOfCenter | free_cards.TakeAside):
        return added(one(ACQUIRE, 2.5), one(DEFEAT, 1.5), 1.0)
    if isinstance(effect, free_cards.TakeAll):
        acquired = 0.0 if effect.target.all_fought else 8.0
        defeated = 0.0 if effect.target.none_fought else 6.0
        return added(one(ACQUIRE, acquired), one(DEFEAT, defeated), 1.0)
    if isinstance(effect, transforms.TransformAndAcquire | transforms.TransformToHand):
        return one(ACQUIRE, USUAL_FREE)
    if isinstance(effect, given_cards.ReturnThis):
        return one(EXTRA, 0.2)
    return nothing()


def of_target(effect: targets.OnOneCard) -> Vector:
    """What an effect on a card that the player picks does."""
    limit = USUAL_FREE if effect.target.at_most == ANY_COST else float(effect.target.at_most)
    if effect.target.zones == AVAILABLE:
        limit = BASIC_FREE
    after = nothing() if effect.then is None else of_effect(effect.then)
    if isinstance(effect, free_cards.Acquire):
        return one(ACQUIRE, limit)
    if isinstance(effect, free_cards.Defeat):
        return one(DEFEAT, limit)
    if isinstance(effect, free_cards.AcquireOrDefeat):
        return added(one(ACQUIRE, 0.6 * limit), one(DEFEAT, 0.4 * limit), 1.0)
    if isinstance(effect, targets.Banish):
        return added(after, one(BANISH_ROW if effect.target.zones & CENTER_ROW else BANISH, 1.0), 1.0)
    if isinstance(effect, targets.Discard | cards_under.PutUnder):
        return added(after, one(LOSE, 1.0), 1.0)
    if isinstance(effect, targets.Return):
        return one(DRAW, 0.8)
    if isinstance(effect, targets.Repeat):
        return added(after, one(COPY, 1.0), 1.0)
    if isinstance(effect, targets.EnergizeOne):
        return one(ENERGY, 2.0)
    return after


def of_ability(ability: Ability) -> Vector:
    """What an ability does in a turn."""
    if isinstance(ability, abilities.Activated):
        often = 1.0 if ability.condition is None else likelihood(ability.condition)
        if isinstance(ability.cost, given_cards.BanishThis):
            often *= 0.3
        elif ability.cost is not None:
            often *= 0.15
        return added(nothing(), of_effect(ability.does), often)
    if isinstance(ability, abilities.When):
        return added(nothing(), of_effect(ability.does), 0.5)
    if isinstance(ability, abilities.Cheaper):
        return one(DISCOUNT, float(ability.amount))
    if isinstance(ability, abilities.Instead | abilities.Arrives | abilities.TreatAs | abilities.CountsTwice):
        return one(EXTRA, 0.5)
    return nothing()


def of_card(card: Card) -> Vector:
    """What a card does: a hero each time it is played, a construct each turn, a monster as reward."""
    total = of_all(card.play) if card.play else of_all(card.reward)
    for ability in card.abilities:
        total = added(total, of_ability(ability), 1.0)
    if card.trophy is not None:
        total = added(total, of_ability(card.trophy), 1.0)
    if card.into is not None:
        total = added(total, of_card(card.into), 0.4)
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


def parts(value: Value) -> Vector:
    """The features of an effect or an ability."""
    if isinstance(value, Ability):
        return of_ability(value)
    return of_effect(value) if isinstance(value, Effect) else nothing()
