"""Tallies: what each seat did in a finished game, counted as it is gone through once. Pure: no I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct, field

from vigil.rules import events
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, IN_STARTING_DECK
from vigil.rules.kernel.event import Event
from vigil.server.match.course import Course, TurnEvents, standing_in

FREE_COST = 6  # runes of a card that was acquired for nothing, from which on it is noted


class TurnTally(Struct):
    """What somebody did in one turn; of a whole game, the most of each."""

    power: int = 0
    runes: int = 0
    honor: int = 0
    energy: int = 0
    insight: int = 0
    played: int = 0
    used: int = 0
    acquired: int = 0
    defeated: int = 0
    from_stack: int = 0  # of them, that always lie there
    factions: int = 0  # of cards that were played


class SeatTally(Struct):
    """What somebody did in a game."""

    turns: int = 0
    best: TurnTally = field(default_factory=TurnTally)
    last_honor: int = 0  # gained in the last own turn
    behind: int = 0  # the most, at the end of a turn
    lead_changes: int = 0
    defeat_run: int = 0  # own turns in a row with a defeat
    lead: int = 0  # at the end, over the best of the others
    cards: int = 0  # owned at the end
    starting_banished: int = 0
    starting_left: int = 0
    constructs: int = 0  # at the end
    construct_factions: int = 0
    constructs_acquired: int = 0
    factions: dict[str, int] = {}  # cards acquired from the center, by faction
    acquired: dict[str, int] = {}  # the same, by name
    from_stacks: int = 0
    free_cost: int = 0  # the highest of a card acquired for nothing
    destroyed: int = 0  # constructs of others
    took: int = 0
    robbed: int = 0
    copied: int = 0
    treasures: int = 0  # at the end
    energized: int = 0
    transformed: int = 0
    trophies: int = 0  # monsters that are trophies, also those that were spent
    sides: list[int] = []  # of the die
    auctions: int = 0
    extra_turns: int = 0


RESOURCES = {"power": "power", "rune": "runes", "honor": "honor", "energy": "energy", "insight": "insight"}


def tally_game(course: Course) -> list[SeatTally]:
    """The tallies of all seats of a finished game."""
    seats = range(len(course.game.players))
    found = [SeatTally() for _ in seats]
    for turn in course.turns:
        if turn.player is not None:
            count_turn(found[turn.player], turn)
        for event in turn.events:
            count_event(found, event)
    for seat in seats:
        count_standing(found[seat], course, seat)
        count_end(found[seat], course, seat)
    return found


# Turns


def count_turn(tally: SeatTally, turn: TurnEvents) -> None:
    """Count a turn of a seat."""
    assert turn.player is not None
    done = TurnTally()
    factions: set[str] = set()
    for event in turn.events:
        if event.player == turn.player:
            count_in_turn(done, factions, event)
    done.factions = len(factions)
    tally.turns += 1
    tally.last_honor = done.honor
    for name in TurnTally.__struct_fields__:
        setattr(tally.best, name, max(getattr(tally.best, name), getattr(done, name)))


def count_in_turn(done: TurnTally, factions: set[str], event: Event) -> None:
    """Count what somebody does in their own turn."""
    match event:
        case events.Gained():
            name = RESOURCES.get(event.resource)
            if name is not None:
                setattr(done, name, getattr(done, name) + int(event.amount))
        case events.CardPlayed():
            done.played += 1
            factions.update(FACES[event.card].factions)
        case events.Used():
            done.used += 1
        case events.Acquired():
            done.acquired += 1
        case events.Defeated():
            done.defeated += 1
            done.from_stack += FACES[event.card].home != IN_CENTER_DECK
        case _:
            pass  # counted over the whole game, or not at all


def defeat_run(turns: Sequence[TurnEvents], seat: int) -> int:
    """The longest row of own turns with a defeat."""
    longest = run = 0
    for turn in turns:
        if turn.player == seat:
            hit = any(isinstance(event, events.Defeated) and event.player == seat for event in turn.events)
            run = run + 1 if hit else 0
            longest = max(longest, run)
    return longest


# The whole game


def count_event(found: Sequence[SeatTally], event: Event) -> None:
    """Count what happened, whoever's turn it was."""
    if not 0 <= event.player < len(found):
        return
    own = found[event.player]
    match event:
        case events.Acquired():
            count_acquired(own, event)
        case events.Defeated():
            own.trophies += FACES[event.card].trophy is not None
        case events.Banished():
            own.starting_banished += FACES[event.card].home == IN_STARTING_DECK
        case events.Destroyed():
            if event.by != event.player and 0 <= event.by < len(found):
                found[event.by].destroyed += 1
        case events.Took():
            own.took += 1
            found[event.victim].robbed += 1
        case events.Copied():
            own.copied += 1
        case events.Energized():
            own.energized += 1
        case events.Transformed():
            own.transformed += 1
        case events.Rolled():
            own.sides = sorted({*own.sides, int(event.side)})
        case events.Won():
            own.auctions += 1
        case events.ExtraTurnGained():
            own.extra_turns += 1
        case _:
            pass  # counted by turns, or not at all


def count_acquired(own: SeatTally, event: events.Acquired) -> None:
    """Count a card that was acquired."""
    card = FACES[event.card]
    if card.home != IN_CENTER_DECK:
        own.from_stacks += 1
        return
    own.acquired = {**own.acquired, card.name: own.acquired.get(card.name, 0) + 1}
    own.constructs_acquired += card.kind == "construct"
    for faction in card.factions:
        own.factions = {**own.factions, faction: own.factions.get(faction, 0) + 1}
    if event.price == 0:
        own.free_cost = max(own.free_cost, int(card.cost))


def count_standing(own: SeatTally, course: Course, seat: int) -> None:
    """Count who led, turn by turn."""
    standings = [turn.standing for turn in course.turns if turn.standing is not None]
    leads = [lead_of(standing.scores, seat) for standing in [*standings, standing_in(course.game)]]
    own.behind = max(0, -min(leads))
    own.lead = leads[-1]
    signs = [lead > 0 for lead in leads if lead]
    own.lead_changes = sum(one != other for one, other in pairwise(signs))
    own.defeat_run = defeat_run(course.turns, seat)


def lead_of(scores: Sequence[int], seat: int) -> int:
    """By how much a seat leads the best of the others."""
    others = [int(score) for other, score in enumerate(scores) if other != seat]
    return int(scores[seat]) - max(others, default=0)


def count_end(own: SeatTally, course: Course, seat: int) -> None:
    """Count what somebody has at the end."""
    player = course.game.players[seat]
    owned = [FACES[face] for face in player.scoring_cards()]
    constructs = [FACES[place.face] for place in player.construct_places]
    kinds = Counter(card.kind for card in owned)
    own.cards = len(owned)
    own.treasures = kinds["treasure"]
    own.starting_left = sum(card.home == IN_STARTING_DECK for card in owned)
    own.constructs = len(constructs)
    own.construct_factions = len({faction for card in constructs for faction in card.factions})
