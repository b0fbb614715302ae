"""How the program shows a game to a seat, and ways to get it wrong that the leak tests must notice."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import vigil
from tests.every_decision.hidden import Seat
from vigil.rules.documents.event_data import event_data
from vigil.rules.game import View
from vigil.rules.history import History
from vigil.rules.kernel import chance
from vigil.rules.kernel.ability import Lasting
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.cards import in_order
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.value import Value
from vigil.rules.log import Log
from vigil.rules.side import Rival, Side
from vigil.rules.table.honor import Result

OPEN = (
    vigil.Game, View, Side, Rival, Player, Task, Lasting, Result, vigil.Decision, vigil.Move, History, State,
    chance.Chance,
)  # fmt: skip


class Eyes:
    """Everything through which a seat learns of a game, as the program has it."""

    def view(self, game: vigil.Game, seat: Seat) -> View:
        return game.view(seat)

    def data(self, game: vigil.Game, view: View) -> dict[str, Any]:
        return view.to_data()

    def guess(self, game: vigil.Game, view: View, seed: int) -> vigil.Game:
        return view.guess(seed)

    def event(self, event: Event, seat: Seat) -> dict[str, Any]:
        return event_data(event.seen_by(seat))

    def log(self, game: vigil.Game, happened: list[Event], seat: Seat) -> list[str]:
        return Log(game.setup, seat).lines(happened)

    def all(self, game: vigil.Game, seat: Seat, happened: list[Event], seed: int) -> dict[str, str]:
        """All that a seat can lay its hands on, each as one text."""
        view = self.view(game, seat)
        guess = self.guess(game, view, seed)
        return {
            "view": json.dumps(self.data(game, view)),
            "what hangs on the view": json.dumps(attributes(view)),
            "guess": json.dumps(guess.to_data()),
            "moves of the guess": str(guess.decision) if guess.deciding() == seat else "",
            "events": json.dumps([self.event(event, seat) for event in happened]),
            "log": "\n".join(self.log(game, happened, seat)),
        }


def attributes(thing: object) -> Any:
    """Everything that can be reached from an object by its attributes."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, list | tuple) or type(thing).__name__.startswith("vec["):  # a compiled zone
        assert isinstance(thing, Iterable)
        return [attributes(part) for part in thing]
    if isinstance(thing, Setup):
        return [thing.names, [card_set.code for card_set in thing.sets], thing.edition, thing.variant]
    if isinstance(thing, Value | Card):
        return repr(thing)
    if isinstance(thing, dict):
        return [[attributes(key), attributes(value)] for key, value in thing.items()]
    if not isinstance(thing, OPEN):
        return type(thing).__name__
    values = [(name, read(thing, name)) for name in dir(thing) if not name.startswith("_")]
    told = "" if type(thing).__repr__ is object.__repr__ else repr(thing)  # the usual one has an address
    return {
        "itself": told,
        **{name: attributes(value) for name, value in values if not callable(value)},
    }


def read(thing: object, name: str) -> Any:
    """An attribute, or why it cannot be read."""
    try:
        return getattr(thing, name)
    except ValueError as error:
        return str(error)


class LeavesTheCenterDeck(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.center_deck = game.center_deck
        return view


class LeavesTheOwnDeck(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        for number, player in enumerate(game.players):
            if number == seat:
                view.table.players[number].deck = player.deck
        return view


class LeavesHands(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.players = [player.copy() for player in game.players]
        for player in view.table.players:
            player.deck = in_order(player.deck)
        return view


class TellsHands(Eyes):
    def data(self, game: vigil.Game, view: View) -> dict[str, Any]:
        return {**view.to_data(), "hands": [len(set(player.hand)) for player in game.players]}


class TakesOthersForOneself(Eyes):
    def data(self, game: vigil.Game, view: View) -> dict[str, Any]:
        sides = [Side(game, seat, own=True) for seat in range(len(game.players))]
        return {**view.to_data(), "sides": attributes(sides)}


class LeavesTheSeed(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.seed = game.seed
        return view


class LeavesChance(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.chance = game.chance
        return view


class LeavesTheMovesOfOthers(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.options = game.legal_moves()
        return view


class LeavesThePast(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        view = game.view(seat)
        view.table.history = game.history
        return view


class ShowsTheSpectatorAHand(Eyes):
    def view(self, game: vigil.Game, seat: Seat) -> View:
        return game.view(0 if seat is None else seat)


class GuessesFromTheTruth(Eyes):
    def guess(self, game: vigil.Game, view: View, seed: int) -> vigil.Game:
        guess = view.guess(seed)
        true = game.center_deck
        # As it is done, but from the true order.
        guess.center_deck, _ = chance.fast_streams(seed, 0).shuffle(chance.CENTER, true)
        return guess


class GuessesWithTheTrueChance(Eyes):
    def guess(self, game: vigil.Game, view: View, seed: int) -> vigil.Game:
        guess = view.guess(seed)
        guess.chance = game.chance
        return guess


class PassesEventsOn(Eyes):
    def event(self, event: Event, seat: Seat) -> dict[str, Any]:
        return event_data(event.seen_by(event.player if event.player >= 0 else seat))


class LogsForTheActor(Eyes):
    def log(self, game: vigil.Game, happened: list[Event], seat: Seat) -> list[str]:
        return [line for event in happened for line in Log(game.setup, max(event.player, 0)).lines([event])]


BROKEN = [
    LeavesTheCenterDeck, LeavesTheOwnDeck, LeavesHands, TellsHands, TakesOthersForOneself, LeavesTheSeed,
    LeavesChance, LeavesTheMovesOfOthers, LeavesThePast, ShowsTheSpectatorAHand, GuessesFromTheTruth,
    GuessesWithTheTrueChance, PassesEventsOn, LogsForTheActor,
]  # fmt: skip
