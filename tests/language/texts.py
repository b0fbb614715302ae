"""Words of the language, each with the text it should have."""

from typing import Any

from tests.language.fallen_texts import FALLEN
from vigil.language.abilities import Activated, Arrives, Bargain, Cheaper, CountsTwice, Instead, TreatAs, When
from vigil.language.amounts import (
    Each,
    EachFaction,
    EachOfFactionPlayed,
    EnergyGained,
    ItsHonor,
    TreasureInHoard,
)
from vigil.language.cards_under import PutUnder
from vigil.language.choices import (
    AgainstEachOpponent,
    AgainstOneOpponent,
    Choose,
    ChooseOneOrAll,
    CountAsNamed,
    EachOpponent,
    EachPlayer,
    May,
    NameFaction,
    UpTo,
)
from vigil.language.conditions import (
    Control,
    Echo,
    Energize,
    EveryFactionInRow,
    HonorGained,
    InVoid,
    ItIs,
    MostHonor,
    Played,
    PlayedEveryFaction,
    Serenity,
    TreasureInRow,
)
from vigil.language.effects import (
    Do,
    Draw,
    ExtraTurn,
    Gain,
    GrowPool,
    If,
    Pay,
    RepeatIt,
    RevealToHand,
    Spend,
)
from vigil.language.free_cards import (
    Acquire,
    AcquireInItsPlace,
    AcquireOrDefeat,
    Defeat,
    DefeatWithinConstruct,
    TakeTopOfCenter,
)
from vigil.language.given_cards import BanishThis, DestroyAll, ReturnIt, ReturnThis
from vigil.language.keywords import HoldAuction, MultiUnite, PerTreasure, Recur, RollDie, Unite
from vigil.language.naming import ItIsNamed, NameCard
from vigil.language.plunder import (
    EachOpponentDiscards,
    TakeAtRandom,
    TakeInsight,
    TakeOneDiscarded,
)
from vigil.language.replacements import (
    Replaces,
    WouldAcquire,
    WouldBeBanished,
    WouldBeDestroyed,
    WouldBeDiscarded,
    WouldDefeat,
    WouldDraw,
    WouldGainHonor,
)
from vigil.language.rest_of_turn import Permit, ThisTurn
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS, TREASURES
from vigil.language.standing import Unbanishable, Uncopyable, While, WorthPer
from vigil.language.targets import Banish, Destroy, Discard, EnergizeOne, KeepOne, Repeat, Return
from vigil.language.transforms import (
    TransformAndAcquire,
    TransformToHand,
    WhenDefeated,
    WhenPlayed,
    WhileInHand,
    WhileInPlay,
)
from vigil.language.treasure import (
    AcquireAllTreasure,
    AddPlace,
    BanishAllInRow,
    BanishForTreasure,
    Hoard,
    MoveTreasure,
)
from vigil.language.triggers import (
    Acquires,
    Defeats,
    EntersPlay,
    Plays,
    PlaysBasic,
    ThisEntersPlay,
    TurnBegins,
)
from vigil.language.whole_row import TakeAll
from vigil.rules.kernel.ability import HONOR_DOUBLED, RUNES_AS_POWER
from vigil.rules.kernel.card import ENLIGHTENED, LIFEBOUND, MECHANA, VOID
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    PLAYED,
    UNDER,
)

ROW_AND_STACKS = CENTER_ROW | AVAILABLE

FIRST: list[tuple[Any, str]] = [
    (CARDS, "a card"),
    (CARDS.of(ENLIGHTENED), "an Enlightened card"),
    (CARDS.in_(HAND | DISCARD), "a card in your hand or discard pile"),
    (HEROES.costing(3).in_(ROW_AND_STACKS), "a Hero with cost 3 or less"),
    (HEROES.of(LIFEBOUND).other, "another Lifebound Hero"),
    (CONSTRUCTS.in_(PLAY), "a Construct you control"),
    (MONSTERS.in_(CENTER_ROW), "a Monster in the center row"),
    (Each(CONSTRUCTS.of(MECHANA)), "Mechana Construct you control"),
    (EachFaction(CONSTRUCTS), "faction among Constructs you control"),
    (Played(HEROES.of(LIFEBOUND).other), "you have played another Lifebound Hero this turn"),
    (Played(HEROES, 3), "you have played three or more Heroes this turn"),
    (Control(CONSTRUCTS), "you control a Construct"),
    (Control(CONSTRUCTS, 2), "you control two or more Constructs"),
    (Gain(runes=1), "gain 1 rune"),
    (Gain(runes=2, power=1, honor=3), "gain 2 runes, 1 power and 3 honor"),
    (Gain(mechana_runes=1), "gain 1 rune that you can spend only to acquire Mechana Constructs"),
    (Gain(power=1, per=Each(CONSTRUCTS)), "gain 1 power for each Construct you control"),
    (Draw(), "draw a card"),
    (Unbanishable(), "Unbanishable"),
    (Uncopyable(), "this effect cannot be copied"),
    (WorthPer(TREASURES), "worth 1 honor at the end of the game for each Treasure you have"),
    (
        While(DISCARD, When(TurnBegins(), Draw())),
        "while this is in your discard pile: At the start of your turn, draw a card",
    ),
    (
        Replaces(WouldBeDestroyed(), Discard(CARDS.in_(HAND))),
        "if this would be destroyed, you may discard a card from your hand instead",
    ),
    (
        Replaces(WouldBeDestroyed(CONSTRUCTS.in_(PLAY))),
        "if a Construct you control would be destroyed, you may prevent it",
    ),
    (
        Replaces(WouldBeBanished(CARDS.in_(HAND | DISCARD)), Gain(honor=1), may=False),
        "if a card in your hand or discard pile would be banished, gain 1 honor instead",
    ),
    (
        Replaces(WouldBeDiscarded(CARDS, opponent=True), Draw(), once_per_turn=True),
        "once per turn, if a card of an opponent would be discarded, you may draw a card instead",
    ),
    (Replaces(WouldDraw(), Gain(runes=1)), "if you would draw a card, you may gain 1 rune instead"),
    (
        Replaces(WouldGainHonor(opponent=True, cards=MONSTERS), Gain(honor=1), may=False),
        "if an opponent would gain honor from a Monster, gain 1 honor instead",
    ),
    (
        Replaces(WouldAcquire(cards=HEROES.in_(CENTER_ROW)), Draw()),
        "if you would acquire a Hero from the center row, you may draw a card instead",
    ),
    (
        Replaces(WouldDefeat(opponent=True, cards=MONSTERS)),
        "if an opponent would defeat a Monster, you may prevent it",
    ),
    (Draw(2), "draw 2 cards"),
    (Spend(runes=4), "spend 4 runes"),
    (ExtraTurn(), "take an additional turn after this one"),
    (If(Control(CONSTRUCTS), Draw()), "if you control a Construct, draw a card"),
    (
        If(Control(CONSTRUCTS), Draw(2), Draw()),
        "draw a card. If you control a Construct, draw 2 cards instead",
    ),
    (Do(Draw(), Gain(power=1)), "draw a card, then gain 1 power"),
    (Pay(Spend(runes=1), Draw()), "spend 1 rune to draw a card"),
    (May(Draw()), "you may draw a card"),
    (Choose(Gain(runes=1), Gain(power=1)), "choose one: gain 1 rune, or gain 1 power"),
    (EachOpponent(Discard(CARDS.in_(HAND))), "each opponent must discard a card from their hand"),
    (EachOpponent(Destroy(CONSTRUCTS.in_(PLAY))), "each opponent must destroy a Construct they control"),
    (
        AgainstEachOpponent(TakeAtRandom()),
        "take a card at random from each opponent's hand and put that card into yours",
    ),
    (Banish(CARDS.in_(CENTER_ROW)), "banish a card from the center row"),
    (Banish(CARDS.in_(HAND | DISCARD)), "banish a card from your hand or discard pile"),
    (BanishThis(), "banish this"),
    (Discard(CARDS.in_(HAND), then=Draw(2)), "discard a card from your hand; if you do, draw 2 cards"),
    (Destroy(CONSTRUCTS.in_(PLAY)), "destroy a Construct you control"),
    (PutUnder(CARDS.in_(HAND)), "put a card from your hand face up under this"),
    (
        PutUnder(HEROES.in_(HAND), face_down=True, then=Draw()),
        "put a Hero from your hand face down under this; if you do, draw a card",
    ),
    (Return(CARDS.in_(UNDER)), "return a card under this to your hand"),
    (KeepOne(CONSTRUCTS.in_(PLAY)), "destroy all but one of the Constructs you control"),
    (Repeat(HEROES.in_(PLAYED).other), "copy the effect of another Hero you have played this turn"),
    (
        Defeat(MONSTERS.costing(4).in_(ROW_AND_STACKS)),
        "defeat a Monster with cost 4 or less without paying its cost",
    ),
    (Acquire(HEROES.in_(ROW_AND_STACKS)), "acquire a Hero without paying its cost"),
    (
        Acquire(HEROES.in_(ROW_AND_STACKS), to=DECK),
        "acquire a Hero without paying its cost and put it on top of your deck",
    ),
    (
        AcquireOrDefeat(CARDS.in_(CENTER_ROW)),
        "acquire or defeat a card in the center row without paying its cost",
    ),
    (ThisTurn(Cheaper(CONSTRUCTS, 1)), "the next Construct that you acquire this turn costs 1 rune less"),
    (Plays(HEROES), "when you play a Hero"),
    (Plays(HEROES, first=True), "the first time you play a Hero each turn"),
    (EntersPlay(CONSTRUCTS), "when a Construct enters play under your control"),
    (Defeats(MONSTERS.in_(CENTER_ROW)), "when you defeat a Monster in the center row"),
    (Activated(Draw()), "once per turn, draw a card"),
    (Activated(Draw(), once_per_turn=False), "draw a card"),
    (Activated(Draw(), cost=Spend(runes=2)), "once per turn, you may spend 2 runes to draw a card"),
    (
        Activated(Draw(), condition=Control(CONSTRUCTS, 2)),
        "once per turn, if you control two or more Constructs, draw a card",
    ),
    (When(Plays(HEROES), Draw()), "whenever you play a Hero, draw a card"),
    (
        When(EntersPlay(CONSTRUCTS), Draw(), once_per_turn=True),
        "once per turn, when a Construct enters play under your control, draw a card",
    ),
    (
        Instead(CONSTRUCTS.other, PLAY),
        "once per turn, when you acquire another Construct, you may put it into play"
        " instead of into your discard pile",
    ),
    (Cheaper(MONSTERS, 2), "the next Monster that you defeat costs 2 power less"),
    (
        TreatAs(MECHANA),
        "all Constructs count as Mechana Constructs for you, in addition to their own faction",
    ),
]

LATER: list[tuple[Any, str]] = [
    (HEROES.in_(AVAILABLE), "a Mystic or Heavy Infantry"),
    (CARDS.with_treasure.in_(CENTER_ROW), "a card in the center row with Treasure under it"),
    (CARDS.born_of_dreams.in_(CENTER_ROW), "a Dreamborn card in the center row"),
    (TREASURES.with_name("Dark Energy Shard"), "a Dark Energy Shard"),
    (EnergyGained(), "energy gained so far"),
    (ItsHonor(), "honor printed on it"),
    (TreasureInHoard(), "Treasure under this"),
    (EachOfFactionPlayed(), "Hero of that faction you have played this turn"),
    (Energize(3), "you have gained 3 or more energy this turn"),
    (If(Energize(3), Draw()), "Energize 3: Draw a card"),
    (If(Serenity(), Draw()), "Serenity: Draw a card"),
    (Serenity(), "your discard pile is empty"),
    (Echo(VOID), "there is a Void card in your discard pile"),
    (HonorGained(3), "you have gained 3 or more honor this turn"),
    (MostHonor(), "you have more honor than each other player"),
    (ItIs(CARDS.of(ENLIGHTENED)), "it is an Enlightened card"),
    (InVoid(MONSTERS, 8), "eight or more Monsters are in the void"),
    (TreasureInRow(), "there is Treasure in the center row"),
    (EveryFactionInRow(), "the center row holds a card of each of the four factions"),
    (PlayedEveryFaction(), "you have played Heroes of all four factions this turn"),
    (Gain(energy=1, insight=2), "gain 1 energy and 2 insight"),
    (Spend(insight=2), "spend 2 insight"),
    (GrowPool(10), "add 10 honor to the honor pool"),
    (
        Permit(HONOR_DOUBLED),
        "this turn, whenever you would gain honor after this, gain twice as much",
    ),
    (Permit(RUNES_AS_POWER), "this turn, you may spend runes as power"),
    (RepeatIt(), "copy it once more"),
    (
        RevealToHand(If(ItIs(TREASURES), Gain(honor=3))),
        "reveal the top card of your deck and put it into your hand; if it is a Treasure, gain 3 honor",
    ),
    (EachPlayer(Draw()), "each player draws a card"),
    (EachPlayer(May(Banish(CARDS.in_(DISCARD)))), "each player may banish a card from their discard pile"),
    (UpTo(Banish(CARDS.in_(DISCARD)), 2), "you may banish up to two cards from your discard pile"),
    (UpTo(Banish(CARDS.in_(DISCARD))), "you may banish any number of cards from your discard pile"),
    (
        NameCard(RevealToHand(If(ItIsNamed(), Gain(honor=3)))),
        "name a card, then reveal the top card of your deck and put it into your hand; "
        "if it is the named card, gain 3 honor",
    ),
    (NameFaction(CountAsNamed()), "name a faction: it counts as a Hero of that faction this turn"),
    (AgainstOneOpponent(TakeInsight()), "choose an opponent: take all of their insight"),
    (TakeInsight(2), "take 2 insight from them"),
    (
        EachOpponentDiscards(May(TakeOneDiscarded())),
        "each opponent discards a card at random; you may put one of those cards into your hand",
    ),
    (DestroyAll(), "destroy all Constructs you control"),
    (
        EnergizeOne(CONSTRUCTS.in_(PLAY)),
        "energize a Construct you control: this turn its Energize abilities need no energy",
    ),
    (BanishAllInRow(HEROES.in_(CENTER_ROW)), "banish every Hero in the center row"),
    (Return(CARDS.of(VOID).in_(DISCARD)), "return a Void card from your discard pile to your hand"),
    (ReturnIt(), "return it to your hand"),
    (ReturnThis(), "return this to your hand"),
    (BanishThis(2), "banish this and another copy of this you control"),
    (TakeAll(MONSTERS.in_(CENTER_ROW)), "defeat all Monsters in the center row without paying their costs"),
    (
        TakeAll(HEROES.in_(CENTER_ROW), to=HAND),
        "acquire all Heroes in the center row without paying their costs and put them into your hand",
    ),
    (
        TakeTopOfCenter(),
        "reveal the top card of the center deck and acquire or defeat it without paying its cost",
    ),
    (
        DefeatWithinConstruct(MONSTERS.in_(ROW_AND_STACKS)),
        "defeat a Monster that costs no more than a Construct you control, without paying its cost",
    ),
    (
        AcquireInItsPlace(HEROES.in_(AVAILABLE)),
        "acquire a Mystic or Heavy Infantry without paying its cost and put it where that card was",
    ),
    (AcquireAllTreasure(), "acquire all Treasure in the center row"),
    (
        BanishForTreasure(CARDS.in_(CENTER_ROW)),
        "banish a card from the center row; if the first card that replaces it is a Treasure,"
        " acquire that Treasure",
    ),
    (MoveTreasure(), "move a Treasure from under a card in the center row to under another card there"),
    (
        Hoard(7),
        "banish the top 7 cards of the center deck, but put any Treasure among them under this instead",
    ),
    (AddPlace(), "add an additional card from the center deck to the center row"),
    (PerTreasure(AddPlace()), f"for each Treasure under this, {AddPlace().text()}"),
    (Unite(LIFEBOUND, Draw()), "Unite: Draw a card"),
    (
        Unite(LIFEBOUND, Gain(power=6), others=2),
        "if you play two or more other Lifebound Heroes this turn, before or after this, gain 6 power",
    ),
    (MultiUnite(LIFEBOUND, Gain(honor=1)), "Multi-Unite (Lifebound): Gain 1 honor"),
    (Recur(1, Gain(power=1), Draw()), "gain 1 power. Draw a card. Recur (1 insight)"),
    (RollDie((Draw(),)), "roll the Delirium Die"),
    (HoldAuction(), "players bid insight for the effect below"),
    (Acquires(HEROES.in_(CENTER_ROW)), "when you acquire a Hero from the center row"),
    (PlaysBasic(), "when you play a Mystic or Heavy Infantry"),
    (ThisEntersPlay(), "when this enters play"),
    (TurnBegins(), "at the start of your turn"),
    (Arrives(Serenity(), HAND), "Serenity: When you acquire this, put it into your hand instead"),
    (Bargain(Energize(4), 4), "costs 4 less if you have gained 4 or more energy this turn"),
    (CountsTwice(), "wherever Constructs you control are counted, count an additional Construct"),
    (
        WhenPlayed(Energize(2)),
        "Energize 2: When you would play this,"
        " transform it into its other side and put it into your hand instead",
    ),
    (
        WhileInHand(Played(HEROES.of(VOID).other)),
        "while this is in your hand, if you have played another Void Hero this turn,"
        " transform it into its other side",
    ),
    (
        WhileInPlay(Played(HEROES.of(VOID), 2)),
        "while this is in play, if you have played two or more Void Heroes this turn,"
        " transform it into its other side",
    ),
    (WhenDefeated(), ""),
    (ChooseOneOrAll(Draw(), Gain(runes=1)), "you may choose both"),
    (TransformToHand(), "transform this into its other side and put it into your hand"),
    (TransformAndAcquire(), "transform this into its other side and acquire it"),
]

TEXTS = FIRST + LATER + FALLEN
