"""What a seat cannot know, by the tests' own account: nothing here asks vigil.rules.view."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import vigil
from tests.every_decision.play import Dice
from vigil.rules import events
from vigil.rules.documents.event_data import event_data
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import ASIDE, DECK, HAND, NOWHERE, PLAY

Seat = int | None  # None is a spectator
TRIES = 8
TO_HAND = {"Erabus, Son of Nyx", "Yolocryx, the Guardian"}  # where they go when they are turned over


def redeal(game: vigil.Game, seat: Seat, dice: Dice, own: bool) -> vigil.Game | None:
    """The same game with what a seat cannot know dealt anew; None if no such game was found.

    Without `own`, only what the others have is dealt anew, so that both games can be played on for
    long before the seat sees a difference.
    """
    for _ in range(TRIES):
        data = json.loads(json.dumps(game.to_data()))
        for number in range(len(data["players"])):
            if number != seat:
                deal_hand_and_deck(data["players"][number], dice)
        if own:
            deal_common(data, seat, dice)
        twin = vigil.Game.from_data(data)
        # A question about a hand that now has a single answer is no question, and a card that came into a
        # hand may have to be turned over: such a game has gone on.
        if shown(twin, seat) == shown(game, seat):
            return twin
    return None


def deal_common(data: dict[str, Any], seat: Seat, dice: Dice) -> None:
    """Shuffle the center deck, the seat's own deck and all that is to come."""
    data["seed"] += 1
    data["chance"] = [f"{dice.below(1 << 31) + 1:x}" for _ in data["chance"]]
    known = data["center_known"]
    data["center_deck"][known:] = dice.shuffled(data["center_deck"][known:])
    if seat is not None:
        player = data["players"][seat]
        end = len(player["deck"]) - player["deck_known"]
        player["deck"][:end] = dice.shuffled(player["deck"][:end])


def deal_hand_and_deck(player: dict[str, Any], dice: Dice) -> None:
    """Mix what others cannot tell apart: the unknown cards of hand and deck."""
    end = len(player["deck"]) - player["deck_known"]
    pool = dice.shuffled(unknown(player))
    size = len(player["hand"]) - len(player["hand_known"])
    player["hand"] = sorted(player["hand_known"] + pool[:size], key=face)
    player["deck"][:end] = pool[size:]


def face(name: str) -> int:
    """The number by which hands are sorted."""
    return vigil.card(name).face


def unknown(player: dict[str, Any]) -> list[str]:
    """The cards of a side of which others know only that they are in hand or deck."""
    end = len(player["deck"]) - player["deck_known"]
    pool = Counter(player["hand"] + player["deck"][:end]) - Counter(player["hand_known"])
    return sorted(pool.elements())


def shown(game: vigil.Game, seat: Seat) -> dict[str, Any]:
    """The part of a snapshot that a seat may know, everything hidden put in order."""
    data = json.loads(json.dumps(game.to_data()))
    del data["seed"], data["chance"]
    data.pop("generator", None)  # a guess has another
    known = data["center_known"]
    data["center_deck"][known:] = sorted(data["center_deck"][known:])
    for number, player in enumerate(data["players"]):
        end = len(player["deck"]) - player["deck_known"]
        if number == seat:
            player["deck"][:end] = sorted(player["deck"][:end])
        else:
            player["unknown"] = unknown(player)
            player["hand"] = len(player["hand"])
            player["deck"] = [end, player["deck"][end:]]
    return data  # type: ignore[no-any-return]


def shown_event(event: Event, seat: Seat) -> dict[str, Any]:
    """An event as a seat may know it: what others draw is theirs to know."""
    data = event_data(event)
    if isinstance(event, events.Drew) and event.player != seat:
        del data["card"]
    return data


class Witness:
    """Follows a game by its events alone, and keeps what everybody knows of one side's hand and deck."""

    def __init__(self, game: vigil.Game, seat: int) -> None:
        self.seat = seat
        self.held = list(game.players[seat].hand)
        self.known: list[int] = []  # cards surely in hand
        self.top: list[int] = []  # cards surely on top of the deck, the top one last

    def follow(self, event: Event) -> None:
        """Learn from an event."""
        if isinstance(event, events.Took) and event.victim == self.seat and event.zone == HAND:
            self.lose(event.card)
        elif event.player == self.seat:
            self.follow_own(event)

    def follow_own(self, event: Event) -> None:
        """Learn from an event of the side itself."""
        if isinstance(event, events.Drew):
            self.held.append(event.card)
            self.known += [self.top.pop()] if self.top else []
        elif isinstance(event, events.Shuffled):
            self.known = self.held.copy()  # the deck was empty: what nobody sees can only be in hand
        elif isinstance(event, events.Cleared):
            self.held, self.known = [], []
        elif isinstance(event, events.Took):
            self.get(event.card)
        elif isinstance(event, events.Transformed) and event.zone == HAND:
            self.lose(event.card)
            self.get(event.into)
        elif isinstance(event, events.Transformed) and event.zone in (PLAY, ASIDE):
            if FACES[event.into].name in TO_HAND:
                self.get(event.into)
        elif isinstance(event, (events.Moved, events.Revealed, events.Acquired)):
            self.move(event.card, event.zone, event.to)
        elif isinstance(event, (events.CardPlayed, events.Discarded)):
            self.lose(event.card)
        elif isinstance(event, events.Banished):
            self.move(event.card, event.zone, NOWHERE)

    def move(self, card: int, zone: int, to: int) -> None:
        """A card went from one place to another in public."""
        if zone == DECK and self.top:
            self.top.pop()
        if to == HAND:
            self.get(card)
        elif to == DECK:
            self.top.append(card)
        elif zone == HAND:
            self.lose(card)

    def get(self, card: int) -> None:
        """A card came into the hand in public."""
        self.held.append(card)
        self.known.append(card)

    def lose(self, card: int) -> None:
        """A card left the hand in public."""
        self.held.remove(card)
        if card in self.known:
            self.known.remove(card)
