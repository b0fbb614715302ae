"""Chronicle of the Godslayer."""

from vigil.language.abilities import Activated, Cheaper, Instead, TreatAs, When
from vigil.language.amounts import Each, EachFaction
from vigil.language.basics import STARTING, basics
from vigil.language.cards import Construct, Hero, Monster
from vigil.language.choices import AgainstEachOpponent, Choose, EachOpponent, May, TakeAtRandom
from vigil.language.conditions import Control, Played
from vigil.language.effects import Draw, ExtraTurn, Gain, If, Spend, ThisTurn
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.taking import Acquire, AcquireOrDefeat, Defeat
from vigil.language.targets import Banish, BanishThis, Destroy, Discard, KeepOne, Repeat
from vigil.language.triggers import Defeats, EntersPlay, Plays
from vigil.rules.library import CardSet
from vigil.rules.printed import ENLIGHTENED, LIFEBOUND, MECHANA, VOID
from vigil.rules.setup import GODSLAYER as RULEBOOK
from vigil.rules.zones import AVAILABLE, CENTER_ROW, DECK, DISCARD, HAND, PLAY, PLAYED

GODSLAYER = CardSet(
    code="godslayer",
    name="Chronicle of the Godslayer",
    rulebook=RULEBOOK,
    most_players=4,
    starting_deck=STARTING,
    cards=[
        *basics(decks=4, mystics=30, infantry=29),

        # Enlightened
        Hero("Arha Initiate", ENLIGHTENED, cost=1, honor=1, copies=3,
             play=[Draw(1)]),
        Hero("Arha Templar", ENLIGHTENED, cost=4, honor=3, copies=2,
             play=[Defeat(MONSTERS.costing(4).in_(CENTER_ROW | AVAILABLE))]),
        Hero("Ascetic of the Lidless Eye", ENLIGHTENED, cost=5, honor=2, copies=2,
             play=[Draw(2)]),
        Hero("Master Dhartha", ENLIGHTENED, cost=7, honor=3, copies=1,
             play=[Draw(3)]),
        Hero("Oziah the Peerless", ENLIGHTENED, cost=6, honor=3, copies=1,
             play=[Defeat(MONSTERS.costing(6).in_(CENTER_ROW | AVAILABLE))]),
        Hero("Seer of the Forked Path", ENLIGHTENED, cost=2, honor=1, copies=3,
             play=[Draw(1), May(Banish(CARDS.in_(CENTER_ROW)))]),
        Construct("Tablet of Time's Dawn", ENLIGHTENED, cost=5, honor=2, copies=1,
                  abilities=[Activated(ExtraTurn(), cost=BanishThis(), once_per_turn=False)]),
        Hero("Temple Librarian", ENLIGHTENED, cost=2, honor=1, copies=3,
             play=[Discard(CARDS.in_(HAND), then=Draw(2))]),
        Construct("The All-Seeing Eye", ENLIGHTENED, cost=6, honor=2, copies=1,
                  abilities=[Activated(Draw(1))]),
        Hero("Twofold Askara", ENLIGHTENED, cost=4, honor=2, copies=1,
             play=[Repeat(HEROES.in_(PLAYED).other)]),

        # Lifebound
        Hero("Cetra, Weaver of Stars", LIFEBOUND, cost=7, honor=4, copies=1,
             play=[Acquire(HEROES.in_(CENTER_ROW | AVAILABLE), to=DECK)]),
        Hero("Druids of the Stone Circle", LIFEBOUND, cost=4, honor=3, copies=2,
             play=[Acquire(HEROES.costing(3).in_(CENTER_ROW | AVAILABLE), to=DECK)]),
        Hero("Flytrap Witch", LIFEBOUND, cost=5, honor=2, copies=2,
             play=[Gain(honor=2), Draw(1)]),
        Hero("Landtalker", LIFEBOUND, cost=6, honor=3, copies=1,
             play=[Gain(runes=3)]),
        Hero("Lifebound Initiate", LIFEBOUND, cost=1, honor=1, copies=3,
             play=[Gain(runes=1, honor=1)]),
        Hero("Runic Lycanthrope", LIFEBOUND, cost=3, honor=1, copies=2,
             play=[Gain(runes=2), If(Played(HEROES.of(LIFEBOUND).other), Gain(power=2))]),
        Construct("Snapdragon", LIFEBOUND, cost=5, honor=2, copies=2,
                  abilities=[Activated(Gain(runes=1)),
                             When(Plays(HEROES.of(LIFEBOUND), first=True), Gain(honor=1))]),
        Hero("Wolf Shaman", LIFEBOUND, cost=3, honor=1, copies=3,
             play=[Gain(runes=1), Draw(1)]),
        Construct("Yggdrasil Staff", LIFEBOUND, cost=4, honor=2, copies=2,
                  abilities=[Activated(Gain(power=1)),
                             Activated(Gain(honor=3), cost=Spend(runes=4))]),

        # Mechana
        Hero("Avatar Golem", MECHANA, cost=4, honor=2, copies=2,
             play=[Gain(power=2), Gain(honor=1, per=EachFaction(CONSTRUCTS))]),
        Construct("Burrower Mark II", MECHANA, cost=3, honor=3, copies=2,
                  abilities=[When(EntersPlay(CONSTRUCTS.of(MECHANA)), Draw(1), once_per_turn=True)]),
        Construct("Hedron Cannon", MECHANA, cost=8, honor=8, copies=1,
                  abilities=[Activated(Gain(power=1, per=Each(CONSTRUCTS.of(MECHANA))))]),
        Construct("Hedron Link Device", MECHANA, cost=7, honor=7, copies=1,
                  abilities=[TreatAs(MECHANA)]),
        Hero("Kor, the Ferromancer", MECHANA, cost=3, honor=2, copies=1,
             play=[Gain(power=2), If(Control(CONSTRUCTS, 2), Draw(1))]),
        Hero("Mechana Initiate", MECHANA, cost=1, honor=1, copies=3,
             play=[Choose(Gain(runes=1), Gain(power=1))]),
        Hero("Reactor Monk", MECHANA, cost=4, honor=2, copies=2,
             play=[Gain(runes=2), ThisTurn(Cheaper(CONSTRUCTS, 1))]),
        Construct("Rocket Courier X-99", MECHANA, cost=4, honor=4, copies=2,
                  abilities=[Instead(CONSTRUCTS.of(MECHANA).other, PLAY)]),
        Construct("The Grand Design", MECHANA, cost=6, honor=6, copies=2,
                  abilities=[Activated(Gain(mechana_runes=2))]),
        Construct("Watchmaker's Altar", MECHANA, cost=5, honor=5, copies=2,
                  abilities=[Activated(Gain(mechana_runes=1))]),

        # Void
        Hero("Arbiter of the Precipice", VOID, cost=4, honor=1, copies=2,
             play=[Draw(2), Banish(CARDS.in_(HAND))]),
        Hero("Demon Slayer", VOID, cost=4, honor=2, copies=2,
             play=[Gain(power=3)]),
        Hero("Emri, One with the Void", VOID, cost=6, honor=3, copies=1,
             play=[Gain(power=4)]),
        Construct("Muramasa", VOID, cost=7, honor=4, copies=1,
                  abilities=[Activated(Gain(power=3))]),
        Hero("Shade of the Black Watch", VOID, cost=3, honor=1, copies=3,
             play=[Gain(power=2), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Construct("Shadow Star", VOID, cost=3, honor=2, copies=2,
                  abilities=[Activated(Gain(power=1))]),
        Hero("Spike Vixen", VOID, cost=2, honor=1, copies=2,
             play=[Gain(power=1), Draw(1)]),
        Hero("Void Initiate", VOID, cost=1, honor=1, copies=3,
             play=[Gain(runes=1), May(Banish(CARDS.in_(HAND | DISCARD)))]),
        Construct("Voidthirster", VOID, cost=5, honor=3, copies=2,
                  abilities=[Activated(Gain(power=1)),
                             When(Defeats(MONSTERS.in_(CENTER_ROW), first=True), Gain(honor=1))]),

        # Monsters
        Monster("Avatar of the Fallen", power=7, copies=1, unbanishable=True,
                reward=[Gain(honor=4), May(AcquireOrDefeat(CARDS.in_(CENTER_ROW)))]),
        Monster("Corrosive Widow", power=4, copies=4,
                reward=[Gain(honor=3), EachOpponent(Destroy(CONSTRUCTS.in_(PLAY)))]),
        Monster("Earth Tyrant", power=6, copies=2,
                reward=[Gain(honor=5), Draw(2)]),
        Monster("Mephit", power=3, copies=3,
                reward=[Gain(honor=2), May(Banish(CARDS.in_(CENTER_ROW)))]),
        Monster("Mistake of Creation", power=4, copies=4,
                reward=[Gain(honor=4), May(Banish(CARDS.in_(CENTER_ROW))), May(Banish(CARDS.in_(DISCARD)))]),
        Monster("Samael's Trickster", power=3, copies=4,
                reward=[Gain(runes=1, honor=1)]),
        Monster("Sea Tyrant", power=5, copies=3,
                reward=[Gain(honor=5), EachOpponent(KeepOne(CONSTRUCTS.in_(PLAY)))]),
        Monster("Tormented Soul", power=3, copies=3,
                reward=[Gain(honor=1), Draw(1)]),
        Monster("Wind Tyrant", power=5, copies=3,
                reward=[Gain(runes=3, honor=3)]),
        Monster("Xeron, Duke of Lies", power=6, copies=1,
                reward=[Gain(honor=3), AgainstEachOpponent(TakeAtRandom())]),
    ],
)
