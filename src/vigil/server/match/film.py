"""Replays: a game step by step, and what can be said of it when it is over."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Final

from vigil.rules import events, honor
from vigil.rules.events import Event
from vigil.rules.game import Game
from vigil.rules.printed import CENTER_DECK, FACES
from vigil.server.match import layout as matches
from vigil.server.match.course import Seat, Table
from vigil.server.match.room import Room
from vigil.server.protocol.messages import Buy, Pile, Replay, Score, TurnMark, Update
from vigil.server.store.acts import MOVE, Act

REMEMBERED: Final = 4  # matches whose every step is kept at hand
BEST: Final = 5


class Film:
    """Every step of a game."""

    def __init__(self, table: Table, moves: Sequence[str]) -> None:
        self.frames = [table]
        self.acts: list[Act | None] = [None]
        for number, text in enumerate(moves, 1):
            table = table.copy()
            act = Act(number, table.game.deciding(), MOVE, text, 0.0)
            table.take(act)
            self.frames.append(table)
            self.acts.append(act)

    def update(self, step: int, seat: Seat) -> Update:
        """The table after so many moves, as a seat saw it."""
        if not 0 <= step < len(self.frames):
            raise ValueError(f"there are steps 0 to {len(self.frames) - 1}, not {step}")
        frame = self.frames[step]
        happened = frame.happened[step] if step else []
        return frame.update(seat, 0.0, self.acts[step], happened, going=False)

    def after_turns(self) -> list[Game]:
        """The game at the end of each turn."""
        ends = [mark.step for mark in turn_marks(self.frames[-1]) if mark.step > 0]
        return [self.frames[step].game for step in ends] + [self.frames[-1].game]


def turn_marks(table: Table) -> list[TurnMark]:
    """Where each turn begins."""
    return [
        TurnMark(step, event.number, event.player)
        for step, happened in enumerate(table.happened)
        for event in happened
        if event.what == events.BEGAN
    ]


class Films:
    """The films of matches that people look at, the last few."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()

    def of(self, room: Room) -> Film:
        """The film of a match that is over."""
        match = room.match.id
        if match not in self.films:
            self.films[match] = Film(matches.new_table(room.match, room.seats), room.table.moves)
        self.films.move_to_end(match)
        if len(self.films) > REMEMBERED:
            self.films.popitem(last=False)
        return self.films[match]


def review(room: Room, film: Film) -> Replay:
    """What can be said of a match that is over."""
    ends = film.after_turns()
    seats = range(len(room.seats))
    happened = [event for step in film.frames[-1].happened for event in step]
    return Replay(
        steps=len(film.frames) - 1,
        turns=turn_marks(film.frames[-1]),
        honor=[[honor.score(game, seat) for seat in seats] for game in ends],
        tokens=[[player.honor for player in game.players] for game in ends],
        scores=[score(ends[-1], seat) for seat in seats],
        buys=[buys(happened, seat) for seat in seats],
        seconds=max(room.match.moved - room.match.began, 0.0),
        taken_back=room.match.taken_back,
    )


def score(game: Game, seat: int) -> Score:
    """Where a player's honor comes from."""
    player = game.players[seat]
    owned = player.owned()
    piles: dict[str, Pile] = {}
    for face in owned:
        card = FACES[face]
        faction = " and ".join(card.factions) or card.kind
        pile = piles.setdefault(faction, Pile(faction, 0, 0))
        pile.cards += 1
        pile.honor += card.worth(owned)
    by = sorted(piles.values(), key=lambda pile: (-pile.honor, pile.faction))
    return Score(player.honor, sum(pile.honor for pile in by), by)


def buys(happened: Sequence[Event], seat: int) -> list[Buy]:
    """The best cards a player took from the center: by their honor and how often they were used, together."""
    turn = 0
    found: dict[int, Buy] = {}
    uses: Counter[int] = Counter()
    for event in happened:
        if event.what == events.BEGAN:
            turn = event.number
        elif event.player != seat:
            continue
        elif event.what == events.ACQUIRED and FACES[event.face].home == CENTER_DECK:
            buy = found.setdefault(event.face, Buy(FACES[event.face].name, turn, 0, 0, 0))
            buy.copies += 1
            buy.honor += FACES[event.face].honor
        elif event.what in (events.PLAYED, events.USED):
            uses[event.face] += 1
    for face, buy in found.items():
        buy.uses = uses[face]
    return sorted(found.values(), key=lambda buy: (-buy.honor - buy.uses, buy.card))[:BEST]
