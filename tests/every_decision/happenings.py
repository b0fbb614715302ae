"""What can happen with a card, and what a move has shown to happen."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.rules import events
from vigil.rules.actions.turn import NEW_HAND
from vigil.rules.kernel.ability import (
    ACTIVATED,
    ARRIVES,
    ENTERED_PLAY,
    TAKES_MONSTERS,
    THIS_BANISHED,
    THIS_ENTERED,
    TURN_ENDED,
    Ability,
)
from vigil.rules.kernel.card import FACES, IN_STARTING_DECK, Card
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.state import Player
from vigil.rules.kernel.zones import DISCARD, HAND
from vigil.rules.moves import Move

FATE = "fate"
TROPHY = "trophy"
BARGAIN = "bargain"
PLAYED = "played"
ACQUIRED = "acquired"
DEFEATED = "defeated"
TRANSFORMED = "transformed"
SHOWN = {
    events.CardPlayed: PLAYED,
    events.Acquired: ACQUIRED,
    events.Defeated: DEFEATED,
    events.Transformed: TRANSFORMED,
}


def possible(card: Card) -> Iterator[str]:
    """Everything that ought to happen with a card in a good sample of games."""
    if card.face != card.front:
        yield TRANSFORMED
    elif card.fought:
        yield DEFEATED
    else:
        yield PLAYED
        if card.home != IN_STARTING_DECK:
            yield ACQUIRED
    for what, there in ((FATE, card.fate), (TROPHY, card.trophy), (BARGAIN, card.bargain)):
        if there:
            yield what
    for ability in card.abilities:
        if not ability.marks():
            yield ability.text()


def shown(move: Move, happened: list[Event], players: list[Player]) -> Iterator[str]:
    """What a move has shown to happen, each with the name of its card."""
    for event in happened:
        face = event.into if isinstance(event, events.Transformed) else getattr(event, "card", -1)
        if face >= 0:
            card = FACES[face]
            for what in told(card, event, card.name in str(move)):
                yield f"{card.name}: {what}"
    for player in players:
        for place in player.construct_places:
            card = FACES[place.face]
            for ability in working(card, place.used, player):
                yield f"{card.name}: {ability.text()}"
            for ability in [each for each in card.abilities if each.watch() == TURN_ENDED]:
                if len(player.hand) > NEW_HAND and any(
                    isinstance(event, events.Cleared) for event in happened
                ):
                    yield f"{card.name}: {ability.text()}"
        for place in player.trophy_places:
            card = FACES[place.face]
            for ability in [each for each in card.abilities if each.watch() == TAKES_MONSTERS]:
                if any(isinstance(event, events.Acquired) and FACES[event.card].fought for event in happened):
                    yield f"{card.name}: {ability.text()}"


def told(card: Card, event: Event, named: bool) -> Iterator[str]:
    """What an event tells of its card; named: it is the card of the move."""
    if type(event) in SHOWN:
        yield SHOWN[type(event)]
    if isinstance(event, events.Entered) and card.fate:
        yield FATE
    if isinstance(event, events.Acquired | events.Defeated) and card.bargain and event.price < card.cost:
        yield BARGAIN
    if isinstance(event, events.Used) and card.trophy:
        yield TROPHY
    for ability in card.abilities:
        if (
            (isinstance(event, events.CardPlayed) and ability.watch() == THIS_ENTERED)
            or (isinstance(event, events.Banished) and banishes_itself(ability, event))
            or (isinstance(event, events.Moved) and ability.watch_in(event.zone) == ENTERED_PLAY)
            or (isinstance(event, events.Acquired) and ability.watch() == ARRIVES and event.to != DISCARD)
            or (isinstance(event, events.Used) and only(card, ability, ACTIVATED))
            or (isinstance(event, events.Gained) and not named and only(card, ability, 0))
        ):
            yield ability.text()


def banishes_itself(ability: Ability, event: events.Banished) -> bool:
    """Whether an ability reacts to the banishing of its own card."""
    return ability.watch() == THIS_BANISHED and event.zone in (HAND, DISCARD)


def only(card: Card, ability: Ability, activated: int) -> bool:
    """Whether it is a construct's only ability that is used, or its only one that works by itself."""
    alike = [other for other in card.abilities if other.watch() & ACTIVATED == activated]
    return alike == [ability] and card.stays


def working(card: Card, uses: int, player: Player) -> Iterator[Ability]:
    """The abilities of a construct that were noted as used this turn, or change what others count as."""
    for number, ability in enumerate(card.abilities):
        added = ability.treats()
        adds = added and any(not FACES[other].faction_bits & added for other in player.constructs)
        if adds or ability.counts() > 1 or uses >> number & 1:
            yield ability
