"""Rise of Vigil."""

from vigil.language.abilities import Activated, Bargain, Cheaper, Instead, When
from vigil.language.amounts import Each, EachFaction, EnergyGained, ItsHonor
from vigil.language.basics import STARTING_WITH_SHARD, basics, starting_shard
from vigil.language.cards import Construct, Hero, Monster, Treasure
from vigil.language.choices import (
    AgainstEachOpponent,
    EachOpponent,
    EachOpponentDiscards,
    EachPlayer,
    May,
    TakeOneDiscarded,
)
from vigil.language.conditions import Control, Energize, ItIs
from vigil.language.effects import Draw, ExtraTurn, Gain, GrowPool, If, RepeatIt, RevealToHand, ThisTurn
from vigil.language.keywords import PerTreasure
from vigil.language.selectors import ACQUIRABLES, CARDS, CONSTRUCTS, HEROES, MONSTERS, TREASURES
from vigil.language.taking import Acquire, AcquireOrDefeat, Defeat, TakeAll
from vigil.language.targets import Banish, BanishThis, Destroy, DestroyAll, Repeat
from vigil.language.treasure import AddPlace, BanishForTreasure
from vigil.language.triggers import Acquires, EntersPlay, ThisEntersPlay
from vigil.rules.library import CardSet
from vigil.rules.printed import ENLIGHTENED, LIFEBOUND, MECHANA, VOID
from vigil.rules.setup import DARKNESS
from vigil.rules.zones import AVAILABLE, CENTER_ROW, DISCARD, HAND, PLAY, PLAYED

RISE_OF_VIGIL = CardSet(
    code="rise_of_vigil",
    name="Rise of Vigil",
    rulebook=DARKNESS,
    most_players=4,
    starting_deck=STARTING_WITH_SHARD,
    shards=60,
    cards=[
        *basics(decks=4, mystics=26, infantry=26),
        starting_shard(copies=6),
        Treasure("Energy Shard", copies=30,
                 play=[Gain(energy=1), Draw(1)]),

        # Enlightened
        Hero("Monastic Tutor", ENLIGHTENED, cost=1, honor=1, copies=3,
             play=[If(Energize(1), Acquire(HEROES.in_(AVAILABLE), to=HAND),
                      otherwise=Acquire(HEROES.in_(AVAILABLE)))]),
        Hero("Monk of the Lidless Eye", ENLIGHTENED, cost=5, honor=2, copies=2,
             fate=[PerTreasure(EachPlayer(Draw(1)))],
             play=[Draw(2)]),
        Hero("Oziah, Judge of Logos", ENLIGHTENED, cost=9, honor=5, copies=1,
             bargain=Bargain(Energize(7), 9),
             play=[TakeAll(MONSTERS.in_(CENTER_ROW))]),
        Hero("Reality Sculptor", ENLIGHTENED, cost=3, honor=1, copies=3,
             play=[Repeat(HEROES.costing(3).in_(PLAYED).other)]),
        Hero("Righteous Templar", ENLIGHTENED, cost=4, honor=2, copies=2,
             play=[If(Energize(3), Defeat(MONSTERS.in_(CENTER_ROW | AVAILABLE)),
                      otherwise=Defeat(MONSTERS.costing(4).in_(CENTER_ROW | AVAILABLE)))]),
        Construct("Tablet of the Dreamer", ENLIGHTENED, cost=5, honor=3, copies=1,
                  abilities=[Activated(AcquireOrDefeat(CARDS.in_(CENTER_ROW)), condition=Energize(4))]),
        Construct("Temporal Eye", ENLIGHTENED, cost=3, honor=1, copies=3,
                  abilities=[When(ThisEntersPlay(), Draw(1)),
                             Activated(ExtraTurn(), cost=BanishThis(copies=2), once_per_turn=False)]),
        Hero("Truth Seeker", ENLIGHTENED, cost=4, honor=2, copies=2,
             play=[Draw(1), May(BanishForTreasure(CARDS.in_(CENTER_ROW)))]),
        Hero("Ulu, Askara Prince", ENLIGHTENED, cost=6, honor=3, copies=1, uncopyable=True,
             play=[Repeat(HEROES.in_(PLAYED).other, then=If(Energize(2), RepeatIt()))]),

        # Lifebound
        Hero("Beacon Shaman", LIFEBOUND, cost=2, honor=1, copies=3,
             play=[RevealToHand(If(ItIs(TREASURES), Gain(honor=3)))]),
        Hero("Leotan's Familiar", LIFEBOUND, cost=1, honor=1, copies=3,
             play=[Gain(runes=1), If(Energize(1), Gain(honor=2))]),
        Hero("Lifebound Muse", LIFEBOUND, cost=4, honor=3, copies=2,
             play=[If(Energize(2), Acquire(HEROES.in_(CENTER_ROW | AVAILABLE)),
                      otherwise=Acquire(HEROES.costing(4).in_(CENTER_ROW | AVAILABLE)))]),
        Hero("Loamspeaker Druid", LIFEBOUND, cost=5, honor=2, copies=2,
             fate=[PerTreasure(GrowPool(10))],
             play=[Gain(runes=3)]),
        Construct("Ogo Demontrap", LIFEBOUND, cost=4, honor=2, copies=2,
                  abilities=[Activated(Gain(power=1)),
                             Activated(Gain(honor=3), condition=Energize(4))]),
        Hero("Oras, the Redeemer", LIFEBOUND, cost=7, honor=4, copies=1,
             play=[Gain(runes=4),
                   ThisTurn(When(Acquires(HEROES.in_(CENTER_ROW)), Gain(honor=1, per=ItsHonor())))]),
        Hero("Runic Honiskrot", LIFEBOUND, cost=3, honor=1, copies=2,
             play=[Gain(runes=2), If(Energize(3), Gain(power=2))]),
        Hero("Starcaller Leotan", LIFEBOUND, cost=6, honor=3, copies=1,
             play=[Gain(honor=4), Gain(honor=1, per=EnergyGained())]),
        Construct("Wildcall Staff", LIFEBOUND, cost=5, honor=3, copies=2,
                  abilities=[Cheaper(ACQUIRABLES.with_treasure, 2, once_per_turn=True)]),

        # Mechana
        Hero("Cognition Courier", MECHANA, cost=5, honor=3, copies=2,
             play=[Gain(runes=2), ThisTurn(Cheaper(CONSTRUCTS, 1), per=EnergyGained())]),
        Construct("Foresight Monacle", MECHANA, cost=4, honor=4, copies=2,
                  abilities=[Activated(Gain(runes=1, per=Each(CONSTRUCTS.of(MECHANA))),
                                       condition=Energize(4))]),
        Hero("Magnet Monk", MECHANA, cost=3, honor=2, copies=3,
             play=[Gain(power=2), Gain(energy=1, per=EachFaction(CONSTRUCTS))]),
        Construct("Omnicron", MECHANA, cost=7, honor=7, copies=1,
                  fate=[PerTreasure(AddPlace())],
                  abilities=[Activated(Gain(energy=1, per=Each(CONSTRUCTS.of(MECHANA))))]),
        Construct("Portabillet", MECHANA, cost=5, honor=5, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)), Draw(1), once_per_turn=True),
                             Activated(Draw(1), condition=Energize(5))]),
        Construct("Prototype CH32", MECHANA, cost=3, honor=3, copies=2,
                  abilities=[Instead(CONSTRUCTS.of(MECHANA), PLAY, condition=Energize(1))]),
        Construct("Reactor Shrine", MECHANA, cost=8, honor=8, copies=1,
                  abilities=[Activated(Gain(honor=1, per=Each(CONSTRUCTS.of(MECHANA))),
                                       condition=Energize(2))]),
        Hero("Skyrocket Drone", MECHANA, cost=1, honor=1, copies=3,
             play=[Gain(runes=1), If(Control(CONSTRUCTS), Gain(runes=1))]),
        Construct("Zeta Arsenal", MECHANA, cost=6, honor=6, copies=2,
                  abilities=[Activated(Gain(power=1, per=Each(CONSTRUCTS.of(MECHANA))),
                                       condition=Energize(3))]),

        # Void
        Hero("Blackwatch Vanquisher", VOID, cost=4, honor=2, copies=2,
             play=[Gain(power=2), If(Energize(3), Gain(power=2))]),
        Hero("Darkwalker", VOID, cost=3, honor=2, copies=3,
             play=[Gain(power=2), If(Energize(1), May(Banish(CARDS.in_(HAND | DISCARD))))]),
        Hero("Illiya the Demonborn", VOID, cost=7, honor=4, copies=1,
             play=[Gain(power=4), Gain(power=1, per=EnergyGained())]),
        Hero("Nyxian Spiritcaster", VOID, cost=6, honor=3, copies=2,
             play=[Gain(energy=3), Draw(1)]),
        Hero("Spirit Merchant", VOID, cost=1, honor=1, copies=3,
             fate=[PerTreasure(EachPlayer(May(Banish(CARDS.in_(HAND | DISCARD)))))],
             play=[Gain(energy=1), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Construct("Tome of Erabus", VOID, cost=4, honor=2, copies=2,
                  abilities=[Activated(Gain(energy=1))]),
        Hero("Treasure Hunter", VOID, cost=2, honor=1, copies=3,
             play=[Gain(power=2), ThisTurn(Cheaper(MONSTERS.with_treasure, 1))]),
        Construct("Voidfeeder", VOID, cost=5, honor=3, copies=2,
                  abilities=[Activated(Gain(power=1)),
                             Activated(May(Banish(CARDS.in_(HAND | DISCARD))), condition=Energize(2))]),

        # Monsters
        Monster("Deviant Fiend", power=5, copies=3,
                reward=[Gain(honor=3), Gain(honor=1, per=EnergyGained())]),
        Monster("Firestorm Effigy", power=4, copies=4,
                reward=[Gain(honor=3), May(Banish(CARDS.in_(HAND | DISCARD))),
                        If(Energize(1), May(Banish(CARDS.in_(HAND | DISCARD))))]),
        Monster("Herald of Doom", power=8, copies=1,
                reward=[Gain(honor=6), If(Energize(7), TakeAll(CARDS.in_(CENTER_ROW)),
                                          otherwise=AcquireOrDefeat(CARDS.in_(CENTER_ROW)))]),
        Monster("Lagoon Troll", power=3, copies=3,
                reward=[Gain(honor=2), Draw(1)]),
        Monster("Mordant Widow", power=5, copies=3,
                reward=[Gain(honor=4), AgainstEachOpponent(Destroy(CONSTRUCTS.in_(PLAY)))]),
        Monster("Protean Sea Slug", power=6, copies=1,
                reward=[Gain(honor=5), EachOpponent(DestroyAll())]),
        Monster("Raging Ursine", power=3, copies=3,
                reward=[Gain(honor=3), If(Energize(2), Gain(runes=2))]),
        Monster("Serpent Siren", power=2, copies=3,
                reward=[Gain(honor=1)],
                trophy=Activated(Gain(energy=1), cost=BanishThis(), once_per_turn=False)),
        Monster("Terrus, Paragon of Strife", power=7, copies=1,
                reward=[Gain(honor=5), EachOpponentDiscards(then=May(TakeOneDiscarded()))]),
        Monster("Twisted Tyrant", power=6, copies=2,
                reward=[Gain(honor=6), If(Energize(3), Draw(3))]),
        Monster("Vault Sphinx", power=4, copies=4,
                reward=[Gain(honor=2)],
                trophy=Activated(Gain(energy=2), cost=BanishThis(), once_per_turn=False)),
    ],
)
