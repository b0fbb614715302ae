"""Effects on cards that nobody has to pick: the card that says it, the one just spoken of, all of them."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.language.selectors import CONSTRUCTS
from vigil.rules.kernel.cards import count_of, has
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import DISCARD, HAND, PLAY, PLAYED, TROPHIES
from vigil.rules.table import piles
from vigil.wording.parts import NAMESAKE, Verb
from vigil.wording.words import YOUR, Words, say, you


@dataclass(frozen=True)
class DestroyAll(Effect):
    """Destroy all constructs."""

    def words(self) -> Words:
        return say(Verb("destroy"), "all", CONSTRUCTS.in_(PLAY).all())

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        for face in game.players[task.seat].constructs:
            piles.destroy(game, task.seat, face, task.player)


@dataclass(frozen=True)
class BanishThis(Effect):
    """Banish the card that says it, perhaps with other copies of it: a price."""

    copies: int = 1

    def words(self) -> Words:
        if self.copies == 1:
            return say(Verb("banish"), "this")
        return say(Verb("banish"), "this and another", NAMESAKE, you("control"))

    def amiss(self, game: State, task: Task) -> str:
        return "a price is paid at once"

    def instant(self) -> bool:
        return True

    def zone(self, game: State, task: Task) -> int:
        """Where the card is: in play, among the trophies, or among the cards played."""
        player = game.players[task.player]
        if has(player.constructs, task.source):
            return PLAY
        return TROPHIES if has(player.trophies, task.source) else PLAYED

    def possible(self, game: State, task: Task) -> bool:
        zone = self.zone(game, task)
        return count_of(game.players[task.player].zone(zone), task.source) >= self.copies

    def resolve(self, game: State, task: Task) -> None:
        for _ in range(self.copies):
            piles.banish(game, task.player, task.source, self.zone(game, task))


@dataclass(frozen=True)
class DestroyThis(Effect):
    """Destroy the construct that says it: a price."""

    def words(self) -> Words:
        return say(Verb("destroy"), "this")

    def amiss(self, game: State, task: Task) -> str:
        return "a price is paid at once"

    def instant(self) -> bool:
        return True

    def possible(self, game: State, task: Task) -> bool:
        return has(game.players[task.player].constructs, task.source)

    def resolve(self, game: State, task: Task) -> None:
        piles.destroy_now(game, task.player, task.source, task.player)  # nobody prevents a price


@dataclass(frozen=True)
class ReturnThis(Effect):
    """Put the card that says it, from play or from the discard pile, into the hand."""

    def words(self) -> Words:
        return say(Verb("return"), "this to", YOUR, "hand")

    def instant(self) -> bool:
        return True

    def zone(self, task: Task) -> int:
        """Where the card was when it spoke."""
        return DISCARD if task.zone == DISCARD else PLAY

    def possible(self, game: State, task: Task) -> bool:
        return has(game.players[task.player].zone(self.zone(task)), task.source)

    def resolve(self, game: State, task: Task) -> None:
        if self.possible(game, task):
            piles.move(game, task.player, task.source, self.zone(task), HAND)


@dataclass(frozen=True)
class ReturnIt(Effect):
    """Put the card just discarded from the discard pile into the hand."""

    def words(self) -> Words:
        return say(Verb("return"), "it to", YOUR, "hand")

    def about_it(self) -> bool:
        return True

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        if has(game.players[task.player].discard, task.it):
            piles.move(game, task.player, task.it, DISCARD, HAND)
