"""Mining: games are played, and turns looked for in which one move is clearly best and tuned misses it.

A quick look at every decision is followed by a much deeper one, on guesses that were not used before.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.bots import LEVELS, bot
from vigil.bots.afterstate import last_turn
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.levels import bot_class
from vigil.bots.search import CLEARLY, Found, Searching, beaten, mean
from vigil.puzzles import puzzle_words
from vigil.puzzles.puzzle import FAIR, Puzzle
from vigil.review.lookahead import Lookahead
from vigil.rules.game import Game, View
from vigil.rules.kernel import chance, verbs
from vigil.rules.kernel.box import STANDARD
from vigil.rules.library import sets_to_play
from vigil.rules.moves import Move
from vigil.sets import SHIPPED

KINDS: Final = (  # every set, the first one more often, and all together
    *[sets_to_play(card_set) for card_set in SHIPPED],
    sets_to_play(SHIPPED[0]),
    tuple(card_set.code for card_set in SHIPPED),
)
FIRST: Final = 1 << 34  # of the seeds for tuning: no training reaches them
QUICK: Final = "expert"
GLANCE: Final = 12  # guesses of the quick look
DEEP: Final = 64  # and of the deep one, on fresh ones
MARGIN: Final = 0.07  # by which the best move is ahead of every other at first sight ...
SURE: Final = 0.05  # ... and in the deep look
FEWEST: Final = 3  # moves to choose from
SEEDS: Final = 8  # of a bot, to measure how often it finds the best move
SELDOM: Final = 0.5
LINE: Final = 12
STREAM: Final = 3
NAMES: Final = ("You", "Bo")


class PuzzleLot(NamedTuple):
    """Games of which one process makes puzzles."""

    first: int
    games: int


def mine(lot: PuzzleLot) -> list[Puzzle]:
    """The puzzles in some games; at most one of each."""
    found: list[Puzzle] = []
    for number in range(lot.first, lot.first + lot.games):
        found += in_game(number)
    return found


def in_game(number: int) -> list[Puzzle]:
    """The first puzzle of a game between judges of tuned, if there is one."""
    seed = seeds("tuning", FIRST + number, 1)[0]
    game = Game.new(list(KINDS[number % len(KINDS)]), 2, seed, 2, STANDARD)
    judge = tuned_judge()
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if worth_a_look(game, moves, move):
            view = game.view(game.deciding())
            made = made_of(view, move, number)
            if made is not None:
                return [made]
        game.step(move)
    return []


def worth_a_look(game: Game, moves: list[Move], tuned: Move) -> bool:
    """Whether a decision may be a puzzle: of the turn itself, with a choice, once all cards are played."""
    return not game.pending and len(moves) >= FEWEST and tuned.verb != verbs.PLAY_CARD


def made_of(view: View, tuned: Move, number: int) -> Puzzle | None:
    """The puzzle in a decision, if one move is clearly best and not the one of tuned."""
    decision = view.decision
    assert decision is not None
    quick = searching(QUICK, number)
    glance = try_moves(quick, view, decision.moves, range(GLANCE))
    best = ahead(glance, MARGIN)
    if best is None or best == tuned:
        return None
    deep = try_moves(searching(strongest(), number + 1), view, decision.moves, range(DEEP))
    if ahead(deep, SURE) != best:
        return None
    chances = with_what_follows(quick, view, best, deep)
    if not is_fair(chances, best) or chances[best] - chances[tuned] <= FAIR:
        return None
    guess = view.guess(chance.stream(number, STREAM))
    found = {level: how_often(level, view, best) for level in LEVELS}
    return Puzzle(
        id=f"{number:05d}",
        story=puzzle_words.story(view.table, decision.player, best),
        seat=decision.player,
        position=position(guess, decision.player),
        chances={move.notation: round(chance, 3) for move, chance in chances.items()},
        line=line(view, best, quick),
        difficulty=difficulty(found),
        found=found,
    )


def position(guess: Game, seat: int) -> dict[str, Any]:
    """A guess as a position; the center deck is what is left, unless something is known of it."""
    document = guess.position()
    if not guess.center_known:
        del document["center_deck"]
    for number, side in enumerate(document["seats"]):
        side["name"] = NAMES[number != seat]
    return document


def strongest() -> str:
    """The level that looks deepest."""
    return list(LEVELS)[-1]


def searching(level: str, seed: int) -> Searching:
    """A bot that looks where moves lead."""
    found = bot(level, seed)
    assert isinstance(found, Searching)
    return found


def try_moves(searcher: Searching, view: View, moves: list[Move], numbers: range) -> Found:
    """What all moves are worth on the same guesses."""
    found: Found = {move: [] for move in moves}
    searcher.try_lot(view, numbers, moves, found)
    return found


def ahead(found: Found, margin: float) -> Move | None:
    """The move that is ahead of every other one, clearly and by a margin."""
    ranked = sorted(found, key=lambda move: -mean(found[move]))
    best, second = ranked[0], ranked[1]
    by = mean(found[best]) - mean(found[second])
    return best if by >= margin and beaten(found[best], found[second], CLEARLY) else None


def with_what_follows(searcher: Searching, view: View, best: Move, found: Found) -> dict[Move, float]:
    """What moves are worth if the best one may follow them: doing something else first is no mistake."""
    lookahead = Lookahead(searcher, view.table.deciding(), GLANCE)
    top = mean(found[best])
    chances = {best: top}
    for move in found:
        if move != best:
            chances[move] = min(mean(found[move]) + max(lookahead.gain(view, move, best), 0.0), top)
    return chances


def is_fair(chances: dict[Move, float], best: Move) -> bool:
    """Whether every move is either as good as the best one or clearly worse, and some are worse."""
    less = [chances[best] - chance for chance in chances.values()]
    worse = [loss for loss in less if loss > FAIR]
    return len(worse) >= FEWEST - 1 and min(worse) >= SURE


def how_often(level: str, view: View, best: Move) -> float:
    """How often a level of bots finds the best move."""
    decision = view.decision
    assert decision is not None
    deep = issubclass(bot_class(level), Searching)
    tries = range(SEEDS if level == QUICK else 1 if deep else 2)
    return sum(bot(level, seed).choose(view, decision) == best for seed in tries) / len(tries)


def difficulty(found: dict[str, float]) -> int:
    """A step more for each level above the weakest that seldom finds it, from 1 to 5."""
    seldom = sum(share < SELDOM for level, share in found.items() if level != "uniform")
    return max(1, min(5, seldom))


def line(view: View, best: Move, searcher: Searching) -> tuple[str, ...]:
    """The best move, and what tuned would do after it, until something is turned up."""
    game = view.guess(searcher.seed)
    seat = game.deciding()
    told: list[str] = []
    move = best
    while len(told) < LINE:
        told.append(move.notation)
        game.revealed = False
        if move.verb == verbs.END_TURN and not last_turn(game):
            break
        game.step(move)
        if game.over or game.revealed or game.deciding() != seat:
            break
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else searcher.judge.choose(game, moves)
    return tuple(told)
