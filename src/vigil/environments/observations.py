"""Observations: what a seat may know of a game, as numbers in buffers that NumPy reads without a copy.

`cards` counts cards: a line for every zone, a cell in it for every card. `numbers` has the rest, `row` and
`under` the center row place by place. Seats are counted from the one that looks, so that one network plays
all of them. Everything is read straight from the table, which is much faster than making a `View` of it; a
test holds that nothing gets in which the view would hide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from vigil.environments.actions import Actions
from vigil.environments.cells import NUMBERS, PER_SEAT, QUESTIONS, SEAT_LINES, SHARED_LINES
from vigil.environments.columns import PLACES, TREASURES
from vigil.rules.kernel import earmarks
from vigil.rules.kernel.ability import HONOR_DOUBLED, RUNES_AS_POWER, VOID_OPEN
from vigil.rules.kernel.asking import BIDDING, FACTION, NAMING, OPTION, ORDERING, PICK, RIVALS, asking_effect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.cards import NONE, Cards, join, repeat
from vigil.rules.kernel.compiled import COMPILED
from vigil.rules.kernel.earmarks import MECHANA_RUNES
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.places import cards_face_down, cards_face_up
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.zones import EMPTY

MOST: Final = 255  # of one card in one line
MOST_NUMBER: Final = 32767

# Lines of cards that all seats share, and the first of those of every seat: see `cells`.
ROW: Final = 0
TREASURE: Final = 1
VOID: Final = 2
CENTER_DECK: Final = 3
CENTER_BOTTOM: Final = 4
REMOVED: Final = 5
ASIDE: Final = 6
SUPPLY: Final = 7
ASKS: Final = 8
ABOUT: Final = 9
RIVAL: Final = 10
HAND: Final = 11
DECK: Final = 12
SEATS: Final = 13
EVERY_SEAT: Final = 10  # lines of a seat
SOURCES: Final = 11  # zones that are counted into these: hand and deck share a line


class Observations:
    """Buffers for what is seen of so many games, each filled by looking at one."""

    def __init__(self, actions: Actions, players: int, games: int = 1) -> None:
        if not 1 <= players <= 6 or games < 1:
            raise ValueError(f"there are 1 to 6 players and at least one game, not {players} and {games}")
        self.actions = actions
        self.players: i64 = players
        self.games: i64 = games
        self.count: i64 = len(actions.names)  # cells of a line
        self.lines: i64 = SEATS + EVERY_SEAT * players
        self.width: i64 = NUMBERS + PER_SEAT * players
        self.cards = bytes_of(games * self.lines * self.count)
        self.numbers = shorts_of(games * self.width, 0)
        self.row = shorts_of(games * PLACES, -1)
        self.under = bytes_of(games * PLACES * TREASURES)
        self.sources: i64 = SEATS + SOURCES * players
        if COMPILED:
            self.counted = no_cards(games * self.sources)  # the zones as they were when they were counted
        else:
            self.counted = [()] * (games * self.sources)
        self.setup: Setup | None = None  # the last one that was checked

    @property
    def names(self) -> list[str]:
        """What the lines of `cards` count."""
        seats = [f"{line} of seat {seat}" for seat in range(self.players) for line in SEAT_LINES]
        return [*SHARED_LINES, *seats]

    def check(self, setup: Setup) -> None:
        """Refuse a game that these buffers are not for."""
        strange = [card_set for card_set in setup.sets if card_set not in self.actions.card_sets]
        if len(setup.names) != self.players or strange:
            codes = [card_set.code for card_set in setup.sets]
            right = f"{self.players} players with {' + '.join(self.actions.sets)}"
            raise ValueError(f"this observes {right}, not {len(setup.names)} with {' + '.join(codes)}")
        self.setup = setup

    def look(self, game: State, seat: i64, slot: i64 = 0) -> None:
        """Fill one slot with what a seat may know of a game."""
        if game.setup is not self.setup:
            self.check(game.setup)
        if not 0 <= seat < self.players or not 0 <= slot < self.games:
            raise ValueError(f"there is no seat {seat} or no slot {slot}")
        self.look_center(game, seat, slot)
        self.look_row(game, slot)
        step: i64 = 0
        while step < self.players:
            other = seat + step
            if other >= self.players:
                other -= self.players
            self.look_side(game.players[other], slot, step)
            step += 1
        self.look_numbers(game, seat, slot)

    def look_center(self, game: State, seat: i64, slot: i64) -> None:
        """Count what belongs to all, and what only its own seat sees."""
        source = slot * self.sources
        start = slot * self.lines * self.count
        count = self.count
        self.show(source + TREASURE, start + TREASURE * count, game.treasure)
        self.show(source + VOID, start + VOID * count, game.void)
        self.show(source + CENTER_DECK, start + CENTER_DECK * count, game.center_deck)
        known = game.center_deck[: game.center_known] if game.center_known > 0 else NONE
        self.show(source + CENTER_BOTTOM, start + CENTER_BOTTOM * count, known)
        self.show(source + REMOVED, start + REMOVED * count, game.removed)
        self.show(source + ASIDE, start + ASIDE * count, game.aside)
        self.show(source + RIVAL, start + RIVAL * count, game.rival_cards)
        own = game.players[seat]
        self.show(source + HAND, start + HAND * count, own.hand)
        self.show(source + DECK, start + DECK * count, own.deck)
        asks, about = NONE, NONE
        if game.pending:
            task = game.pending[-1]
            asks = pack_one(task.source)
            about = join(pack_one(task.it), pack_one(task.named))
        self.show(source + ASKS, start + ASKS * count, asks)
        self.show(source + ABOUT, start + ABOUT * count, about)
        cells = self.cards
        line = start + SUPPLY * count
        stacks, supply, place = game.setup.stacks, game.supply, i64(0)
        while place < len(stacks):
            cells[line + self.actions.card_of[stacks[place]]] = u8(min(supply[place], MOST))
            place += 1

    def look_side(self, player: Player, slot: i64, step: i64) -> None:
        """Count what everybody knows of a player, so many seats from the one that looks."""
        source = slot * self.sources + SEATS + SOURCES * step
        count = self.count
        line = (slot * self.lines + SEATS + EVERY_SEAT * step) * count
        self.show(source, line, player.discard)
        self.show(source + 1, line + count, player.played)
        self.show(source + 2, line + 2 * count, player.gone)
        self.show(source + 3, line + 3 * count, player.constructs)
        self.show(source + 4, line + 4 * count, used_by(player))
        self.show(source + 5, line + 5 * count, this_turn(player))
        kept = join(player.trophies, player.hoard)
        self.show(source + 6, line + 6 * count, join(kept, cards_face_up(player.construct_places)))
        top = player.deck[len(player.deck) - player.deck_known :] if player.deck_known > 0 else NONE
        self.show(source + 7, line + 7 * count, top)
        self.show(source + 8, line + 8 * count, player.hand_known)
        self.show(source + 9, line + 9 * count, player.hand)  # with the deck: which of the two is hidden
        down = cards_face_down(player.construct_places)
        self.show(source + 10, line + 9 * count, join(player.deck, down))

    def show(self, source: i64, line: i64, cards: Cards) -> None:
        """Count the cards of a zone anew, from the first on that is not as it was before."""
        before = self.counted[source]
        there: i64 = len(cards)
        was: i64 = len(before)
        if was == 0 and there == 0:
            return
        least = there if there < was else was
        same: i64 = 0
        while same < least and cards[same] == before[same]:
            same += 1
        if same == there and same == was:
            return
        cells = self.cards
        card_of = self.actions.card_of
        place = same
        while place < was:
            cell = line + card_of[before[place]]
            cells[cell] = u8(cells[cell] - 1)
            place += 1
        place = same
        while place < there:
            cell = line + card_of[cards[place]]
            cells[cell] = u8(cells[cell] + 1)
            place += 1
        self.counted[source] = cards

    def look_row(self, game: State, slot: i64) -> None:
        """The center row, counted and place by place, with the treasure under it."""
        row, cells = self.row, self.cards
        card_of = self.actions.card_of
        line = (slot * self.lines + ROW) * self.count
        first = slot * PLACES
        places = game.center_row
        end: i64 = min(len(places), PLACES)
        place: i64 = 0
        while place < PLACES:
            card: i64 = -1
            if place < end and places[place] != EMPTY:
                card = card_of[places[place]]
            before = i64(row[first + place])
            if card != before:
                row[first + place] = i16(card)
                if before >= 0:
                    cells[line + before] = u8(cells[line + before] - 1)
                if card >= 0:
                    cells[line + card] = u8(cells[line + card] + 1)
            place += 1
        if game.setup.treasure:
            self.look_under(game, slot)

    def look_under(self, game: State, slot: i64) -> None:
        """Treasure by place and kind."""
        under = self.under
        first = slot * PLACES * TREASURES
        cell: i64 = 0
        while cell < PLACES * TREASURES:
            under[first + cell] = 0
            cell += 1
        number: i64 = 0
        while number < len(game.treasure):
            place = game.treasure_at[number]
            kind = self.actions.treasure_of[game.treasure[number]]
            if place < PLACES and kind >= 0:
                cell = first + place * TREASURES + kind
                under[cell] = u8(under[cell] + 1)
            number += 1

    def look_numbers(self, game: State, seat: i64, slot: i64) -> None:
        """Everything that is not a card, in the order of `cells.NUMBER_NAMES`."""
        numbers = self.numbers
        at = slot * self.width
        seats = self.players
        numbers[at] = i16(game.honor_pool)
        numbers[at + 1] = i16(1 if game.ending else 0)
        numbers[at + 2] = i16(min(game.turn_number, MOST_NUMBER))
        numbers[at + 3] = i16((game.turn - seat) % seats)
        numbers[at + 4] = i16((game.deciding() - seat) % seats)
        numbers[at + 5] = i16((game.first - seat) % seats)
        numbers[at + 6] = i16(game.runes)
        numbers[at + 7] = i16(earmarks.amount(game.earmarked, MECHANA_RUNES.number))
        numbers[at + 8] = i16(game.power)
        numbers[at + 9] = i16(game.energy)
        numbers[at + 10] = i16(game.honor_gained)
        numbers[at + 11] = i16(1 if game.permits & HONOR_DOUBLED else 0)
        numbers[at + 12] = i16(1 if game.permits & RUNES_AS_POWER else 0)
        numbers[at + 13] = i16(1 if game.permits & VOID_OPEN else 0)
        numbers[at + 14] = i16(game.row_defeats)
        numbers[at + 15] = i16(game.extra_turns)
        numbers[at + 16] = i16(game.idle_turns)
        numbers[at + 17] = i16(len(game.center_deck))
        numbers[at + 18] = i16(len(game.center_row))
        numbers[at + 19] = i16(game.rival_honor)
        numbers[at + 20] = i16(len(game.pending))
        numbers[at + 21] = i16(1 if game.over else 0)
        self.look_factions(game.players[game.turn], at + 22)
        self.look_question(game, seat, at + 26)
        step: i64 = 0
        while step < seats:
            self.look_counters(game.players[(seat + step) % seats], at + NUMBERS + PER_SEAT * step)
            step += 1

    def look_factions(self, player: Player, at: i64) -> None:
        """How many cards of each faction were played this turn."""
        numbers = self.numbers
        faction: i64 = 0
        while faction < 4:
            numbers[at + faction] = 0
            faction += 1
        place: i64 = 0
        count: i64 = len(player.played) + len(player.gone)
        while place < count:
            bits = player.played_as(place)
            faction = 0
            while bits > 0:
                if bits & 1:
                    numbers[at + faction] = i16(numbers[at + faction] + 1)
                bits >>= 1
                faction += 1
            place += 1

    def look_question(self, game: State, seat: i64, at: i64) -> None:
        """The kind of the question, and the number and the seat that it is about."""
        numbers = self.numbers
        kind: i64 = 0
        while kind < QUESTIONS + 2:
            numbers[at + kind] = 0
            kind += 1
        if game.over:
            return
        if not game.pending:
            numbers[at] = 1
            return
        task = game.pending[-1]
        numbers[at + question(task)] = 1
        numbers[at + QUESTIONS] = i16(max(min(task.number, MOST_NUMBER), -1))
        numbers[at + QUESTIONS + 1] = i16((task.seat - seat) % self.players if task.seat >= 0 else 0)

    def look_counters(self, player: Player, at: i64) -> None:
        """What can be counted of a player."""
        numbers = self.numbers
        numbers[at] = i16(player.honor)
        numbers[at + 1] = i16(player.insight)
        numbers[at + 2] = i16(len(player.hand))
        numbers[at + 3] = i16(len(player.deck))
        numbers[at + 4] = i16(len(player.discard))
        numbers[at + 5] = i16(len(player.hand_known))


def question(task: Task) -> i64:
    """The place of a question's kind in `cells.QUESTION_KINDS`."""
    kind = asking_effect(task).kind()
    if kind in (PICK, NAMING):  # of any card there is; which moves are legal tells them apart
        return 1
    if kind == OPTION:
        return 2
    if kind == BIDDING:
        return 3
    if kind == FACTION:
        return 4
    if kind == RIVALS:
        return 5
    if kind == ORDERING:
        return 6
    raise ValueError(f"there is no number for questions of the kind {kind!r}")


def used_by(player: Player) -> Cards:
    """Constructs with an ability used this turn, and used trophies."""
    found = NONE
    for place in player.trophy_places:
        if place.used:
            found = join(found, pack_one(place.face))
    for place in player.construct_places:
        if place.used or place.energized:
            found = join(found, pack_one(place.face))
    return found


def this_turn(player: Player) -> Cards:
    """The cards from which something holds for this turn, and those whose Recur was paid for."""
    found = join(player.recurred, player.recurred_in_row)
    for lasting in player.lasting:
        if lasting.source >= 0:
            found = join(found, pack_one(lasting.source))
    return found


def pack_one(face: i64) -> Cards:
    """A zone of one card, of none if there is none."""
    return repeat(face, 1) if face >= 0 else NONE


def bytes_of(count: i64) -> vec[u8]:
    """A buffer of bytes."""
    return vec[u8]([u8(0)] * count)


def shorts_of(count: i64, value: i16) -> vec[i16]:
    """A buffer of numbers of 16 bits."""
    return vec[i16]([value] * count)


def no_cards(count: i64) -> vec[vec[i64]]:
    """So many empty zones."""
    zones = vec[vec[i64]](capacity=count)
    while count > 0:
        zones = append(zones, NONE)
        count -= 1
    return zones
