"""Piles of cards: drawing, discarding, banishing, destroying."""

from __future__ import annotations

from mypy_extensions import i64

from vigil.rules.events import (
    Banished,
    Destroyed,
    Discarded,
    Drew,
    Moved,
    MovedUnder,
    PutFaceDown,
    Shuffled,
    Took,
)
from vigil.rules.kernel.ability import ENTERED_PLAY, THIS_BANISHED, THIS_ENTERED
from vigil.rules.kernel.card import FACES, IN_STACK, IN_STARTING_DECK
from vigil.rules.kernel.cards import (
    NONE,
    Cards,
    has,
    in_order,
    join,
    less_top,
    pack,
    place_of,
    put_sorted,
    put_under,
    replace_at,
    take,
    top,
    without,
)
from vigil.rules.kernel.cards import put as on_top
from vigil.rules.kernel.chance import SEATS
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.happening import WOULD_BANISH, WOULD_DESTROY, WOULD_DISCARD, WOULD_DRAW, Happening
from vigil.rules.kernel.move import ANYWHERE
from vigil.rules.kernel.places import Place, first_of, last_used, with_place, without_place
from vigil.rules.kernel.state import Player, State, tell
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    DISCARD,
    EMPTY,
    HAND,
    NOWHERE,
    PLAY,
    PLAYED,
    TEAMMATE,
    THE_VOID,
    TROPHIES,
    UNDER,
)
from vigil.rules.table.reactions import listeners, react, reaction
from vigil.rules.table.would import waits
from vigil.wording import errors


def shuffle_deck(game: State, seat: i64) -> None:
    """Shuffle a player's deck with that seat's own stream."""
    player = game.players[seat]
    player.deck_known = 0
    game.revealed = True
    player.deck, game.chance = game.chance.shuffle(SEATS + seat, player.deck)


def replenish(game: State, seat: i64) -> bool:
    """Make sure that the deck has a card; the discard pile replaces an empty one (COTG-70)."""
    player = game.players[seat]
    if len(player.deck) > 0:
        return True
    if len(player.discard) == 0:
        return False  # COTG-OPEN-1
    player.hand_known = player.hand  # no hidden card can be anywhere else
    player.deck = player.discard
    player.discard = NONE
    shuffle_deck(game, seat)
    tell(game, Shuffled(seat))
    return True


def draw(game: State, seat: i64, count: i64) -> None:
    """Draw cards into a hand, unless something else happens instead of it."""
    if game.setup.would & WOULD_DRAW and count > 0:
        drawing = Happening(WOULD_DRAW, seat, seat, EMPTY)
        drawing.amount = count
        if waits(game, drawing):
            return
    draw_now(game, seat, count)


def draw_now(game: State, seat: i64, count: i64) -> None:
    """Draw cards into a hand."""
    player = game.players[seat]
    while count > 0 and (len(player.deck) > 0 or replenish(game, seat)):
        known = player.deck_known
        some: i64 = min(count, len(player.deck) if known == 0 else known)
        drawn = top(player.deck, some)
        player.deck = less_top(player.deck, some)
        player.hand = join(player.hand, drawn)
        if known > 0:
            player.deck_known = known - some
            player.hand_known = join(player.hand_known, drawn)
        game.revealed = True
        if game.events is not None:
            game.events.extend([Drew(seat, face) for face in drawn])
        count -= some
    player.hand = in_order(player.hand)


def leave_hand(player: Player, face: i64) -> None:
    """Take a card out of a hand."""
    last = player.hand[-1] == face  # the cheaper one, and among sorted copies as good as any
    player.hand = less_top(player.hand, 1) if last else take(player.hand, face)
    if len(player.hand_known) > 0 and has(player.hand_known, face):
        player.hand_known = take(player.hand_known, face)


def enter_hand(player: Player, face: i64) -> None:
    """Put a card that everybody sees into a hand."""
    player.hand = put_sorted(player.hand, face)
    player.hand_known = on_top(player.hand_known, face)


def enter_play(game: State, seat: i64, face: i64) -> None:
    """Put a construct into play."""
    player = game.players[seat]
    place = Place(face, behind=len(player.lasting))  # DEL-R35
    player.construct_places = (*player.construct_places, place)
    card = FACES[face]
    if card.watch | card.treats:
        player.refresh()
    heard = listeners(game, seat, ENTERED_PLAY, face, PLAY)
    if card.watch & THIS_ENTERED:
        own = [ability.effect() for ability in card.abilities if ability.watch() == THIS_ENTERED]
        heard = [*[reaction(effect, seat, face, face, PLAY) for effect in own], *heard]
    if game.setup.watch_in_discard & ENTERED_PLAY:
        heard = [*heard, *heard_in_discard(game, seat, ENTERED_PLAY, face, PLAY)]
    if heard:
        react(game, heard)


def heard_in_discard(game: State, seat: i64, happening: i64, face: i64, zone: i64) -> list[Task]:
    """What cards in the discard pile do about what happens to a card in a zone: after those in play."""
    heard: list[Task] = []
    for source in game.players[seat].discard:
        if not FACES[source].watch_in_discard & happening:
            continue
        for ability in FACES[source].abilities:
            if ability.watch_in(DISCARD) != happening:
                continue
            if ability.hears(game, seat, source, face, zone):
                heard.append(reaction(ability.effect(), seat, source, face, DISCARD))
    return heard


def leave_play(game: State, seat: i64, face: i64) -> None:
    """Take a construct out of play."""
    player = game.players[seat]
    number = first_of(player.construct_places, face)
    place = player.construct_places[number]
    player.construct_places = without_place(player.construct_places, number)
    player.refresh()
    uncover(game, seat, place)


def uncover(game: State, seat: i64, place: Place) -> None:
    """Put what lay under a construct that leaves play into its controller's discard pile (OUR-23).

    A card that nobody can own, a monster, goes to the void.
    """
    for face in place.cards_under:
        to = DISCARD if FACES[face].owned else THE_VOID
        put(game, seat, face, to)
        tell(game, Moved(seat, face, UNDER, to))


def cover(game: State, seat: i64, face: i64, zone: i64, construct: i64, hidden: bool) -> None:
    """Put a card of one of a player's own zones under a construct, face up or face down."""
    player = game.players[seat]
    number = last_used(player.construct_places, construct)
    if number < 0:
        return  # it has left play
    take_from(game, seat, face, zone)
    if hidden and zone == HAND:
        player.hand_known = NONE  # which of them it was is not known any more
    place = player.construct_places[number].with_card_under(face, hidden)
    player.construct_places = with_place(player.construct_places, number, place)
    if hidden:
        tell(game, PutFaceDown(seat, face, zone, construct))
    else:
        tell(game, MovedUnder(seat, face, zone, construct, ANYWHERE))


def take_from_under(player: Player, face: i64) -> None:
    """Take a card from under a construct."""
    number: i64 = 0
    while not has(player.construct_places[number].cards_under, face):
        number += 1
    place = player.construct_places[number].without_card_under(face)
    player.construct_places = with_place(player.construct_places, number, place)


def take_from(game: State, seat: i64, face: i64, zone: i64) -> None:
    """Take a card out of one of a player's own zones."""
    player = game.players[seat]
    if zone == HAND:
        leave_hand(player, face)
    elif zone == PLAY:
        leave_play(game, seat, face)
    elif zone == PLAYED:
        place = place_of(player.played, face)
        player.played = without(player.played, place)
        player.gone = on_top(player.gone, face)
        if len(player.named) > 0:
            player.named = without(player.named, place)
    elif zone == DISCARD:
        player.discard = take(player.discard, face)
    elif zone == TROPHIES:
        number = first_of(player.trophy_places, face)
        player.trophy_places = without_place(player.trophy_places, number)
    elif zone == UNDER:
        take_from_under(player, face)
    else:
        raise ValueError(errors.not_a_players_zone(zone))


def put(game: State, seat: i64, face: i64, to: i64) -> None:
    """Put a card, in public, where a move or an effect sends it."""
    player = game.players[seat]
    if to == DISCARD:
        player.discard = on_top(player.discard, face)
    elif to == HAND:
        enter_hand(player, face)
    elif to == DECK:
        player.deck = on_top(player.deck, face)
        player.deck_known += 1
    elif to == PLAY:
        enter_play(game, seat, face)
    elif to == TEAMMATE:
        mate = game.players[game.setup.teammate(seat)]
        mate.discard = on_top(mate.discard, face)
    elif to == TROPHIES:
        player.trophy_places = (*player.trophy_places, Place(face))
    else:
        put_away(game, face, to)


def put_away(game: State, face: i64, to: i64) -> None:
    """Put a card where no player owns it."""
    if to == CENTER_DECK:
        game.center_deck = put_under(game.center_deck, face)
        game.center_known += 1
    elif to == THE_VOID:
        game.void = on_top(game.void, face)
    elif to != NOWHERE:
        raise ValueError(errors.not_for_cards(to))


def banish(game: State, seat: i64, face: i64, zone: i64) -> None:
    """Banish a card out of one of a player's own zones, unless something else happens instead of it."""
    if game.setup.would & WOULD_BANISH and waits(game, Happening(WOULD_BANISH, seat, seat, face, zone)):
        return
    banish_now(game, seat, face, zone)


def banish_now(game: State, seat: i64, face: i64, zone: i64) -> None:
    """Banish a card out of one of a player's own zones."""
    game.stirred = True
    take_from(game, seat, face, zone)
    tell(game, Banished(seat, face, zone))
    to_void(game, face)
    if FACES[face].watch & THIS_BANISHED and zone & (HAND | DISCARD):
        own = [ability for ability in FACES[face].abilities if ability.watch() == THIS_BANISHED]
        react(game, [reaction(ability.effect(), seat, face, face, zone) for ability in own])


def to_void(game: State, face: i64) -> None:
    """Put a banished card where it goes: usually the void."""
    home = FACES[face].home
    if game.setup.first_edition or home not in (IN_STARTING_DECK, IN_STACK):
        game.void = on_top(game.void, face)  # COTG-77, COTG-83
    elif home == IN_STARTING_DECK:
        game.removed = on_top(game.removed, face)  # COTG-80
    else:
        add_to_stack(game, face, 1)  # COTG-81


def add_to_stack(game: State, face: i64, count: i64) -> None:
    """Put copies of a card onto its always-available stack, or take them from it."""
    stack = place_of(game.setup.stacks, face)
    game.supply = replace_at(game.supply, stack, game.supply[stack] + count)


def discard(game: State, seat: i64, face: i64) -> bool:
    """Discard a card from hand; False if somebody is asked whether something else happens instead."""
    if game.setup.would & WOULD_DISCARD and waits(game, Happening(WOULD_DISCARD, seat, seat, face, HAND)):
        return False
    discard_now(game, seat, face)
    return True


def discard_now(game: State, seat: i64, face: i64) -> None:
    """Discard a card from hand."""
    player = game.players[seat]
    leave_hand(player, face)
    player.discard = on_top(player.discard, face)
    tell(game, Discarded(seat, face))


def destroy(game: State, seat: i64, face: i64, by: i64) -> None:
    """Destroy a construct, unless something else happens instead of it."""
    if game.setup.would & WOULD_DESTROY and waits(game, Happening(WOULD_DESTROY, seat, by, face, PLAY)):
        return
    destroy_now(game, seat, face, by)


def destroy_now(game: State, seat: i64, face: i64, by: i64) -> None:
    """Put a construct from play into its controller's discard pile (COTG-87)."""
    leave_play(game, seat, face)
    player = game.players[seat]
    player.discard = on_top(player.discard, face)
    tell(game, Destroyed(seat, face, by))


def move(game: State, seat: i64, face: i64, zone: i64, to: i64) -> None:
    """Move a card, in public, from one of a player's own zones to another."""
    take_from(game, seat, face, zone)
    put(game, seat, face, to)
    tell(game, Moved(seat, face, zone, to))


def take_at_random(game: State, seat: i64, victim: i64) -> None:
    """Take a random card of another hand; everybody sees which (see docs/rulings.md)."""
    hand = game.players[victim].hand
    if len(hand) == 0:
        return
    face = hand[game.random(len(hand))]
    leave_hand(game.players[victim], face)
    enter_hand(game.players[seat], face)
    tell(game, Took(seat, face, victim, HAND))


def zone_cards(game: State, seat: i64, zone: i64) -> Cards:
    """The cards of any zone, as this player has it."""
    if zone == CENTER_ROW:
        return game.center_row
    if zone == THE_VOID:
        return game.void
    if zone == AVAILABLE:
        stacks = game.setup.stacks
        return pack([stacks[number] for number in range(len(stacks)) if game.supply[number] > 0])
    return game.players[seat].zone(zone)
