"""The table, as one seat may know it.

Everything is read from the engine's `View`, which decides who may see what. A field of `View.to_data()`
that is not declared here is an error, so the schema cannot fall behind the engine.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from vigil.rules.game import View
from vigil.rules.table.this_turn import holding
from vigil.server.protocol.spans import Text, spans
from vigil.wording.edges import to_data


class SetupView(Struct):
    """Which game is played, and by whom."""

    sets: list[str]
    players: list[str]
    edition: int
    variant: str


class PlayerView(Struct):
    """One side. A seat knows its own `hand_cards` and `deck_holds`; of others it knows `hidden`.

    `under` has the cards under each construct, where there are any; null is one that lies face down.
    """

    name: str
    honor: int
    insight: int
    hand: int
    hand_known: list[str]
    deck: int
    deck_top: list[str]
    discard: list[str]
    played: list[str]
    played_as: list[int]
    constructs: list[str]
    used: list[int]
    trophies: list[str]
    hoard: list[str]
    this_turn: list[Text]
    score: int
    under: list[list[str | None]] | UnsetType = UNSET
    hand_cards: list[str] | UnsetType = UNSET
    deck_holds: dict[str, int] | UnsetType = UNSET
    hidden: dict[str, int] | UnsetType = UNSET


class DecisionView(Struct):
    """Who has to decide what; `moves` are for the seat that decides only.

    `question` is the prompt in spans; it is empty at the main decision of a turn.
    """

    player: int
    prompt: str
    moves: list[str]
    question: Text


class ResultView(Struct):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class RivalView(Struct):
    """The automatic opponent of solitaire, by the name that its rulebook gives it."""

    name: str
    honor: int
    cards: list[str]


class TableView(Struct):
    """The whole table."""

    seat: int | None
    setup: SetupView
    moves_made: int
    turn: int
    first: int
    turn_number: int
    honor_pool: int
    ending: bool
    runes: int
    mechana_runes: int
    power: int
    energy: int
    honor_gained: int
    permits: int
    row_defeats: int
    aside: list[str]
    center_row: list[str | None]
    under: list[list[str]]
    center_deck: int
    center_deck_holds: dict[str, int]
    center_deck_bottom: list[str]
    void: list[str]
    removed: list[str]
    supply: dict[str, int]
    players: list[PlayerView]
    decision: DecisionView | None
    result: ResultView | None
    rival: RivalView | UnsetType = UNSET


def table_view(view: View) -> TableView:
    """A view as clients are told of it."""
    data = view.to_data()
    data["setup"] = SetupView(**data["setup"])
    data["players"] = [
        PlayerView(**{**player, "this_turn": this_turn(view, seat)})
        for seat, player in enumerate(data["players"])
    ]
    if data["decision"] is not None:
        data["decision"] = DecisionView(**data["decision"], question=question(view))
    data["result"] = None if data["result"] is None else ResultView(**data["result"])
    if "rival" in data:
        data["rival"] = RivalView(view.table.setup.rival, **data["rival"])
    return TableView(**data)


def question(view: View) -> Text:
    """What somebody is asked, as the others read it, too."""
    asked = None if view.decision is None else view.decision.question
    return [] if asked is None else spans(to_data(asked.words(), asked.reader, capital=True))


def this_turn(view: View, seat: int) -> list[Text]:
    """What holds for a player for the rest of the turn."""
    return [spans(to_data(words, capital=True)) for words in holding(view.table, seat)]
