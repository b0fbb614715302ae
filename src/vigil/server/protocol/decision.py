"""A decision as clients are told of it. Everything is read from the seat's own view."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from vigil.language.choices import TakeOneDiscarded
from vigil.language.keywords import Auction
from vigil.language.treasure import MoveTreasureTo
from vigil.rules.actions.acquire import row_place
from vigil.rules.actions.play import DIE_COST
from vigil.rules.game import Game, View
from vigil.rules.kernel import verbs, zones
from vigil.rules.kernel.card import FACES
from vigil.rules.moves import OPTION, PICK, Decision, Move
from vigil.rules.table import costs
from vigil.rules.table.row import under
from vigil.server.protocol.offers import Bidding, Offer, bidding, offers
from vigil.server.protocol.view import ZONES

Verb = Literal["play", "acquire", "defeat", "use", "roll", "pick", "option", "decline", "end turn"]
OF_A_PLAYER: Final = zones.HAND | zones.DISCARD | zones.PLAY | zones.PLAYED | zones.TROPHIES
VERBS: Final[dict[int, Verb]] = {
    verbs.PLAY_CARD: "play",
    verbs.ACQUIRE: "acquire",
    verbs.DEFEAT: "defeat",
    verbs.USE: "use",
    verbs.ROLL: "roll",
    PICK: "pick",
    OPTION: "option",
    verbs.DECLINE: "decline",
    verbs.END_TURN: "end turn",
}
ON_A_CARD: Final = (verbs.PLAY_CARD, verbs.ACQUIRE, verbs.DEFEAT, verbs.USE, PICK)
GUESS: Final = 1  # any seed will do: "play all" stops where the real game asks something


class Price(Struct):
    """What a move costs."""

    number: int
    unit: Literal["runes", "power", "insight"]


class Option(Struct):
    """A move that may be made, and the card it is shown on."""

    text: str
    verb: Verb
    label: str
    card: str | None
    zone: str | None
    owner: int | None
    place: int | None
    twins: list[int]
    to: str | None
    price: Price | None


class Asked(Struct):
    """A decision, for the seat that has to make it."""

    prompt: str
    main: bool
    asker: str | None
    moves: list[Option]
    play_all: list[str]
    offers: list[Offer]
    auction: Bidding | None


def asked(view: View) -> Asked | None:
    """The decision of the view's own seat, if it has one."""
    decision = view.decision
    if decision is None or decision.player != view.seat:
        return None
    game = view.table
    task = decision.task
    return Asked(
        prompt=decision.prompt,
        main=task is None,
        asker=FACES[task.source].name if task is not None and task.source >= 0 else None,
        moves=[option(game, decision, move) for move in decision.moves],
        play_all=play_all(view) if task is None else [],
        offers=offers(game) if decision.player == game.turn else [],
        auction=bidding(game, task) if task is not None and isinstance(task.effect, Auction) else None,
    )


def option(game: Game, decision: Decision, move: Move) -> Option:
    """A move, and the card it is shown on."""
    face, zone, place = subject(game, decision, move)
    return Option(
        text=move.text,
        verb=VERBS[move.verb],
        label=label(move),
        card=FACES[face].name if face >= 0 else None,
        zone=ZONES.get(zone),
        owner=owner(decision, move, zone),
        place=place if place >= 0 else None,
        twins=twins(game, place) if move.zone == zones.CENTER_ROW else [],
        to=ZONES.get(move.to),
        price=price(game, decision, move),
    )


def twins(game: Game, place: int) -> list[int]:
    """The places of cards equal to the one at a place: the same move stands for all of them."""
    if game.setup.solitaire:
        return []
    places = range(place + 1, len(game.row))
    like = (game.row[place], under(game, place))
    return [other for other in places if (game.row[other], under(game, other)) == like]


def label(move: Move) -> str:
    """A button's word: the verb, or which of a card's abilities, or all that an option says."""
    if move.verb not in ON_A_CARD:
        return move.text
    _, several, ability = move.text.partition(": ")
    return ability if move.verb == verbs.USE and several else move.text.split()[0]


def subject(game: Game, decision: Decision, move: Move) -> tuple[int, int, int]:
    """The face, the zone and the place in the center row that a move is about."""
    if move.verb == verbs.PLAY_CARD:
        return move.face, zones.HAND, costs.OUTSIDE
    if decision.task is not None and isinstance(decision.task.effect, MoveTreasureTo):
        return game.row[move.number], zones.CENTER_ROW, move.number
    return move.face, move.zone, row_place(game, move)


def owner(decision: Decision, move: Move, zone: int) -> int | None:
    """The seat whose zone a card lies in; None for the center."""
    if not zone & OF_A_PLAYER:
        return None
    task = decision.task
    if task is None or move.verb != PICK:
        return decision.player
    return move.number if isinstance(task.effect, TakeOneDiscarded) else task.seat


def price(game: Game, decision: Decision, move: Move) -> Price | None:
    """What a move costs in the main decision of a turn; within effects moves are free."""
    if decision.task is not None:
        return None
    if move.verb == verbs.ROLL:
        return Price(DIE_COST, "insight")
    if move.verb not in (verbs.ACQUIRE, verbs.DEFEAT):
        return None
    cost = costs.cost(game, decision.player, move.face, row_place(game, move))
    return Price(cost, "power" if move.verb == verbs.DEFEAT else "runes")


def play_all(view: View) -> list[str]:
    """The cards now in hand that can be played one after another without a question."""
    table = view.guess(GUESS)
    assert view.seat is not None
    texts: list[str] = []
    for face in table.players[view.seat].hand.copy():
        text = f"play {FACES[face].name}"
        if all(move.text != text for move in table.legal_moves()):
            continue  # it was transformed or discarded
        after = table.copy()
        after.do(text)
        if not after.over and not after.pending and after.turn_number == table.turn_number:
            texts.append(text)
            table = after
    return texts
