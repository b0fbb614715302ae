"""The assessor: what every move of a decision is worth, from the view of the seat that decides.

All moves meet the same guesses; the clearly worse drop out, the one that was made never does.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from vigil.bots.afterstate import last_turn
from vigil.bots.levels import LEVELS, bot, bot_class
from vigil.bots.likely_cards import worth_trying
from vigil.bots.search import CLEARLY, Found, Searching, left, mean
from vigil.review import review_words
from vigil.review.lookahead import Lookahead
from vigil.rules.game import View
from vigil.rules.kernel import verbs
from vigil.rules.moves import Decision, Move, find_move

GUESSES: Final = 64  # for every decision
DEPTH: Final = {"expert": 1}  # own turns to look at in every decision; where it counts, it looks further
LOTS: Final = 4  # after each, moves that are clearly worse drop out
CONFIRMING: Final = 2  # times as many fresh ones, for a loss that seems to count
DEEPER: Final = 0.01  # a loss from which on it is looked at some turns later, too
DOUBT: Final = 0.5  # how far a loss seen at the end of the turn is usually off, as a share of it
LINE: Final = 12  # moves of a line that are told


@dataclass(slots=True)
class Appraisal:
    """What was found about a decision; `found` has a value for each guess."""

    view: View
    decision: Decision
    taken: Move
    best: Move
    found: Found = field(repr=False)
    loss: float = 0.0  # what the best move was worth more, as far as that is sure
    regained: float = 0.0  # what the move that was made is worth more if the best one follows it

    @property
    def after(self) -> float:
        """The chance of winning with the move that was made."""
        return min(mean(self.found[self.taken]) + self.regained, 1.0)

    def chances(self) -> dict[Move, float]:
        """The chance with each move: its distance from the one that was made, on the guesses both met."""
        base = self.found[self.taken]
        level = mean(base)
        known = {
            move: level + mean([value - base[i] for i, value in enumerate(values)])
            for move, values in self.found.items()
        }
        known[self.taken] = self.after
        known[self.best] = top = self.after + self.loss
        # An estimate from few guesses must not seem better than the move that was confirmed.
        return {move: min(value, top) for move, value in known.items()}


class Assessor:
    """Judges decisions of one seat; a decision's judgement depends on nothing but its view."""

    def __init__(self, level: str, seed: int, guesses: int = GUESSES) -> None:
        found = bot(level, seed)
        if not isinstance(found, Searching):
            searching = [name for name in LEVELS if issubclass(bot_class(name), Searching)]
            raise LookupError(review_words.no_reviewer(level, searching))
        self.bot = found
        self.bot.turns = DEPTH.get(level, found.turns)
        self.guesses = guesses

    def assess(self, view: View, taken: str) -> Appraisal:
        """Judge the pending decision of a view."""
        decision = view.decision
        assert decision is not None
        move = find_move(decision.moves, taken)
        assert move is not None
        seen = anchor(view)
        running = list(dict.fromkeys([*worth_trying(view.table, decision.moves), move]))
        found: Found = {each: [] for each in running}
        lot = max(self.guesses // LOTS, 1)
        for start in range(0, self.guesses, lot):
            self.bot.try_lot(seen, range(start, start + lot), running, found)
            if len(decision.moves) == 1:
                break
            running = list(dict.fromkeys([*left(running, found), move]))
        appraisal = Appraisal(seen, decision, move, leader(found, move), found)
        if clear(lead(found[appraisal.best], found[move])):
            self.confirm(appraisal)
        return appraisal

    def confirm(self, appraisal: Appraisal) -> None:
        """Measure a loss on fresh guesses: the highest of many numbers is too high by chance.

        What is only done in another order is no loss: the best move may follow the one that was made.
        """
        best, taken = appraisal.best, appraisal.taken
        fresh: Found = {best: [], taken: []}
        numbers = range(self.guesses, (1 + CONFIRMING) * self.guesses)
        self.bot.try_lot(appraisal.view, numbers, [best, taken], fresh)
        leads = lead(fresh[best], fresh[taken])
        if not clear(leads):
            return
        lookahead = self.lookahead(appraisal)
        regained = max(lookahead.gain(appraisal.view, taken, best), 0.0)
        appraisal.regained = min(regained, mean(leads))
        loss = mean(leads) - appraisal.regained
        if loss >= DEEPER and not appraisal.regained:
            loss = weigh_loss(loss, lookahead.later(appraisal.view, best, taken))
        appraisal.loss = loss

    def lookahead(self, appraisal: Appraisal) -> Lookahead:
        """What looks further for the seat that decides."""
        return Lookahead(self.bot, appraisal.decision.player, self.guesses)

    def line(self, appraisal: Appraisal) -> tuple[str, ...]:
        """What the judge would do after the best move, until something is turned up."""
        seat = appraisal.decision.player
        game = appraisal.view.guess(self.bot.seed)
        told: list[str] = []
        move = appraisal.best
        while len(told) < LINE:
            told.append(move.text)
            game.revealed = False
            if move.verb == verbs.END_TURN:
                break
            game.step(move)
            if game.over or game.revealed or game.deciding() != seat:
                break
            move = self.bot.judge.choose(game, game.legal_moves())
        return tuple(told)

    def ends_turn(self, appraisal: Appraisal) -> bool:
        """Whether the move ends the turn, and the game goes on."""
        return appraisal.taken.verb == verbs.END_TURN and not last_turn(appraisal.view.table)


def anchor(view: View) -> View:
    """The view with the same guesses as every other of this turn, as far as the same is hidden."""
    table = view.table.copy()
    table.moves_made = table.turn_number
    return View(table, view.seat)


def leader(found: Found, taken: Move) -> Move:
    """The best of the moves that were tried most; the one that was made, if none is better."""
    most = max(len(values) for values in found.values())
    first = max([move for move in found if len(found[move]) == most], key=lambda move: mean(found[move]))
    return first if mean(found[first]) > mean(found[taken]) + 1e-9 else taken


def weigh_loss(soon: float, later: list[float]) -> float:
    """A loss as seen at the end of the turn, which is precise, and some turns later, which is truer."""
    ahead = mean(later)
    doubt = (DOUBT * soon) ** 2
    noise = sum((value - ahead) ** 2 for value in later) / len(later) ** 2
    return max(soon + (ahead - soon) * doubt / (doubt + noise), 0.0)


def lead(better: list[float], worse: list[float]) -> list[float]:
    """By how much one is ahead, guess by guess."""
    return [one - other for one, other in zip(better, worse, strict=False)]


def clear(leads: list[float]) -> bool:
    """Whether a lead is more than the judge could be wrong by."""
    ahead = mean(leads)
    spread = math.sqrt(sum((value - ahead) ** 2 for value in leads)) / len(leads)
    return ahead > 0 and ahead >= CLEARLY * spread
