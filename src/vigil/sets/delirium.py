"""Delirium."""

from vigil.language.abilities import Activated, Arrives, Instead, When
from vigil.language.amounts import Each
from vigil.language.basics import STARTING, basics
from vigil.language.cards import Construct, Hero, Monster
from vigil.language.choices import (
    AgainstEachOpponent,
    AgainstOneOpponent,
    EachOpponent,
    May,
    TakeAtRandom,
    TakeInsight,
)
from vigil.language.conditions import Control, Echo, EveryFactionInRow, Serenity
from vigil.language.effects import Do, Draw, Gain, If, Pay, RepeatIt, Spend, ThisTurn
from vigil.language.keywords import Recur, RollDie, Unite
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.taking import Acquire, AcquireInItsPlace, Defeat
from vigil.language.targets import Banish, BanishThis, Destroy, Repeat, Return, ReturnThis
from vigil.language.triggers import Defeats, EntersPlay, ThisEntersPlay, TurnBegins
from vigil.rules.library import CardSet
from vigil.rules.printed import ENLIGHTENED, LIFEBOUND, MECHANA, VOID
from vigil.rules.setup import DELIRIUM as RULEBOOK
from vigil.rules.zones import AVAILABLE, CENTER_DECK, CENTER_ROW, DECK, DISCARD, HAND, PLAY, PLAYED
from vigil.rules.zones import VOID as THE_VOID

DIE = RollDie((
    May(Banish(CARDS.in_(HAND | DISCARD))),
    Draw(2),
    Gain(runes=3),
    Gain(power=4),
    Gain(honor=5),
    Gain(insight=6),
))

DELIRIUM = CardSet(
    code="delirium",
    name="Delirium",
    rulebook=RULEBOOK,
    most_players=4,
    starting_deck=STARTING,
    die=DIE,
    insight=True,
    cards=[
        *basics(decks=4, mystics=20, infantry=20),

        # Enlightened
        Hero("Aegis Knight", ENLIGHTENED, cost=3, honor=2, copies=2, auction=True,
             play=[May(Banish(CARDS.in_(HAND | DISCARD), then=AcquireInItsPlace(HEROES.in_(AVAILABLE))))]),
        Hero("Dimension Monk", ENLIGHTENED, cost=2, honor=1, copies=2,
             play=[Recur(1, Draw(1))]),
        Hero("Divine Askara", ENLIGHTENED, cost=5, honor=3, copies=1, uncopyable=True,
             play=[Repeat(HEROES.in_(PLAYED).other, then=May(Pay(Spend(insight=3), RepeatIt())))]),
        Hero("Dream Dealer", ENLIGHTENED, cost=4, honor=2, copies=3,
             play=[Draw(1), Banish(CARDS.in_(CENTER_ROW)), If(EveryFactionInRow(), DIE)]),
        Construct("Dream Stone", ENLIGHTENED, cost=3, honor=1, copies=1,
                  abilities=[Activated(DIE, cost=BanishThis(), once_per_turn=False)]),
        Hero("Dreamscape Diviner", ENLIGHTENED, cost=1, honor=1, copies=3,
             play=[Gain(insight=2)]),
        Hero("Emri, Lightbringer", ENLIGHTENED, cost=8, honor=5, copies=1, dreamborn=True,
             play=[Defeat(MONSTERS.in_(CENTER_ROW | THE_VOID), to=CENTER_DECK)]),
        Hero("Loa, Dream Dragon", ENLIGHTENED, cost=6, honor=4, copies=1,
             play=[DIE]),
        Hero("Templar General", ENLIGHTENED, cost=4, honor=2, copies=3, dreamborn=True,
             play=[Defeat(MONSTERS.costing(4).in_(CENTER_ROW | AVAILABLE))],
             abilities=[Arrives(Serenity(), HAND)]),
        Construct("The Dragon's Eye", ENLIGHTENED, cost=3, honor=2, copies=1,
                  abilities=[When(ThisEntersPlay(), Gain(insight=1)),
                             Activated(Gain(insight=1), condition=Serenity())]),

        # Lifebound
        Hero("Delirium Nymph", LIFEBOUND, cost=1, honor=1, copies=2,
             play=[Gain(runes=1), Unite(LIFEBOUND, Draw(2))]),
        Hero("Dream Guide", LIFEBOUND, cost=4, honor=2, copies=3,
             play=[Gain(runes=2, insight=1)]),
        Hero("Dreamscape Dryad", LIFEBOUND, cost=2, honor=1, copies=2,
             play=[Recur(3, Gain(honor=3))]),
        Hero("Evvy, Ogo's Gift", LIFEBOUND, cost=7, honor=4, copies=1,
             play=[Recur(3, Acquire(HEROES.in_(CENTER_ROW | AVAILABLE), to=DECK))]),
        Hero("Kor, Worldbreaker", LIFEBOUND, cost=6, honor=3, copies=1, dreamborn=True,
             play=[Gain(runes=2), Draw(1), Unite(LIFEBOUND, Gain(power=6), others=2)]),
        Construct("Ogo War Tree", LIFEBOUND, cost=3, honor=2, copies=2,
                  abilities=[Instead(HEROES.in_(CENTER_ROW), DECK)]),
        Hero("Pollen Pixie", LIFEBOUND, cost=3, honor=2, copies=3, dreamborn=True,
             play=[Gain(runes=2, honor=1)]),
        Hero("Tuskrider", LIFEBOUND, cost=4, honor=3, copies=2,
             play=[Draw(1), Unite(LIFEBOUND, Gain(power=4))]),
        Hero("Vineweaver", LIFEBOUND, cost=5, honor=3, copies=2, auction=True,
             play=[Gain(honor=4)]),

        # Mechana
        Construct("Clockwork Blade", MECHANA, cost=4, honor=4, copies=2, dreamborn=True,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)),
                                  Gain(power=1, per=Each(CONSTRUCTS.of(MECHANA))), once_per_turn=True)]),
        Construct("Clockwork Familiar", MECHANA, cost=6, honor=6, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)),
                                  Gain(runes=1, per=Each(CONSTRUCTS.of(MECHANA))), once_per_turn=True)]),
        Construct("Clockwork Helm", MECHANA, cost=5, honor=5, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)),
                                  Gain(insight=1, per=Each(CONSTRUCTS.of(MECHANA))), once_per_turn=True)]),
        Construct("Clockwork Shield", MECHANA, cost=3, honor=3, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)),
                                  Gain(honor=1, per=Each(CONSTRUCTS.of(MECHANA))), once_per_turn=True)]),
        Construct("Dhartha, Mechamonk", MECHANA, cost=9, honor=9, copies=1, dreamborn=True,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)),
                                  Draw(1, per=Each(CONSTRUCTS.of(MECHANA))), once_per_turn=True)]),
        Hero("Emma Ironheart", MECHANA, cost=6, honor=3, copies=1,
             play=[Recur(3, Gain(runes=3), If(Control(CONSTRUCTS, 2), Gain(power=3)))]),
        Hero("Inferna Templar", MECHANA, cost=4, honor=3, copies=2, auction=True,
             play=[Draw(1), If(Control(CONSTRUCTS, 2), Draw(1))]),
        Construct("Salvage Yard", MECHANA, cost=7, honor=7, copies=1, dreamborn=True,
                  abilities=[When(TurnBegins(), ReturnThis())]),
        Hero("Scrapbot Scrapper", MECHANA, cost=3, honor=2, copies=3,
             play=[Gain(power=2), May(Return(CONSTRUCTS.in_(PLAY)))]),
        Hero("Steelweaver", MECHANA, cost=1, honor=1, copies=2,
             play=[Recur(1, Gain(runes=1),
                         ThisTurn(Instead(CONSTRUCTS, PLAY, once_per_turn=False, may=False), times=1))]),

        # Void
        Construct("Arbiter Circlet", VOID, cost=3, honor=2, copies=3, dreamborn=True,
                  abilities=[Activated(Gain(power=1))]),
        Hero("Cetra, Voidmother", VOID, cost=7, honor=5, copies=1, dreamborn=True,
             play=[Gain(power=4),
                   ThisTurn(When(Defeats(MONSTERS.in_(CENTER_ROW)),
                                 May(Acquire(HEROES.in_(CENTER_ROW | AVAILABLE), to=DECK))), times=1)]),
        Hero("Darktome Librarian", VOID, cost=5, honor=3, copies=2,
             play=[Gain(insight=2), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Hero("Naka, Shadeborn", VOID, cost=6, honor=4, copies=1,
             play=[Recur(3, Gain(power=3), May(Return(CARDS.of(VOID).in_(DISCARD))))]),
        Hero("Nihil Chemist", VOID, cost=1, honor=1, copies=2,
             play=[Recur(2, Gain(power=1), May(Banish(CARDS.in_(HAND | DISCARD))))]),
        Construct("Nilhammer", VOID, cost=5, honor=3, copies=1,
                  abilities=[Activated(Gain(power=3), condition=Echo(VOID))]),
        Hero("Shield Bearer", VOID, cost=4, honor=2, copies=2, auction=True,
             play=[Draw(1), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Hero("Voidrager", VOID, cost=2, honor=1, copies=3,
             play=[Gain(power=2),
                   ThisTurn(When(Defeats(MONSTERS.in_(CENTER_ROW)), Gain(insight=1)), times=1)]),
        Hero("Voidspeaker", VOID, cost=4, honor=2, copies=3,
             play=[Gain(power=2), If(Echo(VOID), Gain(runes=3))]),

        # Monsters
        Monster("Bleaktoad", power=4, copies=3,
                reward=[Gain(honor=4), May(Banish(CARDS.in_(HAND | DISCARD))),
                        May(Pay(Spend(insight=2), Banish(CARDS.in_(HAND | DISCARD))))]),
        Monster("Delirium Pixies", power=4, copies=3,
                reward=[Gain(runes=3, honor=2)]),
        Monster("Demon Pups", power=3, copies=4,
                reward=[Gain(honor=1), Draw(1), May(Pay(Spend(insight=1), Draw(1)))]),
        Monster("Dreadmare", power=5, copies=3,
                reward=[Gain(honor=4, insight=3)]),
        Monster("Dream Eater", power=3, copies=4,
                reward=[Gain(honor=2, insight=1)]),
        Monster("Glover, Dream Titan", power=8, copies=1,
                reward=[Gain(honor=7), AgainstOneOpponent(Do(TakeInsight(), TakeAtRandom()))]),
        Monster("Karion", power=7, copies=1,
                reward=[Gain(honor=5, insight=10)]),
        Monster("Mammoth Beetle", power=4, copies=3,
                reward=[Gain(honor=3), EachOpponent(Destroy(CONSTRUCTS.in_(PLAY))),
                        May(Pay(Spend(insight=1), EachOpponent(Destroy(CONSTRUCTS.in_(PLAY)))))]),
        Monster("Oak of Souls", power=5, copies=2,
                reward=[Gain(honor=3), DIE]),
        Monster("Torment Legionary", power=6, copies=2,
                reward=[Gain(honor=6), Acquire(CARDS.born_of_dreams.in_(CENTER_ROW))]),
        Monster("Zis, Dreamreaper", power=6, copies=1,
                reward=[Gain(honor=5), AgainstEachOpponent(TakeInsight(2))]),
    ],
)
