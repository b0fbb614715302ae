"""Darkness Unleashed."""

from vigil.language.abilities import Activated, Bargain, Cheaper, CountsTwice, Instead, When
from vigil.language.amounts import Each, EnergyGained, TreasureInHoard
from vigil.language.basics import STARTING_WITH_SHARD, basics, starting_shard
from vigil.language.cards import Construct, Hero, Monster, Treasure
from vigil.language.choices import Choose, ChooseOneOrAll, EachOpponent, EachPlayer, May, UpTo
from vigil.language.conditions import Control, Energize, Played, TreasureInRow
from vigil.language.effects import Draw, Gain, If, Pay, Permit, ThisTurn
from vigil.language.selectors import ACQUIRABLES, CARDS, CONSTRUCTS, HEROES, MONSTERS, TREASURES
from vigil.language.taking import Acquire, Defeat
from vigil.language.targets import (
    Banish,
    BanishAllInRow,
    BanishThis,
    Destroy,
    EnergizeOne,
    Repeat,
    ReturnThis,
)
from vigil.language.transforms import TransformToHand, WhenDefeated, WhenPlayed
from vigil.language.treasure import AcquireAllTreasure, Hoard, MoveTreasure
from vigil.language.triggers import Defeats, EntersPlay
from vigil.rules.abilities import HONOR_DOUBLED
from vigil.rules.library import CardSet
from vigil.rules.printed import ENLIGHTENED, LIFEBOUND, MECHANA, VOID
from vigil.rules.setup import DARKNESS
from vigil.rules.zones import AVAILABLE, CENTER_DECK, CENTER_ROW, DISCARD, HAND, PLAY
from vigil.rules.zones import VOID as THE_VOID

DARKNESS_UNLEASHED = CardSet(
    code="darkness_unleashed",
    name="Darkness Unleashed",
    rulebook=DARKNESS,
    most_players=2,
    starting_deck=STARTING_WITH_SHARD,
    large=False,
    shards=40,
    cards=[
        *basics(decks=2, mystics=16, infantry=16),
        starting_shard(copies=2),
        Treasure("Energy Shard", copies=10,
                 play=[Gain(energy=1), Draw(1)]),
        Treasure("Dark Energy Shard", copies=10,
                 fate=[EachPlayer(May(Banish(CARDS.in_(DISCARD))))],
                 play=[Gain(energy=1), Draw(1)]),

        # Enlightened
        Hero("Anointed Askara", ENLIGHTENED, cost=5, honor=3, copies=2,
             play=[Draw(1), ThisTurn(Instead(ACQUIRABLES.in_(CENTER_ROW), HAND), times=1)]),
        Hero("Arha Mentor", ENLIGHTENED, cost=4, honor=2, copies=2,
             play=[If(Energize(2), Draw(1)),
                   May(Banish(CARDS.in_(HAND), then=Acquire(HEROES.in_(AVAILABLE), to=HAND)))]),
        Hero("Gemcatcher Spirit", ENLIGHTENED, cost=2, honor=1, copies=2,
             play=[Draw(1)],
             transforms=WhenPlayed(Energize(2)),
             into=Hero("Otherworldly Guide", ENLIGHTENED, cost=2, honor=3, reverts=True,
                       play=[Draw(2)])),
        Construct("Shardfinder Compass", ENLIGHTENED, cost=3, honor=1, copies=1,
                  abilities=[Activated(AcquireAllTreasure(), cost=BanishThis(), condition=TreasureInRow(),
                                       once_per_turn=False)]),
        Hero("Toric, Devoted Disciple", ENLIGHTENED, cost=6, honor=3, copies=1,
             play=[Repeat(HEROES.in_(CENTER_ROW))],
             transforms=WhenPlayed(Energize(4)),
             into=Hero("Toric, Ascendant", ENLIGHTENED, cost=6, honor=5, reverts=True,
                       play=[Acquire(HEROES.in_(CENTER_ROW | AVAILABLE), to=HAND)])),
        Hero("Valiant Ascetic", ENLIGHTENED, cost=2, honor=1, copies=2,
             play=[May(Pay(BanishThis(), Defeat(MONSTERS.costing(5).in_(CENTER_ROW | AVAILABLE))))]),
        Hero("Veya, Handmaiden of Logos", ENLIGHTENED, cost=7, honor=4, copies=1,
             play=[If(Energize(2),
                      ChooseOneOrAll(Acquire(HEROES.costing(6).in_(CENTER_ROW | AVAILABLE)),
                                     Defeat(MONSTERS.costing(6).in_(CENTER_ROW | AVAILABLE))),
                      otherwise=Choose(Acquire(HEROES.costing(6).in_(CENTER_ROW | AVAILABLE)),
                                       Defeat(MONSTERS.costing(6).in_(CENTER_ROW | AVAILABLE))))]),

        # Lifebound
        Hero("Dendris the Gladewyrm", LIFEBOUND, cost=6, honor=3, copies=1,
             play=[Gain(runes=2, power=2, honor=2), If(Energize(3), Gain(runes=2, power=2, honor=2))]),
        Hero("Gem-Eater Leprechaun", LIFEBOUND, cost=4, honor=2, copies=2,
             play=[Gain(runes=2, energy=2)]),
        Hero("Honiskrot Tribesman", LIFEBOUND, cost=2, honor=1, copies=2,
             play=[Gain(runes=1)],
             transforms=WhenPlayed(Energize(2)),
             into=Hero("Honiskrot Chieftain", LIFEBOUND, cost=2, honor=3, reverts=True,
                       play=[Gain(runes=3)])),
        Hero("Jakeb, Cobra Shaman", LIFEBOUND, cost=5, honor=3, copies=1,
             play=[Gain(honor=3)],
             transforms=WhenPlayed(Energize(4)),
             into=Hero("Jakeb, Cobra King", LIFEBOUND, cost=5, honor=5, reverts=True,
                       play=[Gain(honor=6), Permit(HONOR_DOUBLED)])),
        Hero("Moken, the Huntmaster", LIFEBOUND, cost=7, honor=0, copies=1, honor_per_treasure=1,
             play=[Gain(honor=5)]),
        Construct("Mosaic Horn", LIFEBOUND, cost=3, honor=2, copies=2,
                  abilities=[Activated(Gain(runes=2), condition=Energize(2))]),
        Hero("Raven Siren", LIFEBOUND, cost=3, honor=1, copies=2,
             play=[Gain(runes=1), ThisTurn(Cheaper(HEROES, 1), per=EnergyGained())]),

        # Mechana
        Construct("Charging Chamber", MECHANA, cost=3, honor=3, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)), Gain(energy=1), once_per_turn=True)]),
        Hero("Crystalline Monk", MECHANA, cost=4, honor=2, copies=2,
             play=[Gain(runes=2), May(MoveTreasure())]),
        Construct("Hedron Dredger", MECHANA, cost=5, honor=5, copies=2,
                  abilities=[Activated(EnergizeOne(CONSTRUCTS.in_(PLAY)),
                                       condition=Control(CONSTRUCTS.of(MECHANA), 3))]),
        Construct("Replication Drone", MECHANA, cost=4, honor=4, copies=2,
                  abilities=[CountsTwice()]),
        Hero("Scrap Scrabbler", MECHANA, cost=2, honor=1, copies=2,
             play=[Gain(runes=1, power=1)],
             transforms=WhenPlayed(Energize(2)),
             into=Hero("Scrabbling Squad", MECHANA, cost=2, honor=3, reverts=True,
                       play=[Gain(runes=2, power=2)])),
        Construct("Yolothian Monolith", MECHANA, cost=8, honor=8, copies=1,
                  abilities=[Activated(TransformToHand(), condition=Energize(4), once_per_turn=False)],
                  transforms=WhenPlayed(Energize(4)),
                  into=Hero("Yolocryx, the Guardian", MECHANA, cost=8, honor=8, reverts=True,
                            play=[Gain(power=5), Gain(power=1, per=Each(CONSTRUCTS.of(MECHANA)))],
                            from_discard=When(EntersPlay(CONSTRUCTS.of(MECHANA)), May(ReturnThis())))),

        # Void
        Hero("Arbiter of the Lost", VOID, cost=4, honor=3, copies=2,
             play=[Gain(energy=2), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Hero("Azerax of the Black Watch", VOID, cost=7, honor=3, copies=1,
             play=[Gain(power=4), May(Banish(CARDS.in_(HAND | DISCARD)))],
             transforms=WhenPlayed(Energize(4)),
             into=Hero("Azerax, Nyx's Chosen", VOID, cost=7, honor=5, reverts=True,
                       play=[Gain(power=6), UpTo(Banish(CARDS.in_(HAND | DISCARD)))])),
        Hero("Nightmare Sentinel", VOID, cost=3, honor=2, copies=2,
             play=[Gain(power=2),
                   ThisTurn(When(Defeats(MONSTERS.in_(CENTER_ROW)), May(Banish(CARDS.in_(HAND | DISCARD)))),
                            times=1)]),
        Hero("Nyxian Ritualist", VOID, cost=5, honor=3, copies=2,
             play=[Gain(power=3, energy=3)]),
        Construct("Riftwalker's Axe", VOID, cost=3, honor=2, copies=2,
                  abilities=[Activated(Gain(power=2), condition=Energize(2))]),
        Hero("Voidsworn Warrior", VOID, cost=2, honor=1, copies=2,
             play=[Gain(power=1)],
             transforms=WhenPlayed(Energize(2)),
             into=Hero("Voidsworn Champion", VOID, cost=2, honor=3, reverts=True,
                       play=[Gain(power=4)])),

        # Monsters
        Monster("Cacklecast Wretch", power=4, copies=3,
                bargain=Bargain(Energize(4), 4),
                reward=[Gain(honor=4)]),
        Monster("Erabus, the Exiled", power=9, copies=1,
                bargain=Bargain(Played(TREASURES.named("Dark Energy Shard")), 2),
                reward=[TransformToHand()],
                transforms=WhenDefeated(),
                into=Hero("Erabus, Son of Nyx", VOID, cost=9, honor=7, reverts=True,
                          play=[Defeat(MONSTERS.in_(THE_VOID), to=CENTER_DECK)])),
        Monster("Oxipede", power=3, copies=4,
                reward=[Gain(honor=2), If(Energize(2), Gain(honor=2))]),
        Monster("Phasefiend", power=2, copies=3,
                reward=[Gain(honor=1), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Monster("Plunder Devil", power=5, copies=3,
                reward=[Gain(honor=5),
                        If(Energize(2), May(Acquire(ACQUIRABLES.costing(6).in_(CENTER_ROW | AVAILABLE))),
                           otherwise=May(Acquire(ACQUIRABLES.costing(3).in_(CENTER_ROW | AVAILABLE))))]),
        Monster("Smoke Tyrant", power=7, copies=1,
                reward=[Gain(honor=4), Hoard(7)],
                trophy=Activated(Gain(energy=1, per=TreasureInHoard()))),
        Monster("Vault Lich", power=3, copies=4,
                fate=[BanishAllInRow(CARDS.with_treasure.in_(CENTER_ROW))],
                reward=[Gain(honor=3), May(Banish(CARDS.with_treasure.in_(CENTER_ROW)))]),
        Monster("Webclaw", power=4, copies=2,
                reward=[Gain(honor=3),
                        If(Energize(3), EachOpponent(Destroy(CONSTRUCTS.in_(PLAY))),
                           otherwise=EachOpponent(If(Control(CONSTRUCTS, 3),
                                                     Destroy(CONSTRUCTS.in_(PLAY)))))]),
    ],
)
