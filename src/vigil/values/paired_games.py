"""Paired games: one deal played on twice by tuned, with a card and without it.

The moment is one at which tuned has played its hand and has bought nothing yet. The card is laid into the
row, in exchange for a card there, unless it lies there already; what is hidden is dealt again. If it can be
taken, one copy of the game goes on with that; in the other tuned does without it for the rest of the turn,
and it stays where it is. All chance is the same in both, as far as they go on alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import tuned_judge
from vigil.bots.rollout import play_on
from vigil.review.grades import PHASES, phase
from vigil.rules.game import Game, View
from vigil.rules.kernel import chance, verbs
from vigil.rules.kernel.card import FACES, IN_STACK
from vigil.rules.kernel.cards import replace_at
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.moves import Move
from vigil.rules.table import row

FIRST: Final = 1 << 36  # of the seeds for tuning: no training reaches them
SPAN: Final = 1 << 26  # games of one seed of the measurement
SEEDS: Final = 1 << 12
GAMES: Final = 40  # in a lot
PAIRS: Final = 8  # of every card in every phase of a lot, if it can be had so often
TAKING: Final = (verbs.ACQUIRE, verbs.DEFEAT)
PREPARING: Final = (verbs.PLAY_CARD, verbs.USE)
ORDER: Final = -1  # the stream that puts moments in order


class ValuesLot(NamedTuple):
    """Games that are measured together."""

    code: str
    seed: int
    number: int
    games: int = GAMES
    pairs: int = PAIRS


@dataclass(frozen=True, slots=True)
class Counted:
    """What was found in a lot: own turns by phase, and pairs and gains of every card in every phase."""

    turns: list[int]
    pairs: dict[int, list[tuple[int, int]]]  # by face


def measure(lot: ValuesLot) -> Counted:
    """Measure all cards of a set in one lot of games."""
    found = moments(lot)
    faces = takeable(lot.code)
    pairs: dict[int, list[tuple[int, int]]] = {}
    for place, face in enumerate(faces):
        starts = [place * len(views) // len(faces) for views in found]
        turned = [views[start:] + views[:start] for views, start in zip(found, starts, strict=True)]
        pairs[face] = [play_pairs(views, face, lot) for views in turned]
    return Counted([len(views) for views in found], pairs)


def takeable(code: str) -> list[int]:
    """The cards that can be acquired or defeated in games of a set."""
    setup = Game.new([code], 2, 0).setup
    return sorted(face for face in {*setup.center, *setup.stacks} if not FACES[face].lies_under)


def moments(lot: ValuesLot) -> list[list[View]]:
    """What the seat on turn sees at the moments of a lot, phase by phase, in any order."""
    found: list[list[View]] = [[] for _ in PHASES]
    first = FIRST + lot.seed * SPAN + lot.number * lot.games
    for seed in seeds("tuning", first, lot.games):
        for game in spending(Game.new([lot.code], 2, seed).forget()):
            named = phase(int(game.honor_pool), int(game.setup.pool), ending=game.ending)
            found[PHASES.index(named)].append(game.view(game.turn))
    return [shuffle_views(views, first) for views in found]


def shuffle_views(views: list[View], seed: int) -> list[View]:
    """Moments in random order."""
    order = chance.stream(seed, ORDER)
    return [views[i] for i in sorted(range(len(views)), key=lambda i: chance.stream(order, i))]


def spending(game: Game) -> Iterator[Game]:
    """A game of tuned at the moments at which it begins to spend what it has; one a turn."""
    judge = tuned_judge()
    seen = -1
    while not game.over:
        moves = game.legal_moves()
        move = moves[0] if len(moves) == 1 else judge.choose(game, moves)
        if not game.pending and game.turn_number != seen and move.verb not in PREPARING:
            seen = int(game.turn_number)
            yield game
        game.step(move)


def play_pairs(views: list[View], face: int, lot: ValuesLot) -> tuple[int, int]:
    """Pairs of one card at some moments, and the games won by taking it, less those lost."""
    pairs = gain = 0
    for number, view in enumerate(views):
        seed = chance.stream(chance.stream(lot.seed * SPAN + lot.number, face), number)
        game = view.guess(seed)
        move = offer(game, face, seed)
        if move is None:
            continue
        gain += won_by_taking(game, move)
        pairs += 1
        if pairs == lot.pairs:
            break
    return pairs, gain


def offer(game: Game, face: int, seed: int) -> Move | None:
    """The move that takes a card which is laid into the row, unless it is there; None if it cannot be."""
    if FACES[face].home != IN_STACK and face not in list(game.center_row) and not lay(game, face, seed):
        return None
    for move in game.legal_moves():
        if takes(move, face):
            return move
    return None


def lay(game: Game, face: int, seed: int) -> bool:
    """Exchange a card of the row, one without treasure, for a copy of a card in the center deck."""
    copies = [place for place, other in enumerate(game.center_deck) if other == face]
    bare = [
        place
        for place, other in enumerate(game.center_row)
        if other != EMPTY and not len(row.under(game, place))
    ]
    if not copies or not bare:
        return False
    copy, place = copies[seed % len(copies)], bare[(seed >> 16) % len(bare)]
    game.center_deck = replace_at(game.center_deck, copy, game.center_row[place])
    game.center_row = replace_at(game.center_row, place, face)
    game.options = None
    return True


def takes(move: Move, face: int) -> bool:
    """Whether a move acquires or defeats a card."""
    return move.face == face and move.verb in TAKING


def won_by_taking(game: Game, move: Move) -> int:
    """1 if the game is won with the move and not without it, -1 the other way round, else 0."""
    judge = tuned_judge()
    seat = game.turn
    taken = game.copy()
    taken.step(move)
    do_without(game, move.face, judge)
    judges = [judge] * len(game.players)
    return (seat in play_on(taken, judges).winners) - (seat in play_on(game, judges).winners)


def do_without(game: Game, face: int, judge: Judge) -> None:
    """Let tuned play the rest of a turn without taking a card, as far as there is a choice."""
    turn = game.turn_number
    while not game.over and game.turn_number == turn:
        moves = game.legal_moves()
        kept = [move for move in moves if not takes(move, face)] or moves
        game.step(kept[0] if len(kept) == 1 else judge.choose(game, kept))
