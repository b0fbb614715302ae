"""The scenario builder: a table laid out for a test, spoken to in names and moves."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import vigil
from vigil.rules.actions.settle import settle
from vigil.rules.documents.position import SEAT_KEYS
from vigil.rules.events import KINDS
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, Card
from vigil.rules.kernel.earmarks import MECHANA_RUNES, amount
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.library import find_face, find_set
from vigil.rules.log import Log
from vigil.rules.table.row import ROW, under

SEAT_ZONES = ("hand", "deck", "discard", "played", "constructs", "under_constructs", "trophies", "hoard")
TOP_IS_LAST = ("deck", "center_deck")
DECK_FILLER = ("Apprentice", "Militia")
DECK_SIZE = 8


def pytest_collection_finish() -> None:
    """Leave what stays until the end to itself, and look for rubbish seldom: it took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


class Table:
    """A game in a test. What is not defined here (runes, power, honor_pool, result …) is the game's own."""

    def __init__(self, game: vigil.Game) -> None:
        self.game = game
        self.happened: list[Event] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    @property
    def mechana_runes(self) -> int:
        """The runes that may buy Mechana constructs only."""
        return amount(self.game.earmarked, MECHANA_RUNES.number)

    def do(self, *moves: str) -> None:
        """Make moves, given by their texts."""
        for move in moves:
            self.happened += self.game.do(move)

    def moves(self) -> list[str]:
        """What can be done now, in words."""
        decision = self.game.decision
        return [] if decision is None else [str(move) for move in decision.moves]

    def asks(self) -> int:
        """The seat that has to decide."""
        assert self.game.decision is not None
        return self.game.decision.player

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a zone by name, the top of a deck first; an empty place has none."""
        holder: Any = self.game.players[seat] if zone in SEAT_ZONES else self.game
        faces = getattr(holder, {"rival": "rival_cards"}.get(zone, zone))
        ordered = list(faces)[::-1] if zone in TOP_IS_LAST else faces
        return ["" if face == EMPTY else FACES[face].name for face in ordered]

    def under(self, name: str) -> list[str]:
        """The treasure under a card of the center row."""
        place = self.names("center_row").index(name)
        return [FACES[face].name for face in under(self.game, place)]

    def honor(self, seat: int = 0) -> int:
        """The honor tokens of a seat."""
        return self.game.players[seat].honor

    def score(self, seat: int = 0) -> int:
        """What a seat would score if the game ended now."""
        data = self.game.view(None).to_data()
        return int(data["players"][seat]["score"])

    def left(self, name: str) -> int:
        """How many there are in an always-available stack."""
        return self.game.supply[list(self.game.setup.stacks).index(find_face(name))]

    def kinds(self) -> list[str]:
        """What kinds of things have happened so far, in order."""
        return kinds(self.happened)

    def log(self, seat: int | None = 0) -> str:
        """Everything done so far, as a seat reads it."""
        return "\n".join(Log(self.game.setup, seat).lines(self.happened))

    def carry_out(self, effect: Effect, seat: int = 0, source: str = "Mystic") -> None:
        """Let an effect happen as if a card of that seat had said it."""
        self.game.pending.append(Task(effect, seat, find_face(source)))
        self.game.options = None
        settle(self.game)


def kinds(happened: Iterable[Event]) -> list[str]:
    """What kinds of events these are, as documents call them."""
    return [KINDS[type(event)][0] for event in happened]


def table(
    sets: Sequence[str] = ("godslayer",),
    variant: str = "standard",
    players: int | None = None,
    opponents: Sequence[Mapping[str, Any]] = (),
    exact: Sequence[str] = (),
    turn: int = 0,
    **given: Any,
) -> Table:
    """A table at the main decision of a turn.

    Cards and counters of the seat on turn and of the table are named directly, those of the other
    seats, in turn order, in `opponents`. The center row, the center deck and the personal decks are
    filled up with cards that the test does not speak of, except those listed in `exact`.
    """
    count = players or {"team": 4, "solitaire": 1}.get(variant, max(2, len(opponents) + 1))
    own: dict[str, Any] = {key: given.pop(key) for key in SEAT_KEYS if key in given}
    seats: list[dict[str, Any]] = [{} for _ in range(count)]
    known: list[Mapping[str, Any]] = [own, *opponents]
    for step, seat in enumerate(known):
        seats[(turn + step) % count].update(seat)
    fill_row(sets, given, seats, exact)
    if "deck" not in exact:
        fill_decks(sets, given, seats)
    document = {"sets": list(sets), "variant": variant, "turn": turn, "seed": 1, **given, "seats": seats}
    return Table(vigil.Game.from_position(document))


def fill_row(
    sets: Sequence[str], given: dict[str, Any], seats: list[dict[str, Any]], exact: Sequence[str]
) -> None:
    """Fill the center row up to six, and put a few cards under those named for the center deck."""
    spoken = {FACES[find_face(name)].front for name in spoken_of(given, seats)}
    fillers = [card.name for card in harmless(sets) if card.face not in spoken]
    row = list(given.get("center_row", []))
    missing = 0 if "center_row" in exact else max(ROW - len(row), 0)
    given["center_row"] = row + fillers[:missing]
    deck = list(given.get("center_deck", []))
    given["center_deck"] = deck if "center_deck" in exact else deck + fillers[missing:]


def harmless(sets: Sequence[str]) -> list[Card]:
    """Cards that do nothing by lying in the center row, constructs and dear ones first."""
    cards = {card.name: card for code in sets for card in find_set(code).cards}
    quiet = [card for card in cards.values() if card.home == IN_CENTER_DECK and not card.fate]
    kinds = {"construct": 0, "hero": 1}
    quiet = [card for card in quiet if card.kind in kinds and card.face == card.front]
    return sorted(quiet, key=lambda card: (kinds[card.kind], -card.cost, card.name))[:24]


def fill_decks(sets: Sequence[str], given: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Put starting cards under what is named for the personal decks."""
    spoken = Counter(spoken_of(given, seats))
    starting = find_set(sets[0]).starting_deck
    left = {name: starting[name] * len(seats) - spoken[name] for name in DECK_FILLER}
    for seat in seats:
        seat["deck"] = list(seat.get("deck", []))
    for _ in range(DECK_SIZE):
        for seat in seats:
            name = next((name for name in DECK_FILLER if left[name] > 0), None)
            if name is not None:
                left[name] -= 1
                seat["deck"].append(name)


def spoken_of(given: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> list[str]:
    """Every card named in a test."""
    named: list[str | None] = []
    zones = [given.get(zone, []) for zone in ("center_row", "center_deck", "void", "removed")]
    zones += [given.get("rival", {}).get("cards", [])]
    zones += [seat.get(zone, []) for seat in seats for zone in SEAT_ZONES]
    for entry in [entry for zone in zones for entry in zone]:
        below = [*entry.get("under", []), *entry.get("face_down", [])] if isinstance(entry, dict) else []
        named += [entry["card"], *below] if isinstance(entry, dict) else [entry]
    return [name for name in named if name is not None]
