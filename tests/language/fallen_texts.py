"""Words of the language that came with Return of the Fallen, each with the text it should have."""

from typing import Any

from vigil.language import (
    CARDS,
    CENTER_DECK,
    CENTER_ROW,
    CONSTRUCTS,
    HAND,
    HEROES,
    MONSTERS,
    PLAY,
    THE_VOID,
    VOID,
    AcquireWithin,
    Activated,
    AgainstRichest,
    Banish,
    Cheaper,
    Destroy,
    DestroyThis,
    DiscardMany,
    Draw,
    EachOther,
    EachPlayed,
    ItsHonor,
    May,
    StaysInFront,
    TakeFromVoid,
    TakeHonor,
    TakesMonsters,
    ThisBanished,
    ThisTurn,
    TookNothing,
    TurnEnds,
)

FALLEN: list[tuple[Any, str]] = [
    (
        TakeFromVoid(HEROES.in_(THE_VOID)),
        "acquire a Hero in the void as if it were in the center row",
    ),
    (
        TakeFromVoid(MONSTERS.in_(THE_VOID), to=CENTER_DECK),
        "defeat a Monster in the void as if it were in the center row,"
        " then put it on the bottom of the center deck",
    ),
    (
        AcquireWithin(HEROES.in_(CENTER_ROW), limit=ItsHonor(), more=2, honor=True, to=HAND),
        "acquire a Hero in the center row whose honor is no more than the honor printed on it plus 2,"
        " without paying its cost and put it into your hand",
    ),
    (DestroyThis(), "destroy this"),
    (
        DiscardMany(CARDS.in_(HAND), cards=2, then=Draw()),
        "discard two cards from your hand; if you do, draw a card",
    ),
    (EachPlayed(HEROES.of(VOID)), "Void Hero you have played this turn"),
    (EachOther(May(Draw())), "each other player may draw a card"),
    (
        AgainstRichest(TakeHonor(2)),
        "if an opponent has more honor than you, choose the one with the most: take 2 honor from them",
    ),
    (TakeHonor(1), "take 1 honor from them"),
    (TookNothing(), "you have acquired no card and defeated no Monster this turn"),
    (ThisBanished(), "when this is banished from your hand or discard pile"),
    (TurnEnds(), "at the end of your turn"),
    (StaysInFront(), "once defeated, this stays in front of you for the rest of the game"),
    (
        TakesMonsters(),
        "whenever you defeat a Monster in the center row or the void, you may acquire it;"
        " in your deck it is a Hero that gives power equal to its cost",
    ),
    (Destroy(CONSTRUCTS.dearest.in_(PLAY)), "destroy the Construct with the highest cost you control"),
    (Destroy(CONSTRUCTS.cheapest.in_(PLAY)), "destroy the Construct with the lowest cost you control"),
    (
        Banish(CARDS.in_(CENTER_ROW).beside),
        "banish a card next to this card's place in the center row",
    ),
    (
        Activated(ThisTurn(Cheaper(CONSTRUCTS, 2)), cost=DestroyThis()),
        "once per turn, you may destroy this; if you do, the next Construct that you acquire this turn"
        " costs 2 runes less",
    ),
]
