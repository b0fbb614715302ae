"""A decision as clients are told of it. Everything is read from the seat's own view."""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

from vigil.rules.actions.acquire import row_place
from vigil.rules.actions.play import DIE_COST
from vigil.rules.game import Game, View
from vigil.rules.kernel import verbs, zones
from vigil.rules.kernel.askers import asked_sentence
from vigil.rules.kernel.asking import BIDDING, NAMING, ORDERING
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import same
from vigil.rules.kernel.zones import CODES
from vigil.rules.labels import label as words_of
from vigil.rules.labels import payment, using
from vigil.rules.moves import NAMES, Decision, Move
from vigil.rules.play_all import play_all
from vigil.rules.table.row import under
from vigil.server.protocol.event_view import Zone
from vigil.server.protocol.offers import Bidding, Offer, bidding, offers
from vigil.server.protocol.spans import Text, spans
from vigil.wording.edges import to_data

Verb = Literal[
    "play", "use", "roll", "end turn", "acquire", "defeat", "banish", "discard", "return", "destroy",
    "keep", "energize", "copy", "take", "put", "move", "choose", "put under", "first", "name",
    "name card", "opponent", "bid", "pass", "decline",
]  # fmt: skip
DecisionKind = Literal["turn", "card", "option", "bid", "faction", "opponent", "order", "name"]
OF_A_PLAYER: Final = zones.HAND | zones.DISCARD | zones.PLAY | zones.PLAYED | zones.TROPHIES | zones.UNDER
ON_A_CARD: Final = (
    verbs.PLAY_CARD, verbs.USE, verbs.ACQUIRE, verbs.DEFEAT, verbs.BANISH, verbs.DISCARD, verbs.RETURN,
    verbs.DESTROY, verbs.KEEP, verbs.ENERGIZE, verbs.COPY, verbs.TAKE, verbs.PUT, verbs.MOVE_TREASURE,
)  # fmt: skip


class Price(Struct):
    """What a move costs."""

    number: int
    unit: Literal["runes", "power", "insight"]


class Option(Struct):
    """A move that may be made, and the card it is shown on.

    `label` is what a button beside that card says, `words` the whole move with its price.
    """

    text: str
    verb: Verb
    label: Text
    words: Text
    card: str | None
    zone: Zone | None
    owner: int | None
    place: int | None
    number: int | None
    twins: list[int]
    to: Zone | None
    price: Price | None


class Asker(Struct):
    """The card that asks, and which line and sentence of its text does, if any."""

    card: str
    line: int | None
    sentence: int | None


class Naming(Struct):
    """Any card of these sets can be named: `before` and the card's name make the text of the move."""

    before: str
    sets: list[str]


class Asked(Struct):
    """A decision, for the seat that has to make it.

    `opening` says who asks and why, `question` what, `optional` that it can be declined; `prompt` is the
    whole as a string. Where a card can be named, `naming` stands for hundreds of moves; `moves` has the rest.
    """

    prompt: str
    kind: DecisionKind
    main: bool
    opening: Text
    question: Text
    optional: bool
    asker: Asker | None
    moves: list[Option]
    play_all: list[str]
    offers: list[Offer]
    auction: Bidding | None
    naming: Naming | None


def describe_decision(view: View) -> Asked | None:
    """The decision of the view's own seat, if it has one."""
    decision = view.decision
    if decision is None or decision.player != view.seat:
        return None
    game = view.table
    question, optional = question_of(decision)
    return Asked(
        prompt=decision.prompt,
        kind=cast("DecisionKind", decision.kind),
        main=decision.main,
        opening=opening_of(decision),
        question=question,
        optional=optional,
        asker=asker(decision),
        moves=[option(game, decision, move) for move in decision.moves if move.verb != verbs.NAME_CARD],
        play_all=[move.text for move in play_all(view)] if decision.main else [],
        offers=offers(game) if decision.player == game.turn else [],
        auction=bidding(game, decision.task) if decision.task and decision.kind == BIDDING else None,
        naming=naming(game) if decision.kind == NAMING else None,
    )


def naming(game: Game) -> Naming:
    """Which cards can be named: all of the game, which clients have in the catalogue."""
    return Naming(f"{NAMES.said} ", [card_set.code for card_set in game.setup.sets])


def question_of(decision: Decision) -> tuple[Text, bool]:
    """What is asked, without who asks, and whether it can be declined."""
    prompt = decision.question
    if prompt is None:
        return [decision.prompt], False
    words = to_data(prompt.asked.predicate, prompt.reader, capital=True)
    return spans(words), any(move.declines for move in decision.moves)


def opening_of(decision: Decision) -> Text:
    """Which card asks, and why; empty where the rules ask."""
    prompt = decision.question
    if prompt is None or prompt.opening is None:
        return []
    return spans(to_data(prompt.opening, prompt.reader))


def asker(decision: Decision) -> Asker | None:
    """The card that asks, and where on it that is written; none where the rules ask."""
    task = decision.task
    if task is None or task.source < 0 or decision.kind == ORDERING:
        return None
    found = asked_sentence(task, decision.waiting)
    name = FACES[task.source].name
    return Asker(name, found.line, found.number) if found else Asker(name, None, None)


def option(game: Game, decision: Decision, move: Move) -> Option:
    """A move, and the card it is shown on."""
    place = row_place(game, move)
    return Option(
        text=move.text,
        verb=cast("Verb", move.verb),
        label=label(game, decision, move),
        words=spans(to_data(words_of(game, decision, move))),
        card=move.card.name if move.card else None,
        zone=CODES.get(move.zone),  # type: ignore[arg-type]
        owner=owner(decision, move),
        place=place if place >= 0 else None,
        number=move.number if move.verb == verbs.BID else None,
        twins=twins(game, place) if move.zone == zones.CENTER_ROW else [],
        to=CODES.get(move.to),  # type: ignore[arg-type]
        price=price(game, decision, move),
    )


def twins(game: Game, place: int) -> list[int]:
    """The places of cards equal to the one at a place: the same move stands for all of them."""
    row = game.center_row
    if game.setup.solitaire:
        return []
    return [
        other
        for other in range(place + 1, len(row))
        if row[other] == row[place] and same(under(game, other), under(game, place))
    ]


def label(game: Game, decision: Decision, move: Move) -> Text:
    """A button's words beside the card: the verb, which of its abilities, or all that an option says."""
    if move.verb not in ON_A_CARD:
        return spans(to_data(words_of(game, decision, move)))
    card = move.card
    if card is not None and move.verb == verbs.USE and move.text != f"use {card.name}":
        return spans(to_data(using(card.abilities[move.number])))
    return [move.verb]


def owner(decision: Decision, move: Move) -> int | None:
    """The seat that a move is about: the opponent who is chosen, or whose zone the card lies in."""
    if move.owner >= 0:
        return move.owner
    if not move.zone & OF_A_PLAYER:
        return None
    return decision.player if decision.task is None else decision.task.seat


def price(game: Game, decision: Decision, move: Move) -> Price | None:
    """What a move costs in the main decision of a turn; within effects moves are free."""
    if not decision.main:
        return None
    if move.verb == verbs.ROLL:
        return Price(DIE_COST, "insight")
    if move.verb not in (verbs.ACQUIRE, verbs.DEFEAT):
        return None
    cost = sum(number for number, _ in payment(game, move))
    return Price(cost, "power" if move.verb == verbs.DEFEAT else "runes")
