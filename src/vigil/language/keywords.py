"""Keywords: printed words that stand for a whole effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.abilities import When
from vigil.language.choices import May
from vigil.language.effects import Do, Pay, Spend
from vigil.language.selectors import HEROES
from vigil.language.text import sentences
from vigil.language.triggers import Plays, Trigger
from vigil.rules import events
from vigil.rules.kernel import ability, verbs
from vigil.rules.kernel.ability import UNLIMITED, Lasting
from vigil.rules.kernel.asking import BIDDING, AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.cards import count_of, has, pack, put
from vigil.rules.kernel.effect import Effect, Task, carry_out, carry_out_one, comes_next
from vigil.rules.kernel.effect_kinds import ForTheTurn, at_any_time
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import (
    A_COUNT,
    ANYBODY,
    IN_NO_ZONE,
    NO_CARD,
    NO_NAME,
    OF_A_BIDDER,
    SEATS_BIDDING,
)
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.table_traces import RECURRED
from vigil.rules.kernel.zones import CENTER_ROW, EMPTY
from vigil.rules.moves import PASSED
from vigil.wording.parts import (
    CLOSE,
    COMMA,
    DOER,
    OPEN,
    CardName,
    Keyword,
    Noun,
    Number,
    PlayerName,
    Quantity,
    Verb,
)
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.sentences import Sentence
from vigil.wording.words import Words, conditional, run_on, say, with_heading, you

NOBODY: Final = -1
DELIRIUM_DIE: Final = Keyword("Delirium Die")


@dataclass(frozen=True, init=False)
class Recur(Effect):
    """The effects, and once more for a price in insight (DEL-24 to DEL-28)."""

    cost: int
    effects: tuple[Effect, ...]

    def __init__(self, cost: int, *effects: Effect) -> None:
        object.__setattr__(self, "cost", cost)
        object.__setattr__(self, "effects", effects)

    def words(self) -> Words:
        return run_on([sentence.clause for sentence in self.sentences()])

    def sentences(self, said: tuple[Effect, ...] = ()) -> list[Sentence]:
        price = say(Keyword("Recur"), OPEN, Quantity(self.cost, "insight"), CLOSE)
        return [*sentences(self.effects, said), Sentence(price, self.again())]

    def leads_to(self) -> tuple[Effect, ...]:
        return (self.again(),)

    def again(self) -> Effect:
        """The offer to pay for having it once more."""
        return May(Pay(Spend(insight=self.cost), Again(*self.effects)))

    def possible(self, game: State, task: Task) -> bool:
        return any(effect.possible(game, task) for effect in self.effects)

    def resolve(self, game: State, task: Task) -> None:
        again = May(Pay(Spend(insight=self.cost), Again(*self.effects)))
        carry_out(game, (*self.effects, again), task)


@dataclass(frozen=True, init=False)
class Again(Do):
    """The effects once more: what a Recur is paid for, once for each card played (DEL-27)."""

    def words(self) -> Words:
        return say(Verb("recur"))

    def traces(self) -> i64:
        return RECURRED

    def possible(self, game: State, task: Task) -> bool:
        return recurs_left(game, task) > 0 and super().possible(game, task)

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        hero = recurring(task)
        if copies_row(task):
            player.recurred_in_row = put(player.recurred_in_row, hero)
        else:
            player.recurred = put(player.recurred, hero)
        super().resolve(game, task)


def recurring(task: Task) -> i64:
    """The hero whose Recur is paid for: the one that is copied, or the one that was played."""
    return task.source if task.it == EMPTY else task.it


def copies_row(task: Task) -> bool:
    """Whether that hero lies in the center row: a card of its own beside equal ones that were played."""
    return task.it != EMPTY and task.zone == CENTER_ROW


def recurs_left(game: State, task: Task) -> i64:
    """How many cards there are of that hero, where it is, whose Recur was not paid for yet."""
    player = game.players[task.player]
    hero = recurring(task)
    if copies_row(task):
        return count_of(game.center_row, hero) - count_of(player.recurred_in_row, hero)
    return max(count_of(player.ever_played(), hero), 1) - count_of(player.recurred, hero)


@dataclass(frozen=True)
class Unite(ForTheTurn):
    """Something that happens once if other heroes of a faction are played in the same turn, in any order."""

    faction: int
    effect: Effect
    others: int = 1

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        if self.others == 1:
            return with_heading(Keyword("Unite"), self.effect.words_after(said))
        heroes = say(Number(self.others), "or more other", HEROES.of(self.faction).all())
        enough = say(you("play"), heroes, "this turn", COMMA, "before or after this")
        return conditional(enough, self.effect.words_after(said))

    def at_any_time(self) -> bool:
        return at_any_time(self.effect)

    def lets_last(self) -> Lasting | None:
        return Lasting(When(PlaysEnough(self.faction, self.others), self.effect), EMPTY, 1, 1)

    def resolve(self, game: State, task: Task) -> None:
        united = HEROES.of(self.faction).other.count_played(game, task.player, task.source)
        if united >= self.others:
            carry_out_one(game, self.effect, task)
            return
        player = game.players[task.player]
        waiting = When(PlaysEnough(self.faction, self.others), self.effect)
        player.lasting = (*player.lasting, Lasting(waiting, task.source, 1, 1))
        player.refresh()


@dataclass(frozen=True)
class PlaysEnough(Trigger):
    """The player plays the hero that makes it enough other heroes of a faction."""

    faction: int
    others: int

    def clause(self) -> Words:
        heroes = HEROES.of(self.faction)
        if self.others == 1:
            return say(you("play"), heroes.other.one())
        return say(you("have"), "played", Number(self.others), "other", heroes.noun(many=True))

    def words_now(self, once: bool) -> Words:
        return self.words()

    def happening(self) -> i64:
        return ability.HERO_PLAYED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        heroes = HEROES.of(self.faction).other
        return heroes.last_played(game, seat) and heroes.count_played(game, seat, source) >= self.others


@dataclass(frozen=True)
class MultiUnite(ForTheTurn):
    """Something that happens for every other hero of a faction played in the same turn, in any order."""

    faction: int
    effect: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        keyword = Keyword("Multi-Unite", f"Multi-Unite ({FACTIONS[self.faction]})")
        return with_heading(keyword, self.effect.words_after(said))

    def at_any_time(self) -> bool:
        return at_any_time(self.effect)

    def lets_last(self) -> Lasting | None:
        return Lasting(When(Plays(HEROES.of(self.faction)), self.effect), EMPTY, UNLIMITED, 1)

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        later = When(Plays(HEROES.of(self.faction)), self.effect)
        player.lasting = (*player.lasting, Lasting(later, task.source, UNLIMITED, 1))
        player.refresh()
        for _ in range(HEROES.of(self.faction).other.count_played(game, task.player, task.source)):
            game.pending.append(task.to(self.effect))


@dataclass(frozen=True)
class PerTreasure(Effect):
    """A fate that happens once for each treasure under the card when it entered (ROV-55)."""

    effect: Effect

    def words(self) -> Words:
        return say("for each", Noun("Treasure"), "under this", COMMA, self.effect.words())

    def amiss(self, game: State, task: Task) -> str:
        treasure = [face for face in game.setup.center if FACES[face].lies_under]
        return "there is not so much treasure" if task.number > len(treasure) else ""

    def resolve(self, game: State, task: Task) -> None:
        for _ in range(task.number):
            game.pending.append(task.to(self.effect))


@dataclass(frozen=True)
class Auction(AskingEffect):
    """One use of the card's play effect goes to the highest bidder of insight (DEL-30 to DEL-42).

    The task keeps the highest bid as its number, who made it as its seat, and notes the seats
    still in the running, the next to be asked first.
    """

    def words(self) -> Words:
        return say(Keyword("Auction"))

    def amiss(self, game: State, task: Task) -> str:
        if not comes_next(game, task):
            return "everything else waits for an auction"
        running = list(task.noted)
        if not running or running[0] != task.player or len(set(running)) != len(running):
            return "its bidders are no order of seats that begins with the one who is asked"
        if (task.seat == NOBODY) != (task.number == 0):
            return "a bid needs a bidder"
        if task.seat == NOBODY:
            return ""
        has_it = task.number <= game.players[task.seat].insight and running[-1] == task.seat
        return "" if has_it else "whoever has bid most has that insight, and is asked last"

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        card = FACES[task.source].name
        high = say("no bid yet")
        if task.number:
            high = say(PlayerName(task.seat), Verb("have", DOER, task.seat), f"bid {task.number}")
        effect = run_on([sentence.clause for sentence in sentences(FACES[task.source].play)])
        opening = say(Keyword("Auction"), "for the effect of", CardName(card), OPEN, effect, CLOSE)
        return Prompt(high, Reader(setup.names), card, opening)

    def moves(self, game: State, task: Task) -> list[Move]:
        most = game.players[task.player].insight
        bids = [Move(verbs.BID, f"bid {bid}", number=bid) for bid in range(task.number + 1, most + 1)]
        return [*bids, PASSED]

    def kind(self) -> str:
        return BIDDING

    def answer(self, game: State, task: Task, move: Move) -> None:
        running = task.noted[1:]
        high = task.to(self)
        if move.verb == verbs.BID:
            running = put(running, task.player)
            high.number = move.number
            high.seat = task.player
            tell(game, events.Bid(task.player, task.source, move.number))
        elif game.players[task.player].insight > task.number:
            tell(game, events.Passed(task.player, task.source))  # who cannot bid need not be mentioned
        if high.number and len(running) == 1 and has(running, high.seat):
            self.award(game, high)
        elif len(running) > 0:
            high.noted = running
            high.player = running[0]
            game.pending.append(high)
        else:
            tell(game, events.Unsold(game.turn, task.source))

    def award(self, game: State, task: Task) -> None:
        """The winner pays and gets the effect (DEL-40, DEL-41)."""
        game.players[task.seat].insight -= task.number
        tell(game, events.Won(task.seat, task.source, task.number))
        won = Task(self, task.seat, task.source)
        carry_out(game, FACES[task.source].play, won)


@dataclass(frozen=True)
class HoldAuction(Effect):
    """Ask everybody in turn for a bid, the player on turn first (DEL-33)."""

    def words(self) -> Words:
        return say("players bid insight for the effect below")

    def leads_to(self) -> tuple[Effect, ...]:
        return (Auction(),)

    def hands_on(self, shape: int) -> int:
        return ANYBODY | OF_A_BIDDER | NO_CARD | A_COUNT | SEATS_BIDDING | NO_NAME | IN_NO_ZONE

    def resolve(self, game: State, task: Task) -> None:
        count = len(game.players)
        auction = Task(Auction(), game.turn, task.source)
        auction.seat = NOBODY
        auction.noted = pack([(game.turn + step) % count for step in range(count)])
        game.pending.append(auction)


@dataclass(frozen=True)
class RollDie(Effect):
    """Roll the Delirium Die and gain what its side says (DEL-44)."""

    sides: tuple[Effect, ...]

    def words(self) -> Words:
        return say(Verb("roll"), "the", DELIRIUM_DIE)

    def resolve(self, game: State, task: Task) -> None:
        side = game.random(len(self.sides))
        tell(game, events.Rolled(task.player, task.source, side + 1))
        carry_out_one(game, self.sides[side], task)
