"""The state: everything a game consists of at one moment, declared once.

`fields` says for each attribute what it is called in documents and who may know it; a test fails if
one is missing there or is not copied.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.kernel.ability import ACTIVATED, Lasting
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE, Cards, in_order, join
from vigil.rules.kernel.chance import NO_CHANCE, OTHER, Chance
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.places import Places, cards_under, faces_of
from vigil.rules.kernel.zones import DISCARD, HAND, PLAY, PLAYED, TROPHIES, UNDER
from vigil.wording import errors

LONG_TURN: Final = 200  # moves


class Player:
    """One side of the table."""

    name: str = ""
    honor: i64 = 0
    insight: i64 = 0
    deck: Cards = NONE  # the top card is the last
    deck_known: i64 = 0  # cards on top of the deck that were put there in public
    hand: Cards = NONE  # kept sorted, so that its order reveals nothing
    hand_known: Cards = NONE  # cards in hand that everybody saw going there
    discard: Cards = NONE
    played: Cards = NONE
    named: Cards = NONE  # the factions named for each played card; empty while there are none
    gone: Cards = NONE  # cards played this turn that have left since; they were played all the same
    recurred: Cards = NONE  # heroes whose Recur was paid for this turn
    recurred_in_row: Cards = NONE  # the same of heroes of the center row, where they were copied
    construct_places: Places = ()
    lasting: tuple[Lasting, ...] = ()  # abilities that hold for this turn, in the order in which they began
    trophy_places: Places = ()
    watch: i64 = 0  # computed: what the abilities of this player wait for or change, as bits
    treats: i64 = 0  # computed: factions that every construct counts as for this player

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.name = self.name
        twin.honor = self.honor
        twin.insight = self.insight
        twin.deck = self.deck
        twin.deck_known = self.deck_known
        twin.hand = self.hand
        twin.hand_known = self.hand_known
        twin.discard = self.discard
        twin.played = self.played
        twin.named = self.named
        twin.gone = self.gone
        twin.recurred = self.recurred
        twin.recurred_in_row = self.recurred_in_row
        twin.construct_places = self.construct_places
        twin.lasting = self.lasting
        twin.trophy_places = self.trophy_places
        twin.watch = self.watch
        twin.treats = self.treats
        return twin

    @property
    def constructs(self) -> Cards:
        """The constructs in play."""
        return faces_of(self.construct_places)

    @property
    def under_constructs(self) -> Cards:
        """The cards under the constructs in play."""
        return cards_under(self.construct_places)

    def cards_under(self, construct: i64) -> Cards:
        """The cards under the copies of a construct, equal ones beside each other."""
        copies = [place for place in self.construct_places if place.face == construct]
        return in_order(cards_under(tuple(copies)))

    @property
    def trophies(self) -> Cards:
        """Defeated monsters that are kept for use."""
        return faces_of(self.trophy_places)

    @property
    def hoard(self) -> Cards:
        """The treasure under the trophies."""
        return cards_under(self.trophy_places)

    def refresh(self) -> None:
        """Compute what this player's cards in play wait for and change."""
        watch: i64 = 0
        treats: i64 = 0
        for place in self.construct_places:
            card = FACES[place.face]
            watch |= card.watch
            treats |= card.treats
        for lasting in self.lasting:
            watch |= lasting.ability.watch()
            treats |= lasting.ability.treats()
        if self.trophy_places:
            watch |= ACTIVATED
            for place in self.trophy_places:
                watch |= FACES[place.face].watch
        self.watch = watch
        self.treats = treats

    def played_as(self, place: i64) -> i64:
        """The factions that a card of `ever_played` counts as this turn, by its place there."""
        if place >= len(self.played):
            return FACES[self.gone[place - len(self.played)]].faction_bits
        printed = FACES[self.played[place]].faction_bits
        return printed if len(self.named) == 0 else printed | self.named[place]

    def ever_played(self) -> Cards:
        """Every card played this turn, those that are still there first."""
        return self.played if len(self.gone) == 0 else join(self.played, self.gone)

    def zone(self, zone: i64) -> Cards:
        """The cards of one of this player's own zones."""
        if zone == HAND:
            return self.hand
        if zone == DISCARD:
            return self.discard
        if zone == PLAY:
            return self.constructs
        if zone == PLAYED:
            return self.played
        if zone == TROPHIES:
            return self.trophies
        if zone == UNDER:
            return self.under_constructs
        raise ValueError(errors.not_a_players_zone(zone))

    def scoring_cards(self) -> Cards:
        """Every card that scores for this player."""
        in_front = join(join(self.discard, self.played), self.constructs)
        return join(join(join(self.deck, self.hand), in_front), self.under_constructs)


class State:
    """A match at one moment."""

    seed: int = 0
    chance: Chance = NO_CHANCE
    first: i64 = 0
    turn: i64 = 0
    turn_number: i64 = 0
    extra_turns: i64 = 0
    between_turns: bool = False  # the automatic opponent acts, or what the end of a turn sets off happens
    ending: bool = False
    over: bool = False
    idle_turns: i64 = 0  # turns in a row in which nothing was acquired, defeated, banished or gained
    stirred: bool = False  # whether any of that has happened this turn
    moves_made: i64 = 0
    turn_moves: i64 = 0  # those made this turn, answers included
    honor_pool: i64 = 0
    center_deck: Cards = NONE  # the top card is the last
    center_known: i64 = 0  # cards at the bottom that were put there in public
    center_row: Cards = NONE
    short_row: bool = False  # whether cards were lacking when it was last filled
    treasure: Cards = NONE  # treasure in the center row, in the order in which it came
    treasure_at: Cards = NONE  # the place of the row under which each of them lies
    void: Cards = NONE
    removed: Cards = NONE  # out of the game
    supply: Cards = NONE  # how many are left in each always-available stack
    runes: i64 = 0
    earmarked: Cards = NONE  # runes for one purpose only, for each of EARMARKS; empty while there are none
    power: i64 = 0
    energy: i64 = 0  # gained this turn; never spent
    honor_gained: i64 = 0  # by the player on turn, this turn
    permits: i64 = 0  # what the player on turn is allowed this turn
    row_defeats: i64 = 0  # monsters defeated in the center row this turn
    taken: i64 = 0  # cards acquired and monsters defeated this turn by the player on turn
    aside: Cards = NONE  # turned up or defeated, on the way to where they go
    rival_honor: i64 = 0
    rival_cards: Cards = NONE
    options: list[Move] | None = None  # the decision's moves, once they are computed
    events: list[Event] | None = None  # of the last step; None in a simulation
    revealed: bool = False  # whether the last step turned up anything or used chance

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: list[Player] = []
        self.pending: list[Task] = []  # what is to be done, the next task last
        self.fates: list[Task] = []  # what waits until nothing is pending

    def become(self, other: State) -> None:
        """Take over the whole state of another game of the same setup."""
        self.seed = other.seed
        self.chance = other.chance
        self.players = [player.copy() for player in other.players]
        self.first = other.first
        self.turn = other.turn
        self.turn_number = other.turn_number
        self.extra_turns = other.extra_turns
        self.between_turns = other.between_turns
        self.ending = other.ending
        self.over = other.over
        self.idle_turns = other.idle_turns
        self.stirred = other.stirred
        self.moves_made = other.moves_made
        self.turn_moves = other.turn_moves
        self.honor_pool = other.honor_pool
        self.center_deck = other.center_deck
        self.center_known = other.center_known
        self.center_row = other.center_row
        self.short_row = other.short_row
        self.treasure = other.treasure
        self.treasure_at = other.treasure_at
        self.void = other.void
        self.removed = other.removed
        self.supply = other.supply
        self.runes = other.runes
        self.earmarked = other.earmarked
        self.power = other.power
        self.energy = other.energy
        self.honor_gained = other.honor_gained
        self.permits = other.permits
        self.row_defeats = other.row_defeats
        self.taken = other.taken
        self.aside = other.aside
        self.rival_honor = other.rival_honor
        self.rival_cards = other.rival_cards
        self.pending = other.pending.copy()
        self.fates = other.fates.copy()
        self.options = other.options
        self.events = None if other.events is None else []
        self.revealed = other.revealed

    def deciding(self) -> i64:
        """The seat that has to decide."""
        return self.pending[-1].player if self.pending else self.turn

    def turn_too_long(self) -> bool:
        """Whether this is the main decision of a turn so long that a program ends it.

        The rules let a monster that costs nothing and comes straight back be defeated for ever: whoever
        simulates or plays by a program stops at some time. Turns of random games over all sets have at
        most 30 moves.
        """
        return self.turn_moves >= LONG_TURN and not self.pending

    def random(self, bound: i64) -> i64:
        """A random number from 0 up to but not including bound, from the stream for everything else."""
        number, self.chance = self.chance.below(OTHER, bound)
        self.revealed = True
        return number


def tell(game: State, event: Event) -> None:
    """Record what happened; a simulation keeps no events."""
    if game.events is not None:
        game.events.append(event)
