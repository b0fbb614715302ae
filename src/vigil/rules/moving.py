"""Moving cards: drawing, discarding, banishing, destroying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules import chance, events
from vigil.rules.abilities import ENTERED_PLAY, THIS_ENTERED, announce, push, reaction
from vigil.rules.events import Event
from vigil.rules.printed import ALWAYS_AVAILABLE, FACES, STARTING_DECK
from vigil.rules.zones import (
    AVAILABLE,
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    PLAY,
    PLAYED,
    TEAMMATE,
    TROPHIES,
    VOID,
    Player,
)

if TYPE_CHECKING:
    from vigil.rules.game import Game


def shuffle_deck(game: Game, seat: int) -> None:
    """Shuffle a player's deck with that seat's own stream."""
    stream = chance.SEATS + seat
    player = game.players[seat]
    player.deck_known = 0
    game.revealed = True
    game.chance[stream] = chance.shuffle(player.deck, game.chance[stream])


def replenish(game: Game, seat: int) -> bool:
    """Make sure that the deck has a card; the discard pile replaces an empty one (COTG-70)."""
    player = game.players[seat]
    if player.deck:
        return True
    if not player.discard:
        return False  # COTG-OPEN-1
    player.hand_known = player.hand.copy()  # no hidden card can be anywhere else
    player.deck = player.discard
    player.discard = []
    shuffle_deck(game, seat)
    if game.events is not None:
        game.events.append(Event(events.SHUFFLED, seat))
    return True


def draw(game: Game, seat: int, count: int) -> None:
    """Draw cards into a hand."""
    player = game.players[seat]
    for _ in range(count):
        if not player.deck and not replenish(game, seat):
            break
        face = player.deck.pop()
        player.hand.append(face)
        if player.deck_known > 0:
            player.deck_known -= 1
            player.hand_known.append(face)
        if game.events is not None:
            game.events.append(Event(events.DREW, seat, face, knows=1 << seat))
    player.hand.sort()
    game.revealed = True


def leave_hand(player: Player, face: int) -> None:
    """Take a card out of a hand."""
    player.hand.remove(face)
    if player.hand_known and face in player.hand_known:
        player.hand_known.remove(face)


def enter_hand(player: Player, face: int) -> None:
    """Put a card that everybody sees into a hand."""
    player.hand.append(face)
    player.hand.sort()
    player.hand_known.append(face)


def enter_play(game: Game, seat: int, face: int) -> None:
    """Put a construct into play."""
    player = game.players[seat]
    player.constructs.append(face)
    player.uses.append(0)
    card = FACES[face]
    if card.watch | card.treats:
        player.refresh()
    if game.setup.calls_from_discard:
        call_from_discard(game, seat, face)
    announce(game, seat, ENTERED_PLAY, face, PLAY)
    if card.watch & THIS_ENTERED:
        own = [ability.effect() for ability in card.abilities if ability.watch() == THIS_ENTERED]
        push(game, [reaction(effect, seat, face, face, PLAY) for effect in own])


def call_from_discard(game: Game, seat: int, face: int) -> None:
    """Let cards in the discard pile react to a construct that enters play."""
    for source in game.players[seat].discard:
        ability = FACES[source].from_discard
        if ability is not None and ability.hears(game, seat, source, face, PLAY):
            push(game, [reaction(ability.effect(), seat, source, face, DISCARD)])


def leave_play(player: Player, place: int) -> int:
    """Take the construct at a place out of play."""
    face = player.constructs.pop(place)
    player.uses.pop(place)
    player.refresh()
    return face


def take_from(game: Game, seat: int, face: int, zone: int) -> None:
    """Take a card out of one of a player's own zones."""
    player = game.players[seat]
    if zone == HAND:
        leave_hand(player, face)
    elif zone == PLAY:
        leave_play(player, player.constructs.index(face))
    elif zone == PLAYED:
        place = player.played.index(face)
        player.played.pop(place)
        player.played_as.pop(place)
    else:
        player.zone(zone).remove(face)


def put(game: Game, seat: int, face: int, to: int) -> None:
    """Put a card, seen by everybody, where a player is to have it."""
    player = game.players[seat]
    if to == DISCARD:
        player.discard.append(face)
    elif to == HAND:
        enter_hand(player, face)
    elif to == DECK:
        player.deck.append(face)
        player.deck_known += 1
    elif to == PLAY:
        enter_play(game, seat, face)
    elif to == TEAMMATE:
        game.players[game.setup.teammate(seat)].discard.append(face)
    elif to == TROPHIES:
        player.trophies.append(face)
    else:
        put_away(game, face, to)


def put_away(game: Game, face: int, to: int) -> None:
    """Put a card where it belongs to nobody."""
    if to == CENTER_DECK:
        game.center_deck.insert(0, face)
        game.center_known += 1
    elif to == VOID:
        game.void.append(face)
    elif to != NOWHERE:
        raise ValueError(f"no card can be put into zone {to}")


def banish(game: Game, seat: int, face: int, zone: int) -> None:
    """Banish a card out of one of a player's own zones."""
    game.stirred = True
    take_from(game, seat, face, zone)
    if game.events is not None:
        game.events.append(Event(events.BANISHED, seat, face, zone=zone))
    to_void(game, face)


def to_void(game: Game, face: int) -> None:
    """Put a banished card where it goes: usually the void."""
    home = FACES[face].home
    if game.setup.first_edition or home not in (STARTING_DECK, ALWAYS_AVAILABLE):
        game.void.append(face)  # COTG-77, COTG-83
    elif home == STARTING_DECK:
        game.removed.append(face)  # COTG-80
    else:
        game.supply[game.setup.stacks.index(face)] += 1  # COTG-81


def discard(game: Game, seat: int, face: int) -> None:
    """Discard a card from hand."""
    player = game.players[seat]
    leave_hand(player, face)
    player.discard.append(face)
    if game.events is not None:
        game.events.append(Event(events.DISCARDED, seat, face, zone=HAND))


def destroy(game: Game, seat: int, face: int) -> None:
    """Put a construct from play into its controller's discard pile (COTG-87)."""
    player = game.players[seat]
    leave_play(player, player.constructs.index(face))
    player.discard.append(face)
    if game.events is not None:
        game.events.append(Event(events.DESTROYED, seat, face, zone=PLAY))


def move(game: Game, seat: int, face: int, zone: int, to: int) -> None:
    """Move a card, in public, from one of a player's own zones to another."""
    take_from(game, seat, face, zone)
    put(game, seat, face, to)
    if game.events is not None:
        game.events.append(Event(events.MOVED, seat, face, zone=zone, to=to))


def take_at_random(game: Game, seat: int, victim: int) -> None:
    """Take a random card of another hand; everybody sees which (see docs/rulings.md)."""
    hand = game.players[victim].hand
    if not hand:
        return
    face = hand[game.random(len(hand))]
    leave_hand(game.players[victim], face)
    enter_hand(game.players[seat], face)
    if game.events is not None:
        game.events.append(Event(events.TOOK, seat, face, number=victim, zone=HAND, to=HAND))


def zone_cards(game: Game, seat: int, zone: int) -> list[int]:
    """The cards of any zone, as this player has it."""
    if zone == CENTER_ROW:
        return game.row
    if zone == VOID:
        return game.void
    if zone == AVAILABLE:
        return [face for face, left in zip(game.setup.stacks, game.supply, strict=True) if left > 0]
    return game.players[seat].zone(zone)
