"""The judge: what moves are worth, from what the deciding seat may know. The hot loop of most bots.

It works on a table: a view's, or in a simulation a game that fits one. It looks at nothing that
the deciding seat could not see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.bots import features, weights
from vigil.bots.likely_cards import worth_trying
from vigil.bots.weights import check
from vigil.language import choices, effects
from vigil.rules.actions import acquire
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACES, PRINTINGS, Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, DISCARD, HAND, PLAY, TEAMMATE
from vigil.rules.moves import Move
from vigil.rules.table import costs, row

PHASES: Final = 20
PLAY_FIRST: Final = 1000.0  # cards are played before anything is bought
NEVER: Final = -1000.0
MOST_RUNES: Final = 40
USUAL_DECK: Final = 16
COPIES: Final = 3  # of a card that is always available, in the plan of a turn
ON_A_CARD: Final = (
    verbs.BANISH, verbs.DISCARD, verbs.RETURN, verbs.DESTROY, verbs.KEEP, verbs.ENERGIZE, verbs.COPY,
    verbs.TAKE, verbs.PUT, verbs.MOVE_TREASURE,
)  # fmt: skip
# Of these the best card is wanted.
WANTED: Final = (verbs.RETURN, verbs.KEEP, verbs.ENERGIZE, verbs.TAKE, verbs.MOVE_TREASURE)


class Judge:
    """Weights, and what every card is worth by them in each phase of the game."""

    def __init__(self, weights: list[float], plans: bool = True) -> None:
        self.weights = check(weights)
        self.plans = plans  # whether it buys what is best together, not just the best first
        self.kept: list[list[float]] = []  # by phase and face: what a card is worth in a deck
        self.now: list[list[float]] = []  # by phase and face: what it does at once
        self.order: list[float] = []  # by face: how early it is played
        for _ in range(PHASES + 1):
            self.kept.append([])
            self.now.append([])
        self.printed: i64 = 0  # how many faces had been given when this judge last looked
        self.catch_up()

    def catch_up(self) -> None:
        """Value the cards that have come since."""
        for face in PRINTINGS.since(self.printed):
            self.value(face)
        self.printed = PRINTINGS.count

    def value(self, face: int) -> None:
        """Work out what a card is worth, for every share of the pool left."""
        card = FACES[face]
        vector = features.vector(face)
        for phase in range(PHASES + 1):
            left = phase / PHASES
            lasting = 0.0
            at_once = 0.0
            for i in range(features.COUNT):
                early = self.weights[weights.EARLY + i] * left + self.weights[weights.LATE + i]
                lasting += early * vector[i]
                at_once += self.weights[weights.NOW + i] * vector[i]
            if card.stays:
                lasting *= self.weights[weights.CONSTRUCT]
            put_at(self.kept[phase], face, float(card.honor) + lasting * left)
            put_at(self.now[phase], face, at_once)
        put_at(self.order, face, play_order(vector, card))

    def phase(self, game: Game) -> int:
        """How much of the pool is left, in steps."""
        return min(PHASES * game.honor_pool // max(game.setup.pool, 1), PHASES)

    def choose(self, game: Game, moves: list[Move]) -> Move:
        """The best of the moves of the pending decision."""
        if self.printed != PRINTINGS.count:
            self.catch_up()
        if moves[-1].verb == verbs.END_TURN:
            return self.on_turn(game, moves)
        best = moves[0]
        most = NEVER * 10.0
        phase = self.phase(game)
        if moves[0].verb == verbs.NAME_CARD:
            moves = worth_trying(game, moves)
        for move in moves:
            worth = self.answer(game, move, phase)
            if worth > most:
                most = worth
                best = move
        return best

    def on_turn(self, game: Game, moves: list[Move]) -> Move:
        """The best move of a turn: play what is in hand, use what is in play, then spend."""
        best = moves[-1]
        if game.turn_too_long():
            return best
        phase = self.phase(game)
        most = 0.0
        buying = False
        for move in moves:
            worth = self.turn_move(game, move, phase)
            if worth > most:
                most = worth
                best = move
                buying = move.verb == verbs.ACQUIRE or move.verb == verbs.DEFEAT
        if buying and self.plans:
            return self.spend(game, moves, phase)
        return best

    def turn_move(self, game: Game, move: Move, phase: int) -> float:
        """What a move of the turn is worth."""
        verb = move.verb
        if verb == verbs.PLAY_CARD:
            return PLAY_FIRST + self.order[move.face]
        if verb == verbs.USE:
            return self.use(game, move, phase)
        if verb in (verbs.ACQUIRE, verbs.DEFEAT):
            return self.taking(game, move, phase) - self.weights[weights.BUY_FROM]
        if verb == verbs.ROLL:
            return 0.5
        if verb == verbs.END_TURN:
            return 0.0
        raise ValueError(unknown(verb))

    def use(self, game: Game, move: Move, phase: int) -> float:
        """What using an ability is worth: a free one is used at once."""
        card = FACES[move.face]
        ability = card.trophy if card.trophy is not None else None
        if ability is None and move.zone == PLAY:
            ability = card.abilities[move.number]
        if ability is None:
            return PLAY_FIRST
        price = ability.price()
        if price is None:
            return PLAY_FIRST
        gain = self.effect_now(ability.effect(), phase)
        return gain - self.price(game, price, move.face, phase)

    def price(self, game: Game, price: Effect, face: int, phase: int) -> float:
        """What has to be given up for something."""
        if isinstance(price, effects.Spend):
            per_rune = self.weights[weights.NOW + features.RUNES]
            return price.runes * per_rune + price.insight * self.weights[weights.NOW + features.INSIGHT]
        if FACES[face].fought:
            return 0.1  # a trophy is kept only while using it is worth less than this
        return self.kept[phase][face]

    def effect_now(self, effect: Effect, phase: int) -> float:
        """What an effect is worth at once."""
        vector = features.of_effect(effect)
        total = 0.0
        for i in range(features.COUNT):
            total += self.weights[weights.NOW + i] * vector[i]
        return total

    def taking(self, game: Game, move: Move, phase: int) -> float:
        """What acquiring or defeating a card is worth, the treasure under it included."""
        face = move.face
        treasure = 0.0
        if move.zone == CENTER_ROW and len(game.treasure) > 0:
            treasure = 0.5 * float(len(row.under(game, acquire.row_place(game, move))))
        if FACES[face].fought:
            return self.now[phase][face] + treasure
        left = phase / PHASES
        worth = self.kept[phase][face]
        if not FACES[face].stays:
            excess = (deck_size(game, game.deciding()) - USUAL_DECK) / USUAL_DECK
            crowd = min(max(self.weights[weights.CROWDED] * excess, -0.8), 0.8)
            worth -= (worth - float(FACES[face].honor)) * crowd
        early = self.weights[weights.DILUTE_EARLY] * left
        worth += treasure - early - self.weights[weights.DILUTE_LATE]
        if move.to == DISCARD:
            return worth
        if move.to == TEAMMATE:
            return worth - 0.5
        return worth + self.weights[weights.INTO_PLAY] * (1.5 if move.to == PLAY else 1.0)

    def spend(self, game: Game, moves: list[Move], phase: int) -> Move:
        """The most valuable part of what is best to buy, or to defeat, with what there is to spend."""
        best = moves[-1]
        most = 0.0
        for verb in (verbs.DEFEAT, verbs.ACQUIRE):
            money = costs.power(game) if verb == verbs.DEFEAT else game.runes + costs.earmarked_runes(game)
            move, worth = self.best_of_plan(game, moves, phase, verb, min(money, MOST_RUNES))
            if move is not None and worth > most:
                most = worth
                best = move
        return best

    def best_of_plan(
        self, game: Game, moves: list[Move], phase: int, verb: str, money: int
    ) -> tuple[Move | None, float]:
        """Fill the purse as well as possible; the most valuable thing in it goes first."""
        items: list[Move] = []
        worths: list[float] = []
        prices: list[int] = []
        for move in moves:
            if move.verb != verb:
                continue
            worth = self.taking(game, move, phase) - self.weights[weights.BUY_FROM]
            if worth <= 0.0:
                continue
            price = costs.cost(game, game.turn, move.face, acquire.row_place(game, move))
            fitting = money // price if price else COPIES
            for _ in range(min(COPIES, fitting) if move.zone == AVAILABLE else 1):
                items.append(move)
                worths.append(worth)
                prices.append(price)
        if not items:
            return None, 0.0
        chosen = knapsack(worths, prices, money)
        first: Move | None = None
        most = 0.0
        for number in chosen:
            if worths[number] > most:
                most = worths[number]
                first = items[number]
        return first, most

    def answer(self, game: Game, move: Move, phase: int) -> float:
        """What an answer to a question is worth."""
        verb = move.verb
        if move.declines:
            return 0.0
        if verb in (verbs.ACQUIRE, verbs.DEFEAT):
            return self.taking(game, move, phase)
        if verb in ON_A_CARD:
            return self.pick(game, move, phase)
        return self.option(game, move, phase)

    def pick(self, game: Game, move: Move, phase: int) -> float:
        """What picking a card is worth."""
        face = move.face
        verb = move.verb
        left = phase / PHASES
        if verb == verbs.BANISH:
            if move.zone == CENTER_ROW:
                return self.deny(game, move, phase)
            thin = self.weights[weights.THIN] * left + self.weights[weights.THIN_LATE]
            still = self.now[phase][face] if move.zone == HAND and game.deciding() == game.turn else 0.0
            return thin - self.kept[phase][face] - 0.5 * still
        if verb == verbs.DISCARD or verb == verbs.PUT:
            return -self.now[phase][face]
        if verb == verbs.DESTROY:
            return -self.kept[phase][face]
        if verb == verbs.COPY:
            return self.now[phase][face]
        if verb == verbs.RETURN and move.zone == PLAY:
            return -self.weights[weights.DESTROYED]
        if verb in WANTED:
            return self.kept[phase][face]
        raise ValueError(unknown(verb))

    def deny(self, game: Game, move: Move, phase: int) -> float:
        """What it is worth that a card leaves the row: nothing if the player can take it."""
        face = move.face
        monster = FACES[face].fought
        price = costs.cost(game, game.turn, face, acquire.row_place(game, move))
        money = costs.power(game) if monster else game.runes
        if price <= money:
            return NEVER
        worth = self.now[phase][face] if monster else self.kept[phase][face]
        return self.weights[weights.DENY] * (worth - self.weights[weights.DENY_FROM])

    def option(self, game: Game, move: Move, phase: int) -> float:
        """What one of several options is worth."""
        task = game.pending[-1]
        verb = move.verb
        if verb == verbs.CHOOSE:
            return self.effect_worth(task.effect, move.number, phase)
        if verb == verbs.BID:
            return self.bid(game, task.source, move.number, task.number, phase)
        if verb == verbs.NAME_FACTION:
            player = game.players[task.player]
            places = range(len(player.played))
            return float(len([place for place in places if player.played_as(place) & move.number]))
        if verb == verbs.NAME_CARD:
            return self.effect_now(task.effect, phase)
        if verb == verbs.OPPONENT:
            return float(game.players[move.owner].honor)
        if verb == verbs.ORDER or verb == verbs.PUT_UNDER:
            return -float(move.number)
        raise ValueError(unknown(verb))

    def effect_worth(self, effect: Effect, number: i64, phase: int) -> float:
        """What one of several effects, or all of them, or something that is offered, is worth."""
        if isinstance(effect, choices.Choose):
            if number == len(effect.effects):
                return sum([self.effect_now(part, phase) for part in effect.effects])
            return self.effect_now(effect.effects[number], phase)
        if isinstance(effect, choices.May):
            return self.offer(effect.effect, phase)
        return -float(number)

    def offer(self, effect: Effect, phase: int) -> float:
        """What something that can be declined is worth."""
        if isinstance(effect, effects.Pay):
            price = effect.cost
            worth = self.effect_now(effect.effect, phase)
            if isinstance(price, effects.Spend):
                return worth - price.insight * self.weights[weights.NOW + features.INSIGHT]
            return worth - 2.0 * (phase / PHASES)
        return self.effect_now(effect, phase)

    def bid(self, game: Game, face: int, bid: int, high: int, phase: int) -> float:
        """What a bid is worth: only the lowest one, as long as the effect is worth more."""
        if bid > high + 1:
            return NEVER
        return self.now[phase][face] - bid * self.weights[weights.NOW + features.INSIGHT]


def unknown(verb: str) -> str:
    """A verb that is worth nothing to a judge because nobody has said what it is worth."""
    return f"judges do not know what {verb!r} is worth"


def put_at(values: list[float], face: int, value: float) -> None:
    """Put down a value by the face of a card, beyond all others or in the place of an older one."""
    while len(values) <= face:
        values.append(0.0)
    values[face] = value


def deck_size(game: Game, seat: int) -> int:
    """How many cards go round in a player's deck."""
    player = game.players[seat]
    return len(player.deck) + len(player.hand) + len(player.discard) + len(player.played)


def play_order(vector: list[float], card: Card) -> float:
    """Energy and cards first, then what stays; what copies, discards or banishes comes last."""
    order = 20.0 * vector[features.ENERGY] + 10.0 * vector[features.DRAW]
    if card.lies_under:
        order += 100.0
    if card.stays:
        order += 30.0
    return order - 40.0 * vector[features.COPY] - 25.0 * vector[features.LOSE] - 2.0 * vector[features.BANISH]


def knapsack(worths: list[float], prices: list[int], money: int) -> list[int]:
    """The numbers of the things that are worth most together and cost no more than there is."""
    count = len(worths)
    best: list[list[float]] = [[0.0] * (money + 1)]
    for item in range(count):
        row = best[item]
        following: list[float] = []
        for purse in range(money + 1):
            without = row[purse]
            price = prices[item]
            taken = row[purse - price] + worths[item] if price <= purse else -1.0
            following.append(taken if taken > without else without)
        best.append(following)
    chosen: list[int] = []
    purse = money
    for item in range(count - 1, -1, -1):
        if best[item + 1][purse] != best[item][purse]:
            chosen.append(item)
            purse -= prices[item]
    return chosen
