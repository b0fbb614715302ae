"""Lookahead: the chance of winning on a table that a seat sees, whoever is on turn, and parts of luck.

Guesses of the table are played on by the judge to the end of the seat's next turn and valued there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from vigil.bots.afterstate import describe, finish_turn, outcome, try_move
from vigil.bots.bot import OWN
from vigil.bots.search import MANY, Searching
from vigil.rules.game import Game, View
from vigil.rules.kernel import chance, verbs
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK
from vigil.rules.kernel.cards import Cards, pack, put_under, replace_at, without
from vigil.rules.moves import Move

LATER: Final = 3  # times as many guesses for what is looked at some turns later: chance has more say there
TURNS: Final = 3  # own turns later


class Lookahead:
    """Values tables with the network and the judge of a searching bot."""

    def __init__(self, bot: Searching, seat: int, guesses: int) -> None:
        self.bot = bot
        self.seat = seat
        self.guesses = guesses

    def chance(self, view: View) -> float:
        """The chance of winning, from what the view shows."""
        return self.mean(self.played_on(self.guessed_games(view)))

    def beyond(self, view: View, move: Move) -> float:
        """The chance after a move that ends the turn, looked at from the end of the next turn."""
        judge, seat = self.bot.judge, self.seat
        return self.mean([try_move(guess, seat, move, judge, 1) for guess in self.guessed_games(view)])

    def gain(self, view: View, move: Move, then: Move) -> float:
        """What a move is worth more if another one follows it wherever that is possible."""
        alone: list[Game] = []
        both: list[Game] = []
        for guess in self.guessed_games(view):
            alone.append(try_move(guess, self.seat, move, self.bot.judge))
            both.append(self.play_both(guess, move, then) or alone[-1])
        return self.mean(both) - self.mean(alone)

    def later(self, view: View, better: Move, worse: Move) -> list[float]:
        """By how much a move is ahead some turns later, guess by guess."""
        guesses = list(self.guessed_games(view, range(self.guesses, (1 + LATER) * self.guesses)))
        one, other = (
            [try_move(guess, self.seat, move, self.bot.judge, TURNS) for guess in guesses]
            for move in (better, worse)
        )
        return [a - b for a, b in zip(self.values(one), self.values(other), strict=True)]

    def play_both(self, guess: Game, move: Move, then: Move) -> Game | None:
        """A guess after two moves and the rest of the turn; None where the second is not possible."""
        if move.verb == verbs.END_TURN:
            return None
        game = guess.copy()
        game.step(move)
        if game.over or game.deciding() != self.seat or game.turn != guess.turn:
            return None
        following = [each for each in game.legal_moves() if each == then]
        return try_move(game, self.seat, following[0], self.bot.judge) if following else None

    def row_luck(self, view: View, places: list[int]) -> float:
        """What it is worth that these very cards came into the row, and not others of the center deck."""
        if not places:
            return 0.0
        unturned = View(turned_back(view.table, places), view.seat)
        others = (turned_anew(guess, places) for guess in self.guessed_games(unturned))
        return self.chance(view) - self.mean(self.played_on(others))

    def draw_luck(self, view: View) -> float:
        """What it is worth that these very cards are in hand, and not others of the deck."""
        return self.chance(view) - self.chance(View(view.table, None))

    def guessed_games(self, view: View, numbers: range | None = None) -> Iterator[Game]:
        """Games that fit a view; the same for views of one turn, as far as they hide the same."""
        for number in range(self.guesses) if numbers is None else numbers:
            yield view.guess(chance.stream(self.bot.seed, OWN - view.table.turn_number * MANY - number))

    def played_on(self, games: Iterable[Game]) -> list[Game]:
        """Games at the end of the seat's turn."""
        ends: list[Game] = []
        for game in games:
            finish_turn(game, self.seat, self.bot.judge)
            ends.append(game)
        return ends

    def mean(self, ends: list[Game]) -> float:
        """The mean chance of winning in some games at the end of the seat's turn."""
        return sum(self.values(ends)) / len(ends)

    def values(self, ends: list[Game]) -> list[float]:
        """The chance of winning in each of some games at the end of the seat's turn."""
        described = [describe(game, self.seat) for game in ends if not game.over]
        valued: Iterator[float] = iter(self.bot.network.chances(described) if described else [])
        return [outcome(game, self.seat) if game.over else float(next(valued)) for game in ends]


def turned_back(table: Game, places: list[int]) -> Game:
    """A table on which some cards of the row are back in the center deck, their places kept for others."""
    copy = table.copy()
    for place in places:
        face = copy.center_row[place]
        known = copy.center_known
        deck = copy.center_deck
        copy.center_deck = pack([*deck[:known], face, *deck[known:]]) if known else put_under(deck, face)
    return copy


def turned_anew(game: Game, places: list[int]) -> Game:
    """A guess with other cards at some places of the row; what they set off when they come is left out."""
    for place in places:
        at = topmost(game.center_deck)
        face = game.center_deck[at]
        game.center_deck = without(game.center_deck, at)
        game.center_row = replace_at(game.center_row, place, face)
    game.options = None
    return game


def topmost(deck: Cards) -> int:
    """Where the topmost card lies that can lie in the row."""
    for place in range(len(deck) - 1, -1, -1):
        card = FACES[deck[place]]
        if card.home == IN_CENTER_DECK and not card.lies_under:
            return place
    return len(deck) - 1


def new_places(before: tuple[int, ...], after: tuple[int, ...], entered: list[int]) -> list[int]:
    """The places of the row where cards lie that have entered it."""
    came = Counter(entered)
    moved = [place for place in range(len(after)) if place >= len(before) or before[place] != after[place]]
    stayed = [place for place in range(len(after)) if place not in moved]
    found: list[int] = []
    for place in [*moved, *stayed]:
        if came[after[place]] > 0:
            came[after[place]] -= 1
            found.append(place)
    return sorted(found)
